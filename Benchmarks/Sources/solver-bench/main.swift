import Foundation
import HeapUse
import InsetSolver

// Times the solver on problem files and prints one CSV line for each:
// solver,family,views,vars,cons,build_us,resize_median_us,resize_mean_us,churn_us,text_us,bytes,sumA,sumB,sumE
//
// A file that cannot be read or is malformed gives an error line instead, and the exit code 1.
//
// `--generate FOLDER VIEWS…` writes problem files of ten families of layouts instead.
//
// Environment: DUMP=1 also prints the values, as lines `A` (built), `B` (320×568), `C` (after churn) and `E` (after
// the changes of text); OPCAP=20 limits the edits of each kind; STATS=1 prints the solver's counters to stderr.

/// Window sizes of devices, for resizing.
let sizes: [(Double, Double)] = [
  (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (390, 844), (393, 852), (430, 932), (402, 874),
  (440, 956), (812, 375), (852, 393), (932, 430), (744, 1133), (834, 1194), (1024, 1366),
]

let environment = ProcessInfo.processInfo.environment
let isDumping = environment["DUMP"] != nil
let operationLimit = environment["OPCAP"].flatMap { Int($0) }.map { max(0, $0) } ?? 200

/// Processor time of this process, in seconds.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// A problem loaded into a solver.
struct System: ~Copyable {
  var solver = Solver()
  var variables: [Variable] = []
  var constraints: [ConstraintID] = []
  var edits: [ConstraintID] = []
  /// Used again for every constraint.
  private var terms: [Term] = []

  init(_ problem: Problem) {
    let rowCount = problem.constraints.count + problem.edits.count
    solver.reserve(variables: problem.variableCount, constraints: rowCount)
    variables.reserveCapacity(problem.variableCount)
    for _ in 0..<problem.variableCount { variables.append(solver.addVariable()) }
    for edit in problem.edits {
      edits.append(
        solver.addConstraint(
          [Term(variables[edit.variable], 1)], .equal, constant: -edit.value, priority: 1000))
    }
    constraints.reserveCapacity(problem.constraints.count)
    for constraint in problem.constraints { constraints.append(add(constraint, of: problem)) }
    solver.solve()
  }

  mutating func add(_ constraint: Problem.Constraint, of problem: Problem) -> ConstraintID {
    terms.removeAll(keepingCapacity: true)
    for index in constraint.terms {
      let term = problem.terms[index]
      terms.append(Term(variables[term.variable], term.coefficient))
    }
    return solver.addConstraint(
      terms, constraint.relation, constant: constraint.constant, priority: constraint.priority)
  }

  mutating func resize(_ width: Double, _ height: Double) {
    solver.setConstant(edits[0], -width)
    solver.setConstant(edits[1], -height)
    solver.solve()
  }

  var sum: Double { variables.reduce(0) { $0 + abs(solver.value(of: $1)) } }

  func dump(_ tag: String) {
    if isDumping { print(tag, variables.map { String(solver.value(of: $0)) }.joined(separator: " ")) }
  }
}

func median(_ list: [Double]) -> Double { list.isEmpty ? 0 : list.sorted()[list.count / 2] }
func mean(_ list: [Double]) -> Double { list.isEmpty ? 0 : list.reduce(0, +) / Double(list.count) }
func microseconds(_ seconds: Double) -> String { String(format: "%.3f", seconds * 1e6) }

func run(_ problem: Problem) {
  var best = Double.infinity
  var bytes = 0
  var repeats = 0
  let begin = now()
  repeat {
    let before = heapUse()
    let start = now()
    let system = System(problem)
    best = min(best, now() - start)
    if repeats == 0 { bytes = heapUse() - before }
    _ = system.sum
    repeats += 1
  } while now() - begin < 0.4 && repeats < 200
  let head = "\(problem.name),\(problem.views),\(problem.variableCount),\(problem.constraints.count)"

  var system = System(problem)
  let builtSum = system.sum
  system.dump("A")

  var resizes: [Double] = []
  let resizeBegin = now()
  while resizes.count < 32 || (now() - resizeBegin < 0.3 && resizes.count < 2000) {
    let size = sizes[resizes.count % sizes.count]
    let start = now()
    system.resize(size.0, size.1)
    resizes.append(now() - start)
  }
  system.resize(320, 568)
  let resizedSum = system.sum
  system.dump("B")

  let churn = timeChurn(problem, &system)
  system.dump("C")
  let texts = timeTexts(problem, &system)
  system.dump("E")

  let times = [best, median(resizes), mean(resizes), mean(churn), mean(texts)].map(microseconds)
  let sums = [builtSum, resizedSum, system.sum].map { String(format: "%.3f", $0) }
  print("inset,\(head),\(times.joined(separator: ",")),\(bytes),\(sums.joined(separator: ","))")
  if environment["STATS"] != nil {
    report("# \(head): \(system.solver.statistics)")
  }
}

/// Removes one constraint, solves, adds it again, solves.
func timeChurn(_ problem: Problem, _ system: inout System) -> [Double] {
  var times: [Double] = []
  let count = min(problem.churn.count, operationLimit)
  let begin = now()
  for index in 0..<count where now() - begin < 20 {
    let id = problem.churn[index * (problem.churn.count / count)]
    let start = now()
    system.solver.remove(system.constraints[id])
    system.solver.solve()
    system.constraints[id] = system.add(problem.constraints[id], of: problem)
    system.solver.solve()
    times.append(now() - start)
  }
  return times
}

/// Changes the constant of one constraint.
func timeTexts(_ problem: Problem, _ system: inout System) -> [Double] {
  var times: [Double] = []
  let count = min(problem.texts.count, operationLimit)
  let begin = now()
  for index in 0..<count where now() - begin < 20 {
    let text = problem.texts[index * (problem.texts.count / count)]
    let start = now()
    system.solver.setConstant(system.constraints[text.constraint], text.constant)
    system.solver.solve()
    times.append(now() - start)
  }
  return times
}

func report(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

keepFreedMemory()
let arguments = Array(CommandLine.arguments.dropFirst())
let sizesAsked = arguments.dropFirst(2).compactMap { Int($0) }.filter { (1...100_000).contains($0) }
var exitCode: Int32 = 0
if arguments.first == "--generate", !sizesAsked.isEmpty, sizesAsked.count == arguments.count - 2 {
  do {
    try generate(into: arguments[1], sizes: sizesAsked)
  } catch {
    report("\(arguments[1]): cannot be written: \(error.localizedDescription)")
    exitCode = 1
  }
} else if let first = arguments.first, !first.hasPrefix("-") {
  for path in arguments {
    do {
      run(try Problem(path: path))
    } catch {
      report("\(error)")
      exitCode = 1
    }
  }
} else {
  report("usage: solver-bench PROBLEM…\n       solver-bench --generate FOLDER VIEWS…")
  exitCode = 2
}
exit(exitCode)

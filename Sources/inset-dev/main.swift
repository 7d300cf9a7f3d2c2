import Foundation

// The tool of the house: never shipped, free to use Foundation, run from a checkout.

let usage = """
  usage: inset-dev generate [--check] [NAME…]
         inset-dev fidelity EXPECTED.jsonl FOLDER [--cases] [--canvases]
         inset-dev migration FOLDER [--count N] [--keep FOLDER] [--list]

  generate writes the generated sources and pages of this checkout; with --check it writes nothing and fails if one
  is stale. fidelity compares laid-out frames with recorded ones and groups the misses by cause. migration mends copies of
  documents from before safe areas and measures what became of them.

  generators:
  \(generators.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n"))
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("inset-dev: \(message)\n".utf8))
  exit(2)
}

var arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "generate":
  arguments.removeFirst()
  do {
    exit(try GenerateCommand(arguments: arguments).run())
  } catch {
    fail("\(error)")
  }
case "fidelity":
  arguments.removeFirst()
  do {
    let command = try FidelityCommand(arguments: arguments)
    exit(try command.run())
  } catch {
    fail("\(error)")
  }
case "migration":
  arguments.removeFirst()
  do {
    exit(try MigrationCommand(arguments: arguments).run())
  } catch {
    fail("\(error)")
  }
case nil, "--help", "-h", "help":
  print(usage)
case let other?:
  fail("unknown command '\(other)'; inset-dev --help lists them")
}

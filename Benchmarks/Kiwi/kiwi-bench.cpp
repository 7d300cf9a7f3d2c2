// Times kiwi (C++, header-only) on the problem files of solver-bench and prints the same CSV lines.
//
// Build: c++ -O3 -DNDEBUG -std=c++17 -I <kiwisolver source distribution> kiwi-bench.cpp -o kiwi-bench
//
// kiwi knows strengths, which add up, instead of levels. Priorities become strengths far enough apart for these
// layouts. The window's size is an edit variable of very high strength: kiwi's way to change a value.

#include <kiwi/kiwi.h>
#include <malloc.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

struct Row {
  double priority;
  char op;
  std::vector<std::pair<int, double>> terms;
  double constant;
};

struct Problem {
  std::string name;
  int views = 0;
  int variables = 0;
  std::vector<Row> rows;
  std::vector<std::pair<int, double>> edits, texts;
  std::vector<int> churn;
};

static bool read(const char *path, Problem &problem) {
  std::ifstream file(path);
  if (!file) return false;
  std::string line, tag;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    fields >> tag;
    int id, count;
    double number;
    if (tag == "N") fields >> problem.views >> problem.name;
    else if (tag == "V") fields >> problem.variables;
    else if (tag == "D") { fields >> id >> number; problem.edits.push_back({id, number}); }
    else if (tag == "X") { fields >> id; problem.churn.push_back(id); }
    else if (tag == "T") { fields >> id >> number; problem.texts.push_back({id, number}); }
    else if (tag == "C") {
      Row row;
      fields >> id >> row.priority >> row.op >> count;
      row.terms.resize(count);
      for (auto &term : row.terms) fields >> term.first >> term.second;
      fields >> row.constant;
      problem.rows.push_back(row);
    }
    if (fields.fail()) return false;
  }
  return true;
}

static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return 1e6 * (1 + (priority - 750) * 0.5);
  if (priority >= 500) return 1e3 * (1 + (priority - 500) * 0.5);
  if (priority >= 249) return 1 + (priority - 250) * 0.25;
  return 0.01 * (1 + priority * 0.001);
}

struct System {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  // Used again for every constraint.
  std::vector<kiwi::Term> terms;

  kiwi::Constraint make(const Row &row, double constant) {
    terms.clear();
    for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    auto op = row.op == 'L' ? kiwi::OP_LE : row.op == 'G' ? kiwi::OP_GE : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(terms, constant), op, strength(row.priority));
  }

  explicit System(const Problem &problem) {
    variables.resize(problem.variables);
    for (auto &edit : problem.edits) {
      solver.addEditVariable(variables[edit.first], 1e9);
      solver.suggestValue(variables[edit.first], edit.second);
    }
    constraints.reserve(problem.rows.size());
    for (auto &row : problem.rows) {
      constraints.push_back(make(row, row.constant));
      solver.addConstraint(constraints.back());
    }
    solver.updateVariables();
  }

  void resize(const Problem &problem, double width, double height) {
    solver.suggestValue(variables[problem.edits[0].first], width);
    solver.suggestValue(variables[problem.edits[1].first], height);
    solver.updateVariables();
  }

  double sum() const {
    double total = 0;
    for (auto &variable : variables) total += std::fabs(variable.value());
    return total;
  }

  void dump(char tag) const {
    if (!getenv("DUMP")) return;
    printf("%c", tag);
    for (auto &variable : variables) printf(" %.9g", variable.value());
    printf("\n");
  }
};

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static size_t heap() {
  auto info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static const double sizes[][2] = {
    {320, 568}, {375, 667}, {414, 736}, {375, 812}, {414, 896}, {390, 844}, {393, 852}, {430, 932},
    {402, 874}, {440, 956}, {812, 375}, {852, 393}, {932, 430}, {744, 1133}, {834, 1194}, {1024, 1366}};

static double median(std::vector<double> list) {
  std::sort(list.begin(), list.end());
  return list.empty() ? 0 : list[list.size() / 2];
}

static double mean(const std::vector<double> &list) {
  double total = 0;
  for (double each : list) total += each;
  return list.empty() ? 0 : total / list.size();
}

static void run(const Problem &problem) {
  size_t limit = getenv("OPCAP") ? atoi(getenv("OPCAP")) : 200;
  double best = 1e99, begin = now();
  size_t bytes = 0;
  int repeats = 0;
  do {
    size_t before = heap();
    double start = now();
    System *system = new System(problem);
    best = std::min(best, now() - start);
    if (repeats == 0) bytes = heap() - before;
    delete system;
    repeats++;
  } while (now() - begin < 0.4 && repeats < 200);

  System system(problem);
  double builtSum = system.sum();
  system.dump('A');
  std::vector<double> resizes, churn, texts;
  begin = now();
  while (resizes.size() < 32 || (now() - begin < 0.3 && resizes.size() < 2000)) {
    auto &size = sizes[resizes.size() % 16];
    double start = now();
    system.resize(problem, size[0], size[1]);
    resizes.push_back(now() - start);
    if (now() - begin > 20) break;
  }
  system.resize(problem, 320, 568);
  double resizedSum = system.sum();
  system.dump('B');

  size_t count = std::min(problem.churn.size(), limit);
  begin = now();
  for (size_t index = 0; index < count && now() - begin < 20; index++) {
    auto &constraint = system.constraints[problem.churn[index * (problem.churn.size() / count)]];
    double start = now();
    system.solver.removeConstraint(constraint);
    system.solver.updateVariables();
    system.solver.addConstraint(constraint);
    system.solver.updateVariables();
    churn.push_back(now() - start);
  }
  system.dump('C');
  count = std::min(problem.texts.size(), limit);
  begin = now();
  for (size_t index = 0; index < count && now() - begin < 20; index++) {
    auto &text = problem.texts[index * (problem.texts.size() / count)];
    double start = now();
    system.solver.removeConstraint(system.constraints[text.first]);
    system.constraints[text.first] = system.make(problem.rows[text.first], text.second);
    system.solver.addConstraint(system.constraints[text.first]);
    system.solver.updateVariables();
    texts.push_back(now() - start);
  }
  system.dump('E');
  printf("kiwi,%s,%d,%d,%zu,%.3f,%.3f,%.3f,%.3f,%.3f,%zu,%.3f,%.3f,%.3f\n", problem.name.c_str(),
         problem.views, problem.variables, problem.rows.size(), best * 1e6, median(resizes) * 1e6,
         mean(resizes) * 1e6, mean(churn) * 1e6, mean(texts) * 1e6, bytes, builtSum, resizedSum, system.sum());
  fflush(stdout);
}

int main(int count, char **arguments) {
  // As in solver-bench: keep freed memory.
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  for (int index = 1; index < count; index++) {
    Problem problem;
    if (!read(arguments[index], problem)) {
      fprintf(stderr, "%s: not a problem file\n", arguments[index]);
      return 2;
    }
    try {
      run(problem);
    } catch (const std::exception &error) {
      fprintf(stderr, "%s: kiwi: %s\n", arguments[index], error.what());
      return 3;
    }
  }
}

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "InsetBenchmarks",
  dependencies: [.package(name: "Inset", path: "..")],
  targets: [
    .target(name: "HeapUse"),
    .executableTarget(
      name: "solver-bench", dependencies: [.product(name: "InsetSolver", package: "Inset"), "HeapUse"]),
  ]
)

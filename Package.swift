// swift-tools-version: 6.0
import PackageDescription

// Layers, bottom to top: an import may only point to a lower layer, or to a target named in `dependencies`.
// `LayeringTests` reads this file and every `import` in Sources.
let package = Package(
  name: "Inset",
  products: [
    .executable(name: "inset", targets: ["inset"]),
    .library(name: "InsetKit", targets: ["InsetKit"]),
    .library(name: "InsetSolver", targets: ["InsetSolver"]),
  ],
  targets: [
    // Layer 0
    .target(name: "InsetSolver"),
    .target(name: "InsetDevices"),
    .target(name: "InsetDiagnostics"),
    // Layer 1
    .target(name: "InsetScreens", dependencies: ["InsetDevices", "InsetDiagnostics"]),
    .target(name: "InsetInterfaceBuilder", dependencies: ["InsetDevices", "InsetDiagnostics"]),
    // Layer 2
    .target(
      name: "UIKit",
      dependencies: [
        "InsetSolver", "InsetDevices", "InsetDiagnostics", "InsetScreens", "InsetInterfaceBuilder",
      ],
      // Apple's UIKit is a Swift 5 module to its clients: classes on the main actor, checked leniently.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "InsetAudit", dependencies: ["InsetDevices", "InsetDiagnostics", "InsetScreens"]),
    .target(name: "InsetLint", dependencies: ["InsetDevices", "InsetDiagnostics"]),
    .target(name: "InsetDrawing", dependencies: ["InsetDevices", "InsetDiagnostics", "InsetScreens"]),
    .target(
      name: "InsetReports",
      dependencies: ["InsetDevices", "InsetDiagnostics", "InsetScreens", "InsetDrawing"]),
    // Layer 3
    .target(
      name: "InsetKit",
      dependencies: [
        "InsetDevices", "InsetDiagnostics", "InsetScreens", "InsetInterfaceBuilder", "UIKit",
        "InsetAudit", "InsetLint", "InsetDrawing", "InsetReports",
      ]),
    // Layer 4
    .executableTarget(
      name: "inset",
      dependencies: [
        "InsetKit", "InsetAudit", "InsetDevices", "InsetDiagnostics", "InsetScreens", "InsetReports",
        "InsetDrawing",
      ]),
    .executableTarget(
      name: "inset-dev",
      dependencies: [
        "InsetKit", "InsetAudit", "InsetLint", "InsetDevices", "InsetDiagnostics", "InsetScreens",
        "InsetInterfaceBuilder", "UIKit",
      ]),
    // Tests
    .testTarget(name: "InsetSolverTests", dependencies: ["InsetSolver"]),
    .testTarget(name: "InsetDevicesTests", dependencies: ["InsetDevices"]),
    .testTarget(
      name: "InsetInterfaceBuilderTests",
      dependencies: ["InsetInterfaceBuilder", "InsetDevices", "InsetDiagnostics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "InsetDevices", "InsetScreens", "InsetInterfaceBuilder", "InsetSolver"],
      exclude: ["Vectors", "Fidelity/Fixtures"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "InsetAuditTests",
      dependencies: ["InsetAudit", "InsetDevices", "InsetDiagnostics", "InsetScreens"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "InsetLintTests",
      dependencies: ["InsetLint", "InsetDevices", "InsetDiagnostics"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "InsetDrawingTests",
      dependencies: ["InsetDrawing", "InsetDevices", "InsetDiagnostics", "InsetScreens"],
      exclude: ["Expected"]),
    .testTarget(
      name: "InsetReportsTests",
      dependencies: ["InsetReports", "InsetDiagnostics", "InsetDevices", "InsetScreens"],
      exclude: ["Expected"]),
    .testTarget(
      name: "InsetKitTests",
      dependencies: [
        "InsetKit", "InsetAudit", "InsetDevices", "InsetDiagnostics", "InsetInterfaceBuilder", "InsetReports",
        "InsetScreens",
      ],
      exclude: ["Fixtures"]),
    .testTarget(name: "LayeringTests"),
    .testTarget(name: "CommandTests", dependencies: ["inset"], exclude: ["Projects"]),
  ]
)

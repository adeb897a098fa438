// swift-tools-version: 6.2
import PackageDescription

// Modules with views are compiled as Swift 6 is, but without its run-time checks of isolation: a tree may be laid out by
// any one thread (Documentation/Architecture.md, "The main actor"). These are the features of the language mode, one by
// one, without `DynamicActorIsolation`.
let withoutIsolationChecks: [SwiftSetting] =
  [.swiftLanguageMode(.v5)]
  + [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ].map { .enableUpcomingFeature($0) }

// Tests of views run on the main actor, as most programs do; what lays out elsewhere says so.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Plumbline",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "Typography", targets: ["Typography"]),
    .library(name: "Plumbline", targets: ["Plumbline"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
    .library(name: "LayoutReport", targets: ["LayoutReport"]),
    .executable(name: "plumbline", targets: ["PlumblineCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "FlatStorage"),
    .target(name: "ConstraintSolver", dependencies: ["FlatStorage"]),
    .target(name: "LayoutEngine", dependencies: ["ConstraintSolver", "FlatStorage"]),
    .target(name: "Typography"),
    .target(
      name: "Plumbline", dependencies: ["LayoutEngine", "Typography"], swiftSettings: withoutIsolationChecks),
    // AppKit's rules of sizes and arrangement, for the module of that name and for documents.
    .target(
      name: "AppKitLayout", dependencies: ["Plumbline", "Typography"], swiftSettings: withoutIsolationChecks),
    .target(
      name: "InterfaceBuilder", dependencies: ["AppKitLayout", "Plumbline", "Typography"],
      swiftSettings: withoutIsolationChecks),
    .target(
      name: "LayoutDocument",
      dependencies: ["Plumbline", .product(name: "Yams", package: "Yams")],
      swiftSettings: withoutIsolationChecks),
    .target(
      name: "LayoutReport", dependencies: ["Plumbline", "Typography"], swiftSettings: withoutIsolationChecks),
    .executableTarget(
      name: "PlumblineCommand",
      dependencies: [
        "ConstraintSolver", "InterfaceBuilder", "LayoutDocument", "LayoutReport", "Plumbline", "Typography",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "Plumbline"]),
    .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography"]),
    .testTarget(
      name: "PlumblineTests", dependencies: ["Plumbline", "LayoutEngine"], swiftSettings: onMainActor),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["AppKitLayout", "InterfaceBuilder"],
      swiftSettings: onMainActor),
    .testTarget(name: "LayoutDocumentTests", dependencies: ["LayoutDocument"], swiftSettings: onMainActor),
    .testTarget(name: "LayoutReportTests", dependencies: ["LayoutReport"], swiftSettings: onMainActor),
    .testTarget(
      name: "PlumblineCommandTests",
      dependencies: ["PlumblineCommand", "InterfaceBuilder", "LayoutDocument", "LayoutReport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Modules under Apple's names, for the systems that have none of them.
#if !canImport(Darwin)
  package.products += [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "SystemModuleNames", "UIKitSubmodules", "UnifiedLogging",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .library(
      name: "AppKit",
      targets: [
        "AppKit", "CoreGraphics", "QuartzCore", "SystemModuleNames", "UnifiedLogging", "_Testing_AppKit",
        "_Testing_CoreGraphics",
      ]),
    .plugin(name: "WithoutObjectiveC", targets: ["WithoutObjectiveC"]),
  ]
  package.targets += [
    // What Foundation and the Objective-C runtime have on Apple's systems, for both frameworks.
    .target(name: "FoundationAdditions", dependencies: ["Plumbline"], swiftSettings: withoutIsolationChecks),
    .target(
      name: "QuartzCore", dependencies: ["FoundationAdditions", "Plumbline"],
      swiftSettings: withoutIsolationChecks),
    .target(
      name: "CoreGraphics", dependencies: ["FoundationAdditions", "Plumbline"],
      swiftSettings: withoutIsolationChecks),
    .target(
      name: "UnifiedLogging", dependencies: ["FoundationAdditions"], swiftSettings: withoutIsolationChecks),
    // Names of modules that are no Swift modules: `import os.log`, `import UIKit.UIGestureRecognizerSubclass`.
    .target(name: "SystemModuleNames"),
    .target(name: "UIKitSubmodules"),
    .target(
      name: "UIKit", dependencies: ["FoundationAdditions", "Plumbline"], swiftSettings: withoutIsolationChecks
    ),
    // Swift Testing imports a module of this name wherever a file imports it together with UIKit.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    // In the language mode of most source that says `import UIKit`.
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "CoreGraphics", "QuartzCore", "SystemModuleNames", "UIKitSubmodules",
        "_Testing_CoreGraphics", "_Testing_UIKit",
        "Typography",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "AppKit", dependencies: ["AppKitLayout", "FoundationAdditions", "Plumbline", "Typography"],
      swiftSettings: withoutIsolationChecks),
    .target(name: "_Testing_AppKit", dependencies: ["AppKit"]),
    .testTarget(
      name: "AppKitTests",
      dependencies: ["AppKit", "UIKit", "QuartzCore", "_Testing_AppKit", "_Testing_UIKit", "Typography"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Lets a manifest build sources that use what only a compiler with Objective-C takes.
    .plugin(name: "WithoutObjectiveC", capability: .buildTool(), dependencies: ["ObjectiveCAdaptation"]),
    .executableTarget(name: "ObjectiveCAdaptation"),
    .testTarget(name: "ObjectiveCAdaptationTests", dependencies: ["ObjectiveCAdaptation"]),
  ]
#endif

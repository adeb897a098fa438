// swift-tools-version: 6.2
import PackageDescription

// The modules under test are links to the package's own folders: every file must be compiled with the fuzzer's counters,
// and flags of a target do not reach the targets of another package.
let counted: SwiftSetting = .unsafeFlags(["-sanitize=fuzzer,address"])
/// Readers of a part of a file are not public.
let opened: SwiftSetting = .unsafeFlags(["-enable-testing"])
let linked: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]

// As in the package's own manifest: modules with views are compiled as Swift 6 is, without its checks at run time.
let views: [SwiftSetting] =
  [.swiftLanguageMode(.v5), counted]
  + [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "fuzz-solve", targets: ["SolveFuzzer"]),
    .executable(name: "fuzz-edits", targets: ["EditFuzzer"]),
    .executable(name: "fuzz-readers", targets: ["ReaderFuzzer"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "FuzzerDriver"),
    .target(name: "Unchecked", swiftSettings: [counted]),
    .target(name: "ConstraintSolver", dependencies: ["Unchecked"], swiftSettings: [counted]),
    .executableTarget(
      name: "SolveFuzzer", dependencies: ["ConstraintSolver", "FuzzerDriver"],
      swiftSettings: [counted, .define("WITHOUT_VIEWS")], linkerSettings: linked),
    .executableTarget(
      name: "EditFuzzer", dependencies: ["ConstraintSolver", "FuzzerDriver"], swiftSettings: [counted],
      linkerSettings: linked),
    // Everything that reads.
    .target(
      name: "LayoutEngine", dependencies: ["ConstraintSolver", "Unchecked"], swiftSettings: [counted]),
    .target(name: "Typography", swiftSettings: [counted]),
    .target(name: "XMLScanner", swiftSettings: [counted]),
    .target(name: "FontFiles", dependencies: ["Typography"], swiftSettings: [counted, opened]),
    .target(name: "VisualFormat", swiftSettings: [counted]),
    .target(
      name: "Plumbline", dependencies: ["LayoutEngine", "Typography", "Unchecked", "VisualFormat"],
      swiftSettings: views),
    .target(name: "AppKitLayout", dependencies: ["Plumbline", "Typography"], swiftSettings: views),
    .target(name: "LayoutScene", dependencies: ["Plumbline", "Typography"], swiftSettings: views),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["AppKitLayout", "FontFiles", "LayoutScene", "Plumbline", "Typography", "XMLScanner"],
      swiftSettings: views + [opened]),
    .target(
      name: "LayoutDocument",
      dependencies: [
        "ConstraintSolver", "LayoutScene", "Plumbline", "Typography", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: views),
    .target(name: "CPageFiles", exclude: ["Live", "Report"]),
    .target(
      name: "LayoutReport",
      dependencies: ["AppKitLayout", "CPageFiles", "LayoutScene", "Plumbline", "Typography"],
      swiftSettings: views),
    .target(
      name: "ConsoleLog", dependencies: ["ConstraintSolver", "LayoutReport", "Plumbline"],
      swiftSettings: [counted]),
    .target(name: "SourceDeclarations", swiftSettings: [counted]),
    .target(
      name: "SourceCheck",
      dependencies: [
        "ConstraintSolver", "InterfaceBuilder", "LayoutScene", "Plumbline", "SourceDeclarations",
      ],
      swiftSettings: [counted]),
    .systemLibrary(name: "CFileAttributes"),
    // The command as a library: its entry point has another name.
    .target(
      name: "PlumblineCommand",
      dependencies: [
        "ConsoleLog", "ConstraintSolver", "FontFiles", "InterfaceBuilder", "LayoutDocument", "LayoutReport",
        "LayoutScene", "Plumbline", "SourceCheck", "Typography",
        .target(name: "CFileAttributes", condition: .when(platforms: [.linux])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: [
        counted, opened,
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "plumbline_main"]),
      ]),
    .executableTarget(
      name: "ReaderFuzzer",
      dependencies: [
        "ConsoleLog", "FontFiles", "FuzzerDriver", "InterfaceBuilder", "LayoutDocument", "LayoutReport",
        "LayoutScene", "Plumbline", "PlumblineCommand",
      ],
      swiftSettings: views, linkerSettings: linked),
  ],
  swiftLanguageModes: [.v6],
  // For `#embed`.
  cLanguageStandard: .c2x
)

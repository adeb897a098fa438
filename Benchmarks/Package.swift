// swift-tools-version: 6.2
import PackageDescription

// The peers' sources lie in `.peers`, where `fetch-peers.sh` puts them. The target `Peers` asks for them with
// `__has_include`: without them it compiles to "not here", and the benchmark runs alone. Whether the folder exists is
// not asked here, because SwiftPM remembers what a manifest evaluated to and would not notice when it changes.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "plumbline-benchmark", targets: ["PlumblineBenchmark"])],
  traits: [.trait(name: "Fonts", description: "Measures text in font files too, with HarfBuzz.")],
  dependencies: [
    .package(
      name: "Plumbline", path: "..",
      traits: [.defaults, .trait(name: "Fonts", condition: .when(traits: ["Fonts"]))]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Peers",
      cxxSettings: [
        .headerSearchPath("../../.peers"),
        // Release builds of C++ are -O2; the peers get what their users would give them.
        .define("NDEBUG", .when(configuration: .release)),
        .unsafeFlags(["-O3"], .when(configuration: .release)),
      ]),
    .target(name: "ProcessMemory"),
    .executableTarget(
      name: "PlumblineBenchmark",
      dependencies: [
        "Peers", "ProcessMemory",
        .product(name: "ConstraintSolver", package: "Plumbline"),
        .product(name: "FontFiles", package: "Plumbline"),
        .product(name: "LayoutEngine", package: "Plumbline"),
        .product(name: "Plumbline", package: "Plumbline"),
        .product(name: "Typography", package: "Plumbline"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // All contenders work on one thread. In Swift 6 mode, views would be asked through checks of their isolation.
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

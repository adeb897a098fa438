// swift-tools-version: 6.2
import PackageDescription

// What the adaptation and `check --sources` read out of Swift source with a scanner of their own, beside what the parser
// of swift-syntax reads. The modules under test are links to the package's own folders: their declarations are for that
// package only.
let package = Package(
  name: "AdapterOracle",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0")],
  targets: [
    .target(name: "SourceDeclarations"),
    .executableTarget(
      name: "AdapterOracle",
      dependencies: [
        "SourceDeclarations", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

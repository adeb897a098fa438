// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The tests of the macro `#visualFormat` that need no views: what it expands to, and what it says of wrong formats. The sources
// are links to the package's own folders: with the trait `Macros` all of that package would be compiled once more, here the
// macro and swift-syntax are. What the compiler makes of the macro in a program is tested in `MacroClient`.
let package = Package(
  name: "MacroExpansion",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", "603.0.1"..<"604.0.0")],
  targets: [
    .target(name: "VisualFormat"),
    .macro(
      name: "VisualFormatMacros",
      dependencies: [
        "VisualFormat", syntax("SwiftCompilerPlugin"), syntax("_SwiftCompilerPluginMessageHandling"),
        syntax("SwiftParser"), syntax("SwiftSyntaxMacros"),
      ],
      swiftSettings: [.define("Macros")]),
    .testTarget(
      name: "VisualFormatMacrosTests",
      dependencies: ["VisualFormatMacros", syntax("SwiftParser"), syntax("SwiftSyntaxMacroExpansion")],
      exclude: ["CheckedFormatTests.swift"],
      swiftSettings: [.define("Macros"), .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)

func syntax(_ product: String) -> Target.Dependency { .product(name: product, package: "swift-syntax") }

// swift-tools-version: 6.2
import PackageDescription

// A client of the trait `Macros`: `#visualFormat` through the modules UIKit and AppKit, as a program's own code uses it,
// without the other frameworks, which would only be built once more. `Checked` is a link to those tests of
// `VisualFormatMacrosTests` that lay views out; the others have the package `MacroExpansion`.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "MacroClient",
  dependencies: [.package(name: "Plumbline", path: "../..", traits: [.defaults, "Macros"])],
  targets: [
    client("OnUIKit", ["UIKit"]),
    client("OnAppKit", ["AppKit"]),
    client("OnBoth", ["UIKit", "AppKit"]),
    .testTarget(
      name: "VisualFormatMacrosTests", dependencies: [.product(name: "Plumbline", package: "Plumbline")],
      path: "Tests/Checked",
      swiftSettings: strict + [.define("Macros"), .defaultIsolation(MainActor.self)]),
  ]
)

func client(_ name: String, _ modules: [String]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: modules.map { .product(name: $0, package: "Plumbline") },
    path: "Tests/\(name)", swiftSettings: strict)
}

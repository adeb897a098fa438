// swift-tools-version: 6.2
// Code as applications have it, with `@objc` and `#selector`, built through the plugin and tested: a client of this package,
// because a package's tests cannot use its own plugin beside the tests of the plugin's program.

import PackageDescription

let package = Package(
  name: "ApplicationClient",
  dependencies: [.package(name: "Plumbline", path: "../..")],
  targets: [
    .testTarget(
      name: "ApplicationTests",
      dependencies: [.product(name: "UIKit", package: "Plumbline")], exclude: ["Applications"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "WithoutObjectiveC", package: "Plumbline")])
  ]
)

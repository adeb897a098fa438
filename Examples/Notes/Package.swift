// swift-tools-version: 6.2
// A small application with a storyboard, whose screens are laid out and tested with their own code on Linux.
//
//     swift test --package-path Examples/Notes

import PackageDescription

let package = Package(
  name: "Notes",
  defaultLocalization: "en",
  dependencies: [.package(name: "Plumbline", path: "../..")],
  targets: [
    // The screens say `@IBOutlet` and `@IBAction`, which only a compiler with Objective-C takes: the plugin builds them.
    .target(
      name: "Notes",
      dependencies: [.product(name: "UIKit", package: "Plumbline")],
      exclude: ["Screens"],
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "WithoutObjectiveC", package: "Plumbline")]),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes", .product(name: "LayoutTesting", package: "Plumbline"),
        .product(name: "UIKit", package: "Plumbline"),
      ]),
  ]
)

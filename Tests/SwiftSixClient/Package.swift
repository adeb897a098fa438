// swift-tools-version: 6.2
import PackageDescription

// A client of module UIKit without the other frameworks, as programs are: in Swift 6 mode, with the main actor by default,
// and as old as Swift 5.
// What builds against Apple's SDK without a warning builds here without one.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "SwiftSixClient",
  dependencies: [.package(name: "Plumbline", path: "../..")],
  targets: [
    client("Modern", strict),
    client("MainActorByDefault", strict + [.defaultIsolation(MainActor.self)]),
    client("OtherThreads", strict),
    client("OldStyle", strict + [.swiftLanguageMode(.v5)]),
  ]
)

func client(_ name: String, _ settings: [SwiftSetting]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.product(name: "UIKit", package: "Plumbline")],
    path: "Tests/\(name)",
    swiftSettings: settings)
}

// `Package.swift` and Tuist's `Project.swift`: what their text says of platforms. They are programs, of which only literals
// are read.

import Foundation
import InterfaceBuilder

/// The platforms that a manifest written in Swift names.
enum SwiftManifest {
  /// The platform of a package or a Tuist project for iOS; nil where it names none.
  static func platform(_ file: FilePath) -> ProjectPlatform? {
    guard let bytes = try? FileContents.bytes(found: file, limit: BuildSettings.sizeLimit) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).replacing(/\/\/[^\n]*/, with: "")
    let name = FilePath(bytes: file.lastComponent).name
    return name == "Package.swift" ? package(text, name) : project(text, name)
  }

  /// `platforms: [.iOS(.v15)]` or `.iOS("15.2")`.
  private static func package(_ text: String, _ name: String) -> ProjectPlatform? {
    guard let match = text.firstMatch(of: /\.iOS\(\s*(?:\.v([0-9_]+)|"([0-9.]+)")\s*\)/) else { return nil }
    let number = match.1.map { String($0).replacing("_", with: ".") } ?? match.2.map(String.init) ?? ""
    return ProjectPlatform(origin: name, deploymentTarget: SystemVersion(number))
  }

  /// `deploymentTargets: .iOS("15.0")` and `destinations: [.iPhone]`, in older releases
  /// `deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone, .ipad])`.
  private static func project(_ text: String, _ name: String) -> ProjectPlatform? {
    var platform = ProjectPlatform(origin: name)
    let versions = text.matches(of: /iOS(?:\(|:)\s*(?:targetVersion:\s*)?"([0-9.]+)"/)
      .compactMap { SystemVersion($0.1) }
    platform.deploymentTarget = versions.min()
    var kinds: Set<Device.Kind> = []
    for match in text.matches(of: /(?:destinations|devices):\s*(\[[^\]]*\]|\.[A-Za-z]+)/) {
      let names = match.1.lowercased()
      if names.contains(".iphone") || names.hasPrefix(".ios") { kinds.insert(.phone) }
      if names.contains(".ipad") || names.hasPrefix(".ios") { kinds.insert(.tablet) }
    }
    platform.kinds = kinds.isEmpty ? nil : kinds
    for (key, kinds) in [("", [Device.Kind.phone, .tablet]), ("~ipad", [.tablet])] {
      let names = text.matches(of: /"UISupportedInterfaceOrientations(~ipad)?":\s*(?:\.array\()?\[([^\]]*)\]/)
        .filter { ($0.1.map(String.init) ?? "") == key }
        .flatMap { $0.2.matches(of: /"(UIInterfaceOrientation[A-Za-z]+)"/).map { $0.1 } }
      let set = Set<Orientation>(interfaceOrientations: names)
      if !set.isEmpty { for kind in kinds { platform.orientations[kind] = set } }
    }
    let saysSomething = platform.deploymentTarget != nil || platform.kinds != nil
    return saysSomething ? platform : nil
  }
}

// Xcode's build settings: layers that override each other, `.xcconfig` files, references between settings.

import Foundation
import InterfaceBuilder

/// The settings of a target in one build configuration.
struct BuildSettings: Sendable {
  private var values: [String: String] = [:]

  /// The value of a setting with what it refers to; nil where it is not set or empty.
  subscript(name: String) -> String? {
    let value = resolved(values[name] ?? "", depth: 0).trimmingCharacters(in: .whitespaces)
    return value.isEmpty ? nil : value
  }

  /// Lays settings over these. `$(inherited)` in them stands for what was there.
  mutating func override(with layer: [(name: String, value: String)]) {
    for (name, value) in layer {
      let (plain, applies) = Self.unconditional(name)
      guard applies else { continue }
      let inherited = values[plain] ?? ""
      values[plain] = value.replacing("$(inherited)", with: inherited)
        .replacing("${inherited}", with: inherited)
    }
  }

  /// `NAME[sdk=iphoneos*]` is NAME on devices; what is set for other systems, simulators and architectures counts not.
  private static func unconditional(_ name: String) -> (name: String, applies: Bool) {
    guard let bracket = name.firstIndex(of: "[") else { return (name, true) }
    let condition = name[bracket...]
    return (String(name[..<bracket]), condition.hasPrefix("[sdk=iphoneos") || condition.hasPrefix("[sdk=*"))
  }

  /// Settings that refer to each other in a circle end somewhere.
  private static let referenceLimit = 16

  private func resolved(_ text: String, depth: Int) -> String {
    guard depth < Self.referenceLimit, text.contains("$") else { return text }
    return text.replacing(/\$[\(\{]([A-Za-z0-9_]+)(?::[a-z0-9]+)*[\)\}]/) { match in
      resolved(values[String(match.1)] ?? "", depth: depth + 1)
    }
  }
}

extension BuildSettings {
  static let sizeLimit = 1 << 20
  private static let includeLimit = 8

  /// The settings of an `.xcconfig` file and those that it includes, in their order.
  static func configurationFile(_ path: FilePath, depth: Int = 0) -> [(name: String, value: String)] {
    guard depth < includeLimit, let bytes = try? FileContents.bytes(found: path, limit: sizeLimit) else {
      return []
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap {
      line -> [(name: String, value: String)] in
      let text = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2, !parts[1].isEmpty else { return [] }
        let other = String(parts[1])
        return configurationFile(
          other.hasPrefix("/") ? FilePath(other) : path.folder.appending(other), depth: depth + 1)
      }
      // `NAME[sdk=iphoneos*][arch=*] = value;`
      var end = text.firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? text.endIndex
      while end < text.endIndex, text[end] == "[", let close = text[end...].firstIndex(of: "]") {
        end = text.index(after: close)
      }
      let rest = text[end...].drop { $0.isWhitespace }
      guard rest.first == "=", end > text.startIndex else { return [] }
      var value = rest.dropFirst().trimmingCharacters(in: .whitespaces)
      if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
      return [(String(text[..<end]), value)]
    }
  }
}

extension ProjectPlatform {
  /// What the settings of a target for iOS say; nil for one of another system.
  /// - Parameter folder: The folder that paths are relative to (`SRCROOT`).
  init?(_ settings: BuildSettings, origin: String, folder: FilePath) {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"]
    if let platforms, platforms != "auto", !platforms.contains("iphone") { return nil }
    self.init(
      origin: origin, deploymentTarget: settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { SystemVersion($0) },
      kinds: settings["TARGETED_DEVICE_FAMILY"].flatMap { Set(deviceFamily: $0) })
    let isKnown = platforms != nil && platforms != "auto" || deploymentTarget != nil
    guard isKnown else { return nil }
    let key = "UISupportedInterfaceOrientations"
    let list = settings["INFOPLIST_FILE"].flatMap { Self.propertyList($0, in: folder) } ?? [:]
    func turns(_ setting: String, _ names: [String]) -> Set<Orientation>? {
      let listed =
        names.lazy.compactMap { list[$0] as? [String] }.first.map { Set(interfaceOrientations: $0) }
      let set =
        listed
        ?? settings["INFOPLIST_KEY_" + setting].map {
          Set(interfaceOrientations: $0.split(separator: " "))
        }
      return set.flatMap { $0.isEmpty ? nil : $0 }
    }
    let plain = turns(key, [key])
    orientations[.phone] = turns(key + "_iPhone", [key + "~iphone", key]) ?? plain
    orientations[.tablet] = turns(key + "_iPad", [key + "~ipad", key]) ?? plain
  }

  private static func propertyList(_ path: String, in folder: FilePath) -> [String: Any]? {
    // The file systems of Macs take a capital letter for a small one, and projects rely on it.
    let start = path.hasPrefix("/") ? FilePath("/") : folder
    let file = path.split(separator: "/").reduce(start) { place, name in
      let next = place.appending(String(name))
      guard FileStatus(of: next) == nil else { return next }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.name)) ?? []
      return names.first { $0.caseInsensitiveCompare(name) == .orderedSame }.map(place.appending) ?? next
    }
    // A binary list may name an object within itself again and again; sources have none.
    guard let bytes = try? FileContents.bytes(found: file, limit: BuildSettings.sizeLimit),
      !bytes.starts(with: "bplist".utf8)
    else { return nil }
    return (try? PropertyListSerialization.propertyList(from: bytes, format: nil)) as? [String: Any]
  }
}

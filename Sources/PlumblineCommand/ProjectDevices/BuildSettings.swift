// Xcode's build settings: layers that override each other, `.xcconfig` files, references between settings.

import Foundation
import InterfaceBuilder

/// The settings of a target in one build configuration. Values and files may name each other: all they grow to has limits.
struct BuildSettings: Sendable {
  private var values: [String: String] = [:]
  /// How many bytes may still be read and laid over; the targets of a project share them: 60 KB each of three thousand.
  private(set) var room: Int
  static let roomOfProject = 192 << 20
  /// What one of a list counts besides its bytes: targets may share a list, and an empty value takes time, too.
  static let cost = 64
  /// The files that are being read, each included by the one before, and how many were.
  private var files = (open: Set<FilePath>(), count: 0)

  init(room: Int = roomOfProject) { self.room = room }

  /// The value of a setting with what it refers to; nil where it is not set or empty.
  subscript(name: String) -> String? {
    var known: [String: String] = [:]
    let value = resolved(name, &known).trimmingCharacters(in: .whitespaces)
    return value.isEmpty ? nil : value
  }

  /// Lays settings over these. `$(inherited)` in them stands for what was there.
  mutating func override(with layer: [(name: String, value: String)]) {
    for (name, value) in layer {
      let (plain, applies) = Self.unconditional(name)
      guard applies, room > 0 else { continue }
      let inherited = values[plain] ?? ""
      room -= Self.cost + value.utf8.count + inherited.utf8.count
      values[plain] =
        value.contains("inherited")
        ? Self.replacingReferences(in: value) { $0 == "inherited" ? inherited : nil } : value
    }
  }

  /// `NAME[sdk=iphoneos*]` is NAME on devices; what is set for other systems, simulators and architectures counts not.
  private static func unconditional(_ name: String) -> (name: String, applies: Bool) {
    guard let bracket = name.firstIndex(of: "[") else { return (name, true) }
    let condition = name[bracket...]
    return (String(name[..<bracket]), condition.hasPrefix("[sdk=iphoneos") || condition.hasPrefix("[sdk=*"))
  }

  /// How many names a value leads to, and how long it may be. A longer one, which no setting of a target is, is empty.
  private static let (nameLimit, lengthLimit) = (64, 64 << 10)

  /// Each name is resolved once; within itself it is empty, as Xcode has it.
  private func resolved(_ name: String, _ known: inout [String: String]) -> String {
    if let value = known[name] { return value }
    guard known.count < Self.nameLimit, let text = values[name] else { return "" }
    known[name] = ""
    known[name] = Self.replacingReferences(in: text) { resolved($0, &known) }
    return known[name] ?? ""
  }

  /// A text with values in the places of names; where there is none, the reference stays.
  private static func replacingReferences(in text: String, by value: (String) -> String?) -> String {
    var (result, end) = ("", text.startIndex)
    let isShort = text.utf8.count <= lengthLimit && text.utf8.contains(UInt8(ascii: "$"))
    for match in isShort ? text.matches(of: /\$[\(\{]([A-Za-z0-9_]+)(?::[a-z0-9]+)*[\)\}]/) : []
    where result.utf8.count <= lengthLimit {
      result += text[end..<match.range.lowerBound] + (value(String(match.1)) ?? String(match.0))
      end = match.range.upperBound
    }
    result += text[end...]
    return result.utf8.count <= lengthLimit ? result : ""
  }
}

extension BuildSettings {
  static let sizeLimit = 1 << 20
  private static let fileLimit = 64

  /// Lays the settings of an `.xcconfig` file and of those that it includes over these, in their order; none is read within
  /// itself.
  mutating func override(withFile path: FilePath) {
    files.count += 1
    guard files.count <= Self.fileLimit, room > 0, let place = path.resolved,
      files.open.insert(place).inserted
    else { return }
    defer { files.open.remove(place) }
    guard let bytes = try? FileContents.bytes(found: path, limit: Self.sizeLimit) else { return }
    room -= bytes.count
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2, !parts[1].isEmpty else { continue }
        let other = String(parts[1])
        override(withFile: other.hasPrefix("/") ? FilePath(other) : path.folder.appending(other))
        continue
      }
      // `NAME[sdk=iphoneos*][arch=*] = value;`
      var end = text.firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? text.endIndex
      while end < text.endIndex, text[end] == "[", let close = text[end...].firstIndex(of: "]") {
        end = text.index(after: close)
      }
      let rest = text[end...].drop { $0.isWhitespace }
      guard rest.first == "=", end > text.startIndex else { continue }
      var value = rest.dropFirst().trimmingCharacters(in: .whitespaces)
      if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
      override(with: [(String(text[..<end]), value)])
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
      let names = FolderWalk.names(in: place)
      return names.first { $0.caseInsensitiveCompare(name) == .orderedSame }.map(place.appending) ?? next
    }
    // A binary list may name an object within itself again and again; sources have none.
    guard let bytes = try? FileContents.bytes(found: file, limit: BuildSettings.sizeLimit),
      !bytes.starts(with: "bplist".utf8)
    else { return nil }
    return (try? PropertyListSerialization.propertyList(from: bytes, format: nil)) as? [String: Any]
  }
}

// `project.yml` of XcodeGen: the targets from which it makes an Xcode project.

import Foundation
import Yams

struct XcodeGenProject: Sendable {
  private(set) var targets: ProjectTargets

  /// - Parameter file: `project.yml`; nil where it cannot be read.
  init?(_ file: FilePath) {
    guard let bytes = try? FileContents.bytes(found: file, limit: BuildSettings.sizeLimit) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // The YAML library writes aliases out, which grow by those within them, and compares keys that are lists.
    guard text.matches(of: /[\s\[,:]\*\w/).count <= 16, !text.contains(/[\s\[{,]\?\s/),
      let root = (try? Yams.load(yaml: text)) as? [String: Any]
    else { return nil }
    self.targets = ProjectTargets(file: file)
    let folder = file.folder
    let templates = root["targetTemplates"] as? [String: [String: Any]] ?? [:]
    let whole = (root["options"] as? [String: Any])?["deploymentTarget"] as? [String: Any]
    let targets = root["targets"] as? [String: [String: Any]] ?? [:]
    var room = BuildSettings.roomOfProject
    for (targetName, own) in targets.sorted(by: { $0.key < $1.key }) where room > 0 {
      var target: [String: Any] = [:]
      for template in Self.texts(own["templates"]) { target.merge(templates[template] ?? [:]) { $1 } }
      target.merge(own) { $1 }
      room -= target.count * BuildSettings.cost
      guard
        Self.texts(target["platform"]).contains(where: { $0 == "iOS" || $0 == "auto" })
          || Self.texts(target["supportedDestinations"]).contains("iOS")
      else { continue }
      var settings = BuildSettings(room: room)
      defer { room = settings.room }
      // What XcodeGen itself sets for iOS.
      settings.override(with: [("SDKROOT", "iphoneos"), ("TARGETED_DEVICE_FAMILY", "1,2"), ("SRCROOT", ".")])
      for group in [root, target] {
        for file in Self.configurationFiles(group["configFiles"]) {
          settings.override(withFile: folder.appending(file))
        }
        settings.override(with: Self.settings(group["settings"], groups: root["settingGroups"]))
      }
      let minimum = Self.version(target["deploymentTarget"]) ?? Self.version(whole)
      if let minimum { settings.override(with: [("IPHONEOS_DEPLOYMENT_TARGET", minimum)]) }
      if let info = target["info"] as? [String: Any] {
        settings.override(with: Self.orientations(info["properties"]))
        if settings["INFOPLIST_FILE"] == nil, let path = info["path"] as? String {
          settings.override(with: [("INFOPLIST_FILE", path)])
        }
      }
      let origin = "\(self.targets.name), target \(targetName)"
      guard let platform = ProjectPlatform(settings, origin: origin, folder: folder) else { continue }
      let isApplication = target["type"] as? String == "application"
      let members = ProjectTargets.Members(files: Self.sources(target["sources"]))
      self.targets.all.append(
        ProjectTargets.Target(platform: platform, isApplication: isApplication, members: members))
    }
  }

  // MARK: Values

  private static func texts(_ value: Any?) -> [String] {
    value as? [String] ?? (value as? String).map { [$0] } ?? []
  }

  /// YAML reads 15.0 as a number.
  private static func scalar(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let number as Int: String(number)
    case let number as Double: "\(number)"
    case let flag as Bool: flag ? "YES" : "NO"
    default: nil
    }
  }

  private static func version(_ value: Any?) -> String? {
    scalar(value) ?? scalar((value as? [String: Any])?["iOS"])
  }

  /// A file, or one for each build configuration: that of `Release`.
  private static func configurationFiles(_ value: Any?) -> [String] {
    if let file = value as? String { return [file] }
    guard let files = value as? [String: String] else { return [] }
    return (files["Release"] ?? files.sorted { $0.key < $1.key }.first?.value).map { [$0] } ?? []
  }

  /// Settings are keys and values, or groups of them, of which `base` and `Release` count.
  private static func settings(_ value: Any?, groups: Any?) -> [(name: String, value: String)] {
    guard let all = value as? [String: Any] else { return [] }
    let named = groups as? [String: Any] ?? [:]
    var settings = texts(all["groups"]).flatMap { Self.settings(named[$0], groups: nil) }
    settings += Self.settings(all["base"], groups: nil)
    settings += Self.settings((all["configs"] as? [String: Any])?["Release"], groups: nil)
    return settings
      + all.sorted { $0.key < $1.key }.compactMap { key, value in
        let text = scalar(value) ?? (value as? [String])?.joined(separator: " ")
        return ["groups", "base", "configs"].contains(key) ? nil : text.map { (key, $0) }
      }
  }

  private static func orientations(_ properties: Any?) -> [(name: String, value: String)] {
    let key = "UISupportedInterfaceOrientations"
    let properties = properties as? [String: Any] ?? [:]
    return [(key, ""), (key + "~iphone", "_iPhone"), (key + "~ipad", "_iPad")].compactMap { name, suffix in
      (properties[name] as? [String]).map { ("INFOPLIST_KEY_" + key + suffix, $0.joined(separator: " ")) }
    }
  }

  private static func sources(_ value: Any?) -> [String] {
    let list = value as? [Any] ?? [value].compactMap { $0 }
    return list.compactMap { source in
      let path = source as? String ?? (source as? [String: Any])?["path"] as? String
      return path.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
  }
}

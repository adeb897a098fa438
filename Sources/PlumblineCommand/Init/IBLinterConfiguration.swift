// `init --from`: a configuration of IBLinter (https://github.com/IBDecodable/IBLinter), converted to `.plumbline.yml`.

import Foundation
import InterfaceBuilder
import LayoutDocument
import LayoutReport
import Yams

struct IBLinterConfiguration {
  private(set) var template = TeamConfigurationTemplate()
  /// A sentence for each setting that is left out.
  private(set) var notes: [String] = []

  /// Kinds of findings by IBLinter's rule identifiers.
  private static let kinds: [String: Finding.Kind] = [
    "ambiguous": .ambiguous, "misplaced": .misplaced, "duplicate_constraint": .duplicateConstraint,
    "duplicate_id": .duplicateID, "enable_autolayout": .noAutoLayout, "custom_class_name": .customClassName,
    "custom_module": .customModule, "use_base_class": .baseClass, "relative_to_margin": .relativeToMargin,
    "view_as_device": .canvasDevice, "use_trait_collections": .traitVariations,
    "hides_bottom_bar_when_pushed": .hidesBottomBar, "image_resources": .missingImage,
    "color_resources": .missingColor, "storyboard_viewcontroller_id": .identifier,
    "reuse_identifier": .identifier,
  ]

  /// Rules that are on by default in IBLinter, and off here.
  private static let standard: [Finding.Kind] = [.noAutoLayout, .customModule]

  /// - Parameters:
  ///   - bytes: YAML.
  ///   - name: The file's name in messages.
  ///   - way: The components from the file's folder to the folder of the new file; nil if that is not in there.
  /// - Throws: `TeamConfigurationMistakes` for a file that is not YAML, or not a mapping.
  init(_ bytes: Data, name: String, way: [[UInt8]]?) throws(TeamConfigurationMistakes) {
    let root: Node?
    do throws(LayoutDocumentMistake) {
      let text = try DocumentSyntax.text(of: bytes)
      root = try DocumentSyntax.optionalNode(of: text, places: DocumentText(text))
    } catch {
      throw TeamConfigurationMistakes(
        file: name,
        mistakes: [.init(line: error.line, column: error.column, message: error.message + ".")])
    }
    guard root == nil || root?.mapping != nil else {
      throw TeamConfigurationMistakes(
        file: name,
        mistakes: [
          .init(
            line: 1, column: 1,
            message:
              "is not a configuration of IBLinter, which has keys and values such as 'enabled_rules: [misplaced]'."
          )
        ])
    }
    var levels: [Finding.Kind: RuleLevel] = [:]
    var allowed: [Finding.Kind: [String]] = [:]
    for kind in Self.standard { levels[kind] = .warning }
    for (key, value) in root?.mapping.map(Array.init) ?? [] {
      let key = key.scalar?.string ?? ""
      switch key {
      case "excluded": template.exclude = moved(Self.texts(value), key: key, way)
      case "included": template.include = moved(Self.texts(value), key: key, way)
      case "enabled_rules", "disabled_rules":
        for rule in Self.texts(value) {
          guard let kind = Self.kinds[rule] else {
            notes.append("rule '\(rule)' was left out; there is no such rule in 'plumbline rules'.")
            continue
          }
          // A kind that is on by default keeps the levels of its findings.
          levels[kind] = key == "disabled_rules" ? .off : kind.isOnByDefault ? nil : .warning
        }
      case "custom_module_rule": allowed[.customModule] = modules(value)
      case "use_base_class_rule": allowed[.baseClass] = classes(value)
      case "view_as_device_rule":
        if let device = value["device_id"]?.scalar?.string { allowed[.canvasDevice] = [device] }
      case "hides_bottom_bar_when_pushed_rule":
        allowed[.hidesBottomBar] = value["excluded_view_controllers"].map(Self.texts)
      case "use_trait_collections_rule":
        if value["enabled"]?.scalar?.string == "true" {
          notes.append("'use_trait_collections_rule' was left out; no rule asks for size classes.")
        }
      default: notes.append("'\(key)' was left out; there is no such setting in .plumbline.yml.")
      }
    }
    // IBLinter's default device.
    if levels[.canvasDevice].map({ $0 != .off }) ?? false, allowed[.canvasDevice] == nil {
      allowed[.canvasDevice] = ["retina4_7"]
    }
    template.rules = Finding.Kind.allCases.compactMap { kind in
      levels[kind].map { (kind, $0, $0 == .off ? [] : allowed[kind] ?? []) }
    }
    template.remarks = notes.isEmpty ? [] : ["Left out of \(name):"] + notes
  }

  /// Paths relative to the folder of the new file, without those outside of it.
  private mutating func moved(_ paths: [String], key: String, _ way: [[UInt8]]?) -> [String] {
    guard way?.isEmpty != true else { return paths }
    return paths.compactMap { path in
      let own = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter {
        $0 != Array(".".utf8)
      }
      // A pattern for any depth is the same in every folder.
      if own.first == Array("**".utf8) { return path }
      if let way, own.count > way.count, own.starts(with: way) {
        return FilePath(bytes: Array(own.dropFirst(way.count).joined(separator: "/".utf8))).name
      }
      notes.append("'\(path)' in '\(key)' was left out; it is not in the folder of the new file.")
      return nil
    }
  }

  /// The modules of `custom_module_rule`, without the source folders that IBLinter looks classes up in.
  private mutating func modules(_ node: Node) -> [String] {
    (node.sequence.map(Array.init) ?? [node]).compactMap { entry in
      if entry["included"] != nil || entry["excluded"] != nil {
        notes.append(
          "the paths of 'custom_module_rule' were left out; this rule does not read source files.")
      }
      return entry["module"]?.scalar?.string
    }
  }

  /// `UILabel` and its base classes become `label=BodyLabel`.
  private func classes(_ node: Node) -> [String] {
    (node.sequence.map(Array.init) ?? [node]).flatMap { entry -> [String] in
      guard let name = entry["element_class"]?.scalar?.string else { return [] }
      let element = name.hasPrefix("UI") || name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
      let kind = element.prefix(1).lowercased() + element.dropFirst()
      return (entry["base_classes"].map(Self.texts) ?? []).map { "\(kind)=\($0)" }
    }
  }

  private static func texts(_ node: Node) -> [String] {
    node.sequence.map { $0.compactMap(\.scalar?.string) } ?? node.scalar.map { [$0.string] } ?? []
  }
}

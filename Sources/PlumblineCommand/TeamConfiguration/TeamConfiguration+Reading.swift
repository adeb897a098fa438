// The reader of `.plumbline.yml`: unknown keys and values are mistakes, each with its place.

import Foundation
import InterfaceBuilder
import LayoutDocument
import LayoutReport
import Typography
import Yams

extension TeamConfiguration {
  /// The keys, in the order in which `plumbline init` writes them.
  enum Key: String, CaseIterable, NamedChoice {
    case include, exclude, devices, orientations, directions, languages
    case contentSizes = "content-sizes"
    case fonts, rules, baseline
  }

  /// - Throws: `TeamConfigurationMistakes`, all of the file at once, or `DocumentError`.
  init(contentsOf path: FilePath, name: String) throws {
    let bytes = try FileContents.bytes(of: path, limit: Self.sizeLimit)
    try self.init(bytes, name: name, folder: path.folder.resolved ?? path.folder)
  }

  /// - Parameters:
  ///   - bytes: YAML in UTF-8.
  ///   - name: The file's name in messages.
  ///   - folder: The folder that paths are relative to.
  init(_ bytes: Data, name: String, folder: FilePath) throws(TeamConfigurationMistakes) {
    self.folder = folder
    var reader = TeamConfigurationReader(folder: folder)
    do throws(LayoutDocumentMistake) {
      let text = try DocumentSyntax.text(of: bytes)
      // A file without any keys is an empty configuration.
      guard let node = try DocumentSyntax.optionalNode(of: text, places: DocumentText(text)) else { return }
      reader.read(node, into: &self)
    } catch {
      let mistake = TeamConfigurationMistakes.Mistake(
        line: error.line, column: error.column, message: error.message + ".")
      throw TeamConfigurationMistakes(file: name, mistakes: [mistake])
    }
    guard reader.mistakes.isEmpty else {
      throw TeamConfigurationMistakes(
        file: name, mistakes: reader.mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }
}

private struct TeamConfigurationReader {
  let folder: FilePath
  var mistakes: [TeamConfigurationMistakes.Mistake] = []

  mutating func read(_ node: Node, into file: inout TeamConfiguration) {
    for (key, value) in members(of: node, "a configuration file", "exclude: [Legacy]") {
      guard let name = choice(TeamConfiguration.Key.self, key, "key") else { continue }
      switch name {
      case .include: file.include = patterns(value)
      case .exclude: file.exclude = patterns(value)
      case .devices:
        for (text, node) in texts(value) {
          take(node) { () throws(CommandLineMistake) in
            for device in try DeviceGroup.devices(named: [text]) where !file.layout.devices.contains(device) {
              file.layout.devices.append(device)
            }
          }
        }
      case .orientations:
        file.layout.orientations = texts(value).compactMap {
          choice(Orientation.self, $0.node, "orientation")
        }
      case .directions:
        file.layout.directions = texts(value).compactMap { choice(Direction.self, $0.node, "direction") }
      case .contentSizes:
        file.layout.contentSizes = texts(value).compactMap {
          choice(ContentSizeCategory.self, $0.node, "text size")
        }
      case .languages:
        let names = texts(value)
        for (text, node) in names {
          take(node) { () throws(CommandLineMistake) in try LayoutChoice.LanguageChoice.check(text) }
        }
        file.layout.languages = LayoutChoice.LanguageChoice(names.map(\.text))
      case .fonts:
        for (text, node) in texts(value) {
          let path = path(text)
          file.fonts.append(path)
          if FileStatus(of: path) == nil {
            complain(node, "there is no font file or folder at '\(text)'; paths are relative to this file.")
          }
        }
      case .baseline:
        if let text = text(value, "the path of a file") { file.baseline = path(text) }
      case .rules: readRules(value, into: &file.rules)
      }
    }
  }

  private mutating func readRules(_ node: Node, into rules: inout RuleLevels) {
    for (key, value) in members(of: node, "'rules'", "misplaced: off") {
      guard let kind = choice(Finding.Kind.self, key, "rule") else { continue }
      var setting = RuleLevels.Setting()
      if value.mapping == nil {
        setting.level = choice(RuleLevel.self, value, "level")
      } else {
        for (key, value) in members(of: value, "a rule", "level: warning") {
          switch choice(RuleKey.self, key, "key") {
          case .level: setting.level = choice(RuleLevel.self, value, "level")
          case .exclude: setting.exclude = patterns(value)
          case .allowed:
            setting.allowed = texts(value).map(\.text)
            if !kind.takesValues {
              complain(
                key, "the rule '\(kind.rawValue)' has no 'allowed' values; use 'exclude' to leave out paths.")
            }
          case nil: break
          }
        }
      }
      rules.settings[kind] = setting
    }
  }

  private enum RuleKey: String, CaseIterable, NamedChoice { case level, exclude, allowed }

  // MARK: Values

  private func path(_ text: String) -> FilePath {
    text.hasPrefix("/") ? FilePath(text) : folder.appending(text)
  }

  /// The keys and values of a mapping; none for an empty value.
  private mutating func members(of node: Node, _ thing: String, _ example: String) -> [(Node, Node)] {
    if let mapping = node.mapping { return mapping.map { ($0.key, $0.value) } }
    if !isEmpty(node) { complain(node, "\(thing) must be keys and values, such as '\(example)'.") }
    return []
  }

  /// A string, or the strings of a sequence.
  private mutating func texts(_ node: Node) -> [(text: String, node: Node)] {
    if isEmpty(node) { return [] }
    if let sequence = node.sequence {
      return sequence.compactMap { element in text(element, "a string").map { ($0, element) } }
    }
    return text(node, "a string or a list of strings").map { [($0, node)] } ?? []
  }

  private mutating func patterns(_ node: Node) -> [PathPattern] {
    texts(node).map { text, node in
      let pattern = PathPattern(text)
      if pattern.hasOpenSet {
        complain(node, "'\(text)' has a [ without a ], and matches nothing; write \\[ for the character.")
      }
      return pattern
    }
  }

  private mutating func text(_ node: Node, _ expected: String) -> String? {
    guard let scalar = node.scalar, !scalar.string.isEmpty else {
      complain(node, "must be \(expected).")
      return nil
    }
    return scalar.string
  }

  private func isEmpty(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }

  private mutating func choice<Choice: NamedChoice>(_: Choice.Type, _ node: Node, _ thing: String) -> Choice?
  {
    guard let text = text(node, "a \(thing)") else { return nil }
    if let choice = try? Choice.named(text) { return choice }
    complain(
      node,
      "unknown \(thing) '\(text)'\(Choice.suggestion(for: text)) Give one of: \(Choice.list)."
    )
    return nil
  }

  private mutating func take(_ node: Node, _ body: () throws(CommandLineMistake) -> Void) {
    do throws(CommandLineMistake) { try body() } catch { complain(node, "\(error)") }
  }

  private mutating func complain(_ node: Node, _ message: String) {
    mistakes.append(
      TeamConfigurationMistakes.Mistake(
        line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message))
  }
}

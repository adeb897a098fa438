// A document in the languages that its tables have.

import Foundation
import LayoutScene
import Plumbline

extension InterfaceBuilderDocument {
  /// The languages that the document's texts were translated into, by the names of their folders or in their catalogue:
  /// `de`, `pt-BR`. Sorted; without the one that the document itself is written in, empty for a document without a path.
  ///
  /// Reads string catalogues, not the tables of single languages.
  public var languages: [String] { tables.languages }

  /// The same of a document that is not read yet.
  public static func languages(ofDocumentAt path: String) -> [String] {
    LanguageTables(LanguageFiles(besides: path)).languages
  }

  /// Whether an application that runs in this language shows the document: one in `de.lproj` beside another in
  /// `Base.lproj` is for German alone, and that in `Base.lproj` for all languages but German. Pseudolanguages and
  /// languages without a document of their own show the one in `Base.lproj`.
  public func isUsed(in language: String?) -> Bool {
    let wanted = language.flatMap { Pseudolanguage(rawValue: $0) == nil ? Language($0) : nil }
    if let own = tables.files.ownLanguage, tables.files.hasBase {
      return wanted?.bestMatch(of: [own] + tables.files.documents.keys) == own
    }
    return wanted?.bestMatch(of: Array(tables.files.documents.keys)) == nil
  }

  /// The document with the texts of a language; damaged tables count as far as they can be read.
  package func shown(in language: String?) -> InterfaceBuilderDocument {
    language.map { localized(in: $0).document } ?? self
  }

  /// The name of a layout's device in string catalogues; nil where the document's have no texts for kinds of devices.
  func tableDevice(in configuration: SceneConfiguration) -> String? {
    guard configuration.language != nil, tables.variesByDevice else { return nil }
    if canvas.platform == .mac { return "mac" }
    let kind = (configuration.device ?? canvas.device)?.kind
    return kind == .tablet ? "ipad" : kind == .television ? "appletv" : "iphone"
  }

  func localized(in language: String, on device: String? = nil) -> LocalizedDocument {
    tables.document(named: device.map { language + " " + $0 } ?? language) {
      if let pseudolanguage = Pseudolanguage(rawValue: language) {
        return LocalizedDocument(document: overlaid { $0.apply(pseudolanguage) })
      }
      let wanted = Language(language)
      let files = tables.files
      if let own = files.ownLanguage, let match = wanted.bestMatch(of: [own] + languages), match == own {
        return LocalizedDocument(document: self)
      }
      if let name = wanted.bestMatch(of: Array(files.documents.keys)), let path = files.documents[name] {
        do throws(InterfaceBuilderError) {
          return LocalizedDocument(document: try InterfaceBuilderDocument(contentsOf: path))
        } catch {
          return LocalizedDocument(document: self, failure: error)
        }
      }
      let texts = tables.texts(in: language, on: device)
      // The texts of `Base.lproj` are in the language of development, which is English as a rule.
      let isMissing = !texts.hasTable && !languages.isEmpty && wanted.code != "en"
      return LocalizedDocument(
        document: overlaid { $0.apply(texts.byKey) }, problems: texts.problems, isMissing: isMissing)
    }
  }

  private func overlaid(_ change: (inout TextOverlay) -> Void) -> InterfaceBuilderDocument {
    var overlay = TextOverlay(root.tree, index)
    change(&overlay)
    let tree = overlay.result
    guard let root = tree.root else { return self }
    return InterfaceBuilderDocument(
      name: name, root: root, index: ElementIndex(of: root), canvas: canvas, tables: tables, assets: assets)
  }
}

extension LocalizedDocument {
  /// The problems of a language's tables, for a report.
  func sceneProblems(in language: String) -> [SceneProblem] {
    var found = problems.map { problem in
      let place = problem.path + (problem.mistake.line.map { ":\($0)" } ?? "")
      return SceneProblem(
        kind: .unresolved,
        message:
          "The strings file for “\(language)” is damaged: \(place): \(problem.mistake.reason). "
          + "Unreadable entries keep the document's own text.",
        fix: "Repair that line, or export the file from Xcode again.",
        line: problem.mistake.line, file: problem.path)
    }
    if let failure {
      found.append(
        SceneProblem(
          kind: .unresolved,
          message: "The localized document for “\(language)” cannot be read: \(failure)",
          fix: "Repair that document; until then this one is used instead.",
          line: failure.line, column: failure.column, file: failure.document))
    }
    if isMissing {
      found.append(
        SceneProblem(
          kind: .unsupported,
          message:
            "This document has no strings file for “\(language)”, although it has one for other languages: its own "
            + "texts are shown.",
          fix: "Add the language to the document in Xcode, or do not request it."))
    }
    return found
  }
}

// The layout document: views, guides and constraints in YAML or JSON, for laying out without Interface Builder.

import Foundation
import LayoutScene
import Plumbline

/// A layout written by hand, in YAML or JSON: views with their intrinsic sizes, guides, and constraints as equations or
/// visual formats.
///
///     size: [320, 480]
///     metrics: {gap: 12}
///     views:
///       title: {intrinsic: [120, 20.5]}
///       panel: {}
///     constraints:
///       - "H:|-[title]-gap-[panel]-|"
///       - "title.top == safeArea.top + 20 @750"
///
/// Lengths are points. A value of this type was read without a mistake; ``makeScene(_:)`` makes a new view hierarchy at
/// each call. Documents are at most 4 MB large, without anchors and aliases; views are at most 400 deep, and views, guides and
/// constraints at most 100,000. Reading and making a scene take time in proportion to the document.
public struct LayoutDocument {
  /// A format has four bytes a constraint, of which each takes four kilobytes when it is laid out.
  package static let elementLimit = 100_000

  /// The options of a layout that the document leaves open.
  public struct Configuration: Sendable {
    /// The root's size in points instead of the document's.
    public var size: CGSize?
    /// Device pixels per point instead of the document's.
    public var scale: CGFloat?
    /// The reading direction instead of the document's.
    public var isRightToLeft: Bool?
    /// The id that the scene tells as its device; the size does not follow from it.
    public var device: String?
    /// Everything as the document says.
    public init() {}
  }

  /// The path or name, as it was given.
  public let name: String
  private let model: DocumentModel
  private let text: DocumentText

  /// Reads a document.
  /// - Parameters:
  ///   - data: YAML or JSON in UTF-8.
  ///   - name: Stands in front of every mistake.
  /// - Throws: All mistakes of the document at once.
  public init(_ data: Data, name: String) throws(LayoutDocumentError) {
    self.name = name
    var reader: DocumentReader
    do throws(LayoutDocumentMistake) {
      let source = try DocumentSyntax.text(of: data)
      text = DocumentText(source)
      reader = DocumentReader(text: text)
      reader.read(try DocumentSyntax.node(of: source, places: text))
    } catch {
      throw LayoutDocumentError(document: name, mistakes: [error])
    }
    model = reader.model
    // Building the views once finds the rest: unknown names, illegal pairs.
    let mistakes = reader.mistakes + Self.mistakesOfViews((model, text, name))
    guard mistakes.isEmpty else {
      throw LayoutDocumentError(
        document: name, mistakes: mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }

  private static func mistakesOfViews(
    _ source: (model: DocumentModel, text: DocumentText, name: String)
  ) -> [LayoutDocumentMistake] {
    onTreesThread(source) { source in
      var builder = BoxSceneBuilder(
        model: source.model, text: source.text, document: source.name, configuration: Configuration())
      _ = builder.scene()
      return builder.mistakes
    }
  }

  /// A fresh tree of views with active constraints, not yet laid out.
  @preconcurrency @MainActor
  public func makeScene(_ configuration: Configuration = Configuration()) -> Scene {
    var builder = BoxSceneBuilder(model: model, text: text, document: name, configuration: configuration)
    return builder.scene()
  }
}

// Fonts that a document names and that are not measured: said once for a scene, with the texts that they concern.

import FontFiles
import LayoutScene
import Plumbline
import Typography

extension StoryboardSceneBuilder {
  /// One problem for all fonts whose texts are measured with another's figures: one for those of which there is no
  /// file, one for those whose files are not measured.
  func reportSubstitutedFonts() {
    var missing = NamedFonts()
    var unmeasured = NamedFonts()
    for element in source.root.descendants() {
      guard let font = namedFont(of: element), case .named(let name) = font.family,
        !surroundings.measurer.hasExactMetrics(for: font)
      else { continue }
      let file = surroundings.fonts?.face(for: font)?.path
      if let file {
        unmeasured.add(name, file: file, at: element)
      } else {
        missing.add(name, file: nil, at: element)
      }
    }
    let allowance = "llow for a few per cent where these texts determine a size."
    if !missing.names.isEmpty {
      let fix =
        FontCatalogue.measuresFiles
        ? "Pass the folder of \(missing.isOne ? "its file" : "their files") with --fonts, or a" + allowance
        : "A" + allowance
      report(missing, "not available", fix: fix)
    }
    if !unmeasured.names.isEmpty {
      let files = enumeration(unmeasured.files)
      if FontCatalogue.measuresFiles {
        report(
          unmeasured, "in \(files), which cannot be measured",
          fix: "Get \(unmeasured.files.count == 1 ? "the file" : "the files") again, or a" + allowance)
      } else {
        report(
          unmeasured, "in \(files), which this build cannot measure",
          fix: "Build it with --traits Fonts (Debian: libharfbuzz-dev, pkg-config), or a" + allowance)
      }
    }
  }

  private func report(_ fonts: NamedFonts, _ state: String, fix: String) {
    let list = enumeration(fonts.names.map { "“\($0)”" })
    let (noun, verb) = fonts.isOne ? ("The font", "is") : ("The fonts", "are")
    scene.problems.append(
      SceneProblem(
        kind: .substitutedFont,
        message: "\(noun) \(list) \(verb) \(state): texts are measured with a similar font.",
        fix: fix, views: fonts.views, line: fonts.line, column: fonts.column))
  }

  private func enumeration(_ items: [String]) -> String {
    ([items.dropLast().joined(separator: ", ")] + items.suffix(1)).filter { !$0.isEmpty }
      .joined(separator: " and ")
  }

  private func namedFont(of element: DocumentElement) -> FontDescription? {
    switch element.name {
    case "fontDescription": factory.fonts.font(element)
    case "font" where element["metaFont"] == nil: factory.fonts.attributedFont(element)
    default: nil
    }
  }
}

/// Fonts of a scene in the order of the document, and the views that use them.
private struct NamedFonts {
  var names: [String] = []
  var files: [String] = []
  var views: [String] = []
  /// The first element that names one.
  private var element: DocumentElement?

  var isOne: Bool { names.count == 1 }
  var line: Int? { element?.line }
  var column: Int? { element?.column }

  mutating func add(_ name: String, file: String?, at element: DocumentElement) {
    if !names.contains(name) { names.append(name) }
    if let file, !files.contains(file) { files.append(file) }
    if self.element == nil { self.element = element }
    if let id = Self.viewID(around: element), !views.contains(id) { views.append(id) }
  }

  private static func viewID(around element: DocumentElement) -> String? {
    var current = element.parent
    while let candidate = current {
      if ViewKind.isView(candidate) { return candidate.id }
      current = candidate.parent
    }
    return nil
  }
}

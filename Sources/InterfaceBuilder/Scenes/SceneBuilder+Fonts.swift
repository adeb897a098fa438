// Fonts that a document names and that are not at hand: said once for a scene, with the texts that they concern.

import Plumbline
import Typography

extension SceneBuilder {
  /// One problem for all fonts whose texts are measured with another's figures.
  func reportSubstitutedFonts() {
    var names: [String] = []
    var views: [String] = []
    var line: Int?
    for element in source.root.descendants() {
      guard let font = namedFont(of: element), case .named(let name) = font.family,
        !surroundings.measurer.hasExactMetrics(for: font)
      else { continue }
      if !names.contains(name) { names.append(name) }
      if line == nil { line = element.line }
      if let id = Self.viewID(around: element), !views.contains(id) { views.append(id) }
    }
    guard !names.isEmpty else { return }
    let quoted = names.map { "“\($0)”" }
    let list = ([quoted.dropLast().joined(separator: ", ")] + quoted.suffix(1)).filter { !$0.isEmpty }
      .joined(separator: " and ")
    let (noun, verb) = names.count == 1 ? ("The font", "is") : ("The fonts", "are")
    scene.problems.append(
      SceneProblem(
        kind: .unsupported,
        message: "\(noun) \(list) \(verb) not at hand: texts are measured with the figures of a similar one.",
        fix: "Allow for a few per cent where these texts decide a size.", views: views, line: line))
  }

  private func namedFont(of element: DocumentElement) -> FontDescription? {
    switch element.name {
    case "fontDescription": factory.fonts.font(element)
    case "font" where element["metaFont"] == nil: factory.fonts.attributedFont(element)
    default: nil
    }
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

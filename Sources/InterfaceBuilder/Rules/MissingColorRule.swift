// `missing-color`: names of colours that no asset catalog of the project has.

import LayoutScene
import Plumbline

extension FindingKind {
  /// The project has no colour of a name.
  public static let missingColor = FindingKind(
    "missing-color", level: .warning,
    meaning: "The named colour is in no asset catalog of the project.",
    why:
      "It was renamed or deleted, and Interface Builder keeps the old name without a warning. Restore it, or choose another.",
    example: "<color name=\"Brand\"> after Brand.colorset was renamed",
    triggering: [
      .xib(
        """
        <color key="backgroundColor" name="Brand"/>
        """,
        files: ["App.xcodeproj/project.pbxproj": "", "Assets.xcassets/Accent.colorset/Contents.json": "{}"])
    ],
    notTriggering: [
      .xib(
        """
        <color key="backgroundColor" name="Brand"/>
        """,
        files: ["App.xcodeproj/project.pbxproj": "", "Assets.xcassets/Brand.colorset/Contents.json": "{}"])
    ])
}

enum MissingColorRule: DocumentRule {
  static let kind = FindingKind.missingColor

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    // macOS's own colours name their catalogue.
    guard let assets = inspection.rules.assets, element.name == "color", element.parent?.name != "resources",
      let name = element["name"], element["catalog"] == nil, !assets.hasColor(name)
    else { return }
    inspection.report(
      kind, at: element, "No asset catalog of the project has a colour “\(name)”.",
      fix:
        "Add the colour, or choose an existing one. Without it the app uses the colour saved in the document, or clear."
    )
  }
}

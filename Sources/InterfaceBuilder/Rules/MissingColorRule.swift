// `missing-color`: names of colours that no asset catalog of the document's bundle has.

import LayoutScene
import Plumbline

extension FindingKind {
  /// The project has no colour of a name.
  public static let missingColor = FindingKind(
    "missing-color", level: .warning, milder: [(.note, "code sets another colour")],
    meaning: "The named colour is in no asset catalog of the document's bundle.",
    why:
      "It was renamed or deleted, and Interface Builder keeps the old name without a warning; or another framework has it, "
      + "and a nib looks in its own bundle. Restore it, or choose another.",
    example: "<color name=\"Brand\"> after Brand.colorset was renamed",
    settledBy: [.color],
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
    guard let assets = inspection.rules.assets, let reference = element.colorReference,
      !assets.hasColor(reference.name)
    else { return }
    let (name, holder) = (reference.name, assets.holder(ofColor: reference.name))
    if holder != nil, reference.isLoadedByClass { return }
    inspection.report(
      kind, at: element,
      holder.map { "\($0) has the colour “\(name)”; a nib of \(assets.name) does not find it." }
        ?? "No asset catalog of the project has a colour “\(name)”.",
      fix: holder.map {
        "Add the colour to a catalog of \(assets.name), or set it in code, with the bundle of \($0)."
      }
        ?? "Add the colour, or choose an existing one. Without it the app uses the colour saved in the document, or clear.",
      property: reference.property)
  }
}

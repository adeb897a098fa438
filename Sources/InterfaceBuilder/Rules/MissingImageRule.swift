// `missing-image`: names of images that no asset catalog and no file of the document's bundle has.

import LayoutScene
import Plumbline

extension FindingKind {
  /// The project has no image of a name.
  public static let missingImage = FindingKind(
    "missing-image", level: .warning, milder: [(.note, "code sets another image")],
    meaning: "The named image is in no asset catalog and no file of the document's bundle.",
    why:
      "It was renamed or deleted, and Interface Builder keeps the old name without a warning; or another framework has it, "
      + "and a nib looks in its own bundle. Restore it, or choose another.",
    example: "<imageView image=\"logo\"> after logo.imageset was renamed",
    settledBy: [.image, .handed],
    triggering: [
      .xib(
        """
        <subviews>
          <imageView image="logo" id="icon"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>
        </subviews>
        """,
        files: ["App.xcodeproj/project.pbxproj": "", "Assets.xcassets/emblem.imageset/Contents.json": "{}"])
    ],
    notTriggering: [
      .xib(
        """
        <subviews>
          <imageView image="logo" id="icon"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>
          <imageView image="trash" catalog="system" id="bin"><rect key="frame" x="0" y="20" width="10" height="10"/></imageView>
        </subviews>
        """,
        files: ["App.xcodeproj/project.pbxproj": "", "Assets.xcassets/logo.imageset/Contents.json": "{}"])
    ])
}

enum MissingImageRule: DocumentRule {
  static let kind = FindingKind.missingImage

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard let assets = inspection.rules.assets else { return }
    for reference in element.imageReferences(in: inspection.document.index)
    where !assets.hasImage(reference.name) {
      let (name, holder) = (reference.name, assets.holder(ofImage: reference.name))
      if holder != nil, reference.isLoadedByClass { continue }
      inspection.report(
        kind, at: element,
        holder.map { "\($0) has the image “\(name)”; a nib of \(assets.name) does not find it." }
          ?? "No asset catalog and no file of the project has an image “\(name)”.",
        fix: holder.map {
          "Add the image to a catalog of \(assets.name), or set it in code, with the bundle of \($0)."
        }
          ?? "Add the image, or choose an existing one. Without it the view is empty and may have no intrinsic size.",
        property: reference.property)
    }
  }
}

// `missing-image`: names of images that no asset catalog and no file of the project has.

import LayoutScene
import Plumbline

extension FindingKind {
  /// The project has no image of a name.
  public static let missingImage = FindingKind(
    "missing-image", level: .warning,
    meaning: "The named image is in no asset catalog and no file of the project.",
    why:
      "It was renamed or deleted, and Interface Builder keeps the old name without a warning. Restore it, or choose another.",
    example: "<imageView image=\"logo\"> after logo.imageset was renamed",
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
    guard let assets = inspection.rules.assets, element.parent?.name != "resources", element.name != "color",
      element["catalog"] != "system"
    else { return }
    for attribute in imageAttributes {
      guard let name = element[attribute], !name.isEmpty, !isOfTheSystem(name, inspection.document),
        !assets.hasImage(name)
      else {
        continue
      }
      inspection.report(
        kind, at: element, "No asset catalog and no file of the project has an image “\(name)”.",
        fix:
          "Add the image, or choose an existing one. Without it the view is empty and may have no intrinsic size."
      )
    }
  }

  private static func isOfTheSystem(_ name: String, _ document: InterfaceBuilderDocument) -> Bool {
    // AppKit's names; a symbol whose element does not say so is one in the document's resources.
    name.hasPrefix("NS") || document.index.images[name]?.isSymbol ?? false
  }

  private static let imageAttributes = [
    "image", "highlightedImage", "selectedImage", "backgroundImage", "landscapeImage", "alternateImage",
    "secondaryImage", "shadowImage", "thumbImage", "minimumImage", "maximumImage", "onImage", "offImage",
    "largeContentSizeImage", "minimumValueImage", "maximumValueImage", "trackImage", "progressImage",
  ]
}

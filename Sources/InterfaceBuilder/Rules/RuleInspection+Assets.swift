// `missing-image`, `missing-color`: names that no asset catalog and no file of the project has.

import Plumbline

extension RuleInspection {
  mutating func inspectAssets() {
    guard let assets = rules.assets, isEnabled(.missingImage) || isEnabled(.missingColor) else { return }
    for element in document.root.descendants() where element.parent?.name != "resources" {
      if element.name == "color" {
        inspectColor(element, assets)
      } else if element["catalog"] != "system" {
        inspectImages(of: element, assets)
      }
    }
  }

  private mutating func inspectColor(_ element: DocumentElement, _ assets: ProjectAssets) {
    // macOS's own colours name their catalogue.
    guard let name = element["name"], element["catalog"] == nil, !assets.hasColor(name) else { return }
    report(
      .missingColor, at: element, "No asset catalog of the project has a colour “\(name)”.",
      fix:
        "Add the colour, or choose an existing one. Without it the app uses the colour saved in the document, or clear."
    )
  }

  private mutating func inspectImages(of element: DocumentElement, _ assets: ProjectAssets) {
    for attribute in Self.imageAttributes {
      guard let name = element[attribute], !name.isEmpty, !isOfTheSystem(name), !assets.hasImage(name) else {
        continue
      }
      report(
        .missingImage, at: element, "No asset catalog and no file of the project has an image “\(name)”.",
        fix:
          "Add the image, or choose an existing one. Without it the view is empty and may have no intrinsic size."
      )
    }
  }

  private func isOfTheSystem(_ name: String) -> Bool {
    // AppKit's names; a symbol whose element does not say so is one in the document's resources.
    name.hasPrefix("NS") || document.index.images[name]?.isSymbol ?? false
  }

  private static let imageAttributes = [
    "image", "highlightedImage", "selectedImage", "backgroundImage", "landscapeImage", "alternateImage",
    "secondaryImage", "shadowImage", "thumbImage", "minimumImage", "maximumImage", "onImage", "offImage",
    "largeContentSizeImage", "minimumValueImage", "maximumValueImage", "trackImage", "progressImage",
  ]
}

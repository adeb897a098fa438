// `missing-image`, `missing-color`: names that no asset catalog and no file of the document's bundle has.

import Plumbline

extension RuleInspection {
  mutating func inspectAssets() {
    guard let assets = rules.assets, isEnabled(.missingImage) || isEnabled(.missingColor) else { return }
    for element in document.root.descendants() {
      for reference in element.imageReferences(in: document.index) where !assets.hasImage(reference.name) {
        inspectImage(reference, of: element, assets)
      }
      if let reference = element.colorReference, !assets.hasColor(reference.name) {
        inspectColor(reference, of: element, assets)
      }
    }
  }

  private mutating func inspectImage(
    _ reference: AssetReference, of element: DocumentElement, _ assets: ProjectAssets
  ) {
    let name = reference.name
    guard let holder = assets.holder(ofImage: name) else {
      return report(
        .missingImage, at: element, "No asset catalog and no file of the project has an image “\(name)”.",
        fix:
          "Add the image, or choose an existing one. Without it the view is empty and may have no intrinsic size."
      )
    }
    guard !reference.isLoadedByClass else { return }
    report(
      .missingImage, at: element,
      "\(holder) has the image “\(name)”; a nib of \(assets.name) does not find it.",
      fix: "Add the image to a catalog of \(assets.name), or set it in code, with the bundle of \(holder).")
  }

  private mutating func inspectColor(
    _ reference: AssetReference, of element: DocumentElement, _ assets: ProjectAssets
  ) {
    let name = reference.name
    guard let holder = assets.holder(ofColor: name) else {
      return report(
        .missingColor, at: element, "No asset catalog of the project has a colour “\(name)”.",
        fix:
          "Add the colour, or choose an existing one. Without it the app uses the colour saved in the document, or clear."
      )
    }
    guard !reference.isLoadedByClass else { return }
    report(
      .missingColor, at: element,
      "\(holder) has the colour “\(name)”; a nib of \(assets.name) does not find it.",
      fix: "Add the colour to a catalog of \(assets.name), or set it in code, with the bundle of \(holder).")
  }
}

// Views of custom classes that the editor draws by running the class: what the class answers about its size is not in
// the document, only what came of it.

import Foundation
import Plumbline

extension StoryboardSceneBuilder {
  /// The weakest wish there is: it decides only what nothing else does.
  private static let weakest = UILayoutPriority(1)

  /// Gives such views the stored size where nothing else gives them one.
  func keepDrawnSizes() {
    for item in built where item.isPlaced && Self.isDrawnByItsClass(item.element) {
      guard let stored = item.element.first("rect", key: "frame")?.frame, !stored.isEmpty else { continue }
      for (attribute, length) in [
        (NSLayoutConstraint.Attribute.width, stored.width), (.height, stored.height),
      ] {
        let wish = try? NSLayoutConstraint.validated(
          item: item.view, attribute: attribute, constant: length, priority: Self.weakest)
        wish?.identifier = "IBDrawnSize"
        try? wish?.activate()
      }
    }
  }

  /// A custom class of plain views with a property that the document sets and that its class must have declared for the
  /// editor: `rating`, but not `layer.cornerRadius`, and not texts alone. None of the 20 in the corpus (10 documents) is
  /// marked as ambiguous, though nothing gives 7 of them (2 documents) a size; of those with texts alone both without a
  /// size are (`ThemedTextField`). Without such a property nothing tells: of 3 custom views without a size one is marked.
  private static func isDrawnByItsClass(_ element: VariedElement) -> Bool {
    guard element.name == "view", element["customClass"] != nil,
      let attributes = element.first("userDefinedRuntimeAttributes")
    else { return false }
    return attributes.children.contains { attribute in
      attribute["type"] != "string" && attribute["keyPath"].map { !$0.isEmpty && !$0.contains(".") } ?? false
    }
  }
}

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

  /// The content size of a view whose class, as its source says, answers one: the source's own figures, or what the document
  /// stores. Nil where the element has a content of its own, such as a text.
  func sizeOfItsClass(_ element: VariedElement, _ view: UIView) -> CGSize? {
    guard let id = element.element.id, let answer = configuration.code.first([.ownSize], of: id) else {
      return nil
    }
    let own = view.intrinsicContentSize
    guard own.width == UIView.noIntrinsicMetric, own.height == UIView.noIntrinsicMetric else { return nil }
    if answer.width != nil || answer.height != nil {
      return CGSize(
        width: answer.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
        height: answer.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
    }
    let stored = element.first("rect", key: "frame")?.frame.size ?? .zero
    return CGSize(width: max(0, stored.width), height: max(0, stored.height))
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

// Views of custom classes that the editor draws by running the class: what the class answers about its size is in the
// document where the class is designable, else only what came of it.

import Foundation
import Plumbline
import Typography

extension StoryboardSceneBuilder {
  /// The weakest wish there is: it decides only what nothing else does.
  private static let weakest = UILayoutPriority(1)

  /// Gives views that code draws their stored size where nothing else gives them one.
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

  /// Gives views of designable classes the content size that they answered in the editor, as `<designables>` keeps it: it
  /// decides 4 lengths of 3 documents, in both halves, and 79 of 31 elsewhere, where one contradicts.
  func giveAnsweredSizes() {
    guard configuration.isCanvas, !document.index.answeredSizes.isEmpty else { return }
    for item in built {
      guard let id = item.element.element.id, let answer = document.index.answeredSizes[id] else { continue }
      let size = CGSize(width: answer.width, height: answer.height)
      let label = (item.view as? UILabel).flatMap { $0.textRuns == nil ? $0 : nil }
      if let label { label.font = fontOfItsClass(label, answering: size) }
      // A label of several lines answers the size of its text in one, and wraps in its place.
      if label == nil || label?.numberOfLines == 1 { item.view.placeholderContentSize = size }
    }
  }

  /// The font that a label's class sets, from the size that the text takes in it: the document's own where that fits.
  private func fontOfItsClass(_ label: UILabel, answering size: CGSize) -> UIFont {
    let own = label.font.fontDescription
    func excess(_ font: FontDescription) -> Double {
      label.font = UIFont(font)
      let measured = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      return Double(4 * abs(measured.height - size.height) + abs(measured.width - size.width))
    }
    guard size.height > 0, !(label.text ?? "").isEmpty, excess(own) > 2 else { return UIFont(own) }
    let weights: [FontDescription.Weight] = [own.weight, .regular, .medium, .semibold, .bold]
    let fonts = (9...48).flatMap { points in
      weights.map { FontDescription(family: own.family, weight: $0, pointSize: Double(points)) }
    }
    return UIFont(fonts.map { ($0, excess($0)) }.min { $0.1 < $1.1 }?.0 ?? own)
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

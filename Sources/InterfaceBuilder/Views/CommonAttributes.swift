// The attributes that every view element has (spec 09 §2), set on the view that was made for it.

import Foundation
import Plumbline

@MainActor
package enum CommonAttributes {
  /// Sets everything that does not depend on the view's place in the tree.
  package static func apply(_ element: VariedElement, to view: UIView) {
    setPriorities(element, of: view)
    setMargins(element, of: view)
    applyState(element, to: view)
    view.autoresizingMask = element.first("autoresizingMask")?.autoresizingMask ?? []
  }

  /// Sets what does not decide where a view and its subviews lie.
  package static func applyState(_ element: VariedElement, to view: UIView) {
    view.isHidden = element.flag("hidden") ?? false
    view.clipsToBounds = element.flag("clipsSubviews") ?? false
    view.isOpaque = element.flag("opaque") ?? true
    view.alpha = element.number("alpha") ?? 1
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    view.autoresizesSubviews = element.flag("autoresizesSubviews") ?? true
    if let tag = element.number("tag") { view.tag = Int(tag) }
    view.semanticContentAttribute = semanticContent(element["semanticContentAttribute"])
    let accessibility = element.first("accessibility", key: "accessibilityConfiguration")
    view.accessibilityIdentifier = accessibility?["identifier"] ?? element["restorationIdentifier"]
    view.accessibilityLabel = accessibility?["label"]
  }

  /// Absent means 250 and 750, whatever the class has in code: documents write down what differs.
  private static func setPriorities(_ element: VariedElement, of view: UIView) {
    for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      view.setContentHuggingPriority(priority(element["\(name)HuggingPriority"]) ?? .defaultLow, for: axis)
      view.setContentCompressionResistancePriority(
        priority(element["\(name)CompressionResistancePriority"]) ?? .defaultHigh, for: axis)
    }
  }

  /// A priority above 0 and at most 1000; nil for anything else.
  static func priority(_ text: String?) -> UILayoutPriority? {
    // A positive number can be zero as a Float.
    guard let value = text.flatMap(LayoutNumber.parse).map(Float.init), value > 0, value <= 1000 else {
      return nil
    }
    return UILayoutPriority(value)
  }

  private static func setMargins(_ element: VariedElement, of view: UIView) {
    if let insets = element.first("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = insets.edgeInsets
    }
    if let insets = element.first("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = insets.directionalEdgeInsets
    }
    view.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins") ?? false
    let followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth") ?? false
    view.layoutMarginsFollowReadableWidth = followsReadableWidth
    if let table = view as? UITableView { table.cellLayoutMarginsFollowReadableWidth = followsReadableWidth }
    view.insetsLayoutMarginsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
  }

  private static func semanticContent(_ name: String?) -> UISemanticContentAttribute {
    switch name {
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: .unspecified
    }
  }
}

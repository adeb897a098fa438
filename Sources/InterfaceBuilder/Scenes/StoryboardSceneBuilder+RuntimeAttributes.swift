// User-defined runtime attributes that change a layout. The canvas does not apply them; a device does.

import Foundation
import Plumbline

extension StoryboardSceneBuilder {
  /// Sets the attributes that layout knows; others are the program's own and are ignored (spec 09 §5).
  func applyRuntimeAttributes() {
    guard !configuration.isCanvas else { return }
    for item in built {
      guard let list = item.element.first("userDefinedRuntimeAttributes") else { continue }
      for attribute in list.children { apply(attribute, to: item.view) }
    }
  }

  private func apply(_ attribute: DocumentElement, to view: UIView) {
    let number = attribute.first(key: "value")?.number("value") ?? attribute.number("value")
    let flag = attribute["value"].map { $0 == "YES" }
    switch (attribute["keyPath"], view) {
    case ("hidden", _), ("isHidden", _): if let flag { view.isHidden = flag }
    case ("preservesSuperviewLayoutMargins", _): if let flag { view.preservesSuperviewLayoutMargins = flag }
    case ("spacing", let stack as UIStackView): if let number { stack.spacing = number }
    case ("layoutMarginsRelativeArrangement", let stack as UIStackView),
      ("isLayoutMarginsRelativeArrangement", let stack as UIStackView):
      if let flag { stack.isLayoutMarginsRelativeArrangement = flag }
    case ("numberOfLines", let label as UILabel): if let number { label.numberOfLines = Int(max(0, number)) }
    case ("titleLabel.numberOfLines", let button as UIButton):
      if let number { button.titleNumberOfLines = Int(max(0, number)) }
    case ("titleLabel.adjustsFontSizeToFitWidth", let button as UIButton):
      if let flag { button.titleAdjustsToWidth = flag }
    case ("preferredMaxLayoutWidth", let label as UILabel):
      if let number { label.preferredMaxLayoutWidth = max(0, number) }
    case ("text", let label as UILabel): if let text = attribute["value"] { label.text = text }
    default: break
    }
  }
}

// The axis of an ambiguous finding, with what documents and sentences call its ends.

import Foundation
import LayoutReport
import Plumbline

struct RepairAxis {
  let isHorizontal: Bool
  let length: String
  let begin: String
  let end: String

  static let horizontal = RepairAxis(isHorizontal: true, length: "width", begin: "leading", end: "trailing")
  static let vertical = RepairAxis(isHorizontal: false, length: "height", begin: "top", end: "bottom")

  /// The axis that a finding is about.
  init?(of finding: Finding) {
    guard let name = finding.variables.first else { return nil }
    self = ["x", "width", "contentWidth"].contains(name) ? .horizontal : .vertical
  }

  private init(isHorizontal: Bool, length: String, begin: String, end: String) {
    (self.isHorizontal, self.length, self.begin, self.end) = (isHorizontal, length, begin, end)
  }

  var uiKit: NSLayoutConstraint.Axis { isHorizontal ? .horizontal : .vertical }
  var name: String { isHorizontal ? "horizontal" : "vertical" }
  var beginAttribute: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  var endAttribute: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }

  func near(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
  func far(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }
  func extent(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.width : rect.height }
}

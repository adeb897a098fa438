// Lengths: widths, heights and offsets between anchors.

import Foundation

/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from: AnchorSide, to: AnchorSide) {
    self.init(side: AnchorSide(distance: AnchorDistance(from: from, to: to)))
  }

  /// The early Swift spelling: a nil anchor makes `self == constant` (spec 04 §1).
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension?, constant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor?.side, constant: c, site: .init(fileID: fileID, line: line))
  }
}

// Rectangles, insets and masks as documents write them.

import Foundation
import Plumbline

extension DocumentElement {
  /// The figures of a `<rect>`; those that no layout can use count as 0.
  package var frame: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: max(0, number("width") ?? 0),
      height: max(0, number("height") ?? 0))
  }

  /// The figures of a `<rect>` as they are written, negative lengths too.
  package var writtenFrame: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
  }

  /// The rectangle of the child `<rect key>`.
  package func rect(key: String) -> CGRect? { first("rect", key: key)?.frame }

  /// `<edgeInsets>`: top, left, bottom, right.
  package var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? 0, left: number("left") ?? 0, bottom: number("bottom") ?? 0,
      right: number("right") ?? 0)
  }

  /// `<directionalEdgeInsets>`: top, leading, bottom, trailing.
  package var directionalEdgeInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
      trailing: number("trailing") ?? 0)
  }

  /// `<inset minX minY maxX maxY>`: content, title and image insets.
  package var inset: UIEdgeInsets {
    UIEdgeInsets(
      top: number("minY") ?? 0, left: number("minX") ?? 0, bottom: number("maxY") ?? 0,
      right: number("maxX") ?? 0)
  }

  /// `<autoresizingMask>`; without attributes the view is fixed.
  package var autoresizingMask: UIView.AutoresizingMask {
    var mask: UIView.AutoresizingMask = []
    if flag("flexibleMinX") ?? false { mask.insert(.flexibleLeftMargin) }
    if flag("widthSizable") ?? false { mask.insert(.flexibleWidth) }
    if flag("flexibleMaxX") ?? false { mask.insert(.flexibleRightMargin) }
    if flag("flexibleMinY") ?? false { mask.insert(.flexibleTopMargin) }
    if flag("heightSizable") ?? false { mask.insert(.flexibleHeight) }
    if flag("flexibleMaxY") ?? false { mask.insert(.flexibleBottomMargin) }
    return mask
  }
}

// Default content of table cells: where the texts and the image of a cell's style lie, and how high they are.

import Foundation

/// The texts and the image of a style, each with its place in the content view. A cell that reads from right to left is the
/// mirror image.
private struct OwnContent {
  var text = CGRect.zero
  var detail = CGRect.zero
  var image = CGRect.zero
  /// The height of the texts together.
  var height: CGFloat = 0
}

extension UITableViewCell {
  /// The cell's own texts lie between the margins, in the middle, the second one below the first or at the far end.
  /// At text sizes of accessibility texts wrap, and the second is below the first (WWDC 2017, session 245).
  package func placeOwnContent(wraps: Bool = false) {
    guard storedTextLabel != nil || storedDetailTextLabel != nil || storedImageView != nil else { return }
    if wraps {
      for label in [storedTextLabel, storedDetailTextLabel] { label?.numberOfLines = 0 }
      if cellStyle != .default { cellStyle = .subtitle }
    }
    let content = ownContent(in: contentView.bounds.size)
    func turned(_ frame: CGRect) -> CGRect {
      isRightToLeft ? frame.offsetBy(dx: contentView.bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
    if storedImageView?.image != nil { storedImageView?.frame = turned(content.image) }
    storedTextLabel?.frame = turned(content.text)
    storedDetailTextLabel?.frame = turned(content.detail)
  }

  /// The height of the content view that the cell's own texts ask for at a width, at least that of a usual row of 44 points;
  /// 0 for a cell that has none. In the corpus' documents rows of a text and a second one below it are 57.5 points high at 2
  /// pixels a point: 20.5 and 14.5 with 11 above and below, and the line.
  package func ownContentHeight(width: CGFloat, separator: CGFloat) -> CGFloat {
    guard storedTextLabel != nil || storedDetailTextLabel != nil else { return 0 }
    let margins = contentView.layoutMargins.top + contentView.layoutMargins.bottom
    var height = ownContent(in: CGSize(width: width, height: 44)).height + margins
    if height > 44, storedImageView?.image != nil {
      // In a higher row the image is higher, and leaves the texts less room.
      height = ownContent(in: CGSize(width: width, height: height)).height + margins
    }
    return max(44 - separator, height.roundedUpToPixel(scale: effectiveLayoutEnvironment.displayScale))
  }

  /// Left to right.
  private func ownContent(in size: CGSize) -> OwnContent {
    let margins = contentView.layoutMargins
    let sides = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    let indentation = CGFloat(indentationLevel) * indentationWidth
    var x = sides.0 + indentation
    let end = size.width - sides.1
    var result = OwnContent()
    if var image = storedImageView?.image?.size {
      // An image is as high as the row at most, in proportion.
      if image.height > size.height, image.height > 0 {
        image = CGSize(width: image.width * size.height / image.height, height: size.height)
      }
      result.image = CGRect(
        x: x, y: (size.height - image.height) / 2, width: image.width, height: image.height)
      x += image.width + 16
    }
    let room = CGSize(width: max(0, end - x), height: .infinity)
    let text = storedTextLabel?.sizeThatFits(room) ?? .zero
    let detail = storedDetailTextLabel?.sizeThatFits(room) ?? .zero
    let isColumn = cellStyle == .subtitle
    result.height = isColumn ? text.height + detail.height : max(text.height, detail.height)
    let top = (size.height - (isColumn ? result.height : text.height)) / 2
    // A text alone has all the room, in the middle of which it may stand.
    let beside = isColumn || detail.width == 0 ? 0 : detail.width + 8
    let width = cellStyle == .default ? room.width : min(text.width, max(0, room.width - beside))
    result.text = CGRect(x: x, y: top, width: width, height: text.height)
    result.detail =
      isColumn
      ? CGRect(x: x, y: top + text.height, width: min(detail.width, room.width), height: detail.height)
      : CGRect(
        x: end - detail.width, y: (size.height - detail.height) / 2, width: detail.width,
        height: detail.height)
    return result
  }
}

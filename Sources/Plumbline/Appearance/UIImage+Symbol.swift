// System symbols: documents list only their proportions, on a canvas of 128 units.

import Foundation

extension UIImage {
  /// The extent of a system symbol in its default configuration (17 points, medium scale), from the size that a
  /// document's resources give for `catalog="system"`.
  ///
  /// Resources scale every symbol to 128 units on its longer side. Documents show that a symbol aligns as if it were
  /// 20 points high, whatever it draws: a filled circle of 34 points (`128x121`) stores a frame of 34x33, half a
  /// point lower (5 views), `chevron.right` (`97x128`) in 47 points one of 43.5, 2 points lower (1 view). So a wide
  /// symbol is 20 points wide, a tall one 16.5 high.
  ///
  /// In other sizes what aligns is as high as a line of the font, whatever the scale: 83.5 for 70 points and 59.5 for 50, both
  /// large (`LaunchScreen.xib` of IQKeyboardCore and of IQKeyboardNotification); the symbol is larger than that.
  /// - Parameter length: the longer side in the default configuration, where it is known.
  package convenience init?(
    symbolCanvas canvas: CGSize, length: CGFloat? = nil, pointSize: CGFloat = 17, relativeSize: CGFloat = 1
  ) {
    let longer = max(canvas.width, canvas.height)
    guard canvas.width > 0, canvas.height > 0, longer.isFinite else { return nil }
    let usual: CGFloat = canvas.width >= canvas.height ? 20 : 16.5
    let scale = (length ?? usual) / longer * pointSize / 17 * relativeSize
    let height = (canvas.height * scale * 2).rounded() / 2
    let missing = (UIFont.systemFont(ofSize: pointSize).lineHeight * 2).rounded(.down) / 2 - height
    // Half pixels of the difference go to the top.
    let top = (missing / 2 * 2).rounded(.up) / 2
    self.init(
      size: CGSize(width: (canvas.width * scale * 2).rounded() / 2, height: height),
      alignmentRectInsets: UIEdgeInsets(top: -top, left: 0, bottom: top - missing, right: 0))
  }
}

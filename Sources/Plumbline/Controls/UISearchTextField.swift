// The text field of a search bar.

import Foundation

/// The field of a search bar: with round corners and a magnifying glass at the leading edge.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginAsSearch()
  }
  /// A field from an archive, with its text and font.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginAsSearch()
  }

  private func beginAsSearch() {
    borderStyle = .roundedRect
    // `magnifyingglass`, which documents list as 16 by 15 points.
    leftView = UIImageView(image: UIImage(symbolCanvas: CGSize(width: 16, height: 15)))
    leftViewMode = .always
    clearButtonMode = .whileEditing
  }
}

// Collections and their cells as documents store them.

import Foundation

/// Items in a grid or any other arrangement.
open class UICollectionView: UIScrollView {}

/// A view that a collection reuses: a header, a footer, a cell.
open class UICollectionReusableView: UIView {}

/// One item of a collection. Content lies in `contentView`, which fills the cell.
open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's own content lies.
  public private(set) var contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = coder.decodeContentView() ?? UIView()
    super.init(coder: coder)
    if contentView.superview == nil { adoptContentView(contentView) }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeContentView(contentView)
  }

  /// Makes another view the content view, with the frame that it has.
  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }
}

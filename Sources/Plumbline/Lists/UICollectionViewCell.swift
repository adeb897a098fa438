// The parts of collections: cells, headers, footers.

import Foundation

/// A view that a collection reuses: a header, a footer, a cell.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the view is reused by; nil for one that is not.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view from an archive; its identifier is not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view stands for something else.
  open func prepareForReuse() {}
  /// The layout placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place that the view would like to have: by default in the size that its constraints ask for at the width that
  /// the layout gives, or at the height, as the flow runs.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.width > 0 { layoutAttributes.size.width = fitting.width }
    if fitting.height > 0 { layoutAttributes.size.height = fitting.height }
    return layoutAttributes
  }
}

/// One item of a collection. Content lies in `contentView`, which fills the cell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is pressed.
  open var isHighlighted = false
  /// What lies behind the content; fills the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  /// What lies behind the content of a selected cell; stored.
  open var selectedBackgroundView: UIView?
  /// Where the cell's own content lies.
  open private(set) var contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A cell from an archive, with its content view, or a new one where the archive has none.
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

// Reusable views of collections: cells, headers, footers.

import Foundation

/// A reusable view of a collection for an element of its layout: a header, a footer, a decoration or a cell.
/// `prepareForReuse()` is called before it is used again, `apply(_:)` with the attributes of each new place. Its frame
/// is the layout's; constraints act inside of it.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier; nil for a view that is not reused.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view from an archive; its identifier is not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is reused for another element.
  open dynamic func prepareForReuse() {}
  /// Called before another layout places the view, without an animation.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Another layout has placed the view. Nothing here moves on its way.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called with the attributes by which the layout has placed the view; for subclasses, does nothing here.
  open dynamic func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes last applied: another layout at the same place leaves the view as the program made it since.
  final var placed: UICollectionViewLayoutAttributes?

  /// The preferred attributes of the view: by default in the size that its constraints ask for at the width that the
  /// layout gives, or at the height, as the flow runs; without constraints, in the size that `sizeThatFits(_:)` gives.
  open dynamic func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    let fitting = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    var size = layoutAttributes.size
    if fitting.width <= 0, fitting.height <= 0, !holdsConstraints {
      let own = sizeThatFits(size)
      if axes.contains(.horizontal), own.width > 0 { size.width = own.width }
      if axes.contains(.vertical), own.height > 0 { size.height = own.height }
    }
    if axes.contains(.horizontal), fitting.width > 0 { size.width = fitting.width }
    if axes.contains(.vertical), fitting.height > 0 { size.height = fitting.height }
    layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return layoutAttributes
  }
}

/// One item of a collection. Program and documents put their views into `contentView`, which fills the cell; in a
/// layout that lets cells decide, the constraints of `contentView` say the size
/// (`preferredLayoutAttributesFitting(_:)`), one `systemLayoutSizeFitting` an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  /// Whether the cell is selected. Set: content given as a value gets its other state.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell is pressed. Set: content given as a value gets its other state.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// The view behind the content, as large as the cell; nil for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// The view behind the content of a selected cell; nil for none; stored: it is added to no cell.
  open dynamic var selectedBackgroundView: UIView?
  /// The container of the cell's content: the whole cell, or a content configuration's view.
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

  open dynamic override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeContentView(contentView)
  }

  /// Makes another view the content view, with the frame that it has.
  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }

  // MARK: Content as a value

  final var cellContent: CellContent?
  final var owesConfigurationUpdate = true

  /// The content of the cell, as a value that makes a view, which fills the content view. (Apple's replaces it.)
  open dynamic var contentConfiguration: (any UIContentConfiguration)? {
    get { cellContent?.configuration }
    set { show(newValue) }
  }
  /// Whether the content configuration is updated when the cell's state changes.
  open dynamic var automaticallyUpdatesContentConfiguration: Bool {
    get { cellContent?.followsState ?? true }
    set { makeCellContent().followsState = newValue }
  }
  /// Made at each call of the cell's traits and flags, and of the collection's `isEditing`.
  open dynamic var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }
  /// Schedules an update of the configurations before the next layout.
  open dynamic func setNeedsUpdateConfiguration() { noteConfigurationUpdate() }
  /// Called before the first layout and when the cell's state changed: what subclasses override to give the cell its content.
  open dynamic func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
  private typealias UpdateHandler = ConfigurationUpdates<
    (UICollectionViewCell, UICellConfigurationState) -> Void
  >
  /// The closure that is called with the cell and its state when that changes.
  open dynamic var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    get { carriedStates.known(UpdateHandler.self)?.handler }
    set {
      makeCarried(UpdateHandler.self).handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Has the collection query the cell's preferred size again.
  open dynamic override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeDidChange()
  }

  override func subviewContentSizeDidChange(_ view: UIView) {
    super.subviewContentSizeDidChange(view)
    if view === contentView { sizeDidChange() }
  }

  func sizeDidChange() { (superview as? UICollectionView)?.sizesDidChange() }

  open dynamic override func layoutSubviews() {
    settleConfiguration()
    super.layoutSubviews()
  }

  open dynamic override func updateConstraints() {
    settleConfiguration()
    super.updateConstraints()
  }
}

// Cells of lists: content with accessories beside it.

import Foundation
import Plumbline

/// Something beside the content of a list's cell.
@MainActor
public struct UICellAccessory {
  /// When it is seen.
  public enum DisplayedState: Sendable {
    /// Always, while the list is edited, or while it is not.
    case always, whenEditing, whenNotEditing
  }
  /// At which end it is.
  public enum Placement {
    /// At the start.
    case leading(displayed: DisplayedState = .always)
    /// At the end.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The width in points, without the margin beside it: those of a table's accessories.
  let width: CGFloat
  let isLeading: Bool
  let displayed: DisplayedState
  /// The view of a custom one, whose room stays while it is hidden.
  var customView: UIView?
  var isHidden = false
  var tintColor: UIColor?

  /// An arrow that leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  )
    -> UICellAccessory
  {
    UICellAccessory(
      width: options.reservedLayoutWidth?.points ?? 31 / 3, isLeading: false, displayed: displayed)
  }
  /// An arrow that opens what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      width: options.reservedLayoutWidth?.points ?? 31 / 3, isLeading: false, displayed: displayed)
  }
  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(width: options.reservedLayoutWidth?.points ?? 24, isLeading: false, displayed: displayed)
  }
  /// A button that tells more.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(width: options.reservedLayoutWidth?.points ?? 24, isLeading: false, displayed: displayed)
  }
  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(width: options.reservedLayoutWidth?.points ?? 24, isLeading: true, displayed: displayed)
  }
  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(width: options.reservedLayoutWidth?.points ?? 24, isLeading: true, displayed: displayed)
  }
  /// What a finger moves the cell by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(width: options.reservedLayoutWidth?.points ?? 24, isLeading: false, displayed: displayed)
  }
  /// A circle that marks one of several.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  )
    -> UICellAccessory
  {
    UICellAccessory(width: options.reservedLayoutWidth?.points ?? 24, isLeading: true, displayed: displayed)
  }
  /// A text, as wide as it is.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  )
    -> UICellAccessory
  {
    UICellAccessory(
      width: options.reservedLayoutWidth?.points ?? text.size(withAttributes: [.font: options.font]).width,
      isLeading: false, displayed: displayed)
  }
  /// A button that opens a menu, as wide as its title and the arrows behind it are; the title is the chosen element's.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let chosen = menu.children.first { ($0 as? UIAction)?.state == .on } ?? menu.children.first
    return label(text: chosen?.title ?? menu.title, displayed: displayed, options: options)
  }
  /// A view of one's own, as wide as it is.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    let width = configuration.reservedWidth ?? max(view.bounds.width, view.intrinsicContentSize.width)
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return UICellAccessory(
      width: width, isLeading: isLeading, displayed: displayed, customView: view,
      isHidden: configuration.isHidden, tintColor: configuration.tintColor)
  }

  /// A view of one's own beside the content.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it is.
    public let placement: Placement
    /// Whether it is hidden; its room is kept.
    public let isHidden: Bool
    /// The width in points that is kept for it.
    public let reservedWidth: CGFloat?
    /// The tint of the view; nil for the cell's.
    public let tintColor: UIColor?
    /// Whether the view never becomes smaller than it is; stored: it has its own size in any case.
    public let maintainsFixedSize: Bool
    /// A view at a place.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedWidth: CGFloat? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedWidth = reservedWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}

/// The cell of a list: its content gives way to accessories. Those of the system are room without views; views of one's own
/// are in the cell.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  /// How far the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points of one step.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories are indented, too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// Where the line between rows begins and ends: at the lower edge, from the row's margin to the far end, unless a program
  /// places it.
  public let separatorLayoutGuide = UILayoutGuide()
  private var shownViews: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeSeparator()
  }
  /// A cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeSeparator()
  }

  private func placeSeparator() {
    addLayoutGuide(separatorLayoutGuide)
    let places = [
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      separatorLayoutGuide.trailingAnchor.constraint(equalTo: trailingAnchor),
      separatorLayoutGuide.topAnchor.constraint(equalTo: bottomAnchor),
      separatorLayoutGuide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for place in places { place.priority = .defaultLow }
    NSLayoutConstraint.activate(places)
  }

  /// The usual content of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The usual background of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  private var isInEditedList: Bool {
    var view = superview
    while let present = view {
      if let list = present as? UICollectionView { return list.isEditing }
      view = present.superview
    }
    return false
  }

  /// The accessories that are seen now.
  private var displayedAccessories: [UICellAccessory] {
    let isEditing = isInEditedList
    return accessories.filter { $0.displayed == .always || ($0.displayed == .whenEditing) == isEditing }
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Points that accessories and indentation take at each end: each accessory with the 16 points beside it.
  private var taken: (leading: CGFloat, trailing: CGFloat) {
    var leading = indentation
    var trailing: CGFloat = 0
    for accessory in displayedAccessories {
      if accessory.isLeading { leading += accessory.width + 16 } else { trailing += accessory.width + 16 }
    }
    return (leading, trailing)
  }

  /// Puts the views of accessories beside the content: in their own size, in the middle of their room.
  private func placeAccessories() {
    var leading = indentsAccessories ? indentation : 0
    var trailing = bounds.width - taken.trailing
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var shown: [UIView] = []
    for accessory in displayedAccessories {
      let start = accessory.isLeading ? leading + 16 : trailing
      if accessory.isLeading { leading += accessory.width + 16 } else { trailing += accessory.width + 16 }
      guard let view = accessory.customView else { continue }
      shown.append(view)
      if view.superview !== self { addSubview(view) }
      view.isHidden = accessory.isHidden
      if let tintColor = accessory.tintColor { view.tintColor = tintColor }
      let own = view.intrinsicContentSize
      let size = CGSize(
        width: view.bounds.width > 0 ? view.bounds.width : max(0, own.width),
        height: view.bounds.height > 0 ? view.bounds.height : max(0, own.height))
      let x = isRightToLeft ? bounds.width - start - accessory.width : start
      view.frame = CGRect(
        x: x + (accessory.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    for old in shownViews where !shown.contains(old) && old.superview === self { old.removeFromSuperview() }
    shownViews = shown
  }

  open override func layoutSubviews() {
    let (leading, trailing) = taken
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentView.frame = CGRect(
      x: isRightToLeft ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing),
      height: bounds.height)
    placeAccessories()
    super.layoutSubviews()
  }

  /// The height that the content asks for in the width that accessories leave.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (leading, trailing) = taken
    let width = max(0, layoutAttributes.size.width - leading - trailing)
    updateConstraintsIfNeeded()
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard layoutAttributes.estimatedAxes.contains(.vertical), fitting.height > 0 else {
      return layoutAttributes
    }
    layoutAttributes.frame = CGRect(
      origin: layoutAttributes.frame.origin,
      size: CGSize(width: layoutAttributes.size.width, height: fitting.height))
    return layoutAttributes
  }
}

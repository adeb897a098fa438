// Cells of lists: content with accessories beside it.

import Foundation
import Plumbline

/// An accessory beside the content of a list's cell. It takes room; only views of the program's are added to the cell.
@MainActor
public struct UICellAccessory {
  /// When an accessory is shown and takes room, by whether its list is edited.
  public enum DisplayedState: Sendable {
    /// Always, while the list is edited, or while it is not.
    case always, whenEditing, whenNotEditing
  }
  /// The side of an accessory, and when it takes room.
  public enum Placement {
    /// Before the content, in reading direction.
    case leading(displayed: DisplayedState = .always, at: Position = Placement.last)
    /// Behind the content, in reading direction.
    case trailing(displayed: DisplayedState = .always, at: Position = Placement.last)

    /// The index among the accessories of a side, from 0, by those that a cell was given before it for that side.
    public typealias Position = ([UICellAccessory]) -> Int
    /// Behind all others of the side.
    public static var last: Position { { $0.count } }
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    /// Apple's names.
    case checkmark, delete, detail, disclosureIndicator, insert, label, multiselect, outlineDisclosure,
      popUpMenu,
      reorder
    /// A view of the program's.
    case customView(UIView)
  }

  /// The kind.
  public let accessoryType: AccessoryType
  /// The width in points, without the margin beside it: those of a table's accessories.
  let width: CGFloat
  let isLeading: Bool
  let displayed: DisplayedState
  /// The view of a custom one, whose room stays while it is hidden.
  let customView: UIView?
  let isHidden: Bool
  let tintColor: UIColor?
  /// The index of a custom one among those of its side.
  let position: Placement.Position?

  private init(
    _ type: AccessoryType, width: CGFloat, isLeading: Bool, displayed: DisplayedState,
    customView: UIView? = nil, isHidden: Bool = false, tintColor: UIColor? = nil,
    position: Placement.Position? = nil
  ) {
    (accessoryType, self.width, self.isLeading, self.displayed) = (type, width, isLeading, displayed)
    (self.customView, self.isHidden, self.tintColor) = (customView, isHidden, tintColor)
    self.position = position
  }

  /// 31/3 points wide, as a table's; behind the content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, width: options.reservedLayoutWidth?.points ?? 31 / 3, isLeading: false,
      displayed: displayed)
  }
  /// 31/3 points wide; behind the content. The closure is not called.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, width: options.reservedLayoutWidth?.points ?? 31 / 3, isLeading: false,
      displayed: displayed)
  }
  /// 24 points wide; behind the content.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, width: options.reservedLayoutWidth?.points ?? 24, isLeading: false, displayed: displayed)
  }
  /// 24 points wide; behind the content. The closure is not called.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, width: options.reservedLayoutWidth?.points ?? 24, isLeading: false, displayed: displayed)
  }
  /// 24 points wide; before the content. The closure is not called.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, width: options.reservedLayoutWidth?.points ?? 24, isLeading: true, displayed: displayed)
  }
  /// 24 points wide; before the content. The closure is not called.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, width: options.reservedLayoutWidth?.points ?? 24, isLeading: true, displayed: displayed)
  }
  /// 24 points wide; behind the content.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, width: options.reservedLayoutWidth?.points ?? 24, isLeading: false, displayed: displayed)
  }
  /// 24 points wide; before the content.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, width: options.reservedLayoutWidth?.points ?? 24, isLeading: true, displayed: displayed)
  }
  /// As wide as its text on one line; behind the content.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label,
      width: options.reservedLayoutWidth?.points ?? text.size(withAttributes: [.font: options.font]).width,
      isLeading: false, displayed: displayed)
  }
  /// As wide as its title, that of the chosen element or of the first one; behind the content. The closure is not called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    let chosen = menu.children.first { ($0 as? UIAction)?.state == .on } ?? menu.children.first
    let made = label(text: chosen?.title ?? menu.title, displayed: displayed, options: options)
    return UICellAccessory(.popUpMenu, width: made.width, isLeading: false, displayed: displayed)
  }
  /// `label`'s.
  public typealias PopUpMenuOptions = LabelOptions
  /// As wide as its bounds or its own content, whichever is more.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    let width = configuration.reservedWidth ?? max(view.bounds.width, view.intrinsicContentSize.width)
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    return UICellAccessory(
      .customView(view), width: width, isLeading: isLeading, displayed: displayed, customView: view,
      isHidden: configuration.isHidden, tintColor: configuration.tintColor, position: position)
  }

  /// A view of the program's beside the content.
  @MainActor
  public struct CustomViewConfiguration {
    /// Not added to the cell.
    public let customView: UIView
    /// Before or behind the content, and when.
    public let placement: Placement
    /// Whether it is hidden; its room is kept.
    public let isHidden: Bool
    /// In points, without the 16 beside it; nil for the view's own width.
    public let reservedWidth: CGFloat?
    /// The tint of the view; nil for the cell's.
    public let tintColor: UIColor?
    /// Whether the view never becomes smaller than it is; stored: it has its own size in any case.
    public let maintainsFixedSize: Bool
    /// Visible and in its own tint by default.
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
    /// Apple's own: the room in place of the view's own width; nil and `.actual` for that.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension?,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      self.init(
        customView: customView, placement: placement, isHidden: isHidden,
        reservedWidth: reservedLayoutWidth?.points, tintColor: tintColor,
        maintainsFixedSize: maintainsFixedSize)
    }
  }
}

/// A list cell, whose content gives way to accessories. Those of the system are room without views; views of the
/// program's are in the cell.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories, each of which takes its width and 16 points from the content; setting them requests layout.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  /// The level of indentation, in steps of `indentationWidth`; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step of indentation in points, 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories are indented, too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The guide of the separator: at the lower edge, from the row's margin to the far end, unless a program constrains
  /// it.
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

  /// The configuration `.cell()`, whatever the list looks like.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  private var isInEditedList: Bool {
    var view = superview
    while let present = view {
      if let list = present as? UICollectionView { return list.isEditing }
      view = present.superview
    }
    return false
  }

  /// The accessories that are visible now, in their order at each side.
  private var displayedAccessories: [UICellAccessory] {
    let isEditing = isInEditedList
    let shown = accessories.filter { $0.displayed == .always || ($0.displayed == .whenEditing) == isEditing }
    return Self.ordered(shown.filter(\.isLeading)) + Self.ordered(shown.filter { !$0.isLeading })
  }

  private static func ordered(_ side: [UICellAccessory]) -> [UICellAccessory] {
    var placed: [UICellAccessory] = []
    for accessory in side {
      let place = accessory.position?(placed) ?? placed.count
      placed.insert(accessory, at: min(max(0, place), placed.count))
    }
    return placed
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

  /// Adds the views of accessories beside the content: in their own size, in the middle of their room.
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

  open dynamic override func layoutSubviews() {
    let (leading, trailing) = taken
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentView.frame = CGRect(
      x: isRightToLeft ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing),
      height: bounds.height)
    placeAccessories()
    super.layoutSubviews()
  }

  /// The height that the content asks for in the width that accessories leave; where the width is open too, first the width
  /// that content and accessories ask for, at most that of the list.
  open dynamic override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (leading, trailing) = taken
    updateConstraintsIfNeeded()
    var whole = layoutAttributes.size.width
    if layoutAttributes.estimatedAxes.contains(.horizontal) {
      let own = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
      if own > 0 {
        whole = min(own + leading + trailing, superview?.bounds.width ?? .greatestFiniteMagnitude)
      }
    }
    let width = max(0, whole - leading - trailing)
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let isOpen = layoutAttributes.estimatedAxes.contains(.vertical) && fitting.height > 0
    layoutAttributes.frame = CGRect(
      origin: layoutAttributes.frame.origin,
      size: CGSize(width: whole, height: isOpen ? fitting.height : layoutAttributes.size.height))
    return layoutAttributes
  }
}

extension UICellAccessory {
  /// The same as `customView(configuration:)`.
  public init(customView configuration: CustomViewConfiguration) {
    self = .customView(configuration: configuration)
  }
}

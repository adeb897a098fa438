// Table cells.

import Foundation

/// One row of a table. Program and documents put their views into `contentView`, whose constraints decide the height
/// of a row of automatic height; texts and images of its `CellStyle`, accessories and the separator are the cell's
/// own.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredCell, UIGestureRecognizerDelegate {
  /// The style of a cell: its own texts and images. Raw values are Apple's.
  public enum CellStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, value1, value2, subtitle
  }
  /// The accessory at the trailing end of a cell. Raw values are Apple's.
  public enum AccessoryType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The appearance of a selected cell; stored. Raw values are Apple's.
  public enum SelectionStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, blue, gray, `default`
  }

  /// The editing control of a row. Raw values are Apple's.
  public enum EditingStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, delete, insert
  }
  /// The editing controls that a cell shows. Raw values are Apple's.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The round button before the content.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete button after the content, after a swipe or a press.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The reuse identifier; nil for a cell that is not reused.
  open private(set) var reuseIdentifier: String?
  package final var cellStyle: CellStyle

  /// The accessory at the trailing end, without an `accessoryView`: not drawn, but the content is narrower.
  open var accessoryType = AccessoryType.none {
    didSet {
      guard accessoryType != oldValue else { return }
      contentView.marginsDidChange()
      setNeedsLayout()
    }
  }
  /// A view at the trailing end, in its own size, centred; the content is narrower beside it.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView, !isEditing { addSubview(accessoryView) }
      contentView.marginsDidChange()
      setNeedsLayout()
    }
  }
  /// `.default` initially; stored.
  open dynamic var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected. Set: content given as a value gets its other state.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell is pressed. Set: content given as a value gets its other state.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Set by the table with its own `isEditing`, where the row can be edited. Updates configurations, and moves the content.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      contentView.marginsDidChange()
      setNeedsLayout()
      stateDidChange()
    }
  }
  /// The accessory while the row is edited, in place of `accessoryType`.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The accessory view while the row is edited, in place of `accessoryView`; nil for the type's.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  /// Whether the reorder control takes room at the trailing end while editing, where the data source lets the row move.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether a row that editing offers nothing for gives way as the others do. The delegate may say no, too.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// The answers of the table's delegate and data source for the row.
  final var indentsRow = false
  final var canMove = false
  /// The editing control of the row: the delegate's answer for rows that can be edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// The number of indentation steps of the cell's own texts and image.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The length of such a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// The insets of the separator from the sides, in points; stored.
  open dynamic var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view behind the content, as large as the cell; nil for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// The view behind the content of a selected cell; nil for none; stored: it is added to no cell.
  open dynamic var selectedBackgroundView: UIView?
  /// The container of the cell's content; narrower than the cell beside an accessory.
  open private(set) var contentView: UIView

  private(set) var storedTextLabel: UILabel?
  private(set) var storedDetailTextLabel: UILabel?
  private(set) var storedImageView: UIImageView?

  /// A cell of a style. One without an identifier is not used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    cellStyle = style
    let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    contentView = UITableViewCellContentView(frame: frame)
    super.init(frame: frame)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
    contentView.frame = bounds
  }

  /// A cell from an archive, with its content view; the style is `default`.
  public required init?(coder: NSCoder) {
    contentView = coder.decodeContentView() ?? UITableViewCellContentView()
    let document = coder as? DocumentCoder
    cellStyle = document?.cellStyle ?? .default
    reuseIdentifier = document?.reuseIdentifier
    super.init(coder: coder)
    if contentView.superview == nil { addSubview(contentView) }
  }

  open dynamic override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeContentView(contentView)
  }

  /// Whether the content view stays where it is unless a table makes rows: on an editor's canvas.
  private final var keepsContentFrame = false

  /// Makes another view the content view, with the frame that it has. The cell's layout changes that frame, but on a canvas.
  package func adoptContentView(_ view: UIView, onCanvas isOnCanvas: Bool = false) {
    contentView.removeFromSuperview()
    contentView = view
    keepsContentFrame = isOnCanvas
    addSubview(view)
  }

  /// Called before the cell is reused for another row.
  open dynamic func prepareForReuse() {}
  /// Takes effect at once, `animated` or not.
  open dynamic func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Takes effect at once, `animated` or not.
  open dynamic func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Takes effect at once, `animated` or not.
  open dynamic func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Content of its own

  /// The label of the cell's text, created on first access.
  open dynamic var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = ownLabel(size: 17)
    storedTextLabel = label
    return label
  }

  /// The label of the cell's second text, created on first access; nil in the default style.
  open dynamic var detailTextLabel: UILabel? {
    guard cellStyle != .default else { return nil }
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = ownLabel(size: cellStyle == .subtitle ? 12 : 17)
    storedDetailTextLabel = label
    return label
  }

  /// The view of the cell's image, created on first access.
  open dynamic var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    storedImageView = view
    return view
  }

  /// Makes views that a document has in the content view the cell's own content, in the places of a style.
  package func adoptOwnContent(_ style: CellStyle, text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (cellStyle, storedTextLabel, storedDetailTextLabel, storedImageView) = (style, text, detail, image)
  }

  private func ownLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
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
  /// Made at each call of the cell's traits and flags.
  open dynamic var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
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
  private typealias UpdateHandler = ConfigurationUpdates<(UITableViewCell, UICellConfigurationState) -> Void>
  /// The closure that is called with the cell and its state when that changes.
  open dynamic var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    get { carriedStates.known(UpdateHandler.self)?.handler }
    set {
      makeCarried(UpdateHandler.self).handler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Called before editing controls appear or disappear; for subclasses, does nothing here.
  open dynamic func willTransition(to state: StateMask) {}

  // MARK: Layout

  open dynamic override func updateConstraints() {
    settleConfiguration()
    super.updateConstraints()
  }

  open dynamic override func layoutSubviews() {
    settleConfiguration()
    super.layoutSubviews()
    if let table = superview as? UITableView, table.hasRows {
      placeContent(separator: table.separatorHeight)
    } else if keepsContentFrame {
      return
    } else {
      placeContent(separator: 0)
    }
    placeOwnContent()
  }

  /// Lays out the content view in what separator and accessory leave (spec 07 §2), whatever constraints are in it.
  func placeContent(separator: CGFloat) {
    contentView.isEncapsulated = true
    var content = bounds
    content.size.height -= separator
    let accessory = accessoryWidth
    let leading = editingIndentation
    let shown = shownAccessoryView
    for other in [accessoryView, editingAccessoryView] where other !== shown && other?.superview === self {
      other?.removeFromSuperview()
    }
    if let shown {
      if shown.superview !== self { addSubview(shown) }
      let size = shown.bounds.size
      let x = isRightToLeft ? accessory - size.width : bounds.width - accessory
      shown.frame = CGRect(
        x: x, y: (content.height - size.height) / 2, width: size.width, height: size.height)
    }
    content.size.width = max(0, content.width - leading - accessory)
    content.origin.x += isRightToLeft ? accessory : leading
    if contentView.frame != content { contentView.frame = content }
  }

  /// Apple's page of `editingAccessoryType`: while a row is edited, this stands in place of the usual accessory, and none
  /// does where there is none.
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  private var showsReordering: Bool { isEditing && showsReorderControl && canMove }

  /// Whether the trailing end is not the content's.
  var hasAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none || showsReordering }

  /// The width of the editing control before the content, which rows without a button leave free as well unless the
  /// cell or the delegate says otherwise.
  private var editingIndentation: CGFloat {
    isEditing && (editingStyle != .none || indentsRow && shouldIndentWhileEditing) ? 40 : 0
  }

  /// Points at the sides of a row that its content leaves free: 16, in tables from 390 points of width on 20. In the corpus'
  /// documents since Xcode 13, 130 of 165 texts in rows of at most 375 points stand at 16, 99 of 110 in wider ones at 20.
  var sideMargin: CGFloat {
    let table = superview as? UITableView
    let usual: CGFloat = (table?.bounds.width ?? bounds.width) >= 390 ? 20 : 16
    guard let table, table.cellLayoutMarginsFollowReadableWidth else { return usual }
    return max(usual, table.readableInset(ofWidth: table.bounds.width) - frame.minX)
  }

  /// The width of the accessory and the margin beside it.
  var accessoryWidth: CGFloat {
    guard hasAccessory else { return 0 }
    var width = shownAccessoryView?.bounds.width ?? Self.width(of: shownAccessoryType)
    if showsReordering { width += (width > 0 ? 8 : 0) + Self.reorderingWidth }
    return sideMargin + width.roundedUpToPixel(scale: effectiveLayoutEnvironment.displayScale)
  }

  /// As wide as a checkmark.
  private static let reorderingWidth = width(of: .checkmark)

  /// The widths of the accessories as the corpus' documents leave room for them: 10.33 beside the margin (to the pixel in 99
  /// of 146 rows since Xcode 13, to half a point in 22 more), 24 (9 of 16), and both with 8 between (one of two).
  private static func width(of type: AccessoryType) -> CGFloat {
    let chevron = CGFloat(31) / 3
    return switch type {
    case .none: 0
    case .disclosureIndicator: chevron
    case .checkmark, .detailButton: 24
    case .detailDisclosureButton: 24 + 8 + chevron
    }
  }

  // MARK: Size

  /// The height of a row that nothing gives one.
  static let usualHeight: CGFloat = 44

  /// The size with the height of the cell's own texts, 44 points without any: that of rows of automatic height whose
  /// content view holds no constraints.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    let separator = (superview as? UITableView)?.separatorHeight ?? 0
    let own = ownContentHeight(
      width: size.width - accessoryWidth - editingIndentation, separator: separator)
    return CGSize(width: size.width, height: own > 0 ? own + separator : Self.usualHeight)
  }

  /// Has the table remeasure the row.
  open dynamic override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeDidChange()
  }

  override func subviewContentSizeDidChange(_ view: UIView) {
    super.subviewContentSizeDidChange(view)
    if view === contentView { sizeDidChange() }
  }

  func sizeDidChange() { (superview as? UITableView)?.heightDidChange(of: self) }

  /// The size of the content in a row of a width, with the accessory and the line below it: what a table asks every row of
  /// automatic height for (spec 07 §2). An answer without height is no answer.
  open dynamic override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let table = superview as? UITableView
    let separator = table?.separatorHeight ?? 0
    let taken = accessoryWidth + editingIndentation
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - taken), height: max(0, targetSize.height - separator)),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let height = max(
      content.height, ownContentHeight(width: targetSize.width - taken, separator: separator))
    return CGSize(width: content.width + taken, height: height > 0 ? height + separator : 0)
  }

  // MARK: Gestures

  // As the delegate of gestures that are its subclass's own a cell answers what everybody else does.
  open dynamic func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open dynamic func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open dynamic func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open dynamic func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// The content view of a table cell: margins of its own and those of the cell, the safe area does not add to them
/// (spec 05 §4).
@preconcurrency @MainActor
open class UITableViewCellContentView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
  }

  /// A content view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// 11 above and below, the row's own margin at the sides, 8 towards an accessory (spec 10 §4).
  override var defaultLayoutMargins: UIEdgeInsets {
    let cell = superview as? UITableViewCell
    let side = cell?.sideMargin ?? (bounds.width >= 390 ? 20 : 16)
    return UIEdgeInsets(
      NSDirectionalEdgeInsets(
        top: 11, leading: side, bottom: 11, trailing: cell?.hasAccessory == true ? 8 : side),
      isRightToLeft: isRightToLeft)
  }
}

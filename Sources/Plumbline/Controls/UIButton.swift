// Buttons of every type: their title, image and insets, and the size that follows. The sizes of buttons with a
// configuration are in UIButton+Configuration.swift.

import Foundation
import Typography

/// A control that shows a title, an image or both; as large as they are.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button; `custom` has no insets of its own. Raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// Apple's name before iOS 7 for `system`.
    public static let roundedRect = ButtonType.system
  }

  /// Fixed when it is made; `.custom` without one.
  public package(set) var buttonType = ButtonType.custom
  /// The content of the button in a state.
  struct Content {
    var title: String?
    var titleRuns: [TextRun]?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// The contents set for each state.
  var contents: [State: Content] = [:]
  private var storedTitleLabel: ButtonTitleLabel?
  private var storedImageView: UIImageView?

  /// The title for the normal state.
  package var title: String? {
    get { contents[.normal]?.title }
    set { setContent(\.title, newValue, for: .normal) }
  }
  /// The title in several fonts (`attributedTitle`); wins over `title` where it is set.
  package var titleRuns: [TextRun]? {
    get { contents[.normal]?.titleRuns }
    set { setContent(\.titleRuns, newValue, for: .normal) }
  }
  /// The image beside the title, for the normal state.
  package var image: UIImage? {
    get { contents[.normal]?.image }
    set { setContent(\.image, newValue, for: .normal) }
  }
  /// The image behind title and image, for the normal state; the button is at least as large.
  package var backgroundImage: UIImage? {
    get { contents[.normal]?.backgroundImage }
    set { setContent(\.backgroundImage, newValue, for: .normal) }
  }
  /// The title's font; nil for the type's own. Programs set it on `titleLabel`.
  package var font: UIFont? { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
  /// The line break mode of the title; nil for the type's default. Programs set it on `titleLabel`, as they do the next
  /// two.
  package var titleLineBreakMode: NSLineBreakMode?
  /// The most lines of the title; nil for as many as its line break mode has.
  package var titleNumberOfLines: Int?
  /// Whether the title becomes smaller to fit.
  package var titleAdjustsToWidth = false
  /// Between the edges and the content; all 0 for the type's own.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Move the title and the image; they change no size.
  open dynamic var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image, in points; they move it and change no size.
  open dynamic var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image looks another way in these states; stored.
  open dynamic var adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true
  /// The look since iOS 15; nil for the one before.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      invalidateIntrinsicContentSize()
      if !isUpdatingConfiguration { awaitsConfigurationUpdate = true }
      setNeedsLayout()
    }
  }
  private var awaitsConfigurationUpdate = false
  private var isUpdatingConfiguration = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of a type, with a frame of zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button with an action's title and image, which performs it on `.primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    title = primaryAction?.title
    image = primaryAction?.image
  }

  /// A button with a configuration and a primary action. The action's title and image, where it has them, become the
  /// configuration's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if let action = primaryAction {
      if configuration.titleRuns == nil, !action.title.isEmpty { configuration.title = action.title }
      configuration.image = action.image ?? configuration.image
    }
    self.configuration = configuration
    // Set in an initialiser, it is not observed.
    awaitsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// A button from an archive, with its type, title, font, images and insets.
  public required init?(coder: NSCoder) {
    if let document = coder as? DocumentCoder { buttonType = document.buttonType }
    super.init(coder: coder)
    if coder is DocumentCoder { return }
    if coder.allowsKeyedCoding {
      buttonType = ButtonType(rawValue: coder.decodeInteger(forKey: Self.typeKey)) ?? .custom
    }
    title = coder.decodeValue(String.self, forKey: Self.titleKey)
  }

  open dynamic override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(buttonType.rawValue, forKey: Self.typeKey)
    if let title { coder.encode(title as NSString, forKey: Self.titleKey) }
  }

  override var archivedSubviews: [UIView] {
    super.archivedSubviews.filter { $0 !== storedTitleLabel && $0 !== storedImageView }
  }

  private static let typeKey = "UIButtonType"
  private static let titleKey = "UIButtonTitle"

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize {
    if let configuration = shownConfiguration {
      return configuration.size(in: effectiveLayoutEnvironment, symbol: editorSymbolSize)
    }
    if let fixed = symbolSize { return fixed }
    return contentSize.atLeast(currentBackgroundImage?.size ?? .zero)
  }

  // MARK: Content of states

  /// Sets the title for a state; the normal one's counts for states without their own.
  open dynamic func setTitle(_ title: String?, for state: State) { setContent(\.title, title, for: state) }

  /// Sets a title with attributes for a state; it wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setRuns(title, for: state) }

  /// Nil for that of `.normal`; no size depends on it.
  open dynamic func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleColor = color
  }
  /// Nil for that of `.normal`; no size depends on it.
  open dynamic func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleShadowColor = color
  }
  /// Nil for that of `.normal`. The one that shows decides the size.
  open dynamic func setImage(_ image: UIImage?, for state: State) { setContent(\.image, image, for: state) }
  /// Sets the background image for a state; nil for that of `.normal`. No size depends on it here.
  open dynamic func setBackgroundImage(_ image: UIImage?, for state: State) {
    setContent(\.backgroundImage, image, for: state)
  }

  /// The value set for exactly this state; nil without one.
  open dynamic func title(for state: State) -> String? { own(\.title, state) }
  /// The value set for exactly this state; nil without one.
  open dynamic func attributedTitle(for state: State) -> NSAttributedString? { own(\.attributedTitle, state) }
  /// The colour set for exactly this state; white without one.
  open dynamic func titleColor(for state: State) -> UIColor? { own(\.titleColor, state) ?? .white }
  /// The value set for exactly this state; nil without one.
  open dynamic func image(for state: State) -> UIImage? { own(\.image, state) }
  /// The value set for exactly this state; nil without one.
  open dynamic func backgroundImage(for state: State) -> UIImage? { own(\.backgroundImage, state) }

  /// The value for the current state, or for `.normal` where it has none.
  open dynamic var currentTitle: String? { shown(\.title) }
  /// The value for the current state, or for `.normal` where it has none.
  open dynamic var currentAttributedTitle: NSAttributedString? { shown(\.attributedTitle) }
  /// The colour for the current state, or for `.normal` where it has none; white without either.
  open dynamic var currentTitleColor: UIColor { shown(\.titleColor) ?? .white }
  /// The value for the current state, or for `.normal` where it has none.
  open dynamic var currentImage: UIImage? { shown(\.image) }
  /// The value for the current state, or for `.normal` where it has none.
  open dynamic var currentBackgroundImage: UIImage? { shown(\.backgroundImage) }

  // MARK: Without a configuration

  var titleText: ControlText {
    shown(\.titleRuns).map { ControlText(runs: $0) } ?? ControlText(currentTitle, font: shownFont)
  }

  /// The title's font; by default 15 points in a system button, 18 in a custom one.
  var shownFont: UIFont { font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

  /// A title is rounded up to whole points and has 6 points above and below, but none at its sides; a system button
  /// is at least 30 wide. Insets of its own replace these. Documents agree: 13 points 28 high, 15 points 30, 17
  /// points 33, 26 points 44 (more than 300 views). An image alone has no insets, but the room of a line of the
  /// font: 22 for 18 points (3 images of 21 points in Koloda's `Main.storyboard`, one of 14 in `Main-20.storyboard` of
  /// Swift-30-Projects, and 5 symbols in 4 documents). Nor have an image and a title together: 24 for 18 points beside 24,
  /// 28 beside 28, 17 for 14 points beside 14 (`PostTableViewCell.xib`, `FavoriteHomeCell.xib`, `Settings.storyboard` of
  /// GitHawk: all that tell).
  private var contentSize: CGSize {
    let title = titleText
    let hasTitle = !title.isEmpty
    let imageSize = currentImage?.size ?? .zero
    if !hasTitle, currentImage != nil {
      return imageSize.atLeast(emptyTitleSize).grown(by: contentEdgeInsets)
    }
    let titleSize = hasTitle ? title.size(in: effectiveLayoutEnvironment, rounding: .points) : emptyTitleSize
    let hasOwnInsets = contentEdgeInsets != .zero
    let margin: CGFloat = currentImage == nil ? 6 : 0
    let usual = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    let insets = hasOwnInsets ? contentEdgeInsets : usual
    let width = titleSize.width + imageSize.width + insets.left + insets.right
    let height = titleSize.height + insets.top + insets.bottom
    return CGSize(
      width: max(width, hasOwnInsets ? 0 : 30),
      height: max(height, imageSize.height + (hasOwnInsets ? insets.top + insets.bottom : 0)))
  }

  /// The size of a button without content: 30 points wide and as high as a line of its font.
  private var emptyTitleSize: CGSize {
    let line = ControlText("", font: shownFont).size(in: effectiveLayoutEnvironment, rounding: .points)
    return CGSize(width: 0, height: line.height)
  }

  /// The system's round symbols: 22 points until iOS 12, drawn as symbol images since (25x24 the outlined ones).
  var symbolSize: CGSize? {
    if let editorSymbolSize { return editorSymbolSize }
    return switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      controlMetrics.system >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
    case .close: CGSize(width: 30, height: 30)
    case .custom, .system, .plain: nil
    }
  }

  /// The same on Interface Builder's canvas, as editors from Xcode 12 on draw it: 22 points in that one, 26 from Xcode 14
  /// on (25.667 at 3 pixels a point), and 22 by 21 for the cross (`Main.storyboard` of Delta, build 23506).
  private var editorSymbolSize: CGSize? {
    let environment = effectiveLayoutEnvironment
    guard environment.isEditorCanvas, controlMetrics.system >= 13 else { return nil }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      let length: CGFloat =
        controlMetrics.system < 15
        ? 22 : CGFloat(25.6).roundedUpToPixel(scale: environment.displayScale)
      return CGSize(width: length, height: length)
    case .close: return CGSize(width: 22, height: 21)
    case .custom, .system, .plain: return nil
    }
  }

  override var descriptionText: String? {
    configuration?.title ?? titleRuns.map { $0.map(\.text).joined() } ?? title
  }

  // MARK: Views of the content

  /// The label of the title, created on first access. Its font is the button's.
  open dynamic var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonTitleLabel(button: self)
    storedTitleLabel = label
    addPart(label)
    return label
  }

  /// The view of the image, created on first access.
  open dynamic var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: .zero)
    storedImageView = view
    addPart(view)
    return view
  }

  /// Adds a subview. Apple's buttons have theirs from the start: one accessed after a layout has its frame.
  private func addPart(_ view: UIView) {
    let isLaidOut = !isLayoutNeeded
    addSubview(view)
    if isLaidOut { placeParts() }
    setNeedsLayout()
  }

  /// The background's rectangle in the space of the bounds, in points: all of them.
  open dynamic func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The content's rectangle in the space of the bounds, in points: within the insets.
  open dynamic func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: presentContentInsets) }
  /// The title's rectangle in the space of the bounds, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(in: contentRect) }
  /// The image's rectangle in the space of the bounds, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(in: contentRect) }

  open dynamic override func layoutSubviews() {
    if awaitsConfigurationUpdate { setNeedsUpdateConfiguration() }
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    guard storedTitleLabel != nil || storedImageView != nil else { return }
    let content = contentRect(forBounds: bounds)
    if let storedTitleLabel {
      storedTitleLabel.showTitle()
      storedTitleLabel.frame = titleRect(forContentRect: content)
    }
    if let storedImageView {
      storedImageView.image = shownConfiguration?.image ?? currentImage
      storedImageView.frame = imageRect(forContentRect: content)
    }
  }

  open dynamic override var isEnabled: Bool {
    get { super.isEnabled }
    set { changeState { super.isEnabled = newValue } }
  }
  open dynamic override var isSelected: Bool {
    get { super.isSelected }
    set { changeState { super.isSelected = newValue } }
  }
  open dynamic override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { changeState { super.isHighlighted = newValue } }
  }

  private func changeState(_ change: () -> Void) {
    let before = (isEnabled, isSelected, isHighlighted)
    change()
    if before != (isEnabled, isSelected, isHighlighted) { stateDidChange() }
  }

  /// A state without content of its own shows the normal one's.
  private func stateDidChange() {
    if contents.count > 1 { invalidateIntrinsicContentSize() }
    setNeedsUpdateConfiguration()
  }

  // MARK: The configuration of a state

  /// The closure that updates the configuration for the state. Called at once when the state changes.
  open dynamic var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { carriedStates.known(ConfigurationUpdates<(UIButton) -> Void>.self)?.handler }
    set {
      makeCarried(ConfigurationUpdates<(UIButton) -> Void>.self).handler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Calls `updateConfiguration()` at once, where Apple's waits for the next layout; not again while it is at work. A
  /// configuration that was set has its first update when the button is laid out.
  open dynamic func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    awaitsConfigurationUpdate = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }
  /// Updates the configuration for the state: calls the handler. For subclasses.
  open dynamic func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Baselines

  /// The title stays in the middle of a button of any height; a button without one aligns by its edges.
  override var baselineOffsets: BaselineOffsets? {
    let text = shownTitle
    guard !text.isEmpty else { return nil }
    let measured = text.measure(in: effectiveLayoutEnvironment)
    let height = intrinsicContentSize.height
    let margin = (height - CGFloat(measured.height)) / 2
    return BaselineOffsets(
      firstFromTop: margin + CGFloat(measured.firstBaselineFromTop),
      lastFromBottom: margin + CGFloat(measured.lastBaselineFromBottom), centeredHeight: height)
  }

  override var baselineFontMetrics: FontMetrics? {
    effectiveLayoutEnvironment.textMeasurer.metrics(
      of: shown(\.titleRuns)?.first?.font ?? shownFont.fontDescription)
  }
}

extension CGSize {
  /// The larger of two extents on each axis.
  func atLeast(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}

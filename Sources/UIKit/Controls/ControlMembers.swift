// Members of controls that programs set and read back. Layout does not need them: they are carried.

import Foundation
import Plumbline

extension UIPageControl {
  /// Sets the image of a page; carried: dots have the usual size.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { carry(image, "page \(page)") }
  /// The image of a page.
  public func indicatorImage(forPage page: Int) -> UIImage? { carried(or: nil, "page \(page)") }
  /// Sets the image of a page while it is the current one; carried.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    carry(image, "current \(page)")
  }
  /// The image of a page while it is the current one.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { carried(or: nil, "current \(page)") }
  /// The image of all pages while they are the current one.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In which direction pages follow each other.
  public var direction: Direction {
    get { carried(or: .natural) }
    set { carry(newValue) }
  }
  /// In which direction pages follow each other. Raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// Whether a finger is moving through pages: none is.
  public var interactionState: InteractionState { .none }
  /// How pages are being changed. Raw values are Apple's.
  public enum InteractionState: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, discrete, continuous
  }
}

extension UISegmentedControl {
  /// Segments with the titles or images of actions, which are done when they are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }
  /// Segments with the titles or images of actions.
  public convenience init(items actions: [UIAction]) { self.init(frame: .zero, actions: actions) }
  /// Adds a segment with the title or image of an action.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if let image = action.image, action.title.isEmpty {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
    let place = min(max(0, segment), segments.count - 1)
    if place >= 0 { segments[place].action = action }
    listenToSegments()
  }
  /// Gives a segment an action, with its title or image.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if let image = action.image, action.title.isEmpty {
      setImage(image, forSegmentAt: segment)
    } else {
      setTitle(action.title, forSegmentAt: segment)
    }
    guard segments.indices.contains(segment) else { return }
    segments[segment].action = action
    listenToSegments()
  }
  /// The action of a segment.
  public func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// The segment of an action; `noSegment` for none.
  public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? UISegmentedControl.noSegment
  }
  private func listenToSegments() {
    let isListening: Bool = carried(or: false, "listens")
    guard !isListening else { return }
    carry(true, "listens")
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        actionForSegment(at: selectedSegmentIndex)?.performWithSender(self, target: nil)
      }, for: .valueChanged)
  }
  /// Moves the content of a segment; carried.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    carry(offset, "offset \(segment)")
  }
  /// How far the content of a segment is moved.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { carried(or: .zero, "offset \(segment)") }
  /// The image behind in a state and with metrics; that of `.default` metrics where these have none.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    carried(or: nil, "behind \(state.rawValue) \(barMetrics.rawValue)")
      ?? carried(or: nil, "behind \(state.rawValue) \(UIBarMetrics.default.rawValue)")
  }
}

extension UIStepper {
  /// The image that makes more.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "more \(state.rawValue)")
  }
  /// The image that makes less.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "less \(state.rawValue)")
  }
  /// The image behind.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "behind \(state.rawValue)")
  }
  /// Whether a held button goes on telling.
  public var isContinuous: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Sets the image between both; carried.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { carry(image, "divider \(leftState.rawValue) \(rightState.rawValue)") }
}

extension UISlider {
  /// The image of the lower part.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "least \(state.rawValue)")
  }
  /// The image of the upper part.
  public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "most \(state.rawValue)")
  }
  /// The image of the thumb in the present state; that of `.normal` where the state has none.
  public var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// The image of the lower part in the present state; that of `.normal` where the state has none.
  public var currentMinimumTrackImage: UIImage? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }
  /// The image of the upper part in the present state; that of `.normal` where the state has none.
  public var currentMaximumTrackImage: UIImage? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }
}

extension UISwitch {
  /// How a switch looks. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, checkbox, sliding
  }
  /// How it would like to look; carried: it is a sliding one.
  public var preferredStyle: Style {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// How it looks.
  public var style: Style { .sliding }
}

extension UIProgressView {
  /// The image of what is done.
  public var progressImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The image of what is not done.
  public var trackImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIButton {
  /// The label of the second line: none, as configurations draw it.
  public var subtitleLabel: UILabel? { nil }
  /// A button of the system with an image and who is told of it.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

extension UIControl {
  /// Does the primary action.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

/// What a new password has to have.
open class UITextInputPasswordRules: NSObject {
  /// The rules as text.
  public let passwordRulesDescriptor: String
  /// Rules as text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

extension UITextField {
  /// What a new password has to have.
  public var passwordRules: UITextInputPasswordRules? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What is dragged of the text.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// What is dropped on the text.
  public var textDropInteraction: UIDropInteraction? { nil }
}

extension UITextView {
  /// What a new password has to have.
  public var passwordRules: UITextInputPasswordRules? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What is dragged of the text.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// What is dropped on the text.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// Whether texts are scaled as on other systems.
  public var usesStandardTextScaling: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UITableView {
  /// Stands for the field of a search in the index beside rows.
  public nonisolated static var indexSearch: String { "{search}" }
  /// Another row was selected.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}

/// Sorts objects into sections by their first letters.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  /// By the letters of the language: the Latin ones.
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }
  /// The titles of sections.
  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar($0)) } + ["#"] }
  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// The section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
  /// The section of an object, by the text that a selector gives.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    guard let letter = text.uppercased().first.map(String.init),
      let index = sectionTitles.firstIndex(of: letter)
    else { return sectionTitles.count - 1 }
    return index
  }
  /// Objects in the order of the texts that a selector gives.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.sorted {
      text(of: $0, selector).localizedCaseInsensitiveCompare(text(of: $1, selector)) == .orderedAscending
    }
  }
  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return (object as? NSObject)?.perform(selector)?.takeUnretainedValue() as? String ?? "\(object)"
  }
}

extension UITableViewHeaderFooterView {
  /// The second label; carried: it takes no room here.
  public var detailTextLabel: UILabel? {
    let known: UILabel? = carried(or: nil)
    let made = known ?? UILabel()
    if known == nil { carry(Optional(made)) }
    return made
  }
}

extension UIListSeparatorConfiguration {
  /// As in lists of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { self.init() }
}

extension UISplitViewController {
  /// What lies behind the first column. Raw values are Apple's.
  public enum BackgroundStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, sidebar
  }
  /// What lies behind the first column.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { carried(or: .none) }
    set { carry(newValue) }
  }
  /// The width in points that the second of three columns would like; carried.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { carried(or: UISplitViewController.automaticDimension) }
    set { carry(newValue) }
  }
  /// The share of the width that it would like; carried.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { carried(or: UISplitViewController.automaticDimension) }
    set { carry(newValue) }
  }
  /// The least width of the second of three columns; carried.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { carried(or: UISplitViewController.automaticDimension) }
    set { carry(newValue) }
  }
  /// The greatest width of the second of three columns; carried.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { carried(or: UISplitViewController.automaticDimension) }
    set { carry(newValue) }
  }
}

extension UITraitCollection {
  /// Whether a screen measures how strong a touch is. Raw values are Apple's.
  public enum ForceTouchCapability: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, unavailable, available
  }
  /// Whether the screen measures that: no.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

/// Whether a screen measures how strong a touch is. Raw values are Apple's.
public typealias UIForceTouchCapability = UITraitCollection.ForceTouchCapability

/// Whether the device is held across, of before Swift 3's names.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
/// Whether the device is held upright.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
/// Whether the device is held across.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}
/// Whether the device is held upright.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

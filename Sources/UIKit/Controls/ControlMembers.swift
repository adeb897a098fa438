// Members of controls that programs set and read back. Layout does not need them: they are carried.

import Foundation
import Plumbline

extension UIPageControl {
  /// Nil for the dot; carried: every place keeps the dot's size.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { carry(image, "page \(page)") }
  /// What was set for the page; carried, nil otherwise.
  public func indicatorImage(forPage page: Int) -> UIImage? { carried(or: nil, "page \(page)") }
  /// Nil for that of `setIndicatorImage(_:forPage:)`; carried.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    carry(image, "current \(page)")
  }
  /// What was set for the page; carried, nil otherwise.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { carried(or: nil, "current \(page)") }
  /// For pages without one of their own; nil for `preferredIndicatorImage`; carried.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// `.natural` at first: the direction of reading; carried: the size is always that of a row.
  public var direction: Direction {
    get { carried(or: .natural) }
    set { carry(newValue) }
  }
  /// In which direction pages follow each other. Raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// `.none`: nothing here touches.
  public var interactionState: InteractionState { .none }
  /// How a finger changes pages. Raw values are Apple's.
  public enum InteractionState: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, discrete, continuous
  }
}

extension UISegmentedControl {
  /// One segment for each action, with its image where the title is empty. An action is done on
  /// `.valueChanged`.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }
  /// The same with a frame of zero.
  public convenience init(items actions: [UIAction]) { self.init(frame: .zero, actions: actions) }
  /// The action is kept for the index as it is now: segments inserted before it, or removed, do not move it.
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
  /// Replaces title or image and action. Without effect on the looks where there is no such segment.
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
  /// The segment whose action has the identifier; `noSegment` for none.
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
  /// Moves the content of a segment from its middle, in points; carried.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    carry(offset, "offset \(segment)")
  }
  /// In points; zero unless set; carried.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { carried(or: .zero, "offset \(segment)") }
  /// Segments by where they lie: the first, those between, the last, or the only one. Raw values are Apple's.
  public enum Segment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case any, left, center, right, alone
  }
  /// Moves the contents of segments from their middles, in points, by where the segments lie; kept for each kind and metrics;
  /// carried: it changes no size.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { carry(adjustment, "adjustment \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)") }
  /// What was set for the kind, else for `.any`, with these metrics; zero otherwise.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    carried(or: nil, "adjustment \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)")
      ?? carried(or: nil, "adjustment \(Segment.any.rawValue) \(barMetrics.rawValue)") ?? .zero
  }
  /// What was set for the two states and exactly these metrics; nil otherwise; carried.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    carried(or: nil, "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)")
  }
  /// What was set for this state and these metrics, or else for this state and `.default`; carried.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    carried(or: nil, "behind \(state.rawValue) \(barMetrics.rawValue)")
      ?? carried(or: nil, "behind \(state.rawValue) \(UIBarMetrics.default.rawValue)")
  }
}

extension UIStepper {
  /// What was set for exactly this state; carried.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "more \(state.rawValue)")
  }
  /// What was set for exactly this state; carried.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "less \(state.rawValue)")
  }
  /// What was set for exactly this state; carried.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "behind \(state.rawValue)")
  }
  /// Whether a held button tells of each step, not only of the last one; yes at first; carried.
  public var isContinuous: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Between minus and plus. Kept for each pair of states; carried.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { carry(image, "divider \(leftState.rawValue) \(rightState.rawValue)") }
}

extension UISlider {
  /// What was set for exactly this state; carried.
  public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    carried(or: nil, "least \(state.rawValue)")
  }
  /// What was set for exactly this state; carried.
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
  /// Checkboxes are for the Mac. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, checkbox, sliding
  }
  /// `.automatic` at first; carried: it is a sliding one.
  public var preferredStyle: Style {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// Always `.sliding`.
  public var style: Style { .sliding }
}

extension UIProgressView {
  /// Of the part that is done; nil for a plain one; carried: the height stays.
  public var progressImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Of the whole; nil for a plain one; carried: the height stays.
  public var trackImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIButton {
  /// Always nil: the configuration has the subtitle's text, and no label is made of it.
  public var subtitleLabel: UILabel? { nil }
  /// Of type `.system`; told of `.touchUpInside` where there is an action.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

extension UIControl {
  /// Sends `.primaryActionTriggered` to its targets.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}

/// What a new password has to have, for one that the system makes up; carried.
open class UITextInputPasswordRules: NSObject {
  /// In Apple's language of rules, as "required: upper; minlength: 12;". Not read here.
  public let passwordRulesDescriptor: String
  /// The rules are not checked.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

extension UITextField {
  /// For `newPassword` as `textContentType`; nil for the system's rules; carried.
  public var passwordRules: UITextInputPasswordRules? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UITextView {
  /// For `newPassword` as `textContentType`; nil for the system's rules; carried.
  public var passwordRules: UITextInputPasswordRules? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether letters are as large as in a Mac's own applications (Catalyst); no at first; carried.
  public var usesStandardTextScaling: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

// Segments with actions, and text attributes and images of segmented controls for each state.

import Foundation
import Plumbline

/// The carried properties of `UISegmentedControl`.
final class SegmentedControlCarriedState: CarriedState {
  var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgroundImages: [BackgroundPlace: UIImage] = [:]
  var contentOffsets: [Int: CGSize] = [:]
  /// Whether the actions of segments are done on `.valueChanged`.
  var listensToSegments = false

  struct BackgroundPlace: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }
}

extension UISegmentedControl {
  /// Kept for each state. Titles are as wide as the font of the normal state makes them.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
  {
    makeCarried(SegmentedControlCarriedState.self).titleTextAttributes[state] = attributes
    if state == .normal { titleFont = attributes?[.font] as? UIFont }
  }
  /// The attributes that were set for exactly this state; carried.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    carried(SegmentedControlCarriedState.self).titleTextAttributes[state]
  }
  /// Kept for each state and metrics; carried.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    makeCarried(SegmentedControlCarriedState.self).backgroundImages[
      .init(state: state, metrics: barMetrics)] = image
  }
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
  private func listenToSegments() {
    let state = makeCarried(SegmentedControlCarriedState.self)
    guard !state.listensToSegments else { return }
    state.listensToSegments = true
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        actionForSegment(at: selectedSegmentIndex)?.performWithSender(self, target: nil)
      }, for: .valueChanged)
  }
  /// Moves the content of a segment from its middle, in points; carried.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    makeCarried(SegmentedControlCarriedState.self).contentOffsets[segment] = offset
  }
  /// The image that was set for this state and these metrics, or else for this state and `.default`; carried.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    carried(SegmentedControlCarriedState.self).backgroundImages[.init(state: state, metrics: barMetrics)]
      ?? carried(SegmentedControlCarriedState.self).backgroundImages[.init(state: state, metrics: .default)]
  }
}

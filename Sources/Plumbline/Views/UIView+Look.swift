// Tint, layer and the other appearance of views that is carried beside layout.

import Foundation

extension UIView {
  /// The scaling and position of content in a view. Raw values are Apple's.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }

  /// Whether a tint is dimmed. Raw values are Apple's.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, normal, dimmed
  }

  // MARK: Tint

  var presentTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.look?.tintColor { return color }
      view = current.storedSuperview
    }
    return .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    guard color != look?.tintColor else { return }
    makeLook().tintColor = color
    tellTint()
  }

  private func tellTint() {
    tintColorDidChange()
    for subview in storedSubviews where subview.look?.tintColor == nil { subview.tellTint() }
  }

  // MARK: Layer and drawing

  var ownLayer: CALayer {
    if let layer = look?.layer { return layer }
    let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).make(())
    made.view = self
    makeLook().layer = made
    return made
  }

  // MARK: Touches

  /// Lays out through the layer once it was accessed, as Apple's views; directly without one.
  func layOutByLayer() {
    if let layer = look?.layer { layer.layoutSublayers() } else { layoutSubviews() }
  }

  func replaceGestures(with gestures: [UIGestureRecognizer]) {
    for gesture in look?.gestureRecognizers ?? [] { remove(gesture) }
    for gesture in gestures { add(gesture) }
  }

  func add(_ gesture: UIGestureRecognizer) {
    gesture.view?.remove(gesture)
    gesture.view = self
    makeLook().gestureRecognizers.append(gesture)
  }

  func remove(_ gesture: UIGestureRecognizer) {
    guard gesture.view === self else { return }
    gesture.view = nil
    look?.gestureRecognizers.removeAll { $0 === gesture }
  }

  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: First responder

  /// The root, which remembers whom keys go to.
  var firstResponderHost: UIView { rootView }
  /// The view of the tree that keys go to; nil for none.
  package var firstResponderOfTree: UIView? { firstResponderHost.look?.firstResponder }

  func takeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    if let present = firstResponderHost.look?.firstResponder, !present.resignFirstResponder() { return false }
    firstResponderHost.makeLook().firstResponder = self
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    firstResponderHost.look?.firstResponder = nil
    return true
  }

  func stopEditing(_ force: Bool) -> Bool {
    guard let present = firstResponderHost.look?.firstResponder, present.isDescendant(of: self) else {
      return true
    }
    if present.resignFirstResponder() { return true }
    if force { firstResponderHost.look?.firstResponder = nil }
    return force
  }
}

extension UIView: @preconcurrency AssociationHost {
  package var hasAssociations: Bool {
    get { look?.hasAssociations ?? false }
    set { makeLook().hasAssociations = newValue }
  }
}

extension UIView: @preconcurrency CarriedStateHolder {
  package var carriedStates: CarriedStates {
    get { look?.carriedStates ?? CarriedStates() }
    set { makeLook().carriedStates = newValue }
  }
}

/// The accessibility traits of a view. Raw values are Apple's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The kinds as bits, with Apple's numbers.
  public let rawValue: UInt64
  /// A set of the members with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A toggle of two states. The bit is one of our own.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// An element whose content can be zoomed. The bit is one of our own.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image; may be a button as well.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The selected one of several.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The summary that is read aloud when an application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// An element that starts playing or recording, during which nothing is read aloud.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Fingers reach it past the assistive technology, as a piano's keys.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element of pages that turn when reading reaches the end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose value changes too often to be read aloud each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A text to search for is typed into it.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element whose value is adjusted by swipes.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A header of a section of the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

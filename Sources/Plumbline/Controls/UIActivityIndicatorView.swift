// The activity indicator: one of two sizes.

import Foundation

/// An activity indicator of a fixed size, hidden while stopped unless told otherwise.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the spinner. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// `whiteLarge` and `large` are 37 points wide and high, the others 20.
    case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
    var isLarge: Bool { self == .large || self == .whiteLarge }
  }
  /// The look, which decides the size: 37 points wide and high for the large ones, 20 for the others.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the view is hidden while stopped; true by default.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// Set by `startAnimating()` and `stopAnimating()`; false by default.
  open private(set) var isAnimating = false
  /// Grey by default; pictures show it.
  open dynamic var color: UIColor! = .gray

  /// Starts the animation, and shows the view.
  open dynamic func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation, and hides the view where `hidesWhenStopped` says so: a stack view then closes the gap.
  open dynamic func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// An indicator of the style's size, stopped and hidden until `startAnimating()`.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = sizeAroundContent
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// An indicator from an archive, with its style.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    if coder.allowsKeyedCoding, coder.containsValue(forKey: Self.styleKey),
      let stored = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey))
    {
      style = stored
    }
  }

  open dynamic override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: Self.styleKey)
  }

  private static let styleKey = "UIActivityIndicatorViewStyle"

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent }

  open dynamic override var intrinsicContentSize: CGSize {
    controlMetrics.activityIndicatorSize(isLarge: style.isLarge)
  }
}

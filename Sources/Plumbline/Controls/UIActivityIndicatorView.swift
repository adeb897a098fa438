// The activity indicator: one of two sizes.

import Foundation

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  /// The looks, with Apple's raw values.
  public enum Style: Int, Sendable {
    /// `whiteLarge` and `large` are 37 points wide and high, the others 20.
    case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
    var isLarge: Bool { self == .large || self == .whiteLarge }
  }
  /// Decides the size.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether Apple's class hides while it rests; without effect on layout here.
  open var hidesWhenStopped = true

  /// An indicator of its style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    if coder.allowsKeyedCoding, coder.containsValue(forKey: Self.styleKey),
      let stored = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey))
    {
      style = stored
    }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: Self.styleKey)
  }

  private static let styleKey = "UIActivityIndicatorViewStyle"

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize {
    controlMetrics.activityIndicatorSize(isLarge: style.isLarge)
  }
}

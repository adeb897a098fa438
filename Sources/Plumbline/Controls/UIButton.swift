// Buttons of every type: their title, image and insets, and the size that follows. The sizes of buttons with a
// configuration are in UIButton+Configuration.swift.

import Foundation
import Typography

/// A control that shows a title, an image or both.
open class UIButton: UIControl {
  /// The kinds of button, with Apple's raw values.
  public enum ButtonType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// The kind that the button was made as.
  public private(set) var buttonType = ButtonType.custom
  /// The title for the normal state.
  open var title: String? { didSet { if title != oldValue { invalidateIntrinsicContentSize() } } }
  /// The title in several fonts (`attributedTitle`); wins over `title` where it is set.
  open var titleRuns: [TextRun]? { didSet { if titleRuns != oldValue { invalidateIntrinsicContentSize() } } }
  /// The image beside the title.
  open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// The image behind title and image; the button is at least as large.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The title's font; nil for the type's own.
  open var font: UIFont? { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
  /// Between the edges and the content; all 0 for the type's own.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Move the title and the image; they change no size.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The space around the image, inside of the content's.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The look since iOS 15; nil for the one before.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A button of a kind.
  public init(type: ButtonType = .custom) {
    buttonType = type
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(type: .custom)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.allowsKeyedCoding {
      buttonType = ButtonType(rawValue: coder.decodeInteger(forKey: Self.typeKey)) ?? .custom
    }
    title = coder.decodeValue(String.self, forKey: Self.titleKey)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(buttonType.rawValue, forKey: Self.typeKey)
    if let title { coder.encode(title as NSString, forKey: Self.titleKey) }
  }

  private static let typeKey = "UIButtonType"
  private static let titleKey = "UIButtonTitle"

  open override var intrinsicContentSize: CGSize {
    if let configuration { return configuration.size(in: effectiveLayoutEnvironment) }
    if let fixed = symbolSize { return fixed }
    return contentSize.atLeast(backgroundImage?.size ?? .zero)
  }

  // MARK: Without a configuration

  private var titleText: ControlText {
    titleRuns.map { ControlText(runs: $0) } ?? ControlText(title, font: shownFont)
  }

  /// Without a font of its own a system button's title has 15 points, a custom one's 18.
  private var shownFont: UIFont { font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

  /// A title is rounded up to whole points and has 6 points above and below, but none at its sides; a system button
  /// is at least 30 wide. Insets of its own replace these. Documents agree: 13 points 28 high, 15 points 30, 17
  /// points 33, 26 points 44 (more than 300 views). An image alone has no insets.
  private var contentSize: CGSize {
    let title = titleText
    let hasTitle = !title.isEmpty
    let imageSize = image?.size ?? .zero
    if !hasTitle, image != nil { return imageSize.grown(by: contentEdgeInsets) }
    let titleSize = hasTitle ? title.size(in: effectiveLayoutEnvironment, rounding: .points) : emptyTitleSize
    let hasOwnInsets = contentEdgeInsets != .zero
    let insets = hasOwnInsets ? contentEdgeInsets : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    let width = titleSize.width + imageSize.width + insets.left + insets.right
    let height = titleSize.height + insets.top + insets.bottom
    return CGSize(
      width: max(width, hasOwnInsets ? 0 : 30),
      height: max(height, imageSize.height + (hasOwnInsets ? insets.top + insets.bottom : 0)))
  }

  /// A button without content is 30 wide and as high as a line of its font.
  private var emptyTitleSize: CGSize {
    let line = ControlText("", font: shownFont).size(in: effectiveLayoutEnvironment, rounding: .points)
    return CGSize(width: 0, height: line.height)
  }

  /// The system's round symbols: 22 points until iOS 12, drawn as symbol images since (25x24 the outlined ones).
  private var symbolSize: CGSize? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      controlMetrics.system >= 13 ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
    case .close: CGSize(width: 30, height: 30)
    case .custom, .system, .plain: nil
    }
  }

  override var descriptionText: String? {
    configuration?.title ?? titleRuns.map { $0.map(\.text).joined() } ?? title
  }

  // MARK: Baselines

  /// The title stays in the middle of a button of any height; a button without one aligns by its edges.
  override var baselineOffsets: BaselineOffsets? {
    let text = configuration?.titleText ?? titleText
    guard !text.isEmpty else { return nil }
    let measured = text.measure(in: effectiveLayoutEnvironment)
    let height = intrinsicContentSize.height
    let margin = (height - CGFloat(measured.height)) / 2
    return BaselineOffsets(
      firstFromTop: margin + CGFloat(measured.firstBaselineFromTop),
      lastFromBottom: margin + CGFloat(measured.lastBaselineFromBottom), centeredHeight: height)
  }

  override var baselineFontMetrics: FontMetrics? {
    effectiveLayoutEnvironment.textMeasurer.metrics(of: titleRuns?.first?.font ?? shownFont.fontDescription)
  }
}

extension CGSize {
  /// The larger of two extents on each axis.
  func atLeast(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}

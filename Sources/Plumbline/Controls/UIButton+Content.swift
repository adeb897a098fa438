// Contents of buttons by state, and where they lie.

import Foundation
import Typography
import Unchecked

extension UIButton {
  func setContent<Value>(_ path: WritableKeyPath<Content, Value>, _ value: Value, for state: State) {
    contents[state, default: Content()][keyPath: path] = value
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What the present state shows: its own, or the normal state's.
  func shown<Value>(_ path: KeyPath<Content, Value?>) -> Value? {
    if contents.count > 1, let own = contents[state]?[keyPath: path] { return own }
    return contents[.normal]?[keyPath: path]
  }

  func setRuns(_ title: NSAttributedString?, for state: State) {
    setContent(\.attributedTitle, title.map { NSAttributedString(attributedString: $0) }, for: state)
    setContent(\.titleRuns, title?.textRuns(defaultFont: shownFont), for: state)
  }

  func own<Value>(_ path: KeyPath<Content, Value?>, _ state: State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }
}

// Where the content lies: overridable in Apple's class, so the class body calls these.
extension UIButton {
  /// The insets that hold now: the configuration's, the button's own, or the type's.
  var presentContentInsets: UIEdgeInsets {
    if let configuration { return UIEdgeInsets(configuration.contentInsets, isRightToLeft: isRightToLeft) }
    return contentEdgeInsets
  }

  func defaultTitleRect(in content: CGRect) -> CGRect {
    let (image, title, padding) = contentExtents
    return place(
      title, afterImage: image, padding: padding, in: content.inset(by: titleEdgeInsets), isTitle: true)
  }

  func defaultImageRect(in content: CGRect) -> CGRect {
    let (image, title, padding) = contentExtents
    return place(
      image, afterImage: title, padding: padding, in: content.inset(by: imageEdgeInsets), isTitle: false)
  }

  private var contentExtents: (image: CGSize, title: CGSize, padding: CGFloat) {
    let configuration = shownConfiguration
    let text = configuration?.titleText ?? titleText
    let title = text.isEmpty ? .zero : text.size(in: effectiveLayoutEnvironment, rounding: .points)
    let image = (configuration?.image ?? currentImage)?.size ?? .zero
    let padding = title.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    return (image, title, padding)
  }

  /// Image and title stand side by side, or above each other where a configuration says so; together they lie in the
  /// content as the alignments say.
  private func place(
    _ extent: CGSize, afterImage other: CGSize, padding: CGFloat, in content: CGRect, isTitle: Bool
  ) -> CGRect {
    let placement = configuration?.imagePlacement ?? .leading
    let isRow = placement.isDisjoint(with: [.top, .bottom])
    let imageIsFirst =
      isRow ? placement.contains(.trailing) == isRightToLeft : placement.contains(.top)
    let isFirst = isTitle != imageIsFirst
    let total = CGSize(
      width: isRow ? extent.width + other.width + padding : max(extent.width, other.width),
      height: isRow ? max(extent.height, other.height) : extent.height + other.height + padding)
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: content.minX
      case .right, .trailing: content.maxX - total.width
      case .center, .fill: content.midX - total.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - total.height
      case .center, .fill: content.midY - total.height / 2
      }
    var origin = CGPoint(x: x, y: y)
    if isRow {
      if !isFirst { origin.x += other.width + padding }
      origin.y += (total.height - extent.height) / 2
    } else {
      if !isFirst { origin.y += other.height + padding }
      origin.x += (total.width - extent.width) / 2
    }
    return CGRect(
      origin: origin,
      size: CGSize(width: min(extent.width, content.width), height: min(extent.height, content.height)))
  }
}

/// The label in a button: its font is the button's, its text the one that the button shows.
final class ButtonTitleLabel: UILabel {
  @Unretained private var button: UIButton?

  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    showTitle()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! {
    get { super.font }
    set {
      super.font = newValue
      button?.font = newValue
    }
  }

  func showTitle() {
    guard let button else { return }
    if let configuration = button.shownConfiguration, button.currentAttributedTitle == nil {
      super.font = button.font ?? configuration.shownFont
      text = configuration.title
      textRuns = configuration.titleRuns
      return
    }
    super.font = button.shownFont
    if let attributed = button.currentAttributedTitle {
      attributedText = attributed
    } else {
      text = button.currentTitle
      textRuns = button.shown(\.titleRuns)
    }
  }
}

extension UIButton {
  /// The title that shows now, in its fonts, whatever it comes from.
  package var shownTitleRuns: [TextRun] { shownTitle.runs }

  /// What the configuration leaves open comes from the present state: "you can use a configuration in combination with
  /// these other methods" (Apple on `UIButton.Configuration`).
  package var shownConfiguration: Configuration? {
    guard var shown = configuration else { return nil }
    if shown.title == nil, shown.titleRuns == nil {
      shown.title = currentTitle
      shown.titleRuns = self.shown(\.titleRuns)
    }
    shown.image = shown.image ?? currentImage
    return shown
  }

  /// The title that shows now.
  var shownTitle: ControlText { shownConfiguration?.titleText ?? titleText }
}

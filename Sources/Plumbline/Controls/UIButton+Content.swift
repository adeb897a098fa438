// Contents of buttons by state, and their frames.

import Foundation
import Typography
import Unchecked

extension UIButton {
  func setContent<Value>(_ path: WritableKeyPath<Content, Value>, _ value: Value, for state: State) {
    contents[state, default: Content()][keyPath: path] = value
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The content for the current state, or for the normal state.
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
    let room = content.inset(by: titleEdgeInsets)
    return parts(in: room.size).title(in: room, of: self)
  }

  func defaultImageRect(in content: CGRect) -> CGRect {
    parts(in: content.size).image(in: content.inset(by: imageEdgeInsets), of: self)
  }

  /// The sizes of image and title within a size: the title gives way first, which truncates it, the image where it
  /// alone is larger.
  private func parts(in room: CGSize) -> ContentParts {
    let configuration = shownConfiguration
    let text = configuration?.titleText ?? titleText
    var title = text.isEmpty ? .zero : text.size(in: effectiveLayoutEnvironment, rounding: .points)
    var image = (configuration?.image ?? currentImage)?.size ?? .zero
    let padding = title.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let placement = configuration?.imagePlacement ?? .leading
    let isRow = placement.isDisjoint(with: [.top, .bottom])
    image = CGSize(
      width: min(image.width, max(0, room.width)), height: min(image.height, max(0, room.height)))
    let width = room.width - (isRow ? image.width + padding : 0)
    let height = room.height - (isRow ? 0 : image.height + padding)
    title = CGSize(width: min(title.width, max(0, width)), height: min(title.height, max(0, height)))
    return ContentParts(
      image: image, title: title, padding: padding, isRow: isRow,
      imageIsFirst: isRow ? placement.contains(.trailing) == isRightToLeft : placement.contains(.top))
  }
}

/// Image and title of a button side by side, or above each other where a configuration says so; together they lie in the
/// content as the alignments say.
@MainActor
private struct ContentParts {
  var image: CGSize
  var title: CGSize
  var padding: CGFloat
  var isRow: Bool
  var imageIsFirst: Bool

  func title(in content: CGRect, of button: UIButton) -> CGRect {
    place(title, isFirst: !imageIsFirst, beside: image, in: content, of: button)
  }

  func image(in content: CGRect, of button: UIButton) -> CGRect {
    place(image, isFirst: imageIsFirst, beside: title, in: content, of: button)
  }

  private func place(
    _ extent: CGSize, isFirst: Bool, beside other: CGSize, in content: CGRect, of button: UIButton
  ) -> CGRect {
    let total = CGSize(
      width: isRow ? extent.width + other.width + padding : max(extent.width, other.width),
      height: isRow ? max(extent.height, other.height) : extent.height + other.height + padding)
    let x: CGFloat =
      switch button.effectiveContentHorizontalAlignment {
      case .left, .leading: content.minX
      case .right, .trailing: content.maxX - total.width
      case .center, .fill: content.midX - total.width / 2
      }
    let y: CGFloat =
      switch button.contentVerticalAlignment {
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
    return CGRect(origin: origin, size: extent)
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
  /// The runs of the shown title, with their fonts, whatever its source.
  package var shownTitleRuns: [TextRun] { shownTitle.runs }

  /// What the configuration leaves open comes from the current state: "you can use a configuration in
  /// combination with these other methods" (Apple on `UIButton.Configuration`).
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

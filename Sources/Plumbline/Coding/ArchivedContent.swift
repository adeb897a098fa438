// The content of labels, buttons and other controls in archives, as far as it decides their sizes. The classes
// themselves write what only they can set; everything here is read and set from outside.

import Foundation
import Typography

extension UIView {
  /// Writes the content of the classes that have one.
  func encodeContent(with coder: NSCoder) {
    switch self {
    case let label as UILabel: label.encodeText(with: coder)
    case let button as UIButton: button.encodeLook(with: coder)
    case let field as UITextField: field.encodeText(with: coder)
    case let imageView as UIImageView: coder.encode(imageView.image, forKey: Key.image)
    case let scrollView as UIScrollView:
      scrollView.encodeScrolling(with: coder)
      (scrollView as? UITextView)?.encodeText(with: coder)
    case let control as UISegmentedControl: control.encodeSegments(with: coder)
    case let picker as UIDatePicker:
      coder.encode(picker.datePickerMode.rawValue, forKey: Key.mode)
      coder.encode(picker.preferredDatePickerStyle.rawValue, forKey: Key.style)
    case let pages as UIPageControl: coder.encode(pages.numberOfPages, forKey: Key.count)
    case let bar as UIProgressView: coder.encode(bar.progressViewStyle.rawValue, forKey: Key.style)
    default: break
    }
  }

  /// Reads what `encodeContent(with:)` wrote.
  func decodeContent(from coder: NSCoder) {
    switch self {
    case let label as UILabel: label.decodeText(from: coder)
    case let button as UIButton: button.decodeLook(from: coder)
    case let field as UITextField: field.decodeText(from: coder)
    case let imageView as UIImageView:
      if let image = coder.decodeImage(forKey: Key.image) { imageView.image = image }
    case let scrollView as UIScrollView:
      scrollView.decodeScrolling(from: coder)
      (scrollView as? UITextView)?.decodeText(from: coder)
    case let control as UISegmentedControl: control.decodeSegments(from: coder)
    case let picker as UIDatePicker:
      if let mode = coder.decodeInteger(ifKey: Key.mode).flatMap(UIDatePicker.Mode.init) {
        picker.datePickerMode = mode
      }
      if let style = coder.decodeInteger(ifKey: Key.style).flatMap(UIDatePicker.Style.init) {
        picker.preferredDatePickerStyle = style
      }
    case let pages as UIPageControl:
      if let count = coder.decodeInteger(ifKey: Key.count) { pages.numberOfPages = max(0, count) }
    case let bar as UIProgressView:
      if let style = coder.decodeInteger(ifKey: Key.style).flatMap(UIProgressView.Style.init) {
        bar.progressViewStyle = style
      }
    default: break
    }
  }

  fileprivate enum Key {
    static let text = "UIText"
    static let placeholder = "UIPlaceholder"
    static let font = "UIFont"
    static let numberOfLines = "UINumberOfLines"
    static let lineBreakMode = "UILineBreakMode"
    static let preferredWidth = "UIPreferredMaxLayoutWidth"
    static let borderStyle = "UIBorderStyle"
    static let isSecure = "UISecureTextEntry"
    static let textInset = "UITextContainerInset"
    static let image = "UIImage"
    static let backgroundImage = "UIBackgroundImage"
    static let contentInsets = "UIContentEdgeInsets"
    static let contentSize = "UIContentSize"
    static let contentInset = "UIContentInset"
    static let isScrollDisabled = "UIScrollDisabled"
    static let adjustment = "UIContentInsetAdjustmentBehavior"
    static let titles = "UISegmentTitles"
    static let images = "UISegmentImages"
    static let widths = "UISegmentWidths"
    static let mode = "UIDatePickerMode"
    static let style = "UIStyle"
    static let count = "UINumberOfPages"
  }
}

extension UILabel {
  fileprivate func encodeText(with coder: NSCoder) {
    coder.encode(text, forKey: Key.text)
    coder.encode(font, forKey: Key.font)
    coder.encode(numberOfLines, forKey: Key.numberOfLines)
    coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encodeNumbers([preferredMaxLayoutWidth], forKey: Key.preferredWidth)
  }

  fileprivate func decodeText(from coder: NSCoder) {
    if let stored = coder.decodeValue(String.self, forKey: Key.text) { text = stored }
    if let stored = coder.decodeFont(forKey: Key.font) { font = stored }
    if let count = coder.decodeInteger(ifKey: Key.numberOfLines) { numberOfLines = max(0, count) }
    if let mode = coder.decodeInteger(ifKey: Key.lineBreakMode).flatMap(NSLineBreakMode.init) {
      lineBreakMode = mode
    }
    preferredMaxLayoutWidth = max(0, coder.decodeNumbers(forKey: Key.preferredWidth, count: 1)[0])
  }
}

extension UITextField {
  fileprivate func encodeText(with coder: NSCoder) {
    coder.encode(text, forKey: Key.text)
    coder.encode(placeholder, forKey: Key.placeholder)
    coder.encode(font, forKey: Key.font)
    coder.encode(borderStyle.rawValue, forKey: Key.borderStyle)
    coder.encode(isSecureTextEntry, forKey: Key.isSecure)
  }

  fileprivate func decodeText(from coder: NSCoder) {
    if let stored = coder.decodeValue(String.self, forKey: Key.text) { text = stored }
    if let stored = coder.decodeValue(String.self, forKey: Key.placeholder) { placeholder = stored }
    if let stored = coder.decodeFont(forKey: Key.font) { font = stored }
    if let style = coder.decodeInteger(ifKey: Key.borderStyle).flatMap(BorderStyle.init) {
      borderStyle = style
    }
    isSecureTextEntry = coder.decodeBool(forKey: Key.isSecure)
  }
}

extension UITextView {
  fileprivate func encodeText(with coder: NSCoder) {
    coder.encode(text, forKey: Key.text)
    coder.encode(font, forKey: Key.font)
    coder.encode(textContainerInset, forKey: Key.textInset)
  }

  fileprivate func decodeText(from coder: NSCoder) {
    if let stored = coder.decodeValue(String.self, forKey: Key.text) { text = stored }
    if let stored = coder.decodeFont(forKey: Key.font) { font = stored }
    if coder.containsValue(forKey: Key.textInset) {
      textContainerInset = coder.decodeUIEdgeInsets(forKey: Key.textInset)
    }
  }
}

extension UIButton {
  /// Beside the title and the kind, which the class writes.
  fileprivate func encodeLook(with coder: NSCoder) {
    coder.encode(font, forKey: Key.font)
    coder.encode(image, forKey: Key.image)
    coder.encode(backgroundImage, forKey: Key.backgroundImage)
    coder.encode(contentEdgeInsets, forKey: Key.contentInsets)
  }

  fileprivate func decodeLook(from coder: NSCoder) {
    if let stored = coder.decodeFont(forKey: Key.font) { font = stored }
    if let stored = coder.decodeImage(forKey: Key.image) { image = stored }
    if let stored = coder.decodeImage(forKey: Key.backgroundImage) { backgroundImage = stored }
    contentEdgeInsets = coder.decodeUIEdgeInsets(forKey: Key.contentInsets)
  }
}

extension UIScrollView {
  fileprivate func encodeScrolling(with coder: NSCoder) {
    coder.encode(contentSize, forKey: Key.contentSize)
    coder.encode(contentInset, forKey: Key.contentInset)
    coder.encode(!isScrollEnabled, forKey: Key.isScrollDisabled)
    coder.encode(contentInsetAdjustmentBehavior.rawValue, forKey: Key.adjustment)
  }

  fileprivate func decodeScrolling(from coder: NSCoder) {
    contentSize = coder.decodeCGSize(forKey: Key.contentSize)
    contentInset = coder.decodeUIEdgeInsets(forKey: Key.contentInset)
    isScrollEnabled = !coder.decodeBool(forKey: Key.isScrollDisabled)
    if let behavior = coder.decodeInteger(ifKey: Key.adjustment).flatMap(ContentInsetAdjustmentBehavior.init)
    {
      contentInsetAdjustmentBehavior = behavior
    }
  }
}

extension UISegmentedControl {
  fileprivate func encodeSegments(with coder: NSCoder) {
    coder.encode(segments.map { ($0.title ?? "") as NSString } as NSArray, forKey: Key.titles)
    coder.encode(segments.map { $0.image?.archived ?? [:] } as NSArray, forKey: Key.images)
    coder.encodeNumbers(segments.map(\.width), forKey: Key.widths)
  }

  fileprivate func decodeSegments(from coder: NSCoder) {
    let titles = coder.decodeValue([String].self, forKey: Key.titles) ?? []
    let images = coder.decodeValue([Any].self, forKey: Key.images) ?? []
    let widths = coder.decodeNumbers(forKey: Key.widths, count: titles.count)
    segments = titles.indices.map { index in
      Choice(
        title: titles[index].isEmpty ? nil : titles[index],
        image: index < images.count ? UIImage.unarchived(images[index]) : nil, width: max(0, widths[index]))
    }
  }
}

// MARK: Values

extension NSCoder {
  /// The number of a key; nil where there is none.
  fileprivate func decodeInteger(ifKey key: String) -> Int? {
    containsValue(forKey: key) ? decodeInteger(forKey: key) : nil
  }

  fileprivate func encode(_ text: String?, forKey key: String) {
    if let text { encode(text as NSString, forKey: key) }
  }

  fileprivate func encode(_ image: UIImage?, forKey key: String) {
    if let image { encode(image.archived, forKey: key) }
  }

  fileprivate func decodeImage(forKey key: String) -> UIImage? {
    decodeValue([String: Any].self, forKey: key).flatMap(UIImage.unarchived)
  }

  fileprivate func encode(_ font: UIFont?, forKey key: String) {
    if let font { encode(font.fontDescription.archived, forKey: key) }
  }

  fileprivate func decodeFont(forKey key: String) -> UIFont? {
    decodeValue([String: Any].self, forKey: key).map { UIFont(FontDescription(archived: $0)) }
  }
}

/// A finite number of an archive; nil for anything else.
private func number(_ value: Any?) -> Double? {
  (value as? NSNumber).map(\.doubleValue).flatMap { $0.isFinite ? $0 : nil }
}

extension UIImage {
  /// The properties of an image that layout uses.
  fileprivate var archived: NSDictionary {
    [
      "width": NSNumber(value: Double(size.width)), "height": NSNumber(value: Double(size.height)),
      "scale": NSNumber(value: Double(scale)), "top": NSNumber(value: Double(alignmentRectInsets.top)),
      "left": NSNumber(value: Double(alignmentRectInsets.left)),
      "bottom": NSNumber(value: Double(alignmentRectInsets.bottom)),
      "right": NSNumber(value: Double(alignmentRectInsets.right)), "symbol": NSNumber(value: isSymbolImage),
    ] as NSDictionary
  }

  fileprivate static func unarchived(_ stored: Any) -> UIImage? {
    guard let values = stored as? [String: Any], let width = number(values["width"]),
      let height = number(values["height"]), width >= 0, height >= 0
    else { return nil }
    func inset(_ key: String) -> CGFloat { CGFloat(number(values[key]) ?? 0) }
    return UIImage(
      size: CGSize(width: width, height: height),
      alignmentRectInsets: UIEdgeInsets(
        top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right")),
      scale: CGFloat(max(1, number(values["scale"]) ?? 1)), isSymbolImage: number(values["symbol"]) == 1)
  }
}

extension FontDescription {
  fileprivate var archived: NSDictionary {
    var values: [String: NSObject] = [
      "weight": NSNumber(value: weight.rawValue), "italic": NSNumber(value: isItalic),
      "size": NSNumber(value: pointSize), "monospacedDigits": NSNumber(value: hasMonospacedDigits),
    ]
    switch family {
    case .system: break
    case .monospacedSystem: values["monospaced"] = NSNumber(value: true)
    case .named(let name): values["name"] = NSString(string: name)
    }
    if let leading { values["leading"] = NSNumber(value: leading) }
    return NSDictionary(dictionary: values)
  }

  fileprivate init(archived: [String: Any]) {
    let family: Family =
      if let name = archived["name"] as? String {
        .named(name)
      } else {
        number(archived["monospaced"]) == 1 ? .monospacedSystem : .system
      }
    let size = number(archived["size"]) ?? 17
    self.init(
      family: family, weight: number(archived["weight"]).flatMap { Weight(rawValue: Int($0)) } ?? .regular,
      isItalic: number(archived["italic"]) == 1, pointSize: size > 0 ? size : 17,
      hasMonospacedDigits: number(archived["monospacedDigits"]) == 1, leading: number(archived["leading"]))
  }
}

// Texts as applications edit and show them: an editor that marks words, a field with a placeholder that grows, a label whose
// mentions can be touched, an editor with a toolbar and lists, lines that are counted.

import UIKit

final class MarkedStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()
  private let patterns: [(String, UIFont)] = [
    ("\\*[^*\\n]+\\*", .boldSystemFont(ofSize: 16)), ("^#.*$", .systemFont(ofSize: 28, weight: .bold)),
  ]
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var string: String { backing.string }
  override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
    -> [NSAttributedString.Key: Any]
  { backing.attributes(at: location, effectiveRange: range) }
  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
  override func processEditing() {
    let paragraph = (string as NSString).paragraphRange(for: editedRange)
    addAttributes([.font: UIFont.systemFont(ofSize: 16)], range: paragraph)
    for (pattern, font) in patterns {
      let regex = try! NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
      regex.enumerateMatches(in: string, range: paragraph) { match, _, _ in
        if let match { self.addAttribute(.font, value: font, range: match.range) }
      }
    }
    super.processEditing()
  }
}

final class MarkedNoteController: UIViewController, UITextViewDelegate {
  let storage = MarkedStorage()
  private(set) var textView: UITextView!
  override func viewDidLoad() {
    super.viewDidLoad()
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(width: view.bounds.width, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    textView = UITextView(frame: view.bounds, textContainer: container)
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.delegate = self
    view.addSubview(textView)
  }
  var lineHeights: [CGFloat] {
    var heights: [CGFloat] = []
    textView.layoutManager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: textView.layoutManager.numberOfGlyphs)
    ) { rect, _, _, _, _ in heights.append(rect.height) }
    return heights
  }
}

final class MentionLabel: UILabel {
  private lazy var storage = NSTextStorage()
  private lazy var manager = NSLayoutManager()
  private lazy var container = NSTextContainer()
  var onMention: ((String) -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.lineFragmentPadding = 0
    numberOfLines = 0
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var text: String? { didSet { update() } }
  private func update() {
    let attributed = NSMutableAttributedString(string: text ?? "", attributes: [.font: font!])
    let regex = try! NSRegularExpression(pattern: "@\\w+")
    for match in regex.matches(in: attributed.string, range: NSRange(location: 0, length: attributed.length))
    {
      attributed.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: match.range)
      attributed.addAttribute(
        .link, value: (attributed.string as NSString).substring(with: match.range), range: match.range)
    }
    storage.setAttributedString(attributed)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    container.size = bounds.size
  }
  @objc private func tapped(_ recognizer: UITapGestureRecognizer) { touch(at: recognizer.location(in: self)) }
  func touch(at point: CGPoint) {
    let index = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    guard index < storage.length,
      let mention = storage.attribute(.link, at: index, effectiveRange: nil) as? String
    else { return }
    onMention?(mention)
  }
  func rect(of word: String) -> CGRect {
    let range = (storage.string as NSString).range(of: word)
    return manager.boundingRect(
      forGlyphRange: manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil), in: container)
  }
}

final class RichTextController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    textView.font = .systemFont(ofSize: 17)
    textView.delegate = self
    textView.isScrollEnabled = false
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(title: "B", style: .plain, target: self, action: #selector(toggleBold)),
      UIBarButtonItem(title: "List", style: .plain, target: self, action: #selector(makeList)),
      UIBarButtonItem(barButtonSystemItem: .done, target: textView, action: #selector(textView.endEditing)),
    ]
    textView.inputAccessoryView = bar
    view.addSubview(textView)
  }
  @objc func toggleBold() {
    let range = textView.selectedRange
    if range.length == 0 {
      textView.typingAttributes[.font] = UIFont.boldSystemFont(ofSize: 17)
      return
    }
    textView.textStorage.enumerateAttribute(.font, in: range) { value, part, _ in
      let font = value as? UIFont ?? .systemFont(ofSize: 17)
      let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
      textView.textStorage.addAttribute(
        .font, value: isBold ? UIFont.systemFont(ofSize: 17) : UIFont.boldSystemFont(ofSize: 17), range: part)
    }
  }
  @objc func makeList() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 24
    style.tabStops = [NSTextTab(textAlignment: .left, location: 24)]
    style.paragraphSpacing = 6
    let storage = textView.textStorage
    let start = (textView.text as NSString).paragraphRange(for: textView.selectedRange).location
    storage.beginEditing()
    storage.insert(NSAttributedString(string: "•\t", attributes: textView.typingAttributes), at: start)
    let paragraph = (storage.string as NSString).paragraphRange(for: NSRange(location: start, length: 0))
    storage.addAttribute(.paragraphStyle, value: style, range: paragraph)
    storage.endEditing()
  }
  func insert(_ image: UIImage) {
    let attachment = NSTextAttachment()
    attachment.image = image
    let room = textView.textContainer.size.width - 2 * textView.textContainer.lineFragmentPadding
    let scale = min(1, room / image.size.width)
    attachment.bounds = CGRect(
      x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
    textView.textStorage.append(NSAttributedString(attachment: attachment))
  }
}

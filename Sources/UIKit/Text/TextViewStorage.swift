// The text of a text view as storage: a text that can be changed in place and is the view's.

import Foundation
import Plumbline

/// Has the text of its view: each change sets the view's `attributedText`, and what the view is given is taken. So a change
/// costs as much as the text is long. It goes on without the view.
final class TextViewStorage: NSMutableAttributedString {
  private weak var view: UITextView?
  private var isTaking = false
  private var isGiving = false

  @MainActor
  init(of view: UITextView) {
    self.view = view
    super.init(string: "", attributes: nil)
    take()
    view.textDidChange = { [weak self] in self?.take() }
  }
  required init?(coder: NSCoder) { nil }

  /// Takes the view's text.
  private func take() {
    guard !isGiving, let view else { return }
    isTaking = true
    setAttributedString(onTreesThread(view) { $0.attributedText } ?? NSAttributedString())
    isTaking = false
  }

  /// Gives the view the text as it is.
  private func give() {
    guard !isTaking, let view else { return }
    isGiving = true
    onTreesThread((view, NSAttributedString(attributedString: self))) { $0.attributedText = $1 }
    isGiving = false
  }

  // Each member that changes Foundation's text, as they do not call each other everywhere.

  override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    give()
  }
  override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    give()
  }
  override func insert(_ attrString: NSAttributedString, at loc: Int) {
    super.insert(attrString, at: loc)
    give()
  }
  override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    give()
  }
  override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    give()
  }
  override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    give()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    give()
  }
  override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    give()
  }
  override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    give()
  }
  override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    give()
  }
}

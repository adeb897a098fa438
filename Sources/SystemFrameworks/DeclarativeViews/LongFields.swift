// Fields of several lines: text views of UIKit's.

import UIKit

/// A field of several lines: as high as what is written, within the surroundings' limit of lines.
struct GrowingField: LeafView {
  let placeholder: String?
  let text: Binding<String>
  func makePlatformView() -> WritingView { WritingView(frame: .zero) }
  func update(_ platform: WritingView, _ environment: EnvironmentValues) {
    platform.show(text, environment)
    platform.isScrollEnabled = false
    platform.placeholder = placeholder
  }
  func size(_ proposal: ProposedViewSize, _ platform: WritingView, _ environment: EnvironmentValues) -> CGSize {
    let width = max(1, proposal.width ?? 100)
    let line = platform.font?.lineHeight ?? 0
    // An empty field is as high as its placeholder.
    let own = (platform.text ?? "").isEmpty ? placeholder ?? "" : platform.text ?? ""
    let measured = NSAttributedString(string: own, attributes: platform.font.map { [.font: $0] } ?? [:])
      .boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
        context: nil)
    let least = line * CGFloat(max(1, environment.leastLines))
    let most = environment.lineLimit.map { line * CGFloat(max(1, $0)) } ?? .infinity
    return CGSize(width: width, height: min(most, max(least, measured.height.rounded(.up))))
  }
  func baselines(_ platform: WritingView, _ size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    platform.font.map { ($0.ascender, size.height + $0.descender) }
  }
}

/// A text view whose text is a value of a program's.
@MainActor
final class WritingView: UITextView, UITextViewDelegate {
  private var written: Binding<String>?
  /// Shown while nothing is written; for those who ask.
  var placeholder: String?
  func show(_ text: Binding<String>, _ environment: EnvironmentValues) {
    written = text
    if self.text != text.wrappedValue { self.text = text.wrappedValue }
    font = environment.resolvedFont([])
    textColor = (environment.foreground ?? .primary).resolved(in: environment)
    isEditable = environment.isEnabled
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    backgroundColor = nil
    if delegate == nil { delegate = self }
  }
  func textViewDidChange(_ textView: UITextView) { written?.wrappedValue = text ?? "" }
}

/// A place to write text of several lines, as large as it is offered.
public struct TextEditor: View {
  private let text: Binding<String>
  /// A place to write in.
  public init(text: Binding<String>) { self.text = text }
  /// The text view.
  public var body: some View { EditorView(text: text) }
}

private struct EditorView: LeafView {
  let text: Binding<String>
  func makePlatformView() -> WritingView { WritingView(frame: .zero) }
  func update(_ platform: WritingView, _ environment: EnvironmentValues) { platform.show(text, environment) }
}

// Texts of several lines in layouts that change: each layout wraps them for itself, whatever an earlier one found (spec 05
// §6: they take part unwrapped first). Figures are those of `PlainMeasurer`: 10 points a character, lines of 24.

import Foundation
import Testing

@testable import Plumbline

@Suite("Texts wrap for each layout anew") struct WrappingTextTests {
  /// 190 points in one line; two lines of 90 where less than 190 and at least 90 are free.
  private let text = "aaaa bbbb cccc dddd"
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
  private let label = UILabel()

  init() {
    root.layoutEnvironment = .plain()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }

  private func mayBeShorter(in root: UIView) {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
  }

  private func isAsWide(as root: UIView) {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  private func size(_ change: () -> Void = {}) -> CGSize {
    change()
    root.layoutIfNeeded()
    return label.frame.size
  }

  @Test("a text that replaces a shorter one takes the room that there is")
  func longerText() {
    mayBeShorter(in: root)
    #expect(size { label.text = "Hi" } == CGSize(width: 20, height: 24))
    #expect(size { label.text = text } == CGSize(width: 90, height: 48))
  }

  @Test("a text becomes wider with its room, first narrow and later wide")
  func widerRoom() {
    mayBeShorter(in: root)
    // One word a line.
    #expect(size { root.frame.size.width = 50 } == CGSize(width: 40, height: 96))
    #expect(size { root.frame.size.width = 120 } == CGSize(width: 90, height: 48))
    #expect(size { root.frame.size.width = 300 } == CGSize(width: 190, height: 24))
    #expect(size { root.frame.size.width = 120 } == CGSize(width: 90, height: 48))
  }

  @Test("a text becomes wider when what made it narrow is gone")
  func withoutLimit() {
    mayBeShorter(in: root)
    let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    #expect(size { limit.isActive = true } == CGSize(width: 40, height: 96))
    #expect(size { limit.isActive = false } == CGSize(width: 90, height: 48))
    #expect(size { limit.isActive = true } == CGSize(width: 40, height: 96))
  }

  @Test("a text in another tree wraps there")
  func otherTree() {
    mayBeShorter(in: root)
    #expect(size { root.frame.size.width = 50 } == CGSize(width: 40, height: 96))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    other.layoutEnvironment = .plain()
    other.addSubview(label)
    mayBeShorter(in: other)
    label.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 190, height: 24))
  }

  @Test("a label of one line may have more without a new width")
  func moreLines() {
    isAsWide(as: root)
    #expect(size { label.numberOfLines = 1 } == CGSize(width: 120, height: 24))
    #expect(size { label.numberOfLines = 0 } == CGSize(width: 120, height: 48))
    #expect(size { label.numberOfLines = 1 } == CGSize(width: 120, height: 24))
  }

  @Test("a width to wrap at that is taken back leaves the width of the layout")
  func preferredWidth() {
    isAsWide(as: root)
    #expect(size { label.preferredMaxLayoutWidth = 1000 } == CGSize(width: 120, height: 24))
    #expect(size { label.preferredMaxLayoutWidth = 0 } == CGSize(width: 120, height: 48))
  }

  @Test("the fitting size is the one that the layout gives")
  func fitting() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.addSubview(label)
    mayBeShorter(in: box)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ])
    #expect(size { label.text = "Hi" } == CGSize(width: 20, height: 24))
    label.text = text
    let fitting = box.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .defaultHigh,
      verticalFittingPriority: .fittingSizeLevel)
    // The wish for 100 points outweighs the label's against stretching.
    #expect(fitting == CGSize(width: 100, height: 48))
    #expect(size() == CGSize(width: 90, height: 48))
  }

  @Test("two texts share a row as if they had come with it")
  func row() {
    func row(_ texts: [String]) -> (UIView, [UILabel]) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      root.layoutEnvironment = .plain()
      let labels = texts.map { text in
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      return (root, labels)
    }
    let (changed, labels) = row([text + " eeee", "x"])
    (labels[0].text, labels[1].text) = ("x", text + " eeee")
    changed.layoutIfNeeded()
    let (fresh, expected) = row(["x", text + " eeee"])
    fresh.layoutIfNeeded()
    #expect(labels.map(\.frame) == expected.map(\.frame))
    // 10 for the one letter, 190 for the other, whose 240 points need two lines.
    #expect(labels.map(\.frame.width) == [10, 190])
    #expect(labels[1].frame.height == 48)
  }

  @Test("a text view that no longer scrolls is as high as its text at once")
  func textView() {
    let view = UITextView()
    view.text = text
    view.font = .systemFont(ofSize: 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    mayBeShorter(in: root)
    root.layoutIfNeeded()
    #expect(view.frame.height == 0)
    view.isScrollEnabled = false
    root.layoutIfNeeded()
    // Two lines and 8 points above and below.
    #expect(view.frame.height == 64)
    view.isScrollEnabled = true
    root.layoutIfNeeded()
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  /// Asks for its content size again whenever it is laid out, as self-sizing cells do.
  private final class Restless: UIView {
    let label = UILabel()
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      label.invalidateIntrinsicContentSize()
    }
  }

  @Test("a view that asks for a text's size in its layout comes to rest")
  func restlessView() {
    let recorder = ConsoleRecorder(root)
    let view = Restless()
    view.label.text = text
    view.label.font = .systemFont(ofSize: 20)
    view.label.numberOfLines = 0
    for view in [view, view.label] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(view)
    view.addSubview(view.label)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      view.label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.label.topAnchor.constraint(equalTo: view.topAnchor),
      view.label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    mayBeShorter(in: root)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 90, height: 48))
    #expect(view.layouts < 5 && recorder.messages.isEmpty)
  }

  @Test("an edit beside a wrapped text lays out nothing that stays")
  func quietEdit() {
    let recorder = LayoutCounter()
    recorder.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(recorder)
    label.removeFromSuperview()
    recorder.addSubview(label)
    mayBeShorter(in: recorder)
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    let width = other.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: recorder.topAnchor),
      recorder.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      recorder.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      recorder.topAnchor.constraint(equalTo: root.topAnchor),
      recorder.heightAnchor.constraint(equalToConstant: 100), width,
      other.heightAnchor.constraint(equalToConstant: 10),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 90, height: 48))
    let before = recorder.layouts
    width.constant = 20
    root.layoutIfNeeded()
    #expect(other.frame.width == 20 && recorder.layouts == before)
  }

  private final class LayoutCounter: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }
}

// What Apple's documentation says of labels and of what determines a view.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: content") struct DecidingContentTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))

  init() { root.layoutEnvironment = .plain() }

  private func label(_ text: String, in superview: UIView) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(label)
    return label
  }

  private func placed(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  /// Spec E038, with a real label: nine characters of 10 points are 90.
  @Test("a yellow container of width 300 at priority 1 shrinks around an image and a label")
  func yellowContainer() {
    let yellow = placed(in: root)
    let image = placed(in: yellow)
    let text = label("Some text", in: yellow)
    text.setContentHuggingPriority(UILayoutPriority(500), for: .horizontal)
    text.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let wish = yellow.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      yellow.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      yellow.centerYAnchor.constraint(equalTo: root.centerYAnchor), wish,
      yellow.heightAnchor.constraint(equalToConstant: 40),
      image.leftAnchor.constraint(equalTo: yellow.leftAnchor),
      image.widthAnchor.constraint(equalToConstant: 20), image.heightAnchor.constraint(equalToConstant: 40),
      image.topAnchor.constraint(equalTo: yellow.topAnchor),
      text.leftAnchor.constraint(equalTo: image.rightAnchor, constant: 8),
      text.rightAnchor.constraint(equalTo: yellow.rightAnchor),
      text.centerYAnchor.constraint(equalTo: yellow.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(yellow.frame == CGRect(x: 141, y: 230, width: 118, height: 40))
    #expect(text.frame == CGRect(x: 28, y: 8, width: 90, height: 24))
    text.text = "Some more text"
    root.layoutIfNeeded()
    #expect(yellow.frame.width == 168 && yellow.frame.midX == 200)
  }

  @Test(
    "what constraints are missing is told by view and axis",
    arguments: [
      ([NSLayoutConstraint.Attribute](), ["x", "y", "width", "height"]), ([.left, .width], ["y", "height"]),
      ([.left, .top, .width, .height], []), ([.left, .top], ["width", "height"]),
      ([.top, .width, .height], ["x"]),
    ] as [([NSLayoutConstraint.Attribute], [String])])
  func missing(_ attributes: [NSLayoutConstraint.Attribute], _ free: [String]) {
    let view = placed(in: root)
    for attribute in attributes {
      let isSize = attribute == .width || attribute == .height
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : root,
        attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: 10
      ).isActive = true
    }
    let open = root.layoutDiagnosis().ambiguities.first { $0.view === view }
    #expect((open?.variables ?? []) == free)
    withExtendedLifetime(inWindow(root)) { #expect(view.hasAmbiguousLayout == !free.isEmpty) }
  }

  /// Spec E063, with labels of 24 points.
  @Test("of labels with descending vertical resistance the last ones give way")
  func descendingPriorities() {
    let box = placed(in: root)
    box.heightAnchor.constraint(equalToConstant: 60).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    var above = box.topAnchor
    var labels: [UILabel] = []
    for index in 0..<4 {
      let text = label("text", in: box)
      text.setContentCompressionResistancePriority(UILayoutPriority(Float(754 - index)), for: .vertical)
      text.topAnchor.constraint(equalTo: above).isActive = true
      text.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
      above = text.bottomAnchor
      labels.append(text)
    }
    box.bottomAnchor.constraint(equalTo: above).isActive = true
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.height) == [24, 24, 12, 0])
  }

  /// Spec E064: six characters a line in 60 points.
  @Test("a label of any number of lines and the view around it are as high as the text needs")
  func labelAndParent() {
    let parent = placed(in: root)
    let text = label("aaaaa bbbbb ccccc", in: parent)
    text.numberOfLines = 0
    let width = parent.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      width, parent.leftAnchor.constraint(equalTo: root.leftAnchor),
      parent.topAnchor.constraint(equalTo: root.topAnchor),
      text.leftAnchor.constraint(equalTo: parent.leftAnchor),
      text.rightAnchor.constraint(equalTo: parent.rightAnchor),
      text.topAnchor.constraint(equalTo: parent.topAnchor),
      parent.bottomAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(parent.frame.height == 72)
    width.constant = 120
    root.layoutIfNeeded()
    #expect(parent.frame.height == 48)
    text.text = "short"
    root.layoutIfNeeded()
    #expect(parent.frame.height == 24)
  }

  /// The idiom before iOS 8 (spec 05 §6).
  @Test("the width to wrap at can be set by hand in layoutSubviews")
  func preferredWidth() {
    final class Wrapping: UILabel {
      override func layoutSubviews() {
        super.layoutSubviews()
        preferredMaxLayoutWidth = bounds.width
        super.layoutSubviews()
      }
    }
    let text = Wrapping()
    text.font = .systemFont(ofSize: 20)
    text.numberOfLines = 0
    text.text = "aaaaa bbbbb ccccc"
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    text.widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 60, height: 72) && text.preferredMaxLayoutWidth == 60)
  }
}

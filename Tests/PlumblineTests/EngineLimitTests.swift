// Numbers that are too large for the engine, or none: constants, content sizes, frames, targets and margins.

import Foundation
import Testing

@testable import Plumbline

@Suite("Numbers beyond the engine's limits") struct EngineLimitTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()
  private let recorder: ConsoleRecorder

  init() {
    recorder = ConsoleRecorder(root)
    place(view)
  }

  private func place(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private var width: CGFloat {
    root.layoutIfNeeded()
    return view.frame.width
  }

  @Test(
    "a constant beyond them is a very large one, and can be changed", arguments: [1e15, 1e300] as [CGFloat])
  func constant(large: CGFloat) {
    let wish = view.widthAnchor.constraint(equalToConstant: large)
    wish.priority = .defaultLow
    wish.isActive = true
    #expect(width == 320)
    wish.constant = 50
    #expect(width == 50)
    wish.constant = .greatestFiniteMagnitude
    #expect(width == 320)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
    most.isActive = true
    #expect(width == 320)
    most.constant = 30
    #expect(width == 30)
    // Apple's words, and once.
    #expect(recorder.texts.count == 1)
    #expect(
      recorder.texts.first?.hasPrefix(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.") == true)
  }

  private final class Endless: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44) }
  }

  @Test("a content size beyond them takes the room that there is")
  func content() {
    let view = Endless()
    place(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("a frame beyond them stays as it was given")
  func frame() {
    let given = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
    root.addSubview(given)
    view.leadingAnchor.constraint(greaterThanOrEqualTo: given.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(given.frame.height == .greatestFiniteMagnitude && given.frame.width == 100)
  }

  @Test("a fitting target beyond them is like the expanded size")
  func fitting() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView()
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.heightAnchor.constraint(lessThanOrEqualToConstant: 70),
    ])
    for height in [10_000, .greatestFiniteMagnitude] as [CGFloat] {
      #expect(
        box.systemLayoutSizeFitting(CGSize(width: 200, height: height)) == CGSize(width: 200, height: 70))
    }
  }

  @Test("no fitting size is a negative zero")
  func negativeZero() {
    let size = UIView().systemLayoutSizeFitting(CGSize(width: -0.0, height: -0.0))
    #expect(size.width.sign == .plus && size.height.sign == .plus)
  }

  @Test("margins that are no numbers leave those that are", arguments: [.infinity, .nan] as [CGFloat])
  func margins(top: CGFloat) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutMargins = UIEdgeInsets(top: top, left: 1, bottom: 2, right: 3)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 1 && inner.frame.width == 316)
    root.layoutMargins = UIEdgeInsets(top: 4, left: 1, bottom: 2, right: 3)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 1, y: 4, width: 316, height: 10))
  }
}

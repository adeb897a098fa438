// Views in a scroll view that are tied to something outside of it stay where that is (TN2154, spec 05 §10).

import Foundation
import Testing

@testable import Plumbline

@Suite("Views that float over scrolled content") struct FloatingViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let scroll = UIScrollView(frame: CGRect(x: 50, y: 40, width: 300, height: 200))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
  private let badge = UIView()

  init() {
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    badge.translatesAutoresizingMaskIntoConstraints = false
  }

  private func place(in host: UIView, at x: CGFloat, _ y: CGFloat) {
    host.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
      root.topAnchor.constraint(equalTo: badge.topAnchor, constant: -y),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1),
    ])
  }

  private var shown: CGRect { badge.convert(badge.bounds, to: root) }

  @Test("what is tied to a view outside is seen at its place there, at any offset", arguments: [false, true])
  func outside(isDeep: Bool) {
    place(in: isDeep ? content : scroll, at: 120, 70)
    root.layoutIfNeeded()
    #expect(shown == CGRect(x: 120, y: 70, width: 20, height: 30))
    for offset in [CGPoint(x: 300, y: 60), CGPoint(x: 10, y: 0), .zero] {
      scroll.contentOffset = offset
      root.layoutIfNeeded()
      #expect(shown == CGRect(x: 120, y: 70, width: 20, height: 30), "offset \(offset)")
    }
    scroll.contentOffset = CGPoint(x: 300, y: 60)
    root.layoutIfNeeded()
    // 120 - 50 + 300, 70 - 40 + 60.
    #expect(badge.convert(badge.bounds, to: scroll).origin == CGPoint(x: 370, y: 90))
  }

  @Test("from right to left, and with an inequality")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    scroll.addSubview(badge)
    let trailing = root.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -30)
    let top = badge.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 50)
    let low = badge.topAnchor.constraint(equalTo: root.topAnchor)
    low.priority = .defaultLow
    NSLayoutConstraint.activate([
      trailing, top, low, badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    scroll.contentOffset = CGPoint(x: 90, y: 33)
    root.layoutIfNeeded()
    #expect(shown == CGRect(x: 350, y: 50, width: 20, height: 10))
    trailing.isActive = false
    badge.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(shown == CGRect(x: 360, y: 50, width: 20, height: 10))
  }

  @Test("what is tied to the content scrolls with it, whoever holds the constraint")
  func inside() {
    scroll.addSubview(badge)
    let constraints = [
      badge.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 15),
      badge.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 10),
    ]
    for constraint in constraints { root.addConstraint(constraint) }
    scroll.contentOffset = CGPoint(x: 100, y: 60)
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 15, y: 5, width: 20, height: 10))
  }

  @Test("through two scroll views, both offsets are taken")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    content.addSubview(inner)
    inner.contentSize = CGSize(width: 900, height: 900)
    place(in: inner, at: 120, 70)
    inner.contentOffset = CGPoint(x: 7, y: 8)
    scroll.contentOffset = CGPoint(x: 100, y: 60)
    root.layoutIfNeeded()
    #expect(shown == CGRect(x: 120, y: 70, width: 20, height: 30))
  }

  @Test("the first constraint that needs the scroll view is one of them")
  func firstConstraint() {
    content.removeFromSuperview()
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 10))
    scroll.addSubview(inner)
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor),
      badge.topAnchor.constraint(equalTo: inner.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 1), badge.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 90)
    scroll.contentOffset.y = 30
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 60)
  }
}

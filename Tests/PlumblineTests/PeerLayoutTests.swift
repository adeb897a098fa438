// The small layouts that Documentation/Peers.md compares layout peers by: what Plumbline answers to each. Values are what the
// rows say, worked out by hand; where rows leave a choice, it is the same whatever came before, and is told.

import Foundation
import Testing

@testable import Plumbline

@Suite("Layouts that peers are compared by") struct PeerLayoutTests {
  /// A view that would like to be so wide.
  private final class Sized: UIView {
    let natural: CGFloat
    init(_ natural: CGFloat) {
      self.natural = natural
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: natural, height: UIView.noIntrinsicMetric) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() { window.addSubview(root) }

  /// Views at the root's top, 20 high.
  private func add<View: UIView>(_ views: View...) -> [View] {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    return views
  }

  /// Left edge and width of each view after a layout.
  private func places(_ views: [UIView], width: CGFloat? = nil) -> [[CGFloat]] {
    if let width { root.frame.size.width = width }
    root.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.width] }
  }

  /// From the root's leading edge through each view to its trailing edge.
  private func chain(_ views: [UIView]) -> [NSLayoutConstraint] {
    let edges = [root.leadingAnchor] + views.map(\.trailingAnchor)
    return zip(views, edges).map { $0.leadingAnchor.constraint(equalTo: $1) }
      + [edges.last!.constraint(equalTo: root.trailingAnchor)]
  }

  private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  @Test("1 of two required widths the first holds, both are named, and the other counts once it is gone")
  func contradiction() throws {
    let a = add(UIView())[0]
    let (first, second) = (
      a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 200)
    )
    activate(a.leadingAnchor.constraint(equalTo: root.leadingAnchor), first, second)
    #expect(places([a]) == [[0, 100]])
    let conflict = try #require(root.layoutDiagnosis().conflicts.first)
    #expect(Set(conflict.constraints) == [first, second] && conflict.broken === second)
    first.isActive = false
    #expect(places([a]) == [[0, 200]])
  }

  @Test("2 a row that cannot hold moves nothing")
  func refusal() throws {
    let a = add(UIView())[0]
    let wish = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50)
    wish.priority = .defaultHigh
    activate(
      a.widthAnchor.constraint(equalToConstant: 60),
      a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor), wish)
    #expect(places([a], width: 100) == [[40, 60]])
    let late = a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 90)
    late.isActive = true
    #expect(places([a]) == [[40, 60]])
    #expect(root.layoutDiagnosis().conflicts.first?.broken === late)
  }

  @Test("3 from right to left a leading constant points inward")
  func rightToLeft() {
    let a = add(UIView())[0]
    root.semanticContentAttribute = .forceRightToLeft
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50))
    #expect(places([a]) == [[240, 50]])
  }

  @Test("4 a gap of at least 8 grows")
  func gap() {
    let views = add(UIView(), UIView())
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[a(==50)]-(>=8)-[b(==50)]-10-|", metrics: nil,
        views: ["a": views[0], "b": views[1]]))
    #expect(places(views) == [[10, 50], [240, 50]])
  }

  @Test("5 a size is laid out the same after others", arguments: [[300], [150], [2000]] as [[CGFloat]])
  func history(before: [CGFloat]) {
    func answer(_ widths: [CGFloat]) -> [[CGFloat]] {
      let views = add(UIView(), UIView())
      defer { for view in views { view.removeFromSuperview() } }
      NSLayoutConstraint.activate(
        chain(views) + [
          views[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
          views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
        ])
      return widths.map { places(views, width: $0) }.last!
    }
    #expect(answer(before + [500]) == answer([500]))
  }

  @Test("6 a choice is the same whenever the same rows are written, and is told")
  func choice() {
    func answer() -> [[CGFloat]] {
      let views = add(UIView(), UIView())
      defer { for view in views { view.removeFromSuperview() } }
      NSLayoutConstraint.activate(chain(views))
      let places = places(views)
      for view in views { #expect(view.hasAmbiguousLayout) }
      return places
    }
    let first = answer()
    for _ in 0..<20 { #expect(answer() == first) }
  }

  @Test("7 and 8 a width with bounds alone is ambiguous, and the same in whatever order they are written")
  func bounds() {
    func answer(_ rows: (UIView) -> [NSLayoutConstraint]) -> [[CGFloat]] {
      let a = add(UIView())[0]
      defer { a.removeFromSuperview() }
      NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: root.leadingAnchor)] + rows(a))
      let places = places([a])
      #expect(a.hasAmbiguousLayout)
      return places
    }
    _ = answer { [$0.widthAnchor.constraint(lessThanOrEqualToConstant: 100)] }
    let (low, high) = (
      { (a: UIView) in a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10) },
      { (a: UIView) in a.widthAnchor.constraint(lessThanOrEqualToConstant: 100) }
    )
    #expect(answer { [low($0), high($0)] } == answer { [high($0), low($0)] })
  }

  @Test("9 a thousand wishes of 250 do not move one of 251")
  func levels() {
    let a = add(UIView())[0]
    func wish(_ width: CGFloat, _ priority: Float) -> NSLayoutConstraint {
      let row = a.widthAnchor.constraint(equalToConstant: width)
      row.priority = UILayoutPriority(priority)
      return row
    }
    activate(a.leadingAnchor.constraint(equalTo: root.leadingAnchor), wish(100, 251))
    NSLayoutConstraint.activate((0..<1001).map { _ in wish(0, 250) })
    #expect(places([a]) == [[0, 100]])
  }

  @Test("10 what was dragged stays where it is when another row comes")
  func drag() {
    let views = add(UIView(), UIView())
    let x = views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([x] + views.map { $0.widthAnchor.constraint(equalToConstant: 20) })
    root.layoutIfNeeded()
    x.constant = 100
    activate(views[1].leadingAnchor.constraint(equalTo: views[0].leadingAnchor, constant: 5))
    #expect(places(views) == [[100, 20], [105, 20]])
  }

  @Test("11 nobody asks for a width: the natural one")
  func natural() {
    let a = add(Sized(60))[0]
    activate(a.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    #expect(places([a]) == [[0, 60]])
  }

  @Test("12 thirds of 200 meet and fill it")
  func thirds() {
    let views = add(UIView(), UIView(), UIView())
    NSLayoutConstraint.activate(
      chain(views) + views.dropFirst().map { $0.widthAnchor.constraint(equalTo: views[0].widthAnchor) })
    let places = places(views, width: 200)
    #expect(places[0][0] == 0 && places[2][0] + places[2][1] == 200)
    for (left, right) in zip(places, places.dropFirst()) { #expect(left[0] + left[1] == right[0]) }
  }

  @Test("13 where space is short, the lower compression resistance gives way alone")
  func resistance() {
    let views = add(Sized(100), Sized(300))
    views[0].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    NSLayoutConstraint.activate(chain(views))
    #expect(places(views, width: 320) == [[0, 20], [20, 300]])
  }

  @Test("14 of two that want to be alike, the one with a minimum has it, and the other the rest")
  func minimum() {
    let views = add(UIView(), UIView())
    let alike = views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor)
    alike.priority = .defaultHigh
    NSLayoutConstraint.activate(
      chain(views) + [views[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 200), alike])
    #expect(places(views) == [[0, 200], [200, 100]])
  }

  @Test("15 a ratio holds under a maximum; what only would like the width gives way")
  func ratio() {
    let a = UIView()
    a.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(a)
    let wide = a.widthAnchor.constraint(equalTo: root.widthAnchor)
    wide.priority = .defaultHigh
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
      a.heightAnchor.constraint(lessThanOrEqualToConstant: 40), wide)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
  }

  @Test("16 ten insets of half a point are five points")
  func insets() {
    var inner = root
    for _ in 0..<10 {
      let outer = inner
      inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      activate(
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 0.5),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor))
    }
    root.layoutIfNeeded()
    #expect(inner.convert(CGPoint.zero, to: root).x == 5)
    #expect(inner.convert(CGPoint(x: inner.bounds.width, y: 0), to: root).x == 300)
  }

  @Test("17 a gap of a tenth of the row that holds it: both items keep their 50, the row is 100 / 0.9")
  func percentGap() {
    let row = UIView()
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    let items = [UIView(), UIView()]
    let gap = UILayoutGuide()
    row.addLayoutGuide(gap)
    for item in items {
      item.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(item)
      activate(
        item.widthAnchor.constraint(equalToConstant: 50), item.topAnchor.constraint(equalTo: row.topAnchor),
        item.bottomAnchor.constraint(equalTo: row.bottomAnchor))
    }
    activate(
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.heightAnchor.constraint(equalToConstant: 20),
      items[0].leadingAnchor.constraint(equalTo: row.leadingAnchor),
      gap.leadingAnchor.constraint(equalTo: items[0].trailingAnchor),
      gap.trailingAnchor.constraint(equalTo: items[1].leadingAnchor),
      gap.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.1),
      items[1].trailingAnchor.constraint(equalTo: row.trailingAnchor))
    root.layoutIfNeeded()
    // To the pixel: a screen of one or two pixels a point.
    #expect(abs(row.frame.width - 100 / 0.9) <= 0.5)
    #expect(items.allSatisfy { abs($0.frame.width - 50) <= 0.5 })
    #expect(!row.hasAmbiguousLayout)
  }

  @Test("18 two alike in 100 are 50 each, whatever margins one has")
  func margins() {
    let views = add(UIView(), UIView())
    views[0].layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    NSLayoutConstraint.activate(
      chain(views) + [views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor)])
    #expect(places(views, width: 100) == [[0, 50], [50, 50]])
  }

  @Test("19 half of a height that grew into its minimum")
  func half() {
    let (grown, half) = (UIView(), UIView())
    for (view, holder) in [(grown, root), (half, grown)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
      activate(
        view.topAnchor.constraint(equalTo: holder.topAnchor),
        view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10))
    }
    let small = grown.heightAnchor.constraint(equalToConstant: 0)
    small.priority = .defaultLow
    activate(
      grown.heightAnchor.constraint(greaterThanOrEqualToConstant: 80), small,
      half.heightAnchor.constraint(equalTo: grown.heightAnchor, multiplier: 0.5))
    root.layoutIfNeeded()
    #expect(grown.frame.height == 80 && half.frame.height == 40)
  }

  @Test("20 two hundred children of one width")
  func many() {
    let views = (0..<200).flatMap { _ in add(UIView()) }
    NSLayoutConstraint.activate(
      chain(views) + views.dropFirst().map { $0.widthAnchor.constraint(equalTo: views[0].widthAnchor) })
    let places = places(views, width: 1000)
    let fifths: [[CGFloat]] = (0..<200).map { place in [CGFloat(5 * place), 5] }
    #expect(places == fifths)
  }

  @Test("21 four constraints give a view its frame")
  func frame() {
    let a = UIView()
    a.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(a)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 20))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
  }
}

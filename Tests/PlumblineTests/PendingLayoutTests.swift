// A pass visits what waits for it, in the order of the subviews, and nothing else.

import Foundation
import Testing

@testable import Plumbline

/// Notes in a common list when it is laid out and when its frame is made.
private final class NotingView: UIView {
  final class Notes {
    var laidOut: [Int] = []
    var placed: [Int] = []
  }

  let number: Int
  let notes: Notes
  var duringLayout: (() -> Void)?

  init(_ number: Int, _ notes: Notes) {
    self.number = number
    self.notes = notes
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    notes.laidOut.append(number)
    duringLayout?()
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    notes.placed.append(number)
    return super.frame(forAlignmentRect: alignmentRect)
  }
}

@Suite("Waiting for layout", .timeLimit(.minutes(60)))
struct PendingLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 2000))
  private let notes = NotingView.Notes()
  private var cells: [NotingView] = []
  private var widths: [NSLayoutConstraint] = []
  private var tops: [NSLayoutConstraint] = []

  /// 100 cells of their own places, each 10 wide and high.
  init() {
    for number in 0..<100 {
      let cell = NotingView(number, notes)
      cell.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(cell)
      cells.append(cell)
      widths.append(cell.widthAnchor.constraint(equalToConstant: 10))
      tops.append(cell.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(20 * number)))
      NSLayoutConstraint.activate([
        widths[number], tops[number], cell.leftAnchor.constraint(equalTo: root.leftAnchor),
        cell.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    layOut()
  }

  private func layOut() {
    notes.laidOut = []
    notes.placed = []
    root.layoutIfNeeded()
  }

  @Test("every subview gets its frame and its layout once, in order")
  func everything() {
    root.frame.size.width = 200
    for (number, cell) in cells.enumerated() {
      tops[number].constant += 1
      cell.setNeedsLayout()
    }
    layOut()
    #expect(notes.placed == Array(0..<100) && notes.laidOut == Array(0..<100))
    let expected: [CGFloat] = (0..<100).map { number in CGFloat(20 * number + 1) }
    #expect(cells.map(\.frame.minY) == expected)
  }

  @Test(
    "an edit visits the views that it changes, in the order of the subviews",
    arguments: [[7], [99, 0], [50, 3, 77, 4], Array(stride(from: 96, through: 0, by: -4))])
  func edits(numbers: [Int]) {
    for number in numbers { widths[number].constant = 12 }
    layOut()
    #expect(notes.placed == numbers.sorted() && notes.laidOut == numbers.sorted())
    #expect(cells.map(\.frame.width) == (0..<100).map { numbers.contains($0) ? 12 : 10 })
    layOut()
    #expect(notes.placed.isEmpty && notes.laidOut.isEmpty)
  }

  @Test("nobody is left waiting once a layout is at rest, so that the next edit visits nobody else")
  func rest() {
    for cell in cells {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 1),
        inner.rightAnchor.constraint(equalTo: cell.rightAnchor),
      ])
    }
    layOut()
    #expect(root.pendingSubviews.count == 0)
    for width in widths { width.constant = 30 }
    layOut()
    #expect(root.pendingSubviews.count == 0 && cells[99].subviews[0].frame.width == 29)
    widths[50].constant = 40
    #expect(notes.laidOut.count == 100)
    layOut()
    #expect(root.pendingSubviews.count == 0 && notes.laidOut == [50])
  }

  /// One that leaves while it is visited has no place any more: the others are looked at from the front.
  @Test("a view that moves away during its visit and makes another wait does not hide it")
  func movingAway() {
    let other = UIView()
    cells[20].duringLayout = { [cells] in
      cells[20].duringLayout = nil
      other.addSubview(cells[20])
      cells[5].setNeedsLayout()
      cells[70].setNeedsLayout()
    }
    for number in [20, 60] { cells[number].setNeedsLayout() }
    layOut()
    #expect(notes.laidOut == [20, 5, 60, 70])
  }

  @Test("the order is that of the subviews after they moved, came and went")
  func order() {
    root.exchangeSubview(at: 5, withSubviewAt: 90)
    root.bringSubviewToFront(cells[0])
    root.sendSubviewToBack(cells[30])
    cells[10].removeFromSuperview()
    let extra = NotingView(100, notes)
    root.insertSubview(extra, at: 50)
    layOut()
    for number in [90, 5, 0, 30, 11] { widths[number].constant = 12 }
    cells[10].setNeedsLayout()
    extra.setNeedsLayout()
    layOut()
    #expect(notes.laidOut == [30, 90, 11, 100, 5, 0])
    #expect(root.subviews.first === cells[30] && root.subviews.last === cells[0])
  }

  /// As with a loop over all subviews: what lies behind is still to come, what lies before waits for the next round.
  @Test("a view that asks for layout during the pass gets it in its turn", arguments: [[20], [20, 60]])
  func during(changed: [Int]) {
    cells[20].duringLayout = { [cells] in
      cells[20].duringLayout = nil
      cells[40].setNeedsLayout()
      cells[10].setNeedsLayout()
    }
    for number in changed { cells[number].setNeedsLayout() }
    layOut()
    #expect(notes.laidOut == (changed + [40]).sorted() + [10])
  }

  @Test("a view that leaves during the pass, or while it waits, leaves the others in their order")
  func leaving() {
    for number in [1, 20, 40, 60] { cells[number].setNeedsLayout() }
    cells[40].removeFromSuperview()
    cells[20].duringLayout = { [cells] in
      cells[20].duringLayout = nil
      cells[20].removeFromSuperview()
    }
    layOut()
    #expect(notes.laidOut == [1, 20, 60])
    root.addSubview(cells[40])
    layOut()
    #expect(notes.laidOut == [40])
  }

  /// spec 05 §8: a frame set on a view that constraints place lasts until its superview is laid out.
  @Test("a frame set on a view that constraints place stays until its superview's next layout")
  func frameByHand() {
    let frame = cells[3].frame
    cells[3].frame = CGRect(x: 50, y: 50, width: 5, height: 5)
    layOut()
    #expect(cells[3].frame == CGRect(x: 50, y: 50, width: 5, height: 5))
    root.setNeedsLayout()
    layOut()
    #expect(cells[3].frame == frame && notes.placed == [3])
  }

  /// spec 05 §9: positions are relative to the visible bounds.
  @Test("moved bounds move the subviews that constraints place")
  func boundsOrigin() {
    root.bounds.origin = CGPoint(x: 0, y: 30)
    layOut()
    let expected: [CGFloat] = (0..<100).map { number in CGFloat(20 * number + 30) }
    #expect(cells.map(\.frame.minY) == expected)
  }

  @Test("what no constraint names any more is 0 from the superview's next layout on")
  func forgotten() {
    widths[8].isActive = false
    root.setNeedsLayout()
    layOut()
    #expect(cells[8].frame == CGRect(x: 0, y: 160, width: 0, height: 10))
  }

}

// Layouts that never come to rest end, and say why.

import Foundation
import Testing
import Typography

@testable import Plumbline

@Suite("Feedback loops", .timeLimit(.minutes(60)))
struct FeedbackLoopTests {
  final class Restless: UIView {
    var change: () -> Void = {}
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      change()
    }
  }

  nonisolated private final class Reports: @unchecked Sendable { var texts: [String] = [] }

  private func root(_ reports: Reports) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutEnvironment = .plain()
    root.layoutEnvironment?.console = { reports.texts.append($0.line) }
    return root
  }

  @Test("the views are named that ask for layout again and again, and no others")
  func views() {
    let reports = Reports()
    let root = root(reports)
    let calm = Restless()
    let restless = Restless()
    restless.accessibilityIdentifier = "never at rest"
    restless.change = { [unowned restless] in restless.setNeedsLayout() }
    root.addSubview(calm)
    root.addSubview(restless)
    root.layoutIfNeeded()
    #expect(restless.count == 100 && calm.count == 1)
    #expect(root.layoutFeedbackLoop?.views == [restless])
    #expect(root.layoutFeedbackLoop?.constraints.isEmpty == true)
    #expect(reports.texts.count == 1 && reports.texts.first?.contains("Restless") == true)
    restless.change = {}
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutFeedbackLoop == nil && reports.texts.count == 1)
  }

  @Test("a constraint that every layout changes is named")
  func constraints() throws {
    let reports = Reports()
    let root = root(reports)
    let view = Restless()
    let inner = UIView()
    for view in [view, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(view)
    view.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    width.identifier = "swings"
    NSLayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalToConstant: 10),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.change = { width.constant = width.constant == 10 ? 20 : 10 }
    root.layoutIfNeeded()
    let loop = try #require(root.layoutFeedbackLoop)
    #expect(loop.constraints == [width] && loop.views == [view, inner] && loop.rounds == 100)
    #expect(reports.texts.first?.contains("'swings'") == true)
  }

  @Test("a view that lays its superview out from its own layout ends, too")
  func recursion() {
    let reports = Reports()
    let root = root(reports)
    let view = Restless()
    root.addSubview(view)
    view.change = { [unowned root, unowned view] in
      view.setNeedsLayout()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(view.count < 1000 && reports.texts.count == 1)
    view.change = {}
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutFeedbackLoop == nil)
  }

  nonisolated private final class Count: @unchecked Sendable { var looks = 0 }

  nonisolated private struct CountingMeasurer: TextMeasuring {
    let count: Count
    let plain = PlainMeasurer()
    func metrics(of font: FontDescription) -> FontMetrics { plain.metrics(of: font) }
    func measure(_ runs: [TextRun], within limits: TextLimits) -> TextMeasurement {
      count.looks += 1
      return plain.measure(runs, within: limits)
    }
    func hasExactMetrics(for font: FontDescription) -> Bool { true }
  }

  /// In 200 points of height a square that is as wide as the text below it leaves room for a text of 176 points, which is 4 lines
  /// high there; for these of 104, and 5 lines; of 80, and 10 lines; of none, where it is one line again.
  @Test("a text whose height decides its width is looked at eleven times once, and then once a round")
  func circle() {
    let reports = Reports()
    let count = Count()
    let root = root(reports)
    root.layoutEnvironment?.textMeasurer = CountingMeasurer(count: count)
    let square = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    label.text = Array(repeating: "aaaa", count: 10).joined(separator: " ")
    label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
    for view in [square, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      square.topAnchor.constraint(equalTo: root.topAnchor),
      square.leftAnchor.constraint(equalTo: root.leftAnchor),
      square.widthAnchor.constraint(equalTo: square.heightAnchor),
      label.topAnchor.constraint(equalTo: square.bottomAnchor),
      label.leftAnchor.constraint(equalTo: square.leftAnchor),
      label.widthAnchor.constraint(equalTo: square.widthAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 200),
    ])
    root.layoutIfNeeded()
    // Each look measures the text in the width that it had, in the one that it has now, and for the engine.
    #expect(count.looks == 3 * (11 + 99))
  }

  @Test("views that lay themselves out from their layout rest")
  func nested() {
    let reports = Reports()
    let root = root(reports)
    for _ in 0..<300 {
      let view = Restless()
      let inner = Restless()
      view.change = { [unowned inner] in inner.layoutIfNeeded() }
      view.addSubview(inner)
      root.addSubview(view)
    }
    root.layoutIfNeeded()
    #expect(root.layoutFeedbackLoop == nil && reports.texts.isEmpty)
  }

  @Test("a view that flags its constraints while it updates them does not hold the layout up")
  func constraintLoop() {
    final class Flagging: UIView {
      var count = 0
      override func updateConstraints() {
        super.updateConstraints()
        count += 1
        setNeedsUpdateConstraints()
      }
    }
    let view = Flagging()
    view.layoutIfNeeded()
    #expect(view.count >= 1 && view.count <= 100 && view.layoutFeedbackLoop == nil)
  }
}

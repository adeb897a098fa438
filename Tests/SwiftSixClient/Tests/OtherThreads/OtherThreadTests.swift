// Layout off the main thread, in Swift 6 mode: the compiler checks the isolation of closures at run time there, and finds
// it. Other threads are real ones, so that no test passes because it happens to run on the main one.

import Foundation
import Testing
import UIKit

/// Runs a closure on a thread of its own and waits for it.
private func onAnotherThread<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) async -> Answer {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}

/// Asks in every way that the compiler checks: closures handed to the standard library, assumptions, delegates.
private final class CheckingView: UIView {
  var delegate: (any Watching)?
  private(set) var calls: [String] = []
  override func updateConstraints() {
    MainActor.assumeIsolated { calls.append("constraints") }
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    MainActor.preconditionIsolated()
    subviews.forEach { $0.tag = subviews.count }
    let widths = subviews.map { $0.frame.width }.sorted { $0 < $1 }
    calls.append("layout \(widths)")
    delegate?.viewDidLayOut(self)
  }
  override var intrinsicContentSize: CGSize {
    let sizes = [1, 2, 3].filter { $0 > tag }.map { CGFloat($0) }
    return CGSize(width: 10 * (sizes.max() ?? 0), height: 5)
  }
}

@MainActor private protocol Watching: AnyObject { func viewDidLayOut(_ view: CheckingView) }

private final class Watcher: NSObject, Watching, UIScrollViewDelegate {
  var heights: [CGFloat] = []
  var offsets: [CGFloat] = []
  func viewDidLayOut(_ view: CheckingView) { [view].forEach { heights.append($0.bounds.height) } }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    [scrollView].forEach { offsets.append($0.contentOffset.y) }
  }
}

private func text(_ frame: CGRect) -> String {
  [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0)) }.joined(separator: " ")
}

@MainActor private func report() -> [String] {
  let root = CheckingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let inner = CheckingView()
  inner.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(inner)
  let watcher = Watcher()
  root.delegate = watcher
  NSLayoutConstraint.activate([
    inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
  ])
  root.layoutIfNeeded()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  scroll.contentSize = CGSize(width: 10, height: 100)
  scroll.delegate = watcher
  scroll.contentOffset.y = 12
  return [text(inner.frame), "\(watcher.heights.contains(100))", "\(watcher.offsets)", "\(inner.tag)"]
    + root.calls
}

@Suite("Other threads") struct OtherThreadTests {
  /// The view is as wide as its content and centred: (200 - 30) / 2.
  private let expected = ["85 7 30 5", "true", "[12.0]", "1", "constraints", "layout [30.0]"]

  @Test("overrides, delegates and closures of Swift 6 find the isolation that they were promised")
  func confined() async {
    let lines = await onAnotherThread {
      (withConfinedLayout { report() }, Thread.isMainThread)
    }
    #expect(lines.0 == expected && !lines.1)
    #expect(await report() == expected)
  }

  @Test("threads lay out at the same time, in tasks and outside of them")
  func concurrent() async {
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { withConfinedLayout { report() } } }
      for await lines in group { #expect(lines == expected) }
    }
  }

  @Test("errors, task-local values and closures within closures pass")
  func passage() async {
    enum Local { @TaskLocal static var value = 0 }
    struct Failure: Error, Equatable { var value: Int }
    let caught = await onAnotherThread {
      Local.$value.withValue(4) { () -> Failure? in
        do throws(Failure) {
          return try withConfinedLayout { () throws(Failure) -> Failure? in
            let inner = withConfinedLayout { Local.value }
            throw Failure(value: inner + Local.value)
          }
        } catch {
          return error
        }
      }
    }
    #expect(caught == Failure(value: 8))
  }

  @Test("views are archived, compared, described and freed without a check")
  func withoutChecks() async {
    let texts = await onAnotherThread {
      withConfinedLayout {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(UILabel())
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.encode(view, forKey: NSKeyedArchiveRootObjectKey)
        let reader = try? NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        reader?.requiresSecureCoding = false
        let copy = reader?.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView
        let constraint = view.widthAnchor.constraint(equalToConstant: 3)
        return [
          text(copy?.frame ?? .zero), "\(copy?.subviews.count ?? 0)",
          String("\(constraint)".contains("UIView")), String(Set([view, view]).count),
        ]
      }
    }
    #expect(texts == ["1 2 3 4", "1", "true", "1"])
  }

  @Test("a call off the main actor, of which the compiler only warns, is carried out")
  func direct() async {
    // As a warned-of call is compiled: the same function without its isolation.
    let frame = await onAnotherThread {
      let make = unsafeBitCast(plainLayout as @MainActor () -> CGRect, to: (() -> CGRect).self)
      return make()
    }
    #expect(frame == CGRect(x: 10, y: 20, width: 280, height: 30))
  }
}

@MainActor private func plainLayout() -> CGRect {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view)
  for text in ["H:|-10-[view]-10-|", "V:|-20-[view(30)]"] {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: text, options: [], metrics: nil, views: ["view": view])
    )
  }
  root.layoutIfNeeded()
  return view.frame
}

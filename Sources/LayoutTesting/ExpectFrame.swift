// Expects a frame, and explains the frame that the layout has instead.

import Foundation
import LayoutReport
import Plumbline

#if canImport(Testing)
  import Testing
#endif

/// Lays out the tree that a view is in and compares the view's frame. A failure says for each number that differs what it is
/// made of: the constraints with their lines, and what would have to change.
/// - Parameters:
///   - view: The view.
///   - expected: Its frame in its superview, in points.
///   - tolerance: The points by which a number may differ.
///   - fileID: The test's file and module; the compiler fills it in, as it does the next three.
///   - filePath: The test's file.
///   - line: The line of a failure without a constraint's line.
///   - column: The column of that line.
@MainActor
public func expectFrame(
  of view: UIView, equals expected: CGRect, within tolerance: CGFloat = 0.001,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let explanation = explanation(of: view)
  let frame = view.frame
  let pairs = [
    ("x", frame.origin.x, expected.origin.x), ("y", frame.origin.y, expected.origin.y),
    ("width", frame.size.width, expected.size.width), ("height", frame.size.height, expected.size.height),
  ]
  let wrong = pairs.filter { !(abs($0.1 - $0.2) <= tolerance) }.map(\.0)
  guard !wrong.isEmpty else { return }
  var message = "The frame is \(frame.sizeAndPlace), not \(expected.sizeAndPlace)."
  if var explanation {
    explanation.numbers.removeAll { !wrong.contains($0.name) }
    message += "\n" + explanation.text(.sums).trimmed
  }
  recordIssue(message, at: nil, or: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Why a view's frame is what it is, in a few lines: for messages of a test's own.
@MainActor
public func explainedFrame(of view: UIView) -> String {
  explanation(of: view)?.text(.sums).trimmed
    ?? "The frame is \(view.frame.sizeAndPlace); no constraint determines it."
}

#if canImport(Testing)
  /// The same as a comment: `#expect(label.frame.width == 80, whyFrame(of: label))`.
  @MainActor
  public func whyFrame(of view: UIView) -> Comment { Comment(rawValue: explainedFrame(of: view)) }
#endif

@MainActor
private func explanation(of view: UIView) -> ViewExplanation? {
  var root = view
  while let superview = root.superview, !(superview is UIWindow) { root = superview }
  (root.superview ?? root).layoutIfNeeded()
  var owners: [Any] = []
  if let controller = root.next as? UIViewController { owners.append(controller) }
  let scene = TracedScene(root, title: String(describing: type(of: root)), owners: owners)
  return scene.id(of: view).flatMap { ViewExplanation(of: $0, in: scene.scene) }
}

extension CGRect {
  /// `320 x 41 at 0, 100`, in thousandths of a point.
  var sizeAndPlace: String {
    "\(Self.text(width)) x \(Self.text(height)) at \(Self.text(minX)), \(Self.text(minY))"
  }

  private static func text(_ value: CGFloat) -> String {
    // Larger numbers have no thousandths, and the largest are no integers.
    guard abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

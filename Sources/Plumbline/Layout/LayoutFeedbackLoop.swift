// Layout feedback loops: what a layout that never came to rest was busy with when it was given up (spec 05 §8).

import Foundation

/// The feedback loop of a layout that did not converge. A pass ends with a round in which nothing moves. After 100
/// rounds the layout is given up: the frames of its last round stay, the console is told (`LayoutEnvironment.console`),
/// and the root keeps this report until a layout that comes to rest. Apple logs such loops only where the launch
/// argument `UIViewLayoutFeedbackLoopDebuggingThreshold` asks for it.
public struct LayoutFeedbackLoop: CustomStringConvertible {
  /// The number of rounds.
  public var rounds: Int
  /// The views whose `layoutSubviews` ran in every one of the last rounds, outer ones first.
  public var views: [UIView]
  /// The constraints that were added, removed or changed in the last rounds, each once.
  public var constraints: [NSLayoutConstraint]

  /// The report: the cause, the views and constraints by their descriptions, and the way out.
  public var description: String {
    var lines = [
      "Layout feedback loop: after \(rounds) rounds these views still ask for layout, and it was given up:"
    ]
    lines += views.map { "    \($0.description)" }
    if constraints.isEmpty {
      lines.append("No constraint changes; look for setNeedsLayout() in their layoutSubviews().")
    } else {
      lines.append("Constraints that change in every round:")
      lines += constraints.map { "    \($0.description)" }
      lines.append("Change them before layout, in updateConstraints(), or only where the value differs.")
    }
    return lines.joined(separator: "\n")
  }
}

/// Records the last rounds of a layout that does not converge.
final class FeedbackRecorder {
  private var laidOut: [(view: UIView, count: Int)] = []
  private var edited: [NSLayoutConstraint] = []
  private var rounds = 0

  func beginRound() { rounds += 1 }

  func note(_ view: UIView) {
    if let index = laidOut.firstIndex(where: { $0.view === view }) {
      laidOut[index].count += 1
    } else {
      laidOut.append((view, 1))
    }
  }

  func note(_ constraint: NSLayoutConstraint) {
    if !edited.contains(where: { $0 === constraint }) { edited.append(constraint) }
  }

  func report(rounds total: Int) -> LayoutFeedbackLoop {
    let restless = laidOut.filter { $0.count >= rounds }
    return LayoutFeedbackLoop(
      rounds: total, views: (restless.isEmpty ? laidOut : restless).map(\.view), constraints: edited)
  }
}

extension UIView {
  /// The feedback loop of the tree's last layout; nil where it converged.
  public var layoutFeedbackLoop: LayoutFeedbackLoop? { rootView.rare?.feedbackLoop }
}

extension ConsoleMessage.Category {
  /// Layouts that do not converge.
  public static let layoutFeedbackLoop = ConsoleMessage.Category(rawValue: "ViewLayoutFeedbackLoop")
}

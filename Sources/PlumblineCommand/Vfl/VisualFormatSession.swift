// The layout of `plumbline vfl`: a root view with subviews, and the constraints of visual formats.

import class ConstraintSolver.Solver
import struct ConstraintSolver.TimeLimit
import Foundation
import struct LayoutDocument.LayoutDocument
import Plumbline
import Typography

/// The views and metrics that visual formats can name, laid out in a root view.
@MainActor
struct VisualFormatSession {
  struct NamedView: Equatable {
    var name: String
    var contentSize: RootSize?
    /// Whether the name is that of the root view, so that formats can use it for alignment.
    var isRoot = false

    /// `a`, `b=50x20`, or `s=|` for the root view.
    init(parsing text: String) throws {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      name = String(parts[0])
      guard !name.isEmpty else {
        throw CommandLineMistake(
          "'\(text)' does not name a view. Give a name, or name=WxH for a view with an intrinsic content size."
        )
      }
      guard parts.count == 2 else { return }
      if parts[1] == "|" {
        isRoot = true
      } else {
        contentSize = try RootSize(parsing: String(parts[1]))
      }
    }
  }

  struct Metric: Equatable {
    var name: String
    var value: Double

    /// `m=12`
    init(parsing text: String) throws {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, let value = Double(parts[1]), value.isFinite else {
        throw CommandLineMistake("'\(text)' is not a metric. Give name=NUMBER, such as gap=12.")
      }
      name = String(parts[0])
      self.value = value
    }
  }

  struct Refusal: Error {
    var format: String
    var message: String
    /// The offset of the error; nil for an error without a place in the format.
    var caret: Int?
    /// The reason of the exception, as UIKit gives it.
    var text: String
  }

  /// A constraint, and the index of its format.
  struct Made {
    var constraint: NSLayoutConstraint
    var format: Int
  }

  private final class ContentView: UIView {
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { contentSize }
  }

  let root: UIView
  /// The subviews, in the order of the command line.
  let views: [(name: String, view: UIView)]
  private let items: [String: Any]
  private let metrics: [String: Any]

  init(size: RootSize, views named: [NamedView], metrics: [Metric], isRightToLeft: Bool) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    root.accessibilityIdentifier = "|"
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    // Frames are not rounded to pixels.
    environment.displayScale = 1_000_000
    environment.isRightToLeft = isRightToLeft
    environment.consoleReader = nil
    root.layoutEnvironment = environment
    var views: [(name: String, view: UIView)] = []
    var items: [String: Any] = [:]
    for entry in named where items[entry.name] == nil {
      if entry.isRoot {
        items[entry.name] = root
        continue
      }
      let view = ContentView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = entry.name
      if let size = entry.contentSize { view.contentSize = CGSize(width: size.width, height: size.height) }
      root.addSubview(view)
      views.append((entry.name, view))
      items[entry.name] = view
    }
    self.views = views
    self.items = items
    self.metrics = Dictionary(metrics.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// Activates the constraints of the formats and lays out.
  /// - Returns: The constraints, in the order of the formats.
  func layOut(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions,
    whiteSpace: NSLayoutConstraint.FormatWhiteSpace
  ) throws(Refusal) -> [Made] {
    var made: [Made] = []
    for (index, format) in formats.enumerated() where !TimeLimit.isOver {
      for constraint in try constraints(of: format, options, whiteSpace) {
        made.append(Made(constraint: constraint, format: index))
      }
      if made.count > LayoutDocument.elementLimit {
        let limit = LayoutDocument.elementLimit
        let reason = "the formats have more than \(limit) constraints; give fewer at once"
        throw Refusal(format: format, message: reason, caret: nil, text: reason)
      }
    }
    for entry in made where !TimeLimit.isOver {
      try checkNumbers(of: entry, formats)
      do throws(LayoutConstraintError) {
        try entry.constraint.activate()
      } catch {
        let reason = "\(entry.constraint.demandText): \(error.description)"
        throw Refusal(format: formats[entry.format], message: reason, caret: nil, text: reason)
      }
    }
    root.layoutIfNeeded()
    return made
  }

  /// Throws for numbers that the engine would ignore because the solver cannot compute with them.
  private func checkNumbers(of entry: Made, _ formats: [String]) throws(Refusal) {
    let constraint = entry.constraint
    for number in [constraint.constant, constraint.multiplier] where abs(number) > Solver.magnitudeLimit {
      let reason = "\(constraint.demandText): \(number) is outside of ±1e15"
      throw Refusal(format: formats[entry.format], message: reason, caret: nil, text: reason)
    }
  }

  private func constraints(
    of format: String, _ options: NSLayoutConstraint.FormatOptions,
    _ whiteSpace: NSLayoutConstraint.FormatWhiteSpace
  ) throws(Refusal) -> [NSLayoutConstraint] {
    do {
      return try NSLayoutConstraint.validatedConstraints(
        withVisualFormat: format, options: options, metrics: metrics, views: items, whiteSpace: whiteSpace)
    } catch let error as VisualFormatError {
      throw Refusal(format: format, message: error.message, caret: error.caret, text: error.description)
    } catch {
      throw Refusal(format: format, message: "\(error)", caret: nil, text: "\(error)")
    }
  }
}

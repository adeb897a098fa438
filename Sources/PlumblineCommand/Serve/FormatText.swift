// Visual formats of the playground: one a line, with options of `plumbline vfl` on lines of their own.

import LayoutScene

#if Serve
  import ConstraintSolver
  import Foundation
  import LayoutService
  import Plumbline

  /// A text of visual formats. A line with `--` is an option of `plumbline vfl`, a line with `#` a comment. Every name in
  /// brackets is a view, even without a `--view`.
  struct FormatText {
    private var formats: [(format: String, line: Int)] = []
    /// In the order in which they were named; an option names one anew.
    private var views: [VisualFormatSession.NamedView?] = []
    private var places: [String: Int] = [:]
    private var metrics: [VisualFormatSession.Metric] = []
    private var options: [FormatOption] = []
    private var size = RootSize(width: 320, height: 200)
    private var direction = Direction.ltr

    init(_ text: String) throws {
      var mistakes: [TextMistakes.Mistake] = []
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where !TimeLimit.isOver {
        let content = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !content.isEmpty, !content.hasPrefix("#") else { continue }
        do {
          if content.hasPrefix("--") {
            try readOption(content)
          } else {
            formats.append((content, index + 1))
            for name in Self.names(in: content) where places[name] == nil {
              add(try VisualFormatSession.NamedView(parsing: name))
            }
          }
        } catch {
          mistakes.append(
            .init(message: "\(error)", line: index + 1, column: 1, excerpt: String(line), caret: 0))
        }
      }
      guard mistakes.isEmpty else { throw TextMistakes(mistakes) }
    }

    private mutating func readOption(_ line: String) throws {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      let value = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      switch parts[0] {
      case "--view":
        add(try VisualFormatSession.NamedView(parsing: value))
      case "--metric": metrics.append(try VisualFormatSession.Metric(parsing: value))
      case "--options": options += try FormatOption.list(named: value)
      case "--size": size = try RootSize(parsing: value)
      case "--direction": direction = try Direction.named(value)
      default:
        let names = ["--view", "--metric", "--options", "--size", "--direction"]
        throw CommandLineMistake("Unknown option '\(parts[0])'\(didYouMean(parts[0], of: names))")
      }
    }

    private mutating func add(_ view: VisualFormatSession.NamedView) {
      if let place = places.updateValue(views.count, forKey: view.name) { views[place] = nil }
      views.append(view)
    }

    private static func names(in format: String) -> [String] {
      format.split(separator: "[").dropFirst(format.hasPrefix("[") ? 0 : 1).compactMap { part in
        let name = part.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        return name.isEmpty || name.first?.isNumber ?? true ? nil : String(name)
      }
    }

    /// The root view with the constraints of the formats, as a scene.
    @MainActor
    func scene() throws -> Scene {
      let session = VisualFormatSession(
        size: size, views: views.compactMap(\.self), metrics: metrics, isRightToLeft: direction == .rtl)
      let made: [VisualFormatSession.Made]
      do throws(VisualFormatSession.Refusal) {
        made = try session.layOut(
          formats.map(\.format), options: NSLayoutConstraint.FormatOptions(options.map(\.bits)),
          whiteSpace: .allowed)
      } catch {
        let place = formats.first { $0.format == error.format }
        throw TextMistakes([
          .init(
            message: error.message, line: place?.line ?? 1, column: (error.caret ?? 0) + 1,
            excerpt: error.format, caret: error.caret ?? 0)
        ])
      }
      let scene = Scene(document: "playground", id: "root", title: "Visual formats", rootView: session.root)
      scene.direction = direction.name
      scene.views =
        [SceneView(view: session.root, id: "root", kind: "view", label: "|")]
        + session.views.map { name, view in
          SceneView(
            view: view, id: name, kind: "view", label: name, parentID: "root", isPlacedByConstraints: true)
        }
      scene.constraints = made.enumerated().map { index, entry in
        SceneConstraint(constraint: entry.constraint, id: "c\(index + 1)", line: formats[entry.format].line)
      }
      return scene
    }
  }
#endif

// The text of Apple's `_autolayoutTrace`: how each view and guide of a tree is laid out (spec 02 §6).

import Foundation
import LayoutEngine

extension UIView {
  /// One line for each view and guide of the whole tree, which way it is laid out, and which of its numbers are open.
  /// Lays out first. For debugging; the text is Apple's.
  public func _autolayoutTrace() -> String {
    let root = rootView
    root.layoutIfNeeded()
    var lines = [""]
    root.appendTrace(to: &lines, depth: 0)
    lines += [
      "", "Legend:", "\t* - is laid out with auto layout",
      "\t+ - is laid out manually, but is represented in the layout engine because "
        + "translatesAutoresizingMaskIntoConstraints = YES",
      "\t• - layout engine host",
    ]
    return lines.joined(separator: "\n")
  }

  private func appendTrace(to lines: inout [String], depth: Int) {
    let name = ItemNames.fullName(of: self)
    lines.append(Self.indent(depth) + traceFlag + name + Self.openNumbers(of: item, in: itemContext, name))
    for guide in layoutGuides {
      let isPlaced = guide.item >= 0
      var guideNames = ItemNames()
      let open =
        guide.role == .custom && !(guide is ControllerLayoutGuide)
        ? Self.openNumbers(of: guide.item, in: guide.itemContext, guideNames.name(of: guide)) : ""
      lines.append(Self.indent(depth + 1) + (isPlaced ? "*" : "") + guide.description + open)
    }
    for subview in subviews { subview.appendTrace(to: &lines, depth: depth + 1) }
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "|   ", count: depth) }

  /// The engine's host is the window, and the view that fills it.
  private var traceFlag: String {
    guard item >= 0, let context = itemContext else { return "" }
    if self === context.root || superview is UIWindow && storedTranslatesMask { return "•" }
    return storedTranslatesMask ? "+" : "*"
  }

  private static func openNumbers(of item: Int32, in context: LayoutContext?, _ name: String) -> String {
    guard item >= 0, let context else { return "" }
    let open = context.withoutExercise { context.freedoms(of: LayoutEngine.Item(index: item)) }
    guard !open.isEmpty else { return "" }
    let words = open.map { freedom in
      "\(name).\(freedom.component.traceName){id: \(Int(item) * 4 + freedom.component.rawValue)}"
    }
    return "- AMBIGUOUS LAYOUT for " + words.joined(separator: ", ")
  }
}

extension LayoutEngine.Component {
  fileprivate var traceName: String {
    switch self {
    case .x: "minX"
    case .y: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }
}

// Apple's console message about unsatisfiable constraints (spec 02 §4.2).

/// A conflict in Apple's words: the constraints that exclude each other, and the one that has no effect.
@MainActor
struct UnsatisfiableConstraintsLog {
  var exclusiveConstraints: [NSLayoutConstraint]
  var brokenConstraint: NSLayoutConstraint
  var framework: LayoutEnvironment.Framework

  var text: String {
    let list = listed.map { "    \(Self.quoted($0.description))" }.joined(separator: ",\n")
    let outcome = "Will attempt to recover by breaking constraint \n\(brokenConstraint)"
    switch framework {
    case .uiKit: return "\(uiKitAdvice)(\n\(list)\n)\n\n\(outcome)\n\n\(Self.uiKitEnd)"
    case .appKit:
      return "Unable to simultaneously satisfy constraints:\n(\n\(list)\n)\n\n\(outcome)\n\n\(Self.appKitEnd)"
    }
  }

  /// UIKit's order: constraints without an identifier, then those with one, ascending (14 logs); AppKit's has none.
  private var listed: [NSLayoutConstraint] {
    guard framework == .uiKit else { return exclusiveConstraints }
    return exclusiveConstraints.enumerated().sorted { first, second in
      let (before, after) = (first.element.identifier ?? "", second.element.identifier ?? "")
      return before == after ? first.offset < second.offset : before < after
    }.map(\.element)
  }

  /// The blanks at the ends of lines are Apple's. The note is only for lists that it helps with.
  private var uiKitAdvice: String {
    var text =
      "Unable to simultaneously satisfy constraints.\n"
      + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
      + "\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
    if exclusiveConstraints.contains(where: { $0 is NSAutoresizingMaskLayoutConstraint }) {
      text +=
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
    }
    return text
  }

  private static let uiKitEnd =
    "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
    + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also "
    + "be helpful."

  private static let appKitEnd =
    "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow "
    + "visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on "
    + "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger."

  /// A text within the description of an array: ASCII, with the escapes of old property lists.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case UInt16(UInt8(ascii: "\"")): result += "\\\""
      case UInt16(UInt8(ascii: "\\")): result += "\\\\"
      case UInt16(UInt8(ascii: "\n")): result += "\\n"
      case UInt16(UInt8(ascii: "\t")): result += "\\t"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}

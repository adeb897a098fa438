// Apple's other messages about layout: what each means and what to do.

import Foundation

/// A message that is no conflict.
public struct LogNote: Hashable, Sendable {
  /// A word for it, for programs.
  public var kind: String
  /// The meaning of the message.
  public var words: String
  /// The way out.
  public var wayOut: String
  /// Details from the text: ambiguous views, a format with the place of the mistake.
  public var details: [String] = []

  /// The messages of a text, each kind once, in the order of `known`.
  static func notes(in text: String) -> [LogNote] {
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var notes: [LogNote] = []
    for message in known where message.signs.contains(where: flat.holds) {
      var note = message.note
      if note.kind == "ambiguous" { note.details = openViews(in: text) }
      if note.kind == "visual-format" { note.details = formats(in: text) }
      notes.append(note)
    }
    return notes
  }

  /// `<private>` in place of the list and of what breaks.
  static func redacted(count: Int) -> LogNote {
    LogNote(
      kind: "private-data",
      words: (count == 1 ? "A message" : "\(count) messages")
        + " about constraints, but the content is redacted: the log has <private> in its place, so it does not say "
        + "which constraints conflict.",
      wayOut:
        "Run the app from Xcode, whose console shows the content; or with OS_ACTIVITY_DT_MODE=YES in its "
        + "environment, which writes it to standard error; or, for Console and the 'log' command, install a "
        + "configuration profile that enables private data (com.apple.system.logging, Enable-Private-Data).")
  }

  /// The note on a heading without anything after it.
  static let headingAlone = LogNote(
    kind: "cut-off",
    words:
      "The beginning of a message about constraints that conflict; none of the constraints is in the text.",
    wayOut: "Paste the message to its end: the list in parentheses and the constraint that breaks.")

  private struct Message {
    var signs: [String]
    var note: LogNote

    init(_ kind: String, _ signs: [String], _ words: String, _ wayOut: String) {
      self.signs = signs
      note = LogNote(kind: kind, words: words, wayOut: wayOut)
    }
  }

  private static let known: [Message] = [
    Message(
      "ambiguous", ["AMBIGUOUS LAYOUT", "Window has a view with an ambiguous layout", ": Layout Issues: "],
      "An ambiguity, not a conflict: the constraints do not determine a view's position or size.",
      "Add constraints for what is missing: a position and a size on each axis, or an intrinsic content size with hugging."
    ),
    Message(
      "missing-host", ["MISSING HOST CONSTRAINTS"],
      "A view with constraints is in a superview that no constraint positions, so the layout engine does not know it.",
      "Position the superview: set its translatesAutoresizingMaskIntoConstraints to true, or give it constraints."
    ),
    Message(
      "visual-format", ["Unable to parse constraint format"],
      "A visual format string cannot be parsed; the app crashes with an exception.",
      "Correct the format at the mark; 'plumbline vfl' checks a format."),
    Message(
      "no-common-ancestor", ["no common ancestor"],
      "A constraint was activated between views without a common superview; the app crashes with an exception.",
      "Add both views to the view hierarchy before activating the constraint."),
    Message(
      "outside-subtree", ["outside the subtree of the view"],
      "A constraint was added to a view that is not an ancestor of both its items; the app crashes with an exception.",
      "Set isActive instead, which finds the right view, once both items are in the view hierarchy."),
    Message(
      "invalid-pair", ["Invalid pairing of layout attributes", "Invalid pairing of layout"],
      "A constraint relates attributes that do not go together, such as a width and an edge; the app crashes with an exception.",
      "Relate edges to edges of the same axis, and sizes to sizes."),
    Message(
      "constant-location",
      ["location of a view", "must specify a second item", "must contain a first layout item"],
      "A constraint positions an edge without a second item to position it to; the app crashes with an exception.",
      "Give it a second item, such as the superview."),
    Message(
      "wrong-item",
      ["Constraint items must each be an instance of UIView", "items must each be a view or layout guide"],
      "An item of a constraint is neither a view nor a layout guide; the app crashes with an exception.",
      "Pass a view or a layout guide; the second item may be nil."),
    Message(
      "not-finite", ["onstant is not finite", "ultiplier is not finite"],
      "A constraint's constant or multiplier is infinite or NaN; the app crashes with an exception.",
      "Look for a division by zero where the number is computed."),
    Message(
      "required-priority",
      ["cannot mutate a priority from required to not", "Mutating a priority from required to not"],
      "A priority was changed between required and optional while the constraint was active, which fails before iOS 13.",
      "Deactivate the constraint first, or use 999 instead of 1000."),
    Message(
      "zero-height", ["ambiguously suggest a height of zero"],
      "The constraints of a cell do not reach from its top to its bottom, so its height would be 0; the table view "
        + "uses its default height.",
      "Constrain the cell's content to the top and bottom of its content view."),
    Message(
      "flow-layout", ["behavior of the UICollectionViewFlowLayout is not defined"],
      "Items of a collection view are larger than the view itself; this is not about constraints.",
      "Make the items smaller, or call invalidateLayout when the size of the view changes."),
    Message(
      "not-in-window", ["without being in the view hierarchy"],
      "A table or collection view was laid out before it was in a window, with wrong sizes, and has to be laid out again.",
      "Do not lay it out, reload or scroll it before it is in a window."),
    Message(
      "feedback-loop", ["layout feedback loop", "LayoutFeedbackLoop", "stuck in its update/layout"],
      "Every layout pass requests another one, so layout never ends.",
      "In layoutSubviews, change constraints or frames only if they differ."),
    Message(
      "background-thread", ["layout engine must not be performed from a background thread"],
      "Views or constraints were changed on a background thread after the main thread had used them.",
      "Change views on the main thread only."),
  ]

  /// `UILabel:0x…'Label'.minY{id: 50}` behind AMBIGUOUS LAYOUT, and the form of iOS 7 without names.
  private static func openViews(in text: String) -> [String] {
    let words = [
      "minX": "horizontal position", "minY": "vertical position", "Width": "width", "Height": "height",
    ]
    var details: [String] = []
    for line in text.split(separator: "\n") {
      // Xcode's view debugger: "Layout Issues: Vertical position is ambiguous for UIButton."
      if let end = line.lastIndex(of: "."), let start = line[..<end].range(of: "Layout Issues: ")?.upperBound,
        line[start..<end].contains(" ambiguous for ")
      {
        details.append(String(line[start..<end]))
      }
      guard let mark = line.range(of: "AMBIGUOUS LAYOUT") else { continue }
      var open: [String] = []
      for match in line[mark.upperBound...].matches(of: /\.(minX|minY|Width|Height)\{id: -?\d+\}/) {
        if let word = words[String(match.1)], !open.contains(word) { open.append(word) }
      }
      // Trees draw branches and flags in front.
      var name = line[..<mark.lowerBound].drop { !$0.isLetter && $0 != "_" && $0 != "<" }
      while let last = name.last, last == "-" || last == " " || last == ">" { name.removeLast() }
      let view = String(name.drop { $0 == "<" })
      guard !view.isEmpty else { continue }
      let detail =
        open.isEmpty
        ? "\(view) is ambiguous"
        : "\(view): its \(open.joined(separator: ", its ")) \(open.count == 1 ? "is" : "are") ambiguous"
      if !details.contains(detail) { details.append(detail) }
    }
    return details
  }

  /// The details below the message: the reason, the format and the mark.
  private static func formats(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("Unable to parse constraint format") })
    else { return [] }
    var details: [String] = []
    for line in lines[(start + 1)...].prefix(4) {
      let shown = line.replacingOccurrences(of: "'", with: "").replacingOccurrences(of: "\t", with: "  ")
      guard shown.contains(where: { !$0.isWhitespace }), !shown.hasPrefix("***") else { break }
      details.append(shown)
    }
    return details
  }
}

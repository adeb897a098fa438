// What each kind of finding means: for lists of rules, for the help that code scanning shows, for documentation.

extension Finding.Kind {
  /// The kind as a name in capitals and small letters, without separators: SARIF's form of a rule's name.
  public var title: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What is found, in one sentence.
  public var meaning: String {
    switch self {
    case .conflict:
      "Constraints exclude each other; the set that is shown holds no constraint that could stay out of it."
    case .ambiguous:
      "The constraints would be satisfied as well with the view at another place or of another size."
    case .misplaced: "The frame that the document stores is not the one that its constraints give."
    case .outside: "A view lies beyond its superview, where that cuts it off or is the root."
    case .negativeSize: "Constraints or a stored frame ask a view to be smaller than nothing."
    case .unresolved: "An id leads to nothing in the document."
    case .unsupported:
      "The document uses something that is not followed, so that frames may differ from the screen's."
    }
  }

  /// Why it matters and what is usually done about it.
  public var help: String {
    switch self {
    case .conflict:
      "At run time one of the constraints is broken and the console says “Unable to simultaneously satisfy constraints”. "
        + "Remove one, or give one a priority below 1000."
    case .ambiguous:
      "Which of the places a view gets is not decided by the document. Add the constraint that is missing, or let one of "
        + "two contents give way with another hugging or compression resistance."
    case .misplaced:
      "Interface Builder shows another layout than the application will. Update the frame, or change the constraints "
        + "until they say what was meant."
    case .outside:
      "What lies outside is not seen and takes no touches. Tie the view to the edge that it crosses, or let the "
        + "superview grow with it."
    case .negativeSize:
      "A size cannot be negative: the layout makes it nothing, and what hangs on it moves. The constants leave too "
        + "little room; make one smaller, or the superview larger."
    case .unresolved:
      "The element is left out. It was deleted, or lost in a merge: restore it, or delete what refers to it."
    case .unsupported: "Read the message for what was done instead; frames around it are approximate."
    }
  }

  /// The level that most findings of the kind have; nil of a kind that is off unless it is asked for.
  public var defaultLevel: Finding.Level? {
    switch self {
    case .conflict, .unresolved, .negativeSize: .error
    case .ambiguous, .misplaced: .warning
    case .outside, .unsupported: .note
    }
  }
}

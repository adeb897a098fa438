// What each kind of finding means: for lists of rules, for the help that code scanning shows, for documentation.

extension Finding.Kind {
  /// The kind as a name in capitals and small letters, without separators: SARIF's form of a rule's name.
  public var title: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What is found, in one sentence that holds for every finding of the kind.
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
    case .duplicateConstraint: "Two constraints say the same."
    case .duplicateID: "Two elements have one id; references lead to the first."
    case .missingImage: "No asset catalogue and no file of the project has the image that is named."
    case .missingColor: "No asset catalogue of the project has the colour that is named."
    case .noAutoLayout: "The document does not use Auto Layout."
    case .noInitialController: "The storyboard has no initial controller."
    case .severalControllers: "The document has more than one controller."
    case .customClassName: "A controller's class has not the name of its document."
    case .customModule: "A custom class is looked for in no module, or in none of those that are allowed."
    case .baseClass: "An element has none of the classes that the team gives to its kind."
    case .identifier:
      "A controller, a cell to be reused, an image, an image button or a field lacks its identifier or accessibility label."
    case .relativeToMargin: "A constraint is relative to a margin."
    case .canvasDevice: "The canvas shows a device that is not one of those that are allowed."
    case .traitVariations: "Something varies by size class."
    case .hidesBottomBar: "A controller keeps the bottom bar when it is pushed."
    case .fonts: "A font is not one of those that are allowed."
    case .colors: "A colour is not a named one, or not one of those that are allowed."
    case .runtimeAttributes: "A runtime attribute is not one of those that are allowed."
    case .unknownClass:
      "The sources (--sources) have not the class that an element names, or have it in another module."
    case .unknownOutlet: "The sources' class (--sources) has no outlet of the name that a document connects."
    case .unknownAction: "The sources' class (--sources) has no action of the name that a document connects."
    case .unconnectedOutlet:
      "No document connects an outlet on which its class (--sources) relies: one that is declared with an exclamation mark."
    case .clipped:
      "A text or an image gets less room than it needs, and is cut off; titles of bars and menus too."
    case .overlap: "A text or a control lies on another, and no constraint puts both at one place."
    case .smallTarget: "A control is smaller than a fingertip: less than 44 points wide or high."
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
    case .duplicateConstraint:
      "A later change of one of the two makes them contradict each other. Delete one."
    case .duplicateID: "It comes of merges. Give one of the two a new id."
    case .missingImage, .missingColor:
      "It was renamed or deleted, and Interface Builder keeps the old name without a word. Restore it, or choose another."
    case .unknownClass:
      "It was renamed or moved. The application uses the element's own class instead, without the program's code and outlets."
    case .unknownOutlet:
      "It was renamed or deleted in the source. The application stops when the document is loaded: connect the new name."
    case .unknownAction:
      "It was renamed or deleted in the source. The application stops when the control is used: connect the new name."
    case .unconnectedOutlet:
      "The application stops when the outlet is read. Connect it, or delete it where nothing uses it. Of a class that no "
        + "document names it is told where all documents around the source were checked."
    case .clipped:
      "What is cut off cannot be read, often in one language or on one device only. Let the view grow, wrap its text, or "
        + "let its font shrink."
    case .overlap:
      "A constraint between the two is missing; with longer texts one covers the other. Off by default, because code may "
        + "show one of the two at a time: of 59 overlaps of real documents, on phones of every size, with longer and larger "
        + "texts, 54 were faults when they were read by hand. What the other five have in common is left out since."
    case .smallTarget: "Small controls are hard to hit. Give it insets, or a width and height of at least 44."
    default: "A rule of the team's own, off until the configuration asks for it."
    }
  }

  /// The worst level that findings of the kind have where no team says otherwise; nil of a kind that is off unless it is
  /// asked for. What makes one of them milder stands in `milderLevels`.
  public var defaultLevel: Finding.Level? {
    switch self {
    case .conflict, .ambiguous, .unresolved, .negativeSize: .error
    case .misplaced, .outside: .warning
    case .unsupported: .note
    case .duplicateID: .error
    case .unknownOutlet, .unknownAction: .error
    case .unknownClass, .unconnectedOutlet: .warning
    case .duplicateConstraint, .missingImage, .missingColor, .clipped: .warning
    case .overlap, .smallTarget: nil
    case .noAutoLayout, .noInitialController, .severalControllers, .customClassName, .customModule,
      .baseClass,
      .identifier, .relativeToMargin, .canvasDevice, .traitVariations, .hidesBottomBar, .fonts, .colors,
      .runtimeAttributes:
      nil
    }
  }

  /// The other levels that findings of the kind have, the worse ones first, each with when; empty where all have one.
  public var milderLevels: [(level: Finding.Level, when: String)] {
    switch self {
    case .conflict: [(.warning, "it is about a view that a stack view hides")]
    case .ambiguous:
      [
        (.warning, "equal wishes compete, or a class of the application may answer the size that is missing"),
        (.note, "the running app does not share it, or the document asks not to be told"),
      ]
    case .misplaced: [(.note, "a text, an image, an inset or a row's height may explain it")]
    case .outside: [(.note, "nothing is cut off, or the document's own numbers put it there")]
    case .unresolved: [(.warning, "a note that silences findings names no kind of them")]
    case .unconnectedOutlet: [(.note, "no document names the class, which may be left over")]
    case .clipped: [(.note, "the text or its room is not known for certain, or an image has its own size")]
    case .smallTarget: [(.note, "a class of the application may answer touches beside it")]
    default: []
    }
  }

  /// Whether it is looked for unless somebody asks for other kinds.
  public var isOnByDefault: Bool { defaultLevel != nil }

  /// All that are looked for unless somebody asks for others.
  public static let onByDefault = Set(allCases.filter(\.isOnByDefault))
}

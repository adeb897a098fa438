// The meaning, the help text and the default level of each kind of finding, as `rules` and code scanning show them.

extension Finding.Kind {
  /// The kind as a name in capitals and small letters, without separators: SARIF's form of a rule's name.
  public var title: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What is found, in one sentence that holds for every finding of the kind.
  public var meaning: String {
    switch self {
    case .conflict:
      "Required constraints conflict. The set shown is minimal: without any one of them the others can hold."
    case .ambiguous:
      "The constraints do not determine the view's frame: another position or size satisfies them as well."
    case .misplaced: "The stored frame differs from the one that the constraints produce."
    case .outside: "A view extends beyond its superview, which clips it or is the root view."
    case .negativeSize: "Constraints or a stored frame resolve to a negative width or height."
    case .unresolved: "Unresolved reference: nothing in the document has this id."
    case .unsupported:
      "Unsupported element or attribute: frames may differ from those on the device."
    case .duplicateConstraint: "Two constraints are equivalent."
    case .duplicateID: "Two elements share an id; references resolve to the first."
    case .missingImage: "The named image is in no asset catalog and no file of the project."
    case .missingColor: "The named colour is in no asset catalog of the project."
    case .noAutoLayout: "The document does not use Auto Layout."
    case .noInitialController: "The storyboard has no initial controller."
    case .severalControllers: "The document has more than one controller."
    case .customClassName: "A controller's class is not named after its document."
    case .customModule: "A custom class has no module, or none of those that are allowed."
    case .baseClass: "An element's class is none of those that the configuration requires of its kind."
    case .identifier:
      "A controller or reusable cell has no identifier, or an image, image button or text field no accessibility label."
    case .relativeToMargin: "A constraint is relative to a margin."
    case .canvasDevice: "The canvas shows a device that is not allowed."
    case .traitVariations: "A property varies by size class."
    case .hidesBottomBar: "A controller does not hide the bottom bar when it is pushed."
    case .fonts: "A font is not one of the allowed ones."
    case .colors: "A colour is not a named colour, or not one of the allowed ones."
    case .runtimeAttributes: "A runtime attribute is not one of the allowed ones."
    case .unknownClass:
      "Class not found in the sources (--sources), or found in another module."
    case .unknownOutlet:
      "The class in the sources (--sources) does not declare an outlet that a document connects."
    case .unknownAction:
      "The class in the sources (--sources) does not declare an action that a document connects."
    case .unconnectedOutlet:
      "No document connects an outlet that its class (--sources) declares as implicitly unwrapped."
    case .clipped:
      "A text or image is cut off because its view is too small; this includes titles of bars and menus."
    case .overlap: "A text or control overlaps another, and no constraint puts both in the same place."
    case .smallTarget: "A control is less than 44 points wide or high, too small to be tapped reliably."
    }
  }

  /// Why it matters and what is usually done about it.
  public var help: String {
    switch self {
    case .conflict:
      "At run time one of the constraints is broken and the console says “Unable to simultaneously satisfy constraints”. "
        + "Remove one, or give one a priority below 1000."
    case .ambiguous:
      "The frame in the running app is undefined. Add the missing constraint, or give one of two "
        + "competing views another content hugging or compression resistance priority."
    case .misplaced:
      "Interface Builder shows another layout than the running app. Update the frame, or change the constraints so that "
        + "they produce the intended one."
    case .outside:
      "The part outside is not visible and receives no touches. Constrain the view to the edge that it crosses, or let "
        + "the superview grow with it."
    case .negativeSize:
      "A size cannot be negative: layout sets it to 0, and the views that depend on it move. The constants leave too "
        + "little room; reduce one, or enlarge the superview."
    case .unresolved:
      "What refers to it is ignored. The element was deleted, or lost in a merge: restore it, or delete the reference."
    case .unsupported: "The message says what was done instead; frames around it are approximate."
    case .duplicateConstraint:
      "As soon as one of the two is changed, they conflict. Delete one."
    case .duplicateID: "This usually comes from a merge. Give one of the two a new id."
    case .missingImage, .missingColor:
      "It was renamed or deleted, and Interface Builder keeps the old name without a warning. Restore it, or choose another."
    case .unknownClass:
      "It was renamed or moved. The app falls back to the element's own class, without your code and outlets."
    case .unknownOutlet:
      "It was renamed or deleted in the source. The app crashes when it loads the document: connect the new name."
    case .unknownAction:
      "It was renamed or deleted in the source. The app crashes when the control is used: connect the new name."
    case .unconnectedOutlet:
      "The app crashes when it reads the outlet. Connect it, or delete it where nothing uses it. Outlets of a class that "
        + "no document names are reported only where all documents around the source were checked."
    case .clipped:
      "The rest cannot be read, often only in one language or on one device. Let the view grow, wrap its text, or let its "
        + "font shrink."
    case .overlap:
      "A constraint between the two is missing; with longer texts one covers the other. Off by default, because code may "
        + "show only one of the two at a time: of 59 overlaps in real documents, on phones of every size, with longer and "
        + "larger texts, 54 were faults on inspection. What the other five had in common is no longer reported."
    case .smallTarget:
      "Small controls are hard to tap. Give it content insets, or a width and height of at least 44."
    default: "A convention: off unless the configuration turns it on."
    }
  }

  /// The highest default level of the kind; nil for one that is off by default. `milderLevels` has the lower ones.
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

  /// The lower levels of the kind and when they apply, highest first; empty where all findings have the default level.
  public var milderLevels: [(level: Finding.Level, when: String)] {
    switch self {
    case .conflict:
      [
        (
          .warning,
          "it is about a view that is hidden in a stack view, or a size that the document alone gives a view"
        ),
        (.note, "only Interface Builder's canvas has it"),
      ]
    case .negativeSize: [(.note, "only Interface Builder's canvas has it")]
    case .ambiguous:
      [
        (.warning, "equal priorities compete, or a custom class may provide the missing size"),
        (.note, "it does not occur in the running app, or the document turns the warning off"),
      ]
    case .misplaced: [(.note, "a text, an image, an inset or a row's height may explain it")]
    case .outside: [(.note, "nothing is clipped, or the document's own constants put it there")]
    case .unresolved: [(.warning, "a plumbline:ignore note names no kind of finding")]
    case .unconnectedOutlet: [(.note, "no document names the class, which may be unused")]
    case .clipped:
      [(.note, "the text or the space for it is not known for certain, or an image is drawn in its own size")]
    case .smallTarget: [(.note, "a custom class may accept touches outside its bounds")]
    default: []
    }
  }

  /// Whether the kind is looked for by default.
  public var isOnByDefault: Bool { defaultLevel != nil }

  /// The kinds that are looked for by default.
  public static let onByDefault = Set(allCases.filter(\.isOnByDefault))
}

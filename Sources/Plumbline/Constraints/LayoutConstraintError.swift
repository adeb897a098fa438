// Errors of constraints: what Apple's classes refuse, with Apple's sentences.

import Foundation

/// Why a constraint cannot be made, changed or activated. `description` is the reason of Apple's exception (spec 01
/// §4), with the items named by their own descriptions; the trapping calls stop the program with it, the throwing
/// ones (`validated`, `activate()`, `install(_:)`) throw it.
public enum LayoutConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no first item.
  case missingFirstItem
  /// An item is neither a view nor a guide.
  case itemIsNotAViewOrGuide(first: String)
  /// One of the attributes is `notAnAttribute` where one is needed.
  case unknownAttribute(first: String)
  /// A dimension paired with a position.
  case invalidPairing(first: String)
  /// A location without a second item, or with a multiplier of 0.
  case locationEqualToConstant(first: String)
  /// Leading or trailing paired with left or right.
  case directionalWithAbsolute(first: String)
  /// The same between two anchors.
  case incompatibleAnchors(first: String, second: String)
  /// A horizontal position paired with a vertical one, which is refused when it takes effect.
  case mixedAxes(constraint: String)
  /// A constant that is infinite or no number.
  case notFinite(constant: Double, firstAnchor: String, secondAnchor: String)
  /// A multiplier that is infinite or no number.
  case multiplierNotFinite(Double)
  /// A content size that is no number.
  case contentNotFinite(Double)
  /// A priority that is not above 0 and at most 1000.
  case priorityOutOfRange(Float)
  /// A change between required and optional while the constraint is active.
  case requiredPriorityChanged(passed: Float, existing: Float)
  /// The items lie in different trees.
  case noCommonAncestor(firstAnchor: String, secondAnchor: String)
  /// A constraint was added to a view in a window that is laid out, with an item outside of that view.
  case outsideOfSubtree(constraint: String, view: String)
  /// A window is laid out while a constraint has an item that is not below the view that holds it.
  case hierarchyUnprepared(constraint: String, hierarchy: String, item: String, superview: String)
  /// A standard space between a view and its superview, which a visual format names instead of saying `|`.
  case unresolvedStandardSpace(constraint: String)
  /// A tree that was used on the main thread is changed on another one
  /// (`LayoutEnvironment.forbidsBackgroundChanges`).
  case changedInBackground

  /// The reason of Apple's exception.
  public var description: String {
    switch self {
    case .missingFirstItem:
      "NSLayoutConstraint for (null): Constraint must contain a first layout item"
    case .itemIsNotAViewOrGuide(let first):
      "NSLayoutConstraint for \(first): Constraint items must each be a view or layout guide."
    case .unknownAttribute(let first):
      "NSLayoutConstraint for \(first): Unknown layout attribute"
    case .invalidPairing(let first):
      "NSLayoutConstraint for \(first): Invalid pairing of layout attributes."
    case .locationEqualToConstant(let first):
      "NSLayoutConstraint for \(first): A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. Location attributes must "
        + "be specified in pairs."
    case .directionalWithAbsolute(let first):
      "NSLayoutConstraint for \(first): A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither."
    case .incompatibleAnchors(let first, let second):
      "NSLayoutConstraint for \(first): A constraint cannot be made between \(first) and \(second) because their units "
        + "are not compatible."
    case .mixedAxes(let constraint):
      "Constraint improperly relates anchors of incompatible types: \(constraint)"
    case .notFinite(let constant, let firstAnchor, let secondAnchor):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant.shortText) "
        + "firstAnchor:\(firstAnchor) secondAnchor:\(secondAnchor)"
    case .multiplierNotFinite(let multiplier):
      "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier.shortText)"
    case .contentNotFinite(let length):
      "Constant is not finite!  That's illegal.  constant:\(length.shortText)"
    case .priorityOutOfRange(let priority):
      "It's illegal to set priority:\(Double(priority).shortText).  Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .requiredPriorityChanged(let passed, let existing):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
        + "passed priority \(Double(passed).shortText) and the existing priority was "
        + "\(Double(existing).shortText)."
    case .noCommonAncestor(let firstAnchor, let secondAnchor):
      "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor) because they have no common "
        + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's "
        + "illegal."
    case .outsideOfSubtree(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
        + "view?  That's illegal. constraint:\(constraint) view:\(view)"
    case .hierarchyUnprepared:
      "Impossible to set up layout with view hierarchy unprepared for constraint."
    case .unresolvedStandardSpace(let constraint):
      "Theme was unable to resolve symbolic constant \(constraint)"
    case .changedInBackground:
      "Modifications to the layout engine must not be performed from a background thread after it has been accessed "
        + "from the main thread."
    }
  }

  /// The reason without the item's own description, whose addresses differ from run to run.
  package var rule: String {
    description.range(of: ">: ", options: .backwards).map { String(description[$0.upperBound...]) }
      ?? description
  }

  /// The name of the exception that Apple raises with `description` as its reason.
  public var exceptionName: String {
    switch self {
    case .missingFirstItem, .itemIsNotAViewOrGuide, .unknownAttribute, .invalidPairing,
      .locationEqualToConstant,
      .directionalWithAbsolute, .incompatibleAnchors:
      "NSInvalidArgumentException"
    case .mixedAxes: "NSInvalidLayoutConstraintException"
    case .notFinite, .multiplierNotFinite, .contentNotFinite, .priorityOutOfRange, .requiredPriorityChanged,
      .hierarchyUnprepared, .unresolvedStandardSpace,
      .changedInBackground:
      "NSInternalInconsistencyException"
    case .noCommonAncestor, .outsideOfSubtree: "NSGenericException"
    }
  }

  /// The message that Apple logs before it raises the exception; nil for none.
  public var consoleText: String? {
    guard case .hierarchyUnprepared(let constraint, let hierarchy, let item, let superview) = self else {
      return nil
    }
    return "View hierarchy unprepared for constraint.\n\tConstraint: \(constraint)\n\tContainer hierarchy: \n"
      + "\(hierarchy)\n\tView not found in container hierarchy: \(item)\n\tThat view's superview: \(superview)"
  }

  /// Ends the program with Apple's sentence: what the forms that do not throw do.
  func stop(_ file: StaticString = #fileID, _ line: UInt = #line) -> Never {
    stopProgram(description, file, line)
  }
}

/// Ends the program, in optimised builds with its reason too, as an exception of Apple's frameworks does.
func stopProgram(_ reason: String, _ file: StaticString = #fileID, _ line: UInt = #line) -> Never {
  fatalError(reason, file: file, line: line)
}

extension Double {
  /// Six significant digits without trailing zeros: C's `%g`, which Apple's texts use.
  package var shortText: String {
    if isNaN { return "nan" }
    // Most lengths are whole, and logs of large conflicts have thousands.
    if abs(self) < 1e6, self == rounded(), self != 0 { return String(Int(self)) }
    return String(format: "%g", self)
  }
}

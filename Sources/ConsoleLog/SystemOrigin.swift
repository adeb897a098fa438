// Which constraints of a log the program did not make, and why they are there.

import Foundation
import Plumbline

/// Why the system made a constraint.
enum SystemOrigin: Hashable {
  /// A cell, a row or a window is given a size.
  case encapsulated(isWidth: Bool)
  /// A view outside of a window has a size for the time being.
  case temporary
  /// A stack view arranges its views; what it is for.
  case stack(String)
  /// A stack view makes a hidden view 0 long.
  case hiding
  /// A frame and an autoresizing mask.
  case autoresizing
  /// A view's content.
  case content
  /// A safe area or margin keeps its distance.
  case guide(String)
  /// `topLayoutGuide` and `bottomLayoutGuide`.
  case layoutSupport
  /// Interface Builder made it at build time, because the document left something open.
  case prototyping
  /// The keyboard's own views.
  case keyboard
  /// Views that only Apple's code makes.
  case privateViews
  /// Another one with an identifier of Apple's.
  case other(String)

  init?(_ constraint: NotedConstraint) {
    switch constraint.className {
    case "NSAutoresizingMaskLayoutConstraint": self = .autoresizing
    case "NSContentSizeLayoutConstraint": self = .content
    case "_UILayoutSupportConstraint": self = .layoutSupport
    case "NSIBPrototypingLayoutConstraint": self = .prototyping
    default:
      if let origin = constraint.identifier.flatMap(Self.init(identifier:)) {
        self = origin
      } else if Self.isAmongPrivateViews(constraint) {
        self = .privateViews
      } else {
        return nil
      }
    }
  }

  private init?(identifier: String) {
    // Names of identifiers: spec 01 §6, 06.
    if identifier.hasPrefix("UIView-Encapsulated-Layout-")
      || identifier.hasPrefix("NSView-Encapsulated-Layout-")
    {
      self = .encapsulated(isWidth: identifier.hasSuffix("Width"))
    } else if identifier.hasPrefix("_UITemporaryLayout") {
      self = .temporary
    } else if identifier == "UISV-hiding" {
      self = .hiding
    } else if identifier.hasPrefix("UISV-") {
      self = .stack(Self.stackPurposes[String(identifier.dropFirst(5))] ?? "arranges its views")
    } else if identifier.hasPrefix("UIViewSafeAreaLayoutGuide") {
      self = .guide("safe area insets, from bars and the shape of the device")
    } else if identifier.hasSuffix("Margin-guide-constraint") {
      self = .guide("layout margins of the view")
    } else if identifier.lowercased().contains("readable") {
      self = .guide("the readable content guide limits the width of text")
    } else if ["inputView", "accessoryView", "assistantView", "assistantHeight", "UIInputViewSet"].contains(
      where: { identifier.hasPrefix($0) })
    {
      self = .keyboard
    } else if ["UI", "_UI", "NS", "_NS"].contains(where: { identifier.hasPrefix($0) }) {
      self = .other(identifier)
    } else {
      return nil
    }
  }

  private static let stackPurposes = [
    "canvas-connection": "pins its views to its edges", "canvas-fit": "fits around its views",
    "alignment": "aligns its views",
    "spacing": "keeps the spacing between its views",
    "distributing-edge": "distributes the space between its views",
    "fill-equally": "gives its views equal sizes",
    "fill-proportionally": "gives its views proportional sizes",
    "spanning-boundary": "spans all of its views", "spanning-fit": "fits around its views",
    "ambiguity-suppression": "resolves ambiguity",
    "text-width-disambiguation": "decides between the widths of labels",
  ]

  /// Whether every view is one that only Apple's frameworks make.
  private static func isAmongPrivateViews(_ constraint: NotedConstraint) -> Bool {
    let classes = constraint.items.map { $0.className ?? "" }
    return !classes.isEmpty
      && classes.allSatisfy { name in
        ["_UI", "_NS", "UIKB", "TUI", "_TUI", "_SF"].contains { name.hasPrefix($0) }
          && !["_UILayoutGuide", "_UILayoutSpacer"].contains(name)
      }
  }

  /// The reason, as a clause after the words of the constraint.
  var clause: String {
    switch self {
    case .encapsulated(let isWidth):
      "added by the system: the container, such as a table view, a collection view or a window, gives the view this "
        + (isWidth ? "width" : "size")
    case .temporary:
      "added by the system: the temporary size of a view that is not in a window"
    case .stack(let purpose): "added by the system: its stack view \(purpose)"
    case .hiding: "added by the system: the view is hidden, so its stack view gives it no space"
    case .autoresizing:
      "added by the system: from the frame and autoresizing mask, as translatesAutoresizingMaskIntoConstraints is true"
    case .content: "added by the system: the intrinsic content size"
    case .guide(let reason): "added by the system: \(reason)"
    case .layoutSupport: "added by the system: the controller's top or bottom layout guide"
    case .prototyping: "added by Interface Builder at build time, because the document leaves this ambiguous"
    case .keyboard: "added by the system: for the keyboard"
    case .privateViews: "added by the system: between private views of Apple's"
    case .other(let identifier): "added by the system (\(identifier))"
    }
  }

  /// Whether programs bring it about by their own choice, so that it is theirs to change.
  var isProgramsOwn: Bool { self == .prototyping }
}

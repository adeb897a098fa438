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
      self = .guide("the safe area is moved in from the view's edge by bars and the device's shape")
    } else if identifier.hasSuffix("Margin-guide-constraint") {
      self = .guide("layout margins are moved in from the view's edge")
    } else if identifier.lowercased().contains("readable") {
      self = .guide("the readable width is limited for the sake of long lines")
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
    "canvas-connection": "ties its views to its own edges", "canvas-fit": "fits around its views",
    "alignment": "aligns its views across its axis",
    "spacing": "keeps the spacing between its views",
    "distributing-edge": "distributes the space between its views",
    "fill-equally": "gives its views the same length",
    "fill-proportionally": "gives its views proportional lengths",
    "spanning-boundary": "finds the extent of all of its views", "spanning-fit": "fits around its views",
    "ambiguity-suppression": "gives way where nothing else decides",
    "text-width-disambiguation": "settles widths of texts",
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
      "the system's: whoever holds the view, such as a table, a collection or a window, gives it this "
        + (isWidth ? "width" : "size")
    case .temporary:
      "the system's: the view is laid out outside of a window and has this size for the time being"
    case .stack(let purpose): "the system's: its stack view \(purpose)"
    case .hiding: "the system's: the view is hidden, and its stack view gives it no room"
    case .autoresizing:
      "the system's: its frame and autoresizing mask say so, because translatesAutoresizingMaskIntoConstraints is true"
    case .content: "the system's: its content has this size"
    case .guide(let reason): "the system's: \(reason)"
    case .layoutSupport: "the system's: the controller's top or bottom layout guide"
    case .prototyping: "Interface Builder's: made at build time, because the document leaves this open"
    case .keyboard: "the system's: the keyboard's own"
    case .privateViews: "the system's: between views that only Apple's code makes"
    case .other(let identifier): "the system's (\(identifier))"
    }
  }

  /// Whether programs bring it about by their own choice, so that it is theirs to change.
  var isProgramsOwn: Bool { self == .prototyping }
}

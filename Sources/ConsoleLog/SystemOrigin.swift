// The constraints of a log that the system created, and their reasons.

import Foundation
import Plumbline

/// Why the system made a constraint.
enum SystemOrigin: Hashable {
  /// A cell, a row or a window is given a size.
  case encapsulated(isWidth: Bool)
  /// A view is measured at a size (`systemLayoutSizeFitting`).
  case fitting(isWidth: Bool)
  /// A view outside of a window has a size for the time being.
  case temporary
  /// An item of a split view has a size, and its controller's view fills it.
  case splitItem
  /// A bar or the keyboard places its own views.
  case bar
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
  /// The content of a cell that comes from a document fills the cell.
  case nibContent
  /// The keyboard's own views.
  case keyboard
  /// A grid view places its cells, or keeps the length of a row or a column.
  case grid
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
    case _ where Self.isOfSplitItem(constraint): self = .splitItem
    case _ where constraint.items.contains(where: \.isGridLine): self = .grid
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
    if identifier.firstMatch(of: /^(UI|NS)\w+[-_]Encapsulated[-_]Layout[-_]/) != nil {
      self = .encapsulated(isWidth: identifier.hasSuffix("Width"))
    } else if identifier.hasPrefix("NSStackView.") {
      self = .stack(
        identifier.contains("Edge")
          ? "keeps its views within its edges" : "keeps the spacing between its views")
    } else if identifier.hasPrefix("fittingSize") {
      self = .fitting(isWidth: identifier.contains("SizeH"))
    } else if identifier.hasPrefix("_UITemporaryLayout") {
      self = .temporary
    } else if Self.isOfBar(identifier) {
      self = .bar
    } else if identifier == "UIIBSystemGenerated" {
      self = .nibContent
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
    } else if [
      "inputView", "accessoryView", "assistantView", "assistantHeight", "UIInputViewSet", "UIInputWindow",
    ].contains(where: { identifier.hasPrefix($0) }) {
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

  /// `BIB_Trailing_CB_Leading`, `TB_Baseline_Baseline`: two places in a bar's button.
  private static func isOfBar(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: "_")
    return identifier.hasPrefix("UINav")
      || parts.count >= 3 && ["BIB", "CB", "TB", "IB", "LB", "MB", "SB", "Mask", "MaskEV"].contains(parts[0])
  }

  /// Beginnings of classes that only Apple's frameworks have.
  private static let privatePrefixes = [
    "_UI", "_NS", "UIKB", "TUI", "_TUI", "_SF", "SwiftUI.", "UIInputSet", "UITextEffects", "UIRemoteKeyboard",
    "UIKeyboard", "UIModernBar", "UIButtonBar", "UINavigationButton", "UICalloutBar", "SPUI", "CKMessage",
    "WKForm",
    "AVPlayback", "AVBackdrop", "AVTransport", "AVMobile", "NSFunctionRow", "NSTouchBarView",
    "NSToolbar", "FI_T",
    "UIViewControllerWrapper", "UINavigationTransition", "UILayoutContainer", "UITransitionView",
    "UIDropShadow",
    "UITableViewWrapper",
  ]
  /// Those among them that no property of a public class leads to: whatever names one is Apple's.
  private static let outOfReach = [
    "_UIBackButton", "_UIButtonBar", "_UIDatePicker", "_UIModernBar", "_UINavigationBar", "_UIToolbar",
    "_NSToolbar", "NSToolbar",
  ]
  /// Public classes whose objects a framework places by their frames.
  private static let placedByFrames = [
    "UIWindow", "NSClipView", "UITableViewCellContentView", "NSTableRowView",
  ]
  /// The classes that contain a program's views: their subviews are the program's.
  private static let heldOpen = [
    "_UILayoutGuide", "_UILayoutSpacer", "_UITableViewHeaderFooterContentView", "_NSSplitViewItemViewWrapper",
  ]

  static func isPrivate(_ item: NotedConstraint.Item) -> Bool {
    guard let name = item.className.map(SwiftNames.readable) else {
      return item.name == "SystemInputAssistantView"
    }
    // UIKit names guides of its own after objects: 'TabBarGuide(0x101c10e80)'.
    if item.isGuide, item.text?.contains("0x") ?? false { return true }
    return privatePrefixes.contains { name.hasPrefix($0) } && !heldOpen.contains(name)
  }

  /// Whether the mask of a view is the framework's, not one that a program forgot.
  static func hasMaskOfSystem(_ item: NotedConstraint.Item) -> Bool {
    isPrivate(item) || placedByFrames.contains(item.className ?? "")
  }

  /// Whether every view is one that only Apple's frameworks make, or one is out of a program's reach.
  static func isAmongPrivateViews(_ constraint: NotedConstraint) -> Bool {
    let items = constraint.items
    return items.contains(where: isPrivate) && items.allSatisfy { isPrivate($0) || $0.isGuide }
      || items.contains { item in outOfReach.contains { item.className?.hasPrefix($0) ?? false } }
  }

  private static func isOfSplitItem(_ constraint: NotedConstraint) -> Bool {
    constraint.className == "NSLayoutConstraint"
      && constraint.items.contains { $0.className == "_NSSplitViewItemViewWrapper" }
  }

  /// The reason, as a clause after the words of the constraint.
  var clause: String {
    switch self {
    case .encapsulated(let isWidth):
      "added by the system: the container, such as a table view, a collection view or a window, gives the view this "
        + (isWidth ? "width" : "height")
    case .fitting(let isWidth):
      "added by the system: systemLayoutSizeFitting measures the view at this \(isWidth ? "width" : "height")"
    case .splitItem:
      "added by the system: the item of the split view controller, which has a size and holds the view"
    case .bar: "added by the system: a bar arranges its items"
    case .nibContent: "added by the system: a document's content fills its cell"
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
    case .grid:
      "added by the system: a grid view has this for a row or column; the log does not say for which"
    case .privateViews: "added by the system: between private views of Apple's"
    case .other(let identifier): "added by the system (\(identifier))"
    }
  }

  /// Whether no program can have made it: a bar, the keyboard or views of Apple's.
  var isApples: Bool {
    switch self {
    case .bar, .keyboard, .privateViews: true
    default: false
    }
  }

  /// Whether programs bring it about by their own choice, as the priority of a content, so that it is theirs to change.
  var isProgramsOwn: Bool { self == .prototyping || self == .content }
}

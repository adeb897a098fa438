// A view with what its document says about it.

import Foundation
import Plumbline

/// A view of a scene and what its document says about it.
///
/// Ids are unique in a document; findings and frames name views by them.
@preconcurrency @MainActor
public struct SceneView {
  /// The view, in its superview.
  public var view: UIView
  /// Unique in the document.
  public var id: String
  /// The element's name (`label`, `stackView`, …).
  public var kind: String
  /// The custom class, the user's label for it in the outline, the outlets that lead to it.
  public var customClass: String?
  /// Apple's class of the element, where the view's own class does not tell.
  public var systemClass: String?
  /// The label in the document's outline.
  public var label: String?
  /// The names of the outlets that lead to the view.
  public var outlets: [String]
  /// The first of them that says which view it is; not what it is to others, nor that it is one of several.
  package var outletName: String?
  /// Nil for the root.
  public var parentID: String?
  /// The line of the document, from 1.
  public var line: Int?
  /// The column of that line where the element begins, in characters of Unicode (scalars) from 1.
  public var column: Int?
  /// The frame that the document stores, in the superview's space with y downwards; never an input where constraints
  /// place the view.
  public var storedFrame: CGRect?
  /// Whether constraints place the view (`translatesAutoresizingMaskIntoConstraints="NO"`).
  public var isPlacedByConstraints: Bool
  /// Whether it lies in a table row below what the editor's canvas shows, for which the editor has no layout.
  public var isBelowCanvas = false
  /// Whether it is a prototype cell, whose texts and height are examples.
  public var isPrototype = false
  /// Whether its frame is fixed instead of constraints (`fixedFrame`).
  public var hasFixedFrame = false
  /// Whether it is the content view of a self-sizing row, whose height in the running app is not the stored one.
  public var isContentOfSelfSizingRow = false
  /// Whether it is the content view of a prototype row whose stored height the table overrules: that of its own `rowHeight`.
  package var hasOverruledHeight = false
  /// Whether it is the content view of a cell and its document turns off what places it
  /// (`translatesAutoresizingMaskIntoConstraints="NO"`). Only its cell can give it a frame; UIKit supports no other way.
  public var isCutOffFromCell = false
  /// Whether it is in no view hierarchy for now: hidden in a stack view of AppKit that detaches hidden views.
  public var isDetached = false
  /// Whether it has a placeholder for its intrinsic content size (Intrinsic Size: Placeholder).
  public var hasPlaceholderSize = false
  /// Whether Interface Builder gives it a content of its own on the canvas, since it has none in a stack view.
  package var hasEditorContent = false
  /// Whether it is an image view with a symbol, whose frame has margins that the document does not tell.
  package var drawsSymbol = false
  /// Whether Interface Builder warns when its constraints are ambiguous.
  public var ambiguityCheck = AmbiguityCheck.always
  /// A view with what its document says.
  public init(
    view: UIView, id: String, kind: String, customClass: String? = nil, label: String? = nil,
    outlets: [String] = [], parentID: String? = nil, line: Int? = nil, column: Int? = nil,
    storedFrame: CGRect? = nil,
    isPlacedByConstraints: Bool = false
  ) {
    self.view = view
    self.id = id
    self.kind = kind
    self.customClass = customClass
    self.label = label
    self.outlets = outlets
    self.parentID = parentID
    self.line = line
    self.column = column
    self.storedFrame = storedFrame
    self.isPlacedByConstraints = isPlacedByConstraints
  }
}

/// Whether Interface Builder warns of a view that its constraints leave ambiguous (Xcode's Size inspector, Ambiguity).
public enum AmbiguityCheck: Hashable, Sendable {
  /// Of all four numbers, of its place only, or of none.
  case always, positionOnly, never
}

extension SceneView {
  /// A rectangle of the superview's space as the document would store it: in a superview of AppKit that is not flipped,
  /// y grows upwards from its lower edge.
  public func documentRect(_ rect: CGRect) -> CGRect {
    guard parentID != nil, let superview = view.superview, superview.facade?.hasOriginAtBottom ?? false else {
      return rect
    }
    return CGRect(
      x: rect.minX, y: superview.bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }
}

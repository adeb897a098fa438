// What programs say of tables, headings and details to those who hear the screen. It is carried: nothing here speaks.

import Foundation
import Plumbline

/// A cell of a table of data.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  /// The rows that it covers.
  func accessibilityRowRange() -> NSRange
  /// The columns that it covers.
  func accessibilityColumnRange() -> NSRange
}

/// A container of elements in rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// The cell at a place; nil for none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// The headings of a row; nil for none.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headings of a column; nil for none.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Nil by default.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
  /// Nil by default.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
}

/// What kind of text an element has, by which it is pronounced.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// Apple's name, or another.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Words as in a book.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Short texts of people to each other.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Numbers in tables.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// The paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Programs.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// What a terminal shows.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// Text that is being written.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// Whether what an element holds is shown. Raw values are Apple's.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// It holds nothing that could be hidden.
  case unsupported
  /// It is shown.
  case expanded
  /// It is hidden.
  case collapsed
}

extension NSObject {
  /// What kind of text the element has; nil for any; carried.
  @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The elements that are headings of this one; nil for none; carried.
  @MainActor public var accessibilityHeaderElements: [Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether what the element holds is shown; `.unsupported` at first; carried.
  @MainActor public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { carried(or: .unsupported) }
    set { carry(newValue) }
  }
}

/// A detail that is spoken of an element when somebody asks for more.
open class AXCustomContent: NSObject, @unchecked Sendable {
  /// When it is spoken. Raw values are Apple's.
  public enum Importance: UInt, Sendable {
    /// When somebody asks for more.
    case `default`
    /// Whenever the element is.
    case high
  }
  /// What the detail is.
  public let attributedLabel: NSAttributedString
  /// How it is.
  public let attributedValue: NSAttributedString
  /// `.default` at first.
  open var importance = Importance.default
  /// The label without attributes.
  open var label: String { attributedLabel.string }
  /// The value without attributes.
  open var value: String { attributedValue.string }

  /// A detail of plain texts.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }
  /// A detail of texts with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }
}

/// An element that has details.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  /// In the order in which they are spoken; nil for none. Nothing here asks.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

// Options of cell accessories: widths count, colours and marks are carried.

import Foundation
import Plumbline

extension UICellAccessory {
  /// The arrow of a row that leads further. Only its width bears on layout.
  public struct DisclosureIndicatorOptions: @unchecked Sendable {
    /// False by default; a hidden one keeps its room.
    public var isHidden: Bool
    /// The room in place of the arrow's own width; nil, `actual` and `standard` for that.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil for the cell's tint; carried: nothing is drawn.
    public var tintColor: UIColor?
    /// Shown, in its own width, in the cell's tint.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// The width of the room of an accessory, without the 16 points beside it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The system's usual width; here that of the accessory.
    case standard
    /// A number of points.
    case custom(CGFloat)

    var points: CGFloat? { if case .custom(let points) = self { points } else { nil } }
  }
  /// The mark of a chosen row.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The circled "i" of a row.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// The red button at the start of a row.
  public struct DeleteOptions: @unchecked Sendable {
    /// False by default; a hidden one keeps its room.
    public var isHidden: Bool
    /// The room in place of the button's own width; nil, `actual` and `standard` for that.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil for white; carried: nothing is drawn.
    public var tintColor: UIColor?
    /// Nil for the system's; carried: nothing is drawn.
    public var backgroundColor: UIColor?
    /// Shown, in its own width, in the system's colours.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }
  /// The green button at the start of a row.
  public typealias InsertOptions = DeleteOptions
  /// The circle before a row of which several may be chosen.
  public typealias MultiselectOptions = DeleteOptions

  /// The arrow of a row that opens and closes what is below.
  public struct OutlineDisclosureOptions: @unchecked Sendable {
    /// The extent of the control: a header's row opens as a whole, a cell's by the arrow alone. Raw values are
    /// Apple's.
    public enum Style: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case automatic, header, cell
    }
    /// Only carried: there are no touches here.
    public var style: Style
    /// False by default; a hidden one keeps its room.
    public var isHidden: Bool
    /// The room in place of the arrow's own width; nil, `actual` and `standard` for that.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil for the cell's tint; carried: nothing is drawn.
    public var tintColor: UIColor?
    /// Shown, in its own width, in the cell's tint.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// The three lines by which a finger moves a row.
  public struct ReorderOptions: @unchecked Sendable {
    /// Whether it is hidden; its room stays.
    public var isHidden: Bool
    /// The room in place of the lines' own width; nil, `actual` and `standard` for that.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil for the system's grey; carried: nothing is drawn.
    public var tintColor: UIColor?
    /// Whether a line separates it from what precedes it; carried: it takes no room.
    public var showsVerticalSeparator: Bool
    /// Shown, in its own width, after a line.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }

  /// A text at the end of a row.
  public struct LabelOptions: @unchecked Sendable {
    /// Whether it is hidden; its room stays.
    public var isHidden: Bool
    /// The room in place of the text's width; nil, `actual` and `standard` for that.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil for the secondary colour of labels; carried: nothing is drawn.
    public var tintColor: UIColor?
    /// Decides the width.
    public var font: UIFont
    /// Only carried: the width is that of `font` as it was given.
    public var adjustsFontForContentSizeCategory: Bool
    /// Shown in body text, which is as large as the main screen's text size says.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.font) = (tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}

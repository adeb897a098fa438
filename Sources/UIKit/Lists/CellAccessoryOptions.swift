// How accessories of cells look: widths count, colours and marks are carried.

import Foundation
import Plumbline

extension UICellAccessory {
  /// How an arrow at the end looks.
  public struct DisclosureIndicatorOptions: @unchecked Sendable {
    /// Whether it is not there while its room stays.
    public var isHidden: Bool
    /// The width in points that is kept for it; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Options, by default as usual.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// How wide the room of an accessory is.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// As wide as accessories usually are.
    case standard
    /// Points.
    case custom(CGFloat)

    var points: CGFloat? { if case .custom(let points) = self { points } else { nil } }
  }
  /// How a checkmark looks.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// How a button that tells more looks.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// How a button that deletes looks.
  public struct DeleteOptions: @unchecked Sendable {
    /// Whether it is not there while its room stays.
    public var isHidden: Bool
    /// The width in points that is kept for it; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// Options, by default as usual.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }
  /// How a button that inserts looks.
  public typealias InsertOptions = DeleteOptions
  /// How a circle that marks one of several looks.
  public typealias MultiselectOptions = DeleteOptions

  /// How an arrow that opens what is below looks.
  public struct OutlineDisclosureOptions: @unchecked Sendable {
    /// What the arrow belongs to.
    public enum Style: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case automatic, header, cell
    }
    /// What it belongs to.
    public var style: Style
    /// Whether it is not there while its room stays.
    public var isHidden: Bool
    /// The width in points that is kept for it; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Options, by default as usual.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// How what a finger moves a cell by looks.
  public struct ReorderOptions: @unchecked Sendable {
    /// Whether it is not there while its room stays.
    public var isHidden: Bool
    /// The width in points that is kept for it; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Whether a line stands before it.
    public var showsVerticalSeparator: Bool
    /// Options, by default as usual.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }

  /// How a text looks.
  public struct LabelOptions: @unchecked Sendable {
    /// Whether it is not there while its room stays.
    public var isHidden: Bool
    /// The width in points that is kept for it; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont
    /// Whether its size follows the user's.
    public var adjustsFontForContentSizeCategory: Bool
    /// Options, by default as usual.
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

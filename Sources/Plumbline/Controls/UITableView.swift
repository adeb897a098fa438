// Tables and their cells as documents store them: the frames of cells and content views are given, and constraints
// place what is inside a content view.

import Foundation

/// Rows of cells.
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case plain, grouped, insetGrouped
  }
  /// How sections are set apart.
  public private(set) var style = Style.plain

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.allowsKeyedCoding {
      style = Style(rawValue: coder.decodeInteger(forKey: Self.styleKey)) ?? .plain
    }
    tableHeaderView = coder.decodeValue(UIView.self, forKey: Self.headerKey)
    tableFooterView = coder.decodeValue(UIView.self, forKey: Self.footerKey)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: Self.styleKey)
    if let tableHeaderView { coder.encode(tableHeaderView, forKey: Self.headerKey) }
    if let tableFooterView { coder.encode(tableFooterView, forKey: Self.footerKey) }
  }

  private static let styleKey = "UIStyle"
  private static let headerKey = "UITableHeaderView"
  private static let footerKey = "UITableFooterView"

  /// The view above the first row; its frame is its own matter.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below the last row; its frame is its own matter.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}

/// One row of a table.
open class UITableViewCell: UIView {
  /// Which texts and images a cell has of its own.
  public enum CellStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, value1, value2, subtitle
  }
  /// What stands at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What stands at the trailing end.
  open var accessoryType = AccessoryType.none
  /// Where the cell's own content lies; narrower than the cell beside an accessory.
  public private(set) var contentView: UIView

  public override init(frame: CGRect) {
    contentView = UITableViewCellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = coder.decodeContentView() ?? UITableViewCellContentView()
    super.init(coder: coder)
    if contentView.superview == nil { addSubview(contentView) }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeContentView(contentView)
  }

  /// Makes another view the content view, with the frame that it has.
  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    addSubview(view)
  }
}

/// The content view of a table cell: margins come from the cell, the safe area does not add to them (spec 05 §4).
open class UITableViewCellContentView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
  /// Where the content of the header or footer lies.
  public private(set) var contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = coder.decodeContentView() ?? UIView()
    super.init(coder: coder)
    if contentView.superview == nil { addSubview(contentView) }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeContentView(contentView)
  }
}

// What tables and collections carry of focus, menus and lines since iOS 11.

import Foundation
import Plumbline

extension UITableView {
  /// From where `separatorInset` is counted. Raw values are Apple's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell, or from the table's own inset.
    case fromCellEdges, fromAutomaticInsets
  }
}

extension UITableView {
  /// From where the lines' inset is counted; the cell's edges at first; carried: lines are not drawn.
  public var separatorInsetReference: SeparatorInsetReference {
    get { carried(or: .fromCellEdges) }
    set { carry(newValue) }
  }
  /// Whether a row can have the focus while the table is edited; no at first; carried.
  public var allowsFocusDuringEditing: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether holding something dragged over a row selects it; no at first; carried.
  public var isSpringLoaded: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UICollectionView {
  /// Whether an item can have the focus; no at first; carried.
  public var allowsFocus: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether an item can have the focus while the collection is edited; no at first; carried.
  public var allowsFocusDuringEditing: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether holding something dragged over an item selects it; no at first; carried.
  public var isSpringLoaded: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

// Registrations: what cell or header stands for an item, and how it is set up.

import Foundation
import Plumbline

extension UICollectionView {
  /// The class of a cell, and what sets it up for an item.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler
    let nib: UINib?

    /// Cells that a closure sets up.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }
    /// Cells of a xib, whose first object is the cell.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// The class of a header, footer or the like, and what sets it up.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a header or the like up.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler
    let nib: UINib?

    /// Headers or the like that a closure sets up.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = nil
    }
    /// Headers or the like of a xib, whose first object is the view.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// A cell, new or used before, set up for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
    else {
      preconditionFailure("a cell of \(Cell.self) was asked for, and another class was made")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, footer or the like, new or used before, set up.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if let nib = registration.nib {
      register(
        nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    guard
      let view = dequeueReusableSupplementaryView(
        ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        as? Supplementary
    else { preconditionFailure("a view of \(Supplementary.self) was asked for, and another class was made") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

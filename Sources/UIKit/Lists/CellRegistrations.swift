// Cell and supplementary view registrations: the class for an item, and the handler that configures it.

import Foundation
import Plumbline

extension UICollectionView {
  /// The class of a cell, and the handler that configures it. Each registration has a reuse identifier of its own, so
  /// make it once, not for each cell.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Called for each item that is about to be seen, with a new cell or one that another item had.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler
    let nib: UINib?

    /// Cells of the class `Cell`, by its `init(frame:)`.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }
    /// Cells of a xib, whose first object must be a `Cell`: another class stops when the cell is dequeued.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// The class of a header, footer or badge, and the handler that configures it.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Called for each view that is about to be seen, with its kind.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler
    let nib: UINib?

    /// Views of the class `Supplementary`, by its `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = nil
    }
    /// Views of a xib, whose first object must be a `Supplementary`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// A cell of the registered class or xib, configured by the handler; the handler is not called for a nil item. For
  /// use in a cell provider.
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

  /// A view of the registered class or xib, configured by the handler. For use in a supplementary view provider.
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

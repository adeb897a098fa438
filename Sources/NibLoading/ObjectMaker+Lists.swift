// Tables and collections: prototypes, static rows, measures, the layout of a collection.

import Foundation
import InterfaceBuilder
import Plumbline

extension ObjectMaker {
  static func accessory(_ name: String?) -> UITableViewCell.AccessoryType? {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: nil
    }
  }

  func setMeasures(of table: UITableView, _ element: VariedElement) {
    if let height = element.number("rowHeight") { table.rowHeight = height }
    if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = element.number("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = element.number("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let height = element.number("estimatedSectionHeaderHeight") {
      table.estimatedSectionHeaderHeight = height
    }
    if let height = element.number("estimatedSectionFooterHeight") {
      table.estimatedSectionFooterHeight = height
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    table.allowsSelection = element.flag("allowsSelection") ?? true
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
  }

  /// The texts that a cell of a style has are its own labels: those of the document say what is in them.
  func takeOverContent(of content: DocumentElement, of cell: UITableViewCell) {
    guard let element = content.parent, element["style"] != nil else { return }
    func take(_ label: UILabel?, _ attribute: String) {
      guard let label, let id = element[attribute],
        let source = content.first("subviews")?.children.first(where: { $0.id == id })
      else { return }
      objects[id] = label
      factory.configure(label, varied(source))
      excludedStyleViews.insert(id)
    }
    take(cell.textLabel, "textLabel")
    take(cell.detailTextLabel, "detailTextLabel")
    if let id = element["imageView"], let source = document.index.byID[id], let view = cell.imageView {
      objects[id] = view
      factory.configure(view, varied(source))
      excludedStyleViews.insert(id)
    }
  }

  // MARK: Tables

  /// Prototypes are made when the program asks for a cell, each in a turn of its own.
  func register(_ prototypes: DocumentElement, in table: UITableView) {
    for element in prototypes.children where element.name == "tableViewCell" {
      guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { continue }
      table.register(forCellReuseIdentifier: identifier, making: prototype(element, identifier))
    }
  }

  func register(_ prototypes: DocumentElement, in collection: UICollectionView) {
    for element in prototypes.children where element.name == "collectionViewCell" {
      guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { continue }
      collection.register(forCellWithReuseIdentifier: identifier, making: prototype(element, identifier))
    }
  }

  func register(_ element: DocumentElement, as kind: String, in collection: UICollectionView) {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
    collection.register(
      forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier,
      making: prototype(element, identifier))
  }

  /// Outlets and actions of a prototype may lead to the controller around it and to objects of its scene.
  private func prototype<View: UIView>(_ element: DocumentElement, _ identifier: String) -> () -> View {
    { [file = file, weak scene = scene] in
      let maker = ObjectMaker(file)
      maker.scene = scene
      scene?.lendObjects(to: maker)
      let view = maker.makeView(element, reuseIdentifier: identifier) as? View
      maker.finish()
      if let failure = maker.failure { fatalError(failure.description) }
      guard let view else {
        fatalError(
          DocumentLoadingError.noCell(identifier: identifier, document: file.document.name).description)
      }
      return view
    }
  }

  func addSections(_ sections: DocumentElement, to table: UITableView) {
    table.staticSections = sections.children.filter { $0.name == "tableViewSection" }.map { section in
      var result = StaticSection(header: section["headerTitle"], footer: section["footerTitle"])
      for element in section.first("cells")?.children.map({ $0 }) ?? [] where element.name == "tableViewCell"
      {
        guard let cell = makeView(element) as? UITableViewCell else { continue }
        result.cells.append(cell)
        result.heights.append(element.number("rowHeight").map { CGFloat($0) })
      }
      return result
    }
  }

  // MARK: Collections

  func collectionLayout(_ element: DocumentElement) -> UICollectionViewLayout? {
    guard let layout = element.first(key: "collectionViewLayout") else { return nil }
    guard layout.name == "collectionViewFlowLayout" else {
      let type = type(of: layout, standard: UICollectionViewLayout.self)
      return type.init(coder: DocumentCoder { _ in })
    }
    let type = type(of: layout, standard: UICollectionViewFlowLayout.self)
    guard let flow = type.init(coder: DocumentCoder { _ in }) else { return nil }
    note(flow, layout)
    func size(_ key: String) -> CGSize? {
      layout.first("size", key: key).map {
        CGSize(width: max(0, $0.number("width") ?? 0), height: max(0, $0.number("height") ?? 0))
      }
    }
    if let size = size("itemSize") { flow.itemSize = size }
    if let size = size("estimatedItemSize") { flow.estimatedItemSize = size }
    if layout["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let space = layout.number("minimumLineSpacing") { flow.minimumLineSpacing = space }
    if let space = layout.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = space }
    if layout["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let inset = layout.first("inset", key: "sectionInset")?.inset { flow.sectionInset = inset }
    return flow
  }
}

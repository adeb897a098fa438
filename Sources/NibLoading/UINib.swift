// Xibs at run time, under UIKit's names.

import Foundation
import InterfaceBuilder
import Plumbline

/// The content of a xib: views and other objects for an owner.
@preconcurrency @MainActor
open class UINib: NSObject {
  private enum Source {
    case name(String, Bundle?)
    case data(Data, Bundle?)
  }

  private let source: Source
  private var file: DocumentFile?

  /// The xib of a name in a bundle. Without a bundle it is looked for in the main one, then in those that the Swift package
  /// manager makes of targets' resources. It is read when its objects are made.
  public nonisolated init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .name(name, bundleOrNil)
    super.init()
  }

  /// The xib of bytes; images and the like are a bundle's.
  public nonisolated init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundleOrNil)
    super.init()
  }

  /// What was said while objects were made: unknown classes, attributes that no class has. No counterpart of Apple's, which
  /// only writes it to the console, as this does too.
  public var warnings: [String] { file?.warnings ?? [] }

  /// Makes the xib's objects: the top-level ones, in the order of the document. Stops with Apple's sentence where Apple
  /// raises an exception; see `objects(owner:options:)`.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    do throws(DocumentLoadingError) {
      return try objects(owner: ownerOrNil, options: optionsOrNil)
    } catch { fatalError(error.description) }
  }

  /// The same, with what is wrong as an error. No counterpart of Apple's.
  public func objects(
    owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) throws(DocumentLoadingError) -> [Any] {
    try topLevelObjects(owner: owner as AnyObject?, options: options)
  }

  func topLevelObjects(
    owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil, reuseIdentifier: String? = nil
  ) throws(DocumentLoadingError) -> [AnyObject] {
    let file = try readFile()
    return try XibObjects(file).make(
      owner: owner, external: options?[.externalObjects] as? [String: Any] ?? [:],
      reuseIdentifier: reuseIdentifier)
  }

  private func readFile() throws(DocumentLoadingError) -> DocumentFile {
    if let file { return file }
    let read: DocumentFile
    switch source {
    case .name(let name, let bundle):
      guard let found = try DocumentFile.find(name, type: "xib", bundle: bundle) else {
        throw .noNib(name: name, bundle: (bundle ?? .main).bundlePath)
      }
      read = found
    case .data(let data, let bundle):
      do throws(InterfaceBuilderError) {
        read = DocumentFile(try InterfaceBuilderDocument(bytes: data, name: "data"), bundle: bundle)
      } catch { throw .unreadable(error) }
    }
    file = read
    return read
  }

  /// What is handed to a xib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects by the names that the xib has for them.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

/// One making of a xib's objects.
@MainActor
struct XibObjects {
  let file: DocumentFile

  init(_ file: DocumentFile) { self.file = file }

  /// - Parameter reuseIdentifier: what the first cell is reused by.
  func make(
    owner: AnyObject?, external: [String: Any] = [:], reuseIdentifier: String? = nil
  ) throws(DocumentLoadingError) -> [AnyObject] {
    if let owner { file.classes.add(String(String(reflecting: type(of: owner)).prefix { $0 != "." })) }
    let maker = ObjectMaker(file)
    var owners: [(AnyObject, DocumentElement)] = []
    var results: [AnyObject] = []
    guard let list = file.document.root.first("objects") else { return [] }
    for element in list.children {
      switch element.name {
      case "placeholder":
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner":
          guard let owner else { continue }
          element.id.map { maker.objects[$0] = owner }
          owners.append((owner, element))
        case "IBFirstResponder", nil: continue
        case let name?:
          if let object = external[name] { element.id.map { maker.objects[$0] = object as AnyObject } }
        }
      case _ where ViewKind.isView(element):
        if let view = maker.makeView(element, reuseIdentifier: reuseIdentifier) { results.append(view) }
      case _ where ControllerKind.names.contains(element.name):
        if let controller = ControllerScene.makeController(element, in: maker) { results.append(controller) }
      default:
        if let object = maker.makeBarItem(element) ?? maker.makeObject(element) { results.append(object) }
      }
    }
    maker.finish(connecting: owners)
    if let failure = maker.failure { throw failure }
    return results
  }
}

extension Bundle {
  /// The objects of a xib of the bundle, which have their outlets and actions with an owner. Stops where there is no such
  /// xib, or it does not fit its classes.
  @MainActor @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self === Bundle.main ? nil : self).instantiate(
      withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Has cells of an identifier made of a xib, whose first object is the cell; nil takes it back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(forCellReuseIdentifier: identifier, making: nib.map { nib in { nib.part(identifier) } })
  }
  /// Has headers and footers of an identifier made of a xib; nil takes it back.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      forHeaderFooterViewReuseIdentifier: identifier, making: nib.map { nib in { nib.part(identifier) } })
  }
}

extension UICollectionView {
  /// Has cells of an identifier made of a xib, whose first object is the cell; nil takes it back.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(forCellWithReuseIdentifier: identifier, making: nib.map { nib in { nib.part(identifier) } })
  }
  /// Has headers and the like of an identifier made of a xib; nil takes it back.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier,
      making: nib.map { nib in { nib.part(identifier) } })
  }
}

extension UICollectionViewLayout {
  /// Registers a xib's decoration. Kept; layouts make decorations of registered classes only.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    carry(nib, "nib " + elementKind)
  }
}

extension UINib {
  /// The cell, header or the like that the xib is for.
  fileprivate func part<View: UIView>(_ identifier: String) -> View {
    do throws(DocumentLoadingError) {
      let objects = try topLevelObjects(owner: nil, reuseIdentifier: identifier)
      guard let view = objects.first as? View else {
        throw .noCell(identifier: identifier, document: file?.document.name ?? "")
      }
      return view
    } catch { fatalError(error.description) }
  }
}

// Xibs at run time, under UIKit's names.

import Foundation
import InterfaceBuilder
import Plumbline

extension UINib {
  /// The xib of a name in a bundle. Without one, and in the main one, it is looked for there, then in those that the Swift
  /// package manager makes of targets' resources. It is read when its objects are made.
  public nonisolated convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(maker: XibMaker(.name(name, bundleOrNil)))
  }

  /// The xib of bytes; images and the like are a bundle's.
  public nonisolated convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(maker: XibMaker(.data(data, bundleOrNil)))
  }

  /// The warnings of making the objects: unknown classes, attributes that no class has. No counterpart of Apple's,
  /// which only writes it to the console, as this does too.
  public var warnings: [String] { (maker as? XibMaker)?.file?.warnings ?? [] }

  /// The objects as of `instantiate(withOwner:options:)`, with what is wrong as an error. No counterpart of Apple's.
  public func objects(
    owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) throws(DocumentLoadingError) -> [Any] {
    guard let maker = maker as? XibMaker else { return instantiate(withOwner: owner, options: options) }
    return try maker.objects(owner: owner as AnyObject?, options: options)
  }
}

/// Makes objects of a xib, which it reads once.
@MainActor
final class XibMaker: XibMaking {
  enum Source {
    case name(String, Bundle?)
    case data(Data, Bundle?)
  }

  private let source: Source
  private(set) var file: NibFile?

  nonisolated init(_ source: Source) { self.source = source }

  func instantiate(owner: AnyObject?, options: [UINib.OptionsKey: Any]?) -> [Any] {
    do throws(DocumentLoadingError) {
      return try objects(owner: owner, options: options)
    } catch { fatalError(error.description) }
  }

  func part<Part: UIView>(_ type: Part.Type, identifier: String) -> Part {
    do throws(DocumentLoadingError) {
      let objects = try objects(owner: nil, reuseIdentifier: identifier)
      guard let view = objects.first as? Part else {
        throw .noCell(identifier: identifier, document: file?.document.name ?? "")
      }
      return view
    } catch { fatalError(error.description) }
  }

  func objects(
    owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil, reuseIdentifier: String? = nil
  ) throws(DocumentLoadingError) -> [AnyObject] {
    let file = try readFile()
    return try XibObjects(file).make(
      owner: owner, external: options?[.externalObjects] as? [String: Any] ?? [:],
      reuseIdentifier: reuseIdentifier)
  }

  private func readFile() throws(DocumentLoadingError) -> NibFile {
    if let file { return file }
    let read: NibFile
    switch source {
    case .name(let name, let bundle):
      guard let found = try NibFile.find(name, type: "xib", bundle: bundle) else {
        throw .noNib(name: name, bundle: (bundle ?? .main).bundlePath)
      }
      read = found
    case .data(let data, let bundle):
      do throws(InterfaceBuilderError) {
        read = NibFile(try InterfaceBuilderDocument(bytes: data, name: "data"), bundle: bundle)
      } catch { throw .unreadable(error) }
    }
    file = read
    return read
  }
}

/// One instantiation of a xib's objects.
@MainActor
struct XibObjects {
  let file: NibFile

  init(_ file: NibFile) { self.file = file }

  /// - Parameter reuseIdentifier: the reuse identifier of the first cell.
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
      case _ where ControllerKind.isController(element):
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
  @MainActor @preconcurrency @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

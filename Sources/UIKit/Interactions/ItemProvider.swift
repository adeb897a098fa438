// What is dragged, dropped and shared, as Foundation's item providers carry it on Apple's systems: within this process.

import Foundation
import Plumbline

/// What an item provider can be made of.
public protocol NSItemProviderWriting: AnyObject {
  /// The kinds of data that it can be written as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// What an item provider can give.
public protocol NSItemProviderReading: AnyObject {
  /// The kinds of data that it can be made of.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// A text.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// A text.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// A text with attributes.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.attributedstring"] }
  /// A text with attributes.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.attributedstring"] }
}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// An image.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// An image.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.image", "public.png", "public.jpeg"]
  }
}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// A colour.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// A colour.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

/// Who may have what a provider gives. Raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case all, team, group, ownProcess
}

/// Gives an object or its data to whom it is handed: an object that it was made of, or data that a closure gives. One kind of
/// object is not made into another.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The name of a file that it would be kept as.
  open var suggestedName: String?
  private var objects: [AnyObject] = []
  private var loaders:
    [(type: String, load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)] =
      []

  /// Gives nothing yet.
  public override init() { super.init() }
  /// Gives an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// Gives an object of a kind.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting { registerObject(object, visibility: .all) }
  }
  /// Gives the contents of a file; nil where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { done in
      done(data, nil)
      return nil
    }
  }

  /// The kinds of data that it gives, the best one first.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap {
      (type(of: $0) as? any NSItemProviderWriting.Type)?.writableTypeIdentifiersForItemProvider ?? []
    }
      + loaders.map(\.type)
  }
  /// Whether it gives data of a kind. Kinds are compared by their names.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
      || objects.contains { object in
        (type(of: object) as? any NSItemProviderReading.Type)?.readableTypeIdentifiersForItemProvider
          .contains(typeIdentifier) ?? false
      }
  }
  /// Gives an object from now on.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { objects.append(object) }
  /// Gives data of a kind from now on.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { loaders.append((typeIdentifier, loadHandler)) }

  /// Whether it has an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { isObject($0, of: aClass) }
  }
  /// Whether it has a value that Swift bridges.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { objects.contains { $0 is Value._ObjectiveCType } }
  /// Hands over its object of a class, at once; an error where it has none.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = objects.first { isObject($0, of: aClass) } as? any NSItemProviderReading
    completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Hands over its value that Swift bridges, at once; an error where it has none.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    let object = objects.lazy.compactMap { $0 as? Value._ObjectiveCType }.first
    let found = object.map { Value._unconditionallyBridgeFromObjectiveC($0) }
    completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Hands over data of a kind; an error where it has none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let fallback = Progress(totalUnitCount: 1)
    guard let loader = loaders.first(where: { $0.type == typeIdentifier }) else {
      completionHandler(nil, CocoaError(.featureUnsupported))
      return fallback
    }
    return loader.load(completionHandler) ?? fallback
  }
  /// Hands over data of a kind as a file: an error, as no files are made.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }
}

/// Whether an object is of a class that is known as it runs.
func isObject<Class>(_ object: AnyObject, of aClass: Class.Type) -> Bool { object is Class }

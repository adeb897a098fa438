// What is dragged, dropped and shared, as Foundation's item providers carry it on Apple's systems: within this process.

import Foundation

/// What an item provider can be made of. Apple's also asks for the data; here the object itself is handed
/// over.
public protocol NSItemProviderWriting: AnyObject {
  /// Uniform types, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// What an item provider can give. Apple's also makes objects of data, which is not here.
public protocol NSItemProviderReading: AnyObject {
  /// Uniform types that it can be made of.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// UTF-8.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// UTF-8 or other plain text.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// Addresses of files, too.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Addresses, and those of files.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// Within this process only.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.attributedstring"] }
  /// Within this process only.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.attributedstring"] }
}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG first.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Any image.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.image", "public.png", "public.jpeg"]
  }
}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// Within this process only.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Within this process only.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}

/// Who may have what a provider gives; not heeded, as all is in one process. Raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case all, team, group, ownProcess
}

/// Gives an object or its data to whom it is handed: an object that it was made of, or data that a closure gives. One kind of
/// object is not made into another.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Without an ending; nil for none; carried.
  open var suggestedName: String?
  private var objects: [AnyObject] = []
  private var loaders:
    [(type: String, load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)] =
      []

  /// The objects, in the order in which they were registered.
  package var registeredObjects: [AnyObject] { objects }

  /// Objects and closures are to be registered.
  public override init() { super.init() }
  /// For everybody in this process.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// An item as a type, or as the types of its class where none is given.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let typeIdentifier, let item {
      registerItem(forTypeIdentifier: typeIdentifier) { done, _, _ in done?(item, nil) }
    }
    if let object = item as? any NSItemProviderWriting { registerObject(object, visibility: .all) }
  }
  /// Is told of an item or why there is none.
  public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void
  /// Gives an item of a class with options.
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
  private var items: [(type: String, load: LoadHandler)] = []
  /// The closure is called whenever somebody asks for that type.
  open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    items.append((typeIdentifier, loadHandler))
  }
  /// An item as a type: one that was registered, an object whose types it is one of, or data; at once. An error where there is
  /// none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    if let item = items.first(where: { $0.type == typeIdentifier }) {
      return item.load(completionHandler, nil, options)
    }
    if let object = objects.first(where: { isOf($0, typeIdentifier) }) {
      completionHandler?((object as? NSURL).map { $0 as URL } ?? object, nil)
    } else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }
  }
  /// An item as a type, as `loadItem(forTypeIdentifier:options:completionHandler:)` has it.
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil)
    async throws
    -> Any
  {
    let found: Result<UncheckedItem, any Error> = await withCheckedContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        continuation.resume(
          returning: item.map { .success(UncheckedItem(value: $0)) }
            ?? .failure(error ?? CocoaError(.featureUnsupported)))
      }
    }
    return try found.get().value
  }
  private func isOf(_ object: AnyObject, _ typeIdentifier: String) -> Bool {
    let written = (type(of: object) as? any NSItemProviderWriting.Type)?
      .writableTypeIdentifiersForItemProvider
    let read = (type(of: object) as? any NSItemProviderReading.Type)?.readableTypeIdentifiersForItemProvider
    return written?.contains(typeIdentifier) ?? false || read?.contains(typeIdentifier) ?? false
  }
  /// As "public.data", under the file's name without its ending; nil where the file cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { done in
      done(data, nil)
      return nil
    }
  }

  /// Uniform types: those of the objects first, then those of the closures.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap {
      (type(of: $0) as? any NSItemProviderWriting.Type)?.writableTypeIdentifiersForItemProvider ?? []
    }
      + items.map(\.type) + loaders.map(\.type)
  }
  /// What the kinds of texts, addresses and images are kinds of themselves.
  private static let broader: [String: [String]] = [
    "public.utf8-plain-text": [
      "public.plain-text", "public.text", "public.data", "public.item", "public.content",
    ],
    "public.plain-text": ["public.text", "public.data", "public.item", "public.content"],
    "public.url": ["public.data", "public.item"],
    "public.file-url": ["public.url", "public.data", "public.item"],
    "public.png": ["public.image", "public.data", "public.item", "public.content"],
    "public.jpeg": ["public.image", "public.data", "public.item", "public.content"],
    "com.adobe.pdf": ["public.data", "public.item", "public.content"],
  ]
  /// Whether it gives data of a kind: one of that name, or a text, address or image where the kind is that of all of them.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains {
      $0 == typeIdentifier || Self.broader[$0]?.contains(typeIdentifier) ?? false
    }
      || objects.contains { object in
        (type(of: object) as? any NSItemProviderReading.Type)?.readableTypeIdentifiersForItemProvider
          .contains(typeIdentifier) ?? false
      }
  }
  /// The visibility is not heeded.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { objects.append(object) }
  /// The closure is called whenever somebody asks for that type; the visibility is not heeded.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { loaders.append((typeIdentifier, loadHandler)) }

  /// By the object's own class: no data is made into another object.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { isObject($0, of: aClass) }
  }
  /// By the object's own class, as `NSString` for `String`.
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
  /// Calls the closure of exactly that type; `CocoaError.featureUnsupported` where there is none, for objects
  /// too.
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
  /// The object of a uniform type, or its data where a closure gives them; an error where there is neither.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadItem(forTypeIdentifier: typeIdentifier, options: options) { (item: Any?, error: (any Error)?) in
      switch item {
      case let data as Data: completionHandler?(NSData(data: data), error)
      case let url as URL: completionHandler?(url as NSURL, error)
      case let text as String: completionHandler?(NSString(string: text), error)
      case let item as any NSSecureCoding: completionHandler?(item, error)
      case nil: completionHandler?(nil, error)
      default: completionHandler?(nil, CocoaError(.featureUnsupported))
      }
    }
  }
  /// Always `CocoaError.featureUnsupported`: no files are made.
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

// An item on its way from a closure to whoever waits for it.
private struct UncheckedItem: @unchecked Sendable {
  let value: Any
}

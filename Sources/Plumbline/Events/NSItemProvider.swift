// What is dragged, dropped and shared, as Foundation's item providers carry it on Apple's systems: within this process.

import Foundation

/// What an item provider can be made of. An object of the wanted class is handed over itself; its data are asked for where
/// another class, or data, are wanted.
public protocol NSItemProviderWriting: AnyObject {
  /// Uniform types, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may have a type; not heeded, as all is in one process.
  static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  /// Gives the data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Everybody by default.
  public static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  { .all }
  /// None by default: texts and addresses have some.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data: Data? =
      switch self {
      case let text as NSString: text.description.data(using: .utf8)
      case let text as NSAttributedString: text.string.data(using: .utf8)
      case let url as NSURL: (url as URL).dataRepresentation
      default: nil
      }
    completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
    return nil
  }
}

/// What an item provider can give: an object of the class, or one that is made of data.
public protocol NSItemProviderReading: AnyObject {
  /// Uniform types that it can be made of.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object of the data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  /// None by default. Texts and addresses are made of their data all the same.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let made: AnyObject? =
      if self == NSString.self {
        NSString(string: String(decoding: data, as: UTF8.self))
      } else if self == NSAttributedString.self {
        NSAttributedString(string: String(decoding: data, as: UTF8.self))
      } else if self == NSURL.self {
        URL(dataRepresentation: data, relativeTo: nil).map { $0 as NSURL }
      } else {
        nil
      }
    guard let made = made as? Self else { throw CocoaError(.featureUnsupported) }
    return made
  }
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
  /// Whether it gives data of a kind, or of a kind that belongs to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { $0 == typeIdentifier || belongs($0, to: typeIdentifier) }
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

  /// By the object's own class, or by data that the class can be made of.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { isObject($0, of: aClass) } || readableType(of: aClass) != nil
  }
  /// The type of data that a class can be made of: the first of the class's own order.
  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    let given = loaders.map(\.type) + objects.flatMap(writtenTypes(of:))
    for wanted in aClass.readableTypeIdentifiersForItemProvider {
      if let type = given.first(where: { $0 == wanted || belongs($0, to: wanted) }) { return type }
    }
    return nil
  }
  private func writtenTypes(of object: AnyObject) -> [String] {
    (type(of: object) as? any NSItemProviderWriting.Type)?.writableTypeIdentifiersForItemProvider ?? []
  }
  /// By the object's own class, as `NSString` for `String`.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { objects.contains { $0 is Value._ObjectiveCType } }
  /// Hands over its object of a class, at once, or one that is made of data; an error where it has none.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = objects.first { isObject($0, of: aClass) } as? any NSItemProviderReading
    guard found == nil, let type = readableType(of: aClass) else {
      completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let kind = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try kind.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
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
  /// Calls the closure of that type, or of the first that belongs to it, or asks an object for its data;
  /// `CocoaError.featureUnsupported` where there are none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let fallback = Progress(totalUnitCount: 1)
    if let loader = loaders.first(where: { $0.type == typeIdentifier })
      ?? loaders.first(where: { belongs($0.type, to: typeIdentifier) })
    {
      return loader.load(completionHandler) ?? fallback
    }
    for object in objects {
      guard let writing = object as? any NSItemProviderWriting,
        let type = writtenTypes(of: object).first(where: {
          $0 == typeIdentifier || belongs($0, to: typeIdentifier)
        })
      else { continue }
      return writing.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completionHandler)
        ?? fallback
    }
    completionHandler(nil, CocoaError(.featureUnsupported))
    return fallback
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
  /// A file of that type: the one that a closure names, or one with the data, which is gone when the closure returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let fallback = Progress(totalUnitCount: 1)
    if let file = files.first(where: { $0.type == typeIdentifier })
      ?? files.first(where: { belongs($0.type, to: typeIdentifier) })
    {
      return file.load { url, _, error in completionHandler(url, error) } ?? fallback
    }
    let name = suggestedName ?? "item"
    let ending = UTType(typeIdentifier)?.preferredFilenameExtension
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      var file = folder.appendingPathComponent(name)
      if let ending, file.pathExtension != ending { file.appendPathExtension(ending) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
  /// Gives a file: where it is, whether it may be moved away, and why there is none.
  public typealias FileLoadHandler = (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  private var files: [(type: String, load: FileLoadHandler)] = []
  /// The closure is called whenever somebody asks for a file of that type, or for its data; the visibility is not heeded.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoadHandler
  ) {
    files.append((typeIdentifier, loadHandler))
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
      loadHandler { url, _, error in
        let data = url.flatMap { try? Data(contentsOf: $0) }
        done(data, data == nil ? error ?? CocoaError(.fileReadNoSuchFile) : nil)
      }
    }
  }
  /// Makes an object of a class when somebody asks for it.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      }
    }
  }
}

/// How a file is given. Raw values are Apple's.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file itself is given, and can be changed.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Whether a uniform type belongs to another one.
private func belongs(_ identifier: String, to other: String) -> Bool {
  guard let one = UTType(identifier), let parent = UTType(other) else { return false }
  return one.conforms(to: parent)
}

extension NSItemProvider {
  /// Where it is shown. Raw values are Apple's.
  public enum PreferredPresentationStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified, inline, attachment
  }
  /// Where it is best shown; carried.
  public var preferredPresentationStyle: PreferredPresentationStyle {
    get { carried(or: .unspecified) }
    set { carry(newValue) }
  }
  /// How large it is best shown, in points; carried.
  public var preferredPresentationSize: CGSize {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// What only programs of the same team see; carried.
  public var teamData: Data? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Gives a picture of it.
  public var previewImageHandler: LoadHandler? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// A picture of it: what `previewImageHandler` gives; an error where there is none.
  public func loadPreviewImage(
    options: [AnyHashable: Any]! = [:], completionHandler: @escaping CompletionHandler
  ) {
    guard let previewImageHandler else { return completionHandler(nil, CocoaError(.featureUnsupported)) }
    previewImageHandler(completionHandler, nil, options)
  }
  /// Whether it gives data of a kind, as said by options.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }
  /// Uniform types, in the order in which they were registered. All files are copies: none where files are to be opened in place.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    fileOptions.isEmpty ? registeredTypeIdentifiers : []
  }
  /// Kinds, in the order in which they were registered.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
  /// Kinds that can be opened in place: none.
  public var registeredContentTypesForOpenInPlace: [UTType] { [] }
  /// The kinds that belong to another one.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }
  /// The closure is called whenever somebody asks for that kind; the visibility is not heeded.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }
  /// The closure is called whenever somebody asks for a file of that kind, or for its data; the visibility is not heeded.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false, loadHandler: @escaping FileLoadHandler
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }
  /// The data of a kind, as `loadDataRepresentation(forTypeIdentifier:completionHandler:)` has them.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
  /// A file of a kind and whether it is the file itself: it is a copy.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }
}

/// Whether an object is of a class that is known as it runs.
func isObject<Class>(_ object: AnyObject, of aClass: Class.Type) -> Bool { object is Class }

// An item on its way from a closure to whoever waits for it.
private struct UncheckedItem: @unchecked Sendable {
  let value: Any
}

// What a pasteboard says of several items, and what it recognises in them.

import Foundation
import Plumbline

extension UIPasteboard {
  private func items(at places: IndexSet?) -> [[String: Any]] {
    guard let places else { return items.first.map { [$0] } ?? [] }
    return places.filter(items.indices.contains).map { items[$0] }
  }

  /// Whether each of the items has one of the types; nil for the first item.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let meant = items(at: itemSet)
    return !meant.isEmpty && meant.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }
  /// The types of each of the items; nil for the first item.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    items(at: itemSet).map { $0.keys.sorted() }
  }
  /// The places of items that have one of the types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
  }
  /// The values of a type in the items that have it; nil for the first item.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    items(at: itemSet).compactMap { $0[pasteboardType] }
  }
  /// The data of a type in the items that have it as data; nil for the first item.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    items(at: itemSet).compactMap { $0[pasteboardType] as? Data }
  }
  /// Sets objects, each as an item. Where they may go and until when is not heeded: nothing leaves the process.
  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) { setObjects(objects) }
  /// Whether it outlives the application (before iOS 10); stored: none does.
  public var isPersistent: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// In `changedNotification`: types that came.
  public nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
  /// In `changedNotification`: types that went.
  public nonisolated class var changedTypesRemovedUserInfoKey: String {
    "UIPasteboardChangedTypesRemovedKey"
  }

  /// What may be recognised in a text without reading it.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// Apple's name, or another.
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address of the web.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words that one would look for.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  private func detected(
    _ patterns: Set<DetectionPattern>, in item: [String: Any]
  ) -> [DetectionPattern: Any] {
    let text =
      (item["public.utf8-plain-text"] as? String ?? (item["public.url"] as? URL)?.absoluteString)?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let text, !text.isEmpty else { return [:] }
    var found: [DetectionPattern: Any] = [:]
    if let number = Double(text) {
      found[.number] = number
    } else if let address = URL(string: text), ["http", "https"].contains(address.scheme) {
      found[.probableWebURL] = text
    } else {
      found[.probableWebSearch] = text
    }
    return found.filter { patterns.contains($0.key) }
  }
  /// Which patterns the first item has: a number, an address of http, or words. Answered at once.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { completionHandler(.success(Set(detected(patterns, in: items.first ?? [:]).keys))) }
  /// Which patterns the items have; nil for the first item. Answered at once.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    completionHandler(.success(items(at: itemSet).map { Set(detected(patterns, in: $0).keys) }))
  }
  /// What the patterns are in the first item. Answered at once.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { completionHandler(.success(detected(patterns, in: items.first ?? [:]))) }
  /// What the patterns are in the items; nil for the first item. Answered at once.
  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) { completionHandler(.success(items(at: itemSet).map { detected(patterns, in: $0) })) }
}

extension UIPasteboard {
  /// The types of texts, for `contains(pasteboardTypes:)`.
  public nonisolated class var typeListString: NSArray { ["public.utf8-plain-text", "public.text"] }
  /// The types of addresses.
  public nonisolated class var typeListURL: NSArray { ["public.url"] }
  /// The types of images.
  public nonisolated class var typeListImage: NSArray {
    ["public.png", "public.jpeg", "com.compuserve.gif", "com.apple.uikit.image"]
  }
  /// The types of colours.
  public nonisolated class var typeListColor: NSArray { ["com.apple.uikit.color"] }
  /// Under which a value of any kind is set, for the system to find its types.
  public nonisolated class var typeAutomatic: String { "com.apple.uikit.type-automatic" }
}

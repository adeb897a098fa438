// Places of files, bookmarks of them, and versions that other devices made: Apple's systems alone have them.

import Foundation

/// Core Foundation's way to memory: there is one.
public final class CFAllocator: Sendable {}
/// The usual way to memory: nil, as everywhere.
public var kCFAllocatorDefault: CFAllocator! { nil }
/// The build's number in a bundle's property list.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The identifier in a bundle's property list.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The name in a bundle's property list.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The language of development in a bundle's property list.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The program in a bundle's property list.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }

extension URL {
  private static func user(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }
  /// The user's documents.
  public static var documentsDirectory: URL { user(.documentDirectory) }
  /// What can be made anew.
  public static var cachesDirectory: URL { user(.cachesDirectory) }
  /// What programs keep for themselves.
  public static var applicationSupportDirectory: URL { user(.applicationSupportDirectory) }
  /// What is neither a document nor a program.
  public static var libraryDirectory: URL { user(.libraryDirectory) }
  /// What was fetched.
  public static var downloadsDirectory: URL { user(.downloadsDirectory) }
  /// What lies on the desktop.
  public static var desktopDirectory: URL { user(.desktopDirectory) }
  /// The user's pictures.
  public static var picturesDirectory: URL { user(.picturesDirectory) }
  /// The user's films.
  public static var moviesDirectory: URL { user(.moviesDirectory) }
  /// The user's music.
  public static var musicDirectory: URL { user(.musicDirectory) }
  /// The user's folder.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
  /// For what does not last.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  /// Where the program was started.
  public static func currentDirectory() -> URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }

  /// How a bookmark is made. Raw values are Apple's.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With few facts.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// For a file of its own.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// With the right to read.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// With the right to read only.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
  }
  /// How a bookmark is followed. Raw values are Apple's.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nobody is asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No other volume is looked at.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// With the right to read.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
  }
  /// The place of a file that is there, as data: its path. One that is moved is not found again.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
    return Data(absoluteURL.path.utf8)
  }
  /// The file of a bookmark; throws where there is none. Never stale.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let path = String(data: data, encoding: .utf8), FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    bookmarkDataIsStale = false
    self = URL(fileURLWithPath: path)
  }
}

extension FileManager {
  /// The folder that a user's devices share: nil, there is none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Who is signed in: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Whether other devices have the file: no.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Throws: no other device has the file.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  /// Throws: no other device has the file.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  /// Throws: there is nowhere to go.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }
  /// The folder that applications of a group share: one of the group's name among what programs keep for themselves.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/") else { return nil }
    let url = URL.applicationSupportDirectory
      .appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    try? createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

/// A version of a file. There is the current one alone: no other device writes.
open class NSFileVersion: NSObject {
  /// Where it is.
  public let url: URL
  /// The file's name.
  open var localizedName: String? { url.lastPathComponent }
  /// When it was written; nil for a file that is gone.
  open var modificationDate: Date? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
  }
  /// No.
  open var isConflict: Bool { false }
  /// What it is called: its address.
  open var persistentIdentifier: any NSCoding { url.absoluteString as NSString }
  /// Whether it is here.
  open var hasLocalContents: Bool { true }
  /// Whether there is a picture of it.
  open var hasThumbnail: Bool { false }
  /// The device that wrote it: not known.
  open var localizedNameOfSavingComputer: String? { nil }
  /// Who wrote it: not known.
  open var originatorNameComponents: PersonNameComponents? { nil }
  /// Whether it can go away by itself.
  open var isDiscardable = false
  /// Versions that are not here: none.
  open class func getNonlocalVersionsOfItem(
    at url: URL, completionHandler: @escaping ([NSFileVersion]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// The version of a name: the file, where that is its own.
  open class func version(itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any)
    -> NSFileVersion?
  { persistentIdentifier as? String == url.absoluteString ? currentVersionOfItem(at: url) : nil }
  /// Yes at first.
  open var isResolved = true
  private init(_ url: URL) {
    self.url = url
    super.init()
  }
  /// The file as it is; nil for none.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
  }
  /// None beside the current one.
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  /// None.
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
  /// Without effect: there are none.
  open class func removeOtherVersionsOfItem(at url: URL) throws {}
  /// Puts this version in the place of a file.
  @discardableResult
  open func replaceItem(at url: URL) throws -> URL {
    if url != self.url {
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      try FileManager.default.copyItem(at: self.url, to: url)
    }
    return url
  }
  /// Takes the version away.
  open func remove() throws { try FileManager.default.removeItem(at: url) }
}

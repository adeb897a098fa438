// Reading and writing files that others may hold open. Nobody else is known here: each access takes place at once.

import Foundation

/// Is told of accesses of a file that it shows. Nobody tells it here.
public protocol NSFilePresenter: AnyObject {
  /// The file that is shown.
  var presentedItemURL: URL? { get }
  /// Where it would be told.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Lets code read and write files when no one else does: at once here, as no other program is asked.
open class NSFileCoordinator: NSObject {
  /// How a file is read. Raw values are Apple's.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is open is not saved before.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// A symbolic link is followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Only facts about the file are read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// A copy is read, to be sent.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }
  /// How a file is written. Raw values are Apple's.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// It is moved.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Others merge what they have.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// Another file takes its place.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// Only facts about the file are written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  /// Who shows files; empty: none are kept, as none would be told.
  open class var filePresenters: [any NSFilePresenter] { [] }
  /// Has somebody told of accesses; without effect.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Has somebody told no longer; without effect.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// A coordinator on behalf of somebody who shows a file.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }

  /// Reads, at once.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
  /// Writes, at once.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
  /// Reads and writes, at once.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }
  /// A file is about to be moved by the program; without effect.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// A file was moved by the program; without effect.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Gives up accesses that wait; none do.
  open func cancel() {}
}

// Reading and writing files that others may hold open. Nobody else is known here: each access takes place at once.

import Foundation

/// Is told of accesses of a file that it shows. Nobody tells it here.
public protocol NSFilePresenter: AnyObject {
  /// The file that is shown.
  var presentedItemURL: URL? { get }
  /// Where it would be told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file that another one is made of.
  var primaryPresentedItemURL: URL? { get }
  /// Which facts of files of the cloud are wanted.
  var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }
  /// Others want to read.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Others want to write.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// What was changed is to be written.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// It is about to be deleted.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// It was moved.
  func presentedItemDidMove(to newURL: URL)
  /// It changed.
  func presentedItemDidChange()
  /// Facts of it in the cloud changed.
  func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>)
  /// There is a version of it.
  func presentedItemDidGain(_ version: NSFileVersion)
  /// There is a version of it no longer.
  func presentedItemDidLose(_ version: NSFileVersion)
  /// Versions contradict each other no longer.
  func presentedItemDidResolveConflict(_ version: NSFileVersion)
  /// Something in it is about to be deleted.
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Something new is in it.
  func presentedSubitemDidAppear(at url: URL)
  /// Something in it was moved.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// Something in it changed.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  /// None by default.
  public var primaryPresentedItemURL: URL? { nil }
  /// None by default.
  public var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { [] }
  /// Lets them, by default.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }
  /// Lets them, by default.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }
  /// There is nothing, by default.
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// May be, by default.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing by default.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing by default.
  public func presentedItemDidChange() {}
  /// Does nothing by default.
  public func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>) {}
  /// Does nothing by default.
  public func presentedItemDidGain(_ version: NSFileVersion) {}
  /// Does nothing by default.
  public func presentedItemDidLose(_ version: NSFileVersion) {}
  /// Does nothing by default.
  public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
  /// May be, by default.
  public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing by default.
  public func presentedSubitemDidAppear(at url: URL) {}
  /// Does nothing by default.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Does nothing by default.
  public func presentedSubitemDidChange(at url: URL) {}
}

/// An access of a file that is waited for.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  private init(url: URL) { self.url = url }
  /// It is to be read.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url: url) }
  /// It is to be written.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url: url) }
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
  /// Writes two files, at once.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }
  /// Makes ready for many accesses, at once.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) { batchAccessor {} }
  /// Reads and writes by a queue.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) { queue.addOperation { accessor(nil) } }
  /// On whose behalf it is, so that several coordinators can be one; carried.
  open var purposeIdentifier = UUID().uuidString
  /// Facts of a file in the cloud were changed by the program; without effect.
  open func item(at url: URL, didChangeUbiquityAttributes attributes: Set<URLResourceKey>) {}
  /// A file is about to be moved by the program; without effect.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// A file was moved by the program; without effect.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Gives up accesses that wait; none do.
  open func cancel() {}
}

// Documents of files: opening, saving and closing really read and write.

import Foundation
import Plumbline

/// In the `userInfo` of a document's activity: the file's address.
public let NSUserActivityDocumentURLKey = "NSUserActivityDocumentURLKey"

/// A document of a file. Reading and writing happen at once, on the caller's thread; what is read and written
/// is the subclass's.
@preconcurrency @MainActor
open class UIDocument: NSObject, @preconcurrency NSFilePresenter, UIUserActivityRestoring {
  /// How a document is, as bits.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, without anything of note: no bit.
    public static let normal: State = []
    /// Not read yet, or closed; it should not be changed.
    public static let closed = State(rawValue: 1 << 0)
    /// Changed in several places at once. Never here: one process writes.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last save failed; a save that succeeds takes it away.
    public static let savingError = State(rawValue: 1 << 2)
    /// Never set here.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Never set here.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
  /// What happened to a document: anything but `cleared` leaves something to save. Raw values are Apple's.
  public enum ChangeKind: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case done, undone, redone, cleared
  }
  /// Whether the file is new. Both write it as a whole here. Raw values are Apple's.
  public enum SaveOperation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case forCreating, forOverwriting
  }
  /// Posted with the document as its object, at once, whenever `documentState` changes.
  public nonisolated static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")

  /// The file: the one that the document was made for, or was saved as since.
  open private(set) var fileURL: URL
  /// `.closed` until it is read.
  open private(set) var documentState = State.closed {
    didSet {
      if documentState != oldValue {
        NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
      }
    }
  }
  /// The file's name without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The kind of file: the uniform type that its ending has.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  /// What `contents(forType:)` is given.
  open var savingFileType: String? { fileType }
  /// Whether something is not saved yet: `updateChangeCount(_:)` says so.
  open private(set) var hasUnsavedChanges = false
  /// What the user does with the document; nil for nothing; carried.
  open var userActivity: NSUserActivity?
  /// Writes the file's address into an activity's `userInfo`, under the name "NSUserActivityDocumentURL".
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["NSUserActivityDocumentURL": fileURL])
  }
  /// For subclasses: takes up what an activity says; does nothing here.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// What can be undone; its changes do not mark the document: `updateChangeCount(_:)` does.
  open var undoManager: UndoManager! = UndoManager()

  /// The file need not be there: it is read by `open`, or made by `save`.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// For subclasses: take the file's bytes, a `Data`, of a folder a `FileWrapper`, or throw why not. The type is the file's ending.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// For subclasses: the bytes to write, a `Data`, or the files, a `FileWrapper`. Anything else cannot be saved.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// For subclasses: why reading or writing failed.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  /// Calls `read(from:)`; true where it did not throw. An error goes to `handleError`.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      documentState = .normal
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
    }
  }
  /// Hands the file's bytes to `load(fromContents:ofType:)`; throws what reading or loading throws.
  open func read(from url: URL) throws {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
      try load(fromContents: FileWrapper(url: url, options: .immediate), ofType: fileType)
    } else {
      try load(fromContents: Data(contentsOf: url), ofType: fileType)
    }
  }
  /// Replaces the file as a whole. False where that fails: the error goes to `handleError`, and the state has
  /// `savingError`.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let contents = try contents(forType: savingFileType ?? "")
      try writeContents(
        contents, to: url, for: saveOperation,
        originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
      fileURL = url
      hasUnsavedChanges = false
      documentState = .normal
      completionHandler?(true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
    }
  }
  /// Saves where `hasUnsavedChanges`; otherwise true at once. Nothing here calls it by itself but `close`.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  /// Saves what is not saved, then adds `.closed` to the state, whether that succeeded or not.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { [weak self] done in
      self?.documentState.insert(.closed)
      completionHandler?(done)
    }
  }
  /// Sets `hasUnsavedChanges`: false for `.cleared`, true for all else, undoing too.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  /// Replaces the file by bytes or by a file wrapper; throws for anything else.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if let data = contents as? Data {
      try data.write(to: url, options: .atomic)
    } else if let wrapper = contents as? FileWrapper {
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    } else {
      throw CocoaError(.fileWriteUnknown)
    }
  }
  /// Saves without asking what changed; what `save` calls in Apple's.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws { try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL) }
  /// For subclasses: facts to keep of the file; none by default, and none are written.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any]
  {
    [:]
  }
  /// The ending of a type's files: that of the file.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }
  /// Reads the file of an address anew.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: url)
      hasUnsavedChanges = false
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
    }
  }
  /// For subclasses: nothing may be changed for a while; never called here.
  open func disableEditing() {}
  /// For subclasses: changes are possible again; never called here.
  open func enableEditing() {}
  /// For subclasses: the user was told of an error; never called here.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// For subclasses: the error was not shown; never called here.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  /// Runs a closure at once: files are read and written on the caller's thread here.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }
  /// A token of the changes so far, for `updateChangeCount(withToken:for:)`.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { hasUnsavedChanges }
  /// What was changed until the token is saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    hasUnsavedChanges = false
  }
  /// When the file was written last; nil for none.
  open var fileModificationDate: Date? {
    get { carried(or: nil) ?? NSFileVersion.currentVersionOfItem(at: fileURL)?.modificationDate }
    set { carry(newValue) }
  }
  /// How far reading or writing is: nil, both are done at once.
  open var progress: Progress? { nil }
  /// The file, for who coordinates access.
  open var presentedItemURL: URL? { fileURL }
  /// Where it would be told of access.
  open var presentedItemOperationQueue: OperationQueue { .main }

  /// The same as `open(completionHandler:)`.
  open func open() async -> Bool {
    await withCheckedContinuation { told in open { told.resume(returning: $0) } }
  }
  /// The same as `save(to:for:completionHandler:)`.
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { told in
      save(to: url, for: saveOperation) { told.resume(returning: $0) }
    }
  }
  /// The same as `close(completionHandler:)`.
  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { told in close { told.resume(returning: $0) } }
  }
}

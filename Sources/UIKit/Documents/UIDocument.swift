// Documents of files: opening, saving and closing really read and write.

import Foundation
import Plumbline

/// A document of a file. What it reads and writes is its subclass's.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// How a document is. Raw values are Apple's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, without anything of note.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1 << 0)
    /// Changed by several.
    public static let inConflict = State(rawValue: 1 << 1)
    /// It could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// It must not be changed at present.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// It is being loaded.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
  /// What happened to a document. Raw values are Apple's.
  public enum ChangeKind: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case done, undone, redone, cleared
  }
  /// Why a document is saved. Raw values are Apple's.
  public enum SaveOperation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case forCreating, forOverwriting
  }
  /// A document's state changed.
  public nonisolated static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")

  /// The file: the one that the document was made for, or was saved as since.
  open private(set) var fileURL: URL
  /// How the document is.
  open private(set) var documentState = State.closed {
    didSet {
      if documentState != oldValue {
        NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
      }
    }
  }
  /// What it is called: the name of the file without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The kind of file: the uniform type that its ending has.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  /// The kind that it is saved as.
  open var savingFileType: String? { fileType }
  /// Whether something is not saved yet.
  open private(set) var hasUnsavedChanges = false
  /// What can be undone; its changes do not mark the document: `updateChangeCount(_:)` does.
  open var undoManager: UndoManager! = UndoManager()

  /// A document of a file, which is not read yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// Takes what a file holds; for subclasses, does nothing here.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// What the file is to hold; for subclasses, nothing here.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Something failed; for subclasses, does nothing here.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  /// Reads the file.
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
  /// Reads a file.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }
  /// Writes the file.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let contents = try contents(forType: savingFileType ?? "")
      if let data = contents as? Data {
        try data.write(to: url, options: .atomic)
      } else {
        throw CocoaError(.fileWriteUnknown)
      }
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
  /// Writes the file where something changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  /// Writes the file where something changed, and ends.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { [weak self] done in
      self?.documentState.insert(.closed)
      completionHandler?(done)
    }
  }
  /// Notes that something changed, or nothing any more.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  /// Reads the file.
  open func open() async -> Bool {
    await withCheckedContinuation { told in open { told.resume(returning: $0) } }
  }
  /// Writes the file.
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { told in
      save(to: url, for: saveOperation) { told.resume(returning: $0) }
    }
  }
  /// Writes the file where something changed, and ends.
  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { told in close { told.resume(returning: $0) } }
  }
}

// A file, a folder with what is in it, or a link, in memory: documents of several files are read and written as one.

import Foundation

/// A file or folder in memory. What it was read from is read at once, not when it is asked for.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How one is read. Raw values are Apple's.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Files of a folder are read at once, as they are here in any case.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Contents are not mapped, as they are not here in any case.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }
  /// How one is written. Raw values are Apple's.
  public struct WritingOptions: OptionSet, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Replaces what is there in one step.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Takes the names of the files over.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private var content: Content

  /// Its name in a folder, as far as that is free.
  open var preferredFilename: String?
  /// The name that it was read under.
  open var filename: String?
  /// Facts about the file; empty at first.
  open var fileAttributes: [String: Any] = [:]

  /// A file of given bytes.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }
  /// A folder of files, under their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }
  /// A link to an address.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }
  /// What is at an address, with all that is in it.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(regularFileWithContents: Data())
    try read(from: url, options: options)
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The bytes of a file; nil for others.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The files of a folder by their names; nil for others.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let files) = content { files } else { nil }
  }
  /// Where a link leads; nil for others.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Adds a file to a folder under its name, or one like it where that is taken.
  /// - Returns: the name; empty for what is no folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var files) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var (name, number) = (wanted, 1)
    while files[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    files[name] = child
    content = .folder(files)
    return name
  }
  /// Adds a file of given bytes to a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }
  /// Takes a file out of a folder. Without effect for one that is not there.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let files) = content else { return }
    content = .folder(files.filter { $0.value !== child })
  }
  /// The name of a file in a folder; nil for one that is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
  /// Whether a file still has the bytes that it was read with.
  open func matchesContents(of url: URL) -> Bool {
    guard case .file(let data) = content else {
      return (try? FileWrapper(url: url).fileWrappers?.keys.sorted()) == fileWrappers?.keys.sorted()
    }
    return (try? Data(contentsOf: url)) == data
  }

  /// Reads what is at an address, with all that is in it.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      content = .link(
        URL(
          fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path),
          relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory?:
      var files: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        files[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(files)
    default: content = .file(try Data(contentsOf: url))
    }
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }

  /// Writes it, with all that is in it. A folder replaces what is at the address.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      try FileManager.default.createSymbolicLink(
        atPath: url.path, withDestinationPath: target.baseURL == nil ? target.path : target.relativePath)
    case .folder(let files): try Self.write(files, to: url, options)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Beside what is there, which gives way when all of it is written.
  private static func write(_ files: [String: FileWrapper], to url: URL, _ options: WritingOptions) throws {
    guard !files.keys.contains(where: { $0.contains("/") }) else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    let draft = url.deletingLastPathComponent().appendingPathComponent(
      ".\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      for (name, file) in files {
        try file.write(to: draft.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      try FileManager.default.moveItem(at: draft, to: url)
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }
}

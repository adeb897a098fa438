// Kinds of files, as the framework Uniform Type Identifiers names them: names and endings that are well known.

import Foundation
import Plumbline

/// A kind of file.
public struct UTType: Hashable, Sendable, Identifiable {
  /// The name that tells it from others.
  public let identifier: String
  /// The ending that files of it usually have.
  public let preferredFilenameExtension: String?
  /// Its name on the web.
  public let preferredMIMEType: String?
  /// The name that tells it from others.
  public var id: String { identifier }
  /// What it is called.
  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }

  /// Names of the kinds that a program's own kind belongs to; those of Apple's kinds are in `UTType.supertypes`.
  private let parents: [String]

  private init(
    _ identifier: String, _ ending: String? = nil, _ onTheWeb: String? = nil, of parents: [UTType] = []
  ) {
    self.identifier = identifier
    preferredFilenameExtension = ending
    preferredMIMEType = onTheWeb
    self.parents = parents.flatMap { [$0.identifier] + $0.parents }
  }

  /// Two are the same where their names are.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  /// Goes with the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  private static let known: [UTType] = [
    .image, .png, .jpeg, .gif, .heic, .tiff, .svg, .text, .plainText, .utf8PlainText, .rtf, .html, .xml,
    .json,
    .commaSeparatedText, .pdf, .data, .item, .content, .folder, .directory, .url, .fileURL, .movie, .video,
    .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .wav, .zip, .archive, .sourceCode, .swiftSource, .font,
    .propertyList, UTType("com.apple.m4v-video", "m4v", "video/x-m4v"),
  ]
  /// Endings beside the preferred ones.
  private static let otherEndings = [
    "jpg": UTType.jpeg, "jpe": .jpeg, "tif": .tiff, "htm": .html, "text": .plainText,
  ]
  /// What Apple's kinds belong to, one step up, by names (Apple's documentation of `UTType`).
  private static let supertypes: [String: [String]] = [
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.heic": ["public.image"], "public.tiff": ["public.image"],
    "public.svg-image": ["public.image", "public.xml"], "public.image": ["public.data", "public.content"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"],
    "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "public.comma-separated-values-text": ["public.text"], "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"], "com.adobe.pdf": ["public.data", "public.content"],
    "public.data": ["public.item"], "public.directory": ["public.item"],
    "public.folder": ["public.directory"],
    "public.url": ["public.data"], "public.file-url": ["public.url"],
    "public.movie": ["public.data", "public.content"], "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "com.apple.m4v-video": ["public.mpeg-4"], "public.audio": ["public.data", "public.content"],
    "public.mp3": ["public.audio"], "com.microsoft.waveform-audio": ["public.audio"],
    "public.zip-archive": ["public.data", "public.archive"], "com.apple.property-list": ["public.data"],
  ]
  /// A kind of a name; nil for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self = UTType.known.first { $0.identifier == identifier } ?? UTType(identifier, nil)
  }
  /// The kind of an ending; a kind of its own, of the given one, for an ending that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      UTType.known.first { $0.preferredFilenameExtension == ending } ?? UTType.otherEndings[ending]
      ?? UTType("dyn.\(ending)", ending, of: [supertype])
  }
  /// The kind of a name on the web; nil for one that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UTType.known.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
    self = found
  }
  /// An application's own kind.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, of: parentType.map { [$0] } ?? [])
  }
  /// Another application's kind.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, of: parentType.map { [$0] } ?? [])
  }
  /// Whether it is another kind or belongs to it.
  public func conforms(to type: UTType) -> Bool {
    var open = [identifier] + parents
    var seen: Set<String> = []
    while let next = open.popLast() {
      if next == type.identifier { return true }
      if seen.insert(next).inserted { open += UTType.supertypes[next] ?? [] }
    }
    return false
  }

  /// Apple's name.
  public static let image = UTType("public.image", nil)
  /// Apple's name.
  public static let png = UTType("public.png", "png", "image/png")
  /// Apple's name.
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
  /// Apple's name.
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif")
  /// Apple's name.
  public static let heic = UTType("public.heic", "heic", "image/heic")
  /// Apple's name.
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff")
  /// Apple's name.
  public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
  /// Apple's name.
  public static let text = UTType("public.text", nil)
  /// Apple's name.
  public static let plainText = UTType("public.plain-text", "txt", "text/plain")
  /// Apple's name.
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
  /// Apple's name.
  public static let rtf = UTType("public.rtf", "rtf", "text/rtf")
  /// Apple's name.
  public static let html = UTType("public.html", "html", "text/html")
  /// Apple's name.
  public static let xml = UTType("public.xml", "xml", "application/xml")
  /// Apple's name.
  public static let json = UTType("public.json", "json", "application/json")
  /// Apple's name.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", "text/csv")
  /// Apple's name.
  public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
  /// Apple's name.
  public static let data = UTType("public.data", nil)
  /// Apple's name.
  public static let item = UTType("public.item", nil)
  /// Apple's name.
  public static let content = UTType("public.content", nil)
  /// Apple's name.
  public static let folder = UTType("public.folder", nil)
  /// Apple's name.
  public static let directory = UTType("public.directory", nil)
  /// Apple's name.
  public static let url = UTType("public.url", nil)
  /// Apple's name.
  public static let fileURL = UTType("public.file-url", nil)
  /// Apple's name.
  public static let movie = UTType("public.movie", nil)
  /// Apple's name.
  public static let video = UTType("public.video", nil)
  /// Apple's name.
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")
  /// Apple's name.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", "video/quicktime")
  /// Apple's name.
  public static let audio = UTType("public.audio", nil)
  /// Apple's name.
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg")
  /// Apple's name.
  public static let wav = UTType("com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
  /// Apple's name.
  public static let zip = UTType("public.zip-archive", "zip", "application/zip")
  /// Apple's name.
  public static let archive = UTType("public.archive", nil)
  /// Apple's name.
  public static let sourceCode = UTType("public.source-code", nil)
  /// Apple's name.
  public static let swiftSource = UTType("public.swift-source", "swift")
  /// Apple's name.
  public static let font = UTType("public.font", nil)
  /// Apple's name.
  public static let propertyList = UTType("com.apple.property-list", "plist")
}

/// The name of images among kinds of files, as Mobile Core Services has it.
public let kUTTypeImage = "public.image"
/// The name of films.
public let kUTTypeMovie = "public.movie"
/// The name of films without sound.
public let kUTTypeVideo = "public.video"
/// The name of JPEG images.
public let kUTTypeJPEG = "public.jpeg"
/// The name of PNG images.
public let kUTTypePNG = "public.png"
/// The name of GIF images.
public let kUTTypeGIF = "com.compuserve.gif"
/// The name of PDF documents.
public let kUTTypePDF = "com.adobe.pdf"
/// The name of texts.
public let kUTTypeText = "public.text"
/// The name of texts without attributes.
public let kUTTypePlainText = "public.plain-text"
/// The name of texts in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The name of addresses.
public let kUTTypeURL = "public.url"
/// The name of data.
public let kUTTypeData = "public.data"

// Kinds of files, as the framework Uniform Type Identifiers names them: names and endings that are well known.

import Foundation
import Plumbline

/// A kind of data, by its uniform type. Those that are well known have endings and names of the web; others
/// only their identifier.
public struct UTType: Hashable, Sendable, Identifiable {
  /// The uniform type, as "public.png".
  public let identifier: String
  /// Without a dot, as "png"; nil where none is known.
  public let preferredFilenameExtension: String?
  /// As "image/png"; nil where none is known.
  public let preferredMIMEType: String?
  /// The same as `identifier`.
  public var id: String { identifier }
  /// The ending in capitals, as "PNG"; nil without one. Apple's is in the user's language.
  public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }

  private init(_ identifier: String, _ ending: String? = nil, _ onTheWeb: String? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = ending
    preferredMIMEType = onTheWeb
  }

  private static let known: [UTType] = [
    .image, .png, .jpeg, .gif, .heic, .tiff, .svg, .text, .plainText, .utf8PlainText, .rtf, .html, .xml,
    .json,
    .commaSeparatedText, .pdf, .data, .item, .content, .folder, .directory, .url, .fileURL, .movie, .video,
    .mpeg4Movie, .quickTimeMovie, .audio, .mp3, .wav, .zip, .archive, .sourceCode, .swiftSource, .font,
    .propertyList,
  ]
  /// One that is not known has no ending; nil for an empty identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self = UTType.known.first { $0.identifier == identifier } ?? UTType(identifier, nil)
  }
  /// Capitals count as small letters. One that is not known becomes "dyn." and the ending; the parent is not
  /// kept.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      UTType.known.first { $0.preferredFilenameExtension == ending } ?? UTType("dyn.\(ending)", ending)
  }
  /// By its exact name, as "image/png"; nil where it is not known. The parent is not kept.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UTType.known.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
    self = found
  }
  /// Without ending and parent: the application's property list is not read.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil)
  }
  /// Without ending and parent: the application's property list is not read.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil)
  }
  /// True for itself, `item` and `data`; beyond that only the images, texts, films and sounds below are
  /// known.
  public func conforms(to type: UTType) -> Bool {
    if self == type || type == .item || type == .data { return true }
    switch type {
    case .image: return [.png, .jpeg, .gif, .heic, .tiff, .svg].contains(self)
    case .text:
      return [.plainText, .utf8PlainText, .rtf, .html, .xml, .json, .commaSeparatedText].contains(self)
    case .plainText: return [.utf8PlainText, .sourceCode, .swiftSource, .commaSeparatedText].contains(self)
    case .movie: return [.video, .mpeg4Movie, .quickTimeMovie].contains(self)
    case .audio: return [.mp3, .wav].contains(self)
    default: return false
    }
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

// Kinds of files, as the framework Uniform Type Identifiers names them: names and endings that are well known.

import Foundation

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

  /// A kind that is well known.
  static func named(_ identifier: String, _ ending: String? = nil, _ onTheWeb: String? = nil) -> UTType {
    UTType(identifier, ending, onTheWeb)
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
  private static let all = known + moreKnown
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
  /// One that is not known has no ending; nil for an empty identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self = UTType.all.first { $0.identifier == identifier } ?? UTType(identifier, nil)
  }
  /// The kind of an ending; a kind of its own, of the given one, for an ending that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self =
      UTType.all.first { $0.preferredFilenameExtension == ending } ?? UTType.otherEndings[ending]
      ?? UTType.moreEndings[ending] ?? UTType("dyn.\(ending)", ending, of: [supertype])
  }
  /// By its exact name, as "image/png"; nil where it is not known. The parent is not kept.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = UTType.all.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
    self = found
  }
  /// Without ending, of the given parent: the application's property list is not read.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, of: parentType.map { [$0] } ?? [])
  }
  /// Without ending, of the given parent: the application's property list is not read.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, of: parentType.map { [$0] } ?? [])
  }
  /// Whether it is another kind or belongs to it.
  public func conforms(to type: UTType) -> Bool {
    var open = [identifier] + parents
    var seen: Set<String> = []
    while let next = open.popLast() {
      if next == type.identifier { return true }
      if seen.insert(next).inserted { open += UTType.supertypes[next] ?? UTType.moreSupertypes[next] ?? [] }
    }
    return false
  }

  /// `public.image`; `png`, `jpeg`, `gif`, `heic`, `tiff` and `svg` conform to it.
  public static let image = UTType("public.image", nil)
  /// `public.png`; files end in "png", on the web it is "image/png".
  public static let png = UTType("public.png", "png", "image/png")
  /// `public.jpeg`; files end in "jpeg", on the web it is "image/jpeg".
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
  /// `com.compuserve.gif`; files end in "gif", on the web it is "image/gif".
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif")
  /// `public.heic`; files end in "heic", on the web it is "image/heic".
  public static let heic = UTType("public.heic", "heic", "image/heic")
  /// `public.tiff`; files end in "tiff", on the web it is "image/tiff".
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff")
  /// `public.svg-image`; files end in "svg", on the web it is "image/svg+xml".
  public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
  /// `public.text`; plain text, RTF, HTML, XML, JSON and tables conform to it.
  public static let text = UTType("public.text", nil)
  /// `public.plain-text`; files end in "txt", on the web it is "text/plain", text in UTF-8, sources and
  /// tables conform to it.
  public static let plainText = UTType("public.plain-text", "txt", "text/plain")
  /// `public.utf8-plain-text`; nothing else conforms to it here.
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
  /// `public.rtf`; files end in "rtf", on the web it is "text/rtf".
  public static let rtf = UTType("public.rtf", "rtf", "text/rtf")
  /// `public.html`; files end in "html", on the web it is "text/html".
  public static let html = UTType("public.html", "html", "text/html")
  /// `public.xml`; files end in "xml", on the web it is "application/xml".
  public static let xml = UTType("public.xml", "xml", "application/xml")
  /// `public.json`; files end in "json", on the web it is "application/json".
  public static let json = UTType("public.json", "json", "application/json")
  /// `public.comma-separated-values-text`; files end in "csv", on the web it is "text/csv".
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", "text/csv")
  /// `com.adobe.pdf`; files end in "pdf", on the web it is "application/pdf".
  public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
  /// `public.data`; what is kept as bytes conforms to it.
  public static let data = UTType("public.data", nil)
  /// `public.item`; everything conforms to it.
  public static let item = UTType("public.item", nil)
  /// `public.content`; what documents are made of conforms to it.
  public static let content = UTType("public.content", nil)
  /// `public.folder`; nothing else conforms to it here.
  public static let folder = UTType("public.folder", nil)
  /// `public.directory`; nothing else conforms to it here.
  public static let directory = UTType("public.directory", nil)
  /// `public.url`; nothing else conforms to it here.
  public static let url = UTType("public.url", nil)
  /// `public.file-url`; nothing else conforms to it here.
  public static let fileURL = UTType("public.file-url", nil)
  /// `public.movie`; `video`, `mpeg4Movie` and `quickTimeMovie` conform to it.
  public static let movie = UTType("public.movie", nil)
  /// `public.video`; nothing else conforms to it here.
  public static let video = UTType("public.video", nil)
  /// `public.mpeg-4`; files end in "mp4", on the web it is "video/mp4".
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")
  /// `com.apple.quicktime-movie`; files end in "mov", on the web it is "video/quicktime".
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", "video/quicktime")
  /// `public.audio`; `mp3` and `wav` conform to it.
  public static let audio = UTType("public.audio", nil)
  /// `public.mp3`; files end in "mp3", on the web it is "audio/mpeg".
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg")
  /// `com.microsoft.waveform-audio`; files end in "wav", on the web it is "audio/vnd.wave".
  public static let wav = UTType("com.microsoft.waveform-audio", "wav", "audio/vnd.wave")
  /// `public.zip-archive`; files end in "zip", on the web it is "application/zip".
  public static let zip = UTType("public.zip-archive", "zip", "application/zip")
  /// `public.archive`; nothing else conforms to it here.
  public static let archive = UTType("public.archive", nil)
  /// `public.source-code`; nothing else conforms to it here.
  public static let sourceCode = UTType("public.source-code", nil)
  /// `public.swift-source`; files end in "swift".
  public static let swiftSource = UTType("public.swift-source", "swift")
  /// `public.font`; nothing else conforms to it here.
  public static let font = UTType("public.font", nil)
  /// `com.apple.property-list`; files end in "plist".
  public static let propertyList = UTType("com.apple.property-list", "plist")
}

/// `UTType.image`'s identifier, by its name in Mobile Core Services.
public let kUTTypeImage = "public.image"
/// `UTType.movie`'s identifier, by its name in Mobile Core Services.
public let kUTTypeMovie = "public.movie"
/// `UTType.video`'s identifier, by its name in Mobile Core Services.
public let kUTTypeVideo = "public.video"
/// `UTType.jpeg`'s identifier, by its name in Mobile Core Services.
public let kUTTypeJPEG = "public.jpeg"
/// `UTType.png`'s identifier, by its name in Mobile Core Services.
public let kUTTypePNG = "public.png"
/// `UTType.gif`'s identifier, by its name in Mobile Core Services.
public let kUTTypeGIF = "com.compuserve.gif"
/// `UTType.pdf`'s identifier, by its name in Mobile Core Services.
public let kUTTypePDF = "com.adobe.pdf"
/// `UTType.text`'s identifier, by its name in Mobile Core Services.
public let kUTTypeText = "public.text"
/// `UTType.plainText`'s identifier, by its name in Mobile Core Services.
public let kUTTypePlainText = "public.plain-text"
/// `UTType.utf8PlainText`'s identifier, by its name in Mobile Core Services.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// `UTType.url`'s identifier, by its name in Mobile Core Services.
public let kUTTypeURL = "public.url"
/// `UTType.data`'s identifier, by its name in Mobile Core Services.
public let kUTTypeData = "public.data"
/// `UTType.propertyList`'s identifier, by its name in Mobile Core Services.
public let kUTTypePropertyList = "com.apple.property-list"
/// `UTType.fileURL`'s identifier, by its name in Mobile Core Services.
public let kUTTypeFileURL = "public.file-url"
/// `UTType.item`'s identifier, by its name in Mobile Core Services.
public let kUTTypeItem = "public.item"
/// `UTType.content`'s identifier, by its name in Mobile Core Services.
public let kUTTypeContent = "public.content"
/// `UTType.folder`'s identifier, by its name in Mobile Core Services.
public let kUTTypeFolder = "public.folder"
/// `UTType.directory`'s identifier, by its name in Mobile Core Services.
public let kUTTypeDirectory = "public.directory"
/// `UTType.audio`'s identifier, by its name in Mobile Core Services.
public let kUTTypeAudio = "public.audio"
/// `UTType.mp3`'s identifier, by its name in Mobile Core Services.
public let kUTTypeMP3 = "public.mp3"
/// `UTType.mpeg4Movie`'s identifier, by its name in Mobile Core Services.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// `UTType.quickTimeMovie`'s identifier, by its name in Mobile Core Services.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// `UTType.rtf`'s identifier, by its name in Mobile Core Services.
public let kUTTypeRTF = "public.rtf"
/// `UTType.html`'s identifier, by its name in Mobile Core Services.
public let kUTTypeHTML = "public.html"
/// `UTType.xml`'s identifier, by its name in Mobile Core Services.
public let kUTTypeXML = "public.xml"
/// `UTType.json`'s identifier, by its name in Mobile Core Services.
public let kUTTypeJSON = "public.json"
/// `UTType.tiff`'s identifier, by its name in Mobile Core Services.
public let kUTTypeTIFF = "public.tiff"
/// `UTType.commaSeparatedText`'s identifier, by its name in Mobile Core Services.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// `UTType.zip`'s identifier, by its name in Mobile Core Services.
public let kUTTypeZipArchive = "public.zip-archive"
/// `UTType.archive`'s identifier, by its name in Mobile Core Services.
public let kUTTypeArchive = "public.archive"
/// `UTType.sourceCode`'s identifier, by its name in Mobile Core Services.
public let kUTTypeSourceCode = "public.source-code"
/// `UTType.font`'s identifier, by its name in Mobile Core Services.
public let kUTTypeFont = "public.font"
/// `public.vcard`, by its name in Mobile Core Services.
public let kUTTypeVCard = "public.vcard"
/// `public.audiovisual-content`, by its name in Mobile Core Services.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// `public.mpeg`, by its name in Mobile Core Services.
public let kUTTypeMPEG = "public.mpeg"
/// `public.mpeg-4-audio`, by its name in Mobile Core Services.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// `com.apple.live-photo`, by its name in Mobile Core Services.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// `com.microsoft.bmp`, by its name in Mobile Core Services.
public let kUTTypeBMP = "com.microsoft.bmp"
/// `public.contact`, by its name in Mobile Core Services.
public let kUTTypeContact = "public.contact"
/// `public.message`, by its name in Mobile Core Services.
public let kUTTypeMessage = "public.message"

extension URL {
  /// Always true: no sandbox keeps files back here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
  /// The name below this address, with the kind's preferred ending unless it has none.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    return contentType.preferredFilenameExtension.map(url.appendingPathExtension) ?? url
  }
}

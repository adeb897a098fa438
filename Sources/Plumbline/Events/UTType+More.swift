// Kinds of files that fewer programs name, and what all kinds say about themselves. Names, endings, names of the web and parents are
// those of Apple's documentation of `UTType`.

import Foundation

extension UTType {
  /// `public.camera-raw-image`.
  public static let rawImage = named("public.camera-raw-image")
  /// `com.microsoft.bmp`; files end in "bmp"; on the web it is "image/bmp".
  public static let bmp = named("com.microsoft.bmp", "bmp", "image/bmp")
  /// `com.microsoft.ico`; files end in "ico"; on the web it is "image/vnd.microsoft.icon".
  public static let ico = named("com.microsoft.ico", "ico", "image/vnd.microsoft.icon")
  /// `com.apple.icns`; files end in "icns"; on the web it is "image/x-icns".
  public static let icns = named("com.apple.icns", "icns", "image/x-icns")
  /// `org.webmproject.webp`; files end in "webp"; on the web it is "image/webp".
  public static let webP = named("org.webmproject.webp", "webp", "image/webp")
  /// `public.heif`; files end in "heif"; on the web it is "image/heif".
  public static let heif = named("public.heif", "heif", "image/heif")
  /// `com.apple.live-photo`.
  public static let livePhoto = named("com.apple.live-photo")
  /// `public.utf16-plain-text`.
  public static let utf16PlainText = named("public.utf16-plain-text")
  /// `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = named("public.utf16-external-plain-text")
  /// `public.delimited-values-text`.
  public static let delimitedText = named("public.delimited-values-text")
  /// `public.tab-separated-values-text`; files end in "tsv"; on the web it is "text/tab-separated-values".
  public static let tabSeparatedText = named(
    "public.tab-separated-values-text", "tsv", "text/tab-separated-values")
  /// `public.composite-content`.
  public static let compositeContent = named("public.composite-content")
  /// `com.apple.rtfd`; files end in "rtfd".
  public static let rtfd = named("com.apple.rtfd", "rtfd")
  /// `com.apple.flat-rtfd`.
  public static let flatRTFD = named("com.apple.flat-rtfd")
  /// `com.apple.webarchive`; files end in "webarchive"; on the web it is "application/x-webarchive".
  public static let webArchive = named("com.apple.webarchive", "webarchive", "application/x-webarchive")
  /// `public.audiovisual-content`.
  public static let audiovisualContent = named("public.audiovisual-content")
  /// `public.yaml`; files end in "yaml"; on the web it is "application/x-yaml".
  public static let yaml = named("public.yaml", "yaml", "application/x-yaml")
  /// `com.apple.xml-property-list`.
  public static let xmlPropertyList = named("com.apple.xml-property-list")
  /// `com.apple.binary-property-list`.
  public static let binaryPropertyList = named("com.apple.binary-property-list")
  /// `public.geojson`; files end in "geojson"; on the web it is "application/geo+json".
  public static let geoJSON = named("public.geojson", "geojson", "application/geo+json")
  /// `com.apple.log`; files end in "log".
  public static let log = named("com.apple.log", "log")
  /// `public.vcard`; files end in "vcf"; on the web it is "text/vcard".
  public static let vCard = named("public.vcard", "vcf", "text/vcard")
  /// `public.contact`.
  public static let contact = named("public.contact")
  /// `public.calendar-event`.
  public static let calendarEvent = named("public.calendar-event")
  /// `public.to-do-item`.
  public static let toDoItem = named("public.to-do-item")
  /// `public.message`.
  public static let message = named("public.message")
  /// `public.email-message`.
  public static let emailMessage = named("public.email-message")
  /// `com.apple.internet-location`.
  public static let internetLocation = named("com.apple.internet-location")
  /// `com.microsoft.internet-shortcut`; files end in "url".
  public static let internetShortcut = named("com.microsoft.internet-shortcut", "url")
  /// `public.bookmark`.
  public static let bookmark = named("public.bookmark")
  /// `com.apple.bookmark`.
  public static let urlBookmarkData = named("com.apple.bookmark")
  /// `com.apple.resolvable`.
  public static let resolvable = named("com.apple.resolvable")
  /// `public.symlink`.
  public static let symbolicLink = named("public.symlink")
  /// `com.apple.alias-file`.
  public static let aliasFile = named("com.apple.alias-file")
  /// `public.volume`.
  public static let volume = named("public.volume")
  /// `com.apple.mount-point`.
  public static let mountPoint = named("com.apple.mount-point")
  /// `com.apple.package`.
  public static let package = named("com.apple.package")
  /// `com.apple.bundle`.
  public static let bundle = named("com.apple.bundle")
  /// `com.apple.framework`; files end in "framework".
  public static let framework = named("com.apple.framework", "framework")
  /// `com.apple.plugin`.
  public static let pluginBundle = named("com.apple.plugin")
  /// `com.apple.application`.
  public static let application = named("com.apple.application")
  /// `com.apple.application-bundle`; files end in "app".
  public static let applicationBundle = named("com.apple.application-bundle", "app")
  /// `public.executable`.
  public static let executable = named("public.executable")
  /// `public.unix-executable`.
  public static let unixExecutable = named("public.unix-executable")
  /// `com.microsoft.windows-executable`; files end in "exe"; on the web it is "application/x-msdownload".
  public static let exe = named("com.microsoft.windows-executable", "exe", "application/x-msdownload")
  /// `public.script`.
  public static let script = named("public.script")
  /// `public.shell-script`; files end in "sh".
  public static let shellScript = named("public.shell-script", "sh")
  /// `com.apple.applescript.text`; files end in "applescript".
  public static let appleScript = named("com.apple.applescript.text", "applescript")
  /// `com.netscape.javascript-source`; files end in "js"; on the web it is "text/javascript".
  public static let javaScript = named("com.netscape.javascript-source", "js", "text/javascript")
  /// `public.python-script`; files end in "py"; on the web it is "text/x-python".
  public static let pythonScript = named("public.python-script", "py", "text/x-python")
  /// `public.perl-script`; files end in "pl"; on the web it is "text/x-perl".
  public static let perlScript = named("public.perl-script", "pl", "text/x-perl")
  /// `public.ruby-script`; files end in "rb"; on the web it is "text/x-ruby".
  public static let rubyScript = named("public.ruby-script", "rb", "text/x-ruby")
  /// `public.php-script`; files end in "php"; on the web it is "text/php".
  public static let phpScript = named("public.php-script", "php", "text/php")
  /// `public.c-source`; files end in "c".
  public static let cSource = named("public.c-source", "c")
  /// `public.c-header`; files end in "h".
  public static let cHeader = named("public.c-header", "h")
  /// `public.c-plus-plus-source`; files end in "cp".
  public static let cPlusPlusSource = named("public.c-plus-plus-source", "cp")
  /// `public.c-plus-plus-header`; files end in "hpp".
  public static let cPlusPlusHeader = named("public.c-plus-plus-header", "hpp")
  /// `public.objective-c-source`; files end in "m".
  public static let objectiveCSource = named("public.objective-c-source", "m")
  /// `public.objective-c-plus-plus-source`; files end in "mm".
  public static let objectiveCPlusPlusSource = named("public.objective-c-plus-plus-source", "mm")
  /// `public.assembly-source`; files end in "s".
  public static let assemblyLanguageSource = named("public.assembly-source", "s")
  /// `public.make-source`; files end in "mk".
  public static let makefile = named("public.make-source", "mk")
  /// `public.avi`; files end in "avi"; on the web it is "video/avi".
  public static let avi = named("public.avi", "avi", "video/avi")
  /// `public.mpeg`; files end in "mpg"; on the web it is "video/mpeg".
  public static let mpeg = named("public.mpeg", "mpg", "video/mpeg")
  /// `public.mpeg-2-video`.
  public static let mpeg2Video = named("public.mpeg-2-video")
  /// `public.mpeg-2-transport-stream`; files end in "ts".
  public static let mpeg2TransportStream = named("public.mpeg-2-transport-stream", "ts")
  /// `public.mpeg-4-audio`; files end in "mp4"; on the web it is "audio/mp4".
  public static let mpeg4Audio = named("public.mpeg-4-audio", "mp4", "audio/mp4")
  /// `com.apple.protected-mpeg-4-audio`; files end in "m4p".
  public static let appleProtectedMPEG4Audio = named("com.apple.protected-mpeg-4-audio", "m4p")
  /// `com.apple.protected-mpeg-4-video`; files end in "m4v".
  public static let appleProtectedMPEG4Video = named("com.apple.protected-mpeg-4-video", "m4v")
  /// `public.aiff-audio`; files end in "aiff"; on the web it is "audio/aiff".
  public static let aiff = named("public.aiff-audio", "aiff", "audio/aiff")
  /// `public.midi-audio`; files end in "midi"; on the web it is "audio/midi".
  public static let midi = named("public.midi-audio", "midi", "audio/midi")
  /// `public.playlist`.
  public static let playlist = named("public.playlist")
  /// `public.m3u-playlist`; files end in "m3u"; on the web it is "audio/mpegurl".
  public static let m3uPlaylist = named("public.m3u-playlist", "m3u", "audio/mpegurl")
  /// `public.presentation`.
  public static let presentation = named("public.presentation")
  /// `public.spreadsheet`.
  public static let spreadsheet = named("public.spreadsheet")
  /// `public.database`.
  public static let database = named("public.database")
  /// `org.idpf.epub-container`; files end in "epub"; on the web it is "application/epub+zip".
  public static let epub = named("org.idpf.epub-container", "epub", "application/epub+zip")
  /// `org.gnu.gnu-zip-archive`; files end in "gz"; on the web it is "application/gzip".
  public static let gzip = named("org.gnu.gnu-zip-archive", "gz", "application/gzip")
  /// `public.bzip2-archive`; files end in "bz2"; on the web it is "application/x-bzip2".
  public static let bz2 = named("public.bzip2-archive", "bz2", "application/x-bzip2")
  /// `com.apple.archive`; files end in "aar".
  public static let appleArchive = named("com.apple.archive", "aar")
  /// `public.disk-image`.
  public static let diskImage = named("public.disk-image")
  /// `public.3d-content`.
  public static let threeDContent = named("public.3d-content")
  /// `com.pixar.universal-scene-description`; files end in "usd".
  public static let usd = named("com.pixar.universal-scene-description", "usd")
  /// `com.pixar.universal-scene-description-mobile`; files end in "usdz"; on the web it is "model/vnd.usdz+zip".
  public static let usdz = named("com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip")
  /// `com.apple.reality`; files end in "reality".
  public static let realityFile = named("com.apple.reality", "reality")
  /// `com.apple.scenekit.scene`; files end in "scn".
  public static let sceneKitScene = named("com.apple.scenekit.scene", "scn")
  /// `com.rsa.pkcs-12`; files end in "p12"; on the web it is "application/x-pkcs12".
  public static let pkcs12 = named("com.rsa.pkcs-12", "p12", "application/x-pkcs12")
  /// `public.x509-certificate`; files end in "cer"; on the web it is "application/x-x509-ca-cert".
  public static let x509Certificate = named("public.x509-certificate", "cer", "application/x-x509-ca-cert")
  /// `com.apple.haptics.ahap`; files end in "ahap".
  public static let ahap = named("com.apple.haptics.ahap", "ahap")

  /// All of these.
  static let moreKnown: [UTType] = [
    .rawImage, .bmp, .ico, .icns, .webP, .heif, .livePhoto, .utf16PlainText, .utf16ExternalPlainText,
    .delimitedText, .tabSeparatedText, .compositeContent, .rtfd, .flatRTFD, .webArchive,
    .audiovisualContent, .yaml, .xmlPropertyList, .binaryPropertyList, .geoJSON, .log, .vCard, .contact,
    .calendarEvent, .toDoItem, .message, .emailMessage, .internetLocation, .internetShortcut, .bookmark,
    .urlBookmarkData, .resolvable, .symbolicLink, .aliasFile, .volume, .mountPoint, .package, .bundle,
    .framework, .pluginBundle, .application, .applicationBundle, .executable, .unixExecutable, .exe,
    .script, .shellScript, .appleScript, .javaScript, .pythonScript, .perlScript, .rubyScript, .phpScript,
    .cSource, .cHeader, .cPlusPlusSource, .cPlusPlusHeader, .objectiveCSource, .objectiveCPlusPlusSource,
    .assemblyLanguageSource, .makefile, .avi, .mpeg, .mpeg2Video, .mpeg2TransportStream, .mpeg4Audio,
    .appleProtectedMPEG4Audio, .appleProtectedMPEG4Video, .aiff, .midi, .playlist, .m3uPlaylist,
    .presentation, .spreadsheet, .database, .epub, .gzip, .bz2, .appleArchive, .diskImage, .threeDContent,
    .usd, .usdz, .realityFile, .sceneKitScene, .pkcs12, .x509Certificate, .ahap,
  ]
  /// Endings of these beside the preferred ones.
  static let moreEndings: [String: UTType] = [
    "yml": .yaml, "mpeg": .mpeg, "mid": .midi, "aif": .aiff, "m4a": .mpeg4Audio, "cpp": .cPlusPlusSource,
    "heifs": .heif, "vcard": .vCard, "hh": .cPlusPlusHeader, "usda": .usd, "usdc": .usd,
  ]
  /// What these belong to, one step up, by names.
  static let moreSupertypes: [String: [String]] = [
    "public.camera-raw-image": ["public.image"],
    "com.microsoft.bmp": ["public.image"],
    "com.microsoft.ico": ["public.image"],
    "com.apple.icns": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "public.heif": ["public.image"],
    "com.apple.live-photo": ["public.data"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.utf16-external-plain-text": ["public.plain-text"],
    "public.delimited-values-text": ["public.text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "public.composite-content": ["public.content"],
    "com.apple.rtfd": ["com.apple.package", "public.composite-content"],
    "com.apple.flat-rtfd": ["public.data", "public.composite-content"],
    "com.apple.webarchive": ["public.data", "public.composite-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.yaml": ["public.text"],
    "com.apple.xml-property-list": ["com.apple.property-list", "public.xml"],
    "com.apple.binary-property-list": ["com.apple.property-list"],
    "public.geojson": ["public.json"],
    "com.apple.log": ["public.plain-text"],
    "public.vcard": ["public.text", "public.contact"],
    "public.email-message": ["public.message"],
    "com.apple.internet-location": ["public.data"],
    "com.microsoft.internet-shortcut": ["public.data"],
    "com.apple.bookmark": ["public.data", "public.bookmark"],
    "public.symlink": ["public.item", "com.apple.resolvable"],
    "com.apple.alias-file": ["public.data", "com.apple.resolvable"],
    "public.volume": ["public.folder"],
    "com.apple.mount-point": ["public.item", "com.apple.resolvable"],
    "com.apple.package": ["public.directory"],
    "com.apple.bundle": ["public.directory"],
    "com.apple.framework": ["com.apple.bundle"],
    "com.apple.plugin": ["com.apple.bundle"],
    "com.apple.application": ["public.executable"],
    "com.apple.application-bundle": ["com.apple.application", "com.apple.bundle", "com.apple.package"],
    "public.executable": ["public.item"],
    "public.unix-executable": ["public.executable", "public.data"],
    "com.microsoft.windows-executable": ["public.executable", "public.data"],
    "public.script": ["public.source-code", "public.executable"],
    "public.shell-script": ["public.script"],
    "com.apple.applescript.text": ["public.script"],
    "com.netscape.javascript-source": ["public.source-code", "public.executable"],
    "public.python-script": ["public.shell-script"],
    "public.perl-script": ["public.shell-script"],
    "public.ruby-script": ["public.shell-script"],
    "public.php-script": ["public.shell-script"],
    "public.c-source": ["public.source-code"],
    "public.c-header": ["public.source-code"],
    "public.c-plus-plus-source": ["public.source-code"],
    "public.c-plus-plus-header": ["public.source-code"],
    "public.objective-c-source": ["public.source-code"],
    "public.objective-c-plus-plus-source": ["public.source-code"],
    "public.assembly-source": ["public.source-code"],
    "public.make-source": ["public.script"],
    "public.avi": ["public.movie"],
    "public.mpeg": ["public.movie"],
    "public.mpeg-2-video": ["public.video"],
    "public.mpeg-2-transport-stream": ["public.movie"],
    "public.mpeg-4-audio": ["public.audio"],
    "com.apple.protected-mpeg-4-audio": ["public.audio"],
    "com.apple.protected-mpeg-4-video": ["public.mpeg-4"],
    "public.aiff-audio": ["public.audio"],
    "public.midi-audio": ["public.audio"],
    "public.m3u-playlist": ["public.text", "public.playlist"],
    "public.presentation": ["public.content"],
    "public.spreadsheet": ["public.content"],
    "org.idpf.epub-container": ["public.data", "public.composite-content"],
    "org.gnu.gnu-zip-archive": ["public.data", "public.archive"],
    "public.bzip2-archive": ["public.data", "public.archive"],
    "com.apple.archive": ["public.data", "public.archive"],
    "public.disk-image": ["public.data", "public.archive"],
    "public.3d-content": ["public.content"],
    "com.pixar.universal-scene-description": ["public.data", "public.3d-content"],
    "com.pixar.universal-scene-description-mobile": ["com.pixar.universal-scene-description"],
    "com.apple.reality": ["public.data", "public.3d-content"],
    "com.apple.scenekit.scene": ["public.3d-content"],
    "com.rsa.pkcs-12": ["public.data"],
    "public.x509-certificate": ["public.data"],
    "com.apple.haptics.ahap": ["public.json"],
  ]
}

/// A kind of name for kinds of files.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A kind of name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What files end in.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// What it is on the web.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The kind of an ending or name of the web.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }
  /// The kinds of an ending or name of the web: one is known at most.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard let found = UTType(tag: tag, tagClass: tagClass, conformingTo: supertype),
      supertype.map(found.conforms(to:)) ?? true
    else { return [] }
    return [found]
  }
  /// Its ending and its name of the web.
  public var tags: [UTTagClass: [String]] {
    var all: [UTTagClass: [String]] = [:]
    if let preferredFilenameExtension { all[.filenameExtension] = [preferredFilenameExtension] }
    if let preferredMIMEType { all[.mimeType] = [preferredMIMEType] }
    return all
  }
  /// Whether it belongs to another kind and is not that itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another kind belongs to it and is not it itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  /// Whether it was made of an ending that is not known.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether somebody says what it is: whether it is not dynamic.
  public var isDeclared: Bool { !isDynamic }
  /// Whether it is of those for everybody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The version of what is said about it: not known.
  public var version: Int? { nil }
  /// Where it is described: not known.
  public var referenceURL: URL? { nil }
}

extension UTType: CustomStringConvertible {
  /// Its identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads the identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = UTType(name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "an empty identifier")
    }
    self = type
  }
  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

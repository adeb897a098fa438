// Reading and writing films and sounds, choosing among their languages, and giving their bytes oneself. No film is read or written
// here: readers and writers fail, and nothing asks for bytes.

import FoundationAdditions
import Plumbline

private let unsupported = AVError(.unknown)

// MARK: Reading and writing

/// Reads a film piece by piece: it cannot.
open class AVAssetReader: NSObject, @unchecked Sendable {
  /// How far it is. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, reading, completed, failed, cancelled
  }
  /// What is read.
  public let asset: AVAsset
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it cannot.
  open private(set) var error: (any Error)?
  /// Which part is read; carried.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// What gives the pieces.
  open private(set) var outputs: [AVAssetReaderOutput] = []
  /// Reads a film.
  public init(asset: AVAsset) throws { self.asset = asset }
  /// Whether something can give pieces.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
  /// Adds something that gives pieces.
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  /// Begins: it cannot.
  open func startReading() -> Bool {
    (status, error) = (.failed, unsupported)
    return false
  }
  /// Ends.
  open func cancelReading() { if status == .unknown { status = .cancelled } }
}

/// Gives pieces of a film: none.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  /// What is given.
  open var mediaType: AVMediaType { .video }
  /// Whether pieces may be changed; carried.
  open var alwaysCopiesSampleData = true
  /// Whether one can read again; carried.
  open var supportsRandomAccess = false
  /// The next piece: none.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// Gives pieces of a track: none.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The track.
  public let track: AVAssetTrack
  /// In which form; nil for the track's own.
  public let outputSettings: [String: Any]?
  /// Pieces of a track.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }
  /// What is given.
  open override var mediaType: AVMediaType { track.mediaType }
}

/// Writes a film piece by piece: it cannot.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  /// How far it is. Raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, writing, completed, failed, cancelled
  }
  /// Where.
  public let outputURL: URL
  /// In which kind of file.
  public let outputFileType: AVFileType
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it cannot.
  open private(set) var error: (any Error)?
  /// What takes the pieces.
  open private(set) var inputs: [AVAssetWriterInput] = []
  /// What the film says of itself; carried.
  open var metadata: [AVMetadataItem] = []
  /// Whether it begins early when it is fetched; carried.
  open var shouldOptimizeForNetworkUse = false
  /// How long parts are; carried.
  open var movieFragmentInterval = CMTime.invalid
  /// How many parts a second has; carried.
  open var movieTimeScale: CMTimeScale = 0
  /// What can be taken: film and sound.
  open var availableMediaTypes: [AVMediaType] { [.video, .audio] }
  /// Writes a file.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
  }
  /// Writes a file.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  /// Whether something can be written so.
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { true }
  /// Whether something can take pieces.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
  /// Adds something that takes pieces.
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  /// Begins: it cannot.
  @discardableResult open func startWriting() -> Bool {
    (status, error) = (.failed, unsupported)
    return false
  }
  /// The film begins at a time.
  open func startSession(atSourceTime startTime: CMTime) {}
  /// The film ends at a time.
  open func endSession(atSourceTime endTime: CMTime) {}
  /// Ends and throws away.
  open func cancelWriting() { if status == .unknown { status = .cancelled } }
  /// Ends; the closure is called at once.
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  /// Ends.
  open func finishWriting() async {}
}

/// Takes pieces of a film: none.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  /// What is taken.
  public let mediaType: AVMediaType
  /// How it is written; nil for as it comes.
  public let outputSettings: [String: Any]?
  /// Whether pieces come as they happen; carried.
  open var expectsMediaDataInRealTime = false
  /// How pictures are turned; carried.
  open var transform = CGAffineTransform.identity
  /// How loud it is, of 1; carried.
  open var preferredVolume: Float = 1
  /// What it says of itself; carried.
  open var metadata: [AVMetadataItem] = []
  /// How large pictures are; carried.
  open var naturalSize = CGSize.zero
  /// How many parts a second has; carried.
  open var mediaTimeScale: CMTimeScale = 0
  /// Whether it can take a piece: no.
  open var isReadyForMoreMediaData: Bool { false }
  /// Takes pieces.
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
  }
  /// Takes pieces of an arrangement.
  public convenience init(
    mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?
  ) { self.init(mediaType: mediaType, outputSettings: outputSettings) }
  /// Takes a piece: it cannot.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  /// Asks for pieces when it can take some: never.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
  /// There are no more.
  open func markAsFinished() {}
}

/// Takes pictures of a film: none.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  /// What takes them.
  public let assetWriterInput: AVAssetWriterInput
  /// How they are arranged.
  public let sourcePixelBufferAttributes: [String: Any]?
  /// Memory for pictures: none.
  open var pixelBufferPool: AnyObject? { nil }
  /// Takes pictures.
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
  }
  /// Takes a picture: it cannot.
  @discardableResult open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  )
    -> Bool
  { false }
}

/// How wide pictures are written.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// How high pictures are written.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// How pictures are put together.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// Bits a second of pictures.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// How many pictures until one that stands by itself.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// Which parts of the way of writing are used.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// Many parts of the way of writing, for few films.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// Some parts of the way of writing.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// Few parts of the way of writing, for all films.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
/// How pictures fill a size.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// So that nothing is seen beside them.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// So that all of them is seen.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// How good pictures are, of 1.
public let AVVideoQualityKey = "Quality"

// MARK: Languages

/// What a track or a language of it is for.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A purpose.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is seen.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// It is heard.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// It is read.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  /// It says what is seen.
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")
  /// Only what has to be read.
  public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
    rawValue: "public.subtitles.forced-only")
}

/// A language of a film; none is made here.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  /// What it is called.
  open var displayName: String { "" }
  /// What it is called in a language.
  open func displayName(with locale: Locale) -> String { "" }
  /// What it is.
  open var mediaType: AVMediaType { .audio }
  /// The language.
  open var locale: Locale? { nil }
  /// The language's name.
  open var extendedLanguageTag: String? { nil }
  /// Whether it can be played.
  open var isPlayable: Bool { false }
  /// Whether it is for something.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}

/// Languages of a film of which one is heard or read; none is made here.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  /// The languages.
  open var options: [AVMediaSelectionOption] { [] }
  /// The usual one.
  open var defaultOption: AVMediaSelectionOption? { nil }
  /// Whether there can be none.
  open var allowsEmptySelection: Bool { true }
  /// Those that can be played.
  open class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption])
    -> [AVMediaSelectionOption]
  { mediaSelectionOptions.filter(\.isPlayable) }
  /// Those of a language.
  open class func mediaSelectionOptions(
    from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
  ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter { $0.locale == locale } }
}

/// The languages that are chosen.
open class AVMediaSelection: NSObject, @unchecked Sendable {
  /// The one of a group: none.
  open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
    nil
  }
}

extension AVAsset {
  /// What there are languages for: nothing.
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  /// The languages for something: none.
  public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
    -> AVMediaSelectionGroup?
  { nil }
  /// The languages for something: none.
  public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws
    -> AVMediaSelectionGroup?
  { nil }
  /// The tracks for something: none.
  public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    tracks.filter {
      switch mediaCharacteristic {
      case .visual: $0.mediaType == .video
      case .audible: $0.mediaType == .audio
      case .legible: $0.mediaType == .text
      default: false
      }
    }
  }
  /// How fast it is played.
  public var preferredRate: Float { 1 }
  /// How loud it is played.
  public var preferredVolume: Float { 1 }
  /// Words: not known.
  public var lyrics: String? { nil }
  /// When it was made: not known.
  public var creationDate: AVMetadataItem? { nil }
  /// Whether it can be read: no.
  public var isReadable: Bool { false }
  /// Whether it can be a part of another: no.
  public var isComposable: Bool { false }
  /// Whether other devices can play it: no.
  public var isCompatibleWithAirPlayVideo: Bool { false }
  /// Whether it can be kept among photos: no.
  public var isCompatibleWithSavedPhotosAlbum: Bool { false }
  /// Whether its times are exact; no.
  public var providesPreciseDurationAndTiming: Bool { false }
  /// In which languages its parts have names: in none.
  public var availableChapterLocales: [Locale] { [] }
}

extension AVAssetTrack {
  /// Whether it is for something.
  public func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video
    case .audible: mediaType == .audio
    case .legible: mediaType == .text
    default: false
    }
  }
  /// How its pieces are arranged: not known.
  public var formatDescriptions: [Any] { [] }
  /// How many parts a second has.
  public var naturalTimeScale: CMTimeScale { 0 }
  /// The shortest time of a picture.
  public var minFrameDuration: CMTime { .invalid }
  /// How many bytes it has.
  public var totalSampleDataLength: Int64 { 0 }
  /// Its language.
  public var languageCode: String? { nil }
  /// Its language.
  public var extendedLanguageTag: String? { nil }
  /// What it says of itself.
  public var metadata: [AVMetadataItem] { [] }
  /// What all tracks say of themselves.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// Whether it can be read.
  public var isDecodable: Bool { false }
}

// MARK: Bytes

/// Gives the bytes of a film; never asked here.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Whether it will give them.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// They are not needed any more.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
  /// No by default.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  /// Does nothing by default.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// What is asked of a film's bytes; none is made here.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  /// What is asked for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/dev/null")) }
  /// Whether it was answered.
  open private(set) var isFinished = false
  /// Whether it is not needed any more.
  open var isCancelled: Bool { false }
  /// What is asked about the bytes.
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  /// Which bytes are asked for.
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  /// Where else they are.
  open var redirect: URLRequest?
  /// What a server answered.
  open var response: URLResponse?
  /// All of it was given.
  open func finishLoading() { isFinished = true }
  /// It cannot be given.
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// What is asked about a film's bytes.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  /// Their uniform type.
  open var contentType: String?
  /// How many there are.
  open var contentLength: Int64 = 0
  /// Whether one can have some of them.
  open var isByteRangeAccessSupported = false
}

/// Which of a film's bytes are asked for; none is made here.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  /// The first one.
  open var requestedOffset: Int64 { 0 }
  /// How many.
  open var requestedLength: Int { 0 }
  /// The next one.
  open var currentOffset: Int64 { 0 }
  /// Whether all to the end.
  open var requestsAllDataToEndOfResource: Bool { false }
  /// Gives some.
  open func respond(with data: Data) {}
}

extension AVAssetResourceLoader {
  /// Gives the bytes; never asked here.
  public var delegate: (any AVAssetResourceLoaderDelegate)? {
    carried(or: WeakReference<any AVAssetResourceLoaderDelegate>(nil)).object
  }
  /// By which queue it would be asked.
  public var delegateQueue: DispatchQueue? { carried(or: nil) }
  /// Says who gives the bytes; never asked here.
  public func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    carry(WeakReference(delegate), "delegate")
    carry(delegateQueue, "delegateQueue")
  }
  /// Whether keys are fetched early; carried.
  public var preloadsEligibleContentKeys: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension AVAssetImageGenerator {
  /// Which part of pictures is meant.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A part.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Without what is cut off.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// All of it, in its true shape.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// All of it, as it is kept.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
  /// Which part of pictures is meant; carried.
  public var apertureMode: ApertureMode? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How tracks are put together; carried.
  public var videoComposition: AVVideoComposition? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// A picture of a time: none, and an error.
  public func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, unsupported) }
}

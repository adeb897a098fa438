// Sound that nobody hears: players and recorders that keep their state, and speech that is over at once.

import FoundationAdditions
import QuartzCore
import Plumbline

/// What sound is for.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What it is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A purpose of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, and not when the screen is locked.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// For its own sake.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// To be recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// To be played and recorded.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// A special use.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A use of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// None.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }
  /// How it gets on with other sound. Raw values are Apple's.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Both are heard.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others are heard less.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// With wireless headphones.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// From the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// What is told at the end. Raw values are Apple's.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others hear that they can go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// Whether it may be recorded. Raw values are Apple's.
  public enum RecordPermission: UInt, Sendable {
    /// Apple's names with the raw values.
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }
  /// Whether others take the sound. Raw values are Apple's.
  public enum InterruptionType: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case ended, began
  }
  /// What may be done then. Raw values are Apple's.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sound may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// Others take the sound; never told.
  public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Sound comes from somewhere else; never told.
  public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
  private static let shared = AVAudioSession()
  /// The application's.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// What it is for; carried.
  open private(set) var category = Category.soloAmbient
  /// A special use; carried.
  open private(set) var mode = Mode.default
  /// How the category goes with other sounds; carried.
  open private(set) var categoryOptions: CategoryOptions = []
  /// How loud the device is: it is silent.
  open var outputVolume: Float { 0 }
  /// Whether others are heard.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether it may be recorded: there is nothing to record with.
  open var recordPermission: RecordPermission { .denied }
  /// Says what it is for.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Says what it is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }
  /// Says what it is for.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Says how it is used.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Begins or ends.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks whether it may be recorded: it may not.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  /// Has sound come from somewhere else; without effect.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Where sound comes from. Raw values are Apple's.
  public enum PortOverride: UInt, Sendable {
    /// Apple's names with the raw values.
    case none = 0
    case speaker = 1_936_747_378
  }
}

/// Whether others take the sound, in what a notification tells.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What may be done then, in what a notification tells.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// Is told of a player.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It came to the end; never told, as no time passes.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound cannot be read; never told.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing by default.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing by default.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a file. It keeps what it was told, and nothing is heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where the file lies.
  public let url: URL?
  /// Whether it is to play.
  open private(set) var isPlaying = false
  /// How often it plays again; below 0 is for ever.
  open var numberOfLoops = 0
  /// How loud, of 1.
  open var volume: Float = 1
  /// From -1 at the left to 1 at the right.
  open var pan: Float = 0
  /// How fast it plays: 1 as it was recorded, 2 twice as fast.
  open var rate: Float = 1
  /// Whether `rate` counts.
  open var enableRate = false
  /// How far it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is: nothing is read of the file.
  open var duration: TimeInterval { 0 }
  /// Whether it is measured; carried.
  open var isMeteringEnabled = false
  /// A player of a file, which has to be there.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url, options: .alwaysMapped)
    self.url = url
  }
  /// A player of a file of a kind, which has to be there.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// A player of data.
  public init(data: Data) throws { url = nil }
  /// Reads ahead.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Is to play.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Is to pause.
  open func pause() { isPlaying = false }
  /// Is to stop.
  open func stop() { isPlaying = false }
  /// Changes its loudness.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Measures; without effect.
  open func updateMeters() {}
  /// How loud it is, in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Seconds on the device's clock.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
  /// How loud it was at most, in decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// What sound is recorded as.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many samples a second are recorded.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels are recorded.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How well sound is recorded.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// How well sound is recorded. Raw values are Apple's.
public enum AVAudioQuality: Int, Sendable {
  /// Apple's names with the raw values.
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// Is told of a recorder.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// It came to the end.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It cannot be written; never told here.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing by default.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing by default.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records. There is nothing to record with: it never begins.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Where the file is to lie.
  public let url: URL
  /// What is recorded.
  public let settings: [String: Any]
  /// Whether it records.
  open var isRecording: Bool { false }
  /// How far it is, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// Whether it is measured; carried.
  open var isMeteringEnabled = false
  /// A recorder to a file.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }
  /// Makes the file: it cannot.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Begins: it cannot.
  @discardableResult
  open func record() -> Bool { false }
  /// Pauses.
  open func pause() {}
  /// Ends: the delegate hears that nothing was recorded.
  open func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  /// Measures; without effect.
  open func updateMeters() {}
  /// How loud it is, in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The loudest: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Seconds on the device's clock.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
}

/// When a speaker pauses. Raw values are Apple's.
public enum AVSpeechBoundary: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case immediate, word
}

/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice; only its language is known.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Its language.
  public let language: String
  /// A voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  /// A voice of a name: none is there.
  public convenience init?(identifier: String) { nil }
  /// Its name for programs.
  open var identifier: String { "" }
  /// What it is called.
  open var name: String { "" }
  /// How good it is.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Whose voice it is like.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  /// The language of the device.
  open class func currentLanguageCode() -> String { "en-US" }
  /// All voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// Something to be said; carried.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The words.
  public let speechString: String
  /// Who says it.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, of 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high; 1 is as usual.
  open var pitchMultiplier: Float = 1
  /// How loud, of 1.
  open var volume: Float = 1
  /// Seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence behind it.
  open var postUtteranceDelay: TimeInterval = 0
  /// Something to be said.
  public init(string: String) { speechString = string }
}

/// Is told of speech.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Something is being said.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Something was said.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Some words are about to be said; never told.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
  /// It waits; never told here.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It goes on; never told here.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// It was ended; never told here.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing by default.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  {}
  /// Does nothing by default.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Says something. Nothing is heard, and it is over when the main queue comes to it.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it is saying something.
  open var isSpeaking: Bool { false }
  /// Whether it pauses.
  open var isPaused: Bool { false }
  public override init() { super.init() }
  /// Says something: the delegate hears that it began and that it is over.
  open func speak(_ utterance: AVSpeechUtterance) {
    // By the main queue, as Apple's by the run loop: a delegate may say the next one.
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.speechSynthesizer(self, didStart: utterance)
      delegate.speechSynthesizer(self, didFinish: utterance)
    }
  }
  /// Says no more.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Pauses.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Goes on.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// How good a voice is. Raw values are Apple's.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// Apple's names with the raw values.
  case `default` = 1
  case enhanced, premium
}
/// Whose voice it is like. Raw values are Apple's.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unspecified, male, female
}

extension AVAudioRecorder {
  /// Records for a time: it cannot.
  @discardableResult public func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Records from a time on: it cannot.
  @discardableResult public func record(atTime time: TimeInterval) -> Bool { false }
  /// Takes the file away: there is none.
  @discardableResult public func deleteRecording() -> Bool { false }
}

extension AVAudioPlayer {
  /// Plays from a time on: it begins at once, as no time passes.
  @discardableResult public func play(atTime time: TimeInterval) -> Bool { play() }
  /// How many channels: none, as nothing is read.
  public var numberOfChannels: Int { 0 }
}

/// How many bits a second are written.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// How many bits a number has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether numbers have fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// In which order bytes are.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The uniform type.
  public let rawValue: String
  /// A kind of a uniform type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A film.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// A film.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A film.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sound.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Sound.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Sound.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Sound.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// A picture.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

/// What the application may record, since iOS 17: nothing.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the microphone may be used. Raw values are Apple's.
  public enum recordPermission: Int, Sendable {
    /// Apple's names with the raw values.
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }
  /// The application.
  public static let shared = AVAudioApplication()
  /// Whether the microphone may be used: there is none.
  open var recordPermission: recordPermission { .denied }
  /// Asks for the microphone: there is none.
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    response(false)
  }
  /// Asks for the microphone: there is none.
  open class func requestRecordPermission() async -> Bool { false }
}

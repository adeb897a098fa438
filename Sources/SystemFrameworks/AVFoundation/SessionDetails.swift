// What else the session of sounds says of the device: it has neither microphone nor loudspeaker. What is asked for is carried.

import FoundationAdditions
import Plumbline

extension AVAudioSession {
  /// Which categories there are.
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// Which modes there are.
  public var availableModes: [Mode] {
    [
      .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback,
      .spokenAudio,
    ]
  }
  /// How sounds go to other devices. Raw values are Apple's.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, longFormAudio, independent, longFormVideo
    /// The name of `longFormAudio` before iOS 13.
    public static let longForm = RouteSharingPolicy.longFormAudio
  }
  /// How sounds go to other devices; carried.
  public var routeSharingPolicy: RouteSharingPolicy { carried(or: .default) }
  /// Sets what sounds are for, and how they go to other devices.
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    carry(policy, "routeSharingPolicy")
    try setCategory(category, mode: mode, options: options)
  }
  /// Why other sounds began. Raw values are Apple's.
  public enum InterruptionReason: UInt, Sendable {
    /// Apple's names with the raw values.
    case `default` = 0
    case appWasSuspended = 1
    case builtInMicMuted = 2
    case routeDisconnected = 4
  }
  /// Whether other sounds began or ended that count more. Raw values are Apple's.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case end, begin
  }
  /// How the device is held that records. Raw values are Apple's.
  public enum StereoOrientation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  }
  /// What is asked for, in seconds; carried.
  public var preferredIOBufferDuration: TimeInterval { carried(or: 0) }
  /// What is asked for, a second; carried.
  public var preferredSampleRate: Double { carried(or: 0) }
  /// The microphone that is asked for: none.
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  /// How loud the microphone is, of 1.
  public var inputGain: Float { carried(or: 0) }
  /// Whether that can be set: no.
  public var isInputGainSettable: Bool { false }
  /// Sets how loud the microphone is; carried.
  public func setInputGain(_ gain: Float) throws { carry(gain, "inputGain") }
  /// How many sounds come in.
  public var inputNumberOfChannels: Int { 0 }
  /// How many sounds go out.
  public var outputNumberOfChannels: Int { 0 }
  /// How many could come in.
  public var maximumInputNumberOfChannels: Int { 0 }
  /// How many could go out.
  public var maximumOutputNumberOfChannels: Int { 0 }
  /// How many are asked for; carried.
  public var preferredInputNumberOfChannels: Int { carried(or: 0) }
  /// How many are asked for; carried.
  public var preferredOutputNumberOfChannels: Int { carried(or: 0) }
  /// Asks for a number of sounds; carried.
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {
    carry(count, "preferredInputNumberOfChannels")
  }
  /// Asks for a number of sounds; carried.
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {
    carry(count, "preferredOutputNumberOfChannels")
  }
  /// Seconds from the microphone.
  public var inputLatency: TimeInterval { 0 }
  /// Seconds to the loudspeaker.
  public var outputLatency: TimeInterval { 0 }
  /// Parts of the microphone: none.
  public var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The part of the microphone that is used: none.
  public var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Parts of the loudspeaker: none.
  public var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The part of the loudspeaker that is used: none.
  public var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Uses a part of the microphone; without effect.
  public func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  /// Uses a part of the loudspeaker; without effect.
  public func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  /// Whether the device shakes while it records; carried.
  public var allowHapticsAndSystemSoundsDuringRecording: Bool { carried(or: false) }
  /// Says whether the device shakes while it records; carried.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    carry(inValue, "allowHapticsAndSystemSoundsDuringRecording")
  }
  /// Whether calls wait; carried.
  public var prefersNoInterruptionsFromSystemAlerts: Bool { carried(or: false) }
  /// Says whether calls wait; carried.
  public func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
    carry(inValue, "prefersNoInterruptionsFromSystemAlerts")
  }
  /// Whether the program has sounds of many directions; carried.
  public var supportsMultichannelContent: Bool { carried(or: false) }
  /// Says whether the program has sounds of many directions; carried.
  public func setSupportsMultichannelContent(_ inValue: Bool) throws {
    carry(inValue, "supportsMultichannelContent")
  }
  /// How the device is held that records; carried.
  public var preferredInputOrientation: StereoOrientation { carried(or: .none) }
  /// Says how the device is held that records; carried.
  public func setPreferredInputOrientation(_ orientation: StereoOrientation) throws {
    carry(orientation, "preferredInputOrientation")
  }
  /// How the device is held that records.
  public var inputOrientation: StereoOrientation { .none }
  /// Services for media were lost. Never posted here.
  public static let mediaServicesWereLostNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
}

/// Under which a notification says why other sounds began.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// Under which a notification says that the application was suspended.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// Under which a notification says whether other sounds count more.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// A part of a microphone or loudspeaker; there is none.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  /// Its number.
  open var dataSourceID: NSNumber { 0 }
  /// What it is called.
  open var dataSourceName: String { "" }
}

/// One of the sounds of a device; there is none.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  /// What it is called.
  open var channelName: String { "" }
  /// The device's name.
  open var owningPortUID: String { "" }
  /// Which of its sounds.
  open var channelNumber: Int { 0 }
}

extension AVAudioSessionPortDescription {
  /// Its sounds.
  public var channels: [AVAudioSessionChannelDescription]? { nil }
  /// Its parts.
  public var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The part that is used.
  public var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// The part that is asked for.
  public var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Asks for a part; without effect.
  public func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  /// Whether it takes calls' echoes away.
  public var hasHardwareVoiceCallProcessing: Bool { false }
  /// Whether sounds are in space.
  public var isSpatialAudioEnabled: Bool { false }
}

extension AVAudioSession.Port {
  /// A line in.
  public static let lineIn = AVAudioSession.Port(rawValue: "LineIn")
  /// A line out.
  public static let lineOut = AVAudioSession.Port(rawValue: "LineOut")
  /// A screen.
  public static let HDMI = AVAudioSession.Port(rawValue: "HDMIOutput")
  /// By a cable.
  public static let usbAudio = AVAudioSession.Port(rawValue: "USBAudio")
}

extension AVAudioSession.CategoryOptions {
  /// Goes on though the microphone is switched off.
  public static let overrideMutedMicrophoneInterruption = Self(rawValue: 128)
}

extension AVAudioPlayer {
  /// What is played, where it was given as bytes: not kept.
  public var data: Data? { nil }
  /// How it is arranged: not known.
  public var settings: [String: Any] { [:] }
  /// How it is arranged: not known.
  public var format: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)! }
  /// Plays bytes of a kind.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
  /// The device that plays; carried.
  public var currentDevice: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension AVAudioRecorder {
  /// How it records.
  public var format: AVAudioFormat {
    AVAudioFormat(settings: settings) ?? AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)!
  }
  /// Records in an arrangement.
  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }
  /// Records for a while from a moment on; it cannot.
  @discardableResult public func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool
  {
    false
  }
}

extension AVSpeechUtterance {
  /// Says a text with signs of how; the text is kept with them.
  public convenience init?(ssmlRepresentation string: String) { self.init(string: string) }
  /// Says a text; its pronunciations are not kept.
  public convenience init(attributedString string: NSAttributedString) { self.init(string: string.string) }
  /// What is said.
  public var attributedSpeechString: NSAttributedString { NSAttributedString(string: speechString) }
  /// Whether the settings of the user count more; carried.
  public var prefersAssistiveTechnologySettings: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

/// The name of the voice that speaks best.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

extension AVSpeechSynthesizer {
  /// Whether it uses the session of the application; carried.
  public var usesApplicationAudioSession: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether it is heard in calls; carried.
  public var mixToTelephonyUplink: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Speaks into memory: nothing is said, an empty piece is told.
  public func write(
    _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void
  ) {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1),
      let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 0)
    else { return }
    bufferCallback(buffer)
  }
}

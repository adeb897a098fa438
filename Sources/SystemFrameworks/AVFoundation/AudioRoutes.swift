// Where sound comes from and goes to: nowhere.

import FoundationAdditions
import Plumbline

extension AVAudioSession {
  /// A way for sound.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device's microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// A microphone at a cable.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// The device's loudspeaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// What one holds to the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// Wireless, for music.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// Wireless, with little energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// Wireless, for calls.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// Other devices in the house.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }
  /// Why sound takes another way. Raw values are Apple's.
  public enum RouteChangeReason: UInt, Sendable {
    /// Apple's names with the raw values.
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  /// The ways of now: none.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// What can be listened to: nothing.
  public var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// What is to be listened to; nothing can be.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Whether something can be listened to.
  public var isInputAvailable: Bool { false }
  /// How many numbers a second.
  public var sampleRate: Double { 0 }
  /// How many numbers a second are wished for; without effect.
  public func setPreferredSampleRate(_ sampleRate: Double) throws { carry(sampleRate, "preferredSampleRate") }
  /// How long pieces of sound are to be, in seconds; without effect.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    carry(duration, "preferredIOBufferDuration")
  }
  /// How long pieces of sound are, in seconds.
  public var ioBufferDuration: TimeInterval { 0 }
  /// Whether other sound should be heard less.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The system's sound has to be set up again; never told.
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Other sound should be heard less; never told.
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

extension AVAudioSession.Mode {
  /// Calls.
  public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
  /// Calls with pictures.
  public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
  /// Games that talk.
  public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
  /// Filming.
  public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
  /// Speech that is told.
  public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
}

extension AVAudioSession.Category {
  /// To several places at once.
  public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
}

extension AVAudioSession.CategoryOptions {
  /// Speech waits.
  public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
  /// With wireless headphones for music.
  public static let allowBluetoothA2DP = Self(rawValue: 32)
  /// On other devices in the house.
  public static let allowAirPlay = Self(rawValue: 64)
}

/// Where sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// Which kind of way.
  open var portType: AVAudioSession.Port { AVAudioSession.Port(rawValue: "") }
  /// Its name.
  open var portName: String { "" }
  /// Its own name.
  open var uid: String { "" }
}

/// The ways of sound: none.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// Where it comes from.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// Where it goes to.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// Why sound takes another way, in what a notification tells.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The ways of before, in what a notification tells.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

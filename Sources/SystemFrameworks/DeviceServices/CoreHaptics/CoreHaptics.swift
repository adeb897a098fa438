// What one feels: nothing on this system. Patterns keep what they are made of, and an engine cannot be made.

import AVFoundation
import Plumbline
import UIKit

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What the device can do: nothing.
public protocol CHHapticDeviceCapability {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it can be heard.
  var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// A part of a pattern.
open class CHHapticEvent: NSObject {
  /// What kind.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Short.
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    /// For a while.
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    /// Heard, for a while.
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    /// Heard, as a file has it.
    public static let audioCustom = Self(rawValue: "AudioCustom")
  }
  /// What a number is of.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    /// How sharp.
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    /// How fast it begins.
    public static let attackTime = Self(rawValue: "AttackTime")
    /// How fast it becomes weaker.
    public static let decayTime = Self(rawValue: "DecayTime")
    /// How fast it ends.
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    /// Whether it stays.
    public static let sustained = Self(rawValue: "Sustained")
    /// How loud.
    public static let audioVolume = Self(rawValue: "AudioVolume")
    /// How high.
    public static let audioPitch = Self(rawValue: "AudioPitch")
  }
  /// What kind.
  public let type: EventType
  /// Its numbers.
  public let eventParameters: [CHHapticEventParameter]
  /// When, in seconds.
  open var relativeTime: TimeInterval
  /// How long, in seconds.
  open var duration: TimeInterval
  /// A part of a pattern.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
  }
}

/// A number of an event.
open class CHHapticEventParameter: NSObject {
  /// Of what.
  public let parameterID: CHHapticEvent.ParameterID
  /// The number.
  open var value: Float
  /// A number of something.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A number that changes while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
  /// What a number is of.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    /// How sharp.
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
  }
  /// Of what.
  public let parameterID: ID
  /// The number.
  open var value: Float
  /// When, in seconds.
  open var relativeTime: TimeInterval
  /// A number from a time on.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A number along a line.
open class CHHapticParameterCurve: NSObject {
  /// A point of the line.
  open class ControlPoint: NSObject {
    /// When, in seconds.
    open var relativeTime: TimeInterval
    /// The number.
    open var value: Float
    /// A point.
    public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
  }
  /// Of what.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The line.
  public let controlPoints: [ControlPoint]
  /// When it begins, in seconds.
  open var relativeTime: TimeInterval
  /// A number along a line.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) { (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime) }
}

/// What is to be felt.
open class CHHapticPattern: NSObject {
  let events: [CHHapticEvent]
  /// How long it takes: to the end of the last part, in seconds.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
  /// Parts, and numbers that change.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
  /// Parts, and numbers along lines.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Plays.
  func start(atTime time: TimeInterval) throws
  /// Ends.
  func stop(atTime time: TimeInterval) throws
  /// Changes numbers.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Whether it is not felt.
  var isMuted: Bool { get set }
}

/// Plays a pattern again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins again.
  var loopEnabled: Bool { get set }
  /// How fast.
  var playbackRate: Float { get set }
  /// Waits.
  func pause(atTime time: TimeInterval) throws
  /// Goes on.
  func resume(atTime time: TimeInterval) throws
}

/// Plays patterns: it cannot be made here, and throws.
open class CHHapticEngine: NSObject {
  /// Is told that it began or ended, or why not.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// Why it ended. Raw values are Apple's.
  public enum StoppedReason: Int, Sendable {
    /// Apple's names with the raw values.
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }
  /// What follows the end of all players. Raw values are Apple's.
  public enum FinishedAction: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case stopEngine = 1
    case leaveEngineRunning
  }
  /// It ended.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// It has to be started again.
  open var resetHandler: () -> Void = {}
  /// Whether only what is felt is played; carried.
  open var playsHapticsOnly = false
  /// Whether it ends by itself; carried.
  open var isAutoShutdownEnabled = false
  /// What the device can do: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }
  /// Throws, as on devices where nothing is felt.
  public init(audioSession: AVAudioSession? = nil) throws { throw CHHapticError(.notSupported) }
  /// Begins: it cannot.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Begins: it cannot.
  open func start(completionHandler: CompletionHandler? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  /// Ends.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  /// Plays a pattern: it cannot.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Plays a pattern again and again: it cannot.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Plays a file: it cannot.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Calls back when all players have ended.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
}

/// What goes wrong with what is felt.
public struct CHHapticError: Error, Equatable, Sendable {
  /// Why. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case invalidPatternPlayer = -4812
  }
  /// Why.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
}

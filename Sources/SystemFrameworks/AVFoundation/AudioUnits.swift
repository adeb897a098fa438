// What changes sound on its way: units that carry their settings, and files, which cannot be read.

import FoundationAdditions

/// How many numbers of sound.
public typealias AVAudioFrameCount = UInt32
/// The number of a number of sound.
public typealias AVAudioFramePosition = Int64
/// How many channels.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output.
public typealias AVAudioNodeBus = Int

/// A part of an engine that has to do with the system's units.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
/// Changes sound as it comes.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether sound passes unchanged; carried.
  open var bypass = false
}
/// Changes sound and its length.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether sound passes unchanged; carried.
  open var bypass = false
}

/// Higher or lower, and faster or slower.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// How much faster; carried.
  open var rate: Float = 1
  /// How much higher, in hundredths of a semitone; carried.
  open var pitch: Float = 0
  /// How much pieces overlap; carried.
  open var overlap: Float = 8
  public override init() { super.init() }
}

/// Faster and higher, or slower and lower.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// How much faster; carried.
  open var rate: Float = 1
  public override init() { super.init() }
}

/// The sound of rooms. Raw values are Apple's.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
  case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// As in a room.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// How much of it, of 100; carried.
  open var wetDryMix: Float = 0
  public override init() { super.init() }
  /// As in one of the rooms; without effect.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// With an echo.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// Seconds until it is heard again; carried.
  open var delayTime: TimeInterval = 1
  /// How much of it comes back, of 100; carried.
  open var feedback: Float = 50
  /// Above which frequency it does not; carried.
  open var lowPassCutoff: Float = 15_000
  /// How much of it, of 100; carried.
  open var wetDryMix: Float = 100
  public override init() { super.init() }
}

/// Kinds of distortion. Raw values are Apple's.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
  case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
  case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
  case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
  case speechGoldenPi, speechRadioTower, speechWaves
}

/// Distorted.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  /// How loud what comes in is, in decibels; carried.
  open var preGain: Float = -6
  /// How much of it, of 100; carried.
  open var wetDryMix: Float = 50
  public override init() { super.init() }
  /// In one of the ways; without effect.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// What a band of an equalizer does. Raw values are Apple's.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf
  case highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer; carried.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// What it does.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// Around which frequency.
  open var frequency: Float = 1000
  /// How wide, in octaves.
  open var bandwidth: Float = 0.5
  /// How much louder, in decibels.
  open var gain: Float = 0
  /// Whether sound passes unchanged.
  open var bypass = true
}

/// Some frequencies louder than others.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// The bands.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// How much louder all is, in decibels; carried.
  open var globalGain: Float = 0
  /// With so many bands.
  public init(numberOfBands: Int) {
    bands = (0..<min(max(numberOfBands, 0), 64)).map { _ in AVAudioUnitEQFilterParameters() }
  }
}

/// A file of sound: it cannot be read or written, and whoever asks is told so.
open class AVAudioFile: NSObject, @unchecked Sendable {
  private static let cannot = NSError(domain: "com.apple.coreaudio.avfaudio", code: 2_003_334_207)
  /// Where it lies.
  public let url: URL
  /// How its numbers are read.
  public let processingFormat: AVAudioFormat
  /// How it is written.
  open var fileFormat: AVAudioFormat { processingFormat }
  /// How many numbers it has.
  open var length: AVAudioFramePosition { 0 }
  /// Where it is read next.
  open var framePosition: AVAudioFramePosition = 0
  /// Opens a file: it cannot, and throws.
  public init(forReading fileURL: URL) throws { throw Self.cannot }
  /// Makes a file: it cannot, and throws.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw Self.cannot }
  /// Reads numbers.
  open func read(into buffer: AVAudioPCMBuffer) throws { throw Self.cannot }
  /// Reads so many numbers.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    throw Self.cannot
  }
  /// Writes numbers.
  open func write(from buffer: AVAudioPCMBuffer) throws { throw Self.cannot }
}

/// How a piece of sound is played. Raw values are Apple's.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again.
  public static let loops = Self(rawValue: 1)
  /// In the place of what plays.
  public static let interrupts = Self(rawValue: 2)
  /// After the round that plays.
  public static let interruptsAtLoop = Self(rawValue: 4)
}

/// When somebody wants to be told of a piece of sound. Raw values are Apple's.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case dataConsumed, dataRendered, dataPlayedBack
}

extension AVAudioPlayerNode {
  /// Plays from a time on.
  public func play(at when: AVAudioTime?) { play() }
  /// A file is to be played; it never ends, as nothing plays.
  public func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
  /// A file is to be played; it never ends, as nothing plays.
  public func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {}
  /// A part of a file is to be played.
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {}
  /// A piece of sound is to be played; it never ends, as nothing plays.
  public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
  /// A piece of sound is to be played; it never ends, as nothing plays.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
  /// When the engine's numbers are the node's; never.
  public func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

extension AVAudioNode {
  /// When numbers came last: never.
  public var lastRenderTime: AVAudioTime? { nil }
  /// How many inputs.
  public var numberOfInputs: Int { 1 }
  /// How many outputs.
  public var numberOfOutputs: Int { 1 }
  /// Begins again from nothing.
  public func reset() {}
}

extension AVAudioEngine {
  /// Leads sound from an output of a part to an input of another; there is none.
  public func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  /// Leads no sound to a part.
  public func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Leads no sound from a part.
  public func disconnectNodeOutput(_ node: AVAudioNode) {}
}

extension NSNotification.Name {
  /// An engine has to be put together again; never told.
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

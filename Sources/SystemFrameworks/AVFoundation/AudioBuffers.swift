// Sounds as numbers: how they are arranged, memory for them, and changing the one arrangement into the other.

import FoundationAdditions
import Plumbline

/// How numbers of sounds are written. Raw values are Apple's.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How sounds are arranged.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How many numbers a second.
  public let sampleRate: Double
  /// How many sounds at the same time.
  public let channelCount: AVAudioChannelCount
  /// How numbers are written.
  public let commonFormat: AVAudioCommonFormat
  /// Whether the numbers of one moment stand together.
  public let isInterleaved: Bool
  /// Where the sounds come from; carried.
  public let channelLayout: AVAudioChannelLayout?

  private init?(
    _ commonFormat: AVAudioCommonFormat, _ sampleRate: Double, _ channels: AVAudioChannelCount,
    _ isInterleaved: Bool, _ layout: AVAudioChannelLayout?
  ) {
    guard channels > 0 else { return nil }
    (self.commonFormat, self.sampleRate, channelCount) = (commonFormat, sampleRate, channels)
    (self.isInterleaved, channelLayout) = (isInterleaved, layout)
  }
  /// Broken numbers of 32 bits, sound by sound; nil without sounds.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(.pcmFormatFloat32, sampleRate, channels, false, nil)
  }
  /// Broken numbers of 32 bits, sound by sound.
  public convenience init(
    standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout
  ) { self.init(.pcmFormatFloat32, sampleRate, max(layout.channelCount, 1), false, layout)! }
  /// Numbers of a kind; nil without sounds.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) { self.init(format, sampleRate, channels, interleaved, nil) }
  /// Numbers of a kind.
  public convenience init(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
    channelLayout layout: AVAudioChannelLayout
  ) { self.init(format, sampleRate, max(layout.channelCount, 1), interleaved, layout)! }
  /// What settings of a recorder say: rate, sounds and bits; nil without rate or sounds.
  public convenience init?(settings: [String: Any]) {
    guard let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue,
      let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value
    else { return nil }
    let bits = (settings[AVLinearPCMBitDepthKey] as? NSNumber)?.intValue ?? 0
    let isFloat = (settings[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? false
    let format: AVAudioCommonFormat =
      switch (bits, isFloat) {
      case (16, false): .pcmFormatInt16
      case (32, false): .pcmFormatInt32
      case (32, true): .pcmFormatFloat32
      case (64, true): .pcmFormatFloat64
      default: .otherFormat
      }
    let apart = (settings[AVLinearPCMIsNonInterleaved] as? NSNumber)?.boolValue ?? false
    self.init(format, rate, channels, !apart, nil)
  }
  /// Whether it is broken numbers of 32 bits, sound by sound.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// The same as settings of a recorder.
  open var settings: [String: Any] {
    let isFloat = commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64
    return [
      AVFormatIDKey: 0x6C70_636D, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
      AVLinearPCMBitDepthKey: 8 * bytesPerSample,
      AVLinearPCMIsFloatKey: isFloat, AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
  }
  /// Whether another is the same arrangement.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return other.commonFormat == commonFormat && other.sampleRate == sampleRate
      && other.channelCount == channelCount && other.isInterleaved == isInterleaved
  }
  /// Equal for equal arrangements.
  open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }

  fileprivate var bytesPerSample: Int {
    switch commonFormat {
    case .pcmFormatFloat64: 8
    case .pcmFormatInt16: 2
    default: 4
    }
  }
}

/// Where sounds come from; carried.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
  /// The number of the arrangement; its lower half is how many sounds there are.
  public let layoutTag: UInt32
  /// An arrangement of its number; nil without sounds.
  public init?(layoutTag: UInt32) {
    guard layoutTag & 0xFFFF > 0 else { return nil }
    self.layoutTag = layoutTag
  }
  /// How many sounds there are.
  open var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }
}

/// Whether numbers of several sounds stand sound by sound.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// Memory for sounds.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// How they are arranged.
  public let format: AVAudioFormat
  init(arranged format: AVAudioFormat) { self.format = format }
}

/// Memory for sounds as plain numbers: zeros at first, and the program's to write.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many moments there is room for.
  public let frameCapacity: AVAudioFrameCount
  /// How many moments there are.
  open var frameLength: AVAudioFrameCount = 0
  private let memory: UnsafeMutableRawPointer
  // Where each sound begins.
  private let starts: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Memory for some moments; nil where the numbers are not plain.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.commonFormat != .otherFormat else { return nil }
    let (channels, frames) = (Int(format.channelCount), Int(frameCapacity))
    let bytes = max(channels * frames * format.bytesPerSample, 1)
    memory = .allocate(byteCount: bytes, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    starts = .allocate(capacity: channels)
    for channel in 0..<channels {
      let step = format.isInterleaved ? channel : channel * frames
      (starts + channel).initialize(to: memory + step * format.bytesPerSample)
    }
    self.frameCapacity = frameCapacity
    super.init(arranged: format)
  }
  deinit {
    memory.deallocate()
    starts.deallocate()
  }
  /// From one moment of a sound to its next, in numbers.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  private func channels<Number>(of kind: AVAudioCommonFormat)
    -> UnsafePointer<UnsafeMutablePointer<Number>>?
  {
    guard format.commonFormat == kind else { return nil }
    return UnsafeRawPointer(starts).assumingMemoryBound(to: UnsafeMutablePointer<Number>.self)
  }
  /// The sounds as broken numbers; nil for others.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { channels(of: .pcmFormatFloat32) }
  /// The sounds as numbers of 16 bits; nil for others.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { channels(of: .pcmFormatInt16) }
  /// The sounds as numbers of 32 bits; nil for others.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { channels(of: .pcmFormatInt32) }
}

/// Memory for sounds in another form; carried.
open class AVAudioCompressedBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many packets there is room for.
  public let packetCapacity: UInt32
  /// How large a packet can be, in bytes.
  public let maximumPacketSize: Int
  /// How many packets there are.
  open var packetCount: UInt32 = 0
  /// How many bytes there are.
  open var byteLength: UInt32 = 0
  /// Memory for packets.
  public init(format: AVAudioFormat, packetCapacity: UInt32, maximumPacketSize: Int) {
    (self.packetCapacity, self.maximumPacketSize) = (packetCapacity, maximumPacketSize)
    super.init(arranged: format)
  }
}

/// Whether there was something to change. Raw values are Apple's.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case haveData, noDataNow, endOfStream
}

/// What became of changing. Raw values are Apple's.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case haveData, inputRanDry, endOfStream, error
}

/// Changes one arrangement of sounds into another: plain broken numbers of one rate as they are; nothing else can be done here.
open class AVAudioConverter: NSObject, @unchecked Sendable {
  /// Gives what is to be changed.
  public typealias InputBlock = (AVAudioFrameCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) ->
    AVAudioBuffer?
  /// The arrangement before.
  public let inputFormat: AVAudioFormat
  /// The arrangement then.
  public let outputFormat: AVAudioFormat
  /// How carefully rates are changed; carried.
  open var sampleRateConverterQuality = 64
  /// From one arrangement to another.
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    (inputFormat, outputFormat) = (fromFormat, toFormat)
  }
  /// Forgets what was given.
  open func reset() {}
  /// Changes one piece of sound.
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    guard outputBuffer.format == inputBuffer.format, inputBuffer.format.isStandard,
      outputBuffer.frameCapacity >= inputBuffer.frameLength, let from = inputBuffer.floatChannelData,
      let to = outputBuffer.floatChannelData
    else { throw Self.cannot }
    outputBuffer.frameLength = inputBuffer.frameLength
    for channel in 0..<Int(inputBuffer.format.channelCount) {
      to[channel].update(from: from[channel], count: Int(inputBuffer.frameLength))
    }
  }
  /// Changes what a closure gives, once.
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock: InputBlock
  ) -> AVAudioConverterOutputStatus {
    var status = AVAudioConverterInputStatus.noDataNow
    let output = outputBuffer as? AVAudioPCMBuffer
    let input = inputBlock(output?.frameCapacity ?? 0, &status)
    if status == .endOfStream { return .endOfStream }
    guard status == .haveData, let input else { return .inputRanDry }
    guard let output, let input = input as? AVAudioPCMBuffer, (try? convert(to: output, from: input)) != nil
    else {
      outError?.pointee = Self.cannot
      return .error
    }
    return .haveData
  }
  private static let cannot = NSError(domain: "com.apple.coreaudio.avfaudio", code: -50)
}

/// A place of an engine.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
  /// The node.
  open private(set) weak var node: AVAudioNode?
  /// Which of its places.
  public let bus: AVAudioNodeBus
  /// A place.
  public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}

/// A place in space.
public struct AVAudio3DPoint: Hashable, Sendable {
  /// To the right.
  public var x: Float
  /// Up.
  public var y: Float
  /// To the back.
  public var z: Float
  /// A place.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Where the listener is.
  public init() { self.init(x: 0, y: 0, z: 0) }
}
/// A place in space.
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
  AVAudio3DPoint(x: x, y: y, z: z)
}

/// How the listener looks, in degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
  /// To the side.
  public var yaw: Float
  /// Up.
  public var pitch: Float
  /// Tilted.
  public var roll: Float
  /// A look.
  public init(yaw: Float, pitch: Float, roll: Float) {
    (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
  }
  /// Straight.
  public init() { self.init(yaw: 0, pitch: 0, roll: 0) }
}

/// Puts sounds in space; carried.
open class AVAudioEnvironmentNode: AVAudioNode, @unchecked Sendable {
  /// How loud all of it is, of 1.
  open var outputVolume: Float = 1
  /// Where the listener is.
  open var listenerPosition = AVAudio3DPoint()
  /// How the listener looks.
  open var listenerAngularOrientation = AVAudio3DAngularOrientation()
  /// Where it can be connected next: at the first place.
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
  public override init() { super.init() }
}

/// A sound that a program computes; its closure is never called here.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
  /// A sound of the arrangement of its connection.
  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { super.init() }
  /// A sound of an arrangement.
  public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    super.init()
  }
}

/// Takes a sound that others give; its closure is never called here.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
  /// A place where a sound goes.
  public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) { super.init() }
}

extension AVAudioPlayerNode {
  /// Where the sound is; carried.
  public var position: AVAudio3DPoint {
    get { carried(or: AVAudio3DPoint()) }
    set { carry(newValue) }
  }
}

/// Plays notes with sounds of files; silent here.
open class AVAudioUnitSampler: AVAudioUnit, @unchecked Sendable {
  /// How loud, in decibels; carried.
  open var overallGain: Float = 0
  /// From -100, left, to 100, right; carried.
  open var stereoPan: Float = 0
  /// How much higher, in hundredths of a half tone; carried.
  open var globalTuning: Float = 0
  public override init() { super.init() }
  /// Takes sounds of a file, which has to be there.
  open func loadInstrument(at instrumentURL: URL) throws {
    _ = try Data(contentsOf: instrumentURL, options: .alwaysMapped)
  }
  /// Takes sounds of a file, which has to be there.
  open func loadSoundBankInstrument(
    at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8
  ) throws { try loadInstrument(at: bankURL) }
  /// Takes sounds of files, which have to be there.
  open func loadAudioFiles(at audioFiles: [URL]) throws {
    for file in audioFiles { try loadInstrument(at: file) }
  }
  /// A note begins; silent.
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  /// A note ends.
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  /// Changes something of the sound; without effect.
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  /// Takes another sound; without effect.
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
  /// Makes notes higher or lower; without effect.
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
}

/// Plays a file of notes; silent here.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
  /// A file of notes, which has to be there.
  public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws {
    _ = try Data(contentsOf: inURL, options: .alwaysMapped)
  }
  /// Notes.
  public init(data: Data, soundBankURL bankURL: URL?) throws {}
  /// Seconds; not known here.
  open var duration: TimeInterval { 0 }
  /// Whether it was started.
  open private(set) var isPlaying = false
  /// How fast, of 1.
  open var rate: Float = 1
  /// Seconds from the beginning.
  open var currentPosition: TimeInterval = 0
  /// Makes ready.
  open func prepareToPlay() {}
  /// Starts; the closure is never called, as nothing ends.
  open func play(_ completionHandler: (() -> Void)? = nil) { isPlaying = true }
  /// Stops.
  open func stop() { isPlaying = false }
}

extension AVAudioFile {
  /// A file that is read as numbers of a kind; it cannot be.
  public convenience init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forReading: fileURL) }
  /// A file that is written of numbers of a kind; it cannot be.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }
}

extension AVAudioNode {
  /// Seconds that a sound takes through it.
  public var latency: TimeInterval { 0 }
  /// Seconds that a sound takes from it to the device.
  public var outputPresentationLatency: TimeInterval { 0 }
}

extension AVAudioTime {
  /// Whether the number of a moment is known: yes.
  public var isSampleTimeValid: Bool { true }
  /// Whether a time of the device is known: no.
  public var isHostTimeValid: Bool { false }
  /// A time of the device: not known.
  public var hostTime: UInt64 { 0 }
  /// The nanoseconds of seconds: a device's time counts nanoseconds here.
  public class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(seconds, 0) * 1e9) }
  /// The seconds of nanoseconds.
  public class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }
}

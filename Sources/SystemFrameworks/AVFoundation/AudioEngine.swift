// Sound as it comes and goes: an engine that has nothing to hear with, and says so when it starts.

import FoundationAdditions

/// When sound comes.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The number of the number.
  public let sampleTime: Int64
  /// Numbers a second.
  public let sampleRate: Double
  /// A time in numbers.
  public init(sampleTime: Int64, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// How sound comes in: as it does without a device, with no numbers a second.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { Self.silence }
  /// How sound goes out: as it does without a device, with no numbers a second.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { Self.silence }
  private static let silence = AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1)!
  /// Has sound told; there is none.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Has it told no longer.
  open func removeTap(onBus bus: Int) {}
}

/// The end of an engine.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// Seconds from there to the device.
  open var presentationLatency: TimeInterval { 0 }
  /// Whether echoes of the device are taken away; carried.
  open private(set) var isVoiceProcessingEnabled = false
  /// Says whether echoes of the device are taken away.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// What the device hears.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  /// Whether the voice is left as it is; carried.
  open var isVoiceProcessingBypassed = false
  /// Whether the voice is made louder by itself; carried.
  open var isVoiceProcessingAGCEnabled = true
  /// Whether the voice is left out; carried.
  open var isVoiceProcessingInputMuted = false
}
/// What the device plays.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// What makes one sound of several.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// Where it can be connected next: at the first place.
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
  /// How loud; carried.
  open var outputVolume: Float = 1
}
/// What plays pieces of sound; silent.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// How loud; carried.
  open var volume: Float = 1
  /// Plays.
  open func play() { isPlaying = true }
  /// Plays no longer, to go on at the same place.
  open func pause() { isPlaying = false }
  /// Plays no longer.
  open func stop() { isPlaying = false }
}

/// Sound as it comes and goes: there is none.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// What the device hears.
  public let inputNode = AVAudioInputNode()
  /// What the device plays.
  public let outputNode = AVAudioOutputNode()
  /// What makes one sound of several.
  public let mainMixerNode = AVAudioMixerNode()
  /// Whether it runs: it cannot.
  open var isRunning: Bool { false }
  /// Adds a part; carried by the program.
  open func attach(_ node: AVAudioNode) {}
  /// Takes a part away.
  open func detach(_ node: AVAudioNode) {}
  /// Leads sound from a part to another; there is none.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Makes ready; without effect.
  open func prepare() {}
  /// Runs: it cannot, as there is nothing to hear or play with.
  open func start() throws {
    // kAudioUnitErr_NoConnection
    throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10876)
  }
  /// Interrupts the sound; without effect, as it never runs.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Begins again from nothing.
  open func reset() {}
}

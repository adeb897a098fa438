// Memory with samples, as functions of Core Audio pass it.

import FoundationAdditions

/// A moment of a sound.
public struct AudioTimeStamp: Sendable {
  /// In samples.
  public var mSampleTime: Float64
  /// In the machine's ticks.
  public var mHostTime: UInt64
  /// How fast the samples are for the machine's ticks.
  public var mRateScalar: Float64
  /// In words of a clock; carried.
  public var mWordClockTime: UInt64
  /// Which members count.
  public var mFlags: UInt32
  /// The beginning.
  public init() { self.init(mSampleTime: 0, mHostTime: 0, mRateScalar: 0, mWordClockTime: 0, mFlags: 0) }
  /// A moment by all its members.
  public init(
    mSampleTime: Float64, mHostTime: UInt64, mRateScalar: Float64, mWordClockTime: UInt64, mFlags: UInt32
  ) {
    self.mSampleTime = mSampleTime
    self.mHostTime = mHostTime
    self.mRateScalar = mRateScalar
    self.mWordClockTime = mWordClockTime
    self.mFlags = mFlags
  }
}

/// Memory with samples of some channels in turn.
public struct AudioBuffer {
  /// How many channels there are in turn.
  public var mNumberChannels: UInt32
  /// How many bytes there are.
  public var mDataByteSize: UInt32
  /// Where they are.
  public var mData: UnsafeMutableRawPointer?
  /// Without memory.
  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
  /// Some memory.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}

/// The head of a list of memory with samples: others follow the first in memory.
public struct AudioBufferList {
  /// How many there are.
  public var mNumberBuffers: UInt32
  /// The first one.
  public var mBuffers: AudioBuffer
  /// An empty list.
  public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
  /// A list by its members.
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }
  /// How many bytes a list of some entries takes.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }
  /// Memory for a list of some entries, all zero; who asks for it gives it back with `free(_:)`.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    let size = sizeInBytes(maximumBuffers: max(maximumBuffers, 1))
    let memory = calloc(1, size)!.bindMemory(to: AudioBufferList.self, capacity: 1)
    memory.pointee.mNumberBuffers = UInt32(maximumBuffers)
    return UnsafeMutableAudioBufferListPointer(memory)
  }
}

/// The entries of a list of memory with samples.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
  /// Where the list is.
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
  /// A list at a place.
  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
  /// A list at a place; nil for none.
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    unsafeMutablePointer = p
  }
  /// Where the list is.
  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }
  /// How many entries there are.
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { count }
  /// An entry.
  public subscript(index: Int) -> AudioBuffer {
    get { entries[index] }
    nonmutating set { entries[index] = newValue }
  }
  private var entries: UnsafeMutablePointer<AudioBuffer> {
    let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 0
    return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
  }
}

extension UnsafeMutableBufferPointer {
  /// The samples of an entry.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    self.init(start: audioBuffer.mData?.assumingMemoryBound(to: Element.self), count: count)
  }
}

/// Gives samples: whether they are silent, when they are heard, how many, and where they go.
public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> Int32
/// Takes samples: when they were heard, how many, and where they are.
public typealias AVAudioSinkNodeReceiverBlock = (
  UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> Int32

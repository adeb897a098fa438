// The system's short sounds, which nobody hears.

@_exported import FoundationAdditions

/// A sound.
public typealias SystemSoundID = UInt32
/// The result of a function; 0 is well.
public typealias OSStatus = Int32
/// Has the device shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Plays a sound; without effect.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound and shakes the device; without effect.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound; it is over at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// A sound of a file: none can be played, and the status says so.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  return -1500
}
/// Lets a sound go.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

/// The kind of a sound.
public typealias AudioFormatID = UInt32
/// Compressed sound.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Sound as it is.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Compressed sound without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// Compressed sound of long ago.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Compressed sound of phones.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134

// Numbers that programs keep, send and compare: those of Apple's headers.

import AVFoundation
import Testing
import UIKit
import Vision

@Suite("Raw values of Apple's headers")
struct RawValueTests {
  /// A name, what it is here, and what the header says.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let here: UInt
    let header: UInt
    var testDescription: String { name }

    init(_ name: String, _ here: UInt, _ header: UInt) {
      (self.name, self.here, self.header) = (name, here, header)
    }
    init(_ name: String, _ here: Int, _ header: UInt) { self.init(name, UInt(bitPattern: here), header) }
  }

  /// The number of a code of four letters, as C has it.
  static func code(_ letters: StaticString) -> UInt {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt($1) } }
  }

  static let rows = [
    // AVAudioSessionTypes.h
    Row("PortOverride.none", AVAudioSession.PortOverride.none.rawValue, 0),
    Row("PortOverride.speaker", AVAudioSession.PortOverride.speaker.rawValue, code("spkr")),
    Row("RecordPermission.undetermined", AVAudioSession.RecordPermission.undetermined.rawValue, code("undt")),
    Row("RecordPermission.denied", AVAudioSession.RecordPermission.denied.rawValue, code("deny")),
    Row("RecordPermission.granted", AVAudioSession.RecordPermission.granted.rawValue, code("grnt")),
    Row("InterruptionType.began", AVAudioSession.InterruptionType.began.rawValue, 1),
    Row("InterruptionType.ended", AVAudioSession.InterruptionType.ended.rawValue, 0),
    Row("CategoryOptions.mixWithOthers", AVAudioSession.CategoryOptions.mixWithOthers.rawValue, 1),
    Row("CategoryOptions.duckOthers", AVAudioSession.CategoryOptions.duckOthers.rawValue, 2),
    Row("CategoryOptions.allowBluetooth", AVAudioSession.CategoryOptions.allowBluetooth.rawValue, 4),
    Row("CategoryOptions.defaultToSpeaker", AVAudioSession.CategoryOptions.defaultToSpeaker.rawValue, 8),
    // AVAudioSettings.h
    Row("AVAudioQuality.min", AVAudioQuality.min.rawValue, 0),
    Row("AVAudioQuality.low", AVAudioQuality.low.rawValue, 32),
    Row("AVAudioQuality.medium", AVAudioQuality.medium.rawValue, 64),
    Row("AVAudioQuality.high", AVAudioQuality.high.rawValue, 96),
    Row("AVAudioQuality.max", AVAudioQuality.max.rawValue, 127),
    // VNError.h: counted from `VNErrorOK`, 0
    Row("VNError.requestCancelled", VNError.Code.requestCancelled.rawValue, 1),
    Row("VNError.invalidFormat", VNError.Code.invalidFormat.rawValue, 2),
    Row("VNError.operationFailed", VNError.Code.operationFailed.rawValue, 3),
    Row("VNError.notImplemented", VNError.Code.notImplemented.rawValue, 8),
    Row("VNError.unsupportedRevision", VNError.Code.unsupportedRevision.rawValue, 16),
    Row("VNError.unsupportedRequest", VNError.Code.unsupportedRequest.rawValue, 19),
    // UIPopoverSupport.h: `NSUIntegerMax`
    Row("UIPopoverArrowDirection.up", UIPopoverArrowDirection.up.rawValue, 1),
    Row("UIPopoverArrowDirection.right", UIPopoverArrowDirection.right.rawValue, 8),
    Row("UIPopoverArrowDirection.any", UIPopoverArrowDirection.any.rawValue, 15),
    Row("UIPopoverArrowDirection.unknown", UIPopoverArrowDirection.unknown.rawValue, UInt.max),
  ]

  @Test("a name has the header's number", arguments: rows)
  func number(row: Row) { #expect(row.here == row.header) }
}

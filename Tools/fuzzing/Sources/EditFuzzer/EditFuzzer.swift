// Bytes as edits of a system: after them, the edited solver agrees with a fresh one to a millionth.

import Foundation
import FuzzerDriver

/// Decisions that the fuzzer's bytes take, the first ones where they run out.
struct ByteChoices: Choices {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isExhausted: Bool { position >= bytes.count }

  mutating func number(below bound: Int) -> Int {
    var number = 0
    // Constants have a range of 2001; everything else fits into a byte.
    for _ in 0..<(bound > 256 ? 2 : 1) where !isExhausted {
      number = number << 8 | Int(bytes[position])
      position += 1
    }
    return number % bound
  }
}

@main enum EditFuzzer {
  /// More edits find nothing that fewer do not, but take the fuzzer's time.
  static let editLimit = 150

  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        EditFuzzer.edit(UnsafeBufferPointer(start: bytes, count: count))
        return 0
      })
  }

  /// Makes the edits; a disagreement is cut down to the edits that show it, and ends the process.
  static func edit(_ bytes: UnsafeBufferPointer<UInt8>) {
    var choices = ByteChoices(bytes)
    var system = EditedSystem(isRecording: true)
    if let complaint = complaint(of: &system, &choices) {
      fatalError("\(complaint)\n\(EditScript.report(system.script))")
    }
  }

  /// Compares at every fourth solve and, thoroughly, at the end.
  private static func complaint(of system: inout EditedSystem, _ choices: inout ByteChoices) -> String? {
    do {
      let shapes = choices.chance(50) ? SystemShape.allCases : [choices.element(of: SystemShape.allCases)]
      let rowLimit = choices.element(of: [8, 20, 40])
      var (edits, solves) = (0, 0)
      while !choices.isExhausted && edits < editLimit {
        for _ in 0..<choices.element(of: [1, 1, 1, 2, 3, 6]) {
          try system.edit(shapes, rowLimit: rowLimit, &choices)
          edits += 1
        }
        solves += 1
        if let complaint = try system.solve() { return complaint }
        if solves % 4 == 0, let complaint = try system.disagreement(isThorough: false) { return complaint }
      }
      return try system.solve() ?? system.disagreement()
    } catch {
      return "\(error)"
    }
  }
}

// Changes of documents by their elements and attributes, which random bytes hardly ever hit; libFuzzer asks for them. What
// is no XML is changed as bytes.

import Foundation
import FuzzerDriver

/// libFuzzer's hook: changes the input in place.
@_cdecl("LLVMFuzzerCustomMutator")
func mutateInput(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32) -> Int {
  var random = SeededChoices(seed: UInt64(seed))
  // A quarter stays with the fuzzer's own changes, which know its dictionary and what led to new code.
  guard FuzzedKind.chosen == .documents, random.below(4) > 0 else {
    return LLVMFuzzerMutate(bytes, count, limit)
  }
  var tags = TaggedText(Array(UnsafeBufferPointer(start: bytes, count: count)))
  for _ in 0...random.below(3) { tags.change(&random) }
  return store(tags.bytes, in: bytes, limit) ?? LLVMFuzzerMutate(bytes, count, limit)
}

/// libFuzzer's hook: an element of one input takes the place of one of the other, or stands beside it.
@_cdecl("LLVMFuzzerCustomCrossOver")
func crossInputs(
  _ first: UnsafePointer<UInt8>, _ firstCount: Int, _ second: UnsafePointer<UInt8>, _ secondCount: Int,
  _ out: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: UInt32
) -> Int {
  var random = SeededChoices(seed: UInt64(seed))
  var tags = TaggedText(Array(UnsafeBufferPointer(start: first, count: firstCount)))
  let other = TaggedText(Array(UnsafeBufferPointer(start: second, count: secondCount)))
  tags.graft(from: other, &random)
  return store(tags.bytes, in: out, limit) ?? 0
}

private func store(_ text: [UInt8], in bytes: UnsafeMutablePointer<UInt8>, _ limit: Int) -> Int? {
  guard !text.isEmpty, text.count <= limit else { return nil }
  bytes.update(from: text, count: text.count)
  return text.count
}

/// SplitMix64.
struct SeededChoices {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(bound, 1)))
  }

  mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

/// A text with tags, however damaged.
struct TaggedText {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Element {
    var range: Range<Int>
    var name: ArraySlice<UInt8>
  }

  private struct Attribute {
    /// With the blank before it.
    var range: Range<Int>
    var name: ArraySlice<UInt8>
    var value: Range<Int>
  }

  private static let values: [[UInt8]] = [
    "", "0", "-0.0", "1", "-5", "0.1", "5000", "1e9", "-1e9", "1e30", "1e-320", "nan", "inf", "1e400",
    "999.9999", "250",
    "750", "1000", "9223372036854775808", "0x10", "1:1", "1:0", "0:1", "1:", "YES", "NO", "gone", "left",
    "width", "baseline",
    "leading", "centerX", "notAnAttribute", "greaterThanOrEqual", "lessThanOrEqual", "vertical",
    "fillProportionally",
    "fillEqually", "equalSpacing", "firstBaseline", "scaleToFill", "x", "&amp;", "&#0;", "\u{202e}",
  ].map { Array($0.utf8) }

  // MARK: Changes

  mutating func change(_ random: inout SeededChoices) {
    let kind = random.below(12)
    if kind < 6 {
      guard let attribute = random.one(of: attributes()) else { return }
      switch kind {
      case 0, 1: bytes.replaceSubrange(attribute.value, with: random.one(of: Self.values) ?? [])
      case 2, 3:
        // What another attribute says, most often one of the same name: an id, a kind, a number.
        let others = attributes()
        let alike = others.filter { $0.name == attribute.name }
        guard let other = random.one(of: random.below(3) > 0 ? alike : others) else { return }
        bytes.replaceSubrange(attribute.value, with: Array(bytes[other.value]))
      case 4: bytes.removeSubrange(attribute.range)
      default: bytes.insert(contentsOf: Array(bytes[attribute.range]), at: attribute.range.upperBound)
      }
      return
    }
    let elements = elements()
    guard let element = random.one(of: elements) else { return }
    let piece = Array(bytes[element.range])
    switch kind {
    case 6, 7: bytes.removeSubrange(element.range)
    case 8: bytes.insert(contentsOf: piece, at: element.range.upperBound)
    case 9, 10:
      guard let other = random.one(of: elements) else { return }
      if other.range.upperBound <= element.range.lowerBound {
        bytes.removeSubrange(element.range)
        bytes.insert(contentsOf: piece, at: other.range.upperBound)
      } else {
        bytes.insert(contentsOf: piece, at: other.range.upperBound)
        if !other.range.overlaps(element.range) { bytes.removeSubrange(element.range) }
      }
    default:
      guard let other = random.one(of: elements) else { return }
      rename(element, to: Array(other.name))
    }
  }

  mutating func graft(from other: TaggedText, _ random: inout SeededChoices) {
    let own = elements()
    let foreign = other.elements()
    guard let element = random.one(of: own), !foreign.isEmpty else { return }
    let alike = foreign.filter { $0.name == element.name }
    guard let donor = random.one(of: alike.isEmpty ? foreign : alike) else { return }
    let piece = Array(other.bytes[donor.range])
    if random.below(2) == 0 {
      bytes.replaceSubrange(element.range, with: piece)
    } else {
      bytes.insert(contentsOf: piece, at: element.range.upperBound)
    }
  }

  private mutating func rename(_ element: Element, to name: [UInt8]) {
    let old = Array(element.name)
    let closing = Array("</".utf8) + old
    let end = element.range.upperBound
    if end - closing.count - 1 > element.range.lowerBound,
      bytes[(end - closing.count - 1)...].starts(with: closing)
    {
      bytes.replaceSubrange((end - old.count - 1)..<(end - 1), with: name)
    }
    let start = element.range.lowerBound + 1
    bytes.replaceSubrange(start..<(start + old.count), with: name)
  }

  // MARK: Parts

  private static func isName(_ byte: UInt8) -> Bool {
    byte > 32 && ![0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x21].contains(byte)
  }

  private func name(at place: Int) -> ArraySlice<UInt8> { bytes[place...].prefix(while: Self.isName) }

  /// Every element whose end is there, the innermost first.
  private func elements() -> [Element] {
    var found: [Element] = []
    var open: [(start: Int, name: ArraySlice<UInt8>)] = []
    var place = 0
    while place + 1 < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { break }
      if bytes[place + 1] == UInt8(ascii: "/") {
        let closed = name(at: place + 2)
        if let index = open.lastIndex(where: { $0.name == closed }) {
          found.append(Element(range: open[index].start..<(end + 1), name: closed))
          open.removeSubrange(index...)
        }
      } else {
        let name = name(at: place + 1)
        if !name.isEmpty {
          if bytes[end - 1] == UInt8(ascii: "/") {
            found.append(Element(range: place..<(end + 1), name: name))
          } else {
            open.append((place, name))
          }
        }
      }
      place = end + 1
    }
    return found
  }

  private func attributes() -> [Attribute] {
    var found: [Attribute] = []
    var place = 0
    while let equals = bytes[place...].firstIndex(of: UInt8(ascii: "=")) {
      place = equals + 1
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { continue }
      var start = equals
      while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
      guard let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { break }
      if start > 0, start < equals {
        found.append(
          Attribute(range: (start - 1)..<(end + 1), name: bytes[start..<equals], value: (place + 1)..<end))
      }
      place = end + 1
    }
    return found
  }
}

// Horizontal figures of one design of a font: how far each character moves the pen, and the kerning of pairs.

/// Advances and kerning of one weight and optical size, in ten-thousandths of an em.
struct AdvanceTable: Sendable {
  /// The first scalar of `latin`; control characters below it advance nothing.
  static let firstLatin: UInt32 = 0x20
  /// Advances from U+0020 on, without gaps.
  let latin: [Int16]
  /// Scalars above the flat range that have an advance of their own, ascending.
  let otherScalars: [UInt16]
  /// Their advances, in the same order.
  let others: [Int16]
  let kerning: KerningTable?
  /// A fixed-pitch font's advance, for whatever the tables do not hold.
  let pitch: Int16?

  init(
    latin: [Int16], otherScalars: [UInt16] = [], others: [Int16] = [], kerning: KerningTable? = nil,
    pitch: Int16? = nil
  ) {
    self.latin = latin
    self.otherScalars = otherScalars
    self.others = others
    self.kerning = kerning
    self.pitch = pitch
  }

  /// The advance of a scalar above the flat range, or nil where a fallback font would draw it.
  /// Complexity: logarithmic in the number of such scalars.
  func advance(ofOther scalar: UInt32) -> Int16? {
    guard let key = UInt16(exactly: scalar) else { return pitch }
    var low = 0
    var high = otherScalars.count
    while low < high {
      let middle = (low + high) / 2
      if otherScalars[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < otherScalars.count && otherScalars[low] == key ? others[low] : pitch
  }
}

/// Kerning between classes of Latin characters.
struct KerningTable: Sendable {
  /// The class of each scalar from U+0020 on as the left, and as the right member of a pair; 0 kerns with nothing.
  let leftClasses: [UInt8]
  let rightClasses: [UInt8]
  let rightClassCount: Int
  /// Ten-thousandths of an em, a row a left class.
  let values: [Int16]

  /// What the pair adds to the left character's advance; both are indices from U+0020 on.
  func value(_ left: Int, _ right: Int) -> Int16 {
    guard left < leftClasses.count, right < rightClasses.count else { return 0 }
    let row = Int(leftClasses[left])
    let column = Int(rightClasses[right])
    return row == 0 || column == 0 ? 0 : values[row * rightClassCount + column]
  }
}

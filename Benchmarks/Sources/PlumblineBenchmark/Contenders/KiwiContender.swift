// kiwi: the same rows; of a goal it gets the two halves.

import Peers

struct KiwiContender: Contender {
  let engine = Engine.kiwi
  let level = Level.solver
  let viewCount: Int
  fileprivate let rows: LinearRows
  fileprivate let strengths: [Double]
  fileprivate let widthRow: Int32
  fileprivate let detailRow: Int32
  fileprivate let shiftRow: Int32

  /// nil where kiwi's sources are not at hand, and where it would throw because required rows exclude each other.
  init?(_ picture: Picture) {
    guard kiwi_peer_is_present(), !picture.hasConflict else { return nil }
    rows = LinearRows(picture, splitsGoals: true)
    viewCount = picture.boxCount
    widthRow = Int32(rows.widthRow)
    detailRow = Int32(rows.detailRow)
    shiftRow = Int32(rows.shiftRow)
    // kiwi adds weights up instead of keeping levels apart: each level weighs a thousand times the one below.
    let levels = Set(rows.priority.filter { $0 < 1000 }).sorted()
    var strengthOfLevel: [Float: Double] = [1000: kiwi_peer_required()]
    var strength = 1.0
    for level in levels {
      strengthOfLevel[level] = strength
      strength *= 1000
    }
    strengths = rows.priority.map { strengthOfLevel[$0] ?? 1 }
  }

  var valueCount: Int { rows.variableCount }
  func build() throws -> any LaidOut { try KiwiLayout(self) }
  func boxes(_ values: [Double]) -> [Box] { rows.boxes(values) }
}

private final class KiwiLayout: LaidOut {
  private let contender: KiwiContender
  private let peer: OpaquePointer
  private let tenth: [Int32]

  init(_ contender: KiwiContender) throws {
    self.contender = contender
    let rows = contender.rows
    let widthVariable = rows.termVariable[Int(rows.rowStart[Int(contender.widthRow)])]
    peer = kiwi_peer_make(
      Int32(rows.variableCount), Int32(rows.rowCount), rows.rowStart, rows.termVariable, rows.termCoefficient,
      rows.relation, rows.constant, contender.strengths, contender.widthRow, widthVariable)
    tenth = stride(from: Int32(5), to: Int32(rows.rowCount), by: 10).filter { $0 != contender.widthRow }
    try check()
  }

  deinit { kiwi_peer_free(peer) }

  private func check() throws {
    if let failure = kiwi_peer_failure(peer) {
      throw PeerFailure(description: "kiwi: \(String(cString: failure))")
    }
  }

  func read(into values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { kiwi_peer_read(peer, start) }
    }
  }

  func resize(to width: Double) throws {
    kiwi_peer_resize(peer, width)
    try check()
  }

  private func edit(_ row: Int32, _ constant: Double) throws {
    kiwi_peer_set_constant(peer, row, constant)
    try check()
    consume(kiwi_peer_value(peer, contender.rows.termVariable[Int(contender.rows.rowStart[Int(row)])]))
  }

  func setDetail(_ constant: Double) throws { try edit(contender.detailRow, constant) }
  func setShift(_ constant: Double) throws { try edit(contender.shiftRow, constant) }

  func removeTenth() throws {
    kiwi_peer_remove_rows(peer, tenth, Int32(tenth.count))
    try check()
  }

  func restoreTenth() throws {
    kiwi_peer_restore_rows(peer, tenth, Int32(tenth.count))
    try check()
  }
}

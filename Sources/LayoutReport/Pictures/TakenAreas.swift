// Where the labels of a picture are, so that others lie beside them.

import Foundation

/// Areas that labels and texts cover. They are kept by cells, so that a label asks only about those near it.
struct TakenAreas {
  private struct Cell: Hashable {
    var x, y: Int
  }

  private static let cell = CGSize(width: 128, height: 32)
  /// What a cell keeps: more areas than labels have room side by side lie above each other.
  private static let limit = 256
  /// The number of cells on an axis that an area takes at most.
  private static let cellLimit = 128
  private var areas: [Cell: [CGRect]] = [:]

  /// Whether a label would cover another.
  func overlap(_ area: CGRect) -> Bool {
    Self.cells(of: area).contains { areas[$0]?.contains { $0.intersects(area) } ?? false }
  }

  mutating func insert(_ area: CGRect) {
    for cell in Self.cells(of: area) where areas[cell]?.count ?? 0 < Self.limit {
      areas[cell, default: []].append(area)
    }
  }

  private static func cells(of area: CGRect) -> some Sequence<Cell> {
    func range(_ low: Double, _ high: Double, _ size: Double) -> Range<Int> {
      guard low.magnitude < 1e9, high >= low else { return 0..<0 }
      let first = Int((low / size).rounded(.down))
      return first..<first + Int(min((high / size).rounded(.down) - Double(first), Double(cellLimit))) + 1
    }
    let columns = range(area.minX, area.maxX, cell.width)
    return range(area.minY, area.maxY, cell.height).lazy.flatMap { y in
      columns.lazy.map { Cell(x: $0, y: y) }
    }
  }
}

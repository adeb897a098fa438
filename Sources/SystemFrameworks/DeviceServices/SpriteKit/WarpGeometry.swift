// How pictures of nodes are bent. Nothing bends here: what is set is carried.

import Plumbline
import UIKit

/// How a picture is bent.
open class SKWarpGeometry: NSObject, @unchecked Sendable {}

/// Moves the points of a grid over a picture, row by row from below; from 0 to 1 of its width and height.
open class SKWarpGeometryGrid: SKWarpGeometry, @unchecked Sendable {
  /// How many columns of fields it has.
  public let numberOfColumns: Int
  /// How many rows of fields it has.
  public let numberOfRows: Int
  private let sources: [SIMD2<Float>]
  private let destinations: [SIMD2<Float>]
  /// How many points it has.
  open var vertexCount: Int { (numberOfColumns + 1) * (numberOfRows + 1) }

  /// A grid that bends nothing.
  public convenience init(columns: Int, rows: Int) {
    let plain = Self.plain(columns, rows)
    self.init(columns: columns, rows: rows, sourcePositions: plain, destinationPositions: plain)
  }
  /// A grid that moves its points; of too few the others stay where they are.
  public init(
    columns cols: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [],
    destinationPositions: [SIMD2<Float>] = []
  ) {
    let plain = Self.plain(cols, rows)
    (numberOfColumns, numberOfRows) = (cols, rows)
    sources = sourcePositions.count == plain.count ? sourcePositions : plain
    destinations = destinationPositions.count == plain.count ? destinationPositions : sources
    super.init()
  }

  private static func plain(_ columns: Int, _ rows: Int) -> [SIMD2<Float>] {
    precondition(columns > 0 && rows > 0, "a grid has at least one column and one row")
    return (0...rows).flatMap { row in
      (0...columns).map { SIMD2(Float($0) / Float(columns), Float(row) / Float(rows)) }
    }
  }
  /// From where a point is moved.
  open func sourcePosition(at index: Int) -> SIMD2<Float> { sources[index] }
  /// To where a point is moved.
  open func destPosition(at index: Int) -> SIMD2<Float> { destinations[index] }
  /// The grid with its points taken from elsewhere.
  open func replacingBySourcePositions(positions source: [SIMD2<Float>]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(
      columns: numberOfColumns, rows: numberOfRows, sourcePositions: source,
      destinationPositions: destinations)
  }
  /// The grid with its points moved elsewhere.
  open func replacingByDestinationPositions(positions destination: [SIMD2<Float>]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(
      columns: numberOfColumns, rows: numberOfRows, sourcePositions: sources,
      destinationPositions: destination)
  }
}

/// A node whose picture can be bent.
@preconcurrency @MainActor
public protocol SKWarpable: NSObjectProtocol {
  /// How it is bent; nil for not at all.
  var warpGeometry: SKWarpGeometry? { get set }
  /// How finely it is divided further.
  var subdivisionLevels: Int { get set }
}

extension SKWarpable where Self: SKNode {
  /// How it is bent; nil for not at all; carried.
  public var warpGeometry: SKWarpGeometry? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How finely it is divided further; 0 at first; carried.
  public var subdivisionLevels: Int {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
}
extension SKSpriteNode: SKWarpable {}
extension SKEffectNode: SKWarpable {}

extension SKAction {
  /// Bends a picture by and by; nothing is bent here.
  public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
    .wait(forDuration: duration)
  }
  /// Bends a picture from one time to the next; nothing is bent here.
  public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
    .wait(forDuration: times.last?.doubleValue ?? 0)
  }
}

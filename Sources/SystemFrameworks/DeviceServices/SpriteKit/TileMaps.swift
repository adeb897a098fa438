// Maps of tiles, films and lights as nodes: they keep what they are given, and have the size that follows from it.

import AVFoundation
import GameplayKit
import Plumbline
import UIKit

/// One tile.
@preconcurrency @MainActor
open class SKTileDefinition: NSObject {
  /// What it is called.
  open var name: String?
  /// Its pictures.
  open var textures: [SKTexture]
  /// How large it is.
  open var size: CGSize
  /// What a program keeps with it.
  open var userData: NSMutableDictionary?
  /// A picture as a tile.
  public init(texture: SKTexture) {
    textures = [texture]
    size = texture.size()
  }
  /// A picture as a tile of a size.
  public init(texture: SKTexture, size: CGSize) {
    textures = [texture]
    self.size = size
  }
}

/// Tiles that stand for each other.
@preconcurrency @MainActor
open class SKTileGroup: NSObject {
  /// What it is called.
  open var name: String?
  let tiles: [SKTileDefinition]
  /// One tile alone.
  public init(tileDefinition: SKTileDefinition) { tiles = [tileDefinition] }
  /// No tile.
  open class func empty() -> SKTileGroup { SKTileGroup(none: ()) }
  private init(none: Void) { tiles = [] }
}

/// The shapes of tiles. Raw values are Apple's.
public enum SKTileSetType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case grid, isometric, hexagonalFlat, hexagonalPointy
}

/// The tiles of a map.
@preconcurrency @MainActor
open class SKTileSet: NSObject {
  /// What it is called.
  open var name: String?
  /// Groups of tiles.
  open var tileGroups: [SKTileGroup]
  /// Their shape.
  open var type: SKTileSetType
  /// How large they are.
  open var defaultTileSize = CGSize.zero
  /// Groups of tiles.
  public init(tileGroups: [SKTileGroup]) {
    self.tileGroups = tileGroups
    type = .grid
  }
  /// Groups of tiles of a shape.
  public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
    self.tileGroups = tileGroups
    type = tileSetType
  }
  /// Those of an editor's file: none is read.
  public convenience init?(named name: String) { nil }
}

/// A map of tiles, as large as its columns and rows.
@preconcurrency @MainActor
open class SKTileMapNode: SKNode {
  /// The tiles.
  open var tileSet: SKTileSet
  /// How many beside each other.
  open var numberOfColumns: Int
  /// How many above each other.
  open var numberOfRows: Int
  /// How large each is.
  open var tileSize: CGSize
  /// Where its coordinates begin, in parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// A colour over it; carried.
  open var color = UIColor.white
  /// How much of the colour; carried.
  open var colorBlendFactor: CGFloat = 0
  /// Whether neighbours are chosen to fit; carried.
  open var enableAutomapping = true
  private struct Place: Hashable { var column, row: Int }
  private var cells: [Place: (group: SKTileGroup, tile: SKTileDefinition?)] = [:]
  /// An empty map.
  public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
    (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, columns, rows, tileSize)
    super.init()
  }
  /// Nothing of it is archived: an empty map.
  public required init?(coder: NSCoder) {
    (tileSet, numberOfColumns, numberOfRows, tileSize) = (SKTileSet(tileGroups: []), 0, 0, .zero)
    super.init(coder: coder)
  }
  /// How large it is.
  open var mapSize: CGSize {
    CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height)
  }
  /// Its size around where its coordinates begin.
  open override var frame: CGRect {
    let (width, height) = (mapSize.width * xScale, mapSize.height * yScale)
    return CGRect(
      x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width,
      height: height)
  }
  private func key(_ column: Int, _ row: Int) -> Place? {
    column >= 0 && column < numberOfColumns && row >= 0 && row < numberOfRows
      ? Place(column: column, row: row) : nil
  }
  /// Fills it with a group.
  open func fill(with tileGroup: SKTileGroup?) {
    for row in 0..<max(numberOfRows, 0) {
      for column in 0..<max(numberOfColumns, 0) { setTileGroup(tileGroup, forColumn: column, row: row) }
    }
  }
  /// Puts a group somewhere.
  open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
    guard let key = key(column, row) else { return }
    cells[key] = tileGroup.map { ($0, $0.tiles.first) }
  }
  /// Puts a tile of a group somewhere.
  open func setTileGroup(
    _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int,
    row: Int
  ) {
    guard let key = key(column, row) else { return }
    cells[key] = (tileGroup, tileDefinition)
  }
  /// The group that is somewhere.
  open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
    key(column, row).flatMap { cells[$0]?.group }
  }
  /// The tile that is somewhere.
  open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
    key(column, row).flatMap { cells[$0]?.tile }
  }
  private var corner: CGPoint {
    CGPoint(x: -mapSize.width * anchorPoint.x, y: -mapSize.height * anchorPoint.y)
  }
  /// The column at a point of its coordinates.
  open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
    guard tileSize.width > 0 else { return 0 }
    return Int(((position.x - corner.x) / tileSize.width).rounded(.down).clamped)
  }
  /// The row at a point of its coordinates.
  open func tileRowIndex(fromPosition position: CGPoint) -> Int {
    guard tileSize.height > 0 else { return 0 }
    return Int(((position.y - corner.y) / tileSize.height).rounded(.down).clamped)
  }
  /// The middle of a tile in its coordinates.
  open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: corner.x + (CGFloat(column) + 0.5) * tileSize.width,
      y: corner.y + (CGFloat(row) + 0.5) * tileSize.height)
  }
}

extension CGFloat {
  /// A number that fits into an integer.
  fileprivate var clamped: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e15), 1e15) }
}

/// A film as a node; without a picture.
@preconcurrency @MainActor
open class SKVideoNode: SKNode {
  private var player: AVPlayer?
  /// How large it is.
  open var size = CGSize.zero
  /// Where its coordinates begin, in parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// A film of the application.
  public init(fileNamed videoFile: String) { super.init() }
  /// A film at a place.
  public init(url: URL) {
    player = AVPlayer(url: url)
    super.init()
  }
  /// What a player plays.
  public init(avPlayer player: AVPlayer) {
    self.player = player
    super.init()
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Is to play.
  open func play() { player?.play() }
  /// Is to pause.
  open func pause() { player?.pause() }
  /// Its size around where its coordinates begin.
  open override var frame: CGRect {
    let (width, height) = (size.width * xScale, size.height * yScale)
    return CGRect(
      x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width,
      height: height)
  }
}

/// A light; carried, as nothing is drawn.
@preconcurrency @MainActor
open class SKLightNode: SKNode {
  /// Whether it is on.
  open var isEnabled = true
  /// Its colour.
  open var lightColor = UIColor.white
  /// The colour of what it does not reach.
  open var ambientColor = UIColor.black
  /// The colour of shadows.
  open var shadowColor = UIColor(white: 0, alpha: 0.5)
  /// How much less far away.
  open var falloff: CGFloat = 1
  /// What it shines on.
  open var categoryBitMask = UInt32.max
}

/// A solid scene in a flat one; carried, as nothing is drawn.
@preconcurrency @MainActor
open class SK3DNode: SKNode {
  /// The scene.
  open var scnScene: SCNScene?
  /// Whose eyes see it.
  open var pointOfView: SCNNode?
  /// How large its picture is.
  open var viewportSize: CGSize
  /// Whether it has light of its own.
  open var autoenablesDefaultLighting = false
  /// A scene in a size.
  public init(viewportSize: CGSize) {
    self.viewportSize = viewportSize
    super.init()
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) {
    viewportSize = .zero
    super.init(coder: coder)
  }
}

/// A program that draws; carried, as nothing is drawn.
open class SKShader: NSObject, @unchecked Sendable {
  /// The program's text.
  open var source: String?
  /// What it is given.
  open var uniforms: [SKUniform] = []
  /// Of a text.
  public init(source: String) { self.source = source }
  /// Of a text, with what it is given.
  public init(source: String, uniforms: [SKUniform]) {
    self.source = source
    self.uniforms = uniforms
  }
  /// Of a file of the application.
  public convenience init(fileNamed name: String) { self.init(source: "") }
  /// Gives it something.
  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  /// What it is given under a name.
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
}

/// What a program that draws is given; carried.
open class SKUniform: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// A number.
  open var floatValue: Float = 0
  /// A number of a name.
  public init(name: String, float value: Float) {
    self.name = name
    floatValue = value
  }
  /// A name.
  public init(name: String) { self.name = name }
}

/// A node of a scene as a part of something in a game.
@preconcurrency @MainActor
open class GKSKNodeComponent: GKComponent {
  /// The node.
  nonisolated(unsafe) open var node: SKNode
  /// A node as a part.
  public init(node: SKNode) {
    self.node = node
    super.init()
  }
  /// A part of a document, with an empty node.
  public required init?(coder: NSCoder) {
    node = MainActor.assumeIsolated { SKNode() }
    super.init(coder: coder)
  }
}

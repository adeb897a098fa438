// Times, compositions and queues of AVFoundation: what is computed of what a program gives, without anything that plays.

import AVFoundation
import AVKit
import CoreHaptics
import MetalKit
import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Media")
struct MediaTests {
  private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }

  // Core Media: the end of a range does not lie in it; ranges that do not meet have no part in common.
  @Test("ranges of times")
  func ranges() {
    let first = CMTimeRange(start: seconds(1), duration: seconds(3))
    let second = CMTimeRange(start: seconds(2), end: seconds(6))
    #expect(first.end == seconds(4))
    #expect(first.containsTime(seconds(1)) && !first.containsTime(seconds(4)))
    #expect(first.intersection(second) == CMTimeRange(start: seconds(2), end: seconds(4)))
    #expect(first.union(second) == CMTimeRange(start: seconds(1), end: seconds(6)))
    #expect(first.intersection(CMTimeRange(start: seconds(5), end: seconds(6))) == .zero)
    #expect(CMTimeCompare(seconds(1), seconds(2)) == -1)
  }

  @Test("times as objects")
  func objects() {
    #expect(NSValue(time: seconds(1.5)).timeValue == seconds(1.5))
    let range = CMTimeRange(start: seconds(1), duration: seconds(3))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(!NSValue(cgPoint: .zero).timeValue.isValid)
  }

  @Test("a composition is as long as what was inserted, and cannot be written")
  func composition() throws {
    let film = AVMutableComposition()
    let track = try #require(
      film.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    try track.insertTimeRange(CMTimeRange(start: .zero, duration: seconds(4)), of: track, at: .zero)
    try track.insertTimeRange(CMTimeRange(start: .zero, duration: seconds(2)), of: track, at: seconds(4))
    #expect(film.duration == seconds(6))
    #expect(film.tracks(withMediaType: .video).count == 1 && film.tracks(withMediaType: .audio).isEmpty)
    let export = try #require(
      AVAssetExportSession(asset: film, presetName: AVAssetExportPresetHighestQuality))
    var isTold = false
    export.exportAsynchronously { isTold = true }
    #expect(isTold && export.status == .failed && export.error != nil)
  }

  @Test("a queue plays the next item when the current one is taken away")
  func queue() {
    let items = (1...3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
    let player = AVQueuePlayer(items: [items[0], items[2]])
    player.insert(items[1], after: items[0])
    #expect(player.items() == items)
    player.remove(items[0])
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test("a device without a graphics processor and without haptics says so")
  func without() throws {
    #expect(MTLCreateSystemDefaultDevice() == nil)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 2)
    #expect(try CHHapticPattern(events: [event], parameters: []).duration == 2.5)
    let view = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 20), device: nil)
    view.contentScaleFactor = 2
    #expect(view.drawableSize == CGSize(width: 20, height: 40))
  }

  // SpriteKit: a map's coordinates begin at its anchor point, its middle at first; columns count from the left, rows from below.
  @Test("places of tiles")
  func tiles() {
    let group = SKTileGroup(
      tileDefinition: SKTileDefinition(
        texture: SKTexture(imageNamed: "tile"), size: CGSize(width: 10, height: 10)))
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [group]), columns: 4, rows: 2, tileSize: CGSize(width: 10, height: 20))
    #expect(map.mapSize == CGSize(width: 40, height: 40))
    #expect(map.frame == CGRect(x: -20, y: -20, width: 40, height: 40))
    #expect(map.centerOfTile(atColumn: 0, row: 1) == CGPoint(x: -15, y: 10))
    #expect(map.tileColumnIndex(fromPosition: CGPoint(x: -11, y: 0)) == 0)
    #expect(map.tileRowIndex(fromPosition: CGPoint(x: 0, y: 1)) == 1)
    map.setTileGroup(group, forColumn: 3, row: 1)
    map.setTileGroup(group, forColumn: 4, row: 9)
    #expect(map.tileGroup(atColumn: 3, row: 1) === group && map.tileGroup(atColumn: 0, row: 0) == nil)
  }

  // AVFoundation: "a scaled CGRect that maintains the aspect ratio specified by aspectRatio that fits within boundingRect".
  @Test("a picture that fits lies in the middle of its rectangle")
  func fittingRectangle() {
    let box = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 400, height: 200), insideRect: box)
        == CGRect(x: 10, y: 45, width: 100, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 4), insideRect: box)
        == CGRect(x: 47.5, y: 20, width: 25, height: 100))
  }
}

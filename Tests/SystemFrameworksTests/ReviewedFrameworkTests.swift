// What a review of the frameworks beside UIKit found.

import AVFoundation
import CloudKit
import CoreData
import MapKit
import MetalKit
import SceneKit
import SpriteKit
import Testing
import UIKit

@MainActor @Suite("Frameworks, reviewed")
struct ReviewedFrameworkTests {
  private func near(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
    abs(a.x - b.x) < 1e-4 && abs(a.y - b.y) < 1e-4 && abs(a.z - b.z) < 1e-4
  }

  // CMTime.h: the order is -∞, numbers, indefinite, +∞, invalid; sums with one infinity are infinite, with both invalid.
  @Test("times without an end")
  func infinite() {
    let second = CMTime(value: 1, timescale: 1)
    #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.negativeInfinity.seconds == -.infinity)
    #expect(CMTime.negativeInfinity < second && second < .indefinite && .indefinite < .positiveInfinity)
    #expect(CMTime.positiveInfinity < .invalid)
    #expect(CMTime.indefinite != .invalid && CMTime.indefinite.isValid && CMTime.indefinite.isIndefinite)
    #expect(!CMTime.invalid.isValid && !CMTime.invalid.isIndefinite && !CMTime.indefinite.isNumeric)
    #expect(
      second + .positiveInfinity == .positiveInfinity && second - .positiveInfinity == .negativeInfinity)
    #expect(CMTime.positiveInfinity + .negativeInfinity == .invalid && second + .indefinite == .indefinite)
    let range = CMTimeRange(start: second, duration: .positiveInfinity)
    #expect(range.end == .positiveInfinity && range.containsTime(second) && !range.containsTime(.zero))
    #expect(
      range.intersection(CMTimeRange(start: .zero, duration: second + second))
        == CMTimeRange(start: second, duration: second))
    #expect(NSValue(time: .indefinite).timeValue == .indefinite)
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
  }

  @Test("a composition loses its end, and takes one that can only be read")
  func composition() throws {
    let film = AVMutableComposition()
    let track = try #require(film.addMutableTrack(withMediaType: .video, preferredTrackID: 1))
    let second = CMTime(value: 1, timescale: 1)
    let three = CMTimeRange(start: .zero, duration: CMTime(value: 3, timescale: 1))
    try track.insertTimeRange(three, of: track, at: .zero)
    track.removeTimeRange(CMTimeRange(start: second, duration: .positiveInfinity))
    #expect(film.duration == second)
    let composition: AVVideoComposition = AVMutableVideoComposition()
    let item = AVPlayerItem(asset: film)
    item.videoComposition = composition
    #expect(item.videoComposition === composition)
  }

  private final class Drawing: MTKView {
    required init(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
  }

  @Test("a view of Metal's has a layer of Metal's")
  func metal() { #expect(Drawing(frame: .zero).layer is CAMetalLayer) }

  @Test("covers of a map lie in their order and on their level")
  func overlays() {
    let map = MKMapView()
    let covers = (0..<4).map { _ in MKCircle(center: CLLocationCoordinate2D(), radius: 1) }
    map.addOverlay(covers[0])
    map.insertOverlay(covers[1], at: 0)
    map.insertOverlay(covers[2], above: covers[1])
    map.addOverlay(covers[3], level: .aboveRoads)
    #expect(map.overlays(in: .aboveRoads).map { $0 === covers[3] } == [true])
    let order = map.overlays(in: .aboveLabels).map { cover in covers.firstIndex { $0 === cover } }
    #expect(order == [1, 2, 0])
    map.insertOverlay(covers[0], below: covers[1])
    map.exchangeOverlay(covers[1], with: covers[2])
    let after = map.overlays(in: .aboveLabels).map { cover in covers.firstIndex { $0 === cover } }
    #expect(after == [0, 2, 1])
  }

  // SceneKit: a node below a turned parent looks at a point of the world; a direction of its own in the front's place.
  @Test("a node below a turned one looks at a point")
  func look() {
    let (above, node) = (SCNNode(), SCNNode())
    above.eulerAngles = SCNVector3(0 as Float, .pi / 2, 0)
    above.addChildNode(node)
    node.look(at: SCNVector3(0 as Float, 0, 5))
    #expect(near(node.worldFront, SCNVector3(0 as Float, 0, 1)))
    node.look(at: SCNVector3(3 as Float, 4, 0))
    #expect(near(node.worldFront, SCNVector3(0.6 as Float, 0.8, 0)))
    node.look(
      at: SCNVector3(0 as Float, 0, 5), up: SCNVector3(0 as Float, 1, 0),
      localFront: SCNVector3(1 as Float, 0, 0))
    let end = node.convertPosition(SCNVector3(1 as Float, 0, 0), to: nil)
    #expect(near(end, SCNVector3(0 as Float, 0, 1)))
  }

  @Test("a way along a line lasts as long as the line is")
  func follow() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 40))
    path.addLine(to: CGPoint(x: 30, y: 0))
    #expect(SKAction.follow(path, speed: 10).duration == 9)
    #expect(SKAction.follow(path, speed: 0).duration == 0)
  }

  @Test("tiles stay where they are when a map becomes wider; less than no columns are none")
  func tiles() {
    let group = SKTileGroup.empty()
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [group]), columns: 2, rows: 2, tileSize: CGSize(width: 1, height: 1))
    map.setTileGroup(group, forColumn: 1, row: 1)
    map.numberOfColumns = 5
    #expect(map.tileGroup(atColumn: 1, row: 1) === group && map.tileGroup(atColumn: 3, row: 0) == nil)
    map.numberOfColumns = -1
    #expect(map.tileGroup(atColumn: 0, row: 0) == nil)
  }

  @Test("work for the cloud waits for other work")
  func cloud() {
    let (first, second) = (BlockOperation {}, CKModifyRecordsOperation())
    second.addDependency(first)
    CKContainer.default().publicCloudDatabase.add(second)
    #expect(!second.isFinished)
    first.start()
    second.waitUntilFinished()
    #expect(second.isFinished)
  }
}

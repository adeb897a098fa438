// Places and conditions as sequences, plain bodies of scenes, grids that bend, and values of objects that were never set. Apple's
// documentation of CLLocationUpdate, CLMonitor, SCNGeometry's classes (their first sizes), SKWarpGeometryGrid and
// PHAssetChangeRequest.

import CoreData
import CoreLocation
import Photos
import SceneKit
import SpriteKit
import Testing
import UIKit

@MainActor
@Suite("Sequences of places, and small things of frameworks")
struct LiveUpdateTests {
  @Test("the first update says that places may not be known, and a cancelled task ends the sequence")
  func updates() async throws {
    for try await update in CLLocationUpdate.liveUpdates(.fitness) {
      #expect(update.location == nil && update.authorizationDenied && !update.stationary)
      break
    }
    let task = Task {
      var count = 0
      for try await _ in CLLocationUpdate.liveUpdates() { count += 1 }
      return count
    }
    task.cancel()
    #expect(try await task.value == 1)
    let update = CLLocationUpdate(location: CLLocation(latitude: 1, longitude: 2))
    #expect(update.location?.coordinate.latitude == 1 && !update.authorizationDenied)
  }

  @Test("a monitor keeps its conditions")
  func monitor() async {
    let monitor = await CLMonitor("Places")
    let home = CLMonitor.CircularGeographicCondition(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100)
    await monitor.add(home, identifier: "home", assuming: .unsatisfied)
    await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: UUID()), identifier: "door")
    #expect(await monitor.identifiers == ["door", "home"])
    let record = await monitor.record(for: "home")
    #expect(record?.lastEvent.state == .unsatisfied)
    #expect((record?.condition as? CLMonitor.CircularGeographicCondition)?.radius == 100)
    await monitor.remove("home")
    #expect(await monitor.record(for: "home") == nil && monitor.name == "Places")
    CLServiceSession(authorization: .whenInUse).invalidate()
  }

  @Test("bodies without sizes have Apple's first ones")
  func bodies() {
    #expect(SCNBox().width == 1 && SCNBox().chamferRadius == 0 && SCNSphere().radius == 0.5)
    #expect(SCNPlane().height == 1 && SCNCylinder().radius == 0.5 && SCNCapsule().height == 2)
    #expect(SCNTorus().ringRadius == 0.5 && SCNTorus().pipeRadius == 0.25 && SCNTube().innerRadius == 0.25)
    #expect(SCNCone().topRadius == 0 && SCNCone().bottomRadius == 0.5 && SCNPyramid().length == 1)
    #expect(SCNText().string == nil && SCNText().extrusionDepth == 0)
  }

  @Test("a grid has its points row by row, and keeps where they are moved")
  func grids() {
    let grid = SKWarpGeometryGrid(columns: 2, rows: 1)
    #expect(grid.vertexCount == 6 && grid.sourcePosition(at: 1) == SIMD2(0.5, 0))
    #expect(grid.destPosition(at: 5) == SIMD2(1, 1))
    let moved = grid.replacingByDestinationPositions(positions: Array(repeating: SIMD2(0.25, 0.5), count: 6))
    #expect(moved.destPosition(at: 0) == SIMD2(0.25, 0.5) && moved.sourcePosition(at: 5) == SIMD2(1, 1))
    let sprite = SKSpriteNode()
    sprite.warpGeometry = moved
    sprite.subdivisionLevels = 3
    #expect(sprite.warpGeometry === moved && sprite.subdivisionLevels == 3)
  }

  @Test("a request for a photo is there")
  func photos() {
    let request = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
    request.creationDate = Date(timeIntervalSinceReferenceDate: 5)
    #expect(request.creationDate == Date(timeIntervalSinceReferenceDate: 5))
  }

  @Test("values that were never set are empty where an object can be made")
  func managedValues() {
    let (entity, other) = (NSEntityDescription(), NSEntityDescription())
    (entity.name, other.name) = ("Item", "Tag")
    let tag = NSRelationshipDescription()
    tag.name = "tag"
    tag.destinationEntity = other
    entity.properties = [tag]
    let object = NSManagedObject(entity: entity, insertInto: nil)
    func value<Value>(_ type: Value.Type, _ key: String = "a") -> Value { object.managedValue(key) }
    #expect(value(NSDecimalNumber.self) == .zero && value(NSNumber.self) == 0 && value(Decimal.self) == 0)
    #expect(value(String.self) == "" && value(NSString.self) == "" && value([String].self) == [])
    #expect(value(NSArray.self).count == 0 && value([String: Int].self) == [:] && value(Set<Int>.self) == [])
    #expect(value(NSAttributedString.self).length == 0 && value(Int16.self) == 0 && !value(Bool.self))
    #expect(value(NSManagedObject.self, "tag").entity.name == "Tag")
    #expect(value(Date?.self) == nil)
  }
}

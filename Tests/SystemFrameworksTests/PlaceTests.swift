// Rectangles and distances of maps, and where nodes of a scene look.

import CoreLocation
import MapKit
import SceneKit
import Testing
import UIKit

@MainActor @Suite("Places")
struct PlaceTests {
  // The plane is 2²⁸ points around the equator, which is 2π · 6,378,137 m long (WGS 84).
  @Test("points of the plane in metres")
  func metres() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291_07) < 1e-8)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) - 0.074_645_53) < 1e-8)
    let a = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    let b = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1))
    // One degree of the equator: 111.2 km by a sphere of the mean radius, 111.3 km by the equator's.
    #expect((111_100...111_400).contains(a.distance(to: b)))
  }

  @Test("rectangles of the plane")
  func rectangles() {
    let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let second = MKMapRect(x: 6, y: 8, width: 10, height: 10)
    let both = first.intersection(second)
    #expect([both.minX, both.minY, both.width, both.height] == [6, 8, 4, 2])
    #expect(first.intersects(second) && !first.intersects(second.offsetBy(dx: 5, dy: 0)))
    #expect(first.intersection(second.offsetBy(dx: 5, dy: 0)).isNull)
    #expect(first.contains(MKMapRect(x: 1, y: 1, width: 2, height: 2)) && !first.contains(second))
  }

  // SceneKit: a node's front is along the negative z axis.
  @Test("a node looks at a point")
  func look() {
    let node = SCNNode()
    #expect(near(node.worldFront, SCNVector3(0 as Float, 0, -1)))
    node.look(at: SCNVector3(5 as Float, 0, 0))
    #expect(near(node.worldFront, SCNVector3(1 as Float, 0, 0)))
    node.look(at: SCNVector3(0 as Float, 0, 3))
    #expect(near(node.worldFront, SCNVector3(0 as Float, 0, 1)))
    node.look(at: SCNVector3(0 as Float, 2, -2))
    #expect(near(node.worldFront, SCNVector3(0 as Float, 0.707_107, -0.707_107)))
  }

  @Test("points of one node in another")
  func convert() {
    let (first, second) = (SCNNode(), SCNNode())
    first.position = SCNVector3(1 as Float, 0, 0)
    second.position = SCNVector3(0 as Float, 2, 0)
    #expect(
      near(first.convertPosition(SCNVector3(0 as Float, 0, 1), to: second), SCNVector3(1 as Float, -2, 1)))
    #expect(
      near(first.convertPosition(SCNVector3(0 as Float, 0, 1), from: second), SCNVector3(-1 as Float, 2, 1)))
    let matrix = SCNMatrix4MakeRotation(1, 0, 1, 0)
    #expect(SCNMatrix4Mult(matrix, SCNMatrix4Invert(matrix)).m11 > 0.999_99)
  }

  private func near(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
    abs(a.x - b.x) + abs(a.y - b.y) + abs(a.z - b.z) < 1e-4
  }
}

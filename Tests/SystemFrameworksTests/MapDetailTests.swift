// What maps carry and compute beside regions. Expectations are those of Apple's documentation of MKMapCamera, MKMultiPoint,
// MKOverlay, MKMapViewDelegate, MKAddressFilter and MKDistanceFormatter.

import MapKit
import Testing

@MainActor
@Suite("Details of maps")
struct MapDetailTests {
  private final class Delegate: NSObject, MKMapViewDelegate {
    var lines: [String] = []
    func mapViewWillStartLocatingUser(_ mapView: MKMapView) { lines.append("start") }
    func mapViewDidStopLocatingUser(_ mapView: MKMapView) { lines.append("stop") }
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      lines.append("chosen \(annotation.title.flatMap { $0 } ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) { lines.append("left") }
  }

  @Test("the delegate hears that the user is looked for, and which annotation is chosen")
  func delegate() {
    let (map, delegate) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Delegate())
    map.delegate = delegate
    map.showsUserLocation = true
    map.showsUserLocation = true
    map.showsUserLocation = false
    let pin = MKPointAnnotation()
    pin.title = "Pin"
    map.addAnnotation(pin)
    map.selectAnnotation(pin, animated: false)
    map.deselectAnnotation(pin, animated: false)
    #expect(delegate.lines == ["start", "stop", "chosen Pin", "left"])
  }

  // A camera as high as its eye is far from the middle looks down at 45°; from the south it looks north.
  @Test("a camera follows from where its eye is")
  func camera() throws {
    let (middle, eye) = (
      CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: -0.01, longitude: 0)
    )
    let far = MKMapPoint(middle).distance(to: MKMapPoint(eye))
    let camera = MKMapCamera(lookingAtCenter: middle, fromEyeCoordinate: eye, eyeAltitude: far)
    #expect(abs(camera.pitch - 45) < 0.001 && abs(camera.heading) < 0.001)
    #expect(abs(camera.centerCoordinateDistance - far * 2.0.squareRoot()) < 0.001)
    let above = MKMapCamera(lookingAtCenter: middle, fromEyeCoordinate: middle, eyeAltitude: 500)
    #expect(above.pitch == 0 && above.centerCoordinateDistance == 500 && above.altitude == 500)
    let copy = try #require(above.copy() as? MKMapCamera)
    copy.pitch = 10
    #expect(above.pitch == 0 && copy.altitude == 500)
  }

  @Test(
    "a line has its points in memory and its parts by their length; overlays meet where their rectangles do")
  func lines() {
    let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 30, y: 40), MKMapPoint(x: 30, y: 90)]
    let line = MKPolyline(points: points, count: 3)
    #expect(line.pointCount == 3 && line.points()[1].y == 40)
    #expect(line.location(atPointIndex: 1) == 0.5 && line.locations(atPointIndexes: [0, 2]) == [0, 1])
    #expect(line.intersects(MKMapRect(x: 20, y: 20, width: 5, height: 5)))
    #expect(!line.intersects(MKMapRect(x: 40, y: 0, width: 5, height: 5)) && !line.canReplaceMapContent)
    #expect(MKPolylineRenderer(polyline: line).polyline === line)
    let circle = MKCircle(
      mapRect: MKCircle(center: .init(latitude: 0, longitude: 0), radius: 1000).boundingMapRect)
    #expect(abs(circle.radius - 1000) < 10)
  }

  @Test("a filter of addresses means the parts that it was given")
  func filters() {
    let filter = MKAddressFilter(including: [.locality, .country])
    #expect(filter.includes(.locality) && filter.excludes(.postalCode))
    #expect(MKAddressFilter(excluding: .country).includes(.locality))
    #expect(
      MKAddressFilter.excludingAll.excludes(.country) && MKAddressFilter.includingAll.includes(.country))
    let request = MKLocalSearch.Request(naturalLanguageQuery: "coffee")
    request.resultTypes = .pointOfInterest
    request.regionPriority = .required
    #expect(request.naturalLanguageQuery == "coffee" && request.resultTypes.rawValue == 2)
    let around = MKLocalPointsOfInterestRequest(center: .init(latitude: 10, longitude: 20), radius: 500)
    #expect(around.radius == 500 && around.region.center.latitude == 10)
    let same = MKLocalPointsOfInterestRequest(coordinateRegion: around.region)
    #expect(abs(same.radius - 500) < 0.001)
  }

  @Test("distances are read as they are written")
  func distances() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.distance(from: "1.5 km") == 1500)
    #expect(abs(formatter.distance(from: "2 mi") - 3218.688) < 0.01)
    #expect(formatter.distance(from: "far") == -1)
  }

  @Test("views of annotations carry what is in front, and pins the three colours of earlier systems")
  func annotationViews() {
    let view = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    #expect(view.zPriority == .defaultUnselected && view.selectedZPriority == .defaultSelected)
    view.pinColor = .green
    #expect(view.pinTintColor == .systemGreen)
    let map = MKMapView()
    map.selectableMapFeatures = [.pointsOfInterest, .territories]
    map.pitchButtonVisibility = .visible
    #expect(map.selectableMapFeatures.rawValue == 3 && map.pitchButtonVisibility == .visible)
    #expect(MKPointOfInterestCategory.miniGolf.rawValue == "MKPOICategoryMiniGolf")
    let item = MKMapItem(placemark: MKPlacemark(coordinate: .init(latitude: 3, longitude: 4)))
    #expect(MKMapItemAnnotation(mapItem: item).coordinate.longitude == 4)
    #expect(MKMapItem.Identifier(rawValue: "I1") == MKMapItem.Identifier(rawValue: "I1"))
  }
}

// Maps in layouts: regions, places on the plane, and the views of annotations.

import MapKit
import Testing

@MainActor
@Suite("Maps")
struct MapTests {
  private final class Delegate: NSObject, MKMapViewDelegate {
    var added = 0
    var changes = 0
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { added += views.count }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { changes += 1 }
  }

  // Mercator's projection of a sphere: the equator is in the middle of the plane of 2²⁸ points, as MapKit's documentation
  // has it.
  @Test("places lie on the plane as Mercator's projection has them, and back")
  func plane() {
    let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(origin.x == 134_217_728 && abs(origin.y - 134_217_728) < 0.001)
    let place = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let back = MKMapPoint(place).coordinate
    #expect(abs(back.latitude - place.latitude) < 1e-9 && abs(back.longitude - place.longitude) < 1e-9)
  }

  @Test("a point of the view and a place convert into each other")
  func converting() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3))
    let middle = map.convert(map.centerCoordinate, toPointTo: map)
    #expect(abs(middle.x - 150) < 1e-6 && abs(middle.y - 100) < 1e-6)
    let corner = map.convert(CGPoint(x: 300, y: 0), toCoordinateFrom: map)
    #expect(abs(corner.longitude - 11.5) < 1e-9 && abs(corner.latitude - 1) < 1e-9)
  }

  @Test("a map that gets its size from constraints has its annotations at their places then")
  func laterSize() throws {
    let (root, map) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), MKMapView())
    map.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(map)
    NSLayoutConstraint.activate([
      map.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      map.topAnchor.constraint(equalTo: root.topAnchor),
      map.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let pin = MKPointAnnotation()
    pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 10)
    map.region = MKCoordinateRegion(
      center: pin.coordinate, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3))
    map.addAnnotation(pin)
    root.layoutIfNeeded()
    let view = try #require(map.view(for: pin))
    #expect(abs(view.center.x - view.centerOffset.x - 150) < 1e-6)
    #expect(abs(view.center.y - view.centerOffset.y - 100) < 1e-6)
  }

  @Test("the views of annotations lie at their places and follow the region")
  func annotations() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let delegate = Delegate()
    map.delegate = delegate
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3))
    let pin = MKPointAnnotation()
    pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0.5)
    map.addAnnotation(pin)
    #expect(delegate.added == 1 && delegate.changes == 1)
    #expect(abs((map.view(for: pin)?.center.x ?? 0) - 200) < 1e-6)
    map.setCenter(pin.coordinate, animated: false)
    #expect(abs((map.view(for: pin)?.center.x ?? 0) - 150) < 1e-6)
    map.removeAnnotation(pin)
    #expect(map.annotations.isEmpty && map.view(for: pin) == nil)
  }

  @Test("a map takes the frame that constraints give it")
  func layout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let map = MKMapView()
    map.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(map)
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      map.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      map.heightAnchor.constraint(equalTo: map.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(map.frame == CGRect(x: 0, y: 20, width: 320, height: 160))
  }

  @Test("annotations that stand together are in the middle of their places; no service completes a query")
  func cluster() {
    let pins = [10.0, 20].map { longitude in
      let pin = MKPointAnnotation()
      pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: longitude)
      return pin
    }
    #expect(abs(MKClusterAnnotation(memberAnnotations: pins).coordinate.longitude - 15) < 1e-9)
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "cof"
    #expect(completer.results.isEmpty && !completer.isSearching)
  }

  // 111.2 km: a degree of the sphere of mean radius; Apple's documentation gives no figure.
  @Test("a degree is 111 kilometres")
  func distance() {
    let metres = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 1, longitude: 0))
    #expect(abs(metres - 111_195) < 1)
  }
}

// The map as a part of a layout: its frame, what region it shows, and the views of annotations at their places. No map is
// drawn.

import Plumbline

/// What kind of map. Raw values are Apple's.
public enum MKMapType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How the map follows the user. Raw values are Apple's.
public enum MKUserTrackingMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, follow, followWithHeading
}

/// Where overlays lie. Raw values are Apple's.
public enum MKOverlayLevel: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case aboveRoads, aboveLabels
}

/// What happens to an annotation that is moved. Raw values are Apple's.
public enum MKAnnotationViewDragState: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case none, starting, dragging, canceling, ending
}

/// The identifier of the usual views of annotations.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the usual views of several annotations.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// From where the map is seen; carried.
@preconcurrency @MainActor
open class MKMapCamera: NSObject, @preconcurrency NSCopying {
  /// The place in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres from there.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Metres above the ground.
  open var altitude: CLLocationDistance = 0
  /// Degrees from straight down.
  open var pitch: CGFloat = 0
  /// Degrees from north.
  open var heading: CLLocationDirection = 0
  public override init() { super.init() }
  /// From an eye that is so many metres above a place. How far it is from the middle of the picture, how steep it looks and where
  /// to follow.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    let (middle, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
    let along = eye.distance(to: middle)
    let heading = atan2(middle.x - eye.x, eye.y - middle.y) * 180 / .pi
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(along, eyeAltitude),
      pitch: atan2(along, eyeAltitude) * 180 / .pi,
      heading: along > 0 ? (heading < 0 ? heading + 360 : heading) : 0)
    altitude = eyeAltitude
  }
  /// So that a place of interest is seen; its extent is not known here: a kilometre.
  public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
    self.init(
      lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 1000, pitch: 0, heading: 0)
  }
  /// The same camera.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
    other.altitude = altitude
    return other
  }
  /// From a distance.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}

/// Is asked and told of a map.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The region changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// What is seen changed.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// The view of an annotation; nil is the usual one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Views of annotations came.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A view of an annotation was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A view of an annotation was let go.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// A control beside an annotation's text was pressed.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// An annotation is moved.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationViewDragState, fromOldState oldState: MKAnnotationViewDragState)
  /// Where the user is.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Where the user is cannot be told.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// What draws an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// How the map follows the user.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// What stands for annotations that stand together; never asked, as each lies at its own place.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  )
    -> MKClusterAnnotation
  /// The map is drawn; never told, as none is.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map is drawn; never told, as none is.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// The map is about to be fetched; never told here.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// The map could not be fetched; never told here.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// The map is about to be drawn; never told here.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// The user's place is asked for: `showsUserLocation` was set.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// The user's place is asked for no longer.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// An annotation was chosen.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation is chosen no longer.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
}

extension MKMapViewDelegate {
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing by default.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// The usual one by default.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing by default.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing by default.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationViewDragState, fromOldState oldState: MKAnnotationViewDragState
  ) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// One without looks by default.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// The members by default.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
  /// Does nothing by default.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Does nothing by default.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing by default.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
}

/// What a map has beside its place in the layout.
@MainActor final class MapState {
  weak var delegate: (any MKMapViewDelegate)?
  var region = MKCoordinateRegion(MKMapRect.world)
  var annotations: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var selected: [any MKAnnotation] = []
  var overlays: [(overlay: any MKOverlay, level: MKOverlayLevel)] = []
  var classes: [String: MKAnnotationView.Type] = [:]
  let user = MKUserLocation()
}

extension MKMapView {
  var state: MapState {
    if let known: MapState = carried(or: nil, "map") { return known }
    let new = MapState()
    carry(Optional(new), "map")
    placeContent = { [weak self] in self?.placeViews() }
    return new
  }

  /// Is asked and told of the map.
  public weak var delegate: (any MKMapViewDelegate)? {
    get { state.delegate }
    set { state.delegate = newValue }
  }

  // MARK: What is shown

  /// What is shown, as it was set. Apple's widens it to the shape of the view.
  public var region: MKCoordinateRegion {
    get { state.region }
    set { setRegion(newValue, animated: false) }
  }
  /// Shows a region.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    state.region = region
    placeViews()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { state.region.center }
    set { setCenter(newValue, animated: false) }
  }
  /// Shows a place in the middle.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }
  /// What is shown, on the plane.
  public var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let corner = { (x: Double, y: Double) in
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: center.latitude + y * span.latitudeDelta / 2,
            longitude: center.longitude + x * span.longitudeDelta / 2))
      }
      let (first, last) = (corner(-1, 1), corner(1, -1))
      return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// Shows a rectangle of the plane.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animated)
  }
  /// Shows a rectangle of the plane within edges.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    let (width, height) = (
      bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom
    )
    guard width > 0, height > 0 else { return setVisibleMapRect(mapRect, animated: animated) }
    let (x, y) = (mapRect.size.width / width, mapRect.size.height / height)
    setVisibleMapRect(
      MKMapRect(
        x: mapRect.minX - x * insets.left, y: mapRect.minY - y * insets.top, width: x * bounds.width,
        height: y * bounds.height), animated: animated)
  }
  /// Shows all annotations.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize(width: 0, height: 0)))
    }
    if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
  }
  /// The region in the shape of the view: as it is.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// The point of a view at a place.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (rect, place) = (visibleMapRect, MKMapPoint(coordinate))
    guard rect.size.width > 0, rect.size.height > 0 else { return .zero }
    let point = CGPoint(
      x: (place.x - rect.minX) / rect.size.width * bounds.width,
      y: (place.y - rect.minY) / rect.size.height * bounds.height)
    return view === self ? point : convert(point, to: view)
  }
  /// The place at a point of a view.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (rect, own) = (visibleMapRect, view === self ? point : convert(point, from: view))
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    return MKMapPoint(
      x: rect.minX + own.x / bounds.width * rect.size.width,
      y: rect.minY + own.y / bounds.height * rect.size.height
    ).coordinate
  }

  // MARK: Annotations

  /// What lies on the map.
  public var annotations: [any MKAnnotation] { state.annotations }
  /// Lays something on the map, with its view at its place.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Lays things on the map, with their views at their places.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    let new = annotations.filter { annotation in !state.annotations.contains { $0 === annotation } }
    state.annotations += new
    let views = new.map { annotation in
      let view =
        delegate?.mapView(self, viewFor: annotation)
        ?? dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.annotation = annotation
      state.views[ObjectIdentifier(annotation)] = view
      addSubview(view)
      return view
    }
    placeViews()
    if !views.isEmpty { delegate?.mapView(self, didAdd: views) }
  }
  /// Takes something from the map.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Takes things from the map.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      state.annotations.removeAll { $0 === annotation }
      state.selected.removeAll { $0 === annotation }
      state.views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
    }
  }
  /// The view of an annotation.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    state.views[ObjectIdentifier(annotation)]
  }
  /// What can be a view of annotations.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    state.classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// A view that can stand for an annotation: a new one, where a class is registered.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    state.classes[identifier]?.make(identifier)
  }
  /// A view that can stand for an annotation.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }
  /// What is chosen.
  public var selectedAnnotations: [any MKAnnotation] { state.selected }
  /// Chooses something.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let view = view(for: annotation) else { return }
    state.selected = [annotation]
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }
  /// Lets something go.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation) else { return }
    state.selected.removeAll { $0 === annotation }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  /// Views of annotations lie with their middles at their places, moved by their offsets.
  private func placeViews() {
    for view in state.views.values {
      guard let annotation = view.annotation else { continue }
      let point = convert(annotation.coordinate, toPointTo: self)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
  }

  // MARK: Carried

  /// What kind of map; carried.
  public var mapType: MKMapType {
    get { carried(or: .standard) }
    set { carry(newValue) }
  }
  /// From where it is seen; carried.
  public var camera: MKMapCamera {
    get { carriedOnce(MKMapCamera()) }
    set { carry(newValue) }
  }
  /// From where it is seen; carried.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Whether it can be zoomed; carried.
  public var isZoomEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether it can be moved; carried.
  public var isScrollEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether it can be turned; carried.
  public var isRotateEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether it can be tilted; carried.
  public var isPitchEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether a compass is seen; carried.
  public var showsCompass: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether a scale is seen; carried.
  public var showsScale: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether buildings are seen; carried.
  public var showsBuildings: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether traffic is seen; carried.
  public var showsTraffic: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether known places are seen; carried.
  public var showsPointsOfInterest: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the user is seen; carried, as nobody knows where that is.
  public var showsUserLocation: Bool {
    get { carried(or: false) }
    set {
      guard newValue != showsUserLocation else { return }
      carry(newValue)
      if newValue {
        delegate?.mapViewWillStartLocatingUser(self)
      } else {
        delegate?.mapViewDidStopLocatingUser(self)
      }
    }
  }
  /// Where the user is: it is not known.
  public var userLocation: MKUserLocation { state.user }
  /// Whether the user is in what is shown.
  public var isUserLocationVisible: Bool { false }
  /// How the map follows the user; carried.
  public var userTrackingMode: MKUserTrackingMode {
    get { carried(or: .none) }
    set { carry(newValue) }
  }
  /// How the map follows the user; carried.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
}

extension MKAnnotationView {
  @_silgen_name("plumbline_make_annotation_view")
  convenience init(made reuseIdentifier: String?) {
    self.init(annotation: nil, reuseIdentifier: reuseIdentifier)
  }

  /// A view of the class that this is called on, as `init(annotation:reuseIdentifier:)` makes it.
  @_silgen_name("plumbline_make_annotation_view")
  class func make(_ reuseIdentifier: __owned String?) -> MKAnnotationView
}

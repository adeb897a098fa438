// Applications that import other frameworks: notes in Core Data, a map, a browser.

import CoreData
import CoreLocation
import MapKit
import UIKit
import WebKit

final class CoreDataStack {
  static let shared = CoreDataStack()
  let container: NSPersistentContainer
  var mainContext: NSManagedObjectContext { container.viewContext }
  private init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Notes")
    if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { description, error in
      guard error == nil else { fatalError("Unresolved error \(error!)") }
      print(description)
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    container.viewContext.undoManager = nil
    container.viewContext.shouldDeleteInaccessibleFaults = true
  }
  func background(_ work: @escaping (NSManagedObjectContext) -> Void) {
    container.performBackgroundTask { context in
      work(context)
      try? context.save()
    }
  }
  func clear() throws {
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Note")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    try mainContext.execute(delete)
    try container.persistentStoreCoordinator.execute(delete, with: mainContext)
  }
}
@objc(Note) class Note: NSManagedObject {
  @NSManaged var text: String
  @NSManaged var lastUpdated: Date
  @NSManaged var id: UUID
  var title: String {
    text.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: .newlines).first ?? ""
  }
  static func sortedFetchRequest() -> NSFetchRequest<Note> {
    let r = NSFetchRequest<Note>(entityName: String(describing: Note.self))
    r.sortDescriptors = [
      NSSortDescriptor(keyPath: \Note.lastUpdated, ascending: false),
      NSSortDescriptor(
        key: #keyPath(Note.text), ascending: true,
        selector: #selector(NSString.localizedCaseInsensitiveCompare(_:))),
    ]
    r.fetchBatchSize = 20
    r.returnsObjectsAsFaults = false
    return r
  }
}
class NotesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet weak var tableView: UITableView!
  lazy var fetchedResultsController: NSFetchedResultsController<Note> = {
    let frc = NSFetchedResultsController(
      fetchRequest: Note.sortedFetchRequest(), managedObjectContext: CoreDataStack.shared.mainContext,
      sectionNameKeyPath: nil, cacheName: "Root")
    frc.delegate = self
    return frc
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    do { try fetchedResultsController.performFetch() } catch let error as NSError {
      print("Fetching error: \(error), \(error.userInfo)")
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(contextSaved(_:)), name: .NSManagedObjectContextDidSave, object: nil)
  }
  @objc func contextSaved(_ note: Notification) {
    CoreDataStack.shared.mainContext.perform {
      CoreDataStack.shared.mainContext.mergeChanges(fromContextDidSave: note)
    }
    if let inserted = note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> { print(inserted.count) }
  }
  func numberOfSections(in tableView: UITableView) -> Int { fetchedResultsController.sections?.count ?? 0 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let sectionInfo = fetchedResultsController.sections?[section] else { return 0 }
    return sectionInfo.numberOfObjects
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    fetchedResultsController.sections?[section].name
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
    configure(cell: cell, for: indexPath)
    return cell
  }
  func configure(cell: UITableViewCell, for indexPath: IndexPath) {
    let note = fetchedResultsController.object(at: indexPath)
    cell.textLabel?.text = note.title
    cell.detailTextLabel?.text = note.lastUpdated.formatted(date: .abbreviated, time: .shortened)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let note = fetchedResultsController.object(at: indexPath)
    note.managedObjectContext?.delete(note)
    try? CoreDataStack.shared.mainContext.save()
  }
  @IBAction func add() {
    let entity = NSEntityDescription.entity(forEntityName: "Note", in: CoreDataStack.shared.mainContext)!
    let note = Note(entity: entity, insertInto: CoreDataStack.shared.mainContext)
    note.id = UUID(); note.text = "New"; note.lastUpdated = Date()
    let other =
      NSEntityDescription.insertNewObject(forEntityName: "Note", into: CoreDataStack.shared.mainContext)
      as! Note
    other.text = "x"
    print(
      note.objectID.uriRepresentation(),
      try! CoreDataStack.shared.mainContext.count(for: Note.sortedFetchRequest()))
  }
}
extension NotesViewController: NSFetchedResultsControllerDelegate {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.beginUpdates()
  }
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.endUpdates()
  }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
    case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
    case .update:
      if let ip = indexPath, let cell = tableView.cellForRow(at: ip) { configure(cell: cell, for: ip) }
    case .move:
      tableView.moveRow(at: indexPath!, to: newIndexPath!)
    @unknown default: print("Unexpected NSFetchedResultsChangeType")
    }
  }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    let indexSet = IndexSet(integer: sectionIndex)
    switch type {
    case .insert: tableView.insertSections(indexSet, with: .automatic)
    case .delete: tableView.deleteSections(indexSet, with: .automatic)
    default: break
    }
  }
}

class Artwork: NSObject, MKAnnotation {
  let title: String?
  let locationName: String
  let discipline: String?
  let coordinate: CLLocationCoordinate2D
  init(title: String?, locationName: String, discipline: String?, coordinate: CLLocationCoordinate2D) {
    self.title = title; self.locationName = locationName; self.discipline = discipline;
    self.coordinate = coordinate
    super.init()
  }
  var subtitle: String? { return locationName }
  var mapItem: MKMapItem? {
    let placemark = MKPlacemark(coordinate: coordinate)
    let mapItem = MKMapItem(placemark: placemark)
    mapItem.name = title
    return mapItem
  }
  var markerTintColor: UIColor {
    switch discipline {
    case "Monument": return .red;
    default: return .green
    }
  }
}
class ArtworkMarkerView: MKMarkerAnnotationView {
  override var annotation: MKAnnotation? {
    willSet {
      guard let artwork = newValue as? Artwork else { return }
      canShowCallout = true
      calloutOffset = CGPoint(x: -5, y: 5)
      rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      markerTintColor = artwork.markerTintColor
      glyphText = artwork.discipline.map { String($0.first!) }
    }
  }
}
class MapViewController: UIViewController {
  @IBOutlet private var mapView: MKMapView!
  let locationManager = CLLocationManager()
  let regionRadius: CLLocationDistance = 1000
  var route: MKRoute?
  override func viewDidLoad() {
    super.viewDidLoad()
    let initialLocation = CLLocation(latitude: 21.282778, longitude: -157.829444)
    mapView.centerToLocation(initialLocation)
    mapView.delegate = self
    mapView.showsUserLocation = true
    mapView.userTrackingMode = .follow
    mapView.mapType = .standard
    mapView.register(
      ArtworkMarkerView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let artwork = Artwork(
      title: "King David Kalakaua", locationName: "Waikiki", discipline: "Sculpture",
      coordinate: CLLocationCoordinate2D(latitude: 21.283921, longitude: -157.831661))
    mapView.addAnnotation(artwork)
    let pin = MKPointAnnotation()
    pin.coordinate = CLLocationCoordinate2DMake(21.28, -157.83)
    pin.title = "Here"
    mapView.addAnnotations([pin])
    locationManager.delegate = self
    locationManager.desiredAccuracy = kCLLocationAccuracyBest
    locationManager.distanceFilter = kCLDistanceFilterNone
    checkAuth()
    let tap = UILongPressGestureRecognizer(target: self, action: #selector(dropPin(_:)))
    mapView.addGestureRecognizer(tap)
    let region = MKCoordinateRegionMakeWithDistance(
      initialLocation.coordinate, regionRadius * 2.0, regionRadius * 2.0)
    mapView.setRegion(region, animated: true)
    mapView.setRegion(
      MKCoordinateRegion(
        center: pin.coordinate, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05)),
      animated: true)
  }
  func checkAuth() {
    if CLLocationManager.locationServicesEnabled() {
      switch CLLocationManager.authorizationStatus() {
      case .authorizedWhenInUse, .authorizedAlways: locationManager.startUpdatingLocation()
      case .denied, .restricted: showSettings()
      case .notDetermined: locationManager.requestWhenInUseAuthorization()
      @unknown default: break
      }
    }
  }
  func showSettings() {}
  @objc func dropPin(_ g: UILongPressGestureRecognizer) {
    if g.state != .began { return }
    let point = g.location(in: mapView)
    let coord = mapView.convert(point, toCoordinateFrom: mapView)
    mapView.removeAnnotations(mapView.annotations.filter { !($0 is MKUserLocation) })
    CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: coord.latitude, longitude: coord.longitude)) {
      [weak self] placemarks, error in
      guard let place = placemarks?.first, error == nil else { return }
      let a = MKPointAnnotation()
      a.coordinate = coord
      a.title = [
        place.subThoroughfare, place.thoroughfare, place.locality, place.administrativeArea, place.postalCode,
        place.country,
      ].compactMap { $0 }.joined(separator: ", ")
      self?.mapView.addAnnotation(a)
      self?.mapView.selectAnnotation(a, animated: true)
    }
  }
  func directions(to item: MKMapItem) {
    let request = MKDirections.Request()
    request.source = MKMapItem.forCurrentLocation()
    request.destination = item
    request.transportType = .automobile
    request.requestsAlternateRoutes = true
    MKDirections(request: request).calculate { response, error in
      guard let response = response else { print(error?.localizedDescription ?? ""); return }
      for route in response.routes {
        self.mapView.addOverlay(route.polyline, level: .aboveRoads)
        self.mapView.setVisibleMapRect(
          route.polyline.boundingMapRect, edgePadding: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20),
          animated: true)
        print(route.expectedTravelTime / 60, route.distance, route.steps.map { $0.instructions })
      }
    }
    let s = MKLocalSearch.Request()
    s.naturalLanguageQuery = "coffee"
    s.region = mapView.region
    let search = MKLocalSearch(request: s)
    search.start { response, _ in
      response?.mapItems.forEach {
        print($0.name ?? "", $0.phoneNumber ?? "", $0.placemark.title ?? "", $0.url as Any)
      }
    }
    let circle = MKCircle(center: mapView.centerCoordinate, radius: 300)
    mapView.addOverlay(circle)
    var coords = [
      CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D(latitude: 3, longitude: 4),
    ]
    mapView.addOverlays([
      MKPolyline(coordinates: &coords, count: coords.count),
      MKPolygon(coordinates: coords, count: coords.count),
    ])
    mapView.removeOverlays(mapView.overlays)
  }
}
private extension MKMapView {
  func centerToLocation(_ location: CLLocation, regionRadius: CLLocationDistance = 1000) {
    let coordinateRegion = MKCoordinateRegion(
      center: location.coordinate, latitudinalMeters: regionRadius, longitudinalMeters: regionRadius)
    setRegion(coordinateRegion, animated: true)
  }
}
extension MapViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    guard let annotation = annotation as? Artwork else { return nil }
    let identifier = "artwork"
    var view: MKMarkerAnnotationView
    if let dequeuedView = mapView.dequeueReusableAnnotationView(withIdentifier: identifier)
      as? MKMarkerAnnotationView
    {
      dequeuedView.annotation = annotation
      view = dequeuedView
    } else {
      view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
      view.canShowCallout = true
      view.leftCalloutAccessoryView = UIImageView(image: UIImage(named: "x"))
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    }
    let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    pin.pinTintColor = .purple; pin.animatesDrop = true; pin.isDraggable = true
    return view
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    guard let artwork = view.annotation as? Artwork else { return }
    let launchOptions = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving]
    artwork.mapItem?.openInMaps(launchOptions: launchOptions)
  }
  func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
    if let c = overlay as? MKCircle {
      let r = MKCircleRenderer(circle: c); r.fillColor = UIColor.red.withAlphaComponent(0.1); return r
    }
    let renderer = MKPolylineRenderer(overlay: overlay)
    renderer.strokeColor = .systemBlue
    renderer.lineWidth = 4.0
    return renderer
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    print(mapView.region.span.latitudeDelta)
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    mapView.deselectAnnotation(view.annotation, animated: false)
  }
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    if let l = userLocation.location { print(l) }
  }
}
extension MapViewController: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last, location.horizontalAccuracy > 0 else { return }
    manager.stopUpdatingLocation()
    let distance = location.distance(from: CLLocation(latitude: 0, longitude: 0))
    print("\(location.coordinate.latitude) \(location.speed) \(location.timestamp) \(distance)")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    if let e = error as? CLError, e.code == .denied { manager.stopUpdatingLocation() }
    print(error)
  }
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    if status == .authorizedWhenInUse { manager.requestLocation() }
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    checkAuth(); _ = manager.authorizationStatus
  }
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    if region is CLCircularRegion { print(region.identifier) }
  }
}

class BrowserController: UIViewController, WKNavigationDelegate {
  var webView: WKWebView!
  var progressView: UIProgressView!
  var websites = ["apple.com", "hackingwithswift.com"]
  private var observation: NSKeyValueObservation?
  override func loadView() {
    let config = WKWebViewConfiguration()
    config.allowsInlineMediaPlayback = true
    config.userContentController.add(self, name: "handler")
    config.userContentController.addUserScript(
      WKUserScript(source: "alert(1)", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    config.preferences.javaScriptEnabled = true
    config.defaultWebpagePreferences.allowsContentJavaScript = true
    webView = WKWebView(frame: .zero, configuration: config)
    webView.navigationDelegate = self
    webView.uiDelegate = self
    view = webView
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open", style: .plain, target: self, action: #selector(openTapped))
    let url = URL(string: "https://" + websites[0])!
    webView.load(URLRequest(url: url))
    webView.allowsBackForwardNavigationGestures = true
    progressView = UIProgressView(progressViewStyle: .default)
    progressView.sizeToFit()
    let progressButton = UIBarButtonItem(customView: progressView)
    let spacer = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let refresh = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: webView, action: #selector(webView.reload))
    toolbarItems = [progressButton, spacer, refresh]
    navigationController?.isToolbarHidden = false
    webView.addObserver(self, forKeyPath: #keyPath(WKWebView.estimatedProgress), options: .new, context: nil)
    observation = webView.observe(\.title, options: [.new]) { [weak self] web, change in
      self?.title = change.newValue ?? web.title
    }
    webView.scrollView.isScrollEnabled = false
    webView.scrollView.contentInsetAdjustmentBehavior = .never
    webView.loadHTMLString("<b>x</b>", baseURL: Bundle.main.bundleURL)
  }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == "estimatedProgress" { progressView.progress = Float(webView.estimatedProgress) }
  }
  @objc func openTapped() {
    let ac = UIAlertController(title: "Open page…", message: nil, preferredStyle: .actionSheet)
    for website in websites {
      ac.addAction(UIAlertAction(title: website, style: .default, handler: openPage))
    }
    ac.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    ac.popoverPresentationController?.barButtonItem = self.navigationItem.rightBarButtonItem
    present(ac, animated: true)
  }
  func openPage(action: UIAlertAction) {
    let url = URL(string: "https://" + action.title!)!
    webView.load(URLRequest(url: url))
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    title = webView.title
    webView.evaluateJavaScript("document.title") { result, error in print(result as Any) }
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
  }
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {}
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let url = navigationAction.request.url
    if navigationAction.navigationType == .linkActivated, let u = url { UIApplication.shared.open(u) }
    if let host = url?.host {
      for website in websites { if host.contains(website) { decisionHandler(.allow); return } }
    }
    decisionHandler(.cancel)
  }
  deinit { webView.removeObserver(self, forKeyPath: "estimatedProgress") }
  @IBAction func back(_ sender: Any) { if webView.canGoBack { webView.goBack() } }
}
extension BrowserController: WKUIDelegate, WKScriptMessageHandler {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) { if message.name == "handler", let d = message.body as? [String: Any] { print(d) } }
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    if navigationAction.targetFrame == nil { webView.load(navigationAction.request) }
    return nil
  }
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

// Views of other frameworks that there are beside SwiftUI: videos, maps, and choices of photos.

import AVFoundation
import AVKit
import MapKit
import Photos
import PhotosUI
import UIKit

/// A video with its controls: a player controller of UIKit's.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let videoOverlay: VideoOverlay
  /// A video.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {
    self.player = player
    videoOverlay = EmptyView()
  }
  /// A video with views before it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    self.videoOverlay = videoOverlay()
  }
  /// The player, as large as it is offered.
  public var body: some View { PlayerView(player: player).overlay { videoOverlay } }
}

private struct PlayerView: UIViewControllerRepresentable {
  let player: AVPlayer?
  func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    controller.player = player
  }
}

// MARK: Photos

/// A photo or video that was chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Its name in the library; nil without one.
  public let itemIdentifier: String?
  /// An item of the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  /// What it is as a value: there is no library here, so it is nothing.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// A button that opens a choice of photos: nothing opens here.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  /// A choice of one.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A choice of several.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// A choice of one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
  /// A choice of several.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
}

// MARK: Maps

/// Where a map is looked at from.
public struct MapCameraPosition: Equatable, Sendable {
  let region: MKCoordinateRegion?
  /// So that everything on the map is seen.
  public static let automatic = MapCameraPosition(region: nil)
  /// A part of the map.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  /// A rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> Self { Self(region: MKCoordinateRegion(rect)) }
  /// Where the user is: nowhere here.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
    fallback
  }
  /// Whether both are the same part.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one.region, other.region) {
    case (nil, nil): return true
    case (let first?, let second?):
      return first.center.latitude == second.center.latitude
        && first.center.longitude == second.center.longitude
        && first.span.latitudeDelta == second.span.latitudeDelta
        && first.span.longitudeDelta == second.span.longitudeDelta
    default: return false
    }
  }
}

/// What is on a map.
public protocol MapContent {}

/// Several things on a map.
public struct TupleMapContent: MapContent {
  let all: [any MapContent]
}

/// Makes what is on a map of the statements of a closure.
@resultBuilder
public struct MapContentBuilder {
  /// Statements.
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> TupleMapContent {
    var all: [any MapContent] = []
    repeat all.append(each content)
    return TupleMapContent(all: all)
  }
  /// `if` without `else`.
  public static func buildIf<C: MapContent>(_ content: C?) -> TupleMapContent {
    TupleMapContent(all: content.map { [$0] } ?? [])
  }
  /// The first way of a condition.
  public static func buildEither<C: MapContent>(first: C) -> TupleMapContent { TupleMapContent(all: [first]) }
  /// The other way of a condition.
  public static func buildEither<C: MapContent>(second: C) -> TupleMapContent {
    TupleMapContent(all: [second])
  }
}

/// A marker on a map.
public struct Marker: MapContent {
  let title: String
  let coordinate: CLLocationCoordinate2D
  /// A marker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.title = String(title)
    self.coordinate = coordinate
  }
  /// A marker with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey).plain
    self.coordinate = coordinate
  }
  /// A marker with a title and one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate)
  }
  /// A marker with a title and one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey, coordinate: coordinate)
  }
  /// In a colour; carried.
  public func tint<S: ShapeStyle>(_ style: S) -> Marker { self }
}

/// Views on a map: a marker here.
public struct Annotation<Content: View>: MapContent {
  let title: String
  let coordinate: CLLocationCoordinate2D
  /// Views at a place.
  @MainActor @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.coordinate = coordinate
  }
  /// Views at a place.
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    title = Text(titleKey).plain
    self.coordinate = coordinate
  }
}

extension ForEach: MapContent where Content: MapContent {
  /// What is on a map for each element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// A marker on a map, by its older name.
public struct MapMarker {
  let coordinate: CLLocationCoordinate2D
  /// A marker.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { self.coordinate = coordinate }
}

/// A map: a map view of UIKit's, as large as it is offered.
public struct Map<Content>: View {
  private let region: MKCoordinateRegion?
  private let set: ((MKCoordinateRegion) -> Void)?
  private let places: [(title: String, coordinate: CLLocationCoordinate2D)]
  /// A map as it is looked at from, with what is on it.
  public init(
    position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {
    region = position.wrappedValue.region
    set = nil
    places = mapPlaces(content())
  }
  /// A map as it is looked at from.
  public init(position: Binding<MapCameraPosition>) where Content == Never {
    region = position.wrappedValue.region
    set = nil
    places = []
  }
  /// A map as it is looked at from at first, with what is on it.
  public init(
    initialPosition: MapCameraPosition = .automatic, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {
    region = initialPosition.region
    set = nil
    places = mapPlaces(content())
  }
  /// A map as it is looked at from at first.
  public init(initialPosition: MapCameraPosition = .automatic) where Content == Never {
    region = initialPosition.region
    set = nil
    places = []
  }
  /// A part of a map.
  public init(coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false)
  where Content == Never {
    region = coordinateRegion.wrappedValue
    set = { coordinateRegion.wrappedValue = $0 }
    places = []
  }
  /// A part of a map, with a marker for each element.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, annotationItems: Items,
    annotationContent: (Items.Element) -> MapMarker
  ) where Content == MapMarker, Items.Element: Identifiable {
    region = coordinateRegion.wrappedValue
    set = { coordinateRegion.wrappedValue = $0 }
    places = annotationItems.map { ("", annotationContent($0).coordinate) }
  }
  /// The map view.
  public var body: some View { MapViewOfTree(region: region, places: places) }
}

private func mapPlaces(_ content: any MapContent) -> [(title: String, coordinate: CLLocationCoordinate2D)] {
  if let several = content as? TupleMapContent { return several.all.flatMap { mapPlaces($0) } }
  return (content as? any MapPlaces)?.mapPlaces ?? []
}

private protocol MapPlaces {
  var mapPlaces: [(title: String, coordinate: CLLocationCoordinate2D)] { get }
}
extension Marker: MapPlaces {
  fileprivate var mapPlaces: [(title: String, coordinate: CLLocationCoordinate2D)] { [(title, coordinate)] }
}
extension Annotation: MapPlaces {
  fileprivate var mapPlaces: [(title: String, coordinate: CLLocationCoordinate2D)] { [(title, coordinate)] }
}
extension ForEach: MapPlaces where Content: MapContent {
  fileprivate var mapPlaces: [(title: String, coordinate: CLLocationCoordinate2D)] {
    data.flatMap { DeclarativeViews.mapPlaces(content($0)) }
  }
}

private struct MapViewOfTree: UIViewRepresentable {
  let region: MKCoordinateRegion?
  let places: [(title: String, coordinate: CLLocationCoordinate2D)]
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ map: MKMapView, context: Context) {
    if let region { map.setRegion(region, animated: false) }
    map.removeAnnotations(map.annotations)
    for place in places {
      let annotation = MKPointAnnotation()
      annotation.coordinate = place.coordinate
      annotation.title = place.title
      map.addAnnotation(annotation)
    }
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension View {
  /// How a map looks; carried.
  public func mapStyle(_ style: SystemMapStyle) -> some View { self }
  /// The controls of a map; carried.
  public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
}

/// How a map looks; carried.
public struct SystemMapStyle: Sendable {
  /// Apple's names.
  public static let standard = Self(), imagery = Self(), hybrid = Self()
}

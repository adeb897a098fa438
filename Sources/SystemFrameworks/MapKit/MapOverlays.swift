// What covers parts of a map, from the bottom to the top: those above its roads, then those above its names.

import Plumbline
import UIKit

extension MKMapView {
  /// What covers parts of the map: all above its roads, then all above its names.
  public var overlays: [any MKOverlay] {
    overlays(in: .aboveRoads) + overlays(in: .aboveLabels)
  }
  /// What covers parts of the map on one level, from the bottom to the top.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    state.overlays.filter { $0.level == level }.map(\.overlay)
  }
  /// Covers a part of the map, above its names.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  /// Covers a part of the map. What covers it already moves.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    removeOverlay(overlay)
    state.overlays.append((overlay, level))
  }
  /// Covers parts of the map, above its names.
  public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
  /// Covers parts of the map.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }
  /// Covers a part of the map above its names, among what covers it there; numbers beyond are the top.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }
  /// Covers a part of the map among what covers it on a level; numbers beyond are the top.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    removeOverlay(overlay)
    let places = state.overlays.indices.filter { state.overlays[$0].level == level }
    let place = places.indices.contains(index) ? places[index] : index < 0 ? 0 : state.overlays.count
    state.overlays.insert((overlay, level), at: place)
  }
  /// Covers a part of the map, right below another cover and on its level; without effect where that is none.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insert(overlay, beside: sibling, above: false)
  }
  /// Covers a part of the map, right above another cover and on its level; without effect where that is none.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insert(overlay, beside: sibling, above: true)
  }
  /// Puts two covers in each other's place.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let first = place(of: overlay1), let second = place(of: overlay2) else { return }
    state.overlays[first].overlay = overlay2
    state.overlays[second].overlay = overlay1
  }
  /// Takes a cover away.
  public func removeOverlay(_ overlay: any MKOverlay) {
    state.overlays.removeAll { $0.overlay === overlay }
  }
  /// Takes covers away.
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay(_:)) }

  private func place(of overlay: any MKOverlay) -> Int? {
    state.overlays.firstIndex { $0.overlay === overlay }
  }
  private func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, above: Bool) {
    guard overlay !== sibling, place(of: sibling) != nil else { return }
    removeOverlay(overlay)
    guard let place = place(of: sibling) else { return }
    state.overlays.insert((overlay, state.overlays[place].level), at: above ? place + 1 : place)
  }
}

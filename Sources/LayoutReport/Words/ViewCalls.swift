// The names by which a view is requested.

import LayoutScene
import Plumbline

/// The names by which people ask for a view: its id, what it is called or shows, and its classes.
///
/// `plumbline explain --view NAME` takes any of them, and lists the headings of all views where several answer to one.
public struct ViewCalls: Hashable, Sendable {
  /// The id of the document, which no other view of it has.
  public var id: String
  /// The label in the outline, the names of outlets, the text that it shows.
  public var titles: Set<String> = []
  /// Its custom class, and UIKit's or AppKit's.
  public var classes: Set<String> = []
  /// The view on a line of its own, without its id: `UILabel 'Name'`.
  public var heading: String

  /// The names of a view.
  @preconcurrency @MainActor
  public init(_ entry: SceneView) {
    id = entry.id
    let text = ViewText(of: entry.view)?.text
    titles = Set(entry.outlets + [entry.label, text].compactMap { $0 })
    let system = entry.systemClass ?? entry.view.uiKitClassName
    classes = Set([entry.customClass, system].compactMap { $0 })
    let name = entry.label ?? entry.outletName ?? text.map { shortened($0) }
    heading = (entry.customClass ?? system) + (name.map { " '\($0)'" } ?? "")
  }

  /// Every name.
  public var all: Set<String> { titles.union(classes).union([id]) }
}

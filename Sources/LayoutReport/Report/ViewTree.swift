// The views of a report by their superviews.

/// The tree of views, in document order.
struct ViewTree: Sendable {
  private(set) var index: [String: Int] = [:]
  private(set) var children: [String: [Int]] = [:]
  private(set) var roots: [Int] = []

  init(_ views: [ViewReport]) {
    for (place, view) in views.enumerated() where index[view.id] == nil { index[view.id] = place }
    for (place, view) in views.enumerated() {
      // A view of a second element with one id belongs to no known superview.
      if let parent = view.parent, index[parent] != nil, parent != view.id, index[view.id] == place {
        children[parent, default: []].append(place)
      } else {
        roots.append(place)
      }
    }
  }
}

// What Interface Builder's documents call the views that programs make.

import Plumbline

extension UIView {
  /// The name of the element that documents have for a view of this class, or of the nearest class above it: `label`.
  package var documentKind: String {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let kind = Self.documentKinds["\(current.subjectType)"] { return kind }
      mirror = current.superclassMirror
    }
    return "view"
  }

  /// By the classes' names, which are those of the elements behind a prefix.
  private static let documentKinds: [String: String] = [
    "label", "button", "textField", "textView", "imageView", "switch", "slider", "segmentedControl",
    "stepper", "progressView", "pageControl", "activityIndicatorView", "datePicker", "pickerView",
    "searchBar", "navigationBar", "tabBar", "toolbar", "tableView", "collectionView", "scrollView",
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "stackView",
    "collectionReusableView", "visualEffectView", "containerView", "control", "window",
  ].reduce(into: ["MKMapView": "mapView", "WKWebView": "wkWebView"]) {
    $0["UI" + $1.prefix(1).uppercased() + $1.dropFirst()] = $1
  }
}

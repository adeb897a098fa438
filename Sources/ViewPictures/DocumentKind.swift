// The names of elements in Interface Builder's documents for the views that programs make.

import Plumbline

extension UIView {
  /// The name of the element that documents have for a view of this class, or of the nearest class above it: `label`.
  package var documentKind: String {
    // No mirror: a program's view may have one of its own, which tells of no superclass.
    sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).lazy
      .compactMap { Self.documentKinds["\($0)"] }.first { _ in true } ?? "view"
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

// What Interface Builder's documents call the views that programs make.

import Plumbline

extension UIView {
  /// The name of the element that documents have for a view of this class, or of the nearest class above it: `label`.
  package var documentKind: String {
    switch self {
    case is UILabel: "label"
    case is UIButton: "button"
    case is UITextField: "textField"
    case is UITextView: "textView"
    case is UIImageView: "imageView"
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UISegmentedControl: "segmentedControl"
    case is UIStepper: "stepper"
    case is UIProgressView: "progressView"
    case is UIPageControl: "pageControl"
    case is UIActivityIndicatorView: "activityIndicatorView"
    case is UIDatePicker: "datePicker"
    case is UIPickerView: "pickerView"
    case is UISearchBar: "searchBar"
    case is UINavigationBar: "navigationBar"
    case is UITabBar: "tabBar"
    case is UIToolbar: "toolbar"
    case is UITableView: "tableView"
    case is UICollectionView: "collectionView"
    case is UIScrollView: "scrollView"
    case is UITableViewCell: "tableViewCell"
    case is UITableViewCellContentView: "tableViewCellContentView"
    case is UICollectionViewCell: "collectionViewCell"
    case is UIStackView: "stackView"
    case is UICollectionReusableView: "collectionReusableView"
    case is UIVisualEffectView: "visualEffectView"
    case is MKMapView: "mapView"
    case is WKWebView: "wkWebView"
    case is UIContainerView: "containerView"
    case is UIControl: "control"
    case is UIWindow: "window"
    default: "view"
    }
  }
}

// The class hierarchy of UIKit and AppKit, as far as applications extend it: from Apple's reference ("Inherits
// From").

enum SystemClasses {
  private static let subclasses: [String: [String]] = [
    "NSObject": [
      "UIResponder", "NSResponder", "UIBarItem", "UINavigationItem", "UIGestureRecognizer",
      "UIPresentationController", "UICollectionViewLayout", "UICollectionViewLayoutAttributes", "CALayer",
      "NSLayoutConstraint", "UIStoryboardSegue", "UIStoryboard", "UIScreen", "UIImage", "UIColor", "UIFont",
      "UIBezierPath", "NSLayoutManager", "NSTextContainer", "UIPercentDrivenInteractiveTransition",
      "Operation", "Thread", "NSAttributedString", "NSCell", "NSTextAttachment", "CAAnimation",
    ],
    "UIResponder": ["UIView", "UIViewController", "UIApplication", "UIScene"],
    "UIScene": ["UIWindowScene"],
    "UIView": [
      "UIControl", "UIScrollView", "UILabel", "UIImageView", "UIStackView", "UIWindow", "UITableViewCell",
      "UITableViewHeaderFooterView", "UICollectionReusableView", "UINavigationBar", "UIToolbar", "UITabBar",
      "UISearchBar", "UIProgressView", "UIActivityIndicatorView", "UIPickerView", "UIVisualEffectView",
      "WKWebView", "MKMapView", "SCNView", "SKView", "MTKView", "GLKView", "UIListContentView",
    ],
    "UIControl": [
      "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
      "UIDatePicker", "UIRefreshControl",
    ],
    "UITextField": ["UISearchTextField"],
    "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UIViewController": [
      "UINavigationController", "UITabBarController", "UISplitViewController", "UITableViewController",
      "UICollectionViewController", "UIPageViewController", "UIAlertController", "UISearchController",
    ],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UIGestureRecognizer": [
      "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UILongPressGestureRecognizer",
      "UIHoverGestureRecognizer",
    ],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIPresentationController": ["UIPopoverPresentationController", "UISheetPresentationController"],
    "UICollectionViewLayout": [
      "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout", "UICollectionViewTransitionLayout",
    ],
    "CALayer": ["CAShapeLayer", "CAGradientLayer", "CATextLayer", "CATransformLayer"],
    "CAAnimation": ["CAPropertyAnimation"],
    "CAPropertyAnimation": ["CABasicAnimation"],
    "NSAttributedString": ["NSMutableAttributedString"],
    "NSMutableAttributedString": ["NSTextStorage"],
    "NSResponder": ["NSView", "NSViewController", "NSWindow", "NSWindowController", "NSApplication"],
    "NSView": [
      "NSControl", "NSStackView", "NSScrollView", "NSClipView", "NSBox", "NSSplitView", "NSTabView",
      "NSVisualEffectView", "NSProgressIndicator", "NSGridView",
    ],
    "NSControl": [
      "NSButton", "NSTextField", "NSSlider", "NSStepper", "NSSegmentedControl", "NSImageView", "NSDatePicker",
      "NSColorWell", "NSSwitch",
    ],
    "NSButton": ["NSPopUpButton"],
    "NSTextField": ["NSSecureTextField", "NSSearchField", "NSComboBox"],
    "NSWindow": ["NSPanel"],
  ]

  private static let superclasses: [String: String] = subclasses.reduce(into: [:]) { result, entry in
    for name in entry.value { result[name] = entry.key }
  }

  /// Whether a class of another module inherits from another one. The kind of an unknown class is guessed by its name.
  static func inherits(_ name: String, from base: String) -> Bool {
    guard name != base else { return true }
    guard superclasses[base] != nil || subclasses[base] != nil else { return false }
    var current = name
    if superclasses[name] == nil, name != "NSObject" {
      current = kind(of: name)
      if base.hasPrefix("NS"), current.hasPrefix("UI") { current = "NS" + current.dropFirst(2) }
    }
    if current == base { return true }
    while let next = superclasses[current] {
      if next == base { return true }
      current = next
    }
    return false
  }

  /// Whether one class may inherit from another where neither need be known.
  static func mayInherit(_ name: String, from base: String) -> Bool {
    let isKnown = superclasses[base] != nil || subclasses[base] != nil
    return isKnown ? inherits(name, from: base) : superclasses[name] == nil
  }

  /// The kind of a library's class by its name, which is formed as the system's are.
  private static func kind(of name: String) -> String {
    let kinds = [
      "NavigationController": "UINavigationController", "TabBarController": "UITabBarController",
      "TableViewController": "UITableViewController",
      "CollectionViewController": "UICollectionViewController", "ViewController": "UIViewController",
      "Controller": "UIViewController", "VC": "UIViewController",
      "CollectionViewCell": "UICollectionViewCell", "TableViewCell": "UITableViewCell",
      "TableView": "UITableView", "CollectionView": "UICollectionView", "ScrollView": "UIScrollView",
      "TextField": "UITextField", "TextView": "UITextView", "ImageView": "UIImageView", "Button": "UIButton",
      "Label": "UILabel", "Control": "UIControl", "View": "UIView", "Cell": "UIView", "Layer": "CALayer",
      "Bar": "UIView", "GestureRecognizer": "UIGestureRecognizer", "FlowLayout": "UICollectionViewFlowLayout",
    ]
    let fitting = kinds.keys.filter { name.hasSuffix($0) }.max { $0.count < $1.count }
    return fitting.flatMap { kinds[$0] } ?? "NSObject"
  }
}

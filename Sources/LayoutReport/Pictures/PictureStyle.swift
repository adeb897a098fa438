// The colours and shapes by which pictures tell views apart.

/// The style of a box of one kind of view.
struct PictureStyle {
  var fill: String
  var stroke: String
  var ink: String
  var radius = 0.0
  var dash: String?
  var isCrossed = false
  var centersText = false

  /// The style of a kind as documents name it; unknown kinds look like plain views.
  static func style(of kind: String) -> PictureStyle {
    switch kind {
    case "label", "textView":
      PictureStyle(fill: "#fff9e8", stroke: "#dcc07a", ink: "#4a4230", radius: 1.5)
    case "button":
      PictureStyle(fill: "#e6f0ff", stroke: "#7ba4e0", ink: "#1d58b0", radius: 5, centersText: true)
    case "textField", "searchBar", "secureTextField":
      PictureStyle(fill: "#ffffff", stroke: "#98a4b6", ink: "#8792a4", radius: 5)
    case "segmentedControl", "switch", "slider", "stepper", "pageControl", "progressView", "datePicker",
      "pickerView", "activityIndicatorView", "colorWell":
      PictureStyle(fill: "#e9edff", stroke: "#8a93da", ink: "#3d469a", radius: 6, centersText: true)
    case "imageView", "mapView", "mapKitView", "webView", "wkWebView", "glkView", "sceneKitView", "mtkView":
      PictureStyle(fill: "#eaf6ee", stroke: "#84bd95", ink: "#2e6b41", isCrossed: true)
    case "stackView":
      PictureStyle(fill: "#8b5fc0", stroke: "#a982d0", ink: "#6d3fa6", radius: 2, dash: "4 3")
    case "scrollView", "tableView", "collectionView":
      PictureStyle(fill: "#f4fafa", stroke: "#69aeaa", ink: "#2c6f6b")
    case "navigationBar", "tabBar", "toolbar":
      PictureStyle(fill: "#f1f3f6", stroke: "#a9b2c0", ink: "#5b6677")
    default:
      PictureStyle(fill: "#f8f9fb", stroke: "#b4bdca", ink: "#5b6677")
    }
  }

  /// The opacity of a box's fill over the content behind.
  func fillOpacity(of kind: String) -> Double { kind == "stackView" ? 0.06 : 0.85 }
}

enum PictureColor {
  static let page = "#e9ecf1"
  static let root = "#ffffff"
  static let edge = "#6b7687"
  static let title = "#1f2733"
  static let subtitle = "#667184"
  static let error = "#d92d20"
  static let warning = "#d98200"
  static let note = "#3b7dd8"
  static let stored = "#a12bb8"
  static let guide = "#2f80ed"
  static let margin = "#e2559b"
  static let safeArea = "#1f9d61"
  static let constraint = "#3867d6"
  static let contentInsets = "#c0722a"

  static func color(of level: Finding.Level) -> String {
    switch level {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}

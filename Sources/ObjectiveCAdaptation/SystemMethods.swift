// Methods of the system's classes that programs give to controls, gestures, timers and notifications.

/// The classes of the system that declare a method, for selectors of values whose type a module does not state.
enum SystemMethods {
  private struct Method {
    /// The classes that declare it, each for itself.
    var owners: [String]
    /// The name with labels where it has parameters.
    var signature: String
    /// Whether a class has another method of the name, from which the closure of a call tells it.
    var isOverloaded = false
    /// UIKit's protocol of the classes that declare it, where there are several.
    var shared: String?
  }

  private static let methods: [String: Method] = [
    "endEditing": Method(owners: ["UIView"], signature: "endEditing(_:)"),
    "removeFromSuperview": Method(owners: ["UIView"], signature: "removeFromSuperview"),
    "setNeedsLayout": Method(owners: ["UIView"], signature: "setNeedsLayout"),
    "layoutIfNeeded": Method(owners: ["UIView"], signature: "layoutIfNeeded"),
    "setNeedsDisplay": Method(owners: ["UIView"], signature: "setNeedsDisplay", isOverloaded: true),
    "sizeToFit": Method(owners: ["UIView"], signature: "sizeToFit"),
    "setNeedsUpdateConstraints": Method(owners: ["UIView"], signature: "setNeedsUpdateConstraints"),
    "resignFirstResponder": Method(owners: ["UIResponder"], signature: "resignFirstResponder"),
    "becomeFirstResponder": Method(owners: ["UIResponder"], signature: "becomeFirstResponder"),
    "startAnimating": Method(
      owners: ["UIActivityIndicatorView", "UIImageView"], signature: "startAnimating",
      shared: "AnimatingBySelector"),
    "stopAnimating": Method(
      owners: ["UIActivityIndicatorView", "UIImageView"], signature: "stopAnimating",
      shared: "AnimatingBySelector"),
    "beginRefreshing": Method(owners: ["UIRefreshControl"], signature: "beginRefreshing"),
    "endRefreshing": Method(owners: ["UIRefreshControl"], signature: "endRefreshing"),
    "reloadData": Method(
      owners: ["UITableView", "UICollectionView"], signature: "reloadData", shared: "ReloadingBySelector"),
    "flashScrollIndicators": Method(owners: ["UIScrollView"], signature: "flashScrollIndicators"),
    "popViewController": Method(
      owners: ["UINavigationController"], signature: "popViewController(animated:)"),
    "popToRootViewController": Method(
      owners: ["UINavigationController"], signature: "popToRootViewController(animated:)"),
    "invalidateLayout": Method(
      owners: ["UICollectionViewLayout"], signature: "invalidateLayout", isOverloaded: true),
    "invalidateIntrinsicContentSize": Method(
      owners: ["UIView"], signature: "invalidateIntrinsicContentSize"),
  ]

  private static func method(_ base: String, labels: Substring) -> Method? {
    guard let method = methods[base],
      labels.isEmpty || method.signature == base + labels || "\(method.signature)()" == base + labels
    else { return nil }
    return method
  }

  /// The method of a class that has it; nil for others.
  static func reference(to base: String, labels: Substring, of typeName: String) -> String? {
    guard let method = method(base, labels: labels),
      method.owners.contains(where: { typeName == $0 || SystemClasses.inherits(typeName, from: $0) })
    else { return nil }
    return method.isOverloaded
      ? "{ (owner: \(typeName)) in { owner.\(base)() } }" : "\(typeName).\(method.signature)"
  }

  /// The method of whichever class of the system has it, in a file that imports UIKit.
  static func reference(to base: String, labels: Substring, importing modules: Set<String>) -> String? {
    guard let method = method(base, labels: labels), modules.contains("UIKit") else { return nil }
    guard method.owners.count > 1 else { return reference(to: base, labels: labels, of: method.owners[0]) }
    return method.shared.map { "{ (owner: any \($0)) in { owner.\(base)() } }" }
  }
}

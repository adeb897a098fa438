// Which class stands for an element, and the attributes that only that class has.

import Foundation
import Plumbline
import Typography

/// Makes views of elements. Custom classes are not known here: the class of the element stands for them.
@MainActor
struct ViewFactory {
  /// Image sizes by name, from the document's resources.
  let images: [String: ImageResource]
  let fonts: FontReader

  /// A view for any view element; unknown elements become plain views.
  func makeView(_ element: VariedElement) -> UIView {
    switch element.name {
    case "label": label(element)
    case "button": button(element)
    case "textField": textField(element)
    case "textView": textView(element)
    case "imageView": imageView(element)
    case "stackView": stackView(element)
    case "segmentedControl": segmentedControl(element)
    case "switch": UISwitch(frame: .zero)
    case "slider": UISlider(frame: .zero)
    case "stepper": UIStepper(frame: .zero)
    case "progressView": progressView(element)
    case "activityIndicatorView": activityIndicator(element)
    case "pageControl": pageControl(element)
    case "datePicker": datePicker(element)
    case "pickerView": UIPickerView(frame: .zero)
    case "searchBar": searchBar(element)
    case "navigationBar": UINavigationBar(frame: .zero)
    case "toolbar": UIToolbar(frame: .zero)
    case "tabBar": UITabBar(frame: .zero)
    case "scrollView": scrollView(element)
    case "tableView": tableView(element)
    case "tableViewCell": UITableViewCell(frame: .zero)
    case "tableViewCellContentView": UITableViewCellContentView(frame: .zero)
    case "tableViewHeaderFooterView": UITableViewHeaderFooterView(frame: .zero)
    case "collectionView": UICollectionView(frame: .zero)
    case "collectionViewCell": UICollectionViewCell(frame: .zero)
    case "collectionReusableView": UICollectionReusableView(frame: .zero)
    case "visualEffectView": UIVisualEffectView(frame: .zero)
    case "containerView": UIContainerView(frame: .zero)
    case "wkWebView", "webView": WKWebView(frame: .zero)
    case "mapView": MKMapView(frame: .zero)
    case "glkView": GLKView(frame: .zero)
    case "mtkView": MTKView(frame: .zero)
    case "sceneKitView": SCNView(frame: .zero)
    case "skView": SKView(frame: .zero)
    case "arscnView": ARSCNView(frame: .zero)
    default: UIView(frame: .zero)
    }
  }

  /// An image's size by its name; nil for names that the resources do not list.
  func image(_ name: String?) -> UIImage? {
    guard let name, let resource = images[name] else { return nil }
    let size = CGSize(width: max(0, resource.width), height: max(0, resource.height))
    return resource.isSymbol ? UIImage(symbolCanvas: size) : UIImage(size: size)
  }

  private func imageView(_ element: VariedElement) -> UIView {
    let view = UIImageView(frame: .zero)
    if let mode = element["contentMode"].flatMap(Self.contentModes.firstIndex).flatMap(
      UIView.ContentMode.init)
    {
      view.contentMode = mode
    }
    view.image = image(element["image"] ?? element.first("imageReference", key: "image")?["image"])
    return view
  }

  /// In the order of `UIView.ContentMode`.
  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private func stackView(_ element: VariedElement) -> UIView {
    let stack = UIStackView(frame: .zero)
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution =
      switch element["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch element["alignment"] {
      case "top", "leading": .leading
      case "firstBaseline": .firstBaseline
      case "center": .center
      case "bottom", "trailing": .trailing
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    stack.spacing = element.number("spacing") ?? 0
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    // Giving a stack margins of its own in the editor is what makes it keep to them.
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement")
      ?? (element.first("edgeInsets", key: "layoutMargins") != nil
        || element.first("directionalEdgeInsets", key: "directionalLayoutMargins") != nil)
    return stack
  }

  private func scrollView(_ element: VariedElement) -> UIView {
    let view = UIScrollView(frame: .zero)
    view.isScrollEnabled = element.flag("scrollEnabled") ?? true
    return view
  }

  private func tableView(_ element: VariedElement) -> UIView {
    let style: UITableView.Style =
      switch element["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    return UITableView(frame: .zero, style: style)
  }
}

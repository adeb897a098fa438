// The mapping of elements to classes, and the attributes that only one class has.

import Foundation
import Plumbline
import Typography

/// Makes views of elements. Custom classes are not known here: the class of the element stands for them.
@MainActor
package struct ViewFactory {
  /// Image sizes by name, from the document's resources.
  let images: [String: ImageResource]
  let fonts: FontReader

  package init(images: [String: ImageResource], fonts: FontReader) {
    self.images = images
    self.fonts = fonts
  }

  /// A view for any view element; unknown elements become plain views.
  func makeView(_ element: VariedElement) -> UIView {
    let view: UIView =
      switch element.name {
      case "button": UIButton(type: buttonType(element["buttonType"]))
      case "tableView": UITableView(frame: .zero, style: tableStyle(element["style"]))
      default: UIView.makeView(of: Self.viewClass(of: element.name), frame: .zero)
      }
    configure(view, element)
    return view
  }

  /// The class for elements of a name: `UIView` for unknown ones.
  package static func viewClass(of elementName: String) -> UIView.Type {
    switch elementName {
    case "label": UILabel.self
    case "button": UIButton.self
    case "textField": UITextField.self
    case "textView": UITextView.self
    case "imageView": UIImageView.self
    case "stackView": UIStackView.self
    case "segmentedControl": UISegmentedControl.self
    case "control": UIControl.self
    case "switch": UISwitch.self
    case "slider": UISlider.self
    case "stepper": UIStepper.self
    case "progressView": UIProgressView.self
    case "activityIndicatorView": UIActivityIndicatorView.self
    case "pageControl": UIPageControl.self
    case "datePicker": UIDatePicker.self
    case "pickerView": UIPickerView.self
    case "searchBar": UISearchBar.self
    case "navigationBar": UINavigationBar.self
    case "toolbar": UIToolbar.self
    case "tabBar": UITabBar.self
    case "scrollView": UIScrollView.self
    case "tableView": UITableView.self
    case "tableViewCell": UITableViewCell.self
    case "tableViewCellContentView": UITableViewCellContentView.self
    case "tableViewHeaderFooterView": UITableViewHeaderFooterView.self
    case "collectionView": UICollectionView.self
    case "collectionViewCell": UICollectionViewCell.self
    case "collectionReusableView": UICollectionReusableView.self
    case "visualEffectView": UIVisualEffectView.self
    case "containerView": UIContainerView.self
    case "wkWebView", "webView": WKWebView.self
    case "mapView": MKMapView.self
    case "glkView": GLKView.self
    case "mtkView": MTKView.self
    case "sceneKitView": SCNView.self
    case "skView": SKView.self
    case "arscnView": ARSCNView.self
    default: UIView.self
    }
  }

  /// Sets the attributes that only an element's own class has.
  package func configure(_ view: UIView, _ element: VariedElement) {
    switch view {
    case let label as UILabel where element.name == "label": configure(label, element)
    case let button as UIButton: configure(button, element)
    case let field as UITextField: configure(field, element)
    case let text as UITextView: configure(text, element)
    case let image as UIImageView: configure(image, element)
    case let stack as UIStackView: configure(stack, element)
    case let control as UISegmentedControl: configure(control, element)
    case let bar as UIProgressView: configure(bar, element)
    case let indicator as UIActivityIndicatorView: configure(indicator, element)
    case let pages as UIPageControl: configure(pages, element)
    case let picker as UIDatePicker: configure(picker, element)
    case let bar as UISearchBar: configure(bar, element)
    case let scroll as UIScrollView where element.name == "scrollView":
      configure(scroll, element)
    default: break
    }
  }

  private func configure(_ scroll: UIScrollView, _ element: VariedElement) {
    scroll.isScrollEnabled = element.flag("scrollEnabled") ?? true
    scroll.isPagingEnabled = element.flag("pagingEnabled") ?? false
    scroll.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    scroll.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    scroll.minimumZoomScale = CGFloat(element.number("minimumZoomScale") ?? 1)
    scroll.maximumZoomScale = CGFloat(element.number("maximumZoomScale") ?? 1)
    if let behavior = UIScrollView.ContentInsetAdjustmentBehavior(
      documentName: element["contentInsetAdjustmentBehavior"])
    {
      scroll.contentInsetAdjustmentBehavior = behavior
    }
  }

  /// An image's size by its name; nil for names that the resources do not list.
  package func image(_ name: String?) -> UIImage? { image(name, symbol: SymbolSize()) }

  private func image(_ name: String?, symbol: SymbolSize) -> UIImage? {
    guard let name, let resource = images[name] else { return nil }
    let size = CGSize(width: max(0, resource.width), height: max(0, resource.height))
    return resource.isSymbol
      ? UIImage(
        symbolCanvas: size, length: SymbolSize.lengths[name], pointSize: symbol.pointSize,
        relativeSize: symbol.relativeSize)
      : UIImage(size: size)
  }

  /// The image that an element names in an attribute or an `<imageReference>`, a symbol in the size that its view or button
  /// asks for.
  func image(of element: DocumentElement, symbolsLike configuration: DocumentElement?) -> UIImage? {
    let reference = element.first("imageReference", key: "image")
    return image(
      element["image"] ?? reference?["image"],
      symbol: SymbolSize(configuration, reference: reference, fonts: fonts))
  }

  private func configure(_ view: UIImageView, _ element: VariedElement) {
    if let mode = element["contentMode"].flatMap(Self.contentModes.firstIndex).flatMap(
      UIView.ContentMode.init)
    {
      view.contentMode = mode
    }
    let reference = element.first("imageReference", key: "image")
    let configuration = element.first("preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
    view.image = image(
      element["image"] ?? reference?["image"],
      symbol: SymbolSize(configuration, reference: reference, fonts: fonts))
  }

  /// In the order of `UIView.ContentMode`.
  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private func configure(_ stack: UIStackView, _ element: VariedElement) {
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
  }

  package func tableStyle(_ name: String?) -> UITableView.Style {
    switch name {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  /// The behaviour that a document names; nil for no name, and for that of the class.
  package init?(documentName name: String?) {
    switch name {
    case "never": self = .never
    case "always": self = .always
    case "scrollableAxes": self = .scrollableAxes
    default: return nil
    }
  }
}

// Views of elements: what `init(coder:)` finds in the document.

import Foundation
import InterfaceBuilder
import LayoutScene
import Plumbline

extension ObjectMaker {
  /// The view of an element with its subviews; nil where its class gives none.
  func makeView(_ element: DocumentElement, reuseIdentifier: String? = nil) -> UIView? {
    let varied = varied(element)
    let standard = ViewFactory.viewClass(of: element.name)
    return responder(
      element, standard: standard,
      preparing: { coder in
        switch element.name {
        case "button": coder.buttonType = self.factory.buttonType(element["buttonType"])
        case "tableView": coder.tableStyle = self.factory.tableStyle(element["style"])
        case "tableViewCell": coder.cellStyle = UITableViewCell.CellStyle(documentName: element["style"])
        case "collectionView": coder.collectionLayout = self.collectionLayout(element)
        default: break
        }
        coder.reuseIdentifier = reuseIdentifier ?? element["reuseIdentifier"]
      },
      fill: { [unowned self] object in
        guard let view = object as? UIView else { return }
        fill(view, varied)
      })
  }

  /// Sets what the document says of a view, and makes its subviews.
  private func fill(_ view: UIView, _ element: VariedElement) {
    note(view, element.element)
    if let frame = element.first("rect", key: "frame")?.frame { view.frame = frame }
    CommonAttributes.apply(element, to: view)
    let isFixed = element.flag("fixedFrame") ?? false
    // What is fixed for want of constraints keeps the frame that it has.
    if isFixed { view.autoresizingMask = [] }
    view.translatesAutoresizingMaskIntoConstraints =
      isFixed || !document.usesAutoLayout || element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    factory.configure(view, element)
    setLook(of: view, element)
    setAttributes(ofView: view, element)
    noteGuides(of: view, element)
    addContent(of: element, to: view)
    constraintLists.append((view, element))
    if VariedObjects.isVaried(element.element) { variedObjects.add(view, element.element) }
  }

  private func noteGuides(of view: UIView, _ element: VariedElement) {
    for child in element.element.children {
      guard let id = child.id, let key = child.key,
        child.name == "viewLayoutGuide" || child.name == "keyboardLayoutGuide"
      else { continue }
      let guide: UILayoutGuide? =
        switch key {
        case "safeArea": view.safeAreaLayoutGuide
        case "layoutMargins", "layoutMarginsGuide": view.layoutMarginsGuide
        case "readableContent", "readableContentGuide": view.readableContentGuide
        case "keyboard", "keyboardLayoutGuide": view.keyboardLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
      objects[id] = guide
    }
  }

  // MARK: What lies inside

  private func addContent(of element: VariedElement, to view: UIView) {
    let excluded = element.excluded("subviews")
    let isVaried = VariedObjects.isVaried(element.element) || !excluded.isEmpty
    for child in element.element.children {
      switch (child.name, child.key, view) {
      case ("subviews", _, _):
        for subview in child.children {
          guard let part = add(subview, to: view, excluded: excluded), isVaried else { continue }
          variedObjects.add(
            VariedObjects.Part(
              view: part.view, container: .init(object: view), list: element.element, element: subview,
              isInstalled: part.isInstalled))
        }
      case (_, "contentView", let cell as UITableViewCell):
        fillContent(cell.contentView, child, of: cell)
        cell.adoptContentView(cell.contentView)
      case (_, "contentView", let cell as UICollectionViewCell):
        fillContent(cell.contentView, child, of: cell)
        cell.contentView.frame = cell.bounds
        cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.adoptContentView(cell.contentView)
      case (_, "contentView", let header as UITableViewHeaderFooterView):
        fillContent(header.contentView, child, of: header)
      case (_, "contentView", let effect as UIVisualEffectView):
        fillContent(effect.contentView, child, of: effect)
        effect.adoptContentView(effect.contentView)
      case (_, "tableHeaderView", let table as UITableView): table.tableHeaderView = makeView(child)
      case (_, "tableFooterView", let table as UITableView): table.tableFooterView = makeView(child)
      case ("prototypes", _, let table as UITableView): register(child, in: table)
      case ("sections", _, let table as UITableView): addSections(child, to: table)
      case ("cells", _, let collection as UICollectionView): register(child, in: collection)
      case (_, "sectionHeaderView", let collection as UICollectionView):
        register(child, as: UICollectionView.elementKindSectionHeader, in: collection)
      case (_, "sectionFooterView", let collection as UICollectionView):
        register(child, as: UICollectionView.elementKindSectionFooter, in: collection)
      case (_, "backgroundView", let collection as UICollectionView):
        collection.backgroundView = makeView(child)
      case (_, "backgroundView", let table as UITableView): table.backgroundView = makeView(child)
      case ("items", _, let bar as UIToolbar): bar.items = child.children.compactMap(makeBarItem)
      case ("items", _, let bar as UINavigationBar):
        bar.items = child.children.compactMap { item in
          item.name == "navigationItem" ? makeNavigationItem(item) : nil
        }
      default: break
      }
    }
  }

  /// Makes a subview, and adds it unless a variation leaves it out.
  private func add(
    _ element: DocumentElement, to view: UIView, excluded: Set<String>
  ) -> (view: UIView, isInstalled: Bool)? {
    guard ViewKind.isView(element), element.id.map(excludedStyleViews.contains) != true,
      let subview = makeView(element)
    else { return nil }
    if let id = element.id, excluded.contains(id) { return (subview, false) }
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
    guard subview.translatesAutoresizingMaskIntoConstraints,
      let frame = element.first("rect", key: "frame")?.frame
    else { return (subview, true) }
    subview.setAutoresizingFrame(frame, inSuperviewOfSize: view.bounds.size)
    return (subview, true)
  }

  /// The content view that a cell made itself is the document's: its place is the cell's matter.
  private func fillContent(_ content: UIView, _ element: DocumentElement, of cell: UIView) {
    let varied = varied(element)
    note(content, element)
    CommonAttributes.applyState(varied, to: content)
    if let insets = varied.first("edgeInsets", key: "layoutMargins") {
      content.layoutMargins = insets.edgeInsets
    }
    if let preserves = varied.flag("preservesSuperviewLayoutMargins") {
      content.preservesSuperviewLayoutMargins = preserves
    }
    if let follows = varied.flag("layoutMarginsFollowReadableWidth") {
      content.layoutMarginsFollowReadableWidth = follows
    }
    if let frame = varied.first("rect", key: "frame")?.frame { content.frame = frame }
    setLook(of: content, varied)
    noteGuides(of: content, varied)
    if let cell = cell as? UITableViewCell { takeOverContent(of: element, of: cell) }
    addContent(of: varied, to: content)
    constraintLists.append((content, varied))
  }

  // MARK: Looks

  private func setLook(of view: UIView, _ element: VariedElement) {
    func color(_ key: String) -> UIColor? {
      colors.color(element.first("color", key: key)).map(UIColor.init(document:))
    }
    if let color = color("backgroundColor") { view.backgroundColor = color }
    if let color = color("tintColor") { view.tintColor = color }
    if let mode = element["contentMode"].flatMap(UIView.ContentMode.init(documentName:)) {
      view.contentMode = mode
    }
    if let control = view as? UIControl {
      control.isEnabled = element.flag("enabled") ?? true
      control.isSelected = element.flag("selected") ?? false
    }
    let font = element.first("fontDescription", key: "fontDescription")
    let style = font?["style"].map(UIFont.TextStyle.init(rawValue:))
    let follows = element.flag("adjustsFontForContentSizeCategory") ?? false
    switch view {
    case let label as UILabel where element.name == "label":
      if let color = color("textColor") { label.textColor = color }
      if let style { label.font = .preferredFont(forTextStyle: style) }
      label.adjustsFontForContentSizeCategory = follows
    case let field as UITextField:
      if let color = color("textColor") { field.textColor = color }
      if let style { field.font = .preferredFont(forTextStyle: style) }
      field.adjustsFontForContentSizeCategory = follows
    case let text as UITextView:
      if let color = color("textColor") { text.textColor = color }
      if let style { text.font = .preferredFont(forTextStyle: style) }
      text.adjustsFontForContentSizeCategory = follows
      text.isEditable = element.flag("editable") ?? true
    case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue") ?? 0
      stepper.maximumValue = element.number("maximumValue") ?? 100
      stepper.value = element.number("value") ?? 0
      stepper.stepValue = element.number("stepValue") ?? 1
    case let segments as UISegmentedControl:
      // Of the first segment documents say "0".
      segments.selectedSegmentIndex =
        element.number("selectedSegmentIndex").map { Int($0) } ?? UISegmentedControl.noSegment
    case let table as UITableView: setMeasures(of: table, element)
    case let bar as UINavigationBar:
      bar.isTranslucent = element.flag("translucent") ?? true
      bar.prefersLargeTitles = element.flag("largeTitles") ?? false
      if let color = color("barTintColor") { bar.barTintColor = color }
    case let bar as UIToolbar:
      bar.isTranslucent = element.flag("translucent") ?? true
      if let color = color("barTintColor") { bar.barTintColor = color }
    case let bar as UITabBar:
      bar.isTranslucent = element.flag("translucent") ?? true
      if let color = color("barTintColor") { bar.barTintColor = color }
    case let cell as UITableViewCell:
      if let accessory = Self.accessory(element["accessoryType"]) { cell.accessoryType = accessory }
    default: break
    }
  }
}

extension UIView.ContentMode {
  /// In the order of the raw values.
  private static let documentNames = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
  fileprivate init?(documentName: String) {
    guard let index = Self.documentNames.firstIndex(of: documentName) else { return nil }
    self.init(rawValue: index)
  }
}

extension UIColor {
  /// A colour of a document, which may be another one in the dark and with more contrast.
  convenience init(document color: SceneColor) {
    guard color != SceneColor(color.light) else {
      self.init(color.light)
      return
    }
    self.init(dynamicProvider: {
      let isDark = $0.userInterfaceStyle == .dark
      return UIColor(
        color.components(isDark: isDark, hasMoreContrast: $0.accessibilityContrast == .high))
    })
  }

  private convenience init(_ parts: SceneColor.Components) {
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}

// Bars with their items, tables with their sections, and what the canvas shows around a scene.

import Foundation
import LayoutScene
import Plumbline

extension AppearancePass {
  func navigationBar(_ bar: DocumentElement?, item: DocumentElement?, tint: SceneColor?)
    -> NavigationBarAppearance
  {
    var result = NavigationBarAppearance()
    result.barTint = bar.flatMap { colors.color($0.first("color", key: "barTintColor")) }
    result.tint = bar.flatMap { colors.color($0.first("color", key: "tintColor")) } ?? tint
    result.isBlack = bar?["barStyle"]?.hasPrefix("black") ?? false
    let attributes = bar?.first("textAttributes", key: "titleTextAttributes")
    result.titleColor = colors.color(attributes?.first("color", key: "textColor"))
    guard let item else { return result }
    result.title = item["title"].flatMap { $0.isEmpty ? nil : $0 }
    result.prompt = item["prompt"]
    result.hasTitleView = item.first(key: "titleView") != nil
    for child in item.children {
      switch (child.name, child.key) {
      case ("barButtonItem", "leftBarButtonItem"): result.left = [barItem(child)]
      case ("barButtonItem", "rightBarButtonItem"): result.right = [barItem(child)]
      case ("leftBarButtonItems", _): result.left = child.children.map(barItem)
      // The first stands outermost.
      case ("rightBarButtonItems", _): result.right = child.children.map(barItem)
      default: break
      }
    }
    return result
  }

  func toolbar(_ bar: DocumentElement?, items: DocumentElement?, tint: SceneColor?) -> ToolbarAppearance {
    var result = ToolbarAppearance()
    result.barTint = bar.flatMap { colors.color($0.first("color", key: "barTintColor")) }
    result.tint = bar.flatMap { colors.color($0.first("color", key: "tintColor")) } ?? tint
    result.items = items?.children.filter { $0.name == "barButtonItem" }.map(barItem) ?? []
    return result
  }

  func tabBar(_ bar: VariedElement, tint: SceneColor?) -> TabBarAppearance {
    var result = TabBarAppearance()
    result.barTint = color(bar, "barTintColor")
    result.tint = tint
    let items = bar.first("items")?.children.filter { $0.name == "tabBarItem" } ?? []
    result.items = items.map(tabItem)
    let selected = bar.first("connections")?.children.first { $0["property"] == "selectedItem" }
    for (place, item) in items.enumerated() where selected != nil && item.id == selected?["destination"] {
      result.items[place].isSelected = true
    }
    return result
  }

  private func barItem(_ item: DocumentElement) -> BarItemAppearance {
    var result = BarItemAppearance(kind(of: item))
    result.isDone = item["style"] == "done" || ["done", "save"].contains(item["systemItem"])
    result.isEnabled = item.flag("enabled") ?? true
    result.tint = colors.color(item.first("color", key: "tintColor"))
    return result
  }

  private func kind(of item: DocumentElement) -> BarItemAppearance.Kind {
    if let system = item["systemItem"] {
      switch system {
      case "flexibleSpace": return .space(nil)
      case "fixedSpace": return .space(max(0, item.number("width") ?? 8))
      case "done", "cancel", "edit", "save", "undo", "redo", "close": return .system(system)
      default: return .image(symbol(system))
      }
    }
    if item.first(key: "customView") != nil { return .view }
    if let image = template(image(item)) { return .image(image) }
    return .title(item["title"] ?? item.first("string", key: "title").map(TextReader.content) ?? "")
  }

  private func symbol(_ name: String) -> ImageAppearance {
    var image = ImageAppearance(name: name)
    (image.isSymbol, image.size) = (true, CGSize(width: 22, height: 22))
    return image
  }

  private func tabItem(_ item: DocumentElement) -> BarItemAppearance {
    let system = item["systemItem"]
    var result = BarItemAppearance(
      .image(system.map(symbol) ?? template(image(item)) ?? ImageAppearance(name: "")))
    result.title = system.map { Self.tabTitles[$0] ?? $0 } ?? item["title"] ?? ""
    return result
  }

  private static let tabTitles = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]

  // MARK: Tables

  func table(_ item: StoryboardSceneBuilder.BuiltView, look: inout ViewAppearance) -> TableAppearance {
    var result = TableAppearance()
    let element = item.element
    result.style = (item.view as? UITableView)?.style ?? .plain
    result.hasSeparators = element["separatorStyle"] != "none"
    result.separatorColor = color(element, "separatorColor")
    result.hasPrototypes = element.first("prototypes") != nil && !reader.surroundings.around.isOnDevice
    result.sections =
      element.first("sections")?.children.filter { $0.name == "tableViewSection" }.map { section in
        var shown = TableAppearance.Section()
        func title(_ key: String, _ own: String?) -> String? {
          own ?? section.first("string", key: key).map(TextReader.content)
        }
        shown.header = title("headerTitle", section["headerTitle"])
        shown.footer = title("footerTitle", section["footerTitle"])
        shown.storedHeader = title("headerTitle", section.own("headerTitle"))
        shown.storedFooter = title("footerTitle", section.own("footerTitle"))
        shown.cells = section.first("cells")?.children.compactMap(\.id) ?? []
        return shown
      } ?? []
    if look.background == nil {
      look.background = SceneColor(result.style == .plain ? .systemBackground : .systemGroupedBackground)
    }
    return result
  }

  func cell(_ item: StoryboardSceneBuilder.BuiltView, look: inout ViewAppearance) -> CellAppearance {
    var result = CellAppearance()
    result.accessory =
      switch item.element["accessoryType"] {
      case "disclosureIndicator": .disclosureIndicator
      case "detailButton": .detailButton
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      default: .none
      }
    let own = ["textLabel", "detailTextLabel", "imageView"].map { item.element[$0].flatMap { views[$0] } }
    (item.view as? UITableViewCell)?.adoptOwnContent(
      UITableViewCell.CellStyle(documentName: item.element["style"]), text: own[0] as? UILabel,
      detail: own[1] as? UILabel, image: own[2] as? UIImageView)
    let content = item.element.first("listContentConfiguration", key: "contentConfiguration")
    (result.text, result.detail) = (content?["text"] ?? "", content?["secondaryText"] ?? "")
    let table = item.parent.map { reader.built[$0].element }
    if look.background == nil, let table, table.name == "tableView" {
      let isGrouped = table["style"] == "grouped" || table["style"] == "insetGrouped"
      look.background = SceneColor(isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
    }
    return result
  }

  // MARK: Around the scene

  func sceneSurroundings(rootTint: SceneColor?) -> SceneSurroundings {
    var result = SceneSurroundings()
    if reader.isMac { return macSurroundings() }
    let around = reader.surroundings.around
    result.system = reader.surroundings.editor.generation.system
    result.isLandscape = reader.surroundings.orientation == .landscape
    guard reader.source.isControllersView, !around.isCell, !around.bars.isEmbedded,
      around.device?.family != .television
    else { return result }
    let window = around.window
    let (x, y) = (around.x, around.top)
    let root = reader.surroundings.frame
    guard root.width > 0, root.height > 0, window.width.isFinite, window.height.isFinite else {
      return result
    }
    let frame = CGRect(
      x: -x, y: -y, width: max(window.width, root.width),
      height: around.isCard ? root.height + y : max(window.height, root.height + y))
    result.window = frame
    result.isScreen = !around.isFreeform && around.device != nil && !around.isCard
    let hardware = around.hardware
    let status = around.isCard || around.hasNoStatusBar ? 0 : max(around.statusBar, hardware.top)
    let hasHousing = around.device?.housing ?? 0 > 0
    let housing = hardware.top
    result.statusBarHeight = status > 0 ? max(around.statusBar, housing) : 0
    result.housing = result.isScreen && hasHousing ? housing : 0
    result.isTablet = around.device?.family == .pad
    result.hasHomeIndicator = result.isScreen && hardware.bottom > 0
    readBars(
      around,
      from: CGRect(
        x: -x, y: -y + (around.isCard ? 0 : max(status, hardware.top)), width: frame.width, height: 0),
      to: frame.maxY, into: &result, tint: rootTint)
    return result
  }

  private func readBars(
    _ around: RootSurroundings, from top: CGRect, to bottom: Double, into result: inout SceneSurroundings,
    tint: SceneColor?
  ) {
    let owner = reader.source.controller
    let containers = self.containers(of: owner)
    if around.bars.navigationBar != nil {
      let navigation = containers.first { $0.name == "navigationController" }
      var bar = navigationBar(
        navigation?.first(key: "navigationBar"), item: owner?.first("navigationItem", key: "navigationItem"),
        tint: globalTint)
      bar.hasLargeTitle = around.bars.navigationBar?.largeTitles ?? false
      let isRoot =
        owner?.id.map { id in
          (reader.document.index.seguesTo[id] ?? []).contains { $0.element["kind"] == "relationship" }
        } ?? false
      if !isRoot, navigation != nil, bar.left.isEmpty { bar.backTitle = "" }
      result.navigationBar = bar
      var frame = top
      frame.size.height = around.navigationBar
      result.navigationBarFrame = frame
    }
    let hardware = around.hardware.bottom
    if around.bars.tabBar {
      let controller = containers.first { $0.name == "tabBarController" }
      let varied = controller?.first(key: "tabBar").map {
        VariedElement($0, traits: reader.surroundings.traits)
      }
      var bar = varied.map { tabBar($0, tint: color($0, "tintColor") ?? globalTint) } ?? TabBarAppearance()
      if bar.items.isEmpty { bar.items = tabs(of: controller, showing: owner, containers: containers) }
      result.tabBar = bar
      result.tabBarFrame = CGRect(
        x: top.minX, y: bottom - hardware - around.bottomBar, width: top.width,
        height: around.bottomBar + hardware)
    } else if around.bars.toolbar {
      let navigation = containers.first { $0.name == "navigationController" }
      result.toolbar = toolbar(
        navigation?.first(key: "toolbar"), items: owner?.first("toolbarItems"), tint: globalTint)
      result.toolbarFrame = CGRect(
        x: top.minX, y: bottom - hardware - around.bottomBar, width: top.width,
        height: around.bottomBar + hardware)
    }
  }

  /// The containers that lead to a controller, the nearest first.
  private func containers(of controller: DocumentElement?) -> [DocumentElement] {
    var result: [DocumentElement] = []
    var visited: Set<String> = []
    var current = controller
    while let id = current?.id, visited.insert(id).inserted {
      let segues = reader.document.index.seguesTo[id] ?? []
      let next =
        segues.first { $0.element["kind"] == "relationship" }
        ?? segues.first { ["show", "push"].contains($0.element["kind"]) }
      guard let source = next?.source else { break }
      if ["navigationController", "tabBarController"].contains(source.name) { result.append(source) }
      current = source
    }
    return result
  }

  /// The tabs of a tab bar controller, as the controllers that it holds describe them.
  private func tabs(
    of controller: DocumentElement?, showing owner: DocumentElement?, containers: [DocumentElement]
  ) -> [BarItemAppearance] {
    guard let segues = controller?.first("connections")?.children else { return [] }
    let open = Set((containers + (owner.map { [$0] } ?? [])).compactMap(\.id))
    return segues.filter { $0["relationship"] == "viewControllers" }.prefix(5).map { segue in
      let destination = segue["destination"].flatMap { reader.document.index.byID[$0] }
      var item =
        destination?.first("tabBarItem", key: "tabBarItem").map(tabItem)
        ?? BarItemAppearance(.image(ImageAppearance(name: "")))
      if item.title?.isEmpty ?? true { item.title = destination?["title"] ?? "Item" }
      item.isSelected = segue["destination"].map(open.contains) ?? false
      return item
    }
  }
}

extension UITableViewCell.CellStyle {
  /// The style of a name of documents.
  package init(documentName: String?) {
    self =
      switch documentName {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
  }
}

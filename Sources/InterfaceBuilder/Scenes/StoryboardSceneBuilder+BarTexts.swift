// The titles and tabs of the bars around a scene, and of bars inside of it, with the most room that they can have.

import Foundation
import LayoutScene
import Plumbline
import Typography

extension StoryboardSceneBuilder {
  /// Gives the scene the bar texts for checks, read on demand.
  func describeBarTexts() {
    let reader = BarTextReader(
      document: document, source: source, surroundings: surroundings, built: built, fonts: factory.fonts)
    scene.barTexts = { reader.read() }
  }
}

/// Reads the texts of one scene's bars.
///
/// A room is never smaller than on a device: a back button counts as its arrow alone, gaps that releases have otherwise
/// count as nothing. So what does not fit here does not fit there.
@MainActor
private struct BarTextReader {
  let document: InterfaceBuilderDocument
  let source: SceneSource
  let surroundings: Surroundings
  let built: [StoryboardSceneBuilder.BuiltView]
  let fonts: FontReader

  func read() -> [SceneBarText] { barsInside() + navigationTitle() + tab() }

  // MARK: Bars

  /// Bars that lie in the scene as views.
  private func barsInside() -> [SceneBarText] {
    built.flatMap { item -> [SceneBarText] in
      let width = Double(item.view.bounds.width)
      var items: [DocumentElement] { item.element.first("items")?.children.map { $0 } ?? [] }
      switch item.element.name {
      case "navigationBar":
        // Of several the last is shown, with an arrow back to the one before.
        let shown = items.filter { $0.name == "navigationItem" }
        guard let last = shown.last else { return [] }
        return title(
          last["title"], of: last, in: item.element.element, width: width, hasBack: shown.count > 1)
      case "tabBar":
        let tabs = items.filter { $0.name == "tabBarItem" }
        return tabs.flatMap { tab($0, $0["title"], width: width, count: tabs.count) }
      default: return []
      }
    }
  }

  /// The bar of the navigation controller around the scene.
  private func navigationTitle() -> [SceneBarText] {
    let around = surroundings.around
    guard source.representsController, !around.isCell, !around.bars.isEmbedded,
      around.device?.family != .television, let bar = around.bars.navigationBar,
      let controller = source.controller,
      let item = controller.first("navigationItem", key: "navigationItem"),
      item.first(key: "titleView") == nil
    else { return [] }
    let segues = controller.id.flatMap { document.index.seguesTo[$0] } ?? []
    let root = segues.first { $0.element["kind"] == "relationship" }
    let bars = root?.source?.first(key: "navigationBar")
    let text = item["title"].flatMap { $0.isEmpty ? nil : $0 } ?? controller["title"]
    let width = Double(surroundings.frame.width)
    if bar.largeTitles, let text, let bars {
      let font =
        titleFont(bars, key: "largeTitleTextAttributes") ?? FontDescription(weight: .bold, pointSize: 34)
      return [line(.largeTitle, text, font, of: item, width: width - 2 * margin(width))]
    }
    return title(text, of: item, in: bars, width: width, hasBack: root == nil && !segues.isEmpty)
  }

  /// The tab of the scene, where the scene is the first one in it.
  private func tab() -> [SceneBarText] {
    let around = surroundings.around
    // On a wider screen titles stand beside their images, and tabs have widths of their own.
    guard source.representsController, around.bars.tabBar, surroundings.orientation == .portrait,
      let device = around.device, [.phone, .largePhone].contains(device.family),
      let controller = source.controller
    else { return [] }
    var held = controller
    var visited: Set<String> = []
    while let id = held.id, visited.insert(id).inserted,
      let holder = document.index.seguesTo[id]?.first(where: { $0.element["kind"] == "relationship" })?.source
    {
      guard holder.name != "tabBarController" else {
        guard let item = held.first("tabBarItem", key: "tabBarItem") else { return [] }
        let tabs =
          holder.first("connections")?.children.filter { $0["relationship"] == "viewControllers" } ?? []
        let text = item["title"].flatMap { $0.isEmpty ? nil : $0 } ?? held["title"]
        return tab(item, text, width: Double(surroundings.frame.width), count: tabs.count)
      }
      held = holder
    }
    return []
  }

  // MARK: Rooms

  private func title(
    _ text: String?, of item: DocumentElement, in bar: DocumentElement?, width: Double, hasBack: Bool
  ) -> [SceneBarText] {
    guard let text, !text.isEmpty, item.first(key: "titleView") == nil else { return [] }
    let left = items(of: item, "leftBarButtonItem")
    let margin = margin(width)
    var room = width - 2 * margin - items(of: item, "rightBarButtonItem") - left
    if hasBack, left == 0 { room -= Self.arrow - margin / 2 }
    let font = titleFont(bar, key: "titleTextAttributes") ?? FontDescription(weight: .semibold, pointSize: 17)
    return [line(.title, text, font, of: item, width: room)]
  }

  /// The arrow of a back button, which has lost its words. It begins nearer to the edge than other items.
  private static let arrow = 16.0
  /// The number of tabs beyond which the others are behind a More tab.
  private static let tabLimit = 5

  private func tab(_ item: DocumentElement, _ text: String?, width: Double, count: Int) -> [SceneBarText] {
    // The system's tabs have titles of the system's languages.
    guard let text, item["systemItem"] == nil, count > 0 else { return [] }
    let font = FontDescription(weight: .medium, pointSize: 10)
    return [line(.tab, text, font, of: item, width: width / Double(min(count, Self.tabLimit)))]
  }

  private func line(
    _ place: SceneBarText.Place, _ text: String, _ font: FontDescription, of item: DocumentElement,
    width: Double
  ) -> SceneBarText {
    SceneBarText(
      place, id: item.id ?? "", line: item.line, column: item.column,
      room: TextRoom(
        .text, [TextRun(text, font: font)], TextLimits(numberOfLines: 1, lineBreak: .truncate),
        room: CGSize(width: max(0, width.rounded(.up)), height: .infinity)))
  }

  private func margin(_ width: Double) -> Double { width >= 400 ? 20 : 16 }

  private func titleFont(_ bar: DocumentElement?, key: String) -> FontDescription? {
    fonts.font(bar?.first("textAttributes", key: key)?.first("fontDescription"))
  }

  /// The width of the items on one side: one under `key`, or a list of them.
  private func items(of item: DocumentElement, _ key: String) -> Double {
    let single = item.first("barButtonItem", key: key).map { [$0] } ?? []
    let list = item.first(key + "s")?.children.filter { $0.name == "barButtonItem" } ?? []
    return (single + list).reduce(0) { $0 + width(of: $1) }
  }

  private func width(of item: DocumentElement) -> Double {
    switch item["systemItem"] {
    case "flexibleSpace": return 0
    case "fixedSpace": return max(0, item.number("width") ?? 0)
    case let system? where Self.words.contains(system):
      return width(of: system.capitalized, isDone: ["done", "save"].contains(system))
    case .some: return Self.image
    case nil: break
    }
    if let view = item.first(key: "customView") {
      return view.rect(key: "frame").map { Double($0.width) } ?? 0
    }
    if let name = item["image"] {
      return document.index.images[name].map { $0.isSymbol ? Self.image : max(0, $0.width) } ?? Self.image
    }
    let text = item["title"] ?? item.first("string", key: "title").map(TextReader.content) ?? ""
    return width(of: text, isDone: item["style"] == "done")
  }

  private static let words: Set<String> = ["done", "cancel", "edit", "save", "undo", "redo", "close"]
  private static let image = 22.0

  private func width(of text: String, isDone: Bool) -> Double {
    let font = FontDescription(weight: isDone ? .semibold : .regular, pointSize: 17)
    return surroundings.measurer.measure([TextRun(text, font: font)], within: TextLimits()).width
  }
}

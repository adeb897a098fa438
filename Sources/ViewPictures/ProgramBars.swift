// The bars and lists of a program: items, rows, what stands at their ends.

import Foundation
import LayoutScene
import Plumbline

@MainActor
enum ProgramBars {
  /// The look of a bar or a part of a list; nil for other views.
  static func control(of view: UIView, look: inout ViewAppearance) -> ControlAppearance? {
    switch view {
    case let bar as UISearchBar:
      return .searchBar(
        text: bar.text.flatMap { $0.isEmpty ? nil : $0 }, placeholder: bar.placeholder, isMinimal: false,
        hasCancel: bar.showsCancelButton)
    case let bar as UINavigationBar: return .navigationBar(navigationBar(bar, tint: look.tint))
    case let bar as UIToolbar:
      var result = ToolbarAppearance()
      result.barTint = bar.barTintColor.map { SceneColor($0) }
      result.tint = look.tint
      result.items = bar.items?.map(item) ?? []
      return .toolbar(result)
    case let bar as UITabBar:
      var result = TabBarAppearance()
      result.barTint = bar.barTintColor.map { SceneColor($0) }
      result.tint = look.tint
      result.items = (bar.items ?? []).map { tab in
        var shown = BarItemAppearance(
          .image(tab.image.map { ProgramAppearance.image($0) } ?? ImageAppearance(name: "")))
        shown.title = tab.title
        shown.isSelected = tab === bar.selectedItem
        return shown
      }
      return .tabBar(result)
    case let table as UITableView:
      var result = TableAppearance()
      result.style = table.style
      result.hasSeparators = table.separatorStyle != .none
      result.separatorColor = table.separatorColor.map { SceneColor($0) }
      if look.background == nil {
        look.background =
          table.style == .plain ? SceneColor(.systemBackground) : SceneColor(.systemGroupedBackground)
      }
      return .table(result)
    case let cell as UITableViewCell:
      var result = CellAppearance()
      result.accessory = cell.accessoryType
      if look.background == nil {
        let isPlain = (cell.superview as? UITableView)?.style ?? .plain == .plain
        look.background =
          isPlain ? SceneColor(.systemBackground) : SceneColor(.secondarySystemGroupedBackground)
      }
      return .cell(result)
    default: return nil
    }
  }

  private static func navigationBar(_ bar: UINavigationBar, tint: SceneColor?) -> NavigationBarAppearance {
    var result = NavigationBarAppearance()
    result.barTint = bar.barTintColor.map { SceneColor($0) }
    result.tint = tint
    result.hasLargeTitle = bar.prefersLargeTitles
    guard let top = bar.topItem else { return result }
    result.title = top.title.flatMap { $0.isEmpty ? nil : $0 }
    result.prompt = top.prompt
    result.hasTitleView = top.titleView != nil
    result.left = (top.leftBarButtonItems ?? []).map(item)
    result.right = (top.rightBarButtonItems ?? []).map(item)
    if let items = bar.items, items.count > 1, result.left.isEmpty {
      let before = items[items.count - 2]
      result.backTitle = before.backBarButtonItem?.title ?? before.title ?? "Back"
    }
    return result
  }

  private static func item(_ item: UIBarButtonItem) -> BarItemAppearance {
    var result = BarItemAppearance(kind(of: item))
    result.isDone = item.style == .done
    result.isEnabled = item.isEnabled
    result.tint = item.tintColor.map { SceneColor($0) }
    return result
  }

  private static func kind(of item: UIBarButtonItem) -> BarItemAppearance.Kind {
    if let system = item.systemItem {
      switch system {
      case .flexibleSpace: return .space(nil)
      case .fixedSpace: return .space(max(0, Double(item.width)))
      case .done, .cancel, .edit, .save, .undo, .redo, .close:
        let name = String(describing: system)
        return .title(name.prefix(1).uppercased() + name.dropFirst())
      default:
        var image = ImageAppearance(name: String(describing: system))
        image.isSymbol = true
        image.size = CGSize(width: 22, height: 22)
        return .image(image)
      }
    }
    if item.customView != nil { return .view }
    if let image = item.image {
      var shown = ProgramAppearance.image(image)
      shown.isTemplate = true
      return .image(shown)
    }
    return .title(item.title ?? "")
  }
}

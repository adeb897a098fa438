// The look of navigation bars, tab bars and toolbars, with their items.

package struct BarItemAppearance: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// One of the system's words is named as documents name the item.
    case title(String), system(String), image(ImageAppearance), space(Double?), view
  }
  package var kind: Kind
  package var isDone = false
  package var isEnabled = true
  package var tint: SceneColor?
  package var isSelected = false
  /// The title below the image of a tab.
  package var title: String?
  package init(_ kind: Kind) { self.kind = kind }
}

package struct NavigationBarAppearance: Equatable, Sendable {
  package var title: String?
  package var prompt: String?
  /// Empty for the system's word.
  package var backTitle: String?
  package var left: [BarItemAppearance] = []
  package var right: [BarItemAppearance] = []
  package var hasLargeTitle = false
  package var barTint: SceneColor?
  package var tint: SceneColor?
  package var titleColor: SceneColor?
  package var isBlack = false
  /// Whether a custom view replaces the title.
  package var hasTitleView = false
  package init() {}
}

package struct TabBarAppearance: Equatable, Sendable {
  package var items: [BarItemAppearance] = []
  package var barTint: SceneColor?
  package var tint: SceneColor?
  package init() {}
}

package struct ToolbarAppearance: Equatable, Sendable {
  package var items: [BarItemAppearance] = []
  package var barTint: SceneColor?
  package var tint: SceneColor?
  package init() {}
}

// The look of a whole scene: its views, and the bars and edges of the device around them.

import Foundation

/// The appearance of a scene's views, and the surroundings of its root.
package struct SceneAppearance {
  package var views: [ObjectIdentifier: ViewAppearance] = [:]
  package var surroundings = SceneSurroundings()
  package init() {}
}

/// The surroundings of a root view on the canvas. Rectangles are in the root's space.
package struct SceneSurroundings: Equatable, Sendable {
  /// The window that contains the root.
  package var window: CGRect?
  /// The version of the system whose appearance is drawn: 7, 13, 14, …, 26. Of macOS 10, 11 and 26.
  package var system = 18
  package var isMac = false
  /// A mac window's title, where the root is one's content.
  package var windowTitle: String?
  package var statusBarHeight = 0.0
  package var navigationBar: NavigationBarAppearance?
  package var navigationBarFrame: CGRect?
  package var tabBar: TabBarAppearance?
  package var tabBarFrame: CGRect?
  package var toolbar: ToolbarAppearance?
  package var toolbarFrame: CGRect?
  package var hasHomeIndicator = false
  /// The sensor housing's height; 0 for none.
  package var housing = 0.0
  package var isLandscape = false
  package var isTablet = false
  /// Whether the scene is a device's whole screen.
  package var isScreen = false
  package init() {}
}

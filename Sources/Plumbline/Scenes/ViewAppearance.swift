// What a document says about how a view looks. Readers fill it in when a picture is asked for; layout never reads it.

import Foundation
import Typography

/// The look of one view: plain values.
package struct ViewAppearance: Hashable, Sendable {
  /// nil for none.
  package var background: SceneColor?
  /// Its own or the nearest superview's; nil for the system's blue.
  package var tint: SceneColor?
  package var textColor: SceneColor?
  /// The colours of the runs of an attributed text; nil where a run has the text's.
  package var runColors: [SceneColor?] = []
  /// What a program draws beneath the subviews, in points from the corner of the view.
  package var drawn: Drawn?
  package var alpha = 1.0
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var borderColor: SceneColor?
  /// What it shows, where its size follows from another of its texts: a menu's choice among its titles.
  package var text: String?
  package var alignment = NSTextAlignment.natural
  /// How its line is cut, where the view itself does not tell.
  package var lineBreak: NSLineBreakMode?
  /// From the view's edges to its text, where only the reader knows them.
  package var textInsets: UIEdgeInsets?
  package var isEnabled = true
  /// Whether a scroll view's content ignores the bars around it.
  package var keepsContentInset = false
  /// Lies on a page of a tab view that is not the selected one.
  package var isOnOtherTab = false
  package var control = ControlAppearance.plain

  package init() {}
}

/// What kind of control a view is, and its state.
package enum ControlAppearance: Hashable, Sendable {
  case plain
  case label
  case button(ButtonAppearance)
  case textField(FieldAppearance)
  case textView
  case image(ImageAppearance?)
  case toggle(isOn: Bool, onTint: SceneColor?, thumb: SceneColor?)
  case slider(fraction: Double, minimum: SceneColor?, maximum: SceneColor?, thumb: SceneColor?)
  case segments(SegmentsAppearance)
  case stepper
  case progress(fraction: Double, tint: SceneColor?, track: SceneColor?)
  case pages(count: Int, current: Int, tint: SceneColor?, currentTint: SceneColor?)
  case datePicker(mode: String, style: String)
  case picker
  case activity(color: SceneColor?, isShown: Bool)
  case searchBar(text: String?, placeholder: String?, isMinimal: Bool, hasCancel: Bool)
  case navigationBar(NavigationBarAppearance)
  case tabBar(TabBarAppearance)
  case toolbar(ToolbarAppearance)
  case table(TableAppearance)
  case cell(CellAppearance)
  /// A blur: light, extra light or dark.
  case effect(isDark: Bool?)
  /// Content that only the running program draws: a map, a web page; its name.
  case content(String)
  case mac(MacControl)
}

/// A button's look.
package struct ButtonAppearance: Hashable, Sendable {
  package enum Fill: Hashable, Sendable { case none, filled, tinted, gray, bordered }
  package var fill = Fill.none
  package var isCapsule = false
  /// The colour of the background of a configuration, where it names one.
  package var baseBackground: SceneColor?
  package var image: ImageAppearance?
  package var backgroundImage: ImageAppearance?
  package var isSystem = true
  /// An `i` in a circle, a plus in a circle, a cross.
  package var glyph: String?
  package init() {}
}

/// A text field's look.
package struct FieldAppearance: Hashable, Sendable {
  package enum Border: Hashable, Sendable { case none, line, bezel, rounded }
  package var border = Border.none
  /// Whether the text is the placeholder.
  package var showsPlaceholder = false
  package var isSecure = false
  package init() {}
}

/// An image: what it is called, and its bytes where they were found.
package struct ImageAppearance: Hashable, Sendable {
  package var name: String
  /// A symbol of the system's: its glyph is no part of this program.
  package var isSymbol = false
  /// Points, as the document's resources have it.
  package var size: CGSize?
  package var mode = UIView.ContentMode.scaleToFill
  /// Whether it is drawn in the tint.
  package var isTemplate = false
  /// A `data:` address of the bytes, of formats that pictures can hold.
  package var data: String?
  /// What a program drew into it.
  package var drawn: Drawn?
  package init(name: String) { self.name = name }
}

/// The choices of a segmented control.
package struct SegmentsAppearance: Hashable, Sendable {
  package struct Segment: Hashable, Sendable {
    package var title: String?
    package var image: ImageAppearance?
    package var width = 0.0
    package init() {}
  }
  package var segments: [Segment] = []
  package var selected: Int?
  package var selectedTint: SceneColor?
  package init() {}
}

/// An item of a bar.
package struct BarItemAppearance: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case title(String), image(ImageAppearance), space(Double?), view }
  package var kind: Kind
  package var isDone = false
  package var isEnabled = true
  package var tint: SceneColor?
  package var isSelected = false
  /// Below the image of a tab.
  package var title: String?
  package init(_ kind: Kind) { self.kind = kind }
}

/// A navigation bar with its item.
package struct NavigationBarAppearance: Hashable, Sendable {
  package var title: String?
  package var prompt: String?
  package var backTitle: String?
  package var left: [BarItemAppearance] = []
  package var right: [BarItemAppearance] = []
  package var hasLargeTitle = false
  package var barTint: SceneColor?
  package var tint: SceneColor?
  package var titleColor: SceneColor?
  package var isBlack = false
  /// A view of its own stands in the place of the title.
  package var hasTitleView = false
  package init() {}
}

/// A tab bar with its items.
package struct TabBarAppearance: Hashable, Sendable {
  package var items: [BarItemAppearance] = []
  package var barTint: SceneColor?
  package var tint: SceneColor?
  package init() {}
}

/// A toolbar with its items.
package struct ToolbarAppearance: Hashable, Sendable {
  package var items: [BarItemAppearance] = []
  package var barTint: SceneColor?
  package var tint: SceneColor?
  package init() {}
}

/// A table's style and what it shows between its rows.
package struct TableAppearance: Hashable, Sendable {
  package enum Style: Hashable, Sendable { case plain, grouped, insetGrouped }
  package struct Section: Hashable, Sendable {
    package var header: String?
    package var footer: String?
    /// The ids of its rows' cells.
    package var cells: [String] = []
    package init() {}
  }
  package var style = Style.plain
  package var hasSeparators = true
  package var separatorColor: SceneColor?
  package var sections: [Section] = []
  package var hasPrototypes = false
  package init() {}
}

/// A row's look.
package struct CellAppearance: Hashable, Sendable {
  package enum Accessory: Hashable, Sendable { case none, disclosure, detail, detailDisclosure, checkmark }
  package var accessory = Accessory.none
  package init() {}
}

/// A control of macOS.
package enum MacControl: Hashable, Sendable {
  case push(isDefault: Bool, image: ImageAppearance?)
  case check(isOn: Bool)
  case radio(isOn: Bool)
  case popUp(pullsDown: Bool)
  case square(image: ImageAppearance?)
  case borderless(image: ImageAppearance?)
  case help
  case disclosure
  case field(isRound: Bool)
  case search
  case comboBox
  case box(title: String?, isCustom: Bool)
  case line(isVertical: Bool)
  case slider(fraction: Double, isVertical: Bool)
  case progress(fraction: Double)
  case spinner
  case stepper
  case toggle(isOn: Bool)
  case colorWell(SceneColor?)
  case segments(SegmentsAppearance)
  case tabs([String], selected: Int)
  /// The header stands above the rows; 0 points high for none.
  case table(headers: [MacColumn], headerHeight: Double)
  case scroll(hasBorder: Bool, drawsBackground: Bool)
  /// Its panes stand beside each other where it is vertical.
  case split(isVertical: Bool)
}

/// A column of a table of macOS.
package struct MacColumn: Hashable, Sendable {
  package var title: String
  package var width: Double
  package init(title: String, width: Double) {
    self.title = title
    self.width = width
  }
}

/// How the views of a scene look, and what stands around them.
package struct SceneAppearance {
  package var views: [ObjectIdentifier: ViewAppearance] = [:]
  package var surroundings = SceneSurroundings()
  package init() {}
}

/// What the canvas shows around a root view. Rectangles are in the root's space.
package struct SceneSurroundings: Hashable, Sendable {
  /// The window that the root lies in.
  package var window: CGRect?
  /// Which system's look: 7, 13, 14, …, 26. Of macOS 10, 11 and 26.
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

// The appearance of a view in its document. Readers fill it in when a picture is asked for; layout never reads it.

import Foundation
import Plumbline
import Typography

/// The look of one view: plain values.
package struct ViewAppearance: Equatable, Sendable {
  /// nil for none.
  package var background: SceneColor?
  /// The tint colour, its own or the nearest superview's; nil for the system's blue.
  package var tint: SceneColor?
  package var textColor: SceneColor?
  /// The colours of the runs of an attributed text; nil where a run has the text's.
  package var runColors: [SceneColor?] = []
  /// The program's drawing beneath the subviews, in points from the corner of the view.
  package var drawn: Drawn?
  package var alpha = 1.0
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var borderColor: SceneColor?
  /// The shown text, where the size follows from another of its texts: a menu's choice among its titles.
  package var text: String?
  package var alignment = NSTextAlignment.natural
  /// The line break mode, where the view itself does not tell.
  package var lineBreak: NSLineBreakMode?
  /// The insets from the view's edges to its text, where only the reader knows them.
  package var textInsets: UIEdgeInsets?
  package var isEnabled = true
  /// Whether a scroll view's content ignores the bars around it.
  package var keepsContentInset = false
  /// Lies on a page of a tab view that is not the selected one.
  package var isOnOtherTab = false
  package var control = ControlAppearance.plain

  package init() {}
}

/// The kind of a control, and its state.
package enum ControlAppearance: Equatable, Sendable {
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
  case collection
  case cell(CellAppearance)
  /// A blur: light, extra light or dark.
  case effect(isDark: Bool?)
  /// Content that only the running program draws: a map, a web page; its name.
  case content(String)
  case mac(MacControl)
}

/// A button's look.
package struct ButtonAppearance: Equatable, Sendable {
  package enum Fill: Equatable, Sendable { case none, filled, tinted, gray, bordered }
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
package struct FieldAppearance: Equatable, Sendable {
  package enum Border: Equatable, Sendable { case none, line, bezel, rounded }
  package var border = Border.none
  package var showsPlaceholder = false
  package var isSecure = false
  package init() {}
}

/// An image: what it is called, and its bytes where they were found.
package struct ImageAppearance: Equatable, Sendable {
  package var name: String
  /// A symbol of the system's: its glyph is no part of this program.
  package var isSymbol = false
  /// Points, as the document's resources have it.
  package var size: CGSize?
  package var mode = UIView.ContentMode.scaleToFill
  /// Whether it is drawn in the tint.
  package var isTemplate = false
  package var content: ImageContent?
  /// The content for other appearances, by the names that asset catalogs give them: `dark`, `high` contrast.
  package var variants: [Set<String>: ImageContent] = [:]
  /// The reason for missing content, where a file was found.
  package var reason: String?
  /// The cap insets, which keep their size where the rest is stretched, in points of the image.
  package var capInsets: UIEdgeInsets?
  /// The program's drawing of the image.
  package var drawn: Drawn?
  package init(name: String) { self.name = name }
}

/// The choices of a segmented control.
package struct SegmentsAppearance: Equatable, Sendable {
  package struct Segment: Equatable, Sendable {
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

// The look of AppKit's controls.

/// A control of macOS.
package enum MacControl: Equatable, Sendable {
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
package struct MacColumn: Equatable, Sendable {
  package var title: String
  package var width: Double
  package init(title: String, width: Double) {
    self.title = title
    self.width = width
  }
}

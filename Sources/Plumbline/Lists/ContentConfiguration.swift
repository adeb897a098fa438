// Content configurations: content of cells and views as values, which make a view of their own and take on another state
// when the cell does.

import Foundation

/// The content of a content view, as a value that makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view at each call; cells put it in the place of their content view.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for another state of the cell or view: the same, or one with another appearance.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// Another one is shown at once; one that the view cannot show is ignored.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration in place of another view; views of their configuration's class can.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can show a configuration: one of the type that it shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view that is no cell, as of a header.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// False by default; true for a header that takes no touches.
  public var isDisabled = false
  /// False by default.
  public var isHighlighted = false
  /// False by default.
  public var isSelected = false
  /// False by default: nothing here has the focus.
  public var isFocused = false
  /// Whether the view stays at an edge while the content scrolls; false by default, and nothing here changes
  /// it.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits, in which everything else is false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// A value that the program added; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell, which its configurations are updated for.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// False by default; true for cells that take no touches.
  public var isDisabled = false
  /// False by default; the cell's `isHighlighted`.
  public var isHighlighted = false
  /// False by default; the cell's `isSelected`.
  public var isSelected = false
  /// False by default: nothing here has the focus.
  public var isFocused = false
  /// Whether the cell stays at an edge while the content scrolls; false by default, and nothing here changes
  /// it.
  public var isPinned = false
  /// False by default; the `isEditing` of a table's cell, or of a collection.
  public var isEditing = false
  /// Whether the items below the cell's are shown; false by default.
  public var isExpanded = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with traits, in which everything else is false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// A value that the program added; nil for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The configuration of a cell and the view that shows it, which fills the cell's content view.
@MainActor
final class CellContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?
  /// Whether the content configuration is updated when the cell's state changes.
  var followsState = true

  /// Shows a configuration: in the view that is there if it can, otherwise in a new one. Constraints keep it at the edges
  /// of the content view, so that it decides how large the cell is.
  func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    self.configuration = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    view = made
    made.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(made)
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: contentView.topAnchor),
      made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      made.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}

/// A cell of a table or a collection, whose content may be a value.
@preconcurrency @MainActor
protocol ConfiguredCell: UIView {
  /// The cell's content configuration, once it was accessed.
  var cellContent: CellContent? { get set }
  /// Whether the content has to be updated before the next layout, as it has at first.
  var owesConfigurationUpdate: Bool { get set }
  var contentView: UIView { get }
  var configurationState: UICellConfigurationState { get }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
  /// The content may be of another size: the list has to ask.
  func sizeDidChange()
}

extension ConfiguredCell {
  func makeCellContent() -> CellContent {
    if let cellContent { return cellContent }
    let made = CellContent()
    cellContent = made
    return made
  }

  func show(_ configuration: (any UIContentConfiguration)?) {
    makeCellContent().show(configuration, in: contentView)
    setNeedsLayout()
    sizeDidChange()
  }

  /// Schedules an update of the content before the next layout.
  func noteConfigurationUpdate() {
    owesConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called when the cell's state changes: schedules an update of the content, which subclasses may override.
  func stateDidChange() { setNeedsUpdateConfiguration() }

  /// Updates the content if that is pending: before constraints are updated, and before the cell is laid out.
  func settleConfiguration() {
    guard owesConfigurationUpdate else { return }
    owesConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }
}

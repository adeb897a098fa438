// Headers and footers of a table's sections.

import Foundation

/// The header or footer of a section. With `automaticDimension` it is as high as the constraints of its
/// `contentView`, or the text of its label, ask for in the table's width; headers and footers are measured at once,
/// without estimates.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier; nil for a view that is not reused.
  open private(set) var reuseIdentifier: String?
  /// Fills the view; constraints of the content to it decide the height.
  open private(set) var contentView: UIView
  /// The view behind the content, as large as the header or footer; nil for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  private var storedTextLabel: UILabel?

  /// Nil for a view that is not used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A header or footer from an archive, with its content view, or a new one where the archive has none.
  public required init?(coder: NSCoder) {
    contentView = coder.decodeContentView() ?? UIView()
    reuseIdentifier = (coder as? DocumentCoder)?.reuseIdentifier
    super.init(coder: coder)
    if contentView.superview == nil { addSubview(contentView) }
  }

  open dynamic override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeContentView(contentView)
  }

  /// Called before the view is reused for another section.
  open dynamic func prepareForReuse() {}

  // MARK: Content as a value

  private var content: CellContent?
  private var owesConfigurationUpdate = true

  private func makeContent() -> CellContent {
    let made = content ?? CellContent()
    content = made
    return made
  }

  /// The content of the header or footer, as a value that makes its view. The view fills the content view.
  open dynamic var contentConfiguration: (any UIContentConfiguration)? {
    get { content?.configuration }
    set {
      makeContent().show(newValue, in: contentView)
      setNeedsLayout()
    }
  }
  /// Whether the content configuration is updated when the state of the header or footer changes.
  open dynamic var automaticallyUpdatesContentConfiguration: Bool {
    get { content?.followsState ?? true }
    set { makeContent().followsState = newValue }
  }
  /// Made at each call, of the traits and of whether touches are taken.
  open dynamic var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Schedules an update of the content before the next layout.
  open dynamic func setNeedsUpdateConfiguration() {
    owesConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Called before the first layout and when an update is pending: sets the content, in subclasses.
  open dynamic func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
  private typealias UpdateHandler = ConfigurationUpdates<
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  >
  /// The closure that is called with the header or footer and its state when that changes.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    get { carriedStates.known(UpdateHandler.self)?.handler }
    set {
      makeCarried(UpdateHandler.self).handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  private func settleConfiguration() {
    guard owesConfigurationUpdate else { return }
    owesConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }

  open dynamic override func updateConstraints() {
    settleConfiguration()
    super.updateConstraints()
  }

  open dynamic override func layoutSubviews() {
    settleConfiguration()
    super.layoutSubviews()
  }

  /// The height of a header or footer that nothing gives one.
  static let usualHeight: CGFloat = 28

  /// 28 points high: what a table asks headers and footers of automatic height for that hold no constraints.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.usualHeight)
  }

  /// The label of the section's title, created on first access.
  open dynamic var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    storedTextLabel = label
    return label
  }
}

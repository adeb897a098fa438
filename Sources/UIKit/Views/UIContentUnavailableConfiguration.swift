// What is shown where there is no content: an image, texts and buttons in the middle.

import Foundation
import Plumbline

/// What is shown where there is no content.
@MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How its texts look.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for as many as are needed.
    public var numberOfLines = 0
    /// How a text too long is broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }
  /// How its image looks.
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// How symbols look.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The greatest size; zero for any.
    public var maximumSize = CGSize.zero
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
  }
  /// What a button does.
  public struct ButtonProperties {
    /// What it does.
    public var primaryAction: UIAction?
    /// A menu.
    public var menu: UIMenu?
    /// Whether it can be used.
    public var isEnabled = true
    /// What it is for.
    public var role = UIButton.Role.normal
  }
  /// Where it lies.
  public enum Alignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case center, natural
  }

  /// The image.
  public var image: UIImage?
  /// How it looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// How it looks.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How it looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button.
  public var button: UIButton.Configuration = .plain()
  /// What it does; a button without an action and title is not there.
  public var buttonProperties = ButtonProperties()
  /// The second button.
  public var secondaryButton: UIButton.Configuration = .plain()
  /// What it does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where it lies; stored: what Apple's makes of `natural` is not documented, so it lies in the middle.
  public var alignment = Alignment.center
  /// What stays free around it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// Between the image and the text.
  public var imageToTextPadding: CGFloat = 8
  /// Between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Between the texts and the button.
  public var textToButtonPadding: CGFloat = 16
  /// Between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 16
  /// What lies behind it.
  public var background = UIBackgroundConfiguration.clear()
  fileprivate var isLoading = false

  private init() {}

  /// There is nothing.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// It is on its way: a wheel in the place of the image.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    return configuration
  }
  /// Nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// The same for a state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// What is known where there is no content.
@MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// What is searched for.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// A value of one's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
  /// A state of traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows that there is no content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private var present: UIContentUnavailableConfiguration
  /// What is shown.
  open var configuration: any UIContentConfiguration {
    get { present }
    set {
      guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
      present = configuration
      fill()
    }
  }
  /// Shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    present = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
    ])
    fill()
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }

  private func fill() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = present.directionalLayoutMargins
    takeBackground(present.background)
    if present.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, present.imageToTextPadding)
    } else if let image = present.image {
      let view = UIImageView(image: image)
      let look = present.imageProperties
      view.tintColor = look.tintColor ?? .secondaryLabel
      view.layer.cornerRadius = look.cornerRadius
      view.preferredSymbolConfiguration = look.preferredSymbolConfiguration
      limit(view, image.size, to: look.maximumSize)
      add(view, present.imageToTextPadding)
    }
    addLabel(
      present.text, present.attributedText, present.textProperties, present.textToSecondaryTextPadding)
    addLabel(
      present.secondaryText, present.secondaryAttributedText, present.secondaryTextProperties,
      present.textToButtonPadding)
    addButton(present.button, present.buttonProperties, present.buttonToSecondaryButtonPadding)
    addButton(present.secondaryButton, present.secondaryButtonProperties, 0)
  }
  /// A larger image is as large as fits in the greatest size, in its own proportions.
  private func limit(_ view: UIImageView, _ size: CGSize, to most: CGSize) {
    let across = most.width > 0 && size.width > most.width ? most.width / size.width : 1
    let down = most.height > 0 && size.height > most.height ? most.height / size.height : 1
    let factor = min(across, down)
    guard factor < 1 else { return }
    view.contentMode = .scaleAspectFit
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: size.width * factor),
      view.heightAnchor.constraint(equalToConstant: size.height * factor),
    ])
  }
  private func add(_ view: UIView, _ padding: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(padding, after: view)
  }
  private func addLabel(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ padding: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = .center
    label.text = text
    if let attributed { label.attributedText = attributed }
    add(label, padding)
  }
  private func addButton(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    _ padding: CGFloat
  ) {
    guard configuration.title != nil || configuration.image != nil || properties.primaryAction != nil else {
      return
    }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.role = properties.role
    add(button, padding)
  }
}

extension UIViewController {
  /// What is shown in place of the content: in the middle of the view.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { carried(or: nil) }
    set {
      carry(newValue)
      let old: UIView? = carried(or: nil, "contentUnavailableView")
      old?.removeFromSuperview()
      let made: UIView? = newValue?.makeContentView()
      carry(made, "contentUnavailableView")
      guard let made else { return }
      made.frame = view.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
    }
  }
  /// What is known where there is no content.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
}

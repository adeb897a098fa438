// Images, as large as they are unless they may be resized.

import UIKit

/// An image of the application's, the system's symbols or UIKit's.
public struct Image: Equatable, @unchecked Sendable {
  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    /// Apple's names.
    case small, medium, large
    var symbolScale: UIImage.SymbolScale { self == .small ? .small : self == .large ? .large : .medium }
  }
  /// What an image of another size shows; carried.
  public enum ResizingMode: Hashable, Sendable {
    /// Apple's names.
    case tile, stretch
  }
  /// How smoothly other sizes are drawn; carried.
  public enum Interpolation: Hashable, Sendable {
    /// Apple's names.
    case none, low, medium, high
  }
  /// Whether only an image's opacity counts.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Apple's names.
    case template, original
  }
  private enum Source: Equatable {
    case image(UIImage?)
    case symbol(String)
  }
  private let source: Source
  private var isResizable = false
  private var rendering: TemplateRenderingMode?
  private init(_ source: Source) { self.source = source }

  /// An image of the application's asset catalogues or files; without a size where there is none of the name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.image(UIImage(named: name, in: bundle, compatibleWith: nil)))
  }
  /// The same, with what is read out.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }
  /// An image that is not read out.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  /// One of the system's symbols, as large as the font of the texts around.
  public init(systemName: String) { self.init(.symbol(systemName)) }
  /// An image of UIKit's.
  public init(uiImage: UIImage) { self.init(.image(uiImage)) }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
  /// Takes the size that it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    changed { $0.isResizable = true }
  }
  /// Whether only the image's opacity counts.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.rendering = renderingMode }
  }
  /// How smoothly other sizes are drawn; carried.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Whether edges are smooth; carried.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// How symbols are coloured; carried.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The image without surroundings.
  @MainActor var uiImage: UIImage? { image(EnvironmentValues()) }

  @MainActor private func image(_ environment: EnvironmentValues) -> UIImage? {
    switch source {
    case .image(let image): return image
    case .symbol(let name):
      let configuration = UIImage.SymbolConfiguration(
        font: environment.resolvedFont([]), scale: environment.imageScale.symbolScale)
      return UIImage(systemName: name, withConfiguration: configuration)
    }
  }
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Sendable {
  /// Apple's names.
  public static let monochrome = Self(), multicolor = Self(), hierarchical = Self(), palette = Self()
}

extension Image: View, LeafView {
  /// Nobody asks for it.
  public typealias Body = Never
  func makePlatformView() -> UIImageView {
    let view = UIImageView()
    view.isUserInteractionEnabled = true
    return view
  }
  func update(_ platform: UIImageView, _ environment: EnvironmentValues) {
    var image = image(environment)
    if let rendering {
      image = image?.withRenderingMode(rendering == .template ? .alwaysTemplate : .alwaysOriginal)
    }
    platform.image = image
    platform.tintColor = (environment.foreground ?? .accentColor).resolved(in: environment)
    platform.contentMode = .scaleToFill
  }
  /// The image's own size, or if it may be resized what is offered.
  func size(_ proposal: ProposedViewSize, _ platform: UIImageView, _ environment: EnvironmentValues) -> CGSize
  {
    let own = platform.image?.size ?? .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }
}

extension View {
  /// How large symbols are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { surrounded { $0.imageScale = scale } }
  /// How symbols are coloured; carried.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// An image or symbol before a text.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  /// A text with an image.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  @Environment(\.self) private var environment
  /// As the surroundings' style makes it: both in a row.
  public var body: some View {
    if let style = environment[LabelStyleKey.self] {
      style.styled(
        LabelStyleConfiguration(title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
      )
      .surrounded { $0[LabelStyleKey.self] = nil }
    } else {
      HStack {
        icon
        title
      }
    }
  }
}

/// The parts of a label.
@MainActor
protocol LabelParts {
  var titleView: any View { get }
  var iconView: any View { get }
}

extension Label: LabelParts {
  var titleView: any View { title }
  var iconView: any View { icon }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text with an image of the application's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  /// A text with an image of the application's.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// A text with one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A text with one of the system's symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

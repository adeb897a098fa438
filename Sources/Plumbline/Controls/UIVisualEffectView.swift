// Visual effect views and other containers whose content lies in a view of its own.

import Foundation

/// Blurs the content behind it. Subviews belong in `contentView`, which fills it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that holds the content; a document's content view takes the place of the one made here.
  public private(set) var contentView: UIView

  /// A blur, which pictures show, or a vibrancy; nil for none.
  open dynamic var effect: UIVisualEffect?

  /// The content view fills it.
  public init(effect: UIVisualEffect?) {
    contentView = UIView(frame: .zero)
    self.effect = effect
    super.init(frame: .zero)
    adoptContentView(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
    contentView.frame = bounds
  }

  /// A view from an archive, with its content view.
  public required init?(coder: NSCoder) {
    contentView = coder.decodeContentView() ?? UIView()
    super.init(coder: coder)
    if contentView.superview == nil { adoptContentView(contentView) }
  }

  open dynamic override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeContentView(contentView)
  }

  /// Makes another view the content view.
  package func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// The frame in which a storyboard embeds another scene.
@preconcurrency @MainActor
open class UIContainerView: UIView {}

/// An effect on the content behind a view; nothing draws it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// The vibrancy of content above a blur. Nothing draws it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur is not kept.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A blur of the content behind. Nothing draws it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The brightness and thickness of the blur. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case extraLight = 0, light, dark
    /// Apple's names in the order of the raw values.
    case regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial
    /// Apple's names in the order of the raw values.
    case systemUltraThinMaterialLight = 11, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark,
      systemThinMaterialDark,
      systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  /// Fixed when it is made.
  public let style: Style

  /// The style is only kept.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

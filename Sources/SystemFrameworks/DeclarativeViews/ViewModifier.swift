// Modifiers of programs.

/// What makes another view of a view.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the other view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
  /// The other view, with `content` in it.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier gets.
public struct _ViewModifier_Content<Modifier: ViewModifier>: MultiView {
  let view: any View
  var parts: [(id: AnyHashable, view: any View)] { [(0, view)] }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  /// A view, or a modifier, with another modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Nobody asks for it.
  public typealias Body = Never
  func makeNode(_ seed: NodeSeed) -> ViewNode {
    modifier is any GeometryEffect ? EffectNode(self, seed) : ModifierNode(self, seed)
  }
}

extension ModifiedContent: WrappingView where Content: View, Modifier: ViewModifier {
  var wrapped: any View { content }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Both, one after the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

@MainActor
private final class ModifierNode<Content: View, Modifier: ViewModifier>: ContentNode<
  ModifiedContent<Content, Modifier>, Modifier.Body
>
{
  private let properties = PropertyStore()
  override init(_ view: ModifiedContent<Content, Modifier>, _ seed: NodeSeed) {
    super.init(view, seed)
    properties.node = self
  }
  override func update() {
    isOutdated = false
    properties.install(in: &view.modifier, environment)
    let body = noticing { view.modifier.body(content: .init(view: view.content)) }
    show(body, environment)
  }
}

/// A view seen through an effect.
@MainActor
private final class EffectNode<Content: View, Modifier: ViewModifier>: ContentNode<
  ModifiedContent<Content, Modifier>, Boxed<Content, UIView>
>
{
  private let properties = PropertyStore()
  override init(_ view: ModifiedContent<Content, Modifier>, _ seed: NodeSeed) {
    super.init(view, seed)
    properties.node = self
  }
  override func update() {
    isOutdated = false
    properties.install(in: &view.modifier, environment)
    let effect = view.modifier as? any GeometryEffect
    let boxed = Boxed<Content, UIView>(content: view.content, make: { UIView() }) { box, _ in
      guard let effect else { return }
      let size = box.bounds.size
      // The effect counts from the upper leading corner, a view's transform from its middle.
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      box.transform = CGAffineTransform(translationX: middle.x, y: middle.y)
        .concatenating(effect.effectValue(size: size).affine)
        .concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
    }
    show(boxed, environment)
  }
}

/// Changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// Changes nothing.
  public static let identity = EmptyModifier()
  /// Changes nothing.
  public nonisolated init() {}
  /// The view itself.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// The view with a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier, then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

// Previews: values that Xcode shows. Nothing shows them here; a test can host what they are made of.

import UIKit

/// Views that Xcode shows beside the source.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
  /// On which system they are shown.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// On whichever is at hand.
  public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are shown on.
public enum PreviewPlatform: Sendable {
  /// Apple's names.
  case iOS, macOS, tvOS, watchOS
}

/// The name of a device as Xcode has it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
  /// The name.
  public let rawValue: String
  /// A device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// What a preview is as large as.
public enum PreviewLayout: Equatable, Sendable {
  /// A device.
  case device
  /// The view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// From which side a device is held.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  /// Apple's names.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// A view in the light or the dark, or read from the other side: the places within are exchanged.
struct Directed<Content: View>: PrimitiveView {
  let content: Modified<Content>
  func makeNode(_ seed: NodeSeed) -> ViewNode { DirectedNode(self, seed) }
}

extension Directed: WrappingView {
  var wrapped: any View { content }
}

@MainActor
private final class DirectedNode<Content: View>: ContentNode<Directed<Content>, Modified<Content>> {
  override func update() { show(view.content, environment) }
  override var items: [LayoutItem] {
    var inner = environment
    view.content.environment?(&inner)
    guard inner.layoutDirection != environment.layoutDirection else { return super.items }
    return super.items.map { DirectedItem($0, inner.layoutDirection) }
  }
}

@MainActor
private final class DirectedItem: WrappedItem {
  private let direction: LayoutDirection
  init(_ inner: LayoutItem, _ direction: LayoutDirection) {
    self.direction = direction
    super.init(inner)
  }
  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, in placement: Placement) {
    let outer = placement.mirror
    // The item itself stays where the surroundings put it.
    let own = outer.map {
      CGRect(x: $0.minX + $0.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    placement.mirror = direction == .rightToLeft ? frame : nil
    inner.place(own ?? frame, proposal, in: placement)
    placement.mirror = outer
  }
}

extension View {
  /// The size of a preview: nothing shows it here.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// The device of a preview: nothing shows it here.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// The name of a preview: nothing shows it here.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// From which side the device of a preview is held: nothing shows it here.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// The view in the light or in the dark; nil for what the surroundings have.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    surrounded { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }
  /// The view in the light or in the dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { preferredColorScheme(colorScheme) }
  /// A name, by another one of which the view is another view.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    ForEach([IdentifiedView(id: AnyHashable(id), view: self)], id: \.id) { $0.view }
  }
  /// Values rather than what they are made of decide whether a view is asked anew; here it always is.
  public func equatable() -> some View where Self: Equatable { self }
  /// Whether the status bar is hidden; carried.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Which view lies above others; carried.
  public func zIndex(_ value: Double) -> some View { self }
  /// Draws the view as one image; carried.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Draws the view as one group; carried.
  public func compositingGroup() -> some View { self }
  /// Makes what is seen unsharp; carried.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}

private struct IdentifiedView<Content: View> {
  let id: AnyHashable
  let view: Content
}

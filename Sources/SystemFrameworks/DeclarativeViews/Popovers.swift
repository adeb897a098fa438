// Popovers, and how sheets look.

import UIKit

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Height: Hashable { case medium, large, fraction(CGFloat), points(CGFloat) }
  fileprivate let height: Height
  /// About half of the screen.
  public static let medium = Self(height: .medium)
  /// All that there is.
  public static let large = Self(height: .large)
  /// A share of what there is.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(height: .fraction(fraction)) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> Self { Self(height: .points(height)) }
  @MainActor fileprivate var uiDetent: UISheetPresentationController.Detent {
    switch height {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let share): .custom { $0.maximumDetentValue * max(0, min(1, share)) }
    case .points(let height): .custom { _ in max(0, height) }
    }
  }
}

/// What a view behind a sheet does; carried.
public struct PresentationBackgroundInteraction: Sendable {
  /// Apple's names.
  public static let automatic = Self(), enabled = Self(), disabled = Self()
  /// Up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// How a presentation becomes another one in small windows; carried.
public struct PresentationAdaptation: Sendable {
  /// Apple's names.
  public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(),
    fullScreenCover = Self()
}

/// What a drag over a sheet does; carried.
public struct PresentationContentInteraction: Sendable {
  /// Apple's names.
  public static let automatic = Self(), resizes = Self(), scrolls = Self()
}

/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

struct DetentsKey: PreferenceKey {
  static var defaultValue: [PresentationDetent]? { nil }
  static func reduce(value: inout [PresentationDetent]?, nextValue: () -> [PresentationDetent]?) {
    value = value ?? nextValue()
  }
}
struct ModalKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    if let next = nextValue() { value = value == true || next }
  }
}
struct GrabberKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

extension UIViewController {
  /// What the tree of a presented controller says of its sheet.
  final func takePresentationValues(of host: ViewHost) {
    if let isModal = host.collected(ModalKey.self), isModalInPresentation != isModal {
      isModalInPresentation = isModal
    }
    guard let sheet = sheetPresentationController else { return }
    if let detents = host.collected(DetentsKey.self), !detents.isEmpty, host.detents != detents {
      host.detents = detents
      sheet.detents = detents.map(\.uiDetent)
    }
    if let isShown = host.collected(GrabberKey.self), sheet.prefersGrabberVisible != isShown {
      sheet.prefersGrabberVisible = isShown
    }
  }
}

extension View {
  /// How high the sheet of the view is: one of several heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: DetentsKey.self, value: detents.sorted())
  }
  /// How high the sheet of the view is; which of the heights it has is carried.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { preference(key: DetentsKey.self, value: detents.sorted()) }
  /// Whether the sheet of the view has a line to pull it by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: GrabberKey.self, value: visibility == .automatic ? nil : visibility == .visible)
  }
  /// Whether a swipe does not dismiss the sheet of the view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: ModalKey.self, value: isDisabled)
  }
  /// The corners of the sheet of the view, in points; carried.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// What is behind the sheet of the view; carried.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// What is behind the sheet of the view; carried.
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }
  /// What the view behind the sheet does; carried.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    self
  }
  /// How the presentation becomes another one; carried.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// What a drag over the sheet does; carried.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// A popover of views while a value is true; it points at the middle of the hosting view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, .popover, nil, content) }
  /// A popover of an item's views while there is one; it points at the middle of the hosting view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, .popover, nil, content) }
}

extension Set<PresentationDetent> {
  /// From the lowest to the highest, as far as that is known before there is a screen.
  fileprivate func sorted() -> [PresentationDetent] {
    func rank(_ detent: PresentationDetent) -> CGFloat {
      switch detent.height {
      case .medium: 500_000
      case .large: 1_000_000
      case .fraction(let share): 1_000_000 * share
      case .points(let height): height
      }
    }
    return sorted { rank($0) < rank($1) }
  }
}

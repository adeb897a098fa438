// Sheets: a presented view at the lower edge of the window, in one of several heights.

import Foundation

/// Presents a view at the lower edge, as high as one of its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet at which it rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The raw value: Apple's, or one of the program's own.
      public let rawValue: String
      /// The identifier of a raw value; any is accepted.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The identifier of a raw value; any is accepted.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the height available.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height available.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Unique unless the program gave one.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half of the height available; inactive where the height is compact.
    open class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }
    /// The full height available.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height that a closure says, in points; nil for a detent that does not apply.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height in a context, without the bottom safe area; nil where the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context).map { max(0, min($0, context.maximumDetentValue)) } }
  }

  /// The heights that the sheet may have, from the lowest to the highest.
  open var detents: [Detent] = [.large()] { didSet { layOutAnew() } }
  /// The identifier of the current detent; nil for the lowest. A change triggers layout.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { layOutAnew() } }
  /// The largest detent at which the view behind is not dimmed; stored.
  open dynamic var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// False by default; stored.
  open dynamic var prefersGrabberVisible = false
  /// In points, nil for the system's; stored.
  open dynamic var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher first; stored.
  open dynamic var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the edge where the height is compact, rather than fill the window.
  open dynamic var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet at the edge takes the width of its content's preferred size.
  open dynamic var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet belongs to; stored.
  open dynamic var sourceView: UIView?

  /// Makes changes of the properties together; nothing here moves on its way.
  open dynamic func animateChanges(_ changes: () -> Void) {
    changes()
    (containerView ?? popover?.containerView)?.layoutIfNeeded()
  }
  /// Lays out the sheet anew, which asks custom detents for their heights.
  open dynamic func invalidateDetents() { layOutAnew() }

  /// The popover whose content this sheet shows where there is little width; nil for other sheets.
  final weak var popover: UIPopoverPresentationController?

  private func layOutAnew() { (containerView ?? popover?.containerView)?.setNeedsLayout() }

  /// Points above a sheet of full height, below the safe area.
  private static let topGap: CGFloat = 10
  /// The size of a form sheet whose content has no preferred size.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page where there is more: a readable column of 672 points between margins of 16. Apple publishes no
  /// number; this is what iPads since iOS 13 are seen to have.
  private static let pageWidth: CGFloat = 704

  /// At the lower edge, as high as the detent and the safe area below it. Where there is width and height a form sheet lies
  /// in the middle, in the size that its content prefers, and other sheets are as wide as a page: in the middle too, unless
  /// the program asked for a height. How much a page leaves above and below is not published: the safe area and 10 points,
  /// as above a sheet elsewhere, are a guess. Every sheet fills the window where there is little height, if it does not
  /// prefer the edge, and where its delegate says that it adapts to the full screen.
  open dynamic override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { frame(in: $0, traits: traitCollection) } ?? .zero
  }

  final func frame(in containerView: UIView, traits: UITraitCollection) -> CGRect {
    let bounds = containerView.bounds
    switch adaptivePresentationStyle(for: traits) {
    case .fullScreen, .overFullScreen: return bounds
    default: break
    }
    let isWide = traits.horizontalSizeClass == .regular
    if traits.verticalSizeClass == .compact {
      if !prefersEdgeAttachedInCompactHeight { return bounds }
    } else if isWide, presentationStyle == .formSheet {
      return centered(in: bounds)
    }
    let isOnlyLarge = detents.count == 1 && detents.first?.identifier == .large
    let insets = containerView.safeAreaInsets
    let isPage = isWide && traits.verticalSizeClass == .regular
    if isWide, isOnlyLarge { return isPage ? page(in: bounds, insets) : bounds }
    let room = SheetRoom(
      containerTraitCollection: traits,
      maximumDetentValue: max(0, bounds.height - insets.top - Self.topGap - insets.bottom))
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (detent.identifier, $0) }
    }
    let chosen = heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
    let height = (chosen?.1 ?? room.maximumDetentValue) + insets.bottom
    var width = isPage ? min(bounds.width, Self.pageWidth) : bounds.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 {
      width = min(width, preferredContentSize.width)
    }
    return CGRect(x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
  }

  private func page(in bounds: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    let width = min(bounds.width, Self.pageWidth)
    let gap = max(insets.top, insets.bottom) + Self.topGap
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.minY + gap, width: width, height: max(0, bounds.height - 2 * gap))
  }

  private func centered(in bounds: CGRect) -> CGRect {
    let wanted = preferredContentSize
    let size = CGSize(
      width: min(bounds.width, wanted.width > 0 ? wanted.width : Self.formSize.width),
      height: min(bounds.height, wanted.height > 0 ? wanted.height : Self.formSize.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// The context in which a custom detent resolves its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

/// The delegate of a sheet. Detents change by the program only, and are not reported.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user's choice; never here, as nothing touches.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

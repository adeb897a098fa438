// Sheets: a presented view at the lower edge of the window, in one of several heights.

import Foundation

/// Puts a presented view at the lower edge, as high as one of its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet at which it rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string that stands for it: Apple's, or one of the program's own.
      public let rawValue: String
      /// The identifier that a string stands for, whether Apple has it or not.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The identifier that a string stands for, whether Apple has it or not.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the room in height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole room in height.
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

    /// Half as high as the room, and none where there is little height.
    open class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }
    /// As high as the room.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height that a closure says, in points; nil for a detent that does not apply.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height in a room, without the safe area below; nil where it does not apply.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context).map { max(0, min($0, context.maximumDetentValue)) } }
  }

  /// The heights that the sheet may have, from the lowest to the highest.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// That of the detent at which the sheet rests; nil for the lowest. A change lays out anew.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Up to which height what is behind is not dimmed; stored.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// No at first; stored.
  open var prefersGrabberVisible = false
  /// In points, nil for the system's; stored.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling makes the sheet higher first; stored.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the edge where there is little height, too; stored.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet follows the size that its content would like where it is at the edge: its width.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet belongs to; stored.
  open var sourceView: UIView?

  /// Makes changes of the properties together; nothing here moves on its way.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }
  /// Lays out the sheet anew, which asks custom detents for their heights.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// Points above a sheet of full height, below the safe area.
  private static let topGap: CGFloat = 10

  /// The lower part of the container, as high as the detent and the safe area below it; all of it for a program that asked
  /// for no height.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    guard detents.count != 1 || detents.first?.identifier != .large else { return bounds }
    let insets = containerView.safeAreaInsets
    let room = SheetRoom(
      containerTraitCollection: traitCollection,
      maximumDetentValue: max(0, bounds.height - insets.top - Self.topGap - insets.bottom))
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (detent.identifier, $0) }
    }
    let chosen = heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
    let height = (chosen?.1 ?? room.maximumDetentValue) + insets.bottom
    var width = bounds.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 {
      width = min(width, preferredContentSize.width)
    }
    return CGRect(x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
  }
}

/// The room that a custom detent is asked to take a part of.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// Those of the window.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

/// Is told of a sheet. Heights change by the program only, which knows of them.
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

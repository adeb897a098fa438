// Popovers: a presented view beside what it belongs to, as large as its content would like to be.

import Foundation

/// The sides from which a popover points. Raw values are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover lies below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover lies above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// An arrow to the left: the popover is on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// An arrow to the right: the popover is on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Presents a view beside a view or a bar's item. Where the width is compact it fills the window, unless the delegate
/// says that it stays a popover (`adaptivePresentationStyle(for:)` is `none`), as Apple's.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at, with `sourceRect`; nil for the item's view, or the window's top trailing
  /// corner.
  open dynamic var sourceView: UIView?
  /// In the coordinates of `sourceView`; null for its bounds.
  open dynamic var sourceRect = CGRect.null
  /// The item that the popover belongs to. Items without a view of their own have no place here: the popover points to the
  /// upper trailing corner.
  open dynamic var barButtonItem: UIBarButtonItem?
  /// The first of up, down, left and right that is permitted and has room is taken; all by default.
  open dynamic var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Known once the popover was placed.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views outside of the popover that take touches; nil for none; stored.
  open dynamic var passthroughViews: [UIView]?
  /// Nil for the system's; stored.
  open dynamic var backgroundColor: UIColor?
  /// The least distances from the window's safe area, in points; 10 on each side by default.
  open dynamic var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The size of content that asks for none.
  private static let usualSize = CGSize(width: 320, height: 480)
  /// The length of the arrow, in points.
  private static let arrowLength: CGFloat = 13

  private var adaptiveSheet: UISheetPresentationController?
  /// The sheet that the content is shown as where the width is compact and the popover does not stay one: with its detents.
  /// Asked for by nobody, the content fills the window there.
  open dynamic var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    made.popover = self
    adaptiveSheet = made
    return made
  }

  /// Lets a delegate that chooses a sheet configure it, before the content appears.
  func prepareAdaptation() {
    guard !staysPopover, let delegate else { return }
    let style = delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    guard style == .pageSheet || style == .formSheet else { return }
    delegate.presentationController(self, prepare: adaptiveSheetPresentationController)
  }

  private var staysPopover: Bool {
    guard traitCollection.horizontalSizeClass == .compact else { return true }
    guard let delegate else { return false }
    return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection) == .none
  }

  /// The frame beside the source, within the margins, where there is room.
  open dynamic override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    guard staysPopover else {
      let style = adaptivePresentationStyle(for: traitCollection)
      guard let adaptiveSheet, style != .fullScreen, style != .overFullScreen else {
        return containerView.bounds
      }
      return adaptiveSheet.frame(in: containerView, traits: traitCollection)
    }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    var size = preferredContentSize
    if size.width <= 0 { size.width = Self.usualSize.width }
    if size.height <= 0 { size.height = Self.usualSize.height }
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let source = sourceBox(in: containerView, room)
    let gap = Self.arrowLength
    let places: [(UIPopoverArrowDirection, CGPoint, Bool)] = [
      (
        .up, CGPoint(x: source.midX - size.width / 2, y: source.maxY + gap),
        source.maxY + gap + size.height <= room.maxY
      ),
      (
        .down, CGPoint(x: source.midX - size.width / 2, y: source.minY - gap - size.height),
        source.minY - gap - size.height >= room.minY
      ),
      (
        .left, CGPoint(x: source.maxX + gap, y: source.midY - size.height / 2),
        source.maxX + gap + size.width <= room.maxX
      ),
      (
        .right, CGPoint(x: source.minX - gap - size.width, y: source.midY - size.height / 2),
        source.minX - gap - size.width >= room.minX
      ),
    ].filter { permittedArrowDirections.contains($0.0) }
    guard let chosen = places.first(where: \.2) ?? places.first else {
      return CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
    arrowDirection = chosen.0
    return CGRect(
      x: max(room.minX, min(chosen.1.x, room.maxX - size.width)),
      y: max(room.minY, min(chosen.1.y, room.maxY - size.height)), width: size.width, height: size.height)
  }

  private func sourceBox(in container: UIView, _ room: CGRect) -> CGRect {
    guard let sourceView else {
      if let view = barButtonItem?.customView, view.window === container.window {
        return container.convert(view.bounds, from: view)
      }
      let isLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGRect(x: isLeft ? room.minX : room.maxX, y: room.minY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }
}

/// The delegate of a popover. Here the first method is called, and those of its base protocol.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the view is placed, where the program accessed `popoverPresentationController` before.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

#if !canImport(Darwin)
  /// A pointer whose value is written back, by the name of Apple's type.
  public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}

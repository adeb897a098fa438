// Named regions of a view as values: the guide or the insets of each (iOS 26).

import Foundation

extension UIView {
  /// A part of a view that content keeps to. Corners of windows and their controls take nothing from it here: there are
  /// none.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region avoids the controls in a window's corners.
    public enum AdaptivityAxis: Int, Hashable, Sendable {
      /// Apple's names.
      case horizontal, vertical
    }

    enum Kind: Hashable, Sendable { case safeArea, margins, readableContent }
    let kind: Kind
    /// The adaptation of the region to a window's corners; without effect here.
    public let cornerAdaptation: AdaptivityAxis?

    /// The safe area: the bounds less bars, notches and other obstructions.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }
    /// The region of `layoutMarginsGuide`: the view's bounds less the current margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }
    /// The region of `readableContentGuide`: within the margins, and limited to a readable width.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// The view's own guide of that rectangle, such as `safeAreaLayoutGuide`: the same object every time.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
    switch layoutRegion.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// The insets from the bounds to a region, in points, as of the last layout.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    switch layoutRegion.kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readableContent: readableContentInsets
    }
  }

  /// The insets from the bounds to a region in reading direction, in points.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: layoutRegion), isRightToLeft: isRightToLeft)
  }
}

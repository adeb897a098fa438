// Views as images, and what other frameworks put into the surroundings.

import UIKit

/// Makes images of views. They have the views' size; nothing is drawn in them.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The views.
  public var content: Content
  /// What the views are offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels in a point.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var isOpaque = false
  /// An image of views.
  public init(content view: Content) { content = view }
  private var size: CGSize { _UIHostingView(rootView: content).size(proposedSize) }
  /// An image of the views' size; nil where they have none.
  public var uiImage: UIImage? {
    let size = size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, scale)
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
  }
  /// The same for Core Graphics.
  public var cgImage: CGImage? { uiImage?.cgImage }
}

/// Asks for a review in the store: nobody is asked here.
@preconcurrency @MainActor
public struct RequestReviewAction {
  nonisolated init() {}
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens a window: there is one.
@preconcurrency @MainActor
public struct OpenWindowAction {
  nonisolated init() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

extension EnvironmentValues {
  /// Asks for a review in the store.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
}

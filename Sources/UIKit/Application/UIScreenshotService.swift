// Pictures of a scene that a user makes: none are made here, and a program's page for them is not asked for.

import Foundation
import Plumbline

/// Gives a page in place of a picture of the screen; not asked here.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Asks for a document, its page and the part of it that is seen.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// None by default.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

/// Asks for pages in place of pictures; nobody makes any.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// Gives the page; not retained.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  open private(set) weak var windowScene: UIWindowScene?
  init(_ scene: UIWindowScene) { windowScene = scene }
}

extension UIWindowScene {
  /// Asks for pages in place of pictures.
  public var screenshotService: UIScreenshotService? { carriedOnce(UIScreenshotService(self)) }
}

// What previews of controllers offer: Apple's before iOS 13. Here because controllers override what they offer.

import Foundation

/// What a preview offers below it. Apple's before iOS 13.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// On one line.
  var title: String { get }
}

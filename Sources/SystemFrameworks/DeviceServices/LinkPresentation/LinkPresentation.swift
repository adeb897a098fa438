// What an address leads to, as it is shown: what a program says of it is kept, and no page is asked.

import Plumbline
import UIKit

/// Why nothing is known. Raw values are Apple's.
public struct LPError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// Apple's names in the order of the raw values.
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "LPErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// What an address leads to.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that it is.
  open var url: URL?
  /// What it is called.
  open var title: String?
  /// Its small picture.
  open var iconProvider: NSItemProvider?
  /// Its picture.
  open var imageProvider: NSItemProvider?
  /// Its film.
  open var videoProvider: NSItemProvider?
  /// Its film elsewhere.
  open var remoteVideoURL: URL?
  /// Nothing is known.
  public override init() { super.init() }
}

extension UIActivityItemSource {
  /// What a sheet would show of the item. Apple's asks the program's own method of this name; never asked here.
  public func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController)
    -> LPLinkMetadata?
  { nil }
}

extension UIDocumentProperties {
  /// Of what is known of a document; it is kept.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(url: metadata.url ?? metadata.originalURL ?? URL(fileURLWithPath: "/"))
    carry(metadata, "metadata")
  }
  /// What is known of the document; its address alone, where nothing was set; carried.
  public var metadata: LPLinkMetadata {
    get {
      let plain = LPLinkMetadata()
      plain.url = url
      return carriedOnce(plain)
    }
    set { carry(newValue) }
  }
}

/// Asks a page what it is: it cannot be reached.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether pictures are asked for, too; carried.
  open var shouldFetchSubresources = true
  /// How long it may take; carried.
  open var timeout: TimeInterval = 30
  /// Asks.
  public override init() { super.init() }
  /// Asks: it fails, which is told on the main queue.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, LPError(.metadataFetchFailed)) } }
  /// Asks: it fails.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }
  /// Asks no longer.
  open func cancel() {}
}

/// Shows what an address leads to: a view like any other, without a size of its own.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  /// What it leads to.
  open var metadata = LPLinkMetadata()
  /// Of an address.
  public convenience init(url: URL) {
    self.init(frame: .zero)
    metadata.originalURL = url
  }
  /// Of what is known.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}

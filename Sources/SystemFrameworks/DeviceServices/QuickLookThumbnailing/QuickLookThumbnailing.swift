// Small pictures of files: only those of pictures are made.

import UIKit

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// What it shows. Raw values are Apple's.
  public enum RepresentationType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case icon, lowQualityThumbnail, thumbnail
  }
  /// What it shows.
  open var type: RepresentationType { .thumbnail }
  /// It.
  public let uiImage: UIImage
  /// It.
  open var cgImage: CGImage { uiImage.cgImage! }
  /// Where the content is in it.
  open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
  init(_ image: UIImage) { uiImage = image }
}

/// Makes small pictures of files.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// Which pictures are wanted.
  open class Request: NSObject, @unchecked Sendable {
    /// Kinds of picture. Raw values are Apple's.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Kinds of their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Of the kind of file.
      public static let icon = RepresentationTypes(rawValue: 1)
      /// A bad one of the file.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      /// A good one of the file.
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      /// All of them.
      public static let all = RepresentationTypes(rawValue: .max)
    }
    /// How large, in points.
    public let size: CGSize
    /// How many pixels a point has.
    public let scale: CGFloat
    /// Which ones.
    public let representationTypes: RepresentationTypes
    /// The shortest side that is worth a picture; carried.
    open var minimumDimension: CGFloat = 0
    /// Whether with a frame as of a document; carried.
    open var iconMode = false
    /// What the file is, whatever it is called.
    open var contentType: UTType!
    let url: URL
    /// Pictures of a file.
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (self.url, self.size, self.scale) = (url, size, scale)
      self.representationTypes = representationTypes
    }
  }
  private static let one = QLThumbnailGenerator()
  /// The application's.
  open class var shared: QLThumbnailGenerator { one }

  private func made(_ request: Request) throws -> QLThumbnailRepresentation {
    guard let image = UIImage(contentsOfFile: request.url.path), image.size.width > 0, image.size.height > 0
    else {
      throw QLThumbnailError(.requestInvalid)
    }
    let scale = min(request.size.width / image.size.width, request.size.height / image.size.height, 1)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    return QLThumbnailRepresentation(image.preparingThumbnail(of: size) ?? image)
  }
  /// The best picture of a file: of a picture itself, within the size; an error for others.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    do { completionHandler(try made(request), nil) } catch { completionHandler(nil, error) }
  }
  /// The best picture of a file: of a picture itself, within the size; an error for others.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    try made(request)
  }
  /// Pictures of a file, one after the other: the best one.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )? = nil
  ) {
    do { updateHandler?(try made(request), .thumbnail, nil) } catch { updateHandler?(nil, .thumbnail, error) }
  }
  /// Makes a picture no longer.
  open func cancel(_ request: Request) {}
}

/// Why no picture is made.
public struct QLThumbnailError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid,
      requestCancelled
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

// A view for what Metal draws: a view like any other, which nobody asks to draw.

import Plumbline
import UIKit

/// Draws for a view.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  /// The picture's size is another one, in pixels.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  /// A picture is wanted.
  func draw(in view: MTKView)
}

// Documents name the class, so that it stands below; what Metal has of it is here.
extension MTKView {
  /// Draws for it.
  public weak var delegate: (any MTKViewDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Who draws.
  public var device: (any MTLDevice)? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What its pictures begin with; carried.
  public var clearColor: MTLClearColor {
    get { carried(or: MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)) }
    set { carry(newValue) }
  }
  /// The depth that its pictures begin with; carried.
  public var clearDepth: Double {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
  /// How pixels are written; carried.
  public var colorPixelFormat: MTLPixelFormat {
    get { carried(or: .bgra8Unorm) }
    set { carry(newValue) }
  }
  /// How depths are written; carried.
  public var depthStencilPixelFormat: MTLPixelFormat {
    get { carried(or: .invalid) }
    set { carry(newValue) }
  }
  /// How many samples a pixel has; carried.
  public var sampleCount: Int {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
  /// How many pictures a second; carried.
  public var preferredFramesPerSecond: Int {
    get { carried(or: 60) }
    set { carry(newValue) }
  }
  /// Whether it waits; carried.
  public var isPaused: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether `setNeedsDisplay()` has it drawn; carried.
  public var enableSetNeedsDisplay: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether pictures are only shown; carried.
  public var framebufferOnly: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether pictures follow its size; carried.
  public var autoResizeDrawable: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether what is drawn is shown together with other views; carried.
  public var presentsWithTransaction: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How large its pictures are, in pixels: as the view, unless it was set.
  public var drawableSize: CGSize {
    get {
      carried(
        or: CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor))
    }
    set { carry(newValue) }
  }
  /// The picture: none.
  public var currentDrawable: (any CAMetalDrawable)? { nil }
  /// What is drawn into: nothing.
  public var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  /// A view of a frame, and who draws for it.
  public convenience init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.init(frame: frameRect)
    self.device = device
  }
  /// Draws at once: the delegate does.
  public func draw() { delegate?.draw(in: self) }
}

/// Reads textures: it cannot, and throws.
open class MTKTextureLoader: NSObject {
  /// How a texture is read.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where its beginning is.
    public static let origin = Self(rawValue: "MTKTextureLoaderOptionOrigin")
    /// Whether its colours are of the usual kind.
    public static let SRGB = Self(rawValue: "MTKTextureLoaderOptionSRGB")
    /// Whether smaller pictures are made.
    public static let generateMipmaps = Self(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    /// What it is for.
    public static let textureUsage = Self(rawValue: "MTKTextureLoaderOptionTextureUsage")
  }
  /// Reads for a processor.
  public init(device: any MTLDevice) {}
  /// Reads a file.
  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw NSError(domain: "MTKTextureLoaderErrorDomain", code: 0)
  }
  /// Reads one of the application's pictures.
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw NSError(domain: "MTKTextureLoaderErrorDomain", code: 0) }
  /// Reads a picture.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw NSError(domain: "MTKTextureLoaderErrorDomain", code: 0)
  }
}

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

/// Shows what Metal draws.
@preconcurrency @MainActor
open class MTKView: UIView {
  /// Draws for it.
  open weak var delegate: (any MTKViewDelegate)?
  /// Who draws.
  open var device: (any MTLDevice)?
  /// What its pictures begin with; carried.
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The depth that its pictures begin with; carried.
  open var clearDepth: Double = 1
  /// How pixels are written; carried.
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  /// How depths are written; carried.
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  /// How many samples a pixel has; carried.
  open var sampleCount = 1
  /// How many pictures a second; carried.
  open var preferredFramesPerSecond = 60
  /// Whether it waits; carried.
  open var isPaused = false
  /// Whether `setNeedsDisplay()` has it drawn; carried.
  open var enableSetNeedsDisplay = false
  /// Whether pictures are only shown; carried.
  open var framebufferOnly = true
  /// Whether pictures follow its size; carried.
  open var autoResizeDrawable = true
  /// Whether what is drawn is shown together with other views; carried.
  open var presentsWithTransaction = false
  /// How large its pictures are, in pixels: as the view.
  open var drawableSize: CGSize {
    get { chosenSize ?? CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor) }
    set { chosenSize = newValue }
  }
  private var chosenSize: CGSize?
  /// The picture: none.
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  /// What is drawn into: nothing.
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  /// Its layer is Metal's.
  open override class var layerClass: AnyClass { CAMetalLayer.self }
  /// A view of a frame, and who draws for it.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
  }
  /// One of a document.
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  /// Draws at once: the delegate does.
  open func draw() { delegate?.draw(in: self) }
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

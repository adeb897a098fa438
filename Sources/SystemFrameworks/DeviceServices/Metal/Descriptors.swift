// What programs describe for Metal; carried, as nobody makes anything of it.

import Plumbline
import UIKit

/// How programs are compiled.
open class MTLCompileOptions: NSObject {}

/// A texture to be made.
open class MTLTextureDescriptor: NSObject {
  /// How pixels are written.
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  /// In pixels.
  open var width = 1
  /// In pixels.
  open var height = 1
  /// What it is for.
  open var usage = MTLTextureUsage.shaderRead
  /// How its memory is shared.
  open var resourceOptions: MTLResourceOptions = []
  /// A flat one.
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
    return descriptor
  }
}

/// How a texture is looked at.
open class MTLSamplerDescriptor: NSObject {
  /// When it is smaller.
  open var minFilter = MTLSamplerMinMagFilter.nearest
  /// When it is larger.
  open var magFilter = MTLSamplerMinMagFilter.nearest
  /// Beyond its left and right edge.
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  /// Beyond its upper and lower edge.
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
}

/// How depths are compared.
open class MTLDepthStencilDescriptor: NSObject {
  /// How.
  open var depthCompareFunction = MTLCompareFunction.always
  /// Whether they are kept.
  open var isDepthWriteEnabled = false
}

/// A list that makes what is asked for.
open class MTLDescriptorArray<Element: NSObject>: NSObject {
  private var elements: [Int: Element] = [:]
  private let make: () -> Element
  init(_ make: @escaping () -> Element) { self.make = make }
  /// The one of a number.
  public subscript(index: Int) -> Element! {
    get {
      if let element = elements[index] { return element }
      let element = make()
      elements[index] = element
      return element
    }
    set { elements[index] = newValue }
  }
}

/// A picture that is drawn into.
open class MTLRenderPassAttachmentDescriptor: NSObject {
  /// The texture.
  open var texture: (any MTLTexture)?
  /// What it begins with.
  open var loadAction = MTLLoadAction.dontCare
  /// Whether it is kept.
  open var storeAction = MTLStoreAction.dontCare
}
/// Colours that are drawn into.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  /// The colour that it begins with.
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
/// Depths that are drawn into.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  /// The depth that it begins with.
  open var clearDepth: Double = 1
}

/// What is drawn into.
open class MTLRenderPassDescriptor: NSObject {
  /// Colours.
  public let colorAttachments = MTLDescriptorArray { MTLRenderPassColorAttachmentDescriptor() }
  /// Depths.
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
}

/// How colours are written.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  /// As which pixels.
  open var pixelFormat = MTLPixelFormat.invalid
  /// Whether they are mixed.
  open var isBlendingEnabled = false
  /// How colours are mixed.
  open var rgbBlendOperation = MTLBlendOperation.add
  /// How opacities are mixed.
  open var alphaBlendOperation = MTLBlendOperation.add
  /// How much of what comes.
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  /// How much of what comes.
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  /// How much of what is there.
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  /// How much of what is there.
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
}

/// How things are drawn.
open class MTLRenderPipelineDescriptor: NSObject {
  /// What it is called.
  open var label: String?
  /// The program for corners.
  open var vertexFunction: (any MTLFunction)?
  /// The program for pixels.
  open var fragmentFunction: (any MTLFunction)?
  /// How corners are written.
  open var vertexDescriptor: MTLVertexDescriptor?
  /// How colours are written.
  public let colorAttachments = MTLDescriptorArray { MTLRenderPipelineColorAttachmentDescriptor() }
  /// How depths are written.
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  /// How many samples a pixel has.
  open var rasterSampleCount = 1
  /// How many samples a pixel has, by the older name.
  open var sampleCount = 1
}

/// Numbers of a corner.
open class MTLVertexAttributeDescriptor: NSObject {
  /// How they are written.
  open var format = MTLVertexFormat.invalid
  /// Where they begin.
  open var offset = 0
  /// In which memory.
  open var bufferIndex = 0
}
/// Memory of corners.
open class MTLVertexBufferLayoutDescriptor: NSObject {
  /// How far corners are apart, in bytes.
  open var stride = 0
}
/// How corners are written.
open class MTLVertexDescriptor: NSObject {
  /// Their numbers.
  public let attributes = MTLDescriptorArray { MTLVertexAttributeDescriptor() }
  /// Their memory.
  public let layouts = MTLDescriptorArray { MTLVertexBufferLayoutDescriptor() }
}

/// A picture that a layer shows.
public protocol CAMetalDrawable: MTLDrawable {
  /// The picture.
  var texture: any MTLTexture { get }
  /// The layer that shows it.
  var layer: CAMetalLayer { get }
}

/// A layer for what Metal draws; without a picture.
open class CAMetalLayer: CALayer {
  /// Who draws.
  open var device: (any MTLDevice)?
  /// How pixels are written.
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  /// Whether pictures are only shown.
  open var framebufferOnly = true
  /// How large they are, in pixels.
  open var drawableSize = CGSize.zero
  /// The next picture: none.
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
  /// Who could draw best: nobody.
  open var preferredDevice: (any MTLDevice)? { nil }
  /// Whether pictures come with the changes of layers; no at first; stored.
  open var presentsWithTransaction = false
  /// Whether waiting for a picture ends after a second; yes at first; stored.
  open var allowsNextDrawableTimeout = true
  /// How many pictures there are at most, 2 or 3; 3 at first; stored.
  open var maximumDrawableCount = 3
  /// How colours are meant; nil for as they are; stored.
  open var colorspace: CGColorSpace?
  /// How what is brighter than white is meant; nil for nothing; stored.
  open var edrMetadata: CAEDRMetadata?
  /// What is shown over the picture while a program is made; nil for nothing; stored.
  open var developerHUDProperties: [AnyHashable: Any]?
}

// Metal on a device without a graphics processor: `MTLCreateSystemDefaultDevice()` is nil, and so nothing that Metal's protocols
// describe is ever there. Descriptors carry what they are given.

import Plumbline
import UIKit

/// The graphics processor: there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// How a pixel is written. Raw values are Apple's.
public enum MTLPixelFormat: UInt, Sendable {
  /// Apple's names with the raw values.
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r16Float = 25
  case rg8Unorm = 30
  case r32Float = 55
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case rgba32Float = 125
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
}

/// A colour that a picture begins with.
public struct MTLClearColor: Sendable {
  /// Its parts, of 1.
  public var red, green, blue, alpha: Double
  /// Of its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Clear.
  public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
}
/// A colour that a picture begins with.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
  -> MTLClearColor
{
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// An extent in three directions.
public struct MTLSize: Sendable {
  /// Along the axes.
  public var width, height, depth: Int
  /// An extent.
  public init(width: Int, height: Int, depth: Int) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
  /// None.
  public init() { self.init(width: 0, height: 0, depth: 0) }
}
/// An extent in three directions.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}
/// A place in three directions.
public struct MTLOrigin: Sendable {
  /// Along the axes.
  public var x, y, z: Int
  /// A place.
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A part of a texture.
public struct MTLRegion: Sendable {
  /// Where it begins.
  public var origin: MTLOrigin
  /// How large it is.
  public var size: MTLSize
  /// A part.
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
/// A flat part of a texture.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
/// Where pictures are drawn.
public struct MTLViewport: Sendable {
  /// The corner, the extent and the depths.
  public var originX, originY, width, height, znear, zfar: Double
  /// Where pictures are drawn.
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    (self.originX, self.originY, self.width) = (originX, originY, width)
    (self.height, self.znear, self.zfar) = (height, znear, zfar)
  }
}

/// What corners make. Raw values are Apple's.
public enum MTLPrimitiveType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case point, line, lineStrip, triangle, triangleStrip
}
/// How large numbers of corners are. Raw values are Apple's.
public enum MTLIndexType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case uint16, uint32
}
/// What a picture begins with. Raw values are Apple's.
public enum MTLLoadAction: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case dontCare, load, clear
}
/// Whether a picture is kept. Raw values are Apple's.
public enum MTLStoreAction: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case dontCare, store, multisampleResolve
}
/// How numbers are compared. Raw values are Apple's.
public enum MTLCompareFunction: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
/// Which side is not drawn. Raw values are Apple's.
public enum MTLCullMode: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case none, front, back
}
/// Which way around the front is. Raw values are Apple's.
public enum MTLWinding: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case clockwise, counterClockwise
}
/// How far work is. Raw values are Apple's.
public enum MTLCommandBufferStatus: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case notEnqueued, enqueued, committed, scheduled, completed, error
}
/// How a corner's number is written. Raw values are Apple's.
public enum MTLVertexFormat: UInt, Sendable {
  /// Apple's names with the raw values.
  case invalid = 0
  case float = 28
  case float2, float3, float4
}
/// How colours are mixed. Raw values are Apple's.
public enum MTLBlendFactor: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor
  case oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
}
/// What mixing does. Raw values are Apple's.
public enum MTLBlendOperation: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case add, subtract, reverseSubtract, min, max
}
/// How a texture is looked at between its pixels. Raw values are Apple's.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case nearest, linear
}
/// How a texture goes on beyond its edge. Raw values are Apple's.
public enum MTLSamplerAddressMode: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero
}
/// How memory is shared. Raw values are Apple's.
public struct MTLResourceOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By both processors.
  public static let storageModeShared: Self = []
  /// By the graphics processor alone.
  public static let storageModePrivate = Self(rawValue: 2 << 4)
  /// As usual.
  public static let cpuCacheModeWriteCombined = Self(rawValue: 1)
}
/// What a texture is for. Raw values are Apple's.
public struct MTLTextureUsage: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Uses of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To be read.
  public static let shaderRead = Self(rawValue: 1)
  /// To be written.
  public static let shaderWrite = Self(rawValue: 2)
  /// To be drawn into.
  public static let renderTarget = Self(rawValue: 4)
}

/// A graphics processor.
public protocol MTLDevice: NSObjectProtocol {
  /// Its name.
  var name: String { get }
  /// Makes a line for work.
  func makeCommandQueue() -> (any MTLCommandQueue)?
  /// Makes memory.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Makes memory of bytes.
  func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (
    any MTLBuffer
  )?
  /// Makes a texture.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  /// How a texture is looked at.
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  /// How depths are compared.
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  /// The application's programs.
  func makeDefaultLibrary() -> (any MTLLibrary)?
  /// Programs of a text.
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  /// Programs of a file.
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  /// How things are drawn.
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  /// How things are computed.
  func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
}

extension MTLDevice {
  /// Makes memory of bytes.
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
  /// Makes memory.
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
}

/// A line for work.
public protocol MTLCommandQueue: NSObjectProtocol {
  /// Its processor.
  var device: any MTLDevice { get }
  /// Makes a piece of work.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// What can be shown.
public protocol MTLDrawable: NSObjectProtocol {
  /// Shows it.
  func present()
}
/// A piece of work.
public protocol MTLCommandBuffer: NSObjectProtocol {
  /// How far it is.
  var status: MTLCommandBufferStatus { get }
  /// What went wrong.
  var error: (any Error)? { get }
  /// Drawing.
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  /// Computing.
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  /// Copying.
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  /// Shows a picture when it is done.
  func present(_ drawable: any MTLDrawable)
  /// Calls back when it is done.
  func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
  /// Begins.
  func commit()
  /// Waits until it is done.
  func waitUntilCompleted()
}
/// Writes work down.
public protocol MTLCommandEncoder: NSObjectProtocol {
  /// What it is called.
  var label: String? { get set }
  /// There is no more.
  func endEncoding()
}
/// Writes drawing down.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  /// How things are drawn.
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  /// How depths are compared.
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  /// Where.
  func setViewport(_ viewport: MTLViewport)
  /// Which side is not drawn.
  func setCullMode(_ cullMode: MTLCullMode)
  /// Which way around the front is.
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  /// Memory for corners.
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Bytes for corners.
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Memory for pixels.
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Bytes for pixels.
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// A texture for pixels.
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  /// How a texture is looked at.
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Draws.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  /// Draws several times.
  func drawPrimitives(
    type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  /// Draws by numbers of corners.
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
    indexBuffer: any MTLBuffer, indexBufferOffset: Int)
}
/// Writes computing down.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  /// What is computed.
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  /// Memory.
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Bytes.
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// A texture.
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Computes in groups.
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  /// Computes.
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// Writes copying down.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  /// Makes the smaller pictures of a texture.
  func generateMipmaps(for texture: any MTLTexture)
}
/// Memory that both processors know.
public protocol MTLBuffer: NSObjectProtocol {
  /// How many bytes.
  var length: Int { get }
  /// What it is called.
  var label: String? { get set }
  /// The bytes.
  func contents() -> UnsafeMutableRawPointer
}
/// A picture.
public protocol MTLTexture: NSObjectProtocol {
  /// In pixels.
  var width: Int { get }
  /// In pixels.
  var height: Int { get }
  /// How they are written.
  var pixelFormat: MTLPixelFormat { get }
  /// Writes a part.
  func replace(
    region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  /// Reads a part.
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}
/// Programs.
public protocol MTLLibrary: NSObjectProtocol {
  /// Their names.
  var functionNames: [String] { get }
  /// One of them.
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}
/// A program.
public protocol MTLFunction: NSObjectProtocol {
  /// Its name.
  var name: String { get }
}
/// How things are drawn.
public protocol MTLRenderPipelineState: NSObjectProtocol {}
/// How things are computed.
public protocol MTLComputePipelineState: NSObjectProtocol {
  /// How many at once.
  var threadExecutionWidth: Int { get }
  /// How many in a group at most.
  var maxTotalThreadsPerThreadgroup: Int { get }
}
/// How depths are compared.
public protocol MTLDepthStencilState: NSObjectProtocol {}
/// How a texture is looked at.
public protocol MTLSamplerState: NSObjectProtocol {}

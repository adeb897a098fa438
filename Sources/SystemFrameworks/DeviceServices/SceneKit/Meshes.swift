// Forms of points and triangles, and what views of scenes carry.

import Plumbline
import UIKit

/// Numbers of points.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
  /// What numbers say.
  public struct Semantic: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Something of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where points are.
    public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
    /// Directions of a surface.
    public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
    /// Colours.
    public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
    /// Places on a picture.
    public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    /// Directions along a surface.
    public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
  }
  /// The numbers.
  public let data: Data
  /// What they say.
  public let semantic: Semantic
  /// How many points.
  public let vectorCount: Int
  let points: [SCNVector3]
  private init(_ data: Data, _ semantic: Semantic, _ count: Int, _ points: [SCNVector3] = []) {
    (self.data, self.semantic, vectorCount, self.points) = (data, semantic, count, points)
    super.init()
  }
  private static func data(_ numbers: [Float]) -> Data { numbers.withUnsafeBytes { Data($0) } }
  /// Where points are.
  public convenience init(vertices: [SCNVector3]) {
    self.init(Self.data(vertices.flatMap { [$0.x, $0.y, $0.z] }), .vertex, vertices.count, vertices)
  }
  /// Directions of a surface.
  public convenience init(normals: [SCNVector3]) {
    self.init(Self.data(normals.flatMap { [$0.x, $0.y, $0.z] }), .normal, normals.count)
  }
  /// Places on a picture.
  public convenience init(textureCoordinates texcoord: [CGPoint]) {
    self.init(Self.data(texcoord.flatMap { [Float($0.x), Float($0.y)] }), .texcoord, texcoord.count)
  }
  /// Numbers in memory.
  public convenience init(
    data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
    componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
  ) {
    var points: [SCNVector3] = []
    if semantic == .vertex, floatComponents, bytesPerComponent == 4, componentsPerVector >= 3 {
      data.withUnsafeBytes { bytes in
        for place in 0..<max(vectorCount, 0) {
          let start = offset + place * max(stride, 12)
          guard start >= 0, start + 12 <= bytes.count else { return }
          func number(_ index: Int) -> Float {
            bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: Float.self)
          }
          points.append(SCNVector3(number(0), number(1), number(2)))
        }
      }
    }
    self.init(data, semantic, vectorCount, points)
  }
}

/// How points become a form. Raw values are Apple's.
public enum SCNGeometryPrimitiveType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case triangles, triangleStrip, line, point, polygon
}

/// Which points belong together.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
  /// How they become a form.
  public let primitiveType: SCNGeometryPrimitiveType
  /// How many forms.
  public let primitiveCount: Int
  /// In points of the screen, how large a point is; carried.
  open var pointSize: CGFloat = 1
  /// At least; carried.
  open var minimumPointScreenSpaceRadius: CGFloat = 1
  /// At most; carried.
  open var maximumPointScreenSpaceRadius: CGFloat = 1
  /// Numbers of points.
  public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
    self.primitiveType = primitiveType
    let each = primitiveType == .triangles ? 3 : primitiveType == .line ? 2 : 1
    primitiveCount =
      primitiveType == .triangleStrip ? max(indices.count - 2, 0) : indices.count / each
    super.init()
  }
  /// Numbers of points in memory.
  public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
    (self.primitiveType, self.primitiveCount) = (primitiveType, primitiveCount)
    super.init()
  }
}

extension SCNGeometry {
  /// A form of points.
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    carry(sources, "sources")
    carry(elements ?? [], "elements")
  }
  /// Numbers of its points; none for bodies.
  public var sources: [SCNGeometrySource] { carried(or: [], "sources") }
  /// Which points belong together; none for bodies.
  public var elements: [SCNGeometryElement] { carried(or: [], "elements") }
  /// How many there are.
  public var elementCount: Int { elements.count }
  /// Those of what they say.
  public func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
    sources.filter { $0.semantic == semantic }
  }
}

extension NSValue {
  private convenience init(numbers: [Float]) {
    self.init(cgRect: .zero)
    carry(numbers, "sceneNumbers")
  }
  private var numbers: [Float] { carried(or: [], "sceneNumbers") }
  private func number(_ place: Int) -> Float { numbers.indices.contains(place) ? numbers[place] : 0 }
  /// An arrow as an object.
  public convenience init(scnVector3 v: SCNVector3) { self.init(numbers: [v.x, v.y, v.z]) }
  /// Four numbers as an object.
  public convenience init(scnVector4 v: SCNVector4) { self.init(numbers: [v.x, v.y, v.z, v.w]) }
  /// The arrow; zeros for another value.
  public var scnVector3Value: SCNVector3 { SCNVector3(number(0), number(1), number(2)) }
  /// The four numbers; zeros for another value.
  public var scnVector4Value: SCNVector4 { SCNVector4(number(0), number(1), number(2), number(3)) }
}

/// Three columns of three numbers.
public struct simd_float3x3: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  /// Zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Columns.
  public init(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>) { columns = (a, b, c) }
  /// Columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Numbers on the diagonal.
  public init(diagonal d: SIMD3<Float>) {
    self.init(SIMD3(d.x, 0, 0), SIMD3(0, d.y, 0), SIMD3(0, 0, d.z))
  }
  /// A column.
  public subscript(column: Int) -> SIMD3<Float> {
    column == 0 ? columns.0 : column == 1 ? columns.1 : columns.2
  }
  /// Whether all numbers are the same.
  public static func == (left: Self, right: Self) -> Bool { left.columns == right.columns }
  /// The columns, multiplied and added.
  public static func * (left: Self, right: SIMD3<Float>) -> SIMD3<Float> {
    left.columns.0 * right.x + left.columns.1 * right.y + left.columns.2 * right.z
  }
  /// One after the other.
  public static func * (left: Self, right: Self) -> Self {
    Self(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
  /// Rows in the place of columns.
  public var transpose: Self {
    let (a, b, c) = columns
    return Self(SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
  }
}
/// Three columns of three numbers.
public typealias float3x3 = simd_float3x3
/// Three columns of three numbers.
public typealias matrix_float3x3 = simd_float3x3
/// Ones on the diagonal.
public let matrix_identity_float3x3 = simd_float3x3(diagonal: SIMD3(repeating: 1))

/// How a finger moves the lens. Raw values are Apple's.
public enum SCNInteractionMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// Moves the lens by fingers; nothing moves.
@preconcurrency @MainActor
open class SCNCameraController: NSObject {
  /// How; carried.
  open var interactionMode = SCNInteractionMode.fly
  /// Where it looks; carried.
  open var target = SCNVector3()
  /// Whose lens; carried.
  open var pointOfView: SCNNode?
  /// Whether it goes on by itself; carried.
  open var inertiaEnabled = true
  /// In degrees, at most upwards; carried.
  open var maximumVerticalAngle: Float = 0
  /// In degrees, at most downwards; carried.
  open var minimumVerticalAngle: Float = 0
  /// In degrees, at most to the right; carried.
  open var maximumHorizontalAngle: Float = 0
  /// In degrees, at most to the left; carried.
  open var minimumHorizontalAngle: Float = 0
  /// Where it looks by itself; carried.
  open var automaticTarget = false
  /// Turns around the target; without effect.
  open func rotateBy(x deltaX: Float, y deltaY: Float) {}
  /// Nearer; without effect.
  open func dolly(toTarget delta: Float) {}
  /// Stops.
  open func stopInertia() {}
}

extension SCNNode {
  /// The middle of the box around it, and how far its corners are.
  public var boundingSphere: (center: SCNVector3, radius: Float) {
    let box = boundingBox
    let (low, high) = (
      SIMD3<Float>(box.min.x, box.min.y, box.min.z), SIMD3<Float>(box.max.x, box.max.y, box.max.z)
    )
    let middle = (low + high) / 2
    return (SCNVector3(middle.x, middle.y, middle.z), simd_length(high - low) / 2)
  }
}

extension SCNView {
  /// What is drawn over it; carried.
  public var overlaySKScene: SKScene? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What fingers move the lens with; carried.
  public var defaultCameraController: SCNCameraController { carriedOnce(SCNCameraController()) }
  /// What draws: there is nothing.
  public var device: (any MTLDevice)? { nil }
}

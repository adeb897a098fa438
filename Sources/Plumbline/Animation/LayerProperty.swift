// The properties of a layer that a basic animation can name, as rows of numbers.

import Foundation

/// A key path of a layer, with the way from its value to numbers and back.
struct LayerProperty {
  private enum Kind {
    case number(ReferenceWritableKeyPath<CALayer, CGFloat>)
    case float(ReferenceWritableKeyPath<CALayer, Float>)
    case point(ReferenceWritableKeyPath<CALayer, CGPoint>)
    case size(ReferenceWritableKeyPath<CALayer, CGSize>)
    case rectangle(ReferenceWritableKeyPath<CALayer, CGRect>)
    case transform
    /// A component of the decomposed transform.
    case part([WritableKeyPath<TransformParts, Double>])
  }

  private let kind: Kind

  /// Nil for a key path that is not animated.
  init?(keyPath: String) {
    guard let kind = Self.kinds(keyPath) else { return nil }
    self.kind = kind
  }

  private static func kinds(_ keyPath: String) -> Kind? {
    switch keyPath {
    case "opacity": .float(\.opacity)
    case "shadowOpacity": .float(\.shadowOpacity)
    case "shadowRadius": .number(\.shadowRadius)
    case "cornerRadius": .number(\.cornerRadius)
    case "borderWidth": .number(\.borderWidth)
    case "zPosition": .number(\.zPosition)
    case "position": .point(\.position)
    case "position.x": .number(\.position.x)
    case "position.y": .number(\.position.y)
    case "anchorPoint": .point(\.anchorPoint)
    case "bounds": .rectangle(\.bounds)
    case "bounds.origin": .point(\.bounds.origin)
    case "bounds.origin.x": .number(\.bounds.origin.x)
    case "bounds.origin.y": .number(\.bounds.origin.y)
    case "bounds.size": .size(\.bounds.size)
    case "bounds.size.width": .number(\.bounds.size.width)
    case "bounds.size.height": .number(\.bounds.size.height)
    case "transform": .transform
    case "transform.scale": .part([\.scaleX, \.scaleY])
    case "transform.scale.x": .part([\.scaleX])
    case "transform.scale.y": .part([\.scaleY])
    case "transform.rotation", "transform.rotation.z": .part([\.angle])
    case "transform.translation.x": .part([\.move.0])
    case "transform.translation.y": .part([\.move.1])
    default: nil
    }
  }

  /// The layer's own value.
  func numbers(of layer: CALayer) -> [Double] {
    switch kind {
    case .number(let path): [Double(layer[keyPath: path])]
    case .float(let path): [Double(layer[keyPath: path])]
    case .point(let path): Self.numbers(layer[keyPath: path])
    case .size(let path): Self.numbers(layer[keyPath: path])
    case .rectangle(let path): Self.numbers(layer[keyPath: path])
    case .transform: Self.numbers(layer.affineTransform())
    case .part(let paths): [TransformParts(layer.affineTransform())?[keyPath: paths[0]] ?? 0]
    }
  }

  /// Sets the value at a fraction of the way on a layer.
  func set(_ from: [Double], _ to: [Double], _ fraction: Double, _ layer: CALayer) {
    let mixed = zip(from, to).map { $0 + ($1 - $0) * fraction }
    switch kind {
    case .number(let path): layer[keyPath: path] = CGFloat(mixed[0])
    case .float(let path): layer[keyPath: path] = Float(mixed[0])
    case .point(let path): layer[keyPath: path] = CGPoint(x: mixed[0], y: mixed[1])
    case .size(let path): layer[keyPath: path] = CGSize(width: mixed[0], height: mixed[1])
    case .rectangle(let path):
      layer[keyPath: path] = CGRect(x: mixed[0], y: mixed[1], width: mixed[2], height: mixed[3])
    case .transform:
      layer.setAffineTransform(
        TransformParts.between(Self.transform(from), Self.transform(to), fraction))
    case .part(let paths):
      guard var parts = TransformParts(layer.affineTransform()) else { return }
      for path in paths { parts[keyPath: path] = mixed[0] }
      layer.setAffineTransform(parts.transform)
    }
  }

  /// A value of an animation as numbers; nil for one of another kind.
  static func numbers(of value: Any) -> [Double]? {
    switch value {
    case let value as CGFloat: [Double(value)]
    case let value as Double: [value]
    case let value as Float: [Double(value)]
    case let value as Int: [Double(value)]
    case let value as CGPoint: numbers(value)
    case let value as CGSize: numbers(value)
    case let value as CGRect: numbers(value)
    case let value as CGAffineTransform: numbers(value)
    case let value as CATransform3D: numbers(CATransform3DGetAffineTransform(value))
    case let value as NSNumber: [value.doubleValue]
    case let value as NSValue: numbers(in: value)
    default: nil
    }
  }

  private static func numbers(in value: NSValue) -> [Double]? {
    if let transform = value.storedTransform3D { return numbers(CATransform3DGetAffineTransform(transform)) }
    // Foundation's values do not tell their kind but by what they encode.
    let type = String(cString: value.objCType)
    if type.contains("Rect") { return numbers(value.rectValue) }
    if type.contains("Point") { return numbers(value.pointValue) }
    return type.contains("Size") ? numbers(value.sizeValue) : nil
  }

  private static func numbers(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }
  private static func numbers(_ size: CGSize) -> [Double] { [Double(size.width), Double(size.height)] }
  private static func numbers(_ rect: CGRect) -> [Double] { numbers(rect.origin) + numbers(rect.size) }
  private static func numbers(_ t: CGAffineTransform) -> [Double] {
    [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init)
  }
  private static func transform(_ n: [Double]) -> CGAffineTransform {
    CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

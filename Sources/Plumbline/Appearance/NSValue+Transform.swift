// Transforms of layers as `NSValue`, as animations take them.

import Foundation

#if !canImport(Darwin)
  extension NSValue {
    /// Sixteen numbers as one object; `caTransform3DValue` gives them back.
    public convenience init(caTransform3D transform: CATransform3D) {
      var transform = transform
      self.init(bytes: &transform, objCType: NSValue.transform3DType)
    }

    /// The transform of the object; the one that changes nothing, for objects of another kind.
    public var caTransform3DValue: CATransform3D { storedTransform3D ?? CATransform3DIdentity }

    /// Nil for objects of another kind.
    var storedTransform3D: CATransform3D? {
      guard String(cString: objCType) == NSValue.transform3DType else { return nil }
      var transform = CATransform3D()
      getValue(&transform)
      return transform
    }

    /// Sixteen numbers: Foundation takes no structures by name here.
    private static let transform3DType = "[16d]"
  }
#endif

// Where a field acts.

import Foundation
import Plumbline

/// A part of the plane around a field's middle.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool
  private init(holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }
  /// A circle; its radius in points, its middle in the field's. The edge belongs to it.
  public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }
  /// A rectangle; its size in points, its middle in the field's. The edge belongs to it.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  /// Contains every point. A new one at each call.
  open class var infinite: UIRegion { UIRegion { _ in true } }
  /// In points from the middle; the edge belongs to it.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
  /// Places in this region or another.
  open func union(_ region: UIRegion) -> Self { made { [holds] in holds($0) || region.contains($0) } }
  /// Places in this region and not in another.
  open func difference(from region: UIRegion) -> Self {
    made { [holds] in holds($0) && !region.contains($0) }
  }
  /// Places in this region and another.
  open func intersection(_ region: UIRegion) -> Self {
    made { [holds] in holds($0) && region.contains($0) }
  }
  private final func made(_ holds: @escaping (CGPoint) -> Bool) -> Self {
    // Final in all but name: Apple's has no subclasses either.
    unsafeDowncast(UIRegion(holds: holds), to: Self.self)
  }
  /// Contains what this one does not.
  open func inverse() -> Self { unsafeDowncast(UIRegion { [holds] in !holds($0) }, to: Self.self) }
}

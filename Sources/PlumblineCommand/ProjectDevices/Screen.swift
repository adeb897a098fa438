// The devices on which a document is looked at where nobody names any: few, and those between which all others lie.

import InterfaceBuilder

struct Screen: Hashable, Sendable {
  var device: Device
  /// Nil for the orientation that the document's canvas has.
  var orientation: Orientation?

  /// The smallest and the largest of each kind. The largest iPhone has a sensor housing, the smallest has none, and each
  /// other lies between them in size and insets; so it is with iPads. Of the sides on which a device may lie, those are
  /// taken that are extreme: each costs a layout of every scene.
  /// - Parameters:
  ///   - platform: What the project says; nil without one.
  ///   - kind: The kind of device that the document itself is for.
  ///   - canvas: The kind that it shows, which counts where nothing else is said.
  static func all(of platform: ProjectPlatform?, for kind: Device.Kind?, canvas: Device.Kind?) -> [Screen] {
    let kinds = kind.map { [$0] } ?? platform?.kinds ?? (canvas == .tablet ? [.tablet] : [.phone, .tablet])
    return [Device.Kind.phone, .tablet].filter(kinds.contains).flatMap { kind in
      let (smallest, largest) =
        kind == .phone
        ? (smallestPhone(running: platform?.deploymentTarget), "retina6_9")
        : ("ipad8_3rounded", "ipadM4_13rounded")
      func screens(_ ids: [String], _ turn: Orientation?) -> [Screen] {
        ids.compactMap { id in devices[id].map { Screen(device: $0, orientation: turn) } }
      }
      switch platform?.orientations[kind] {
      case [.portrait]: return screens([smallest, largest], .portrait)
      case [.landscape]: return screens([smallest, largest], .landscape)
      // Upright the smallest tablet is the narrowest, on its side the largest is the widest.
      case [.portrait, .landscape] where kind == .tablet:
        return screens([smallest], nil) + screens([largest], .landscape)
      // Beside tablets a phone on its side is not the widest, but the smallest is the lowest of all.
      case [.portrait, .landscape] where kinds.contains(.tablet):
        return screens([smallest, largest], nil) + screens([smallest], .landscape)
      case [.portrait, .landscape]:
        return screens([smallest, largest], nil) + screens([smallest, largest], .landscape)
      default: return screens([smallest, largest], nil)
      }
    }
  }

  private static let devices = Dictionary(uniqueKeysWithValues: Device.all.map { ($0.id, $0) })

  /// iOS 9 is the last that ran on 3.5 inches (iPhone 4s), iOS 15 on 4 (iPhone SE of 2016); iOS 26 runs on 4.7.
  private static func smallestPhone(running system: SystemVersion?) -> String {
    switch system?.major {
    case .some(..<10): "retina3_5"
    case .some(..<16): "retina4_0"
    default: "retina4_7"
    }
  }
}

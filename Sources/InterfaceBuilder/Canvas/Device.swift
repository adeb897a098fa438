// The devices of Interface Builder's canvas: sizes, scales, insets (spec 10 §2, §3).

/// A device that a scene can be laid out for: size and scale of its screen, safe areas, margins, size classes.
///
/// Sizes are in points and those of the portrait orientation. ``named(_:)`` takes Interface Builder's ids, such as
/// `retina6_12`, and products' names, such as "iPhone 15".
public struct Device: Hashable, Sendable {
  /// Interface Builder's id, as `<device id>` names it.
  public let id: String
  /// The product's name, as people say it: "iPhone 15".
  public private(set) var name: String
  /// The screen's width held upright, in points.
  public let width: Double
  /// The screen's height held upright, in points.
  public let height: Double
  /// Pixels per point.
  public let scale: Double
  package let family: Family
  /// Top inset in portrait of a device with a sensor housing; 0 where only a status bar is at the top.
  package let housing: Double
  /// The top inset that the first Interface Builder with the device used, where it differs from `housing`.
  let earlyHousing: Double

  package enum Family: Sendable { case phone, largePhone, pad, television }

  init(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ family: Family,
    housing: Double = 0, early: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.family = family
    self.housing = housing
    self.earlyHousing = early ?? housing
  }

  /// The same device under the name of a product that has its screen.
  func called(_ product: String) -> Device {
    var device = self
    device.name = product
    return device
  }

  /// Every device that documents name, phones before tablets, the oldest first. Four have screens that no device of the
  /// canvas has; their ids (`iphoneAir`, `ipad8_3rounded`, `ipadM4_…`) are this table's own.
  public static let all: [Device] = [
    Device("retina3_5", "iPhone 4s", 320, 480, 2, .phone),
    Device("retina4_0", "iPhone SE (1st generation)", 320, 568, 2, .phone),
    Device("retina4_7", "iPhone SE (3rd generation)", 375, 667, 2, .phone),
    Device("retina5_5", "iPhone 8 Plus", 414, 736, 3, .largePhone),
    Device("retina5_9", "iPhone 11 Pro", 375, 812, 3, .phone, housing: 50, early: 44),
    Device("retina6_1", "iPhone 11", 414, 896, 2, .largePhone, housing: 48, early: 44),
    Device("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, .largePhone, housing: 44),
    Device("retina5_4", "iPhone 13 mini", 375, 812, 3, .phone, housing: 50, early: 44),
    Device("retina6_0", "iPhone 14", 390, 844, 3, .phone, housing: 47, early: 44),
    Device("retina6_7", "iPhone 14 Plus", 428, 926, 3, .largePhone, housing: 47, early: 44),
    Device("retina6_12", "iPhone 15", 393, 852, 3, .phone, housing: 59),
    Device("retina6_72", "iPhone 15 Plus", 430, 932, 3, .largePhone, housing: 59),
    Device("retina6_3", "iPhone 16 Pro", 402, 874, 3, .phone, housing: 62),
    Device("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, .largePhone, housing: 62),
    Device("iphoneAir", "iPhone Air", 420, 912, 3, .largePhone, housing: 68),
    Device("ipad8_3rounded", "iPad mini (6th generation)", 744, 1133, 2, .pad),
    Device("ipad9_7", "iPad (9.7-inch)", 768, 1024, 2, .pad),
    Device("ipad10_2", "iPad (10.2-inch)", 810, 1080, 2, .pad),
    Device("ipad10_5", "iPad Pro (10.5-inch)", 834, 1112, 2, .pad),
    Device("ipad10_9rounded", "iPad Air (10.9-inch)", 820, 1180, 2, .pad),
    Device("ipad11_0rounded", "iPad Pro (11-inch)", 834, 1194, 2, .pad),
    Device("ipadM4_11rounded", "iPad Pro 11-inch (M4)", 834, 1210, 2, .pad),
    Device("ipad12_9", "iPad Pro (12.9-inch)", 1024, 1366, 2, .pad),
    Device("ipad12_9rounded", "iPad Pro (12.9-inch, rounded)", 1024, 1366, 2, .pad),
    Device("ipadM4_13rounded", "iPad Pro 13-inch (M4)", 1032, 1376, 2, .pad),
    Device("appleTV", "Apple TV", 1920, 1080, 1, .television),
    Device("appleTV4K", "Apple TV 4K", 1920, 1080, 2, .television),
  ]

  /// The id of the first device with the same screen. A screen with round corners has other insets than one without.
  var screenID: String {
    Device.all.first { other in
      (other.width, other.height, other.scale, other.family) == (width, height, scale, family)
        && (other.housing, other.earlyHousing) == (housing, earlyHousing)
        && other.id.hasSuffix("rounded") == id.hasSuffix("rounded")
    }?.id ?? id
  }

  static func folded(_ text: String) -> String {
    String(text.lowercased().filter { !$0.isWhitespace && !"-()".contains($0) })
      .replacing("generation", with: "gen")
  }

  /// Insertions, deletions and replacements that make one text of the other. O(count · count).
  static func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b.prefix(64))
    guard a.count <= 64 else { return .max }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}

/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright, or on its side.
  case portrait, landscape
}

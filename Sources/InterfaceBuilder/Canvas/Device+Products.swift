// The product names of devices: those that Xcode lists, each with the device of the canvas that has its screen.

extension Device {
  /// The kind of a device for its user.
  public enum Kind: String, Hashable, Sendable {
    /// An iPhone, an iPad or an Apple TV.
    case phone, tablet, television
  }

  /// The kind of the device for its user.
  public var kind: Kind {
    switch family {
    case .phone, .largePhone: .phone
    case .pad: .tablet
    case .television: .television
    }
  }

  /// The names of the products with this device's screen, its own among them, the oldest first.
  public var products: [String] { Self.productsByID[id] ?? [name] }

  /// The device with this id or product name, letters' case, hyphens, brackets and spaces aside, “gen” for “generation”. It is
  /// called as the product is.
  public static func named(_ text: String) -> Device? {
    let wanted = folded(text)
    if let device = all.first(where: { folded($0.id) == wanted || folded($0.name) == wanted }) {
      return device
    }
    for device in all {
      if let product = device.products.first(where: { folded($0) == wanted }) {
        return device.called(product)
      }
    }
    return shortNames[wanted].flatMap { named($0) }
  }

  /// The ids or names nearest to a mistyped one, best first, at most three.
  public static func suggestions(for text: String) -> [String] {
    let wanted = folded(text)
    let names = all.flatMap { [$0.id] + $0.products }
    let near = names.map { (name: $0, distance: editDistance(wanted, folded($0))) }
      .filter { $0.distance <= max(2, wanted.count / 3) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return near.prefix(3).map(\.name)
  }

  private static let productsByID: [String: [String]] = [
    "retina4_0": ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)"],
    "retina4_7": [
      "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)",
    ],
    "retina5_5": ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
    "retina5_9": ["iPhone X", "iPhone Xs", "iPhone 11 Pro"],
    "retina6_1": ["iPhone XR", "iPhone 11"],
    "retina6_5": ["iPhone Xs Max", "iPhone 11 Pro Max"],
    "retina5_4": ["iPhone 12 mini", "iPhone 13 mini"],
    "retina6_0": [
      "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e",
    ],
    "retina6_7": ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
    "retina6_12": ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
    "retina6_72": ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
    "retina6_3": ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
    "retina6_9": ["iPhone 16 Pro Max", "iPhone 17 Pro Max", "iPhone 18 Pro Max"],
    "ipad8_3rounded": ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
    "ipad9_7": [
      "iPad mini (5th generation)", "iPad (5th generation)", "iPad (6th generation)", "iPad Air 2",
      "iPad Pro (9.7-inch)", "iPad (9.7-inch)",
    ],
    "ipad10_2": [
      "iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)", "iPad (10.2-inch)",
    ],
    "ipad10_5": ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"],
    "ipad10_9rounded": [
      "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (10th generation)", "iPad (A16)",
      "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)", "iPad Air 11-inch (M4)", "iPad Air (10.9-inch)",
    ],
    "ipad11_0rounded": [
      "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
      "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)", "iPad Pro (11-inch)",
    ],
    "ipadM4_11rounded": ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
    "ipad12_9": [
      "iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch) (2nd generation)",
      "iPad Pro (12.9-inch)",
    ],
    "ipad12_9rounded": [
      "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
      "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
      "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)", "iPad Air 13-inch (M4)",
      "iPad Pro (12.9-inch, rounded)",
    ],
    "ipadM4_13rounded": ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
  ]

  /// The short names of the newest of several products.
  private static let shortNames: [String: String] = [
    "iphonese": "iPhone SE (3rd generation)", "ipad": "iPad (10.2-inch)",
    "ipadmini": "iPad mini (6th generation)", "ipadpro11": "iPad Pro (11-inch)",
    "ipadpro12.9": "iPad Pro (12.9-inch, rounded)",
  ]
}

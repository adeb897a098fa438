// What a project says of the devices that it runs on.

import InterfaceBuilder

/// The devices of a project's target as far as the project says them; nil where it does not.
struct ProjectPlatform: Hashable, Sendable {
  /// What said it: "App.xcodeproj, target App".
  var origin: String
  var deploymentTarget: SystemVersion?
  /// iPhones, iPads or both.
  var kinds: Set<Device.Kind>?
  /// How the devices of a kind may be held.
  var orientations: [Device.Kind: Set<Orientation>] = [:]

  /// The devices of several targets together; nil without any.
  static func union(_ platforms: [ProjectPlatform], origin: String) -> ProjectPlatform? {
    guard let first = platforms.first else { return nil }
    return platforms.dropFirst().reduce(into: first) { union, other in
      union.deploymentTarget = Swift.min(union.deploymentTarget ?? .none, other.deploymentTarget ?? .none)
      union.kinds = union.kinds.flatMap { own in other.kinds.map(own.union) }
      // Where one of them does not say how it is held, the others do.
      union.orientations.merge(other.orientations) { $0.union($1) }
    }.called(origin)
  }

  private func called(_ origin: String) -> ProjectPlatform {
    var platform = self
    platform.origin = origin
    if platform.deploymentTarget == SystemVersion.none { platform.deploymentTarget = nil }
    return platform
  }

  /// What holds for the code or the extension of an application: it runs where both do, and the application turns.
  func within(_ application: ProjectPlatform?) -> ProjectPlatform {
    guard let application else { return self }
    var platform = self
    platform.deploymentTarget = [deploymentTarget, application.deploymentTarget].compactMap { $0 }.max()
    let common = kinds.flatMap { own in application.kinds.map(own.intersection) } ?? []
    platform.kinds = common.isEmpty ? application.kinds ?? kinds : common
    platform.orientations = application.orientations
    return platform
  }

  /// "iOS 15.0 for iPhone and iPad"; nil where it says nothing.
  var words: String? {
    let names = [(Device.Kind.phone, "iPhone"), (.tablet, "iPad")].filter { kinds?.contains($0.0) ?? false }
    let families = names.isEmpty ? nil : "for " + names.map(\.1).joined(separator: " and ")
    let parts = [deploymentTarget.map { "iOS \($0)" }, families].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  var major: Int
  var description: String

  /// Below every version.
  static let none = SystemVersion(major: 0, description: "")

  private init(major: Int, description: String) { (self.major, self.description) = (major, description) }

  /// Digits with full stops, and nothing else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let major = Int(first), parts.allSatisfy({ UInt16($0) != nil }) else {
      return nil
    }
    self.init(major: major, description: String(text))
  }

  private var numbers: [Int] { description.split(separator: ".").compactMap { Int($0) } }

  static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    lhs.numbers.lexicographicallyPrecedes(rhs.numbers)
  }
}

extension Set<Orientation> {
  /// The names of `UIInterfaceOrientation`, as `Info.plist` and build settings list them.
  init(interfaceOrientations names: [some StringProtocol]) {
    self.init()
    for name in names {
      if name.hasPrefix("UIInterfaceOrientationPortrait") { insert(.portrait) }
      if name.hasPrefix("UIInterfaceOrientationLandscape") { insert(.landscape) }
    }
  }
}

extension Set<Device.Kind> {
  /// `TARGETED_DEVICE_FAMILY`: 1 is the iPhone, 2 the iPad. Nil where it names neither.
  init?(deviceFamily: String) {
    self.init()
    for number in deviceFamily.split(whereSeparator: { !$0.isNumber }) {
      if number == "1" { insert(.phone) }
      if number == "2" { insert(.tablet) }
    }
    if isEmpty { return nil }
  }
}

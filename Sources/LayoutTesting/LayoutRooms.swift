// The devices, sizes, languages and text sizes that a layout is tested for.

import Foundation
import InterfaceBuilder
import Plumbline

/// The devices or sizes that a test lays a view out in, one after the other.
/// ```swift
/// LayoutRooms.devices(.phones).inBothOrientations
/// LayoutRooms.devices("iPhone 15", "iPad mini")
/// LayoutRooms.widths(280, 320, 600)
/// ```
///
/// Lengths are points. A view takes the width of the device or size, and the height that it would like to have; a
/// controller's view fills the screen.
public struct LayoutRooms: Sendable {
  /// Groups of devices by idiom, as Interface Builder lists them.
  public enum DeviceGroup: Sendable {
    /// Every iPhone screen that Interface Builder knows, and those that came later.
    case phones
    /// Every iPad screen.
    case tablets
    case phonesAndTablets
  }

  struct Room: Sendable {
    var id: String
    var name: String
    /// nil for a room that is no device.
    var device: Device?
    var width: CGFloat
    /// nil where the view is as high as it would like to be.
    var height: CGFloat?
    var isLandscape = false

    /// The device's screen, held as the room has it; nil for a room that is no device.
    @MainActor var screen: UIScreen? { device.map { isLandscape ? $0.screen.rotated() : $0.screen } }
  }

  var rooms: [Room]

  /// The screens of devices in portrait. A view gets the width, and the height that it would like to have; a controller's
  /// view gets the screen.
  public static func devices(_ group: DeviceGroup) -> LayoutRooms {
    LayoutRooms(
      rooms: Device.all.filter {
        switch group {
        case .phones: $0.kind == .phone
        case .tablets: $0.kind == .tablet
        case .phonesAndTablets: $0.kind != .television
        }
      }.map(room))
  }

  /// The screens of devices by their names or Interface Builder's ids: "iPhone 15", "iPad mini", "retina6_12". Stops with
  /// the nearest names where there is no such device, as a mistake of the test.
  public static func devices(_ names: String...) -> LayoutRooms {
    LayoutRooms(
      rooms: names.map { name in
        guard let device = Device.named(name) else {
          let near = Device.suggestions(for: name).joined(separator: ", ")
          preconditionFailure("There is no device '\(name)'. Nearest: \(near).")
        }
        return room(device)
      })
  }

  /// Widths in points; the view is as high as it would like to be.
  public static func widths(_ widths: CGFloat...) -> LayoutRooms {
    LayoutRooms(
      rooms: widths.map { Room(id: "\(points($0)) wide", name: "\(points($0)) points wide", width: $0) })
  }

  /// Sizes in points that a view or controller's view gets, whatever its content would like.
  public static func sizes(_ sizes: CGSize...) -> LayoutRooms {
    LayoutRooms(
      rooms: sizes.map {
        let name = "\(points($0.width)) x \(points($0.height))"
        return Room(id: name, name: name, width: $0.width, height: $0.height)
      })
  }

  /// The devices' screens in landscape as well.
  public var inBothOrientations: LayoutRooms {
    LayoutRooms(
      rooms: rooms.flatMap { room -> [Room] in
        guard let device = room.device else { return [room] }
        var turned = room
        (turned.width, turned.isLandscape) = (device.height, true)
        return [room, turned]
      })
  }

  private static func room(_ device: Device) -> Room {
    Room(id: device.id, name: device.name, device: device, width: device.width)
  }

  private static func points(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// The conditions under which a view is tested. A view that is made for each case can ask `LayoutCase.current`, to
/// show the texts of its language; storyboards and nibs show them by themselves.
public struct LayoutCase: Hashable, Sendable {
  /// The device's name, or the size.
  public var room: String
  /// The language; nil for the program's own.
  public var language: String?
  /// The user's text size; nil for the usual one.
  public var contentSize: UIContentSizeCategory?
  /// Whether the device is in landscape.
  public var isLandscape = false

  /// The case for which a view is being made or laid out.
  @TaskLocal public static var current: LayoutCase?

  /// Runs a piece of code in which this is the current case: documents are shown in its language, the main screen is the
  /// device's, and the current traits have the user's text size, so that fonts which code makes have it
  /// (`UIFont.preferredFont(forTextStyle:)`). The texts that a pseudolanguage changes are the program's own: they are
  /// changed in views, so that those of code change too.
  @MainActor
  func run<Result>(in room: LayoutRooms.Room, _ body: () -> Result) -> Result {
    guard let screen = room.screen else { return runWithTraits(body) }
    return UIScreen.withMain(screen) { runWithTraits(body) }
  }

  @MainActor
  private func runWithTraits<Result>(_ body: () -> Result) -> Result {
    guard let contentSize else { return runInLanguage(body) }
    var result: Result?
    let traits = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(preferredContentSizeCategory: contentSize),
    ])
    traits.performAsCurrent { result = runInLanguage(body) }
    // The closure is always called.
    return result ?? runInLanguage(body)
  }

  @MainActor
  private func runInLanguage<Result>(_ body: () -> Result) -> Result {
    let isPseudolanguage = language.flatMap(Pseudolanguage.init(rawValue:)) != nil
    let documentLanguage = isPseudolanguage ? nil : language
    return LayoutCase.$current.withValue(self) {
      DocumentLanguage.$current.withValue(documentLanguage ?? DocumentLanguage.current, operation: body)
    }
  }
}

extension LayoutRooms {
  func cases(_ languages: [String], _ contentSizes: [UIContentSizeCategory]) -> [(
    room: Room, case: LayoutCase
  )] {
    let languages = languages.isEmpty ? [nil] : languages.map(Optional.some)
    let contentSizes = contentSizes.isEmpty ? [nil] : contentSizes.map(Optional.some)
    return rooms.flatMap { room in
      languages.flatMap { language in
        contentSizes.map { size in
          (
            room,
            LayoutCase(room: room.name, language: language, contentSize: size, isLandscape: room.isLandscape)
          )
        }
      }
    }
  }
}

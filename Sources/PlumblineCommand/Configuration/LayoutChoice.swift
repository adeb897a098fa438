// For which devices, languages, text sizes and directions documents are laid out: the product of what was named.

import InterfaceBuilder
import Typography

/// What a command line or a configuration file names of each dimension; what is empty is as the document has it.
struct LayoutChoice: Sendable {
  var devices: [Device] = []
  var size: RootSize?
  var orientations: [Orientation] = []
  var directions: [Direction] = []
  var contentSizes: [ContentSizeCategory] = []
  var languages = LanguageChoice.own
  var scene: String?

  /// The languages of the texts.
  enum LanguageChoice: Hashable, Sendable {
    /// Those that stand in the document.
    case own
    case named([String])
    /// The document's own and every one that it is translated to.
    case all

    /// - Throws: for what names no language.
    static func check(_ name: String) throws(CommandLineMistake) {
      // BCP 47 has letters, digits and hyphens; Apple's folders an underscore at times.
      let isName =
        !name.isEmpty
        && name.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0)
        }
      guard !isName else { return }
      throw CommandLineMistake(
        "'\(name)' is no language. Give one such as de or pt-BR, all, or double, accented, bounded, rtl, "
          + "rtl-strings.")
    }

    init(_ names: [String]) {
      self = names.isEmpty ? .own : names.contains("all") ? .all : .named(names)
    }
  }

  /// This choice, with another one's where it names nothing.
  func or(_ other: LayoutChoice) -> LayoutChoice {
    var choice = self
    if devices.isEmpty { choice.devices = other.devices }
    if orientations.isEmpty { choice.orientations = other.orientations }
    if directions.isEmpty { choice.directions = other.directions }
    if contentSizes.isEmpty { choice.contentSizes = other.contentSizes }
    if languages == .own { choice.languages = other.languages }
    return choice
  }

  /// Every combination, devices first, for a document that is translated to `languages`.
  func configurations(languages available: [String]) -> [SceneConfiguration] {
    let languages: [String?] =
      switch self.languages {
      case .own: [nil]
      case .named(let names): names
      case .all: [nil] + available
      }
    var configurations = [
      SceneConfiguration(
        size: size.map { SceneConfiguration.Size(width: $0.width, height: $0.height) }, scene: scene)
    ]
    func multiply<Value>(_ values: [Value], _ set: (inout SceneConfiguration, Value) -> Void) {
      guard !values.isEmpty else { return }
      configurations = configurations.flatMap { configuration in
        values.map { value in
          var configuration = configuration
          set(&configuration, value)
          return configuration
        }
      }
    }
    multiply(devices) { $0.device = $1 }
    multiply(orientations) { $0.orientation = $1 }
    multiply(directions) { $0.isRightToLeft = $1 == .rtl }
    multiply(languages) { $0.language = $1 }
    multiply(contentSizes) { $0.contentSize = $1 }
    return configurations
  }

  /// Whether every document keeps the canvas that it was drawn on.
  var keepsCanvas: Bool {
    devices.isEmpty && size == nil && orientations.isEmpty && directions.isEmpty && contentSizes.isEmpty
      && languages == .own
  }
}

/// The names of devices that stand for several.
enum DeviceGroup: String, CaseIterable, NamedChoice {
  case phones, tablets, all

  var devices: [Device] {
    Device.all.filter { device in
      switch self {
      case .phones: device.kind == .phone
      case .tablets: device.kind == .tablet
      case .all: device.kind != .television
      }
    }
  }

  /// The devices of an id, a product's name or a group.
  static func devices(named name: String) throws(CommandLineMistake) -> [Device] {
    if let group = DeviceGroup(rawValue: name.lowercased()) { return group.devices }
    if let device = Device.named(name) { return [device] }
    let near = Device.suggestions(for: name).map { "'\($0)'" }
    let question = near.isEmpty ? "." : "; did you mean \(near.joined(separator: " or "))?"
    throw CommandLineMistake(
      "device '\(name)' is not known\(question) 'plumbline devices' lists all; phones, tablets and all are groups."
    )
  }

  /// Every device once, in the order of the names.
  static func devices(named names: [String]) throws(CommandLineMistake) -> [Device] {
    var devices: [Device] = []
    for name in names {
      for device in try Self.devices(named: name) where !devices.contains(device) { devices.append(device) }
    }
    return devices
  }
}

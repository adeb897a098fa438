// The layout configurations of a run: all combinations of devices, orientations, directions, languages and content sizes.

import InterfaceBuilder
import Typography

/// The values of each dimension of layout configurations. An empty dimension is that of the document.
struct LayoutChoice: Sendable {
  /// Nil among them stands for each document's own canvas.
  var devices: [Device?] = []
  var size: RootSize?
  var orientations: [Orientation] = []
  var directions: [Direction] = []
  var contentSizes: [ContentSizeCategory] = []
  var languages = LanguageChoice.own
  var scene: String?

  enum LanguageChoice: Equatable, Sendable {
    /// The language of the document itself.
    case own
    case named([String])
    /// The language of the document itself, and those of its string tables.
    case all

    /// Throws for a text that cannot be a language.
    static func check(_ name: String) throws(CommandLineMistake) {
      // BCP 47 has letters, digits and hyphens; older .lproj folders have underscores.
      let isName =
        !name.isEmpty
        && name.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0)
        }
      guard !isName else { return }
      throw CommandLineMistake(
        "'\(name)' is not a language. Give a language such as de or pt-BR, all, or a pseudolanguage: double, accented, "
          + "bounded, rtl, rtl-strings.")
    }

    init(_ names: [String]) { self = names.isEmpty ? .own : names.contains("all") ? .all : .named(names) }
  }

  /// This choice, with the values of another one in its empty dimensions.
  func or(_ other: LayoutChoice) -> LayoutChoice {
    var choice = self
    if devices.isEmpty { choice.devices = other.devices }
    if orientations.isEmpty { choice.orientations = other.orientations }
    if directions.isEmpty { choice.directions = other.directions }
    if contentSizes.isEmpty { choice.contentSizes = other.contentSizes }
    if languages == .own { choice.languages = other.languages }
    return choice
  }

  /// All combinations, devices first.
  /// - Parameter languages: The languages of the document's string tables.
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

  /// All combinations for a check that names no device: the canvas for what is about stored frames, where the other
  /// dimensions leave them their meaning, and then the devices that the document's project runs on.
  /// - Parameters:
  ///   - available: The languages of the document's string tables.
  ///   - screens: The devices. Without one, the document is laid out as its canvas is.
  func configurations(languages available: [String], on screens: [Screen]) -> [SceneConfiguration] {
    guard !screens.isEmpty else { return configurations(languages: available) }
    var onDevices = self
    onDevices.devices = []
    let rest = onDevices.configurations(languages: available)
    var canvas = SceneConfiguration()
    canvas.scene = scene
    let comparesFrames =
      contentSizes.isEmpty && (directions.isEmpty || directions.contains(.ltr))
      && rest.contains { $0.language == nil }
    return (comparesFrames ? [canvas] : [])
      + screens.enumerated().flatMap { place, screen in
        rest.map { configuration in
          var configuration = configuration
          configuration.isFurtherDevice = place > 0
          configuration.device = screen.device
          configuration.orientation = configuration.orientation ?? screen.orientation
          return configuration
        }
      }
  }

  /// Whether all dimensions are empty, so that documents are laid out as on Interface Builder's canvas.
  var keepsCanvas: Bool {
    devices.allSatisfy { $0 == nil } && size == nil && orientations.isEmpty && directions.isEmpty
      && contentSizes.isEmpty && languages == .own
  }
}

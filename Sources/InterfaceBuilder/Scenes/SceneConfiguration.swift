// The options of a layout: device, size, orientation, language, reading direction, text size.

import FontFiles
import LayoutScene
import Typography

/// The configuration of a document's layouts: device, size, orientation, reading direction, language and text size.
///
/// Every nil means "as on the document's canvas", for which Interface Builder stored its frames: only in
/// ``canvas`` can stored and computed frames be compared.
/// ```swift
/// var configuration = SceneConfiguration(device: .named("iPhone 15"), orientation: .landscape)
/// configuration.language = "ar"                      // and with it right to left
/// configuration.contentSize = .accessibilityMedium
/// ```
public struct SceneConfiguration: Hashable, Sendable {
  /// The device whose size, bars and scale the scenes get; nil for the document's own canvas.
  public var device: Device?
  /// The root views' size in points; replaces the device's.
  public var size: Size?
  /// The orientation of the device, in place of the document's; it does not rotate a `size`.
  public var orientation: Orientation?
  /// Whether layouts run from right to left: as the language does, unless it is set.
  public var isRightToLeft: Bool {
    get { direction ?? language.map(Self.runsRightToLeft) ?? false }
    set { direction = newValue }
  }
  private var direction: Bool?
  /// Only the scenes whose root view, controller or scene element has this id.
  public var scene: String?
  /// The reader's preferred text size, for text that follows it.
  public var contentSize: ContentSizeCategory?
  /// The language of the texts: of the document's tables, such as `de` (texts that the best match of them does not have
  /// stay as they are), or one of the `Pseudolanguage`s. Nil for the texts of the document itself.
  public var language: String?
  /// What is looked at in the form of the document, beside its layout.
  public var rules = DocumentRules()
  /// The effects of the application's code on the objects of the document, where its sources were read.
  package var code = CodeFacts()
  /// The fonts that the application brings along; nil for none.
  public var fonts: FontCatalogue?
  /// Whether a root of which nothing says that it fills a screen keeps, on a device, the size that the document gives it:
  /// checks must not invent one.
  package var keepsOpenSizes = false
  /// Whether the scenes are laid out on a device before this one too, in the same language and text size.
  package var isFurtherDevice = false
  /// The omitted scenes, by their index in the document.
  package var omittedScenes: Set<Int> = []

  /// Width and height in points.
  public struct Size: Hashable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double
    /// A size in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A configuration; what is nil is as the document has it.
  public init(
    device: Device? = nil, size: Size? = nil, orientation: Orientation? = nil, isRightToLeft: Bool? = nil,
    scene: String? = nil, contentSize: ContentSizeCategory? = nil, language: String? = nil,
    fonts: FontCatalogue? = nil
  ) {
    self.device = device
    self.size = size
    self.orientation = orientation
    direction = isRightToLeft
    self.scene = scene
    self.contentSize = contentSize
    self.language = language
    self.fonts = fonts
  }

  private static func runsRightToLeft(_ language: String) -> Bool {
    Pseudolanguage(rawValue: language)?.isRightToLeft ?? Language(language).isRightToLeft
  }

  /// The document's own canvas: every choice is nil.
  public static let canvas = SceneConfiguration()

  /// Whether a document is laid out as Interface Builder's canvas shows it, texts included: only then its stored frames
  /// can be compared with the computed ones.
  public var keepsCanvas: Bool { isCanvas && !isRightToLeft && contentSize == nil && language == nil }

  /// Whether frames are computed for the surroundings that Interface Builder stored them in.
  var isCanvas: Bool { device == nil && size == nil && orientation == nil }
}

extension InterfaceBuilderDocument {
  /// The part of a configuration that applies to the document: one for macOS has no device that could be held or
  /// replaced, one for tvOS no phone.
  public func applicable(_ configuration: SceneConfiguration) -> SceneConfiguration {
    var configuration = configuration
    switch canvas.platform {
    case .mac:
      configuration.device = nil
      configuration.orientation = nil
    case .television where configuration.device?.kind != .television:
      configuration.device = nil
      configuration.orientation = nil
    case .phone, .television, .watch, .other: break
    }
    if configuration.isCanvas { configuration.keepsOpenSizes = false }
    return configuration
  }
}

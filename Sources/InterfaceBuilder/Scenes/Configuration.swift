// What a reader may choose for a layout: device, size, how it is held, reading direction, text size.

import Typography

/// A configuration in which a document's scenes are laid out. Every nil means "as on the document's canvas".
public struct Configuration: Hashable, Sendable {
  /// The device whose size, bars and scale the scenes get; nil for the document's own canvas.
  public var device: Device?
  /// The root views' size in points; replaces the device's.
  public var size: Size?
  /// The orientation instead of the document's.
  public var orientation: Orientation?
  /// The application's language reads from right to left.
  public var isRightToLeft: Bool
  /// Only the scenes whose root view, controller or scene element has this id.
  public var scene: String?
  /// The reader's preferred text size, for text that follows it.
  public var contentSize: ContentSizeCategory?
  /// The language of the texts, such as `de`; nil for those of the document itself.
  public var language: String?
  /// What is looked at in the form of the document, beside its layout.
  public var rules = DocumentRules()

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
    device: Device? = nil, size: Size? = nil, orientation: Orientation? = nil, isRightToLeft: Bool = false,
    scene: String? = nil, contentSize: ContentSizeCategory? = nil, language: String? = nil
  ) {
    self.device = device
    self.size = size
    self.orientation = orientation
    self.isRightToLeft = isRightToLeft
    self.scene = scene
    self.contentSize = contentSize
    self.language = language
  }

  /// The document's own canvas.
  public static let canvas = Configuration()

  /// Whether a document is laid out as Interface Builder's canvas shows it, texts included: only then its stored frames
  /// can be compared with the computed ones.
  public var keepsCanvas: Bool { isCanvas && !isRightToLeft && contentSize == nil && language == nil }

  /// Whether frames are computed for the surroundings that Interface Builder stored them in.
  var isCanvas: Bool { device == nil && size == nil && orientation == nil }
}

extension InterfaceBuilderDocument {
  /// What of a configuration means something to the document: one for macOS has no device that could be held or
  /// replaced, one for tvOS no phone.
  public func applicable(_ configuration: Configuration) -> Configuration {
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
    return configuration
  }
}

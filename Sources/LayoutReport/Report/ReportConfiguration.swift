// The configuration of a layout, and the merging of one scene's findings in several of them.

import Foundation

/// The configuration that a scene was laid out in, as outputs name it: device, orientation,
/// reading direction, language and text size. Nil stands for what the document itself says.
///
/// Findings that a scene has in several configurations are one finding with their list; ``ConfigurationPhrase`` words it.
public struct ReportConfiguration: Hashable, Sendable {
  /// The device's id, such as `retina6_12`.
  public var device: String?
  /// The product name of the device: "iPhone 15".
  public var deviceName: String?
  /// `portrait` or `landscape`, as the scene was laid out.
  public var orientation: String
  /// The reading direction: `ltr` or `rtl`.
  public var direction: String
  /// The language of the texts, such as `de`, or a pseudolanguage.
  public var language: String?
  /// The user's text size, as `UIContentSizeCategory` names it.
  public var contentSize: String?
  /// Whether it is Interface Builder's canvas, beside which devices were looked at.
  package var isCanvas = false

  /// A configuration; what is nil is as the document has it.
  public init(
    device: String? = nil, deviceName: String? = nil, orientation: String = "portrait",
    direction: String = "ltr",
    language: String? = nil, contentSize: String? = nil
  ) {
    self.device = device
    self.deviceName = deviceName
    self.orientation = orientation
    self.direction = direction
    self.language = language
    self.contentSize = contentSize
  }
}

extension ReportConfiguration {
  /// The settings unlike those of most screens, beside the device: "landscape", "right to left", "de", "text size AX3".
  var particulars: [String] {
    [
      orientation == "portrait" ? nil : orientation, direction == "ltr" ? nil : "right to left", language,
      contentSize.map { "text size \($0)" },
    ].compactMap { $0 }
  }
}

extension Finding {
  /// The stable id of a finding, by its elements and its kind: no line, no number and no device is in it. Unique in a
  /// document as far as elements tell findings of a kind apart. Of a conflict it holds the document's own members:
  /// which of the system's take part depends on the device.
  public var id: String {
    let elements = constraints.isEmpty ? Array(leadingViews) : constraintKeys
    // One part after the other: as one expression, this took the compiler five seconds.
    var parts = [kind.rawValue, elements.joined(separator: "+")]
    if !variables.isEmpty { parts.append(variables.joined(separator: "+")) }
    if let file { parts.append(file.split(separator: "/").suffix(2).joined(separator: "/")) }
    return parts.joined(separator: ":")
  }

  /// The constraints in an id: those of the document, or the system's where there are no others.
  var constraintKeys: [String] {
    guard !details.isEmpty else { return constraints.sorted() }
    let own = details.filter { !$0.isOfSystem }
    return Set((own.isEmpty ? details : own).map { $0.key ?? $0.id }).sorted()
  }
}

extension SceneReport {
  /// The configuration that the scene was laid out in.
  public var configuration: ReportConfiguration {
    ReportConfiguration(
      device: device, deviceName: deviceName, orientation: orientation, direction: direction,
      language: language, contentSize: contentSize)
  }
}

// From a document to its scenes, whatever its format.

import Foundation
import InterfaceBuilder
import LayoutDocument
import Plumbline
import Typography

/// One document, read and ready to be laid out in any configuration.
struct SceneReader {
  private enum Content {
    case interfaceBuilder(InterfaceBuilderDocument)
    case layout(LayoutDocument)
  }
  private let content: Content

  init(_ source: DocumentSource) throws {
    switch source {
    case .file(let path) where Self.interfaceBuilderExtensions.contains(Self.pathExtension(of: path)):
      content = .interfaceBuilder(try InterfaceBuilderDocument(contentsOf: path))
    case .file(let path):
      let bytes: Data
      do {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        bytes = try file.read(upToCount: InterfaceBuilderDocument.sizeLimit + 1) ?? Data()
      } catch {
        throw DocumentError.unreadable(path, reason: "cannot be read; check its permissions")
      }
      content = try Self.content(of: bytes, name: path)
    case .standardInput:
      let bytes = try FileHandle.standardInput.read(upToCount: InterfaceBuilderDocument.sizeLimit + 1)
      content = try Self.content(of: bytes ?? Data(), name: source.name)
    }
  }

  private static let interfaceBuilderExtensions: Set<String> = ["storyboard", "xib", "nib"]
  private static let layoutExtensions: Set<String> = ["yaml", "yml", "json"]

  private static func pathExtension(of path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }

  /// Without a telling name the first character tells: Interface Builder's documents are XML.
  private static func content(of bytes: Data, name: String) throws -> Content {
    let isLayout = layoutExtensions.contains(pathExtension(of: name)) || !looksLikeInterfaceBuilder(bytes)
    return isLayout
      ? .layout(try LayoutDocument(bytes, name: name))
      : .interfaceBuilder(try InterfaceBuilderDocument(bytes: bytes, name: name))
  }

  private static func looksLikeInterfaceBuilder(_ bytes: Data) -> Bool {
    let byteOrderMark: Set<UInt8> = [0xEF, 0xBB, 0xBF]
    let first = bytes.first { !byteOrderMark.contains($0) && !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "<") || ["bplist00", "NIBArchive"].contains { bytes.starts(with: $0.utf8) }
  }

  /// The scenes in one configuration; only the one that the configuration asks for, if it does.
  /// The configurations with every language that was asked for, one language after the other.
  func configurations(_ base: [Configuration], in languages: [String]) -> [Configuration] {
    guard case .interfaceBuilder(let document) = content, !languages.isEmpty else { return base }
    let wanted: [String?] = languages.flatMap { $0 == "all" ? [nil] + document.languages : [$0] }
    return wanted.filter(document.isUsed).flatMap { language in
      base.map { configuration in
        var configuration = configuration
        configuration.language = language
        return configuration
      }
    }
  }

  @MainActor
  func scenes(for configuration: Configuration) -> [Scene] {
    switch content {
    case .interfaceBuilder(let document):
      return document.scenes(for: configuration)
    case .layout(let document):
      let scene = document.makeScene(LayoutDocument.Configuration(configuration))
      if let orientation = configuration.orientation { scene.orientation = orientation.rawValue }
      return configuration.scene.map { $0 == scene.id } ?? true ? [scene] : []
    }
  }
}

extension LayoutDocument.Configuration {
  /// A layout document has no canvas of its own: it takes a device's size and scale.
  init(_ configuration: InterfaceBuilder.Configuration) {
    self.init()
    if let device = configuration.device {
      let isLandscape = configuration.orientation == .landscape
      size = CGSize(
        width: isLandscape ? device.height : device.width, height: isLandscape ? device.width : device.height)
      scale = device.scale
      self.device = device.id
    }
    if let given = configuration.size { size = CGSize(width: given.width, height: given.height) }
    if configuration.isRightToLeft { isRightToLeft = true }
  }
}

extension InputOptions {
  /// Whether every document keeps the canvas that it was drawn on.
  var keepsCanvas: Bool {
    devices.isEmpty && languages.isEmpty && size == nil && orientation == nil && direction == nil
      && contentSize == nil
  }

  /// One configuration for every device that the command line names, in its order.
  func configurations() throws -> [Configuration] {
    let base = Configuration(
      size: size.map { Configuration.Size(width: $0.width, height: $0.height) }, orientation: orientation,
      isRightToLeft: direction.map { $0 == .rtl }, scene: scene, contentSize: contentSize)
    guard !devices.isEmpty else { return [base] }
    return try devices.map { name in
      guard let device = Device.named(name) else {
        let near = Device.suggestions(for: name).map { "'\($0)'" }
        let question = near.isEmpty ? "." : "; did you mean \(near.joined(separator: " or "))?"
        throw CommandLineMistake(
          "--device '\(name)' is not known\(question) Known are \(Device.all.map(\.id).joined(separator: ", "))."
        )
      }
      var configuration = base
      configuration.device = device
      return configuration
    }
  }
}

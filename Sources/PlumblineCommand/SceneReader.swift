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
  }
  private let content: Content

  init(_ source: DocumentSource) throws {
    switch source {
    case .file(let path):
      content = .interfaceBuilder(try InterfaceBuilderDocument(contentsOf: path))
    case .standardInput:
      let bytes = FileHandle.standardInput.readDataToEndOfFile()
      content = .interfaceBuilder(try InterfaceBuilderDocument(bytes: bytes, name: source.name))
    }
  }

  /// The scenes in one configuration; only the one that the configuration asks for, if it does.
  func scenes(for configuration: Configuration) -> [Scene] {
    switch content {
    case .interfaceBuilder(let document): document.scenes(for: configuration)
    }
  }
}

extension InputOptions {
  /// Whether every document keeps the canvas that it was drawn on.
  var keepsCanvas: Bool {
    devices.isEmpty && size == nil && orientation == nil && direction == nil && contentSize == nil
  }

  /// One configuration for every device that the command line names, in its order.
  func configurations() throws -> [Configuration] {
    let base = Configuration(
      size: size.map { Configuration.Size(width: $0.width, height: $0.height) }, orientation: orientation,
      isRightToLeft: direction == .rtl, scene: scene, contentSize: contentSize)
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

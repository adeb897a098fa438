// Documents for tests: a frame around the few lines that a test is about, and the corpus where it is at hand.

import Foundation
import LayoutScene
import Plumbline

@testable import InterfaceBuilder

enum Fixture {
  /// A xib of a 320x480 view without a device, with `content` inside of the view.
  static func xib(
    _ content: String,
    attributes: String = "useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\"",
    device: String = "", build: Int = 22504, root: String = "contentMode=\"scaleToFill\"",
    resources: String = ""
  ) throws -> InterfaceBuilderDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(build)" \
      targetRuntime="iOS.CocoaTouch" \(attributes)>
      \(device)
      <dependencies>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(build)"/>
      </dependencies>
      <objects>
      <view id="V" \(root)>
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      \(content)
      </view>
      </objects>
      <resources>\(resources)</resources>
      </document>
      """
    return try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Test.xib")
  }

  /// A view element that constraints place.
  static func view(_ id: String, _ inner: String = "", tag: String = "view", attributes: String = "")
    -> String
  {
    """
    <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
    \(inner)</\(tag)>
    """
  }

  /// The only scene of a xib, laid out.
  static func laidOut(
    _ document: InterfaceBuilderDocument, _ configuration: SceneConfiguration = .canvas
  ) throws -> Scene {
    guard let scene = document.scenes(for: configuration).first else { throw Missing.scene }
    scene.rootView.layoutIfNeeded()
    return scene
  }

  nonisolated enum Missing: Error { case scene }

  nonisolated static let corpus: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("../shared/corpus/ios").standardizedFileURL
  }()

  nonisolated static var hasCorpus: Bool { FileManager.default.fileExists(atPath: corpus.path) }

  static func corpusDocument(_ path: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(contentsOf: corpus.appendingPathComponent(path).path)
  }

  static let examples: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Examples")
  }()
}

extension Scene {
  func view(_ id: String) -> UIView? { views.first { $0.id == id }?.view }

  /// x, y, width and height of a view, to be compared with literals.
  func frame(_ id: String) -> [Double]? {
    view(id).map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init) }
  }

  func constraint(_ id: String) -> NSLayoutConstraint? { constraints.first { $0.id == id }?.constraint }
}

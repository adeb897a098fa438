// Documents of a few lines that show what a rule finds and what it lets pass. They are tests and documentation at once.

/// A small document beside a rule, with what it needs around it.
public struct RuleExample: Hashable, Sendable {
  /// The document's name, whose ending tells its form.
  public var name: String
  /// The document.
  public var document: String
  /// The values that the rule allows in it, as `.plumbline.yml` has them.
  public var allowed: [String]
  /// Other files of the project, by path: catalogues, sources.
  public var files: [String: String]

  package static func layout(_ document: String) -> RuleExample {
    RuleExample(name: "Example.layout.yaml", document: document, allowed: [], files: [:])
  }

  /// A xib with a view of a size in points, and its content.
  package static func xib(
    _ content: String, size: (width: Int, height: Int) = (320, 480), attributes: String = "",
    allowed: [String] = [], files: [String: String] = [:]
  ) -> RuleExample {
    RuleExample(
      name: "Example.xib",
      document: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view id="root"\(attributes.isEmpty ? "" : " " + attributes)>
              <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
        \(indented(content, by: 6))
            </view>
          </objects>
        </document>
        """, allowed: allowed, files: files)
  }

  /// A storyboard of these scenes.
  package static func storyboard(
    _ scenes: String, attributes: String = "useAutolayout=\"YES\"", allowed: [String] = [],
    files: [String: String] = [:]
  ) -> RuleExample {
    RuleExample(
      name: "Example.storyboard",
      document: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch"\
        \(attributes.isEmpty ? "" : " " + attributes)>
        \(indented(scenes, by: 2))
        </document>
        """, allowed: allowed, files: files)
  }

  /// A scene of a storyboard: a controller with an empty view, and what else it has.
  package static func scene(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
    """
    <scene sceneID="scene-\(id)">
      <objects>
        <viewController id="\(id)"\(attributes.isEmpty ? "" : " " + attributes)>
          <view key="view" id="view-\(id)">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
          </view>\(content.isEmpty ? "" : "\n" + indented(content, by: 6))
        </viewController>
      </objects>
    </scene>
    """
  }

  /// The same with other words in its document.
  package func with(_ old: String, _ new: String) -> RuleExample {
    var other = self
    other.document = document.replacing(old, with: new)
    return other
  }

  /// The text with every non-empty line indented.
  package static func indented(_ text: String, by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}

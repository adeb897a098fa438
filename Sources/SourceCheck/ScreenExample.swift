// The document and the source that the examples of the rules about sources vary.

import LayoutScene

extension RuleExample {
  /// A controller of a class, and what it connects.
  static func screen(of className: String = "Screen", _ connections: String) -> RuleExample {
    let attributes = "customClass=\"\(className)\" customModule=\"App\" customModuleProvider=\"target\""
    let content = connections.isEmpty ? "" : "<connections>\n  \(connections)\n</connections>"
    return .storyboard(
      "<scenes>\n\(scene("main", attributes, content))\n</scenes>",
      files: [
        "Sources/Screen.swift": """
        import UIKit
        class Screen: UIViewController {
          @IBOutlet var titleLabel: UILabel!
          @IBAction func save(_ sender: Any) { titleLabel.isEnabled = true }
        }
        """
      ])
  }
}

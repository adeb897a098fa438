// The font panel of Macs, for texts of a program's own. It is carried: there is no such panel.

import Foundation
import Plumbline

/// Makes new attributes of old ones.
public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key: Any]) -> [NSAttributedString
  .Key: Any]

/// Tells a font panel what is selected, and a delegate what was chosen; there is no panel here, and the delegate is not called.
@preconcurrency @MainActor
open class UITextFormattingCoordinator: NSObject {
  /// Changes the selected text. Not retained.
  open weak var delegate: (any UITextFormattingCoordinatorDelegate)?
  /// False: there is no panel.
  open class var isFontPanelVisible: Bool { false }
  /// A coordinator of a scene's windows; nothing of the scene is kept.
  public required init(windowScene: UIWindowScene) { super.init() }
  /// A coordinator of a scene's windows: a new one at each call, where Apple's answers the same.
  public convenience init(for windowScene: UIWindowScene) { self.init(windowScene: windowScene) }
  /// What is selected, and whether other parts look otherwise; nothing shows it.
  open func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {}
  /// Without effect: there is no panel.
  open class func toggleFontPanel(_ sender: Any) {}
}

/// Changes the selected text as a font panel says; never called here: a test may call it.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
  /// Every selected part is to have what the closure makes of its attributes.
  func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
}

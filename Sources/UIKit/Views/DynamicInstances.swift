// Objects of classes that are known at run time only, as `T()` of a generic parameter: adapted sources make them here.

import Foundation
import Plumbline

extension UIResponder {
  /// An object of the class that this is called on, by its `init()`, which for views and controllers that declare none is
  /// that of `UIView` and `UIViewController`.
  ///
  /// The class stops as everywhere when it has no such initializer: "Use of unimplemented initializer".
  public static func made() -> Self { (madeByOwnInitializer() ?? makeResponder(of: self)) as! Self }
}

extension UIView {
  /// A view of the class that this is called on, by its `init(frame:)`.
  public static func made(frame: CGRect) -> Self { makeView(of: self, frame: frame) as! Self }
}

extension UIButton {
  /// A button of the class that this is called on and of a type, by its `init(frame:)`.
  public static func made(type buttonType: ButtonType) -> Self {
    let button = made(frame: .zero)
    button.buttonType = buttonType
    return button
  }
}

extension UITableViewCell {
  /// A cell of the class that this is called on, by its `init(style:reuseIdentifier:)`.
  public static func made(style: CellStyle, reuseIdentifier: String?) -> Self {
    makeCell(of: self, style, reuseIdentifier) as! Self
  }
}

extension UITableViewHeaderFooterView {
  /// A view of the class that this is called on, by its `init(reuseIdentifier:)`.
  public static func made(reuseIdentifier: String?) -> Self { make(of: self, reuseIdentifier) as! Self }
}

extension UIViewController {
  /// A controller of the class that this is called on, by its `init(nibName:bundle:)`.
  public static func made(nibName: String?, bundle: Bundle?) -> Self {
    makeController(of: self, nibName, bundle) as! Self
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// An object of the class that this is called on, by its `init()`.
  public static func made() -> Self { makeObject(of: self) as! Self }
}

extension UIBarItem {
  /// An item of the class that this is called on, by its `init()`.
  public static func made() -> Self { makeItem(of: self) as! Self }
}

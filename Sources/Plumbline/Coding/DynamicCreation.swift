// Objects of classes that programs name at run time: registered cells, `layerClass`. They are made by an entry that Swift
// does not check: "Unsafe code" in Documentation/Views.md.

import Foundation
import Unchecked

// Apple's classes have initializers that subclasses need not repeat, and yet the system calls the subclass's one for a
// class that it was given. Swift allows this only for `required` initializers, which every subclass must spell out. A
// convenience initializer, though, calls the designated one of the class that it is made for; the functions below enter
// such an initializer with another class than the one that declares it.
//
// Invariants: each function has the symbol, the parameters and the ownership of the convenience initializer above it
// (the compiler refuses a difference within this module), and the class that it is called on is a subclass of the one
// that declares it. A class without the designated initializer stops as everywhere: "Use of unimplemented initializer".

extension UITableViewCell {
  @_silgen_name("plumbline_make_table_view_cell")
  convenience init(made style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the class that this is called on.
  @_silgen_name("plumbline_make_table_view_cell")
  class func make(_ style: CellStyle, _ reuseIdentifier: __owned String?) -> UITableViewCell

  /// A cell of a class that is known at run time only.
  package static func makeCell(
    of type: UITableViewCell.Type, _ style: CellStyle, _ reuseIdentifier: String?
  ) -> UITableViewCell { type.make(style, reuseIdentifier) }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("plumbline_make_header_footer_view")
  convenience init(made reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  /// A header or footer of the class that this is called on.
  @_silgen_name("plumbline_make_header_footer_view")
  class func make(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView

  package static func make(
    of type: UITableViewHeaderFooterView.Type, _ reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView { type.make(reuseIdentifier) }
}

extension UICollectionReusableView {
  @_silgen_name("plumbline_make_collection_view_part")
  convenience init(made frame: CGRect) { self.init(frame: frame) }

  /// A part of a collection view of the class that this is called on.
  @_silgen_name("plumbline_make_collection_view_part")
  class func make(_ frame: CGRect) -> UICollectionReusableView
}

extension CALayer {
  @_silgen_name("plumbline_make_layer")
  convenience init(made: Void) { self.init() }

  /// A layer of the class that this is called on.
  @_silgen_name("plumbline_make_layer")
  class func make(_ made: Void) -> CALayer
}

extension UIResponder {
  @_silgen_name("plumbline_make_responder")
  convenience init(made: Void) { self.init() }

  /// A responder of the class that this is called on.
  @_silgen_name("plumbline_make_responder")
  class func make(_ made: Void) -> UIResponder

  /// A responder of a class that is known at run time only.
  package static func makeResponder(of type: UIResponder.Type) -> UIResponder { type.make(()) }
}

extension UIView {
  @_silgen_name("plumbline_make_view")
  convenience init(proxy frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("plumbline_make_view")
  class func makeProxy(_ frame: CGRect) -> UIView

  /// A view of a class that is known at run time only.
  package static func makeView(of type: UIView.Type, frame: CGRect) -> UIView { type.makeProxy(frame) }
}

extension NSObject {
  @_silgen_name("plumbline_make_object")
  convenience init(ofDocument: Void) { self.init() }

  @_silgen_name("plumbline_make_object")
  class func makeObject(_ ofDocument: Void) -> NSObject

  /// An object of a class that is known at run time only, as `init()` makes it; responders and items of bars as
  /// `UIResponder.made()` and `UIBarItem.made()` of the module UIKit do.
  package static func makeObject(of type: NSObject.Type) -> NSObject {
    withoutIsolation(type) { type in
      if let type = type as? UIResponder.Type {
        return type.madeByOwnInitializer() as? UIResponder ?? UIResponder.makeResponder(of: type)
      }
      return (type as? UIBarItem.Type).flatMap { UIBarItem.makeItem(of: $0) } ?? type.makeObject(())
    }
  }
}

extension UIStoryboardSegue {
  @_silgen_name("plumbline_make_segue")
  convenience init(made identifier: String?, _ source: UIViewController, _ destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name("plumbline_make_segue")
  class func make(
    _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
  ) -> UIStoryboardSegue

  /// A segue of a class that is known at run time only.
  package static func makeSegue(
    of type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue { type.make(identifier, source, destination) }
}

extension UIGestureRecognizer {
  @_silgen_name("plumbline_make_gesture")
  convenience init(made target: Any?, _ action: Selector?) { self.init(target: target, action: action) }

  @_silgen_name("plumbline_make_gesture")
  class func make(_ target: __owned Any?, _ action: __owned Selector?) -> UIGestureRecognizer

  /// A recogniser of a class that is known at run time only, without a target.
  package static func makeRecognizer(of type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    type.make(nil, nil)
  }
}

extension UIViewController {
  @_silgen_name("plumbline_make_view_controller")
  convenience init(made nibName: String?, _ bundle: Bundle?) { self.init(nibName: nibName, bundle: bundle) }

  @_silgen_name("plumbline_make_view_controller")
  class func make(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> UIViewController

  /// A controller of a class that is known at run time only.
  package static func makeController(
    of type: UIViewController.Type, _ nibName: String?, _ bundle: Bundle?
  ) -> UIViewController { type.make(nibName, bundle) }
}

extension UINavigationItem {
  /// An item of a class that is known at run time only; nil where its `init(coder:)` gives none.
  package static func makeItem(of type: UINavigationItem.Type) -> UINavigationItem? {
    type.init(coder: DocumentCoder { _ in })
  }
}

extension UIBarItem {
  @_silgen_name("plumbline_make_bar_item")
  convenience init(made: Void) { self.init() }

  @_silgen_name("plumbline_make_bar_item")
  class func make(_ made: Void) -> UIBarItem

  /// An item of a class that is known at run time only; nil where its `init(coder:)` gives none.
  package static func makeItem(of type: UIBarItem.Type) -> UIBarItem? {
    type.init(coder: DocumentCoder { _ in })
  }
}

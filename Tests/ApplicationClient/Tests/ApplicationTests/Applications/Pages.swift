// A source of pages that may say more than it must.

import UIKit

@objc protocol PageSource: AnyObject {
  func numberOfPages() -> Int
  @objc optional var title: String { get }
  @objc optional var color: UIColor? { get set }
  @objc optional func page(at index: Int) -> String
  @objc optional func pages(_ screen: PagesScreen, marginFor size: CGSize) -> CGFloat
  @objc optional func pages(_ screen: PagesScreen, marginFor traits: UITraitCollection) -> CGFloat
  @objc optional static func pagesOfAll() -> Int
}

class PagesScreen: UIViewController {
  weak var source: PageSource?
  let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
    title = source?.title ?? "Untitled"
    if let title = source?.title { caption.text = title + " 1" }
    if let color = source?.color { view.backgroundColor = color }
    caption.accessibilityLabel = source?.page?(at: 0)
  }

  /// The margin for a size, else for traits, else none.
  var margin: CoreGraphics.CGFloat {
    source?.pages?(self, marginFor: view.bounds.size) ?? source?.pages?(self, marginFor: traitCollection) ?? 0
  }

  func countOfAll(_ type: PageSource.Type) -> Int { type.pagesOfAll?() ?? 0 }

  @objc func turn() {}

  /// Whether a class below this one turns its pages itself.
  var turnsItself: Bool {
    class_getMethodImplementation(type(of: self), #selector(turn))
      != class_getMethodImplementation(PagesScreen.self, #selector(turn))
  }
}

class TurningScreen: PagesScreen {
  override func turn() {}
}

final class LowerTurningScreen: TurningScreen {}

class FullPages: NSObject, PageSource {
  func numberOfPages() -> Int { 1 }
  var title: String { "Full" }
  var color: UIColor? = .red
  func page(at index: Int) -> String { "Page \(index)" }
  func pages(_ screen: PagesScreen, marginFor traits: UITraitCollection) -> CGFloat { 12 }
  static func pagesOfAll() -> Int { 7 }
}

class WidePages: FullPages {}

class SizedPages: NSObject, PageSource {
  func numberOfPages() -> Int { 2 }
  func pages(_ screen: PagesScreen, marginFor size: CGSize) -> CGFloat { 30 }
}

class BarePages: NSObject, PageSource {
  func numberOfPages() -> Int { 0 }
}

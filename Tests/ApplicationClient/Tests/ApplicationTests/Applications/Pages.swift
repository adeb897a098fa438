// A source of pages that may say more than it must.

import UIKit

@objc protocol PageSource: AnyObject {
  func numberOfPages() -> Int
  @objc optional var title: String { get }
  @objc optional var color: UIColor? { get set }
  @objc optional func page(at index: Int) -> String
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
}

class FullPages: NSObject, PageSource {
  func numberOfPages() -> Int { 1 }
  var title: String { "Full" }
  var color: UIColor? = .red
  func page(at index: Int) -> String { "Page \(index)" }
}

class BarePages: NSObject, PageSource {
  func numberOfPages() -> Int { 0 }
}

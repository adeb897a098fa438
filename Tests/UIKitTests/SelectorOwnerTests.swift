// Selectors of methods that several of the system's classes have, as the adaptation writes them for values of no known type.

import Testing
import UIKit

@Suite struct SelectorOwnerTests {
  @Test func theyBelongToWhoHasTheMethod() {
    final class List: UITableView {
      var count = 0
      override func reloadData() { count += 1 }
    }
    let reload = Selector("reloadData", { (owner: any ReloadingBySelector) in { owner.reloadData() } })
    let list = List()
    #expect(list.responds(to: reload))
    #expect(!UIView().responds(to: reload))
    _ = list.perform(reload)
    #expect(list.count == 1)
    let start = Selector("startAnimating", { (owner: any AnimatingBySelector) in { owner.startAnimating() } })
    #expect(UIActivityIndicatorView().responds(to: start))
    #expect(!list.responds(to: start))
  }
}

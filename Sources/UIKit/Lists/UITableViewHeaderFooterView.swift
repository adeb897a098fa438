// The second label of headers and footers.

import Foundation
import Plumbline

private final class HeaderFooterDetail: CarriedState {
  var label: UILabel?
}

extension UITableViewHeaderFooterView {
  /// The second label; carried: it takes no room here.
  public var detailTextLabel: UILabel? {
    let state = makeCarried(HeaderFooterDetail.self)
    let label = state.label ?? UILabel()
    state.label = label
    return label
  }
}

// A file that imports UIKit by the bridging header alone.

import Foundation

final class BridgedBadge: UIView {
  private let label = UILabel()

  init(count: Int) {
    super.init(frame: .zero)
    label.text = "\(count)"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
}

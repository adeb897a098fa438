// Views that the tests lay out: one that is right, and one with a mistake of each kind. The lines of their constraints are
// what the tests expect failures at.

import Foundation
import Plumbline

/// A title beside an icon, 16 points from the edges.
final class Banner: UIView {
  let icon = UIView()
  let title = UILabel()
  /// The line of the constraint that makes the icon 24 points wide.
  private(set) var iconWidthLine = 0
  /// The line of the constraint that excludes it, for banners with a conflict.
  private(set) var conflictLine = 0

  init(hasConflict: Bool = false, isOpen: Bool = false, iconWidth: CGFloat = 24) {
    super.init(frame: .zero)
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    title.numberOfLines = 0
    title.text = "A title"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      icon.heightAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      bottomAnchor.constraint(greaterThanOrEqualTo: icon.bottomAnchor, constant: 16),
      bottomAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 16),
    ])
    iconWidthLine = #line + 1
    icon.widthAnchor.constraint(equalToConstant: iconWidth).isActive = true
    if !isOpen { title.topAnchor.constraint(equalTo: icon.topAnchor).isActive = true }
    guard hasConflict else { return }
    conflictLine = #line + 1
    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

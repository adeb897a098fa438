// A tree whose animations are easy to check: a box at (0, 0) of 100x40 in a root of 400x200, placed by constraints.

import Foundation

@testable import Plumbline

final class AnimatedTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  let box = UIView()
  let left: NSLayoutConstraint
  let width: NSLayoutConstraint

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      left, width, box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
  }

  func advance(_ seconds: TimeInterval) { root.animationTimeline.advance(by: seconds) }
  var shown: CGRect { box.presentation.frame }
}

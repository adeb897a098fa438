// Views that a subclass adds, ties or removes in `intrinsicContentSize` while a fitting size is worked out: lazily built
// content, as in many programs. Frames follow from the constraints; the console has to be silent.

import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("Changes of the tree while a fitting size is asked for")
struct FittingEditTests {
  /// Builds what it shows when it is asked for its size.
  private final class Lazy: UIView {
    var inner: UIView?
    var change: ((Lazy) -> Void)?
    override var intrinsicContentSize: CGSize {
      change?(self)
      change = nil
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    func build() {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      self.inner = inner
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 3),
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
        bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6),
        inner.widthAnchor.constraint(equalToConstant: 70), inner.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let box = UIView()
  private let lazy = Lazy()

  init() {
    root.addSubview(box)
    box.addSubview(lazy)
    for view in [box, lazy] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      lazy.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      lazy.topAnchor.constraint(equalTo: box.topAnchor),
      box.trailingAnchor.constraint(equalTo: lazy.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: lazy.bottomAnchor),
    ])
  }

  @Test("what is added counts in the fitting size and in the layout after it", arguments: [false, true])
  func added(isLaidOutBefore: Bool) {
    let console = ConsoleRecorder(root)
    if isLaidOutBefore { root.layoutIfNeeded() }
    lazy.change = { $0.build() }
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 78, height: 30))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 10, width: 78, height: 30))
    #expect(lazy.inner?.frame == CGRect(x: 3, y: 4, width: 70, height: 20))
    #expect(root.layoutContext?.owners.filter { $0.view === lazy }.count == 1)
    #expect(root.layoutContext?.owners.filter { $0.view === lazy.inner }.count == 1)
    #expect(console.messages.isEmpty)
  }

  @Test("what is removed is gone from both, and can be used elsewhere")
  func removed() {
    lazy.build()
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 78, height: 30))
    lazy.change = { $0.inner?.removeFromSuperview() }
    _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    weak let gone = lazy.inner
    #expect(lazy.inner?.item == -1)
    lazy.inner = nil
    #expect(gone == nil)
    lazy.build()
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 78, height: 30))
    #expect(lazy.inner?.frame == CGRect(x: 3, y: 4, width: 70, height: 20))
  }

  @Test("a view that is placed by constraints from then on is in the layout after it, too")
  func placed() {
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    lazy.addSubview(inner)
    inner.topAnchor.constraint(equalTo: lazy.topAnchor).priority = .defaultLow
    root.layoutIfNeeded()
    lazy.change = {
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        inner.topAnchor.constraint(equalTo: $0.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }
}

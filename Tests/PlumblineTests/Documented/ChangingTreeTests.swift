// What Apple's documentation says of fitting, changing trees, sizes of the root and the coordinates of constants.

import Foundation
import Testing

@testable import Plumbline

@Suite("Documented: fitting and changing trees") struct ChangingTreeTests {
  private func placed(_ view: UIView, in superview: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test(
    "a constant is of the container's space: a zoom of the container scales it, one of the view does not"
  )
  func zoomedContainer() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    window.addSubview(container)
    let view = placed(UIView(), in: container)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 120, y: 120))
    // The container is shown twice as large around its centre: 20 of its points are 40 of the window's.
    container.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
    #expect(view.convert(view.bounds, to: window) == CGRect(x: 40, y: 40, width: 80, height: 80))
    // The view is shown half as large around its centre: its centre and the constant stay.
    container.transform = .identity
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    window.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 40, y: 40) && view.bounds.size == CGSize(width: 40, height: 40))
    #expect(view.convert(view.bounds, to: window) == CGRect(x: 130, y: 130, width: 20, height: 20))
  }

  /// Spec E139 and E141, and a constraint to the outside, which does not count.
  @Test("the fitting size is the smallest that the subtree's constraints allow")
  func fittingSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let panel = placed(UIView(), in: root)
    panel.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    #expect(panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    let view = placed(UIView(), in: panel)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 500),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: panel.topAnchor, constant: 20),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
    ])
    let frame = panel.frame
    #expect(
      panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 540, height: 140))
    #expect(
      panel.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 540, height: 10000))
    #expect(
      panel.systemLayoutSizeFitting(
        CGSize(width: 0, height: 300), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .required) == CGSize(width: 540, height: 300))
    #expect(panel.frame == frame && root.layoutContext == nil, "nothing of the tree changes")
  }

  @Test("views come and go at run time, with their constraints")
  func runTime() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let first = placed(SizedView(50, 20), in: root)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
      first.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let second = placed(SizedView(30, 20), in: root)
    second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8).isActive = true
    second.topAnchor.constraint(equalTo: first.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 66, y: 0, width: 30, height: 20))
    first.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    second.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    second.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    withExtendedLifetime(inWindow(root)) {
      #expect(second.frame.minX == 0 && !second.hasAmbiguousLayout)
    }
  }

  @Test("another size or orientation lays out again, as a new tree of that size would be")
  func orientation() {
    func make(_ size: CGSize) -> (UIView, UIView) {
      let root = UIView(frame: CGRect(origin: .zero, size: size))
      let view = placed(UIView(), in: root)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ])
      root.layoutIfNeeded()
      return (root, view)
    }
    let (root, view) = make(CGSize(width: 320, height: 480))
    #expect(view.frame == CGRect(x: 80, y: 380, width: 160, height: 80))
    root.frame.size = CGSize(width: 480, height: 320)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 180, width: 240, height: 120))
    #expect(view.frame == make(CGSize(width: 480, height: 320)).1.frame)
  }

  @Test(
    "a view made in code is placed by constraints once its mask is not translated; before, they conflict"
  )
  func boilerplate() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let recorder = ConsoleRecorder(root)
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 0 && recorder.alerts.count == 1)
    #expect(
      recorder.texts.first?.contains("NSAutoresizingMaskLayoutConstraint:P h=--& v=--& UIView:P.width == 0")
        == true)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 100),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 100, width: 200, height: 100))
    #expect(root.layoutDiagnosis().conflicts.isEmpty)
  }

  @Test("constraints that a controller keeps for a size class come and go with it")
  func sizeClasses() {
    final class Controller: UIViewController {
      let box = UIView()
      lazy var narrow = [
        box.widthAnchor.constraint(equalTo: view.widthAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
      ]
      lazy var wide = [
        box.widthAnchor.constraint(equalToConstant: 300),
        box.heightAnchor.constraint(equalTo: view.heightAnchor),
      ]
      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      override func viewIsAppearing(_ animated: Bool) { choose() }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { choose() }
      private func choose() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        NSLayoutConstraint.deactivate(isWide ? narrow : wide)
        NSLayoutConstraint.activate(isWide ? wide : narrow)
      }
    }
    let screen = UIScreen(size: CGSize(width: 414, height: 736), scale: 3)
    let window = UIWindow(screen: screen)
    let recorder = ConsoleRecorder(window)
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.box.frame == CGRect(x: 0, y: 0, width: 414, height: 100))
    window.screen = screen.rotated()
    #expect(controller.box.frame == CGRect(x: 0, y: 0, width: 300, height: 414))
    window.screen = screen
    #expect(controller.box.frame == CGRect(x: 0, y: 0, width: 414, height: 100))
    #expect(recorder.alerts.isEmpty)
  }

  @Test("updating frames: what a view was given by hand gives way to what the constraints say")
  func updateFrames() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = placed(UIView(frame: CGRect(x: 7, y: 9, width: 33, height: 21)), in: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.25),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10.5, width: 50, height: 40))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4), "until the superview is laid out")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10.5, width: 50, height: 40))
  }
}

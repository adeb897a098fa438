// Views and controllers that write down when they are called.

import Foundation

@testable import Plumbline

final class CallLog {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  /// The entries since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

final class LoggedView: UIView {
  let name: String
  let log: CallLog
  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override func updateConstraints() {
    log.add("\(name).updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    log.add("\(name).layoutSubviews")
    super.layoutSubviews()
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.add("\(name).traits") }
}

final class LoggedController: UIViewController {
  let name: String
  let log: CallLog
  let rootView: LoggedView
  let childView: LoggedView

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    rootView = LoggedView(name == "vc" ? "root" : name + ".view", log)
    childView = LoggedView(name == "vc" ? "child" : name + ".child", log)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("not archived") }

  private func add(_ call: String) { log.add("\(name).\(call)") }

  override func loadView() {
    add("loadView")
    rootView.addSubview(childView)
    view = rootView
  }
  override func viewDidLoad() { add("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { add("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { add("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { add("viewDidDisappear") }
  override func updateViewConstraints() {
    add("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { add("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { add("viewDidLayoutSubviews") }
  override func viewLayoutMarginsDidChange() { add("viewLayoutMarginsDidChange") }
  override func viewSafeAreaInsetsDidChange() { add("viewSafeAreaInsetsDidChange") }
  override func willMove(toParent parent: UIViewController?) {
    add("willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    add("didMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    add("viewWillTransition(\(Int(size.width))x\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    add("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { add("traits") }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    add("preferredContentSizeDidChange")
  }
}

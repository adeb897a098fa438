// Hosting controllers, cells and UIKit's own views among SwiftUI's, by Apple's documentation of each.

import SwiftUI
import Testing

@Suite("Hosting of SwiftUI") @MainActor
struct HostingTests {
  @Test("a hosting controller's size is its content's: the ideal one, or the one within an offer")
  func sizes() {
    let controller = UIHostingController(
      rootView: Color.red.frame(minWidth: 30, idealWidth: 70, maxWidth: 100, minHeight: 20))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 70, height: 20))
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 40)) == CGSize(width: 100, height: 40))
    #expect(
      controller.view.systemLayoutSizeFitting(
        CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 90, height: 20))
    #expect(
      controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 20))
  }

  @Test(
    "another root view is there in the next pass, and the preferred size follows where that was asked for")
  func otherRoot() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 20, height: 10))
    controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.preferredContentSize == CGSize(width: 20, height: 10))
    controller.rootView = Color.red.frame(width: 60, height: 30)
    controller.view.layoutIfNeeded()
    #expect(controller.preferredContentSize == CGSize(width: 60, height: 30))
    #expect(controller.view.subviews.map(\.frame) == [CGRect(x: 20, y: 35, width: 60, height: 30)])
  }

  @Test("constraints see the content's size, and a text gets the height for the width that they give")
  func constraints() {
    let words = "Many words that do not fit into one line of this width, and not into two"
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let controller = UIHostingController(rootView: Text(words))
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(controller.view)
    NSLayoutConstraint.activate([
      controller.view.topAnchor.constraint(equalTo: root.topAnchor),
      controller.view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      controller.view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let label = UILabel()
    label.text = words
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    #expect(controller.view.frame.width == 150)
    #expect(controller.view.frame.height == label.sizeThatFits(CGSize(width: 150, height: 1000)).height)
  }

  @Test("content keeps out of the safe area unless it ignores it, as backgrounds of a style do")
  func safeArea() {
    let controller = UIHostingController(
      rootView: ZStack {
        Color.red.ignoresSafeArea().accessibilityIdentifier("all")
        Color.blue.accessibilityIdentifier("safe")
      })
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let safe = controller.view.safeAreaInsets
    #expect(safe.top >= 20 && safe.bottom >= 30)
    #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(
      controller.view.subviews.last?.frame
        == CGRect(x: 0, y: safe.top, width: 100, height: 200 - safe.top - safe.bottom))
    controller.safeAreaRegions = []
    window.layoutIfNeeded()
    #expect(controller.view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  private struct Badge: UIViewRepresentable {
    final class Coordinator { var updates = 0 }
    let text: String
    var log: (String) -> Void = { _ in }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel {
      log("make")
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.updates += 1
      log("update \(context.coordinator.updates)")
      uiView.text = text
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { uiView.text = "gone" }
  }
  private struct BadgeScreen: View {
    let text: String?
    let log: (String) -> Void
    var body: some View { if let text { Badge(text: text, log: log).fixedSize() } }
  }

  @Test("a represented view is made once, updated with each value, and let go")
  func representable() throws {
    var told: [String] = []
    let view = Hosted(200, 100) { BadgeScreen(text: "one") { told.append($0) } }
    let label = try #require(view.controller.view.subviews.first as? UILabel)
    #expect(label.frame.size == label.intrinsicContentSize)
    view.controller.rootView = BadgeScreen(text: "other") { told.append($0) }
    view.layOut()
    #expect(view.controller.view.subviews.first === label && label.text == "other")
    #expect(told == ["make", "update 1", "update 2"])
    view.controller.rootView = BadgeScreen(text: nil) { told.append($0) }
    view.layOut()
    #expect(view.controller.view.subviews.isEmpty && label.text == "gone")
  }

  private struct Bare: UIViewRepresentable {
    var hugging: UILayoutPriority = .defaultLow
    func makeUIView(context: Context) -> UIView { Sized() }
    func updateUIView(_ uiView: UIView, context: Context) {
      uiView.setContentHuggingPriority(hugging, for: .horizontal)
      uiView.setContentHuggingPriority(hugging, for: .vertical)
    }
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }
  }
  private struct Own: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: proposal.width ?? 1, height: (proposal.width ?? 1) / 2)
    }
  }

  @Test("a represented view grows unless it hugs its content, and may say its size itself")
  func representedSizes() {
    let offer = CGSize(width: 100, height: 80)
    #expect(UIHostingController(rootView: Bare()).sizeThatFits(in: offer) == offer)
    #expect(
      UIHostingController(rootView: Bare(hugging: .required)).sizeThatFits(in: offer)
        == CGSize(width: 30, height: 20))
    #expect(UIHostingController(rootView: Bare()).view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(UIHostingController(rootView: Own()).sizeThatFits(in: offer) == CGSize(width: 100, height: 50))
  }

  private struct Embedded: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test("a represented controller becomes a child and takes the room")
  func representedController() {
    let view = Hosted(100, 80) { Embedded().padding(10) }
    #expect(view.controller.children.count == 1)
    #expect(view.controller.children.first?.view.frame == CGRect(x: 10, y: 10, width: 80, height: 60))
  }

  private final class Row: NSObject, UITableViewDataSource {
    let content: any UIContentConfiguration
    init(_ content: any UIContentConfiguration) { self.content = content }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }
    /// The content's hosting view in a row of a table of a width.
    func shown(width: CGFloat) -> UIView? {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
      table.separatorStyle = .none
      table.dataSource = self
      table.layoutIfNeeded()
      return table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.subviews.first
    }
  }

  @Test("a cell is as high as its views with the margins that it gives them, and 44 points at least")
  func cells() throws {
    let row = Row(
      UIHostingConfiguration { Color.red.frame(height: 50).named("a") }.margins(.vertical, 6).margins(
        .horizontal, 15
      )
      .background { Color.blue.named("back") })
    let shown = try #require(row.shown(width: 300))
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 300, height: 62))
    let found = shown.subviews.map { ($0.accessibilityIdentifier, $0.frame) }
    #expect(found.map(\.0) == ["back", "a"])
    #expect(found.map(\.1) == [shown.bounds, CGRect(x: 15, y: 6, width: 270, height: 50)])
    let low = UIHostingConfiguration { Color.red.frame(height: 5) }.margins(.all, 0)
    #expect(Row(low).shown(width: 300)?.frame.height == 44)
    #expect(Row(low.minSize(height: 10)).shown(width: 300)?.frame.height == 10)
    // The content's own margins are the cell's layout margins: 11 above and below (spec 10 §4).
    #expect(Row(UIHostingConfiguration { Color.red.frame(height: 50) }).shown(width: 300)?.frame.height == 72)
  }

  @Test("a table measures rows of views, texts of several lines among them")
  func rows() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration {
          Text(indexPath.row == 0 ? "short" : String(repeating: "many words ", count: 30))
        }.margins(.all, 10)
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.separatorStyle = .none
    table.dataSource = source
    table.layoutIfNeeded()
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text = String(repeating: "many words ", count: 30)
    let text = label.sizeThatFits(CGSize(width: 300, height: 10_000)).height
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == text + 20)
  }

  @Test("a hosting controller and its tree go when nobody holds them")
  func letGo() {
    weak var view: UIView?
    do {
      let hosted = Hosted(100, 100) {
        ScrollView { Button("Go") {}.opacity(0.5).onAppear {} }.background(Color.red)
        GeometryReader { proxy in Button("Size") { _ = proxy.frame(in: .global) } }
      }
      view = hosted.controller.view
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}

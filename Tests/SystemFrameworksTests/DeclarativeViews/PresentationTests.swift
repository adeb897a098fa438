// What sheets and pushed screens show of later values, and how they go.

import SwiftUI
import Testing

@Suite("Sheets and screens of SwiftUI follow their values") @MainActor
struct PresentationTests {
  /// A tree in a window.
  @MainActor struct Shown<Content: View> {
    let view: Hosted<Content>
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    init(@ViewBuilder _ content: () -> Content) {
      view = Hosted(300, 600, content)
      window.rootViewController = view.controller
      window.isHidden = false
      layOut()
    }
    func layOut() {
      window.layoutIfNeeded()
      view.controller.presentedViewController?.view.layoutIfNeeded()
      window.layoutIfNeeded()
    }
    /// Sends a control's event to the view of a name, wherever it is shown.
    func tap(_ name: String) throws {
      let found = Self.find(name, in: window)
      try #require(found as? UIControl).sendActions(for: .touchUpInside)
      layOut()
    }
    func text(_ name: String) -> String? { (Self.find(name, in: window) as? UILabel)?.text }
    private static func find(_ name: String, in view: UIView) -> UIView? {
      for subview in view.subviews.reversed() { if let found = find(name, in: subview) { return found } }
      return view.accessibilityIdentifier == name ? view : nil
    }
  }

  private struct Owner: View {
    let isFull: Bool
    let ended: () -> Void
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      if isFull {
        button.fullScreenCover(isPresented: $isShown, onDismiss: ended) { sheet }
      } else {
        button.sheet(isPresented: $isShown, onDismiss: ended) { sheet }
      }
    }
    private var button: some View { Button("show") { isShown = true }.named("show") }
    private var sheet: some View { NavigationStack { Inner(count: $count) } }
  }
  private struct Inner: View {
    @Binding var count: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("\(count)").named("count")
        Button("more") { count += 1 }.named("more")
        Button("done") { dismiss() }.named("done")
      }
    }
  }

  @Test(
    "a sheet shows what it changes in its owner, and stays away once it is dismissed from its stack",
    arguments: [false, true])
  func sheet(isFull: Bool) throws {
    var ends = 0
    let shown = Shown { Owner(isFull: isFull) { ends += 1 } }
    try shown.tap("show")
    #expect(shown.text("count") == "0")
    try shown.tap("more")
    #expect(shown.text("count") == "1")
    try shown.tap("done")
    #expect(ends == 1)
    shown.view.controller.view.setNeedsLayout()
    shown.layOut()
    #expect(shown.view.controller.presentedViewController == nil && ends == 1)
    // And comes again when it is asked for.
    try shown.tap("show")
    #expect(shown.text("count") == "1")
  }

  @Test("a sheet that UIKit dismisses sets its value to false")
  func dismissedByUIKit() throws {
    var ends = 0
    let shown = Shown { Owner(isFull: false) { ends += 1 } }
    try shown.tap("show")
    let sheet = try #require(shown.view.controller.presentedViewController)
    sheet.dismiss(animated: false)
    shown.layOut()
    #expect(shown.view.controller.presentedViewController == nil && ends == 1)
    withExtendedLifetime(sheet) {}
  }

  private struct Leaving: View {
    @Environment(\.isPresented) private var isPresented
    @State private var isThere = true
    let ended: () -> Void
    var body: some View {
      VStack {
        Button("leave") { isThere = false }.named("leave")
        if isThere { Owner(isFull: false, ended: ended) }
      }
    }
  }

  @Test("a sheet is dismissed when the view that owns it leaves")
  func ownerLeaves() throws {
    var ends = 0
    let shown = Shown { Leaving { ends += 1 } }
    try shown.tap("show")
    #expect(shown.view.controller.presentedViewController != nil)
    try shown.tap("leave")
    shown.layOut()
    #expect(shown.view.controller.presentedViewController == nil && ends == 1)
  }

  @Test("a sheet has the heights and the manners that its views ask for")
  func detents() throws {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        Text("x").sheet(isPresented: $isShown) {
          Text("sheet").presentationDetents([.large, .medium]).presentationDragIndicator(.visible)
            .interactiveDismissDisabled()
        }
      }
    }
    let shown = Shown { Screen() }
    let sheet = try #require(shown.view.controller.presentedViewController)
    let presentation = try #require(sheet.sheetPresentationController)
    #expect(presentation.detents.map(\.identifier) == [.medium, .large])
    #expect(presentation.prefersGrabberVisible && sheet.isModalInPresentation)
  }

  private struct Word: Identifiable { let id: String }
  private struct ItemOwner: View {
    @State private var word: Word?
    @State private var alerted: Word?
    var body: some View {
      VStack {
        Button("a") { word = Word(id: "a") }.named("a")
        Button("alert") { alerted = Word(id: "x") }.named("alert")
      }
      .sheet(item: $word) { shown in
        Text(shown.id).named("word")
        Button("next") { word = Word(id: "b") }.named("next")
        Button("away") { word = nil }.named("away")
      }
      .alert(item: $alerted) { Alert(title: Text($0.id)) }
    }
  }

  @Test("a sheet and an alert are of an item while there is one")
  func items() throws {
    let shown = Shown { ItemOwner() }
    try shown.tap("a")
    #expect(shown.text("word") == "a")
    try shown.tap("next")
    #expect(shown.text("word") == "b")
    try shown.tap("away")
    #expect(shown.view.controller.presentedViewController == nil)
    try shown.tap("alert")
    #expect((shown.view.controller.presentedViewController as? UIAlertController)?.title == "x")
  }

  private struct Screens: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Home(count: $count).navigationDestination(for: String.self) { name in
          Button("\(name)") { count += 1 }.named("more")
          Text("\(name) \(count)").named("count")
        }
      }
    }
  }
  private struct Home: View {
    @Binding var count: Int
    @State private var own = 0
    var body: some View {
      VStack {
        NavigationLink("all") { Inner(count: $count) }.named("all")
        NavigationLink("own") { Inner(count: $own) }.named("own")
        NavigationLink(value: "v") { Text("value") }.named("value")
      }
    }
  }

  @Test(
    "a pushed screen shows what it changes in the screens below and around",
    arguments: ["all", "own", "value"])
  func pushed(link: String) throws {
    let shown = Shown { Screens() }
    let navigation = try #require(shown.view.controller.children.first as? UINavigationController)
    try shown.tap(link)
    try shown.tap("more")
    try shown.tap("more")
    #expect(shown.text("count") == (link == "value" ? "v 2" : "2"))
    guard link != "value" else { return }
    try shown.tap("done")
    #expect(navigation.viewControllers.count == 1)
  }

  private struct Tabs: View {
    @State private var selected = "a"
    var body: some View {
      TabView(selection: $selected) {
        Text("one \(selected)").named("one").tabItem { Text("First") }.tag("a")
        Text("two \(selected)").named("two").tabItem { Text("Second") }.tag("b")
      }
    }
  }

  @Test("a tab that was chosen is said to the binding")
  func tabs() throws {
    let shown = Shown { Tabs() }
    let tabs = try #require(shown.view.controller.children.first as? UITabBarController)
    // As UIKit does for a tap: the selection, then the delegate.
    tabs.selectedIndex = 1
    tabs.delegate?.tabBarController(tabs, didSelect: try #require(tabs.selectedViewController))
    shown.layOut()
    #expect(tabs.selectedIndex == 1 && shown.text("two") == "two b")
  }
}

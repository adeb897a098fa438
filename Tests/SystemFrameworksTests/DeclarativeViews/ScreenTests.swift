// Previews of UIKit's views as programs write them, screens in navigation and tabs, and names of modules.

import SwiftUI
import Testing

@Suite("Screens and previews of SwiftUI") @MainActor
struct ScreenTests {
  struct CardPreview<V: UIView>: UIViewRepresentable {
    let view: V
    init(_ make: () -> V) { view = make() }
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ uiView: V, context: Context) {
      uiView.setContentHuggingPriority(.defaultHigh, for: .vertical)
      uiView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
  }
  struct Card_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        CardPreview { UISwitch() }.previewLayout(.sizeThatFits).padding(10).previewDisplayName("on")
        ForEach(["a", "b"], id: \.self) { name in
          CardPreview {
            let label = UILabel()
            label.text = name
            return label
          }
          .previewDevice(PreviewDevice(rawValue: "iPhone 16")).environment(\.colorScheme, .dark)
          .edgesIgnoringSafeArea(.all)
        }
      }
    }
  }

  @Test("a preview's views can be hosted, and have their own sizes")
  func previews() throws {
    let controller = UIHostingController(rootView: Card_Previews.previews)
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    controller.view.layoutIfNeeded()
    let shown = controller.view.subviews
    #expect(shown.count == 3)
    let toggle = try #require(shown.first as? UISwitch)
    #expect(toggle.frame.size == toggle.intrinsicContentSize)
    #expect(shown.dropFirst().compactMap { ($0 as? UILabel)?.text } == ["a", "b"])
    #expect(shown.last?.overrideUserInterfaceStyle == .dark)
    #expect(Card_Previews.platform == nil)
  }

  @Test("a navigation view is a navigation controller, whose links push and whose screens go")
  func navigation() throws {
    struct Detail: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("back") { dismiss() }.named("back").navigationTitle("Detail") }
    }
    let view = Hosted(300, 600) {
      NavigationStack {
        VStack {
          NavigationLink("go") { Detail() }.named("go")
          NavigationLink(value: 7) { Text("seven") }.named("value")
        }
        .navigationTitle("List")
        .navigationDestination(for: Int.self) { Text("number \($0)").named("number") }
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = view.controller
    window.isHidden = false
    window.layoutIfNeeded()
    let navigation = try #require(view.controller.children.first as? UINavigationController)
    #expect(navigation.topViewController?.navigationItem.title == "List")
    try #require(view.view("go") as? UIControl).sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.navigationItem.title == "Detail")
    try #require(view.view("back") as? UIControl).sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(navigation.viewControllers.count == 1)
    try #require(view.view("value") as? UIControl).sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect((view.view("number") as? UILabel)?.text == "number 7")
  }

  @Test("a tab view is a tab bar controller with the titles of its items")
  func tabs() throws {
    struct Tabs: View {
      @State var selected = "b"
      var body: some View {
        TabView(selection: $selected) {
          Text("one").tabItem { Label("First", systemImage: "star") }.tag("a")
          Text("two").tabItem { Text("Second") }.tag("b")
        }
      }
    }
    let view = Hosted(300, 600) { Tabs() }
    let tabs = try #require(view.controller.children.first as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem?.title } == ["First", "Second"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("a sheet is presented while a value is true")
  func sheet() throws {
    struct Screen: View {
      @State var isShown = false
      var body: some View {
        Button("show") { isShown = true }.named("show").sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let view = Hosted(300, 600) { Screen() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = view.controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(view.controller.presentedViewController == nil)
    try #require(view.view("show") as? UIControl).sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(view.controller.presentedViewController is UIHostingController<Text>)
    // Another pass presents nothing anew, and what UIKit dismissed stays away.
    let sheet = view.controller.presentedViewController
    view.controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.controller.presentedViewController === sheet)
  }

  @Test("rows of a list are 44 points high at least, as wide as the list, and have a cell's insets")
  func list() {
    let view = Hosted(300, 400) {
      List {
        Text("one").named("one")
        Color.red.frame(height: 60).named("tall")
      }
    }
    #expect(view["one"]?.minX == 20)
    // In the middle of 44 points, but for a pixel.
    #expect(abs((view["one"]?.midY ?? 0) - 22) < 0.5)
    // 44 + 11 and as wide as the list without its insets.
    #expect(view["tall"] == CGRect(x: 20, y: 55, width: 260, height: 60))
  }

  @Test("an alert is one of UIKit's, with the buttons of its actions")
  func alert() throws {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        Text("x").alert("Delete?", isPresented: $isShown) {
          Button("Delete", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        } message: {
          Text("For good.")
        }
      }
    }
    let view = Hosted(300, 600) { Screen() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = view.controller
    window.isHidden = false
    window.layoutIfNeeded()
    let alert = try #require(view.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete?" && alert.message == "For good.")
    #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
  }

  @Test("elements go and move by offsets, which may lie anywhere")
  func offsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 9])
    #expect(letters == ["a", "c", "d"])
    // Apple's documentation: in front of the element at the destination before the move.
    letters.move(fromOffsets: [0], toOffset: 2)
    #expect(letters == ["c", "a", "d"])
    letters.move(fromOffsets: [2], toOffset: 50)
    #expect(letters == ["c", "a", "d"])
  }
}

// Stacks of screens that follow a program's path and values, bars, and menus.

import SwiftUI
import Testing

@Suite("Paths, bars and menus of SwiftUI") @MainActor
struct NavigationTests {
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
      window.layoutIfNeeded()
    }
    func find(_ name: String) -> UIView? { Self.find(name, in: window) }
    private static func find(_ name: String, in view: UIView) -> UIView? {
      for subview in view.subviews.reversed() { if let found = find(name, in: subview) { return found } }
      return view.accessibilityIdentifier == name ? view : nil
    }
    func tap(_ name: String) throws {
      try #require(find(name) as? UIControl).sendActions(for: .touchUpInside)
      layOut()
    }
    func text(_ name: String) -> String? { (find(name) as? UILabel)?.text }
    var navigation: UINavigationController? { view.controller.children.first as? UINavigationController }
  }

  @Observable final class Way {
    var numbers: [Int] = []
    var path = NavigationPath()
  }
  private struct Numbers: View {
    @Bindable var way: Way
    var body: some View {
      NavigationStack(path: $way.numbers) {
        VStack { NavigationLink(value: 7) { Text("seven") }.named("link") }
          .navigationDestination(for: Int.self) { Text("number \($0)").named("number") }
      }
    }
  }

  @Test("a stack shows the screens of its path, and the path those of the stack")
  func path() throws {
    let way = Way()
    let shown = Shown { Numbers(way: way) }
    let navigation = try #require(shown.navigation)
    way.numbers = [1, 2]
    shown.layOut()
    #expect(navigation.viewControllers.count == 3 && shown.text("number") == "number 2")
    let first = navigation.viewControllers[1]
    // What both have in common stays.
    way.numbers = [1, 3, 4]
    shown.layOut()
    #expect(navigation.viewControllers.count == 4 && navigation.viewControllers[1] === first)
    #expect(shown.text("number") == "number 4")
    // The bar's button leads back.
    navigation.popViewController(animated: false)
    shown.layOut()
    #expect(way.numbers == [1, 3])
    way.numbers = []
    shown.layOut()
    #expect(navigation.viewControllers.count == 1)
    try shown.tap("link")
    #expect(way.numbers == [7] && shown.text("number") == "number 7")
  }

  private struct Mixed: View {
    @Bindable var way: Way
    var body: some View {
      NavigationStack(path: $way.path) {
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)").named("number") }
          .navigationDestination(for: String.self) { Text("text \($0)").named("text") }
      }
    }
  }

  @Test("a path of values of several types is there from the first layout on")
  func mixedPath() throws {
    let way = Way()
    way.path.append("a")
    way.path.append(2)
    let shown = Shown { Mixed(way: way) }
    #expect(shown.navigation?.viewControllers.count == 3 && shown.text("number") == "number 2")
    way.path.removeLast()
    shown.layOut()
    #expect(shown.text("text") == "text a" && way.path.count == 1)
    way.path.removeLast(5)
    #expect(way.path.isEmpty)
  }

  @Observable final class Flags {
    var isActive = false
    var chosen: String?
    var isShown = false
  }
  private struct Links: View {
    @Bindable var flags: Flags
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("a", destination: Text("active").named("screen"), isActive: $flags.isActive)
          NavigationLink(destination: Text("x").named("screen"), tag: "x", selection: $flags.chosen) {
            Text("x")
          }
          NavigationLink(destination: Text("y").named("screen"), tag: "y", selection: $flags.chosen) {
            Text("y")
          }
          .named("y")
        }
        .navigationDestination(isPresented: $flags.isShown) { Text("shown").named("screen") }
      }
    }
  }

  @Test("links follow values, and values follow the screens")
  func values() throws {
    let flags = Flags()
    let shown = Shown { Links(flags: flags) }
    let navigation = try #require(shown.navigation)
    flags.isActive = true
    shown.layOut()
    #expect(shown.text("screen") == "active" && navigation.viewControllers.count == 2)
    flags.isActive = false
    shown.layOut()
    #expect(navigation.viewControllers.count == 1)
    try shown.tap("y")
    #expect(flags.chosen == "y" && shown.text("screen") == "y")
    navigation.popViewController(animated: false)
    shown.layOut()
    #expect(flags.chosen == nil)
    flags.isShown = true
    shown.layOut()
    #expect(shown.text("screen") == "shown")
    navigation.popToRootViewController(animated: false)
    shown.layOut()
    #expect(!flags.isShown)
  }

  private struct AddButton: View {
    let add: () -> Void
    @State private var count = 0
    var body: some View {
      Button("Add \(count)") {
        count += 1
        add()
      }
    }
  }
  private struct Bars: View {
    @State private var text = "none"
    @State private var isLocked = false
    var body: some View {
      NavigationStack {
        Text(text).named("text")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { text = "cancel" } }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { isLocked = true }.disabled(isLocked)
            }
            ToolbarItem(placement: .principal) { Text("middle").named("middle") }
            ToolbarItemGroup(placement: .bottomBar) {
              AddButton { text = "added" }
              Spacer()
              Menu("More") { Button("Delete", role: .destructive) { text = "deleted" } }
            }
          }
          .navigationBarItems(trailing: Text("custom").named("custom"))
      }
    }
  }

  @Test("toolbars are the items of UIKit's bars, whose state is the tree's")
  func toolbar() throws {
    let shown = Shown { Bars() }
    let screen = try #require(shown.navigation?.topViewController)
    let left = try #require(screen.navigationItem.leftBarButtonItems)
    #expect(left.map(\.title) == ["Cancel"])
    left[0].performPrimaryAction()
    shown.layOut()
    #expect(shown.text("text") == "cancel")
    let right = try #require(screen.navigationItem.rightBarButtonItems)
    #expect(right.count == 2 && right[1].title == "Done" && right[1].style == .done)
    #expect((right[0].customView?.subviews.first as? UILabel)?.text == "custom")
    #expect(right[0].customView?.bounds.width ?? 0 > 10)
    right[1].performPrimaryAction()
    shown.layOut()
    #expect(screen.navigationItem.rightBarButtonItems?[1] === right[1] && !right[1].isEnabled)
    #expect((screen.navigationItem.titleView?.subviews.first as? UILabel)?.text == "middle")
    let bottom = try #require(screen.toolbarItems)
    #expect(bottom.count == 3 && bottom[1].systemItem == .flexibleSpace)
    #expect(shown.navigation?.isToolbarHidden == false)
    bottom[0].performPrimaryAction()
    shown.layOut()
    #expect(shown.text("text") == "added" && screen.toolbarItems?[0].title == "Add 1")
    let delete = try #require(bottom[2].menu?.children.first as? UIAction)
    #expect(delete.title == "Delete" && delete.attributes == .destructive)
    delete.performWithSender(nil, target: nil)
    shown.layOut()
    #expect(shown.text("text") == "deleted")
  }

  private struct Menus: View {
    @State private var isOn = false
    @State private var size = 1
    var body: some View {
      VStack {
        Menu {
          Button("First") {}
          Toggle("Flag", isOn: $isOn)
          Divider()
          Picker("Size", selection: $size) {
            Text("Small").font(.caption).tag(0)
            Text("Large").tag(1)
          }
          Section("Danger") { Button("Delete", role: .destructive) {} }
          Menu("Sub") { Button("Inner") {} }.disabled(true)
        } label: {
          Label("Menu", systemImage: "ellipsis")
        }
        .named("menu")
        Color.red.frame(width: 50, height: 50).named("held").contextMenu { Button("Copy") {} }
        Text("\(size)").named("size")
      }
    }
  }

  @Test("a menu has the actions of its buttons, switches and choices, in groups between its lines")
  func menus() throws {
    let shown = Shown { Menus() }
    let button = try #require(shown.find("menu") as? UIButton)
    let groups = try #require(button.menu?.children as? [UIMenu])
    #expect(groups.count == 2 && groups[0].options == .displayInline)
    #expect(groups[0].children.map(\.title) == ["First", "Flag"])
    #expect((groups[0].children[1] as? UIAction)?.state == .off)
    (groups[0].children[1] as? UIAction)?.performWithSender(nil, target: nil)
    let choice = try #require(groups[1].children.first as? UIMenu)
    #expect(choice.children.map(\.title) == ["Small", "Large"])
    #expect(choice.children.map { ($0 as? UIAction)?.state } == [.off, .on])
    (choice.children[0] as? UIAction)?.performWithSender(nil, target: nil)
    #expect(groups[1].children.map(\.title) == ["Size", "Danger", "Sub"])
    let inner = try #require((groups[1].children[2] as? UIMenu)?.children.first as? UIAction)
    #expect(inner.title == "Inner" && inner.attributes == .disabled)
    shown.layOut()
    #expect(shown.text("size") == "0")
    #expect(((button.menu?.children.first as? UIMenu)?.children[1] as? UIAction)?.state == .on)
    let held = try #require(shown.find("held"))
    let interaction = try #require(held.interactions.first as? UIContextMenuInteraction)
    #expect(
      interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil)
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("one").tabItem { Text("First") }.badge(3).onAppear {}.tag(1)
        Named()
      }
    }
  }
  private struct Values: View {
    @State private var selected = Selected.second
    enum Selected { case first, second }
    var body: some View {
      TabView(selection: $selected) {
        Tab("First", systemImage: "star", value: .first) { Text("one") }
        Tab("Second", systemImage: "star", value: .second) { Text("two") }.badge(2)
      }
    }
  }
  private struct Named: View {
    var body: some View { Text("two").tabItem { Label("Second", systemImage: "star") }.padding() }
  }

  @Test("a tab is found behind modifiers, in a view's body, and as a value")
  func tabs() throws {
    let shown = Shown { Tabs() }
    let tabs = try #require(shown.view.controller.children.first as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem?.title } == ["First", "Second"])
    #expect(tabs.viewControllers?.first?.tabBarItem?.badgeValue == "3")
    let values = Shown { Values() }
    let others = try #require(values.view.controller.children.first as? UITabBarController)
    #expect(others.viewControllers?.map { $0.tabBarItem?.title } == ["First", "Second"])
    #expect(others.selectedIndex == 1 && others.viewControllers?.last?.tabBarItem?.badgeValue == "2")
  }

  private struct Search: View {
    @State private var text = "a"
    @State private var ended = 0
    var body: some View {
      NavigationStack {
        Text("\(text) \(ended)").named("text").searchable(text: $text, prompt: "Find")
          .onSubmit(of: .search) { ended += 1 }
      }
    }
  }

  @Test("a search is the search controller of its screen")
  func search() throws {
    let shown = Shown { Search() }
    let screen = try #require(shown.navigation?.topViewController)
    let controller = try #require(screen.navigationItem.searchController)
    #expect(controller.searchBar.text == "a" && controller.searchBar.placeholder == "Find")
    controller.searchBar.text = "b"
    controller.searchResultsUpdater?.updateSearchResults(for: controller)
    shown.layOut()
    #expect(shown.text("text") == "b 0")
    controller.searchBar.delegate?.searchBarSearchButtonClicked(controller.searchBar)
    shown.layOut()
    #expect(shown.text("text") == "b 1")
  }

  @Test("a bar that one screen hides is there again on the next one, and on the way back")
  func bars() throws {
    let shown = Shown {
      NavigationStack {
        NavigationLink {
          Text("detail")
        } label: {
          Text("go")
        }.named("link").navigationBarHidden(true)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("below") {} } }
      }
    }
    let navigation = try #require(shown.navigation)
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    try shown.tap("link")
    #expect(navigation.viewControllers.count == 2)
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    navigation.popViewController(animated: false)
    shown.layOut()
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test("a stack fills the window, and its screens keep out of what covers it")
  func safeArea() throws {
    let shown = Shown {
      NavigationStack {
        Color.red.named("part").background { Color.blue.ignoresSafeArea().named("whole") }
          .navigationBarHidden(true)
      }
    }
    shown.view.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    shown.layOut()
    let navigation = try #require(shown.navigation)
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    func place(_ name: String) -> CGRect? { shown.find(name).map { $0.convert($0.bounds, to: nil) } }
    #expect(place("part") == CGRect(x: 0, y: 20, width: 300, height: 550))
    #expect(place("whole") == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  private struct Columns: View {
    @State private var folder: String?
    @State private var number: Int?
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $folder) { name in
          NavigationLink(value: name) { Text(name) }.named("folder \(name)")
        }
      } content: {
        List([1, 2], id: \.self, selection: $number) {
          NavigationLink("\($0)", value: $0).named("number \($0)")
        }
      } detail: {
        Text("\(folder ?? "none") \(number ?? 0)").named("detail")
      }
    }
  }

  @Test("columns are those of a split view controller where there is room, and screens of a stack otherwise")
  func columns() throws {
    let wide = Shown { Columns().environment(\.horizontalSizeClass, .regular) }
    let split = try #require(wide.view.controller.children.first as? UISplitViewController)
    #expect(split.style == .tripleColumn && split.viewController(for: .secondary) != nil)
    let narrow = Shown { Columns().environment(\.horizontalSizeClass, .compact) }
    let navigation = try #require(narrow.navigation)
    try narrow.tap("folder b")
    #expect(navigation.viewControllers.count == 2)
    try narrow.tap("number 2")
    #expect(navigation.viewControllers.count == 3 && narrow.text("detail") == "b 2")
  }
}

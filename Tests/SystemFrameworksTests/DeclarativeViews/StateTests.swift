// State: what a change has asked for anew, when, and what keeps its identity.

import SwiftUI
import Testing

@Suite("State of SwiftUI") @MainActor
struct StateTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("add") { count += 1 }.named("add")
      }
    }
  }

  @Test("a change of state shows in the next layout pass")
  func state() throws {
    let view = Hosted(200, 100) { Counter() }
    #expect(view.texts == ["count 0", "add"])
    let button = try #require(view.view("add") as? UIControl)
    button.sendActions(for: .touchUpInside)
    #expect(view.texts == ["count 0", "add"])
    view.layOut()
    #expect(view.texts == ["count 1", "add"])
    // The value is made anew, its state stays.
    view.controller.rootView = Counter()
    view.layOut()
    #expect(view.texts == ["count 1", "add"])
  }

  @Test("the same value at two places has two states")
  func twoPlaces() throws {
    let counter = Counter()
    let view = Hosted(300, 100) {
      HStack {
        counter
        counter
      }
    }
    let buttons = view.controller.view.subviews.compactMap { $0 as? UIControl }
    #expect(buttons.count == 2)
    buttons.last?.sendActions(for: .touchUpInside)
    view.layOut()
    #expect(view.texts == ["count 0", "add", "count 1", "add"])
  }

  private final class Model: ObservableObject {
    @Published var name = "first"
  }
  private struct Names: View {
    @ObservedObject var model: Model
    @EnvironmentObject var shared: Model
    var body: some View { Text("\(model.name), \(shared.name)") }
  }

  @Test("observed objects and those of the surroundings are listened to")
  func objects() {
    let model = Model(), shared = Model()
    let view = Hosted(200, 100) { Names(model: model).environmentObject(shared) }
    #expect(view.texts == ["first, first"])
    model.name = "second"
    shared.name = "other"
    view.layOut()
    #expect(view.texts == ["second, other"])
  }

  private struct Owner: View {
    @StateObject var model = Model()
    let suffix: String
    var body: some View {
      Text(model.name + suffix)
      Button("set") { model.name = "set" }.named("set")
    }
  }

  @Test("an object of a view's own is made once")
  func ownObject() {
    let view = Hosted(200, 100) { Owner(suffix: "!") }
    (view.view("set") as? UIControl)?.sendActions(for: .touchUpInside)
    view.controller.rootView = Owner(suffix: "?")
    view.layOut()
    #expect(view.texts == ["set?", "set"])
  }

  private struct Field: View {
    @Binding var text: String
    var body: some View { TextField("name", text: $text).named("field") }
  }
  private struct Screen: View {
    @State private var text = "a"
    @State private var isOn = false
    var body: some View {
      VStack {
        Field(text: $text)
        Toggle("on", isOn: $isOn).named("toggle")
        Text("\(text) \(isOn ? "on" : "off")").named("told")
      }
    }
  }

  @Test("controls change what they are bound to")
  func bindings() throws {
    let view = Hosted(300, 200) { Screen() }
    let field = try #require(view.view("field") as? UITextField)
    #expect(field.text == "a" && field.bounds.width == 300)
    field.text = "b"
    field.sendActions(for: .editingChanged)
    let toggle = try #require(view.controller.view.subviews.compactMap { $0 as? UISwitch }.first)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    view.layOut()
    #expect((view.view("told") as? UILabel)?.text == "b on")
    // The label at the leading edge, the switch at the trailing one.
    #expect(toggle.frame.maxX == 300)
  }

  private struct AccentKey: EnvironmentKey { static let defaultValue = "none" }
  private struct Reader: View {
    @Environment(\.self) var values
    @Environment(\.colorScheme) var scheme
    var body: some View { Text("\(values[AccentKey.self]) \(scheme == .dark ? "dark" : "light")") }
  }

  @Test("surroundings are inherited, and those of UIKit's view are where they begin")
  func environment() {
    let view = Hosted(200, 100) {
      VStack {
        Reader()
        Reader().transformEnvironment(\.self) { $0[AccentKey.self] = "own" }.environment(\.colorScheme, .dark)
      }
    }
    #expect(view.texts == ["none light", "own dark"])
    view.controller.overrideUserInterfaceStyle = .dark
    view.layOut()
    #expect(view.texts == ["none dark", "own dark"])
  }

  @Test("elements keep their views while their identity stays, whatever their order")
  func identity() throws {
    let view = Hosted(100, 100) { VStack { ForEach([1, 2, 3], id: \.self) { Text("\($0)") } } }
    let labels = view.controller.view.subviews
    view.controller.rootView = VStack { ForEach([3, 1, 4], id: \.self) { Text("\($0)") } }
    view.layOut()
    #expect(view.texts == ["3", "1", "4"])
    #expect(view.controller.view.subviews[0] === labels[2] && view.controller.view.subviews[1] === labels[0])
  }

  private struct Steps: View {
    let value: Int
    let log: (String) -> Void
    var body: some View {
      Text("\(value)")
        .onAppear { log("appear") }
        .onDisappear { log("disappear") }
        .onChange(of: value) { log("\($0) to \($1)") }
    }
  }

  @Test("a view appears in a window and says what changed and when it goes")
  func lifecycle() {
    var told: [String] = []
    let view = Hosted(100, 100) { Steps(value: 1) { told.append($0) } }
    #expect(told.isEmpty)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = view.controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(told == ["appear"])
    view.controller.rootView = Steps(value: 5) { told.append($0) }
    window.layoutIfNeeded()
    #expect(told == ["appear", "1 to 5"])
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    #expect(told == ["appear", "1 to 5", "disappear"])
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  private struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([20, 70, 50], id: \.self) { length in
          Color.red.frame(width: CGFloat(length), height: 10)
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .frame(width: width).named("row \(length)").background(Color.blue.named("back \(length)"))
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  @Test("what views say of their sizes comes back as state within the pass")
  func preferences() {
    let view = Hosted(200, 100) { EqualWidths() }
    #expect(view["back 20"]?.width == 70)
    #expect(view["back 50"]?.width == 70)
  }

  @Observable final class Watched { var name = "a" }
  private struct Watcher: View {
    let object: Watched
    var body: some View { Text(object.name) }
  }

  @Test("properties of observable objects are noticed where bodies read them")
  func observation() {
    let object = Watched()
    let view = Hosted(100, 100) { Watcher(object: object) }
    object.name = "b"
    view.layOut()
    #expect(view.texts == ["b"])
  }

  @Test("a body that always changes its state comes to a rest, and the layout with it")
  func endless() {
    final class Bodies { var count = 0 }
    struct Endless: View {
      let bodies: Bodies
      @State var count = 0
      var body: some View {
        bodies.count += 1
        return Text("\(count)").onChange(of: count) { count += 1 }.onAppear { count += 1 }
      }
    }
    let bodies = Bodies()
    let view = Hosted(100, 100) { Endless(bodies: bodies) }
    #expect(bodies.count == 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = view.controller
    window.isHidden = false
    window.layoutIfNeeded()
    // A pass has at most 8 rounds of layout with 32 of updates each. What it shows is one of the values on the way.
    let first = bodies.count
    #expect(first > 32 && first <= 8 * 32 + 40)
    #expect((Int(view.texts.first ?? "") ?? -1) > 0)
    // The next pass goes on from there.
    view.controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bodies.count > first && bodies.count <= 2 * (8 * 32 + 40))
  }

  private struct Choice: View {
    @State private var size = "m"
    @State private var number = 2
    var body: some View {
      VStack {
        Picker("Size", selection: $size) {
          Text("Small").tag("s")
          Text("Medium").tag("m")
        }
        .pickerStyle(.segmented)
        Picker("Number", selection: $number) { ForEach([1, 2, 3], id: \.self) { Text("no. \($0)") } }
        Text("\(size)")
      }
    }
  }

  @Test("choices are of tags, or of the elements' identities")
  func choices() throws {
    let view = Hosted(300, 200) { Choice() }
    let segments = try #require(view.controller.view.subviews.first as? UISegmentedControl)
    #expect(segments.selectedSegmentIndex == 1 && segments.frame.width == 300)
    #expect(view.texts == ["Number", "no. 2", "m"])
    segments.selectedSegmentIndex = 0
    segments.sendActions(for: .valueChanged)
    view.layOut()
    #expect(view.texts == ["Number", "no. 2", "s"])
  }
}

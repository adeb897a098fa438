// What reaches views that read observable objects, settings of state and publishers, beside bodies.

import Combine
import SwiftUI
import Testing

@Suite("Changes that reach SwiftUI's views") @MainActor
struct ChangeTests {
  @Observable final class Item: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
  }
  @Observable final class Model {
    var items = [Item(1, "a"), Item(2, "b")]
    var title = "t"
  }
  private struct Decorated: ViewModifier {
    let model: Model
    func body(content: Content) -> some View {
      VStack {
        content
        Text(model.title)
      }
    }
  }
  private struct Drawn: UIViewRepresentable {
    let model: Model
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "drawn \(model.title)" }
  }

  @Test("elements, sizes, modifiers and represented views see observable objects change")
  func observation() {
    let model = Model()
    let view = Hosted(200, 200) {
      VStack {
        ForEach(model.items) { Text($0.name) }
        GeometryReader { _ in Text("size \(model.title)") }
        Text("x").modifier(Decorated(model: model))
        Drawn(model: model)
      }
    }
    #expect(view.texts == ["a", "b", "size t", "x", "t", "drawn t"])
    model.items[1].name = "c"
    model.title = "u"
    view.layOut()
    #expect(view.texts == ["a", "c", "size u", "x", "u", "drawn u"])
  }

  @Test("a binding to an observable object is followed by a control that nobody else reads it for")
  func bindable() throws {
    let model = Model()
    let view = Hosted(200, 40) { TextField("name", text: Bindable(model).title) }
    let field = try #require(view.controller.view.subviews.first as? UITextField)
    #expect(field.text == "t")
    model.title = "u"
    view.layOut()
    #expect(field.text == "u")
  }

  private struct Receiver: View {
    let subject: CurrentValueSubject<String, Never>
    @State private var shown = "none"
    var body: some View { Text(shown).onReceive(subject) { shown = $0 } }
  }

  @Test("the value that a publisher has is received, and each later one")
  func receiving() {
    let subject = CurrentValueSubject<String, Never>("first")
    let view = Hosted(100, 100) { Receiver(subject: subject) }
    #expect(view.texts == ["first"])
    subject.send("second")
    view.layOut()
    #expect(view.texts == ["second"])
  }

  private final class Counter { var bodies = 0 }
  private struct Counted: View {
    let counter: Counter
    let leak: (Binding<Int?>) -> Void
    @State private var number: Int? = 1
    var body: some View {
      counter.bodies += 1
      leak($number)
      return Text("\(number ?? 0)")
    }
  }

  @Test("state that is set to what it is asks for nothing")
  func equal() throws {
    let counter = Counter()
    var binding: Binding<Int?>?
    let view = Hosted(100, 100) { Counted(counter: counter) { binding = $0 } }
    let first = counter.bodies
    try #require(binding).wrappedValue = 1
    view.layOut()
    #expect(counter.bodies == first)
    try #require(binding).wrappedValue = 2
    view.layOut()
    #expect(counter.bodies == first + 1 && view.texts == ["2"])
  }

  @Test("state that another thread sets is shown after the main thread's next turn")
  func otherThread() async throws {
    var binding: Binding<Int?>?
    let view = Hosted(100, 100) { Counted(counter: Counter()) { binding = $0 } }
    let known = try #require(binding)
    await Task.detached { known.wrappedValue = 7 }.value
    // The main queue takes turns in order: what the other thread asked for comes before this.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    view.layOut()
    #expect(view.texts == ["7"])
  }

  private struct Begun: View {
    @State private var name: String
    init(_ name: String) { _name = State(wrappedValue: name + "!") }
    var body: some View { Text(name) }
  }
  private struct Set: View {
    @State private var name: String
    init(_ name: String) { self.name = name }
    var body: some View { Text(name) }
  }

  @Test("state begins with what an initializer says")
  func initializers() {
    #expect(
      Hosted(100, 100) {
        VStack {
          Begun("a")
          Set("b")
        }
      }.texts == ["a!", "b"])
  }

  private struct Dimmed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "on" : "off")
      configuration.label
    }
  }

  @Test("a label of several views is a row in one button, whose style knows the surroundings")
  func labels() throws {
    let view = Hosted(200, 100) {
      VStack {
        Button {
        } label: {
          Color.red.frame(width: 10, height: 10).named("left")
          Color.red.frame(width: 10, height: 10).named("right")
        }
        Button("go") {}.buttonStyle(Dimmed()).disabled(true)
      }
    }
    let buttons = view.controller.view.subviews.compactMap { $0 as? UIControl }
    #expect(buttons.count == 2)
    let (left, right) = (try #require(view["left"]), try #require(view["right"]))
    #expect(left.minY == right.minY && left.maxX < right.minX)
    #expect(view.texts == ["off", "go"])
  }

  @Test("what ignores the safe area reaches the edges from within a box")
  func safeArea() throws {
    let view = Hosted(100, 100) {
      ZStack {
        Color.black.ignoresSafeArea().named("back")
        Text("x")
      }.opacity(0.5)
    }
    view.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    view.controller.view.setNeedsLayout()
    view.layOut()
    #expect(view["back"] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a spacer gets what other flexible views leave: its least length of 8 beside a colour")
  func spacers() {
    let view = Hosted(100, 10) {
      HStack {
        Color.red.named("colour")
        Spacer()
      }
    }
    #expect(view["colour"]?.width == 92)
  }

  @Test("rows that come, go and change places are in the order of their elements")
  func order() {
    func rows(_ names: [String]) -> VStack<ForEach<[String], String, Text>> {
      VStack { ForEach(names, id: \.self) { Text($0) } }
    }
    let view = Hosted(100, 300) { rows(["a", "b", "c", "d"]) }
    for names in [["x", "a", "b", "c", "d"], ["d", "b", "c", "a"], ["c"], ["a", "c", "b"]] {
      view.controller.rootView = rows(names)
      view.layOut()
      #expect(view.texts == names)
    }
  }
}

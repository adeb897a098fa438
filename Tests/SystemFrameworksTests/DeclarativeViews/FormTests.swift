// Settings, grids within their room, and forms of controls as programs write them.

import SwiftUI
import Testing

@Suite("Settings and further forms of SwiftUI") @MainActor
struct FormTests {
  private struct Setting: View {
    @AppStorage private var name: String?
    init(_ store: UserDefaults) { _name = AppStorage("name", store: store) }
    var body: some View {
      Text(name ?? "none")
      Button("set") { name = "set" }.named("set")
      Button("away") { name = nil }.named("away")
    }
  }

  @Test("every view of a setting follows it, whichever of them sets it")
  func settings() throws {
    let suite = "FormTests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    let view = Hosted(200, 100) {
      VStack {
        Setting(store)
        Setting(store)
      }
    }
    func shown() -> [String] { view.controller.view.subviews.compactMap { ($0 as? UILabel)?.text } }
    #expect(shown() == ["none", "none"])
    try #require(view.view("set") as? UIControl).sendActions(for: .touchUpInside)
    view.layOut()
    #expect(shown() == ["set", "set"])
    try #require(view.view("away") as? UIControl).sendActions(for: .touchUpInside)
    view.layOut()
    #expect(shown() == ["none", "none"] && store.object(forKey: "name") == nil)
  }

  // Apple's documentation: the alignment is that of the grid within its parent.
  @Test("a grid's columns lie together as its alignment says")
  func grids() {
    func starts(_ alignment: HorizontalAlignment) -> [CGFloat?] {
      let view = Hosted(300, 100) {
        LazyVGrid(
          columns: [GridItem(.fixed(50), spacing: 8), GridItem(.fixed(50))], alignment: alignment
        ) {
          Color.red.frame(width: 10, height: 10).named("a")
          Color.red.frame(width: 50, height: 10).named("b")
        }
      }
      return [view["a"]?.minX, view["b"]?.minX]
    }
    // 300 - 108 are left; in its cell a narrower view is in the middle.
    #expect(starts(.center) == [116, 154])
    #expect(starts(.leading) == [20, 58])
    #expect(starts(.trailing) == [212, 250])
  }

  private struct Controls: View {
    @State private var text = "t"
    @State private var number = 4
    @State private var share = 0.5
    var body: some View {
      List {
        ProgressView("working")
        ProgressView("loaded", value: share)
        SecureField(text, text: $text)
        TextField("name", text: $text, prompt: Text("a name")).submitLabel(.done)
          .textInputAutocapitalization(.never).accessibility(identifier: "prompted")
        TextField("number", value: $number, format: .number).named("number")
        Stepper("share", value: $share, in: 0...1, step: 0.25)
        Stepper("number", value: $number)
        Text("\(number)").named("shown")
      }
      .listStyle(PlainListStyle()).textFieldStyle(RoundedBorderTextFieldStyle())
      .buttonStyle(PlainButtonStyle())
    }
  }

  @Test("controls in their further forms")
  func controls() throws {
    let view = Hosted(300, 800) { Controls() }
    #expect(view.texts.contains("working") && view.texts.contains("loaded"))
    let prompted = try #require(view.view("prompted") as? UITextField)
    #expect(prompted.placeholder == "a name" && prompted.returnKeyType == .done)
    #expect(prompted.autocapitalizationType == .none && prompted.borderStyle == .roundedRect)
    let number = try #require(view.view("number") as? UITextField)
    #expect(number.text == "4")
    number.text = "17"
    number.sendActions(for: .editingChanged)
    view.layOut()
    #expect((view.view("shown") as? UILabel)?.text == "17")
    // What is no number leaves the value.
    number.text = "many"
    number.sendActions(for: .editingChanged)
    view.layOut()
    #expect((view.view("shown") as? UILabel)?.text == "17")
  }

  @Test("a text is cut where its surroundings say")
  func truncation() {
    let view = Hosted(100, 100) {
      VStack {
        Text("x").truncationMode(.middle).named("middle")
        Text("x").named("usual")
      }
    }
    #expect((view.view("middle") as? UILabel)?.lineBreakMode == .byTruncatingMiddle)
    #expect((view.view("usual") as? UILabel)?.lineBreakMode == .byTruncatingTail)
  }
}

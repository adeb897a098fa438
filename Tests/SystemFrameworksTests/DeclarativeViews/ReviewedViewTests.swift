// Faults that a reading of the module found. Sources: Apple's pages of the declarations that the tests name.

import CoreData
import SwiftUI
import Testing

@Suite("What a reading of SwiftUI's views found") @MainActor
struct ReviewedViewTests {
  private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
  }

  @Test("PreferenceKey.reduce joins what several views say, and not the default with the first")
  func preferences() {
    var seen: [CGSize] = []
    let hosted = Hosted(100, 100) {
      Color.red.frame(width: 40, height: 20)
        .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
        .onPreferenceChange(SizeKey.self) { seen.append($0) }
    }
    hosted.layOut()
    #expect(seen.last == CGSize(width: 40, height: 20))
  }

  @Test("sections of a lazy grid have headers of their own, as wide as the grid, and begin new lines")
  func sections() {
    let hosted = Hosted(108, 200) {
      LazyVGrid(columns: [GridItem(spacing: 8), GridItem(spacing: 8)], spacing: 8) {
        Section {
          Color.red.frame(height: 10).named("a")
          Color.red.frame(height: 10).named("b")
          Color.red.frame(height: 10).named("c")
        } header: {
          Color.blue.frame(height: 20).named("first")
        }
        Section {
          Color.red.frame(height: 10).named("d")
        } header: {
          Color.blue.frame(height: 20).named("second")
        }
      }
    }
    let top = hosted["first"]?.minY ?? 0
    #expect(hosted["first"] == CGRect(x: 0, y: top, width: 108, height: 20))
    #expect(hosted["a"] == CGRect(x: 0, y: top + 28, width: 50, height: 10))
    #expect(hosted["b"] == CGRect(x: 58, y: top + 28, width: 50, height: 10))
    #expect(hosted["c"] == CGRect(x: 0, y: top + 46, width: 50, height: 10))
    #expect(hosted["second"] == CGRect(x: 0, y: top + 64, width: 108, height: 20))
    #expect(hosted["d"] == CGRect(x: 0, y: top + 92, width: 50, height: 10))
  }

  @Test("texts on a baseline in a row of a grid stay in their row")
  func baselines() throws {
    let hosted = Hosted(200, 100) {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("A").font(.system(size: 40)).named("large")
          Text("b").font(.system(size: 10)).named("small")
        }
      }
    }
    let (large, small) = (try #require(hosted["large"]), try #require(hosted["small"]))
    #expect(large.minY < small.minY && small.maxY <= large.maxY)
    let label = try #require(hosted.view("large") as? UILabel)
    let other = try #require(hosted.view("small") as? UILabel)
    #expect(abs(large.minY + label.font.ascender - small.minY - other.font.ascender) <= 1)
  }

  @Test("onLongPressGesture tells when the press begins and ends, and not where the view is disabled")
  func pressing() throws {
    var told: [Bool] = []
    var done = 0
    let hosted = Hosted(100, 100) {
      VStack {
        Color.red.onLongPressGesture {
          done += 1
        } onPressingChanged: {
          told.append($0)
        }.named("on")
        Color.red.onLongPressGesture { done += 1 }.disabled(true).named("off")
      }
    }
    func press(_ name: String) throws -> UILongPressGestureRecognizer {
      var view = hosted.view(name)
      while let present = view {
        let found = present.gestureRecognizers?.lazy.compactMap { $0 as? UILongPressGestureRecognizer }.first
        if let found { return found }
        view = present.superview
      }
      return try #require(nil)
    }
    let on = try press("on")
    on.state = .began
    on.state = .ended
    let off = try press("off")
    #expect(told == [true, false] && done == 1 && !off.isEnabled)
  }

  @Test("views that go are told in their order, also those whose names are there twice")
  func removal() {
    final class Names: ObservableObject { @Published var all = ["d", "a", "c", "a", "b"] }
    struct List: View {
      @ObservedObject var names: Names
      let gone: (String) -> Void
      var body: some View {
        VStack {
          ForEach(names.all, id: \.self) { name in Text(name).onDisappear { gone(name) } }
        }
      }
    }
    let names = Names()
    var gone: [String] = []
    let hosted = Hosted(100, 300) { List(names: names) { gone.append($0) } }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    window.rootViewController = hosted.controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(gone.isEmpty)
    names.all = []
    window.layoutIfNeeded()
    #expect(gone == ["d", "a", "c", "a", "b"])
  }

  @Test("what goes with a tree may tell views of the same tree")
  func telling() {
    final class Count: ObservableObject { @Published var open = 1 }
    final class Session: ObservableObject {
      let count: Count
      init(_ count: Count) { self.count = count }
      deinit { count.open -= 1 }
    }
    struct First: View {
      @StateObject var session: Session
      var body: some View { Text("a") }
    }
    struct Second: View {
      @ObservedObject var count: Count
      var body: some View { Text("\(count.open)") }
    }
    let count = Count()
    do {
      let hosted = Hosted(100, 100) {
        VStack {
          First(session: Session(count))
          Second(count: count)
        }
      }
      hosted.layOut()
    }
    #expect(count.open == 0)
  }

  private struct Own: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("own").named("own") }
  }
  private struct Inner: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text("inner").named("inner") }
  }

  @Test("the nearest style of a button counts, of whichever kind")
  func styles() {
    let hosted = Hosted(100, 100) {
      VStack { Button("x") {}.buttonStyle(Inner()) }.buttonStyle(Own())
    }
    #expect(hosted["inner"] != nil && hosted["own"] == nil)
  }

  @Test("a stepper is disabled with its surroundings")
  func stepper() throws {
    let hosted = Hosted(300, 100) { Stepper("n", value: .constant(1), in: 0...3).disabled(true) }
    func steppers(_ view: UIView) -> [UIStepper] {
      view.subviews.flatMap { [$0 as? UIStepper].compactMap { $0 } + steppers($0) }
    }
    #expect(steppers(hosted.controller.view).map(\.isEnabled) == [false])
  }

  @Test("a group that opens is one view outside of lists")
  func disclosure() throws {
    let hosted = Hosted(300, 100) {
      HStack {
        DisclosureGroup("A", isExpanded: .constant(true)) { Color.red.frame(height: 10).named("inner") }
        Color.blue.frame(width: 20, height: 20).named("beside")
      }
    }
    let (inner, beside) = (try #require(hosted["inner"]), try #require(hosted["beside"]))
    #expect(beside.maxX == 300 && inner.maxX <= beside.minX && inner.minX < 20)
  }

  @Test("a controller's isModalInPresentation is the program's unless the tree says something")
  func modal() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = UIViewController()
    window.isHidden = false
    let shown = UIHostingController(rootView: Text("x"))
    shown.isModalInPresentation = true
    window.rootViewController?.present(shown, animated: false)
    window.layoutIfNeeded()
    #expect(shown.isModalInPresentation)
  }
}

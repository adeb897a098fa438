// Gestures and applications as values, objects of Core Data, and represented views that change by themselves.

import Combine
import CoreData
import SwiftUI
import Testing

@Suite("Gestures, applications and represented views of SwiftUI") @MainActor
struct GestureTests {
  private struct Dragged: View {
    let told: (String) -> Void
    @GestureState private var shift = CGSize.zero
    var body: some View {
      Color.red.frame(width: 50, height: 50).offset(shift).named("box")
        .gesture(
          DragGesture().updating($shift) { value, state, _ in state = value.translation }
            .onChanged { told("changed \(Int($0.translation.width))") }
            .onEnded { told("ended \(Int($0.location.x)) from \(Int($0.startLocation.x))") })
    }
  }
  private func recognizer<R: UIGestureRecognizer>(_ type: R.Type, in view: UIView) -> R? {
    if let found = view.gestureRecognizers?.lazy.compactMap({ $0 as? R }).first { return found }
    return view.subviews.lazy.compactMap { recognizer(type, in: $0) }.first
  }

  @Test("a drag moves its view while it lasts, and tells where it is")
  func drag() throws {
    var told: [String] = []
    let view = Hosted(100, 100) { Dragged { told.append($0) } }
    let pan = try #require(recognizer(UIPanGestureRecognizer.self, in: view.controller.view))
    pan.location = CGPoint(x: 10, y: 10)
    pan.state = .began
    pan.setTranslation(CGPoint(x: 20, y: 5), in: nil)
    pan.state = .changed
    view.layOut()
    #expect(view["box"]?.origin == CGPoint(x: 45, y: 30))
    pan.state = .ended
    view.layOut()
    #expect(view["box"]?.origin == CGPoint(x: 25, y: 25))
    #expect(told == ["changed 0", "changed 20", "ended 30 from 10"])
  }

  private struct Pressed: View {
    let told: (String) -> Void
    var body: some View {
      let press = LongPressGesture().onEnded { _ in told("pressed") }
      Color.red.gesture(
        press.sequenced(before: DragGesture()).onEnded { value in
          if case .second(_, let drag?) = value { told("moved \(Int(drag.translation.width))") }
        }
      )
      .simultaneousGesture(TapGesture(count: 2).onEnded { told("tapped") })
      .gesture(MagnificationGesture().onChanged { told("scale \($0)") })
    }
  }

  @Test("gestures follow each other, and lie beside each other")
  func several() throws {
    var told: [String] = []
    let view = Hosted(100, 100) { Pressed { told.append($0) } }
    let root: UIView = view.controller.view
    let pan = try #require(recognizer(UIPanGestureRecognizer.self, in: root))
    // The second one counts after the first one alone.
    pan.state = .ended
    #expect(told.isEmpty)
    try #require(recognizer(UILongPressGestureRecognizer.self, in: root)).state = .began
    pan.setTranslation(CGPoint(x: 7, y: 0), in: nil)
    pan.state = .ended
    let tap = try #require(recognizer(UITapGestureRecognizer.self, in: root))
    #expect(tap.numberOfTapsRequired == 2)
    tap.state = .ended
    let pinch = try #require(recognizer(UIPinchGestureRecognizer.self, in: root))
    pinch.scale = 2
    pinch.state = .changed
    #expect(told == ["pressed", "moved 7", "tapped", "scale 2.0"])
  }

  final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var started = 0
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      started += 1
      return true
    }
  }
  private final class Model: ObservableObject { @Published var name = "first" }
  private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    @StateObject private var model = Model()
    var body: some Scene {
      WindowGroup {
        Button(model.name) { model.name = "second" }.accessibilityIdentifier("button")
      }
    }
  }

  @Test("an application tells its delegate that it started, and shows its first scene in a window")
  func application() throws {
    let before = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = before }
    Program.main()
    let delegate = try #require(UIApplication.shared.delegate as? Delegate)
    #expect(delegate.started == 1)
    let window = try #require(
      UIApplication.shared.windows.last {
        $0.rootViewController.map { "\(type(of: $0))".contains("Program") } == true
      })
    window.layoutIfNeeded()
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let button = try #require(all(window).first { $0.accessibilityIdentifier == "button" } as? UIControl)
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(all(window).contains { ($0 as? UILabel)?.text == "second" })
    window.isHidden = true
  }

  private struct Represented: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test("a represented view whose content becomes larger has its tree laid out anew")
  func contentSize() {
    let label = UILabel()
    label.setContentHuggingPriority(.required, for: .vertical)
    label.numberOfLines = 0
    label.text = "one"
    let view = Hosted(200, 200) {
      VStack(spacing: 0) {
        Represented(view: label)
        Color.red.named("rest")
      }
    }
    let line = label.frame.height
    #expect(view["rest"]?.height == 200 - line)
    label.text = "one\ntwo\nthree"
    view.layOut()
    #expect(view["rest"]?.height == 200 - label.frame.height && label.frame.height > 2.5 * line)
  }

  @Test("a represented view asks for its constraints' size again when a label in it has another text")
  func innerContentSize() {
    let box = UIView()
    let label = UILabel()
    label.text = "a"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let view = Hosted(300, 100) { Represented(view: box).fixedSize() }
    let before = box.frame.width
    label.text = "a much longer text"
    view.layOut()
    #expect(box.frame.width > before + 50 && box.frame.width == label.intrinsicContentSize.width)
  }

  private func context() throws -> NSManagedObjectContext {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    name.isOptional = true
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    return container.viewContext
  }
  private struct Notes: View {
    @FetchRequest<NSManagedObject> private var notes: FetchedResults<NSManagedObject>
    init() {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
      request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      _notes = FetchRequest(fetchRequest: request)
    }
    var body: some View {
      VStack { ForEach(notes, id: \.objectID) { Text($0.value(forKey: "name") as? String ?? "") } }
    }
  }

  @Test("what a view fetches follows the objects of its context")
  func fetching() throws {
    let context = try context()
    let view = Hosted(200, 200) { Notes().environment(\.managedObjectContext, context) }
    #expect(view.texts.isEmpty)
    for name in ["b", "a"] {
      NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue(name, forKey: "name")
    }
    view.layOut()
    #expect(view.texts == ["a", "b"])
  }
}

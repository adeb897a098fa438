// What source of today writes around views, in Swift 6 mode: it builds because Apple's classes belong to the main actor.

import Testing
import UIKit

/// 1. A protocol of the main actor that views conform to.
@MainActor private protocol Configurable {
  func configure()
  var title: String { get }
}

private final class TitleView: UIView, Configurable {
  private let label = UILabel()
  private(set) var isConfigured = false
  func configure() {
    addSubview(label)
    label.text = "Title"
    isConfigured = true
  }
  var title: String { label.text ?? "" }
}

/// 2. Views in static constants.
private enum Shared {
  @MainActor static let separator = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1))
}

private final class Card: UIView {
  static let prototype = Card(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
  static let hairline = UILayoutPriority(999)
}

/// 3. Views as `Sendable` values.
private func kept<Value: Sendable>(_ value: Value) -> Value { value }

private actor Registry {
  private(set) var views: [UIView] = []
  func add(_ view: UIView) { views.append(view) }
}

/// 4. Delegates of the main actor: the framework's and the program's.
@MainActor private protocol PickerDelegate: AnyObject {
  func picker(_ picker: Picker, didPick index: Int)
}

private final class Picker: UIView {
  weak var delegate: (any PickerDelegate)?
  func pick(_ index: Int) { delegate?.picker(self, didPick: index) }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, PickerDelegate {
  private let titles = ["one", "two", "three"]
  private(set) var picked: Int?
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  func picker(_ picker: Picker, didPick index: Int) { picked = index }
}

/// 5. A property wrapper with defaults that only the main actor can make.
@MainActor @propertyWrapper private struct Styled<View: UIView> {
  var wrappedValue: View
  init(wrappedValue: View, tag: Int = UIView().tag + 7) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    wrappedValue.tag = tag
  }
}

private final class StyledController: UIViewController {
  @Styled var label = UILabel()
  @Styled(tag: 3) var box = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// 6. An end that may touch the view.
@MainActor private final class Ends { var frames: [CGRect] = [] }

private final class EndingView: UIView {
  private let ends: Ends
  init(_ ends: Ends) {
    self.ends = ends
    super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  isolated deinit { ends.frames.append(frame) }
}

@MainActor @Suite("Swift 6 mode") struct ModernTests {
  @Test("1. a protocol of the main actor that a view conforms to")
  func conformance() {
    let views: [any Configurable] = [TitleView()]
    for view in views { view.configure() }
    #expect(views.map(\.title) == ["Title"])
  }

  @Test("2. views in static constants")
  func constants() {
    #expect(Shared.separator.frame.width == 100 && Card.prototype.bounds.height == 30)
    #expect(Card.hairline.rawValue == 999)
  }

  @Test("3. views as Sendable values")
  func sendable() async {
    let view = kept(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 9)))
    let registry = Registry()
    await registry.add(view)
    #expect(await registry.views == [view])
    let width = await Task.detached { await view.frame.width }.value
    #expect(width == 8)
  }

  @Test("4. delegates of the main actor")
  func delegates() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3 && table.contentSize.height == 90)
    let picker = Picker()
    picker.delegate = rows
    picker.pick(2)
    #expect(rows.picked == 2)
  }

  @Test("5. property wrappers with defaults of the main actor")
  func wrappers() {
    let controller = StyledController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.label.tag == 7 && controller.box.tag == 3)
    #expect(controller.box.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
  }

  @Test("6. an isolated deinit")
  func isolatedEnd() {
    let ends = Ends()
    do { _ = EndingView(ends) }
    #expect(ends.frames == [CGRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test("7. assumed isolation around views")
  func assumed() {
    nonisolated func width() -> CGFloat {
      MainActor.assumeIsolated {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.layoutIfNeeded()
        return view.frame.width
      }
    }
    #expect(width() == 5)
  }

  @Test("overrides and initialisers of NSObject")
  func objects() throws {
    final class Named: UIView {
      let text: String
      init(_ text: String) {
        self.text = text
        super.init(frame: .zero)
        prepare()
      }
      required init?(coder: NSCoder) {
        text = "archived"
        super.init(coder: coder)
        prepare()
      }
      private func prepare() { tag = text.count }
      override var description: String { "named" }
      override func isEqual(_ object: Any?) -> Bool { (object as? Named) === self }
    }
    final class Guide: UILayoutGuide {
      var isReady = false
      override init() {
        super.init()
        prepare()
      }
      required init?(coder: NSCoder) { nil }
      func prepare() { isReady = true }
    }
    #expect(Named("four").tag == 4 && "\(Named("four"))" == "named" && Guide().isReady)
  }

  @Test("what is a value or a style belongs to nobody")
  nonisolated func values() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let font = UIFont.systemFont(ofSize: 17)
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    let text = NSAttributedString(string: "a", attributes: [.font: font, .foregroundColor: color])
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(UIView.noIntrinsicMetric == -1 && UITableView.automaticDimension == -1)
    #expect(UIApplication.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
    #expect(font.pointSize == 17 && traits.horizontalSizeClass == .compact && layer.bounds.width == 4)
    #expect(text.length == 1 && path.bounds.width == 2 && color == UIColor.red)
  }
}

// Declarations in all the ways in which they may stand; read by the oracle, compiled by nobody.
import UIKit

@objc(Name) public class Plain: UIViewController, UITableViewDelegate, @unchecked Sendable {
  @IBOutlet var label: UILabel!
  @IBOutlet weak private(set) var field: UITextField?
  @IBOutlet private weak var (unused): UIView!
  @IBOutlet var views: [UIView]!
  @IBOutlet var first: UIView!, second: UIView!
  @IBOutlet var shared, both: UIView!
  @IBInspectable var radius: CGFloat = 0 { didSet { update() } }
  @IBInspectable var a = 1, b = 2
  @IBInspectable var c = Dictionary<String, Int>(), d = x < y, e = [1, 2], f = { 1 }(), g: Int
  @IBInspectable var h = x <
    y
  @IBInspectable
  public
  var wide: Dictionary<String, (Int, Int) -> Void>
    = [:]
  @IBOutlet lazy var box: Box<Array<Int>, UIView> = { Box() }()
  @IBOutlet var delegate: (any UITableViewDelegate & NSObject)?
  @IBOutlet unowned(unsafe) var owner: UIView
  @IBOutlet static var none: UIView!
  @IBOutlet class var alsoNone: UIView! { nil }
  @objc var closure: @Sendable (Int) async throws -> Void = { _ in }
  @objc(isOn) var on: Bool
  @objc nonisolated(unsafe) var loose: Int
  @IBAction func save(_ sender: Any) {}
  @IBAction func save(_ sender: UIButton, forEvent event: UIEvent) {}
  @IBAction func close() {}
  @IBAction private func tap(sender: Any?) {}
  @IBAction func `repeat`(with sender: UIButton = UIButton()) {}
  @objc (renamed:) func original(_ value: Int) {}
  @objc
  func split(
    _ first: [Int: (String, Int)],
    by second: @escaping (Int, Int) -> Bool,
    values: Int...
  ) -> Int { 0 }
  @objc func later() async {}
  @objc func fails() throws -> Int { 0 }
  @objc func failsTyped() throws(Mistake) {}
  @objc func generic<T>(_ value: T) {}
  @objc func attributed(@Wrapped _ value: Int, isolated b: Actor) {}
  @objc static func none() {}
  @objc class func neither() {}
  @objc func + (a: Int, b: Int) {}
  @IBSegueAction func make(_ coder: NSCoder) -> Other? { nil }
  @objc optional func maybe()
  @available(iOS 13, *) @objc func available() {}
  @objc @MainActor func bound() {}
  @MyMacro(a: "}", b: { 1 }) @objc func withMacro() {}
  #warning("}")
  #if os(iOS)
    @objc func phone() {}
    #if DEBUG && !targetEnvironment(simulator) // a remark
      @objc func debug() {}
    #elseif canImport(X, _version: 2)
      @objc func other() {}
    #else
      @objc func rest() {}
    #endif
  #else
    @objc func desk() {}
  #endif
  class Inner: UIView {
    @IBOutlet var inner: UIView!
    final class Deep<T: UIView>: UIView where T: Hashable { @IBOutlet var deep: UIView! }
  }
  struct Value { @objc var nothing: Int; class InStruct: UIView { @IBOutlet var here: UIView! } }
  enum Choice: String { case a, b(Int), `class`; class InEnum {} }
  private class Hidden: UIView {}
  fileprivate final class Seen: UIView {}
  protocol Nested { func needed() }
  init() { class Local {} ; let x = 1 }
  deinit { func f() {} }
  subscript(index: Int) -> Int { get { 0 } set {} }
  typealias T = Int
  convenience init?(a: Int) where T == Int { self.init() }
  override class func awake() {}
  override open class var layerClass: AnyClass { CALayer.self }
  func plain() where Self: Any { }
  @objc dynamic var observed: Int { get { 0 } set { } }
}

@objcMembers class All: NSObject {
  var shown: Int = 0
  private var hidden = 1
  fileprivate(set) var read: String = ""
  let constant: (Int, String) = (1, "")
  @nonobjc var not: Int = 1
  static var none = 1
  lazy var late = 1
  var computed: Int { 1 }
}

class Generic<A, B: Collection>: Base<A>, Other.Nested, Third<[Int: String]> where B.Element == A {}
extension Generic where A: Equatable { @objc func extended() {} }
extension Outer.Middle.Inner: @retroactive Equatable, @preconcurrency Hashable {}
extension Array<Int> { class InExtension {} }
private extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }
public extension Plain { @IBAction func outside(_ sender: Any) {} }
actor Worker { class InActor {} }
struct Copyable: ~Copyable, Sendable & Hashable { class A {} }
@available(*, unavailable)
final class Attributed: @MainActor Delegate, Swift.Sendable {}
class Empty {}
class A {}; class B: A {}
protocol P: AnyObject { associatedtype C: Collection where C.Element == Int }
func top() { class Local { @objc func local() {} } }
let value = { class InClosure {} ; return 1 }()
var computed: Int { class InGetter {} ; return 1 }
if true { class InIf {} }
#if A
class InCondition {}
#elseif B
class InElse: UIView { @IBOutlet var x: UIView! }
#endif
indirect enum Tree<T> { case leaf, node(Tree) }
@main struct Program { static func main() { let x = classes.count; object.class.foo() } }
open class
  Spread
  : UIView
{
}
distributed actor D {}
macro m() = #externalMacro(module: "", type: "")
#freestanding { class InMacro {} }
precedencegroup Power { associativity: left }
infix operator **: Power
class After: UIView {}

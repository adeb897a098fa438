// Objects of classes that are known at run time only.

import Testing
import UIKit

@MainActor
@Suite("Objects of classes that are known at run time only")
struct DynamicInstanceTests {
  private final class Marked: UIView {
    var mark = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      mark = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Cell: UITableViewCell {
    var mark = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      mark = 8
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Controller: UIViewController {
    var mark = 0
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      mark = 9
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class MarkedButton: UIButton {
    var mark = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      mark = 10
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {
    let mark: Int
    init(mark: Int) { self.mark = mark }
    override convenience init() { self.init(mark: 11) }
  }

  private final class Layout: UICollectionViewFlowLayout {
    var marks: [Int?] = []
    override class var invalidationContextClass: AnyClass { Context.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      marks.append((context as? Context)?.mark)
      super.invalidateLayout(with: context)
    }
  }

  private func make<T: UIView>(_ type: T.Type) -> T { T.made() }
  /// Of a class that only the run-time system knows, whatever its actor.
  private nonisolated func makeAny<T: NSObject>(_ type: T.Type) -> T { T.made() }

  @Test("the initializer of the class itself runs")
  func initializers() {
    #expect(make(Marked.self).mark == 7)
    #expect(
      Marked.made(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).frame.size == CGSize(width: 3, height: 4))
    #expect(type(of: make(UILabel.self)) == UILabel.self)
    #expect(Cell.made(style: .subtitle, reuseIdentifier: "a").mark == 8)
    #expect(Controller.made(nibName: nil, bundle: nil).mark == 9)
    #expect(type(of: UITableViewController.made()) == UITableViewController.self)
    #expect(makeAny(Marked.self).mark == 7)
    let button = MarkedButton.made(type: .system)
    #expect(button.mark == 10 && button.buttonType == .system)
    #expect(type(of: makeAny(UIBarButtonItem.self)) == UIBarButtonItem.self)
    #expect(type(of: makeAny(NSMutableArray.self) as NSObject) is NSMutableArray.Type)
  }

  /// Apple's page of `UICollectionViewLayoutInvalidationContext`: layouts name subclasses of it, which may have initializers of
  /// their own.
  @Test("a layout's own context need not have a required initializer")
  func contexts() {
    let layout = Layout()
    layout.invalidateLayout()
    #expect(layout.marks == [11])
  }
}

// Constraints to the baseline of a view that has it from another one (spec 05 §3: a stack's is that of an arranged view):
// they follow when another view becomes the one. Figures are those of `PlainMeasurer`: baselines lie one font size below the
// top.

import Foundation
import Testing

@testable import Plumbline

@Suite("Baselines that other views are named for") struct NamedBaselineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let mark = UIView()

  init() {
    root.layoutEnvironment = .plain()
    mark.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 5), mark.heightAnchor.constraint(equalToConstant: 5),
    ])
  }

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "abc"
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  private func column(_ labels: [UILabel]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    return stack
  }

  private var top: CGFloat {
    root.layoutIfNeeded()
    return mark.frame.minY
  }

  @Test("hidden, shown, inserted and removed views of a stack")
  func stack() {
    let (small, large) = (label(20), label(40))
    let stack = column([small, large])
    let constraint = mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor)
    constraint.isActive = true
    #expect(top == 120)
    small.isHidden = true
    #expect(top == 140)
    small.isHidden = false
    #expect(top == 120)
    stack.insertArrangedSubview(label(60), at: 0)
    #expect(top == 160)
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(top == 120)
    small.removeFromSuperview()
    #expect(top == 140 && constraint.isActive)
    constraint.constant = 3
    #expect(top == 143)
  }

  @Test("a stack that gets its views later")
  func emptyStack() {
    let stack = column([])
    mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    #expect(top == 100)
    stack.addArrangedSubview(label(40))
    #expect(top == 140)
  }

  @Test("a constraint whose baseline view went takes nothing of others with it")
  func foreignRow() {
    let labels = [label(20), label(40)]
    let stack = column(labels)
    let constraint = mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor)
    constraint.isActive = true
    #expect(top == 120)
    labels[0].removeFromSuperview()
    #expect(top == 140)
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 11),
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
      other.widthAnchor.constraint(equalToConstant: 13), other.heightAnchor.constraint(equalToConstant: 14),
    ])
    root.layoutIfNeeded()
    constraint.constant = 777
    constraint.isActive = false
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 11, y: 12, width: 13, height: 14))
  }

  /// Its baseline is that of a view that can be replaced.
  private final class Holder: UIView {
    var shown: UIView?
    override var forFirstBaselineLayout: UIView { shown ?? self }
    override var forLastBaselineLayout: UIView { shown ?? self }
  }

  @Test("another view of an own class")
  func ownClass() {
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    root.addSubview(holder)
    func show(_ label: UILabel, at y: CGFloat) {
      holder.shown?.removeFromSuperview()
      holder.shown = label
      holder.addSubview(label)
      label.topAnchor.constraint(equalTo: holder.topAnchor, constant: y).isActive = true
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor).isActive = true
    }
    show(label(20), at: 0)
    let constraint = mark.topAnchor.constraint(equalTo: holder.lastBaselineAnchor)
    constraint.isActive = true
    #expect(top == 20)
    show(label(40), at: 50)
    #expect(top == 90 && constraint.isActive)
  }

  @Test("a stack beside another one in a row")
  func nestedStack() {
    let (first, second) = (label(20), label(30))
    let column = UIStackView(arrangedSubviews: [first, second])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [label(40), column])
    row.alignment = .firstBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(column.frame.minY == 20)
    first.isHidden = true
    root.layoutIfNeeded()
    #expect(column.frame.minY == 10)
  }
}

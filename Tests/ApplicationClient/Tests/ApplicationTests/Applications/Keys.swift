// Rows of keys as keyboards of applications have them: each row as tall as the others, its keys as wide as one another.

import UIKit

final class KeysView: UIView {
  private(set) var typed = ""
  private var isShifted = false { didSet { updateCase() } }
  private var rows: [UIStackView] = []
  let column = UIStackView()
  private let letters = [
    ["q", "w", "e", "r", "t", "y", "u", "i", "o", "p"], ["a", "s", "d", "f", "g", "h", "j", "k", "l"],
    ["z", "x", "c", "v", "b", "n", "m"],
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    column.axis = .vertical
    column.distribution = .fillEqually
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    for row in letters {
      let stack = UIStackView(arrangedSubviews: row.map(makeKey))
      stack.spacing = 5
      stack.distribution = .fillEqually
      rows.append(stack)
      column.addArrangedSubview(stack)
    }
    let space = KeyButton(title: "space")
    space.addTarget(self, action: #selector(spaceTapped), for: .touchUpInside)
    let delete = KeyButton(title: "⌫")
    delete.addTarget(self, action: #selector(deleteTapped), for: .touchDown)
    let shift = KeyButton(title: "⇧")
    shift.addTarget(self, action: #selector(toggleShift), for: .touchUpInside)
    let bottom = UIStackView(arrangedSubviews: [shift, space, delete])
    bottom.spacing = 5
    column.addArrangedSubview(bottom)
    space.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      column.leftAnchor.constraint(equalTo: leftAnchor, constant: 3),
      column.rightAnchor.constraint(equalTo: rightAnchor, constant: -3),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func makeKey(_ letter: String) -> KeyButton {
    let key = KeyButton(title: letter)
    key.addTarget(self, action: #selector(keyTapped(_:)), for: .touchUpInside)
    return key
  }
  @objc func keyTapped(_ sender: KeyButton) {
    guard let letter = sender.title(for: .normal) else { return }
    typed += letter
    if isShifted { isShifted = false }
    UIView.animate(
      withDuration: 0.1, animations: { sender.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
    ) { _ in sender.transform = .identity }
  }
  @objc func spaceTapped() { typed += " " }
  @objc func deleteTapped() { _ = typed.popLast() }
  @objc func toggleShift() { isShifted.toggle() }
  private func updateCase() {
    rows.flatMap { $0.arrangedSubviews }.compactMap { $0 as? KeyButton }.forEach { key in
      let title = key.title(for: .normal) ?? ""
      key.setTitle(isShifted ? title.uppercased() : title.lowercased(), for: .normal)
    }
  }
}

final class KeyButton: UIButton {
  init(title: String) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(.black, for: .normal)
    backgroundColor = .white
    layer.cornerRadius = 5
    titleLabel?.font = .systemFont(ofSize: 22)
    titleLabel?.adjustsFontSizeToFitWidth = true
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .lightGray : .white } }
}

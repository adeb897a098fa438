// A keyboard of an application's own.

import UIKit
import AudioToolbox

class KeyboardViewController: UIInputViewController {
  private var rows: [UIStackView] = []
  private var isShifted = false { didSet { updateCase() } }
  private var heightConstraint: NSLayoutConstraint?
  private var deleteTimer: Timer?
  @IBOutlet var nextKeyboardButton: UIButton!
  private let letters = [
    ["q", "w", "e", "r", "t", "y", "u", "i", "o", "p"], ["a", "s", "d", "f", "g", "h", "j", "k", "l"],
    ["z", "x", "c", "v", "b", "n", "m"],
  ]
  override func updateViewConstraints() {
    super.updateViewConstraints()
    guard view.frame.size.width != 0 && view.frame.size.height != 0 else { return }
    setUpHeightConstraint()
  }
  private func setUpHeightConstraint() {
    let customHeight: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 320 : 230
    if heightConstraint == nil {
      heightConstraint = NSLayoutConstraint(
        item: view!, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: customHeight)
      heightConstraint!.priority = UILayoutPriority(rawValue: 999)
      view.addConstraint(heightConstraint!)
    } else {
      heightConstraint!.constant = customHeight
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let inputView = inputView else { return }
    inputView.allowsSelfSizing = true
    let column = UIStackView()
    column.axis = .vertical
    column.distribution = .fillEqually
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    inputView.addSubview(column)
    for row in letters {
      let stack = UIStackView(arrangedSubviews: row.map(makeKey))
      stack.spacing = 5
      stack.distribution = .fillEqually
      rows.append(stack)
      column.addArrangedSubview(stack)
    }
    nextKeyboardButton = UIButton(type: .system)
    nextKeyboardButton.setTitle(
      NSLocalizedString("Next Keyboard", comment: "Title for 'Next Keyboard' button"), for: [])
    nextKeyboardButton.sizeToFit()
    nextKeyboardButton.addTarget(
      self, action: #selector(handleInputModeList(from:with:)), for: .allTouchEvents)
    let space = KeyButton(title: "space")
    space.addTarget(self, action: #selector(spaceTapped), for: .touchUpInside)
    let del = KeyButton(title: "⌫")
    del.addTarget(self, action: #selector(deleteTapped), for: .touchDown)
    del.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(deleteHeld(_:))))
    let shift = KeyButton(title: "⇧")
    shift.addTarget(self, action: #selector(toggleShift), for: .touchUpInside)
    let bottom = UIStackView(arrangedSubviews: [shift, nextKeyboardButton, space, del])
    bottom.spacing = 5
    column.addArrangedSubview(bottom)
    space.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: inputView.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: inputView.bottomAnchor, constant: -8),
      column.leftAnchor.constraint(equalTo: inputView.leftAnchor, constant: 3),
      column.rightAnchor.constraint(equalTo: inputView.rightAnchor, constant: -3),
    ])
  }
  override func viewWillLayoutSubviews() {
    self.nextKeyboardButton.isHidden = !self.needsInputModeSwitchKey
    super.viewWillLayoutSubviews()
  }
  override func textWillChange(_ textInput: UITextInput?) {}
  override func textDidChange(_ textInput: UITextInput?) {
    let proxy = self.textDocumentProxy
    let dark = proxy.keyboardAppearance == UIKeyboardAppearance.dark
    nextKeyboardButton.setTitleColor(dark ? .white : .black, for: [])
    if proxy.documentContextBeforeInput?.hasSuffix(". ") ?? true { isShifted = true }
    if proxy.keyboardType == .emailAddress {
      print(proxy.returnKeyType ?? .default, proxy.enablesReturnKeyAutomatically ?? false)
    }
  }
  private func makeKey(_ letter: String) -> KeyButton {
    let key = KeyButton(title: letter)
    key.addTarget(self, action: #selector(keyTapped(_:)), for: .touchUpInside)
    return key
  }
  @objc func keyTapped(_ sender: KeyButton) {
    guard let t = sender.title(for: .normal) else { return }
    UIDevice.current.playInputClick()
    (textDocumentProxy as UIKeyInput).insertText(t)
    if isShifted { isShifted = false }
    UIView.animate(
      withDuration: 0.1, animations: { sender.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) }
    ) { _ in sender.transform = .identity }
  }
  @objc func spaceTapped() { textDocumentProxy.insertText(" ") }
  @objc func deleteTapped() {
    if textDocumentProxy.selectedText != nil || textDocumentProxy.hasText {
      textDocumentProxy.deleteBackward()
    }
    AudioServicesPlaySystemSound(1104)
  }
  @objc func deleteHeld(_ g: UILongPressGestureRecognizer) {
    switch g.state {
    case .began:
      deleteTimer = .scheduledTimer(withTimeInterval: 0.1, repeats: true) { [unowned self] _ in
        self.textDocumentProxy.deleteBackward()
      }
    case .ended, .cancelled: deleteTimer?.invalidate(); deleteTimer = nil
    default: ()
    }
  }
  @objc func toggleShift() { isShifted.toggle() }
  func moveCursor(by n: Int) { textDocumentProxy.adjustTextPosition(byCharacterOffset: n) }
  func hideIt() {
    dismissKeyboard(); if hasFullAccess { UIPasteboard.general.string = "" }; primaryLanguage = "en";
    requestSupplementaryLexicon { lexicon in print(lexicon.entries.map { $0.documentText }) }
  }
  private func updateCase() {
    rows.flatMap { $0.arrangedSubviews }.compactMap { $0 as? KeyButton }.forEach { b in
      let t = b.title(for: .normal) ?? ""
      b.setTitle(isShifted ? t.uppercased() : t.lowercased(), for: .normal)
    }
  }
}
class KeyButton: UIButton {
  init(title: String) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(.black, for: .normal)
    backgroundColor = .white
    layer.cornerRadius = 5
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 0
    layer.masksToBounds = false
    titleLabel?.font = .systemFont(ofSize: 22)
    titleLabel?.adjustsFontSizeToFitWidth = true
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }
  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .lightGray : .white } }
}
class EmojiInputView: UIInputView, UIInputViewAudioFeedback {
  var enableInputClicksWhenVisible: Bool { true }
  weak var target: UIKeyInput?
  override init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    super.init(frame: frame, inputViewStyle: inputViewStyle); autoresizingMask = .flexibleWidth
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 216) }
}

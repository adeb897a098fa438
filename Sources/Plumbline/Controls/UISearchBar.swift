// The search bar: a field in a bar of a fixed height and any width.

import Foundation

/// A field to search with: a fixed height, any width. Text and placeholder are those of its field, which is made when
/// somebody asks for it or gives it keys.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Shown while there is no text; nil for nothing. The bar's size does not depend on it.
  open dynamic var placeholder: String? {
    get { storedField?.placeholder ?? storedPlaceholder }
    set {
      storedPlaceholder = newValue
      storedField?.placeholder = newValue
    }
  }
  private var storedPlaceholder: String?
  /// The search text; nil by default. Setting it updates the search controller, and calls no delegate.
  open dynamic var text: String? {
    get { storedField.map(\.text) ?? storedText }
    set {
      let old = text
      storedText = newValue
      storedField?.text = newValue
      if newValue != old { textDidChange?() }
    }
  }
  private var storedText: String?
  /// A line above the field; stored.
  open dynamic var prompt: String?
  /// The delegate, told of text typed into the field. Not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether the button that ends the search is shown, as pictures do.
  open dynamic var showsCancelButton = false
  /// The keyboard of the bar, in place of the system's; stored.
  open dynamic override var inputView: UIView? {
    get { carriedStates.known(TypingState.self)?.inputView }
    set { makeCarried(TypingState.self).inputView = newValue }
  }
  /// The accessory view over the keyboard; stored.
  open dynamic override var inputAccessoryView: UIView? {
    get { carriedStates.known(TypingState.self)?.inputAccessoryView }
    set { makeCarried(TypingState.self).inputAccessoryView = newValue }
  }
  /// Takes effect at once, `animated` or not.
  open dynamic func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The background colour of the bar; nil for the system's; stored.
  open dynamic var barTintColor: UIColor?

  override class var defaultContentHugging: (UILayoutPriority, UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.searchBarHeight)
  }

  // MARK: Field

  private var storedField: UISearchTextField?
  private let fieldDelegate = SearchFieldDelegate()
  /// The search controller's handler of every change of the text.
  package final var textDidChange: (() -> Void)?
  /// The same when the field gets keys.
  package final var searchDidBegin: (() -> Void)?

  /// The field in the bar: 36 points high and 8 from the sides, in the middle, in navigation bars 1 point below the title.
  public final var searchTextField: UISearchTextField {
    if let storedField { return storedField }
    let field = UISearchTextField(frame: .zero)
    field.text = storedText
    field.placeholder = storedPlaceholder
    fieldDelegate.bar = self
    field.delegate = fieldDelegate
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        textDidChange?()
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    storedField = field
    addSubview(field)
    return field
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    guard let storedField, storedField.superview === self else { return }
    let top = superview is UINavigationBar ? 1 : (bounds.height - 36) / 2
    storedField.frame = CGRect(x: 8, y: top, width: max(0, bounds.width - 16), height: 36)
  }

  override var archivedSubviews: [UIView] { super.archivedSubviews.filter { $0 !== storedField } }

  open dynamic override var canBecomeFirstResponder: Bool { true }
  open dynamic override var isFirstResponder: Bool { storedField?.isFirstResponder ?? false }
  /// Makes the field the first responder.
  @discardableResult
  open dynamic override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open dynamic override func resignFirstResponder() -> Bool { storedField?.resignFirstResponder() ?? true }
}

/// Forwards the methods of the field's delegate to that of the bar.
@MainActor
private final class SearchFieldDelegate: UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.searchDidBegin?()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// The delegate of a search bar, told of text typed into its field and of focus changes. Every method has a default
/// implementation.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: ObjectAnswering {
  /// The text is the bar's already. Called for what is typed, not for what a program sets.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The return key was pressed; never called here: hosts and tests do.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that cancels was pressed; never called here: hosts and tests do.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// False keeps the keyboard away.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Keys go to the bar from now on.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// False keeps the keyboard.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Keys go to the bar no longer.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// In UTF-16 code units; false keeps the text.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The user chose another scope, by its index; never called here.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// True by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// True by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

// The field of a search bar and what is told of it. Sources: Apple's pages of `UISearchBar.searchTextField` (the field of the
// bar's text and placeholder), `UISearchBarDelegate`, and `UISearchResultsUpdating.updateSearchResults(for:)`: called when
// the bar gets the keys and when its text changes.

import Testing
import UIKit

@MainActor
@Suite("The field of a search bar")
struct SearchBarFieldTests {
  private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var notes: [String] = []
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      notes.append("should")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      notes.append("text \(searchText)")
    }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      text != "x"
    }
    func updateSearchResults(for searchController: UISearchController) {
      notes.append("update \(searchController.searchBar.text ?? "")")
    }
  }

  @Test("text and placeholder are the bar's and the field's at once")
  func oneText() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.text = "a"
    bar.placeholder = "Search"
    #expect(bar.searchTextField.text == "a" && bar.searchTextField.placeholder == "Search")
    bar.searchTextField.text = "b"
    #expect(bar.text == "b")
    bar.text = nil
    #expect((bar.searchTextField.text ?? "").isEmpty)
    bar.searchTextField.placeholder = "Find"
    #expect(bar.placeholder == "Find")
    #expect(bar.searchTextField === bar.searchTextField && bar.searchTextField.isDescendant(of: bar))
    bar.layoutIfNeeded()
    let frame = bar.searchTextField.frame
    #expect(bar.bounds.contains(frame) && frame.midX == 160 && frame.midY == 28)
    // The magnifying glass takes room from the text.
    let field = bar.searchTextField
    #expect(field.textRect(forBounds: field.bounds).minX >= field.leftView?.frame.maxX ?? 0)
  }

  @Test("what is typed is told to the bar's delegate, and may be refused")
  func typing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let listener = Listener()
    bar.delegate = listener
    window.addSubview(bar)
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isEditing)
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("x")
    bar.text = "program"
    bar.resignFirstResponder()
    #expect(listener.notes == ["should", "began", "text a", "ended"] && !bar.isFirstResponder)
  }

  @Test("a search begins with the keys, follows the text and ends empty")
  func searching() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let search = UISearchController(searchResultsController: nil)
    let listener = Listener()
    search.searchResultsUpdater = listener
    window.addSubview(search.searchBar)
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive)
    search.searchBar.searchTextField.insertText("ab")
    search.searchBar.text = "c"
    search.isActive = false
    #expect(listener.notes == ["update ", "update ab", "update c", "update "])
    #expect(search.searchBar.text == nil || search.searchBar.text == "")
    #expect(!search.searchBar.isFirstResponder)
  }
}

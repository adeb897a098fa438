// What small applications use beside views: words of a text, sort descriptors by name, headers with a configuration, what is
// shown where there is nothing. Expectations are Apple's documentation's.

import Testing
import UIKit

@MainActor
@Suite("What small applications use")
struct ApplicationGapsTests {
  private final class Empty: UIViewController {
    var updates = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    }
  }

  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = header.defaultContentConfiguration()
      content.text = "a\nb\nc"
      content.textProperties.numberOfLines = 0
      header.contentConfiguration = content
      return header
    }
  }

  @Test(
    "words of a text, with what lies between them",
    arguments: [
      ("Hello, big world.", ["Hello", "big", "world"]), ("don't stop", ["don't", "stop"]), ("", []),
      (" 3 x 4 ", ["3", "x", "4"]),
    ])
  func words(text: String, expected: [String]) {
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords]) { word, _, _, _ in
      found.append(word ?? "")
    }
    #expect(found == expected)
  }

  @Test("sentences, and the first one only where that is enough")
  func sentences() {
    let text = "One. Two! Three?"
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .bySentences) { part, _, _, stop in
      found.append(part ?? "")
      stop = found.count == 2
    }
    #expect(found == ["One. ", "Two! "])
    var lines = 0
    "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { _, _, _, _ in lines += 1 }
    #expect(lines == 2)
  }

  @Test("sort descriptors by the name of a property, what has no value first")
  func sorting() {
    let people = [["name": "b"], ["name": "A"], [:]] as [[String: String]]
    func names(_ descriptor: NSSortDescriptor) -> [String?] {
      people.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map { $0["name"] }
    }
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == [nil, "A", "b"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["b", "A", nil])
    #expect(NSSortDescriptor(key: "name", ascending: true).key == "name")
  }

  @Test("a header's configuration decides how high it is")
  func header() {
    let sections = Sections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = sections
    table.delegate = sections
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    // Three lines of footnote are 47 points and more; a title alone has 28.
    #expect(table.rectForHeader(inSection: 0).height > 47)
    let header = table.headerView(forSection: 0)
    #expect((header?.contentConfiguration as? UIListContentConfiguration)?.text == "a\nb\nc")
    header?.contentConfiguration = nil
    #expect(header?.contentView.subviews.isEmpty == true)
  }

  @Test("a controller is asked once, before layout, what it shows where there is nothing")
  func contentUnavailable() {
    let controller = Empty()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 0)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 0)
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 1)
    #expect(controller.view.subviews.first is UIContentUnavailableView)
    #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}

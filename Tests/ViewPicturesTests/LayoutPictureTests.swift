// Pictures of a program's own views.

import Foundation
import LayoutReport
import Plumbline
import Testing
import ViewPictures

@Suite("Pictures of programs")
struct LayoutPictureTests {
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.black.cgColor
    let label = UILabel()
    label.text = "Hello"
    label.textColor = .label
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
    ])
    return card
  }

  @Test("a view's own looks, at its own size, without anything around it")
  func looks() {
    let svg = card().svg()
    #expect(svg.contains("width=\"200\" height=\"120\" viewBox=\"0 0 200 120\""))
    // Half red; the edge of 2 points lies inside.
    #expect(svg.contains("<rect x=\"1\" y=\"1\" width=\"198\" height=\"118\" rx=\"12\" fill=\"#ff0000\""))
    #expect(svg.contains("fill-opacity=\"0.5\" stroke=\"#000000\" stroke-width=\"2\""))
    #expect(svg.contains("<text x=\"20\""))
    #expect(svg.contains(">Hello</text>"))
  }

  @Test("the dark appearance has the system's dark colours")
  func dark() {
    let svg = card().svg(.init(appearance: .dark))
    // label of the Human Interface Guidelines: black in the light, white in the dark.
    #expect(svg.contains(/<text[^>]+fill="#ffffff"/))
    #expect(card().svg().contains(/<text[^>]+fill="#000000"/))
  }

  @Test("a heading brings the findings with it, and options may change afterwards")
  func heading() {
    let view = card()
    let second = UILabel()
    second.text = "Open"
    second.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(second)
    second.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    var picture = LayoutPicture(of: view)
    #expect(!picture.svg.contains("Its vertical position") && !picture.svg.contains("A card"))
    picture.options.title = "A card"
    picture.options.layers.insert(.findings)
    #expect(picture.svg.contains(">A card</text>"))
    #expect(picture.svg.contains("ambiguous, label"))
  }

  @Test("constraints are drawn between their ends and keep the line of code that made them")
  func constraints() throws {
    let view = card()
    let constraint = try #require(view.constraints.first { $0.firstAttribute == .leading })
    let site = constraint.creationSite
    let svg = view.svg(.init(layers: [.screen, .constraints]))
    // From the card's edge to the label's, with the constant.
    #expect(svg.contains("x1=\"20\"") && svg.contains("x2=\"0\""))
    #expect(svg.contains(">20</text>"))
    #expect(site != nil && constraint.creationSite == site)
  }

  @Test("controls show their state, and lists keep where they were scrolled to")
  func controls() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 800)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    let toggle = UISwitch(frame: CGRect(x: 10, y: 120, width: 51, height: 31))
    toggle.isOn = true
    scroll.addSubview(toggle)
    let svg = scroll.svg()
    // systemGreen of the Human Interface Guidelines, 20 points below the upper edge.
    #expect(svg.contains("<rect x=\"10\" y=\"20\" width=\"51\" height=\"31\" rx=\"15.5\" fill=\"#34c759\"/>"))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test("hidden and transparent views are not drawn")
  func hidden() {
    let view = card()
    view.subviews[0].isHidden = true
    #expect(!view.svg().contains("Hello"))
    view.subviews[0].isHidden = false
    view.subviews[0].alpha = 0
    #expect(!view.svg().contains("Hello"))
  }

  private final class FancySwitch: UISwitch {}

  @Test("views are called as the elements of documents are, those of own classes by the class above")
  func kinds() {
    let views: [(UIView, String)] = [
      (UILabel(), "label"), (FancySwitch(), "switch"), (UITextView(), "textView"),
      (UIScrollView(), "scrollView"),
      (UITableViewCell().contentView, "tableViewCellContentView"), (UISearchBar(), "searchBar"),
      (MKMapView(), "mapView"), (WKWebView(), "wkWebView"), (UIControl(), "control"), (UIView(), "view"),
      (UITableViewHeaderFooterView(), "view"), (UICollectionViewCell(), "collectionViewCell"),
    ]
    for (view, kind) in views { #expect(view.documentKind == kind) }
  }

  private final class TellingSwitch: UISwitch, nonisolated CustomReflectable {
    nonisolated var customMirror: Mirror { Mirror(reflecting: 0) }
  }

  @Test("a view with a mirror of its own is called by its class")
  func ownMirror() {
    #expect(TellingSwitch().documentKind == "switch")
    #expect(TellingSwitch().uiKitClassName == "UISwitch")
  }

  @Test("the tree in a terminal has names, sizes and places")
  func tree() {
    let tree = LayoutPicture(of: card()).tree
    #expect(tree.hasPrefix("UIView 'card' (card)"))
    #expect(tree.contains("└─ UILabel 'Hello' (2)"))
    #expect(tree.contains("at 20, 10"))
  }
}

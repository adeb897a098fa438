// Objects of documents at run time. The order of calls and what counts as a mistake are Apple's (Resource Programming Guide,
// "The Object Life Cycle": unarchived with init(coder:), connected with setValue(_:forKey:), then awakeFromNib; UIKit's
// exceptions and warnings in their words). The table of members, which the plugin writes, is written by hand here.

import Foundation
import Testing
import UIKit

// MARK: Classes of the documents

/// The table of this module, under the name that documents' readers look for.
public final class InterfaceBuilderClasses: UIKit.InterfaceBuilderClasses {
  public override class var classes: [DocumentClass] {
    [
      DocumentClass(
        "Card", type: Card.self,
        members: [
          .property("title", \Card.title), .property("height", \Card.height),
          .property("parts", \Card.parts), .property("guide", \Card.guide), .property("radius", \Card.radius),
          .property("count", \Card.count),
        ]),
      DocumentClass(
        "CardOwner", type: CardOwner.self,
        members: [
          .property("card", \CardOwner.card), .property("tap", \CardOwner.tap),
          .action(
            "press:",
            Selector("press(_:)") { (owner: CardOwner) in { (sender: UIButton) in owner.press(sender) } }),
          .action("close", Selector("close") { (owner: CardOwner) in { owner.close() } }),
        ]),
      DocumentClass(
        "StepController", type: StepController.self,
        members: [
          .action(
            "backWithSegue:",
            Selector("back(segue:)") { (owner: StepController) in
              { (segue: UIStoryboardSegue) in owner.back(segue: segue) }
            }
          ),
          .creator("make:sender:") { (owner: StepController, coder, sender, _) in
            owner.make(coder, sender: sender)
          },
        ]),
      DocumentClass(
        "Waker", type: Waker.self,
        members: [
          .property("card", \Waker.card), .awakening { (owner: Waker) in owner.awakeFromNib() },
        ]),
      DocumentClass("Renamed", runtimeName: "PublicName", type: Renamed.self, members: []),
      DocumentClass(
        "AnimatedTabItem", type: AnimatedTabItem.self,
        members: [.property("animation", \AnimatedTabItem.animation)]),
    ]
  }
}

final class Card: UIView {
  weak var title: UILabel! { didSet { log.append("title") } }
  var height: NSLayoutConstraint!
  var parts: [UIView] = []
  var guide: UILayoutGuide?
  var radius: CGFloat = 0 { didSet { log.append("radius") } }
  var count = 0
  private(set) var log: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    // What the document says is set by then, as after reading an archive.
    log = ["init \(subviews.count) \(tag)"]
    backgroundColor = .red
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(title?.text ?? "-")")
  }

  override func prepareForInterfaceBuilder() { log.append("never") }
}

final class CardOwner: UIResponder {
  var card: Card!
  var tap: UITapGestureRecognizer!
  var pressed: [UIButton] = []
  var closed = 0
  func press(_ sender: UIButton) { pressed.append(sender) }
  func close() { closed += 1 }
  override func awakeFromNib() { closed = -100 }
}

/// An object of the program's own, which is no responder.
final class Waker: NSObject {
  var card: UIView?
  private(set) var log: [String] = []
  func awakeFromNib() { log.append(card == nil ? "awake without outlets" : "awake") }
}

final class Renamed: UIView {}
final class Unfitting: UIViewController {}

// MARK: Tests

@MainActor
@Suite("Objects of documents")
struct DocumentObjectTests {
  private func xib(_ objects: String, runtimeClass: String = "CardOwner", owner: String = "") -> UINib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(runtimeClass)" customModule="UIKitTests"><connections>\(owner)</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  private static let card = """
    <view contentMode="scaleToFill" tag="7" id="car-dd-001" customClass="Card" customModule="UIKitTests">
      <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
      <subviews>
        <label text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
          <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
          <rect key="frame" x="0.0" y="40" width="46" height="30"/>
          <state key="normal" title="Press"/>
          <connections>
            <action selector="press:" destination="-1" eventType="touchUpInside" id="act-io-001"/>
            <action selector="close" destination="-1" eventType="touchDown" id="act-io-002"/>
          </connections>
        </button>
      </subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
      <constraints>
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="car-dd-001" secondAttribute="leading" constant="12" id="con-st-001"/>
        <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" constant="8" id="con-st-002"/>
        <constraint firstItem="lab-el-001" firstAttribute="height" constant="30" id="con-st-003"/>
        <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="lab-el-001" secondAttribute="leading" id="con-st-004"/>
        <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" id="con-st-005"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="title.hidden" value="YES"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="title" destination="lab-el-001" id="out-le-001"/>
        <outlet property="height" destination="con-st-003" id="out-le-002"/>
        <outlet property="guide" destination="saf-ea-001" id="out-le-003"/>
        <outletCollection property="parts" destination="lab-el-001" id="out-le-004"/>
        <outletCollection property="parts" destination="but-to-001" id="out-le-005"/>
        <outletCollection property="gestureRecognizers" destination="tap-ge-001" appends="YES" id="out-le-006"/>
      </connections>
    </view>
    <tapGestureRecognizer id="tap-ge-001" numberOfTapsRequired="2"><connections><action selector="close" destination="-1" id="act-io-003"/></connections></tapGestureRecognizer>
    """

  private static let ownersOutlets = """
    <outlet property="card" destination="car-dd-001" id="out-le-101"/>
    <outlet property="tap" destination="tap-ge-001" id="out-le-102"/>
    """

  private func makeCard() throws -> (Card, CardOwner, UINib) {
    let owner = CardOwner()
    let nib = xib(Self.card, owner: Self.ownersOutlets)
    let objects = try nib.objects(owner: owner)
    #expect(objects.count == 2)
    return (try #require(objects.first as? Card), owner, nib)
  }

  @Test("objects are read with init(coder:), connected, given their attributes, and woken, in this order")
  func order() throws {
    let (card, owner, nib) = try makeCard()
    #expect(card.log == ["init 2 7", "title", "radius", "awake Hello"])
    // What the class sets after super.init(coder:) wins over the document.
    #expect(card.backgroundColor == .red)
    // The owner was there before, and is not woken.
    #expect(owner.closed == 0)
    #expect(nib.warnings.isEmpty)
  }

  @Test("outlets of views, constraints, guides, collections and recognisers are connected")
  func outlets() throws {
    let (card, owner, _) = try makeCard()
    #expect(owner.card === card)
    #expect(card.height.constant == 30)
    #expect(card.guide === card.safeAreaLayoutGuide)
    #expect(card.parts.map { type(of: $0) == UILabel.self } == [true, false])
    #expect(card.gestureRecognizers?.count == 1 && card.gestureRecognizers?.first === owner.tap)
    #expect(owner.tap.numberOfTapsRequired == 2)
  }

  @Test("attributes of the Identity inspector reach properties, and paths into other objects")
  func attributes() throws {
    let (card, _, _) = try makeCard()
    #expect(card.radius == 4.5)
    #expect(card.count == 3)
    #expect(card.layer.cornerRadius == 9)
    #expect(card.title.isHidden)
  }

  @Test("controls and recognisers call the owner's actions")
  func actions() throws {
    let (card, owner, _) = try makeCard()
    let button = try #require(card.parts.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(owner.pressed == [button])
    button.sendActions(for: .touchDown)
    owner.tap.state = .ended
    #expect(owner.closed == 2)
    #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["press(_:)"])
  }

  @Test("constraints of the document place the views")
  func layout() throws {
    let (card, _, _) = try makeCard()
    card.height.constant = 50
    card.layoutIfNeeded()
    #expect(card.title.frame.origin == CGPoint(x: 12, y: 8))
    #expect(card.title.frame.height == 50)
    #expect(card.parts.last?.frame.minY == 58)
  }

  // MARK: Mistakes

  private func view(_ attributes: String, _ content: String = "") -> String {
    "<view id=\"car-dd-001\" \(attributes)><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>\(content)</view>"
  }

  @Test("an unknown class is a warning, and the element's own class stands in")
  func unknownClass() throws {
    let nib = xib(view("customClass=\"Crad\" customModule=\"UIKitTests\""))
    let object = try #require(nib.objects(owner: nil).first as? UIView)
    #expect(type(of: object) == UIView.self)
    #expect(
      nib.warnings == [
        "data:6: Unknown class Crad in module “UIKitTests” in Interface Builder file. Did you mean Card?"
      ])
  }

  @Test("a class is found by the name that Objective-C knows it by")
  func runtimeName() throws {
    #expect(try xib(view("customClass=\"PublicName\"")).objects(owner: CardOwner()).first is Renamed)
  }

  private func mistake(_ nib: UINib, owner: Any? = nil) -> DocumentLoadingError? {
    do throws(DocumentLoadingError) {
      _ = try nib.objects(owner: owner)
      return nil
    } catch { return error }
  }

  @Test("an outlet that a class has not is Apple's exception, with the line and what was meant")
  func unknownOutlet() {
    let connections =
      "<connections>\n<outlet property=\"titel\" destination=\"car-dd-001\" id=\"out-le-001\"/></connections>"
    #expect(
      mistake(xib(view("customClass=\"Card\" customModule=\"UIKitTests\"", connections)))
        == .unknownOutlet(
          name: "titel", className: "UIKitTests.Card", place: "data:7", suggestion: "title", hasTable: true))
    #expect(
      mistake(xib(view("customClass=\"Card\" customModule=\"UIKitTests\"", connections)))?.description
        == "data:7: [<UIKitTests.Card> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "titel. Did you mean title?")
  }

  @Test("a constraint of an item that is nowhere is told with its line, its id and the item's")
  func unknownItem() {
    let constraints = """
      <constraints>
      <constraint firstItem="gon-ee-001" firstAttribute="top" secondItem="car-dd-001" secondAttribute="top" id="con-st-001"/>
      </constraints>
      """
    #expect(
      mistake(xib(view("", constraints)))
        == .constraint(
          "data:7: Constraint con-st-001 in line 7 refers to “gon-ee-001”, which does not exist in the document."
        )
    )
  }

  @Test("an action that the target's class has not is a warning with its line, and sending it does nothing")
  func unknownAction() throws {
    let owner = CardOwner()
    let nib = xib(
      """
      <button id="but-to-001" buttonType="system"><rect key="frame" x="0" y="0" width="46" height="30"/><connections>
      <action selector="pres:" destination="-1" eventType="touchUpInside" id="act-io-001"/>
      <action selector="rest" destination="-1" eventType="touchDown" id="act-io-002"/>
      </connections></button>
      """)
    let button = try #require(nib.objects(owner: owner).first as? UIButton)
    // Apple's systems raise an exception when such an action is sent; here the console says so when it is connected.
    #expect(
      nib.warnings == [
        "data:7: -[CardOwner pres:] is not an action of the class: sending it has no effect. Did you mean press:?",
        "data:8: -[CardOwner rest] is not an action of the class: sending it has no effect.",
      ])
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(owner.pressed.isEmpty && owner.closed == 0)
  }

  @Test("an outlet of another class, and an id that leads nowhere, are told with their line")
  func wrongConnections() {
    func connected(_ property: String, _ id: String) -> UINib {
      xib(
        view(
          "customClass=\"Card\" customModule=\"UIKitTests\"",
          "<connections><outlet property=\"\(property)\" destination=\"\(id)\" id=\"out-le-001\"/></connections>"
        ))
    }
    #expect(
      mistake(connected("title", "car-dd-001"))
        == .unfitting(
          outlet: "title", className: "Card", type: "Optional<UILabel>", value: "Card", place: "data:6"))
    #expect(
      mistake(connected("title", "gone-aa-001"))
        == .unresolved(id: "gone-aa-001", what: "outlet", place: "data:6"))
  }

  @Test("a class of another kind, a document that is not there, and one that is none")
  func wrongDocuments() {
    #expect(
      mistake(xib(view("customClass=\"Unfitting\" customModule=\"UIKitTests\"")))
        == .wrongKind(className: "Unfitting", element: "view", place: "data:6"))
    #expect(
      mistake(UINib(nibName: "Nowhere", bundle: nil))
        == .noNib(name: "Nowhere", bundle: Bundle.main.bundlePath))
    #expect(
      mistake(UINib(data: Data("<html/>".utf8), bundle: nil)).map {
        if case .unreadable = $0 { true } else { false }
      } == true)
  }

  @Test("an attribute that no class has is a warning, as on Apple's systems")
  func unknownAttribute() throws {
    let nib = xib(
      view(
        "customClass=\"Card\" customModule=\"UIKitTests\"",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"radios\" value=\"YES\"/></userDefinedRuntimeAttributes>"
      ))
    _ = try nib.objects(owner: nil)
    #expect(nib.warnings.count == 1)
    #expect(
      nib.warnings.first?.contains(
        "Failed to set (radios) user defined inspected property on (UIKitTests.Card)") == true)
    #expect(nib.warnings.first?.contains("Did you mean radius?") == true)
  }

  /// Apple's page of `awakeFromNib()`: a method of every object of a document, "after all the objects have been loaded".
  @Test("objects of the program's own are woken too")
  func ownObjects() throws {
    let objects = xib(
      Self.card
        + "<customObject id=\"own-ob-001\" customClass=\"Waker\" customModule=\"UIKitTests\"><connections>"
        + "<outlet property=\"card\" destination=\"car-dd-001\" id=\"out-le-009\"/></connections></customObject>"
    ).instantiate(withOwner: CardOwner())
    let waker = try #require(objects.lazy.compactMap { $0 as? Waker }.first)
    #expect(waker.log == ["awake"])
  }
}

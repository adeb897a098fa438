// An example of each kind of finding.

import LayoutReport

extension Finding.Kind {
  /// A document with such a finding.
  var example: String {
    switch self {
    case .conflict: "a width of 100 beside 20 points to both edges of a superview that is 320 wide"
    case .ambiguous: "a view with a top edge and a size, but nothing from left to right"
    case .misplaced: "a button that is stored at 20, 17 and that its constraints place at 20, 10"
    case .outside: "an image of 400 points at the leading edge of a scene that is 320 wide"
    case .negativeSize: "8 points to each edge of a superview that is 10 wide"
    case .unresolved: "secondItem=\"gone-aa-001\" after that view was lost in a merge"
    case .unsupported: "a document for watchOS"
    case .clipped: "a label of 80 points with “Einstellungen übernehmen” in it"
    case .overlap: "a label whose German text grows over the button beside it"
    case .smallTarget: "a button of 30 x 30 points with nothing around it"
    case .duplicateConstraint: "two constraints of 8 points between the same two edges"
    case .duplicateID: "two buttons with id=\"btn-aa-001\""
    case .missingImage: "<imageView image=\"logo\"> after logo.imageset was renamed"
    case .missingColor: "<color name=\"Brand\"> after Brand.colorset was renamed"
    case .noAutoLayout: "<document> without useAutolayout=\"YES\""
    case .noInitialController: "<document> of a storyboard without initialViewController"
    case .severalControllers: "a storyboard with the whole application in it"
    case .customClassName: "customClass=\"ProfileViewController\" in Login.storyboard"
    case .customModule: "customClass=\"Card\" without customModule"
    case .baseClass: "<label> without customClass, where base-class allows label=BodyLabel"
    case .identifier: "a controller without storyboardIdentifier, a cell without reuseIdentifier"
    case .relativeToMargin: "firstAttribute=\"leadingMargin\""
    case .canvasDevice: "<device id=\"retina4_7\"> where canvas-device allows retina6_12"
    case .traitVariations: "<variation key=\"widthClass=regular\">"
    case .hidesBottomBar: "a controller without hidesBottomBarWhenPushed=\"YES\""
    case .fonts: "<fontDescription name=\"Papyrus\"> where fonts allows Avenir-Book"
    case .colors: "<color red=\"0.2\" green=\"0.4\" blue=\"0.9\" …>"
    case .unknownClass: "customClass=\"ProfileController\" after the class became ProfileViewController"
    case .unknownOutlet: "<outlet property=\"titleLable\"> where the class declares titleLabel"
    case .unknownAction: "<action selector=\"save:\"> after the method became save()"
    case .unconnectedOutlet: "@IBOutlet var title: UILabel! that no <outlet> names"
    case .runtimeAttributes: "keyPath=\"layer.cornerRadius\""
    }
  }
}

// Small documents whose frames can be computed by hand.

enum Documents {
  /// A root of 320 x 200, the view of a controller, and in it what is given.
  static func xib(root: String = "roo-aa-001", views: String, constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>\
    <outlet property="view" destination="\(root)" id="out-aa-001"/></connections></placeholder>
        <view contentMode="scaleToFill" id="\(root)">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            \(views)
          </subviews>
          <constraints>
            \(constraints)
          </constraints>
        </view>
      </objects>
    </document>

    """
  }

  /// An empty view that constraints place, in line 10 of `xib`.
  static func box(_ id: String, frame: (Double, Double, Double, Double), label: String? = nil) -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"\
    \(label.map { " userLabel=\"\($0)\"" } ?? "")>\
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/></view>
    """
  }

  static func constraint(
    _ id: String, _ first: String?, _ attribute: String, _ second: String? = nil,
    _ secondAttribute: String? = nil,
    constant: Double = 0
  ) -> String {
    var text = "<constraint"
    if let first { text += " firstItem=\"\(first)\"" }
    text += " firstAttribute=\"\(attribute)\""
    if let second, let secondAttribute {
      text += " secondItem=\"\(second)\" secondAttribute=\"\(secondAttribute)\""
    }
    return text + " constant=\"\(constant)\" id=\"\(id)\"/>\n"
  }

  /// 20 from both sides, 10 from the top, 44 high: 20, 10, 280, 44.
  static let clean = xib(
    views: box("box-aa-001", frame: (20, 10, 280, 44), label: "Card"), constraints: pinned("box-aa-001"))

  /// The same with a width that the edges contradict; 280 holds, since the width comes last.
  static let conflicting = xib(
    views: box("box-aa-001", frame: (20, 10, 280, 44), label: "Card"),
    constraints: pinned("box-aa-001") + constraint("wid-aa-001", "box-aa-001", "width", constant: 100))

  /// Nothing says where the box is horizontally.
  static let ambiguous = xib(
    views: box("box-aa-001", frame: (0, 10, 50, 44), label: "Card"),
    constraints: constraint("top-aa-001", "box-aa-001", "top", "roo-aa-001", "top", constant: 10)
      + constraint("hei-aa-001", "box-aa-001", "height", constant: 44)
      + constraint("wid-aa-001", "box-aa-001", "width", constant: 50))

  /// The clean box in the view of a controller, which fills its device: 393 x 852.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="con-aa-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="sce-aa-001">
          <objects>
            <viewController id="con-aa-001" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="roo-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  \(box("box-aa-001", frame: (20, 10, 353, 44)))
                </subviews>
                <constraints>
                  \(pinned("box-aa-001"))
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  /// Stored 7 points too low.
  static let misplaced = xib(
    views: box("box-aa-001", frame: (20, 17, 280, 44), label: "Card"), constraints: pinned("box-aa-001"))

  static func pinned(_ box: String) -> String {
    constraint("lea-aa-001", box, "leading", "roo-aa-001", "leading", constant: 20)
      + constraint("tra-aa-001", "roo-aa-001", "trailing", box, "trailing", constant: 20)
      + constraint("top-aa-001", box, "top", "roo-aa-001", "top", constant: 10)
      + constraint("hei-aa-001", box, "height", constant: 44)
  }
}

// Safe areas of root views as the canvas infers them. Each row is implied by a required constraint of the document to a
// guide and the frame that Interface Builder stored.

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Inferred bars") struct InferredBarsTests {
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    var document: String
    var controller: String
    var top: Double?
    var bottom: Double?
    var testDescription: String { "\(document) \(controller)" }
  }

  nonisolated static let rows: [Row] = [
    // A status bar alone; a navigation bar through a root relationship, a show segue, or simulated.
    Row(document: "inamiy-Cassowary/Main.storyboard", controller: "BYZ-38-t0r", top: 20, bottom: nil),
    Row(document: "evgenyneu-Cosmos/Main.storyboard", controller: "sGD-SW-CeX", top: 64, bottom: nil),
    Row(document: "shepting-AutoLayout/Main.storyboard", controller: "zey-23-8Z0", top: 64, bottom: 0),
    Row(
      document: "ReactiveX-RxSwift/TableViewWithEditingCommands.storyboard", controller: "j3Q-Os-jYD",
      top: 64,
      bottom: nil),
    Row(document: "onevcat-Kingfisher/Main.storyboard", controller: "Faj-ZD-Pmu", top: 64, bottom: 0),
    Row(document: "lkzhao-Hero/Menu.storyboard", controller: "1JW-M4-2PL", top: 20, bottom: nil),
    // Large titles; a root that lies below its bars; an opaque bar over a freeform root.
    Row(document: "lkzhao-Hero/Navigation.storyboard", controller: "69h-JX-TSU", top: 116, bottom: 0),
    Row(document: "ReactiveX-RxSwift/Geolocation.storyboard", controller: "ew7-Ty-fzC", top: 0, bottom: 0),
    Row(document: "ReactiveX-RxSwift/Calculator.storyboard", controller: "ErT-E8-uY3", top: 0, bottom: 64),
    Row(document: "ReactiveX-RxSwift/APIWrappers.storyboard", controller: "J6V-0T-aRq", top: 0, bottom: 0),
    // Tab bars.
    Row(
      document: "ReactiveX-RxSwift/SimpleUIPickerViewExample.storyboard", controller: "U76-um-TqZ", top: 20,
      bottom: 49),
    Row(
      document: "Juanpe-SkeletonView/252d5e-Main.storyboard", controller: "BYZ-38-t0r", top: 44, bottom: 83),
    // Sensor housings, by generation of the editor.
    Row(
      document: "Esri-arcgis-runtime-samples-ios/ExportTiles.storyboard", controller: "tz0-lf-ZRZ", top: 44,
      bottom: 34),
    Row(
      document: "hackiftekhar-IQKeyboardManager/General.storyboard", controller: "csO-qF-Ohn", top: 50,
      bottom: 34),
    Row(
      document: "cbpowell-MarqueeLabel/MarqueeLabel.storyboard", controller: "4MI-rG-Qz8", top: 48,
      bottom: nil),
    Row(
      document: "cbpowell-MarqueeLabel/MarqueeLabel.storyboard", controller: "62K-nX-ZFv", top: 92,
      bottom: nil),
    Row(
      document: "Rio-iOS-deep-understanding-autolayout/SixteenView.storyboard", controller: "Y6W-OH-hqX",
      top: 59, bottom: 34),
    Row(
      document: "hackiftekhar-IQKeyboardManager/ScrollView.storyboard", controller: "TgE-bl-CyE", top: 96,
      bottom: 68),
    // No status bar in the years between; cards; embedded scenes; a television.
    Row(
      document: "IBDecodable-IBDecodable/StoryboardAttributes.storyboard", controller: "HUD-b8-8m3", top: 0,
      bottom: 0),
    Row(
      document: "Esri-arcgis-runtime-samples-ios/NavigateAR.storyboard", controller: "qwZ-CV-gmq", top: 0,
      bottom: 34),
    Row(
      document: "Esri-arcgis-runtime-samples-ios/ExportVectorTiles.storyboard", controller: "bil-Kr-boI",
      top: 56, bottom: nil),
    Row(
      document: "Esri-arcgis-runtime-samples-ios/RouteAroundBarriers.storyboard", controller: "5Lr-ew-gHY",
      top: 44, bottom: 0),
    Row(document: "tensorflow-examples/026bdf-Main.storyboard", controller: "c7R-fs-Dsr", top: 0, bottom: 0),
    Row(
      document: "cbpowell-MarqueeLabel/c712ca-MarqueeLabel.storyboard", controller: "BYZ-38-t0r", top: 60,
      bottom: 60),
    // A freeform root taller than its device keeps the home indicator.
    Row(
      document: "patchthecode-JTAppleCalendar/Main.storyboard", controller: "BYZ-38-t0r", top: 92, bottom: 34),
  ]

  @Test(
    "the safe area is the one that the document's frames imply",
    .enabled(if: Fixture.hasCorpus, "the corpus is not beside the package (../shared)"),
    arguments: rows)
  func safeArea(row: Row) throws {
    let document = try Fixture.corpusDocument(row.document)
    let source = try #require(
      document.sceneSources.first { $0.controller?.id == row.controller && $0.isControllersView })
    let safeArea = Surroundings(of: source, in: document, for: .canvas).safeArea
    if let top = row.top { #expect(safeArea.top == top) }
    if let bottom = row.bottom { #expect(safeArea.bottom == bottom) }
  }

  // Main.storyboard of Habitica (build 23079): TaskBoardViewController and others, 91 points below a housing of 47. UIKit hides
  // a bar below what is pushed, and pushes no navigation controller.
  @Test(
    "a detail has the bar of the scene that shows it; a navigation controller hides no bar of its own",
    arguments: [("show", true), ("showDetail", true), ("presentation", false)])
  func details(kind: String, hasBars: Bool) throws {
    func scene(
      _ id: String, _ segue: String = "", tag: String = "viewController", _ attributes: String = ""
    ) -> String {
      """
      <scene sceneID="S\(id)"><objects><\(tag) id="\(id)" \(attributes)><view key="view" id="\(id)V">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections>\(segue)</connections></\(tag)></objects></scene>
      """
    }
    let tabs = scene(
      "T", #"<segue kind="relationship" relationship="viewControllers" destination="N" id="s1"/>"#,
      tag: "tabBarController")
    let navigation = scene(
      "N", #"<segue kind="relationship" relationship="rootViewController" destination="A" id="s2"/>"#,
      tag: "navigationController", #"hidesBottomBarWhenPushed="YES""#)
    let first = scene("A", #"<segue kind="\#(kind)" destination="B" id="s3"/>"#)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes>
      \(tabs)\(navigation)\(first)\(scene("B"))
      </scenes></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Detail.storyboard")
    let source = try #require(document.sceneSources.first { $0.controller?.id == "B" })
    let safeArea = Surroundings(of: source, in: document, for: .canvas).safeArea
    #expect(safeArea == (hasBars ? Insets(top: 64, bottom: 49) : Insets(top: 20)))
  }

  @Test("segues that lead in circles end", arguments: ["show", "relationship", "embed"])
  func circles(kind: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes>
      <scene><objects><viewController id="A"><view key="view" id="AV">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue kind="\(kind)" destination="B" id="s1"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="B"><view key="view" id="BV">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue kind="\(kind)" destination="A" id="s2"/></connections></viewController></objects></scene>
      </scenes></document>
      """
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "Circle.storyboard")
    #expect(document.scenes().map(\.id) == ["AV", "BV"])
  }

  /// Each controller is shown by the next one, the last by a navigation controller, and that in a popover.
  @Test("ways to a scene may be long", arguments: [10, 66, 20_000])
  func ways(count: Int) throws {
    func scene(_ element: String, _ id: String, _ segue: String, content: String = "") -> String {
      """
      <scene sceneID="s\(id)"><objects><\(element) id="\(id)" sceneMemberID="viewController">\(content)
      <connections><segue \(segue) id="g\(id)"/></connections></\(element)></objects></scene>

      """
    }
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><scenes>

      """
    for index in 0..<count {
      text += scene(
        "viewController", "c\(index)", "destination=\"c\(index - 1)\" kind=\"show\"",
        content:
          "<view key=\"view\" id=\"v\(index)\"><rect key=\"frame\" width=\"393\" height=\"852\"/></view>")
    }
    text += scene(
      "navigationController", "n",
      "destination=\"c\(count - 1)\" kind=\"relationship\" relationship=\"rootViewController\"")
    text +=
      scene("viewController", "p", "destination=\"n\" kind=\"popoverPresentation\"") + "</scenes></document>"
    let document = try InterfaceBuilderDocument(bytes: Data(text.utf8), name: "A.storyboard")
    let first = document.sceneSources[0]
    #expect(first.bars(in: document).navigationBar != nil)
    #expect(first.isPartOfTablet(in: document))
  }
}

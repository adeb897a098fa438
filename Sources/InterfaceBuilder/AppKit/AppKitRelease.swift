// The release of macOS that drew the controls of a document: the editor's build tells, and from Xcode 26 on, which runs
// on two releases that draw differently, what the editor wrote beside it.

import AppKitLayout
import Foundation

extension InterfaceBuilderDocument {
  /// The release of macOS whose controls the document's editor drew.
  var appKitGeneration: AppKitGeneration {
    let plugIn = root.first("dependencies")?.children.first {
      $0.name == "plugIn" && ($0["identifier"]?.hasSuffix("CocoaPlugin") ?? false)
    }
    let version = (plugIn?["version"] ?? root["toolsVersion"]).flatMap {
      $0.split(separator: ".").first.flatMap { Double(String($0)) }
    }
    return switch version ?? 22_000 {
    case ..<14_700: .mojave
    case ..<17_503: .catalina
    case ..<24_000: .bigSur
    // Of the first release's documents two thirds were saved before macOS 26, of the later ones' nearly none.
    case ..<24_400: release(unlessTold: .bigSur)
    default: release(unlessTold: .tahoe)
    }
  }

  /// Scrollers are 17 points thick from macOS 26 on and were 16 or less before (all 14 documents with such a one, and none
  /// of 90 older ones). What masks place keeps the height that it was drawn with; where it tells nothing, the heights of
  /// controls that constraints place do, which are the release's own as a rule (`PrintPanelAccessory.storyboard`, 24127).
  private func release(unlessTold usual: AppKitGeneration) -> AppKitGeneration {
    var votes = (ofMasks: 0, ofConstraints: 0)
    for element in root.descendants() {
      guard let frame = element.first("rect", key: "frame")?.frame else { continue }
      if element.name == "scroller" {
        if (element.flag("horizontal") ?? false ? frame.height : frame.width) == 17 { return .tahoe }
      } else if element.flag("translatesAutoresizingMaskIntoConstraints") ?? true {
        votes.ofMasks += vote(of: element, height: frame.height)
      } else {
        votes.ofConstraints += vote(of: element, height: frame.height)
      }
    }
    let vote = votes.ofMasks == 0 ? votes.ofConstraints : votes.ofMasks
    return vote == 0 ? usual : vote > 0 ? .tahoe : .bigSur
  }

  /// 1 for a height of macOS 26, -1 for one of the releases before it, 0 where it could be either.
  private func vote(of element: DocumentElement, height: CGFloat) -> Int {
    // Switches have no cell.
    let cell = element.first(key: "cell") ?? element
    guard let kind = Self.tellingKind(element, cell) else { return 0 }
    let size = cell["controlSize"].flatMap(AppKitControlSize.init) ?? .regular
    func frameHeight(_ generation: AppKitGeneration) -> CGFloat? {
      let shape = ControlShape.shape(of: kind, size, generation)
      return shape.height.map { $0 + shape.insets.top + shape.insets.bottom }
    }
    let (before, since) = (frameHeight(.bigSur), frameHeight(.tahoe))
    if before == since { return 0 }
    return height == since ? 1 : height == before ? -1 : 0
  }

  /// The controls of one height that documents have most.
  private static func tellingKind(_ element: DocumentElement, _ cell: DocumentElement) -> AppKitControlKind? {
    switch (element.name, cell["type"], cell["bezelStyle"]) {
    case ("button", "check", _): .check
    case ("button", "radio", _): .radio
    case ("button", "push", "rounded"): .push
    case ("popUpButton", "push", "rounded"): .popUp
    case ("popUpButton", "roundTextured", _): .texturedMenu
    case ("switch", _, _): cell["controlSize"] == "small" ? nil : .toggle
    default: nil
    }
  }
}

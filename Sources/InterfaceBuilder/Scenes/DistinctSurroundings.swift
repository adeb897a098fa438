// The scenes of a document that are the same on several devices: they are laid out once.

import ConstraintSolver
import Foundation
import Typography

extension SceneSource {
  /// Whether the root has the size of the screen wherever it runs: a controller's view, in a storyboard or in a nib whose
  /// owner has it as its `view`. What contains any other view of a nib, its document does not know.
  func fillsScreen(in document: InterfaceBuilderDocument) -> Bool {
    if controller != nil { return isControllersView }
    // Views that load a nib of their own name the outlet so as well.
    guard let ownerClass = nibOwner(in: document).map({ $0["customClass"] ?? "" }) else { return false }
    return !ownerClass.hasSuffix("View") && !ownerClass.hasSuffix("Cell")
  }

  /// The owner of a nib that has the root as its `view`.
  func nibOwner(in document: InterfaceBuilderDocument) -> DocumentElement? {
    guard let owner = document.nibOwner, owner["placeholderIdentifier"] != nil, let id = root.id else {
      return nil
    }
    let isOwned = owner.first("connections")?.children.contains {
      $0.name == "outlet" && $0["property"] == "view" && $0["destination"] == id
    }
    return isOwned == true ? owner : nil
  }
}

extension SceneSource {
  /// Whether the root is a part of a screen, whose size the document does not know.
  func isPart(
    onTablet: Bool, _ bars: InferredBars, in document: InterfaceBuilderDocument, keepsOpenSizes: Bool
  ) -> Bool {
    Surroundings.isFreeform(controller ?? root) || isSmallerThanScreens || ViewKind.isCell(root)
      || bars.isEmbedded
      || keepsOpenSizes && (!fillsScreen(in: document) || onTablet && isPartOfTablet(in: document))
  }

  /// Whether the document gives the controller a size below that of every screen: an alert's, a panel's, a widget's. (All 54
  /// such scenes of the applications that were read are.)
  private var isSmallerThanScreens: Bool {
    guard let size = controller?.first("size", key: "freeformSize") else { return false }
    return size.number("width") ?? 320 < 320 || size.number("height") ?? 480 < 480
  }

  /// The bars around the scene, as its document shows them.
  func bars(in document: InterfaceBuilderDocument) -> InferredBars {
    isControllersView ? document.bars[controller?.id ?? ""] ?? .init() : InferredBars(simulatedBy: root)
  }

  /// Whether a tablet shows the scene in a part of its screen: a popover, a form sheet or a column of a split view. Phones
  /// show it on all of theirs.
  func isPartOfTablet(in document: InterfaceBuilderDocument) -> Bool {
    controller?.id.map(document.partsOfTablets.contains) ?? false
  }
}

extension ElementIndex {
  /// The controllers that a tablet shows in a part of its screen, and those that take their places there.
  func partsOfTablets() -> Set<String> {
    var next: [String: [String]] = [:]
    var open = formSheets
    for (destination, segues) in seguesTo {
      for segue in segues {
        switch segue.element["kind"] {
        case "popoverPresentation", "popover": open.append(destination)
        case "presentation", "modal": if Self.isFormSheet(segue.element) { open.append(destination) }
        case "relationship"
        where ["masterViewController", "supplementaryViewController"].contains(segue.element["relationship"]):
          open.append(destination)
        case "relationship", "show", "push":
          segue.source?.id.map { next[$0, default: []].append(destination) }
        default: break
        }
      }
    }
    var parts: Set<String> = []
    while let id = open.popLast() {
      if parts.insert(id).inserted { open += next[id] ?? [] }
    }
    return parts
  }
}

extension InterfaceBuilderDocument {
  /// The devices that the document itself is for: the runtime of old documents for tablets, and the suffix with which
  /// nibs and storyboards are chosen by device (Apple's Resource Programming Guide, "Device-Specific Resources"), or
  /// that code appends for itself: `Browser-iPad.xib`.
  package var deviceKind: Device.Kind? {
    if root["targetRuntime"] == "iOS.CocoaTouch.iPad" { return .tablet }
    let plain = ((name as NSString).lastPathComponent as NSString).deletingPathExtension.lowercased()
    if ["~ipad", "-ipad", "_ipad"].contains(where: plain.hasSuffix) { return .tablet }
    return ["~iphone", "-iphone", "_iphone"].contains(where: plain.hasSuffix) ? .phone : nil
  }

  package var canvasKind: Device.Kind? { canvas.device?.kind }

  package var runsOnPhonesAndTablets: Bool { canvas.platform == .phone }

  /// Configurations that leave out the scenes that an earlier one lays out in the same surroundings: a part of a screen has
  /// one size on all devices, and of two devices with the same room one is enough. Linear in scenes and configurations.
  package func omittingRepeatedScenes(_ configurations: [SceneConfiguration]) -> [SceneConfiguration] {
    guard configurations.count > 1 else { return configurations }
    let usesTraits =
      usesTraitVariations
      && root.descendants().contains { $0.name == "variation" && $0.key.map { $0 != "default" } ?? false }
    var seen: Set<Room> = []
    return configurations.map { configuration in
      guard !configuration.isCanvas else { return configuration }
      var configuration = configuration
      for (place, source) in sceneSources.enumerated() where !TimeLimit.isOver {
        let surroundings = Surroundings(of: source, in: self, for: configuration)
        let room = Room(scene: place, surroundings, usesTraits: usesTraits, in: configuration)
        if !seen.insert(room).inserted { configuration.omittedScenes.insert(place) }
      }
      return configuration
    }
  }
}

/// The key of a scene's layout on a device.
private struct Room: Hashable {
  let scene: Int
  let frame: CGRect
  let safeArea: Insets
  let sideMargin: Double
  let traits: Traits?
  let isRightToLeft: Bool
  let language: String?
  let contentSize: ContentSizeCategory?

  init(scene: Int, _ surroundings: Surroundings, usesTraits: Bool, in configuration: SceneConfiguration) {
    self.scene = scene
    frame = surroundings.frame
    safeArea = surroundings.safeArea
    sideMargin = surroundings.hasOpenSize ? 0 : surroundings.sideMargin
    traits = usesTraits ? surroundings.traits : nil
    isRightToLeft = configuration.isRightToLeft
    language = configuration.language
    contentSize = configuration.contentSize
  }
}

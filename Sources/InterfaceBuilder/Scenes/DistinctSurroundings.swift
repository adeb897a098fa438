// Which scenes of a document are the same on several devices: they are laid out once.

import Foundation
import Typography

extension SceneSource {
  /// Whether the root has the size of the screen wherever it runs: a controller's view, in a storyboard or in a nib whose
  /// owner has it as its `view`. What contains any other view of a nib, its document does not know.
  func fillsScreen(in document: InterfaceBuilderDocument) -> Bool {
    if controller != nil { return isControllersView }
    guard let owner = document.nibOwner, let id = root.id else { return false }
    // Views that load a nib of their own name the outlet so as well.
    let ownerClass = owner["customClass"] ?? ""
    guard !ownerClass.hasSuffix("View"), !ownerClass.hasSuffix("Cell") else { return false }
    return owner.first("connections")?.children.contains {
      $0.name == "outlet" && $0["property"] == "view" && $0["destination"] == id
    } ?? false
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
    isControllersView ? InferredBars(of: controller ?? root, in: document) : InferredBars(simulatedBy: root)
  }

  /// Whether a tablet shows the scene in a part of its screen: a popover, a form sheet or a column of a split view. Phones
  /// show it on all of theirs.
  func isPartOfTablet(in document: InterfaceBuilderDocument) -> Bool {
    guard let controller else { return false }
    var visited: Set<String> = []
    return Self.isPartOfTablet(controller, document.index, &visited)
  }

  private static let partStyles: Set<String> = ["formSheet", "popover"]

  private static func isPartOfTablet(
    _ controller: DocumentElement, _ index: ElementIndex, _ visited: inout Set<String>
  ) -> Bool {
    guard let id = controller.id, visited.insert(id).inserted else { return false }
    if partStyles.contains(controller["modalPresentationStyle"] ?? "") { return true }
    return (index.seguesTo[id] ?? []).contains { segue in
      switch segue.element["kind"] {
      case "popoverPresentation", "popover": return true
      case "presentation", "modal": return partStyles.contains(segue.element["modalPresentationStyle"] ?? "")
      case "relationship":
        if ["masterViewController", "supplementaryViewController"].contains(segue.element["relationship"]) {
          return true
        }
        return segue.source.map { isPartOfTablet($0, index, &visited) } ?? false
      case "show", "push": return segue.source.map { isPartOfTablet($0, index, &visited) } ?? false
      default: return false
      }
    }
  }
}

extension InterfaceBuilderDocument {
  fileprivate var nibOwner: DocumentElement? {
    root.first("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// What the document itself says of the devices that it is for: the runtime of old documents for tablets, and the suffix
  /// with which nibs and storyboards are chosen by device (Apple's Resource Programming Guide, "Device-Specific Resources"), or
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
      for (place, source) in sceneSources.enumerated() {
        let surroundings = Surroundings(of: source, in: self, for: configuration)
        let room = Room(scene: place, surroundings, usesTraits: usesTraits, in: configuration)
        if !seen.insert(room).inserted { configuration.omittedScenes.insert(place) }
      }
      return configuration
    }
  }
}

/// What a scene's layout on a device depends on.
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

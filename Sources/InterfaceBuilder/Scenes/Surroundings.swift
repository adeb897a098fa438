// A configuration applied to one scene: which device, how large the root view, which insets and margins around it.

import FontFiles
import Foundation
import Plumbline
import Typography

/// The surroundings of a scene's layout.
struct Surroundings {
  let device: Device?
  let orientation: Orientation
  let editor: EditorVersion
  let scale: Double
  /// The root's rectangle in its window, for this configuration and as the document stores it.
  let frame: CGRect
  let storedFrame: CGRect
  let safeArea: Insets
  /// The bars and the window around the root, for pictures.
  let around: RootSurroundings
  let sideMargin: Double
  /// The device whose margins cells have.
  let marginDevice: Device?
  /// Nothing says how large the root is on a device, nor where it lies: it has the size that the document gives it, and
  /// no part of the device reaches into it.
  let hasOpenSize: Bool
  /// The document gives the scene a size that is no device's.
  let isFreeform: Bool
  let traits: Traits
  /// The editor fitted this scene's labels to whole points.
  let fitsTextToPoints: Bool
  /// Whether the document's root is as large as its window, or in a size of its own.
  let isOfWholeSize: Bool
  /// The fonts that the application brings along.
  let fonts: FontCatalogue?
  /// The interface is Japanese: texts of the scene hold kana.
  let isJapanese: Bool

  /// - Parameter before: Those of the same scene on another device, if its ``LayoutKey/Tree`` is the same.
  init(
    of source: SceneSource, in document: InterfaceBuilderDocument, for configuration: SceneConfiguration,
    after before: Surroundings? = nil
  ) {
    let canvas = document.canvas
    let owner = source.controller ?? source.root
    let bars = before?.around.bars ?? source.bars(in: document)
    let (canvasDevice, canvasOrientation) = Self.canvas(of: source, in: document)
    let stored = source.root.rect(key: "frame") ?? .zero
    var canvasAround = RootSurroundings(
      device: canvasDevice, orientation: canvasOrientation, part: canvas.part, editor: canvas.editor,
      bars: bars,
      x: stored.minX, y: stored.minY, width: stored.width, height: stored.height,
      isFreeform: Self.isFreeform(owner), isCell: ViewKind.isCell(source.root),
      isReusableView: source.root.name == "collectionReusableView")
    // Before Xcode 8 a root keeps the place that it once had below a bar: where it would reach beyond its window from there
    // (600 x 600 from 64 on), it begins at the top (QuickBlox's `Main.storyboard`). Build 11524 means it (2 scenes).
    if source.isControllersView, !canvasAround.isFreeform, canvas.editor.build < 11_000,
      canvasAround.y + canvasAround.height > canvasAround.window.height
    {
      canvasAround.y = 0
    }
    var around = canvasAround
    let isOnTablet = (configuration.device ?? canvasDevice)?.kind == .tablet
    let isPart =
      before?.hasOpenSize
      ?? source.isPart(onTablet: isOnTablet, bars, in: document, keepsOpenSizes: configuration.keepsOpenSizes)
    if !configuration.isCanvas {
      around.device = configuration.device ?? canvasDevice
      around.orientation = configuration.orientation ?? canvasOrientation
      around.editor = .current
      around.isOnDevice = true
      around.part = nil
      // A device does not widen for the view that the canvas showed.
      var bareDevice = around
      bareDevice.width = 0
      let window = bareDevice.window
      if !isPart {
        // Bars above and strips beside a card keep their height; every other root fills the window.
        var missing = canvasAround.window.height - stored.height
        let isBelowBars = stored.width == canvasAround.window.width && (0...120).contains(missing)
        // What begins below its bars begins below those of the device.
        if isBelowBars, canvasAround.beginsBelowBars { missing += around.topBars - canvasAround.topBars }
        around.width = window.width
        around.height = isBelowBars ? max(0, window.height - missing) : window.height
      }
      if let size = configuration.size {
        (around.width, around.height) = (size.width, size.height)
        around.isFreeform = true
      }
    }
    self.around = around
    isOfWholeSize = canvasAround.isFreeform || canvasAround.window == (stored.width, stored.height)
    device = around.device
    orientation = around.orientation
    editor = around.editor
    scale = around.device?.scale ?? (configuration.isCanvas ? canvas.scale : 2)
    frame = CGRect(x: stored.minX, y: stored.minY, width: around.width, height: around.height)
    storedFrame = stored
    // A view inside of a bar lies in no scene of its own and has no insets.
    let isInBar = source.controller != nil && !source.isControllersView
    let hasOpenSize = !configuration.isCanvas && configuration.size == nil && isPart
    self.hasOpenSize = hasOpenSize
    safeArea = isInBar || hasOpenSize ? Insets() : around.safeArea
    // A size of the canvas's device has that device's margins.
    marginDevice = hasOpenSize ? canvasDevice : around.device
    sideMargin = isInBar ? 8 : hasOpenSize ? canvasAround.sideMargin : around.sideMargin
    isFreeform = around.isFreeform || owner.first("size", key: "freeformSize") != nil
    traits = Traits(device: around.device, orientation: around.orientation, part: around.part)
    fonts = configuration.fonts
    isJapanese = source.holdsKana
    fitsTextToPoints =
      before?.fitsTextToPoints ?? (around.editor != .current && !Self.isArranged(source.root))
  }

  /// The system font of the editor's time, and the application's fonts.
  var measurer: any TextMeasuring {
    var system = SystemFontMeasurer(edition: SystemFontMeasurer.Edition(toolsVersion: Int(editor.build)))
    system.isJapanese = isJapanese
    return fonts.map { FontFileMeasurer($0, system: system) } ?? system
  }

  /// The environment that a root view hands down.
  func environment(isRightToLeft: Bool) -> LayoutEnvironment {
    var environment = LayoutEnvironment(textMeasurer: measurer)
    environment.displayScale = scale
    environment.generation = editor.generation
    environment.isEditorCanvas = editor != .current
    environment.fitsTextToPoints = fitsTextToPoints
    environment.isRightToLeft = isRightToLeft
    // Conflicts are findings of a report.
    environment.consoleReader = nil
    return environment
  }

  /// Whether stack views, baselines or variations place something in a scene: the engine then sets every label, to pixels,
  /// and no label keeps the whole points that the editor gave it. Of the corpus's scenes that tell the two apart (builds
  /// from 11500, one line of the system font), those with either of the first two show pixels in 33, whole points in 3 and
  /// both in 3; those with neither pixels in 40, whole points in 73 and both in 5. With variations alone (builds from 13000)
  /// 14 show pixels, all 3 at 3 pixels a point among them, and 11 whole points; without them 99 and 236.
  private static func isArranged(_ root: DocumentElement) -> Bool {
    root.descendants().contains { element in
      element.name == "stackView" || element.name == "variation"
        || element.name == "constraint"
          && (baselines.contains(element["firstAttribute"]) || baselines.contains(element["secondAttribute"]))
    }
  }

  private static let baselines: [String?] = ["baseline", "firstBaseline", "lastBaseline"]

  /// The device that the document shows a scene on, and how it is held there.
  static func canvas(
    of source: SceneSource, in document: InterfaceBuilderDocument
  ) -> (device: Device?, orientation: Orientation) {
    let owner = source.controller ?? source.root
    return (
      document.canvas.device ?? simulatedDevice(owner),
      simulatedOrientation(owner) ?? document.canvas.orientation
    )
  }

  static func isFreeform(_ owner: DocumentElement) -> Bool {
    owner.first("freeformSimulatedSizeMetrics") != nil
  }

  /// Documents before Xcode 8 simulate a screen by name.
  private static func simulatedDevice(_ owner: DocumentElement) -> Device? {
    guard let type = owner.first("simulatedScreenMetrics")?["type"] else { return nil }
    // `retina4_7.fullscreen`, `retina4`, `retina47`: inches with and without a sign between the digits.
    guard let id = type.split(separator: ".").first.map({ $0.filter { $0 != "_" } }) else { return nil }
    return Device.all.first { device in
      let plain = device.id.filter { $0 != "_" }
      return plain == id || plain == id + "0"
    }
  }

  private static func simulatedOrientation(_ owner: DocumentElement) -> Orientation? {
    guard let metrics = owner.first("simulatedOrientationMetrics") else { return nil }
    return metrics["orientation"]?.hasPrefix("landscape") ?? false ? .landscape : nil
  }
}

// The safe area and the layout margins that the canvas gives a scene's root view (spec 10 §3, §4).

/// What lies around a root view: the device, the bars, where the view sits in its window.
struct RootSurroundings: Sendable {
  /// nil for a canvas without a device.
  var device: Device?
  var orientation: Orientation
  var editor: EditorVersion
  var bars: InferredBars
  /// The root view in its window.
  var x = 0.0
  var y = 0.0
  var width: Double
  var height: Double
  /// The window has the size of the view (a freeform size).
  var isFreeform = false

  /// Width and height of the window.
  var window: (width: Double, height: Double) {
    if isFreeform { return (width, height) }
    if let device {
      return orientation == .portrait || device.family == .television
        ? (device.width, device.height) : (device.height, device.width)
    }
    // Without a device the root is the window, or lies below its bars and is cut off at the bottom.
    let screens = Device.all.map { ($0.width, $0.height) } + [(600, 600)]
    return screens.contains { $0 == (width, height) } ? (width, height) : (x + width, y + height)
  }

  /// A scene that newer editors present as a card: shorter than its window by the strip that shows what is behind.
  /// All 7 such scenes of the corpus (414x842 on retina6_1) have no inset at the top and 34 at the bottom.
  var isCard: Bool {
    guard editor.presentsCards, !isFreeform, !bars.isEmbedded, device != nil, y == 0 else { return false }
    let strip = window.height - height
    return strip > 0 && strip <= 80 && width == window.width
  }

  var safeArea: Insets {
    var insets = hardware
    if bars.statusBar, !bars.isEmbedded { insets.top = max(insets.top, statusBar) }
    if isCard { insets.top = 0 }
    insets.top += navigationBar
    insets.bottom += bottomBar
    // The window's insets reach into the view as far as it lies below them (spec 05 §5).
    if !isCard { insets.bottom = insets.bottom - (window.height - (y + height)) }
    insets.top = max(0, insets.top - y)
    insets.bottom = max(0, insets.bottom)
    insets.left = max(0, insets.left - x)
    insets.right = max(0, insets.right - (window.width - (x + width)))
    return insets
  }

  /// The sensor housing and the home indicator.
  private var hardware: Insets {
    guard let device else { return Insets() }
    switch device.family {
    // 60 points above and below, 90 at the sides: 3 documents of the corpus.
    case .television: return Insets(top: 60, left: 90, bottom: 60, right: 90)
    case .pad: return device.id.hasSuffix("rounded") ? Insets(top: 24, bottom: 20) : Insets()
    case .phone, .largePhone:
      guard device.housing > 0 else { return Insets() }
      let housing = editor.usesEarlyHousing ? device.earlyHousing : device.housing
      let times = editor.doublesHardwareInsets ? 2.0 : 1.0
      return orientation == .portrait
        ? Insets(top: housing * times, bottom: 34 * times)
        : Insets(left: housing * times, bottom: 21 * times, right: housing * times)
    }
  }

  private var statusBar: Double {
    guard editor.simulatesStatusBar, device?.family != .television, (device?.housing ?? 0) == 0 else {
      return 0
    }
    return orientation == .portrait || device?.family == .pad ? 20 : 0
  }

  private var navigationBar: Double {
    guard let bar = bars.navigationBar, device?.family != .television else { return 0 }
    var height =
      if editor.generation.system >= 26 { 54.0 } else if isCard {
        56.0
      } else if orientation == .landscape,
        device?.family == .phone
      { 32.0 } else if device?.family == .pad, editor.build >= 14_810 { 50.0 } else { 44.0 }
    if bar.largeTitles { height += 52 }
    if bar.prompted { height += 30 }
    return height
  }

  private var bottomBar: Double {
    if bars.tabBar { return 49 }
    return bars.toolbar ? (editor.build >= 14_810 ? 49 : 44) : 0
  }

  /// The system's minimum margins of a root view. 20 on wide devices (116 of 117 root views of the corpus that are
  /// 414 points or wider on such a device, 16 on every other, a freeform 375 on a wide device among them).
  var sideMargin: Double {
    guard let device else { return 16 }
    if device.family == .television { return 0 }
    return device.family != .phone && width >= 414 || device.family == .pad ? 20 : 16
  }
}

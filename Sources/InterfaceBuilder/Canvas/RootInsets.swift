// The safe area and the layout margins that the canvas gives a scene's root view (spec 10 §3, §4).

/// The surroundings of a root view: the device, the bars, the view's position in its window.
struct RootSurroundings: Sendable {
  /// nil for a canvas without a device.
  var device: Device?
  var orientation: Orientation
  /// The part of a tablet's screen that the scene has; nil for all of it.
  var part: ScreenPart?
  var editor: EditorVersion
  var bars: InferredBars
  /// The root view in its window.
  var x = 0.0
  var y = 0.0
  var width: Double
  var height: Double
  /// The view has a size of its own (a freeform size), and is its window or lies at the top of a device.
  var isFreeform = false
  /// Laid out for a device, away from the canvas.
  var isOnDevice = false
  /// A row's cell: no part of the device reaches into it (10 documents of the corpus), but a status bar before Xcode 11 (1).
  var isCell = false
  /// A header or footer of a collection, into which Xcode 26's device insets reach.
  var isReusableView = false

  var window: (width: Double, height: Double) {
    if isFreeform, !liesOnDevice { return (width, height) }
    if let device {
      let isUpright = orientation == .portrait || device.family == .television
      let (across, down) = isUpright ? (device.width, device.height) : (device.height, device.width)
      // The canvas widens for a wider view: 600 points on a device of 414 have 20 of margin (`MarqueeLabel.storyboard`).
      return (max(across, width), down)
    }
    // Without a device the root is the window, or lies below its bars and is cut off at the bottom.
    let screens = Device.all.map { ($0.width, $0.height) } + [(600, 600)]
    return screens.contains { $0 == (width, height) } ? (width, height) : (x + width, y + height)
  }

  /// Whether a view of a freeform size lies at the top of its device. Xcode 11 to 13 lay those there that are not wider than
  /// it: 12 scenes of the corpus that are shorter than a device with a home indicator have 0 at the bottom (builds 15704 to
  /// 19144), the one that is as high 34 (16087); wider ones have 34 (6 documents), as all have in earlier editors and
  /// from 21207 on. None contradicts.
  private var liesOnDevice: Bool { editor.laysFreeformViewsOnDevice && !isWiderThanDevice }

  private var isWiderThanDevice: Bool {
    guard let device else { return true }
    return width > (orientation == .portrait ? device.width : device.height)
  }

  /// A scene that newer editors present as a card: shorter than its window by the strip that shows what is behind.
  /// The 7 such scenes of the corpus (414x842 on retina6_1) begin at their top, below a bar of 56 points where they
  /// have one, and end 34 above their bottom.
  var isCard: Bool {
    guard editor.isFromXcode11, !isFreeform, !bars.isEmbedded, device != nil, y == 0 else { return false }
    let strip = window.height - height
    return strip > 0 && strip <= 80 && width == window.width
  }

  /// The insets of bars and hardware in the root view. Where constraints to a guide reveal it, it is right for 280 of
  /// 280 tops and 182 of 183 bottoms of safe areas in the corpus, and for 118 of 120 top and bottom guides; the rest
  /// are a toolbar without a device and frames that were not updated.
  var safeArea: Insets {
    var insets = hardware
    insets.top = topBars
    insets.bottom += bottomBar
    // 61 points in all, in the one document of the corpus that shows it.
    if hasFloatingToolbar { insets.bottom = 61 }
    // The window's insets reach into the view as far as it lies below them (spec 05 §5).
    let below = window.height - (top + height)
    let isHigher = isFreeform && liesOnDevice && below < 0
    if !isCard { insets.bottom -= y > 0 ? below : isHigher ? insets.bottom : max(0, below) }
    insets.top = max(0, insets.top - top)
    insets.bottom = max(0, insets.bottom)
    insets.left = max(0, insets.left - x)
    insets.right = max(0, insets.right - (window.width - (x + width)))
    insets.top += ofDevice.top
    if !hasFloatingToolbar { insets.bottom += ofDevice.bottom }
    return insets
  }

  /// The toolbar of iOS 26 floats.
  private var hasFloatingToolbar: Bool { bars.toolbar && !bars.tabBar && editor.generation.system >= 26 }

  /// The insets that Xcode 26 adds to those of the window: those of the device as it is held upright, wherever the view
  /// lies and however the device is turned.
  private var ofDevice: Insets {
    guard editor.addsDeviceInsets, let device, device.housing > 0, !isCell || isReusableView else {
      return Insets()
    }
    return Insets(top: device.housing, bottom: 34)
  }

  /// The inset of the bars above a view that begins at the top of its window.
  var topBars: Double {
    if isCard { return navigationBar }
    let status = hasNoStatusBar ? housingTop : max(hardware.top, statusBar)
    // A television's tab bar lies above: all 6 scenes of the one document that shows it, of Xcode 11.
    let upperTabBar = device?.family == .television && bars.tabBar ? 97.0 : 0
    return status + upperTabBar + navigationBar
  }

  /// Whether the document says so, in an editor that heeds it, or on a device: who simulates no status bar hides it there.
  var hasNoStatusBar: Bool { !bars.statusBar && (editor.hidesSimulatedStatusBar || isOnDevice) }

  /// The y of the view in its window. A view that its bar does not cover begins below it, though the document stores 0:
  /// all 31 scenes of the corpus below an opaque bar, or whose controller does not extend its edges to the top, are
  /// shorter by the bars and have no inset at the top; none contradicts.
  var top: Double { beginsBelowBars ? max(y, topBars) : y }

  var beginsBelowBars: Bool { !(bars.navigationBar?.coversContent ?? true) }

  /// The sensor housing and the home indicator.
  var hardware: Insets {
    guard let device, !isCell else { return Insets() }
    switch device.family {
    // 60 points above and below, 90 at the sides: 3 documents of the corpus; 80 since tvOS 13 (1 elsewhere, and Apple's
    // guidelines), none before safe areas (2 elsewhere).
    case .television:
      guard editor.marginsFollowSafeArea else { return Insets() }
      let side = editor.isFromXcode11 ? 80.0 : 90
      return Insets(top: 60, left: side, bottom: 60, right: side)
    // The status bar is none of the hardware, and counts once: `CallViewController.xib`, build 24743, has 24 above and 50
    // below, twice the 25 of iPadOS 26.
    case .pad:
      guard device.id.hasSuffix("rounded") else { return Insets() }
      return Insets(top: 24, bottom: editor.addsDeviceInsets ? 50 : 20)
    case .phone, .largePhone:
      guard device.housing > 0 else { return Insets() }
      let housing = editor.usesEarlyHousing ? device.earlyHousing : device.housing
      // A freeform view that is not wider than its device has the home indicator of the device alone.
      // So has a card of Xcode 15, which leaves 10 points of its window free (3 scenes of 2 documents, one here).
      let isNewCard = isCard && !isOnDevice && window.height - height <= 10
      let hasOwnIndicator = editor.addsDeviceInsets && isFreeform && !isWiderThanDevice || isNewCard
      return orientation == .portrait
        ? Insets(top: housing, bottom: hasOwnIndicator ? 0 : 34)
        : Insets(left: housing, bottom: 21, right: housing)
    }
  }

  /// The top inset where the status bar is hidden: that of a sensor housing. A tablet's 24 points are its status bar.
  private var housingTop: Double { device?.family == .pad && isOnDevice ? 0 : hardware.top }

  var statusBar: Double {
    guard editor.simulatesStatusBar, device?.family != .television, (device?.housing ?? 0) == 0,
      height >= editor.leastHeightBelowStatusBar, !isCell || !editor.isFromXcode11
    else { return 0 }
    return orientation == .portrait || device?.family == .pad ? 20 : 0
  }

  var navigationBar: Double {
    guard let bar = bars.navigationBar else { return 0 }
    // All 10 bars of 5 documents of Xcode 8 to 15, and what lies below them in 10 scenes of 2.
    if device?.family == .television { return 145 }
    var height =
      if editor.generation.system >= 26 { 54.0 } else if isCard {
        56.0
      } else if isLow { 32.0 } else { hasTallPadBars ? 50.0 : 44.0 }
    if bar.largeTitles { height += 52 }
    if bar.prompted { height += 30 }
    return height
  }

  /// A phone on its side, other than the largest: its bars are lower, tab bars since iOS 11.
  private var isLow: Bool { orientation == .landscape && device?.family == .phone }

  /// Tablets have bars of 50 points since iOS 12 (a navigation bar of the corpus, build 14490).
  private var hasTallPadBars: Bool { device?.family == .pad && editor.generation.system >= 12 }

  var bottomBar: Double {
    guard bars.tabBar || bars.toolbar, device?.family != .television else { return 0 }
    if hasTallPadBars { return 50 }
    if bars.tabBar { return isLow && editor.generation.system >= 11 ? 32 : 49 }
    return isLow ? 32 : editor.isFromXcode11 ? 49 : 44
  }

  /// The system's minimum margins of a root view: 20 from a width of 400 points on, else 16, whatever the device. All 260
  /// root views of the corpus that show it agree (16 up to 393 points, 20 from 400 on), cells of collections among them, and
  /// 3 of tablets elsewhere, except for the square canvas before Xcode 7 (5 views of build 6254) and one view with 8.
  var sideMargin: Double {
    if device?.family == .television { return 0 }
    return width < 400 || device == nil && editor.build < 7_000 ? 16 : 20
  }
}

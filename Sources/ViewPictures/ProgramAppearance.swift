// The appearance of a program's views, read from their own properties.

import Foundation
import LayoutScene
import Plumbline
import Typography

@MainActor
struct ProgramAppearance {
  private(set) var appearance = SceneAppearance()

  mutating func read(_ views: [UIView]) {
    for view in views {
      let inherited = view.superview.flatMap { appearance.views[ObjectIdentifier($0)]?.tint }
      appearance.views[ObjectIdentifier(view)] = Self.look(of: view, inheritedTint: inherited)
    }
  }

  private static func look(of view: UIView, inheritedTint: SceneColor?) -> ViewAppearance {
    var look = ViewAppearance()
    look.background = view.backgroundColor.map { SceneColor($0) }
    look.tint = view.tintColor.map { SceneColor($0) } ?? inheritedTint
    look.alpha = min(max(Double(view.alpha), 0), 1)
    look.cornerRadius = max(0, Double(view.layer.cornerRadius))
    look.borderWidth = max(0, Double(view.layer.borderWidth))
    look.borderColor = view.layer.borderColor.map { SceneColor(UIColor(cgColor: $0)) }
    // A program has scrolled to where it wants to be.
    look.keepsContentInset = true
    look.isEnabled = (view as? UIControl)?.isEnabled ?? true
    look.control = control(of: view, look: &look)
    #if !canImport(Darwin)
      look.drawn = ProgramDrawing.drawn(of: view)
    #endif
    return look
  }

  private static func control(of view: UIView, look: inout ViewAppearance) -> ControlAppearance {
    switch view {
    case let label as UILabel:
      look.textColor = SceneColor(label.textColor).opacity(label.isEnabled ? 1 : 0.45)
      look.alignment = label.textAlignment
      return .label
    case let button as UIButton: return .button(self.button(button, look: &look))
    case let field as UITextField:
      var result = FieldAppearance()
      result.border =
        switch field.borderStyle {
        case .none: .none
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: .rounded
        }
      result.showsPlaceholder = (field.text ?? "").isEmpty
      result.isSecure = field.isSecureTextEntry
      look.alignment = field.textAlignment
      look.textColor =
        result.showsPlaceholder ? SceneColor(.placeholderText) : field.textColor.map { SceneColor($0) }
      return .textField(result)
    case let text as UITextView:
      look.textColor = text.textColor.map { SceneColor($0) }
      look.alignment = text.textAlignment
      return .textView
    case let view as UIImageView:
      var image = view.image.map { self.image($0) }
      image?.mode = view.contentMode
      return .image(image)
    case let toggle as UISwitch:
      return .toggle(
        isOn: toggle.isOn, onTint: toggle.onTintColor.map { SceneColor($0) },
        thumb: toggle.thumbTintColor.map { SceneColor($0) })
    case let slider as UISlider:
      return .slider(
        fraction: fraction(slider.value, slider.minimumValue, slider.maximumValue),
        minimum: slider.minimumTrackTintColor.map { SceneColor($0) },
        maximum: slider.maximumTrackTintColor.map { SceneColor($0) },
        thumb: slider.thumbTintColor.map { SceneColor($0) })
    case let control as UISegmentedControl: return .segments(segments(control))
    case is UIStepper: return .stepper
    case let bar as UIProgressView:
      return .progress(
        fraction: fraction(bar.progress, 0, 1), tint: bar.progressTintColor.map { SceneColor($0) },
        track: bar.trackTintColor.map { SceneColor($0) })
    case let pages as UIPageControl:
      return .pages(
        count: min(100, max(0, pages.numberOfPages)), current: min(100, max(0, pages.currentPage)),
        tint: pages.pageIndicatorTintColor.map { SceneColor($0) },
        currentTint: pages.currentPageIndicatorTintColor.map { SceneColor($0) })
    case let wheel as UIActivityIndicatorView:
      return .activity(
        color: wheel.color.map { SceneColor($0) }, isShown: wheel.isAnimating || !wheel.hidesWhenStopped)
    case let picker as UIDatePicker: return .datePicker(mode: mode(of: picker), style: style(of: picker))
    case is UIPickerView: return .picker
    case is MKMapView: return .content("Map")
    case is WKWebView: return .content("Web")
    case is GLKView, is MTKView, is SCNView, is SKView: return .content("Drawing")
    case let effect as UIVisualEffectView:
      guard let blur = effect.effect as? UIBlurEffect else { return .plain }
      return .effect(isDark: blur.style == .dark ? true : blur.style == .light ? false : nil)
    default: return ProgramBars.control(of: view, look: &look) ?? .plain
    }
  }

  private static func fraction(_ value: Float, _ low: Float, _ high: Float) -> Double {
    high > low ? Double(min(max((value - low) / (high - low), 0), 1)) : 0
  }

  /// A program's images have a size and no name.
  static func image(_ image: UIImage) -> ImageAppearance {
    var result = ImageAppearance(name: image.isSymbolImage ? "symbol" : "image")
    result.isSymbol = image.isSymbolImage
    result.size = image.size
    result.isTemplate = image.isSymbolImage || image.renderingMode == .alwaysTemplate
    #if !canImport(Darwin)
      ProgramDrawing(environment: LayoutEnvironment(textMeasurer: SystemFontMeasurer()))
        .addDrawing(of: image, to: &result)
    #endif
    return result
  }

  private static func button(_ button: UIButton, look: inout ViewAppearance) -> ButtonAppearance {
    var result = ButtonAppearance()
    result.isSystem = button.buttonType == .system || button.configuration != nil
    result.image = (button.shownConfiguration?.image ?? button.currentImage).map { image($0) }
    if result.isSystem { result.image?.isTemplate = true }
    result.backgroundImage = button.currentBackgroundImage.map { image($0) }
    switch button.buttonType {
    case .detailDisclosure, .infoLight, .infoDark: result.glyph = "i"
    case .contactAdd: result.glyph = "+"
    default: break
    }
    let tint = look.tint ?? SceneColor(.systemBlue)
    let own = button.titleColor(for: .normal)
    look.textColor = result.isSystem && own == .white ? tint : SceneColor(button.currentTitleColor)
    if let configuration = button.configuration {
      result.isCapsule = configuration.cornerStyle == .capsule
      result.baseBackground = configuration.baseBackgroundColor.map { SceneColor($0) }
      let foreground = configuration.baseForegroundColor.map { SceneColor($0) }
      switch configuration.style {
      case .filled: result.fill = .filled
      case .tinted: result.fill = .tinted
      case .gray: result.fill = .gray
      case .bordered: result.fill = .bordered
      case .plain, .borderless: result.fill = .none
      }
      look.textColor = foreground ?? (configuration.style == .filled ? SceneColor(white: 1) : tint)
    }
    if !button.isEnabled { look.textColor = SceneColor(.tertiaryLabel) }
    return result
  }

  private static func segments(_ control: UISegmentedControl) -> SegmentsAppearance {
    var result = SegmentsAppearance()
    result.segments = control.segments.map { segment in
      var shown = SegmentsAppearance.Segment()
      shown.title = segment.title
      shown.image = segment.image.map { image($0) }
      shown.width = Double(max(0, segment.width))
      return shown
    }
    let selected = control.selectedSegmentIndex
    result.selected = result.segments.indices.contains(selected) ? selected : nil
    result.selectedTint = control.selectedSegmentTintColor.map { SceneColor($0) }
    return result
  }

  private static func mode(of picker: UIDatePicker) -> String {
    switch picker.datePickerMode {
    case .time: "time"
    case .date: "date"
    case .countDownTimer: "countDownTimer"
    case .yearAndMonth: "yearAndMonth"
    default: "dateAndTime"
    }
  }

  private static func style(of picker: UIDatePicker) -> String {
    switch picker.preferredDatePickerStyle {
    case .wheels: "wheels"
    case .compact: "compact"
    case .inline: "inline"
    default: "automatic"
    }
  }
}

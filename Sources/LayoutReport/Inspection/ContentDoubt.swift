// The uncertainty of a view's intrinsic content size: by how much a stored size may differ from the computed one.

import Foundation
import LayoutScene
import Plumbline
import Typography

/// The content sizes that a view may have, as far as that is known without Apple's fonts and the custom classes.
enum ContentDoubt: Equatable {
  /// The content's size is the computed one.
  case none
  /// A label without letters: as high as a line, and not wide at all (6 labels of `MenuItem.xib`, marked in any width).
  case emptyLine
  /// A text: within this share of its size, and at least within these points.
  case text(share: Double, points: Double)
  case total

  /// Of 1,007 texts in the system's fonts that the corpus stores 988 are measured within a point and 994 within 1.5;
  /// long ones in light weights come out 4 % off (PhoneNumberKit's "+33 0689555555" in Thin 241 for 250.5).
  static let ofExactText = ContentDoubt.text(share: 0.05, points: 1.5)
  /// Scripts and emoji without figures of their own.
  static let ofForeignText = ContentDoubt.text(share: 0.2, points: 3)
  /// Text styles follow a text size that the document does not tell: Body is 17 points at the default one, 14 at the
  /// smallest and 23 at the largest. (Esri's `PerformValveIsolationTrace` stores it 17 high, of 14 points.)
  static let ofTextStyle = ContentDoubt.text(share: 0.3, points: 3)

  /// - Parameter isDrawnByEditor: Whether the size is the one that the editor, which has no code of the application, gives it.
  @MainActor
  init(about entry: SceneView, isDrawnByEditor: Bool = false) {
    let view = entry.view
    if entry.hasPlaceholderSize {
      self = .none
    } else if !isDrawnByEditor, entry.customClass != nil || Self.showsWhatOthersHold(view) {
      // A custom class may have any intrinsic content size.
      self = .total
    } else if let runs = Self.runs(of: view) {
      self = Self.doubt(about: runs, measurer: view.effectiveLayoutEnvironment.textMeasurer)
    } else if !isDrawnByEditor, Self.isEmpty(view) {
      self = view.superview is UIStackView ? .total : .emptyLine
    } else {
      self = .none
    }
  }

  /// A content size on one axis, where the stored one is as good as the computed one.
  func accepts(_ stored: CGFloat, for computed: CGFloat, along axis: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .none: false
    case .emptyLine: axis == .vertical
    case .total: true
    case .text(let share, let points): abs(stored - computed) <= max(computed * share, points)
    }
  }

  /// The texts whose sizes make a view's; nil where it is not a text that does.
  @MainActor
  private static func runs(of view: UIView) -> [TextRun]? {
    let runs: [TextRun]?
    switch view {
    case let label as UILabel:
      runs = label.textRuns ?? [TextRun(label.text ?? "", font: label.font.fontDescription)]
    case let button as UIButton:
      runs = button.shownTitleRuns
    case let field as UITextField:
      let text = field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
      runs = [TextRun(text ?? "", font: field.shownFont.fontDescription)]
    case let textView as UITextView where !textView.isScrollEnabled:
      runs = textView.textRuns ?? [TextRun(textView.text ?? "", font: textView.shownFont.fontDescription)]
    case let control as UISegmentedControl:
      runs = [TextRun(control.segments.compactMap(\.title).joined(), font: .init(pointSize: 13))]
    default: return nil
    }
    return runs.flatMap { runs in
      runs.contains { $0.text.contains { !$0.isWhitespace } } ? runs : nil
    }
  }

  private static func doubt(about runs: [TextRun], measurer: any TextMeasuring) -> Self {
    // Another font stands in for one that is not available: icon fonts come out at half their size.
    guard runs.allSatisfy({ measurer.hasExactMetrics(for: $0.font) && isEverywhere($0.font) }) else {
      return .total
    }
    // Only text styles have a leading.
    if runs.contains(where: { $0.font.leading != nil }) { return ofTextStyle }
    return runs.allSatisfy { $0.text.unicodeScalars.allSatisfy(isLatin) } ? ofExactText : ofForeignText
  }

  /// Whether an editor has a font without being given its file. Those who draw with an application's fonts may not have
  /// them: the labels in Open Sans of both storyboards of `Ramotion-folding-cell` are stored as large as Helvetica
  /// Neue makes them, which stands in for it, although the documents name the files.
  private static func isEverywhere(_ font: FontDescription) -> Bool {
    guard case .named = font.family else { return true }
    return SystemFontMeasurer().hasExactMetrics(for: font)
  }

  /// Latin letters, their signs and general punctuation, which the embedded fonts hold.
  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || (0x2010...0x2027).contains(scalar.value)
  }

  /// The sizes of images are those of the day when the document was saved (FoldingCell's storyboard lists one at half
  /// the size that its views have); those of bars are 44 or 49 points in documents of one editor.
  @MainActor
  private static func showsWhatOthersHold(_ view: UIView) -> Bool {
    switch view {
    case is UIImageView, is UIToolbar, is UINavigationBar, is UITabBar: true
    case let button as UIButton: button.image != nil || button.backgroundImage != nil
    default: false
    }
  }

  /// Whether a view shows nothing, but may have room on the canvas: a label without letters keeps its line's height,
  /// and what is empty in a stack view has a size of the editor's: 50 points for `CircleMaskView` and for labels in
  /// Loop's storyboard, 123 x 50 for an empty stack view in JTAppleCalendar's.
  @MainActor
  static func isEmpty(_ view: UIView) -> Bool {
    if view is UILabel { return runs(of: view) == nil }
    guard view.superview is UIStackView else { return false }
    if let stack = view as? UIStackView { return stack.arrangedSubviews.isEmpty }
    let size = view.intrinsicContentSize
    return size.width == UIView.noIntrinsicMetric && size.height == UIView.noIntrinsicMetric
      && view.subviews.isEmpty
  }
}

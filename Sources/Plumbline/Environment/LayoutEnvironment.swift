// The surroundings of a view tree that shape its layout: pixels, direction, text sizes, the generation of controls.

import Foundation
import Typography

/// The environment of a view tree, as a device and its user decide it: pixels, reading direction, text measuring, the
/// release whose controls are laid out, and where console messages go. Set on the root; every view below reads it, and
/// a subtree may have its own.
///
///     var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
///     environment.displayScale = 3
///     root.layoutEnvironment = environment
///
/// A value: a change takes effect when it is set again, and lays the tree out anew. Apple has no counterpart; there
/// the process has one device.
public struct LayoutEnvironment: Sendable {
  /// The system release of the controls, which decides their sizes.
  public struct Generation: Hashable, Comparable, Sendable {
    /// The iOS release whose look the controls have: 7 for iOS 7 to 12, then 13, 14, …, 26.
    public var system: Int
    /// Whether text sizes are rounded up to whole points, as Interface Builder before Xcode 9 did.
    public var roundsTextToPoints: Bool
    /// A generation by its release of iOS.
    public init(system: Int, roundsTextToPoints: Bool = false) {
      self.system = system
      self.roundsTextToPoints = roundsTextToPoints
    }
    /// The generation that programs get: iOS 17.
    public static let current = Generation(system: 17)
    /// Whether the left one was released earlier.
    public static func < (lhs: Generation, rhs: Generation) -> Bool { lhs.system < rhs.system }
  }

  /// The readable width of text, in points (spec 04 §3; text size "large").
  public struct ReadableContentWidth: Hashable, Sendable {
    /// The maximum width of a readable content guide, in points.
    public var limit: CGFloat
    /// The width in points that a view must exceed to be limited.
    public var appliesAbove: CGFloat
    /// A limit, and the width above which a view is held to it, in points.
    public init(limit: CGFloat = 672, appliesAbove: CGFloat = 672) {
      self.limit = limit
      self.appliesAbove = appliesAbove
    }
  }

  /// Apple's two frameworks with Auto Layout, whose texts differ.
  public enum Framework: Hashable, Sendable {
    /// Apple's names: iOS and its siblings, and macOS.
    case uiKit, appKit
  }

  /// Device pixels per point; frames are rounded to them.
  public var displayScale: CGFloat = 2
  /// The release whose controls and texts are laid out.
  public var generation = Generation.current
  /// Whether the layout imitates Interface Builder's canvas rather than a device: its editor shows activity indicators
  /// that are hidden.
  public var isEditorCanvas = false
  /// Whether labels of one line and configured buttons take whole points rather than pixels, as Interface Builder's
  /// editor fits most of those that its user sets down.
  public var fitsTextToPoints = false
  /// The application's language reads from right to left.
  public var isRightToLeft = false
  /// The width of a readable column of text, and the width that a view must exceed to be limited to it
  /// (`readableContentGuide`).
  public var readableContentWidth = ReadableContentWidth()
  /// Whether an installed constraint may change from required to optional and back. Unless it is set, the generation
  /// decides: an exception up to iOS 12, allowed from iOS 13 on (SnapKit #755).
  public var allowsRequiredPriorityChangeWhileInstalled: Bool {
    get { requiredPriorityChange ?? (generation.system >= 13) }
    set { requiredPriorityChange = newValue }
  }
  private var requiredPriorityChange: Bool?
  /// Whether a tree that was used on the main thread stops with Apple's sentence when its constraints change on another
  /// thread. False leaves the choice of threads to the program: any one at a time.
  public var forbidsBackgroundChanges = false
  /// The framework whose wording the console and descriptions use, and whose standard space a visual format has.
  public var framework = Framework.uiKit
  /// The handler of the texts that Apple's frameworks write to the console; by default they go to standard error.
  public var console: @Sendable (ConsoleMessage) -> Void {
    get { consoleReader ?? { _ in } }
    set { consoleReader = newValue }
  }
  /// The console's handler; nil where nobody reads it, so that no text is made for each of thousands of conflicts.
  package var consoleReader: (@Sendable (ConsoleMessage) -> Void)? = ConsoleMessage.writeToStandardError
  /// Called after the console for every conflict of required constraints when it comes up, with the broken constraint
  /// and those that exclude each other: the arguments of Apple's `UIViewAlertForUnsatisfiableConstraints`.
  public var unsatisfiableConstraintsHandler:
    (@MainActor @Sendable (_ broken: NSLayoutConstraint, _ exclusive: [NSLayoutConstraint]) -> Void)?
  /// The text measurer of labels, fields and buttons; the system font's embedded tables unless a program sets another.
  public var textMeasurer: any TextMeasuring
  /// Surroundings with a measurer, 2 pixels a point, left to right.
  public init(textMeasurer: any TextMeasuring) { self.textMeasurer = textMeasurer }
}

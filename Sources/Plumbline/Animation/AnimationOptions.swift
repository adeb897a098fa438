// Curves and options of animations. Raw values are Apple's.

extension UIView {
  /// The timing curve of an animation. Raw values are Apple's.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case easeInOut = 0, easeIn, easeOut, linear
  }

  /// Options of an animation. Options of touches, frame rates and looks are kept only.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays the changed views out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Kept: touches are taken on the way, as nothing here keeps them off.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values of an animation in progress. Animations add up here as they do since iOS 8, which begins
    /// where the earlier one is with or without this option.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs without end, until the animation is taken away.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// With `repeat` or a repeat count: runs in reverse after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration within an animation of another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its curve within an animation of another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Kept: content changes during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows its views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no options from an enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Lays the changed views out within the animation, as `layoutSubviews` does. (Apple's does so with all that is pending,
    /// and before the animation too.) The bit is this library's own.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// The change begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The change ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The change is equally fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition flips around the vertical axis, from the left; kept, nothing is drawn.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition flips around the vertical axis, from the right; kept, nothing is drawn.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition dissolves one view into the other; kept, nothing is drawn.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition flips around the horizontal axis, from the top; kept, nothing is drawn.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition flips around the horizontal axis, from the bottom; kept, nothing is drawn.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// At most 60 frames a second; kept, only the clock decides what is shown.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// At most 30 frames a second; kept, only the clock decides what is shown.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve {
      switch rawValue >> 16 & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Options of a keyframe animation: those that both kinds of animation have, and the interpolation between keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays the changed views out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Kept: touches are taken on the way, as nothing here keeps them off.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// See `AnimationOptions.beginFromCurrentState`.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs without end, until the animation is taken away.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// With `repeat`: runs in reverse after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its duration within an animation of another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits no options from an enclosing animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight and equally fast from keyframe to keyframe; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Keyframe to keyframe, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolation at a constant speed; linear here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolation along a smooth curve; linear here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolation along a smooth curve at a constant speed; linear here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
  }
}

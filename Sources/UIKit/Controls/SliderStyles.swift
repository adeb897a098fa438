// Styles and ticks of sliders, as they have them since iOS 26. Layout does not need them: they are carried.

import Foundation
import Plumbline

extension UISlider {
  /// How it looks. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case `default`, thumbless
  }
  /// `.default` at first; carried: the height stays.
  public var sliderStyle: Style {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// What the track has; nil for nothing else; carried.
  public var trackConfiguration: TrackConfiguration? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }

  /// What a track has.
  public struct TrackConfiguration: Hashable {
    /// A mark of a track.
    public struct Tick: Hashable {
      /// Where it is, from 0 to 1.
      public let position: Float
      /// What is said of it; nil for nothing.
      public var title: String?
      /// What is shown at it; nil for nothing.
      public var image: UIImage?
      /// A mark.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }
    /// Whether values between the marks cannot be chosen; carried.
    public var allowsTickValuesOnly: Bool
    /// From where the track is filled, from 0 to 1; carried.
    public var neutralValue: Float
    /// The part of the values that can be chosen, from 0 to 1; carried.
    public var enabledRange: ClosedRange<Float>
    /// The marks.
    public private(set) var ticks: [Tick]

    /// A track with marks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      (self.enabledRange, self.ticks) = (enabledRange, ticks)
    }
    /// A track with a number of marks at the same distance from each other.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map {
          Tick(position: numberOfTicks > 1 ? Float($0) / Float(numberOfTicks - 1) : 0)
        })
    }
  }
}

// How symbols move (Apple's module Symbols): what an image view or a bar item was given is carried, and nothing moves.

import Foundation
import Plumbline

/// A movement of a symbol, by what it is and in which of its forms.
public protocol SymbolEffect: Hashable, Sendable {}
/// A movement that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement that goes on until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// A movement with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How often and how fast a symbol moves; carried.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a movement is done again; carried.
  public struct RepeatBehavior: Hashable, Sendable {
    private let times: Int?
    private let pause: Double?
    private init(times: Int?, pause: Double?) {
      self.times = times
      self.pause = pause
    }
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(times: nil, pause: nil) }
    /// With pauses, as the system has them.
    public static var periodic: RepeatBehavior { RepeatBehavior(times: nil, pause: 0) }
    /// With pauses, a number of times, in seconds between two.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(times: count, pause: delay ?? 0)
    }
  }
  private var factor: Double?
  private var behavior: RepeatBehavior?
  private var isRepeated: Bool?
  private init() {}

  /// As the movement itself says.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again; carried.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Once; carried.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }
  /// Again, in a way; carried.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }
  /// A number of times; carried.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeat(.periodic(count)) }
  /// Faster or slower by a factor; carried.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }
  /// These options, again and again; carried.
  public var repeating: SymbolEffectOptions { with { $0.isRepeated = true } }
  /// These options, once; carried.
  public var nonRepeating: SymbolEffectOptions { with { $0.isRepeated = false } }
  /// These options, again in a way; carried.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.behavior = behavior } }
  /// These options, a number of times; carried.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(.periodic(count)) }
  /// These options, faster or slower by a factor; carried.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.factor = speed } }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The forms that movements share: each is the movement with one more word about it.
public struct SymbolEffectForm: Hashable, Sendable {
  fileprivate var words: Set<String> = []
  fileprivate func with(_ word: String) -> SymbolEffectForm { SymbolEffectForm(words: words.union([word])) }
}

/// The symbol comes into view; carried.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement upwards.
  public var up: AppearSymbolEffect { with("up") }
  /// The movement downwards.
  public var down: AppearSymbolEffect { with("down") }
  /// The movement layer by layer.
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> AppearSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes into view.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes out of view; carried.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement upwards.
  public var up: DisappearSymbolEffect { with("up") }
  /// The movement downwards.
  public var down: DisappearSymbolEffect { with("down") }
  /// The movement layer by layer.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> DisappearSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes out of view.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol jumps; carried.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement upwards.
  public var up: BounceSymbolEffect { with("up") }
  /// The movement downwards.
  public var down: BounceSymbolEffect { with("down") }
  /// The movement layer by layer.
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> BounceSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol is larger or smaller; carried.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement to a larger size.
  public var up: ScaleSymbolEffect { with("up") }
  /// The movement to a smaller size.
  public var down: ScaleSymbolEffect { with("down") }
  /// The movement layer by layer.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> ScaleSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol fades and comes back; carried.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement layer by layer.
  public var byLayer: PulseSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> PulseSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol fades in layers, one after the other; carried.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement of one layer after the other, each of which stays as it is then.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// The movement of one layer at a time.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// The movement there and back.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// The movement from the beginning each time.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// The movement with the other layers hidden meanwhile.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
  /// The movement with the other layers faint meanwhile.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  private func with(_ word: String) -> VariableColorSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol fades in layers, one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol shakes; carried.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement clockwise.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// The movement counter-clockwise.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  /// The movement to the left.
  public var left: WiggleSymbolEffect { with("left") }
  /// The movement to the right.
  public var right: WiggleSymbolEffect { with("right") }
  /// The movement upwards.
  public var up: WiggleSymbolEffect { with("up") }
  /// The movement downwards.
  public var down: WiggleSymbolEffect { with("down") }
  /// The movement in the direction of reading.
  public var forward: WiggleSymbolEffect { with("forward") }
  /// The movement against the direction of reading.
  public var backward: WiggleSymbolEffect { with("backward") }
  /// The movement layer by layer.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> WiggleSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns; carried.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement clockwise.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// The movement counter-clockwise.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// The movement layer by layer.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> RotateSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and shrinks; carried.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement in its size alone.
  public var plain: BreatheSymbolEffect { with("plain") }
  /// The movement in its size and its opacity.
  public var pulse: BreatheSymbolEffect { with("pulse") }
  /// The movement layer by layer.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> BreatheSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol becomes another; carried.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
  /// The movement of the old symbol downwards and the new one upwards.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// The movement of both symbols upwards.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// The movement of the new symbol upwards; the old one is gone at once.
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  /// The movement layer by layer.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// The movement of the whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
  private func with(_ word: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.form = form.with(word)
    return copy
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The symbol becomes another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The symbol does what the system finds fitting; carried.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  private var form = SymbolEffectForm()
  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The symbol does what the system finds fitting.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// What becomes of a movement of a symbol; never told here, as nothing moves.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Who was moved.
  public let sender: AnyObject?
  /// Whether the movement came to its end.
  public let isFinished: Bool
  /// The movement; nil for one from one symbol to another.
  public let effect: (any SymbolEffect)?
  /// The movement from one symbol to another; nil for others.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
}
/// Called when a movement of a symbol ends; never called here.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  private var symbolEffects: [any SymbolEffect] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Carried: nothing moves, and the completion is never called.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.append(effect) }
  /// Carried: nothing moves, and the completion is never called.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.append(effect) }
  /// Carried: nothing moves, and the completion is never called.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.append(effect) }
  /// Carried: takes back what was added of the same kind and form.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.removeAll { type(of: $0) == type(of: effect) } }
  /// Carried: takes back all that was added.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects = []
  }
  /// The image is replaced at once; the movement from one to the other is not shown.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) { self.image = image }
}

extension UIBarButtonItem {
  private var symbolEffects: [any SymbolEffect] {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Carried: nothing moves, and the completion is never called.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.append(effect) }
  /// Carried: takes back what was added of the same kind and form.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { symbolEffects.removeAll { type(of: $0) == type(of: effect) } }
  /// Carried: takes back all that was added.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects = []
  }
  /// The image is replaced at once; the movement from one to the other is not shown.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
  /// Whether a movement is shown when the button is pressed; carried.
  public var isSymbolAnimationEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

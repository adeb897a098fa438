// Numbers by chance, states, and parts of things in games. What else GameplayKit has is not layout.

@_exported import FoundationAdditions

/// Gives numbers by chance.
open class GKRandomSource: NSObject, @unchecked Sendable {
  private static let shared = GKRandomSource()
  public override init() { super.init() }
  /// The next bits of a source with a seed; nil for the system's.
  func bits() -> UInt64? { nil }
  /// The system's.
  open class func sharedRandom() -> GKRandomSource { shared }
  /// A number from all there are of 32 bits.
  open func nextInt() -> Int {
    Int(bits().map { Int32(truncatingIfNeeded: $0 >> 32) } ?? Int32.random(in: .min ... .max))
  }
  /// A number from 0 to below a bound.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 0 else { return 0 }
    return bits().map { Int($0.multipliedFullWidth(by: UInt64(upperBound)).high) }
      ?? Int.random(in: 0..<upperBound)
  }
  /// A number from 0 to 1.
  open func nextUniform() -> Float {
    bits().map { Float($0 >> 40) / 16_777_215 } ?? Float.random(in: 0...1)
  }
  /// Yes or no.
  open func nextBool() -> Bool { bits().map { $0 >> 63 == 1 } ?? Bool.random() }
  /// The elements in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for index in array.indices.reversed() { array.swapAt(index, nextInt(upperBound: index + 1)) }
    return array
  }
}

/// Gives numbers between two bounds, each as often as the others.
open class GKRandomDistribution: NSObject, @unchecked Sendable {
  /// The lowest number.
  public let lowestValue: Int
  /// The highest number.
  public let highestValue: Int
  let source: any GKRandom
  /// Numbers between two bounds.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive,
      highestValue: highestInclusive)
  }
  /// Numbers of a source between two bounds.
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
  }
  /// A die of some sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// A die of six sides.
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  /// A die of twenty sides.
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
  /// How many numbers there are.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  /// A number from the lowest one to below a bound.
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: max(min(upperBound, highestValue + 1) - lowestValue, 1))
  }
  /// A number.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1) }
  /// A number of 0 to 1.
  open func nextUniform() -> Float { source.nextUniform() }
  /// Yes or no.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Gives numbers between two bounds, no one again before all others came.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var waiting: [Int] = []
  /// The next number.
  open override func nextInt() -> Int {
    if waiting.isEmpty {
      waiting = Array(lowestValue...highestValue)
      for index in waiting.indices.reversed() { waiting.swapAt(index, source.nextInt(upperBound: index + 1)) }
    }
    return waiting.removeLast()
  }
}

/// A state of something, by its class.
open class GKState: NSObject {
  /// What it is a state of.
  open internal(set) weak var stateMachine: GKStateMachine?
  /// A state.
  public override init() { super.init() }
  /// Whether another may follow: any may, unless a subclass says otherwise.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// It begins, after another or as the first.
  open func didEnter(from previousState: GKState?) {}
  /// Time passes.
  open func update(deltaTime seconds: TimeInterval) {}
  /// It ends, before another.
  open func willExit(to nextState: GKState) {}
}

/// Something that is in one of several states.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The state that it is in; nil before the first.
  open private(set) var currentState: GKState?
  /// Of states, one of each class.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    states.forEach { $0.stateMachine = self }
  }
  /// The state of a class.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.lazy.compactMap { type(of: $0) == stateClass ? $0 as? StateType : nil }.first
  }
  /// Whether the state of a class may follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
  }
  /// Into the state of a class.
  /// - Returns: whether it may follow.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let last = currentState
    last?.willExit(to: next)
    currentState = next
    next.didEnter(from: last)
    return true
  }
  /// Time passes in the state.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of something in a game.
open class GKComponent: NSObject {
  /// Whether documents may hold it.
  open class var supportsSecureCoding: Bool { true }
  /// What it is a part of.
  open internal(set) weak var entity: GKEntity?
  /// A part.
  public override init() { super.init() }
  /// A part of a document.
  public required init?(coder: NSCoder) { super.init() }
  /// Time passes.
  open func update(deltaTime seconds: TimeInterval) {}
  /// It was added.
  open func didAddToEntity() {}
  /// It will be taken away.
  open func willRemoveFromEntity() {}
}

/// Something in a game, made of parts: one of each class.
open class GKEntity: NSObject {
  /// Its parts.
  open private(set) var components: [GKComponent] = []
  /// Without parts.
  public override init() { super.init() }
  /// Of a document.
  public required init?(coder: NSCoder) { super.init() }
  /// Adds a part, in place of one of its class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  /// The part of a class.
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType?
  {
    components.lazy.compactMap { $0 as? ComponentType }.first
  }
  /// Takes the part of a class away.
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    remove { $0 is ComponentType }
  }
  /// Time passes in all parts.
  open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
  private func remove(_ isMeant: (GKComponent) -> Bool) {
    for part in components where isMeant(part) {
      part.willRemoveFromEntity()
      part.entity = nil
    }
    components.removeAll(where: isMeant)
  }
}

/// Parts of one class, whose time passes together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  /// The parts.
  open private(set) var components: [ComponentType] = []
  /// Parts of a class.
  public init(componentClass cls: AnyClass) {}
  /// Adds a part.
  open func addComponent(_ component: ComponentType) { components.append(component) }
  /// Adds something's part of the class.
  open func addComponent(foundIn entity: GKEntity) {
    entity.component(ofType: ComponentType.self).map { components.append($0) }
  }
  /// Takes a part away.
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  /// Time passes in all parts.
  open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}

/// A scene of an editor: no file is read.
open class GKScene: NSObject {
  /// What the scene has in a game.
  open private(set) var entities: [GKEntity] = []
  /// Ways.
  open private(set) var graphs: [String: GKGraph] = [:]
  /// The scene.
  open var rootNode: (any NSObjectProtocol)?
  /// An empty one.
  public override init() { super.init() }
  /// A scene of a file: none is read.
  public convenience init?(fileNamed filename: String) { nil }
  /// Adds something.
  open func addEntity(_ entity: GKEntity) { entities.append(entity) }
}

// Who plays for the computer, trees of decisions, rules, and numbers by seeds. Expectations: Apple's documentation of
// GKMinmaxStrategist, GKRuleSystem and GKNoise; Bouton's solution of the game of Nim; Quinlan's example of ID3 ("Induction of
// Decision Trees", 1986: outlook is asked first); the C++ standard's check value of mt19937_64 ([rand.predef]: the 10000th
// number is 9981545732273789042); RC4's key stream of "Key" (EB9F7781 B734CA72).

import GameplayKit
import Testing

private final class Taker: NSObject, GKGameModelPlayer {
  let playerId: Int
  init(_ id: Int) { playerId = id }
}
private final class Take: NSObject, GKGameModelUpdate {
  var value = 0
  let count: Int
  init(_ count: Int) { self.count = count }
}
/// One heap; each takes one to three; who takes the last has won.
private final class Heap: NSObject, GKGameModel {
  var left: Int
  var turn = 0
  let takers: [Taker]
  init(_ left: Int, _ takers: [Taker]) { (self.left, self.takers) = (left, takers) }
  var players: [any GKGameModelPlayer]? { takers }
  var activePlayer: (any GKGameModelPlayer)? { takers[turn] }
  func copy(with zone: NSZone? = nil) -> Any {
    let other = Heap(left, takers)
    other.turn = turn
    return other
  }
  func setGameModel(_ gameModel: any GKGameModel) {
    guard let other = gameModel as? Heap else { return }
    (left, turn) = (other.left, other.turn)
  }
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
    left == 0 ? nil : (1...min(3, left)).map(Take.init)
  }
  func apply(_ gameModelUpdate: any GKGameModelUpdate) {
    left -= (gameModelUpdate as! Take).count
    turn = 1 - turn
  }
  func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && takers[1 - turn] === player }
  func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && takers[turn] === player }
}

@Suite("Games for the computer")
struct GameModelTests {
  @Test("the best move leaves a multiple of four", arguments: [(5, 1), (6, 2), (7, 3), (9, 1)])
  func nim(heap: Int, count: Int) throws {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Heap(heap, [Taker(1), Taker(2)])
    #expect(strategist.bestMoveForActivePlayer() == nil, "no move is looked ahead at first")
    strategist.maxLookAheadDepth = 9
    let move = try #require(strategist.bestMoveForActivePlayer() as? Take)
    #expect(move.count == count && move.value == GKGameModelMaxScore)
    #expect((strategist.gameModel as? Heap)?.left == heap, "the game itself is as it was")
  }

  @Test("games by chance find a move that wins at once")
  func chance() throws {
    let strategist = GKMonteCarloStrategist()
    strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
    strategist.budget = 300
    strategist.gameModel = Heap(3, [Taker(1), Taker(2)])
    #expect(try #require(strategist.bestMoveForActivePlayer() as? Take).count == 3)
  }

  @Test("a tree is learned from examples")
  func decisions() {
    let names = ["outlook", "temperature", "humidity", "wind"]
    let rows = """
      sunny hot high weak no
      sunny hot high strong no
      overcast hot high weak yes
      rain mild high weak yes
      rain cool normal weak yes
      rain cool normal strong no
      overcast cool normal strong yes
      sunny mild high weak no
      sunny cool normal weak yes
      rain mild normal weak yes
      sunny mild normal strong yes
      overcast mild high strong yes
      overcast hot normal weak yes
      rain mild high strong no
      """.split(separator: "\n").map { $0.split(separator: " ").map { NSString(string: String($0)) } }
    let tree = GKDecisionTree(
      examples: rows.map { Array($0.dropLast()) }, actions: rows.map { $0[4] },
      attributes: names.map { NSString(string: $0) })
    func action(_ answers: [String: String]) -> String? {
      let pairs = answers.map { (AnyHashable(NSString(string: $0)), NSString(string: $1)) }
      return tree.findAction(forAnswers: Dictionary(uniqueKeysWithValues: pairs)).map { "\($0)" }
    }
    #expect(action(["outlook": "overcast"]) == "yes")
    #expect(action(["outlook": "sunny", "humidity": "high"]) == "no")
    #expect(action(["outlook": "sunny", "humidity": "normal"]) == "yes")
    #expect(action(["outlook": "rain", "wind": "strong"]) == "no")
    #expect(action(["wind": "strong"]) == nil, "what is asked first has no answer")
  }

  @Test("a tree made by hand follows values and predicates")
  func branches() {
    let tree = GKDecisionTree(attribute: "life" as NSString)
    let many = tree.rootNode?.createBranch(
      predicate: NSPredicate(format: "SELF > 50"), attribute: "attack" as NSString)
    tree.rootNode?.createBranch(value: 0, attribute: "end" as NSString)
    #expect(many != nil)
    let key = AnyHashable("life" as NSString)
    #expect(tree.findAction(forAnswers: [key: 60 as NSNumber]).map { "\($0)" } == "attack")
    #expect(tree.findAction(forAnswers: [key: 0 as NSNumber]).map { "\($0)" } == "end")
    #expect(tree.findAction(forAnswers: [key: 10 as NSNumber]) == nil)
  }

  @Test("rules are carried out once each, by salience, until none holds")
  func rules() {
    let system = GKRuleSystem()
    var order: [String] = []
    let second = GKRule(blockPredicate: { $0.grade(forFact: "wet" as NSString) > 0 }) {
      order.append("slow")
      $0.assertFact("slow" as NSString, grade: 0.4)
    }
    let first = GKRule(blockPredicate: { $0.state["rain"] as? Bool == true }) {
      order.append("wet")
      $0.assertFact("wet" as NSString, grade: 0.7)
    }
    first.salience = 1
    system.add([second, first])
    system.evaluate()
    #expect(order == [] && system.agenda == [first, second])
    system.state["rain"] = true
    system.evaluate()
    system.evaluate()
    #expect(order == ["wet", "slow"] && system.executed == [first, second] && system.agenda == [])
    #expect(system.minimumGrade(forFacts: ["wet", "slow"]) == 0.4)
    #expect(system.maximumGrade(forFacts: ["wet", "slow", "dry"]) == 0.7)
    system.assertFact("wet" as NSString, grade: 0.7)
    #expect(system.grade(forFact: "wet" as NSString) == 1, "no more than 1")
    system.retractFact("wet" as NSString)
    #expect(system.facts.count == 1)
    system.reset()
    #expect(system.facts.isEmpty && system.agenda == [first, second])
  }

  @Test("seeds give the numbers of the algorithms that are named")
  func seeds() {
    let twister = GKMersenneTwisterRandomSource(seed: 5489)
    for _ in 1..<10_000 { _ = twister.nextBool() }
    #expect(twister.nextInt() == Int(Int32(truncatingIfNeeded: 9_981_545_732_273_789_042 >> 32 as UInt64)))
    let stream = GKARC4RandomSource(seed: Data("Key".utf8))
    #expect(stream.nextInt() == Int(Int32(bitPattern: 0xEB9F_7781)))
    let (one, other) = (GKLinearCongruentialRandomSource(seed: 3), GKLinearCongruentialRandomSource(seed: 3))
    #expect(
      (0..<9).map { _ in one.nextInt(upperBound: 100) } == (0..<9).map { _ in other.nextInt(upperBound: 100) }
    )
    let near = GKGaussianDistribution(randomSource: twister, lowestValue: 0, highestValue: 100)
    #expect(near.mean == 50 && near.numberOfPossibleOutcomes == 101)
    let numbers = (0..<500).map { _ in near.nextInt() }
    #expect(numbers.allSatisfy { (0...100).contains($0) })
    #expect(numbers.filter { abs($0 - 50) <= 17 }.count > 300, "two thirds are within a deviation")
  }
}

@Suite("Noise")
struct NoiseTests {
  @Test("Perlin's noise is 0 at whole places, changes little, and follows from its seed")
  func perlin() {
    func noise(_ seed: Int32) -> GKNoise {
      GKNoise(
        GKPerlinNoiseSource(frequency: 1, octaveCount: 3, persistence: 0.5, lacunarity: 2, seed: seed))
    }
    let (one, same, other) = (noise(7), noise(7), noise(8))
    let places = (0..<200).map { vector2(Float($0) * 0.13 + 0.05, Float($0) * 0.07 + 0.03) }
    #expect((0..<9).allSatisfy { one.value(atPosition: vector2(Float($0), Float(2 * $0))) == 0 })
    #expect(places.allSatisfy { one.value(atPosition: $0) == same.value(atPosition: $0) })
    #expect(places.contains { one.value(atPosition: $0) != other.value(atPosition: $0) })
    #expect(places.contains { abs(one.value(atPosition: $0)) > 0.1 })
    #expect(
      places.allSatisfy {
        abs(one.value(atPosition: $0) - one.value(atPosition: $0 + vector2(0.001, 0 as Float))) < 0.02
      })
  }

  @Test("figures of space are as documented")
  func figures() {
    let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 2))
    #expect(board.value(atPosition: vector2(1, 1)) == -1 && board.value(atPosition: vector2(3, 1)) == 1)
    let shells = GKNoise(GKSpheresNoiseSource(frequency: 1))
    #expect(shells.value(atPosition: vector2(3, 4)) == 1 && shells.value(atPosition: vector2(0, 2.5)) == -1)
    let rings = GKNoise(GKCylindersNoiseSource(frequency: 2))
    #expect(rings.value(atPosition: vector2(0.5, 0)) == 1)
    let cells = GKNoise(
      GKVoronoiNoiseSource(frequency: 1, displacement: 1, distanceEnabled: false, seed: 3))
    #expect(Set((0..<400).map { cells.value(atPosition: vector2(Float($0) * 0.01, 0)) }).count < 12)
  }

  @Test("noise is changed and combined step by step")
  func changes() {
    let noise = GKNoise(GKConstantNoiseSource(value: -0.5))
    func value() -> Float { noise.value(atPosition: vector2(0, 0)) }
    noise.applyAbsoluteValue()
    #expect(value() == 0.5)
    noise.raiseToPower(2.0)
    #expect(value() == 0.25)
    noise.invert()
    noise.add(GKNoise(GKConstantNoiseSource(value: 1)))
    #expect(value() == 0.75)
    noise.multiply(GKNoise(GKConstantNoiseSource(value: 2)))
    #expect(value() == 1, "no more than 1 is given")
    noise.clamp(lowerBound: 0, upperBound: 0.5)
    #expect(value() == 0.5)
    noise.remapValuesToCurve(controlPoints: [0: -1, 1: 1])
    #expect(value() == 0)
    noise.minimum(GKNoise(GKConstantNoiseSource(value: -0.25)))
    #expect(value() == -0.25)
    let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
    board.move(by: vector3(1.0, 0, 0))
    #expect(board.value(atPosition: vector2(1.5, 0.5)) == -1)
    board.scale(by: vector3(2.0, 1, 2))
    #expect(board.value(atPosition: vector2(3, 1)) == -1)
  }

  @Test("a map is a table of a part of the plane")
  func map() {
    let map = GKNoiseMap(
      GKNoise(GKCheckerboardNoiseSource(squareSize: 1)), size: vector2(4, 4), origin: vector2(0, 0),
      sampleCount: vector2(4, 4), seamless: false)
    #expect(map.value(at: vector2(0, 0)) == -1 && map.value(at: vector2(1, 0)) == 1)
    #expect(map.value(at: vector2(4, 0)) == 0, "outside")
    #expect(map.interpolatedValue(at: vector2(0.5, 0)) == 0)
    map.setValue(0.5, at: vector2(0, 0))
    #expect(map.value(at: vector2(0, 0)) == 0.5 && GKNoiseMap().sampleCount == vector2(100, 100))
  }
}

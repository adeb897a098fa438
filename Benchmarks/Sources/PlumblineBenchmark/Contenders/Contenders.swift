// All contenders, in the order in which they are measured.

enum Contenders {
  static let all: [(Engine, Level)] = [
    (.plumbline, .solver), (.kiwi, .solver), (.plumbline, .engine), (.yoga, .engine), (.plumbline, .api),
  ]

  /// nil where a peer is not at hand or cannot say the picture.
  static func make(_ engine: Engine, _ level: Level, _ picture: Picture) -> (any Contender)? {
    switch (engine, level) {
    case (.plumbline, .solver): SolverContender(picture)
    case (.plumbline, .engine): EngineContender(picture)
    case (.plumbline, .api): ViewContender(picture)
    case (.kiwi, _): KiwiContender(picture)
    case (.yoga, _): YogaContender(picture)
    }
  }
}

// How long measurements may take.

/// Time limits of a run.
struct Limits {
  static let samples = 5
  static let repetitions = 1000
  let isQuick: Bool

  /// More samples than `Limits.samples` are taken for this long.
  var coldSeconds: Double { isQuick ? 0.1 : 0.5 }
  /// All samples of a loop together; repetitions are cut down to it.
  var loopSeconds: Double { isQuick ? 0.1 : 1 }

  /// A cold layout that takes longer is left out. There is more time for what the targets name: kiwi at some sizes, and
  /// a million views without the API.
  func coldLimit(_ engine: Engine, _ level: Level, isNamedSize: Bool) -> Double {
    switch (engine, level) {
    case (.kiwi, _): isNamedSize ? (isQuick ? 8 : 30) : (isQuick ? 0.2 : 2)
    case (_, .api): isQuick ? 0.8 : 4
    case (_, .solver), (_, .engine): isQuick ? 0.8 : 15
    }
  }

  /// An edit that takes longer is left out.
  var editLimit: Double { isQuick ? 0.25 : 2 }
}

// Ctrl-C in a run over documents.

import Foundation

/// Ctrl-C while something is at work: the first one ends the work, which leaves what is finished; a second one ends the
/// command.
final class Interruption {
  private let signals: any DispatchSourceSignal

  init(_ stop: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    signals = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    signals.setEventHandler {
      signal(SIGINT, SIG_DFL)
      stop()
    }
    signals.resume()
  }

  deinit {
    signals.cancel()
    signal(SIGINT, SIG_DFL)
  }
}

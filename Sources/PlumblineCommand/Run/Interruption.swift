// Ctrl-C in a run over documents.

import Foundation

/// SIGINT while a run goes on: the first stops the run, which still reports finished documents; a second ends the process.
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

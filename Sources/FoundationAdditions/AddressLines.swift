// What is at an address, line by line.

import Foundation
import FoundationNetworking

extension URL {
  /// The lines of the text that is there, without empty ones, as Apple's; it is read as a whole first.
  public var lines: AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { stream in
      let reading = Task {
        do {
          let data =
            isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0
          for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            stream.yield(String(line))
          }
          stream.finish()
        } catch {
          stream.finish(throwing: error)
        }
      }
      stream.onTermination = { _ in reading.cancel() }
    }
  }
}

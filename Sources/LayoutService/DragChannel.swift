// The open connection over which a drag runs: a size goes in, the frames that moved come out.

#if Serve
  import FlyingFox
  import Foundation

  /// Answers each text `{"turn":7,"scene":3,"size":[320,480]}` by 32-bit floats: turn, scene, width and height of the
  /// root, then index, x, y, width and height of each view that is elsewhere than before. What is refused is a text.
  struct DragChannel: WSMessageHandler {
    let workshop: Workshop

    private struct Question: Decodable {
      var turn: Int
      var scene: Int
      var size: [Double]
    }

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
      AsyncStream { answers in
        let work = Task {
          for await message in client {
            guard case .text(let text) = message else { continue }
            answers.yield(await answer(text))
          }
          answers.finish()
        }
        answers.onTermination = { _ in work.cancel() }
      }
    }

    private func answer(_ text: String) async -> WSMessage {
      do {
        let question = try JSONDecoder().decode(Question.self, from: Data(text.utf8))
        let moved = try await workshop.move(question.scene, to: question.size)
        let answer = [Float(question.turn), Float(question.scene)] + moved
        return .data(answer.withUnsafeBytes { Data($0) })
      } catch {
        return .text("\(error)")
      }
    }

    /// One message is one frame: the largest scene's answer is below this.
    static let frameSize = 8 << 20
  }
#endif

// Code of the main actor on other threads, and numbers of threads.

import Foundation
import Testing
import Unchecked

@MainActor private final class Model {
  var number = 0
  nonisolated init() {}
}

private struct Refusal: Error {}

@Suite("Isolation and threads")
struct IsolationTests {
  @Test("a closure of the main actor runs at once on the thread that calls")
  func plainCall() throws {
    let thread = ObjectIdentifier(Thread.current)
    let answer = withoutIsolation { () -> Int in
      #expect(ObjectIdentifier(Thread.current) == thread)
      let model = Model()
      model.number += 3
      return model.number
    }
    #expect(answer == 3)
    #expect(throws: Refusal.self) { try withoutIsolation { () throws(Refusal) in throw Refusal() } }
    let model = Model()
    #expect(
      withoutIsolation(model) { model in
        model.number += 1
        return model.number
      } == 1)
  }

  @Test("with the main actor's rights its checks hold, on the thread that calls")
  func rights() throws {
    let thread = ObjectIdentifier(Thread.current)
    let answer = withMainActorRights { () -> Int in
      #expect(ObjectIdentifier(Thread.current) == thread)
      return MainActor.assumeIsolated { 5 }
    }
    #expect(answer == 5)
    #expect(throws: Refusal.self) { try withMainActorRights { () throws(Refusal) in throw Refusal() } }
  }

  @Test("each thread has its own number, 0 at first")
  func threadNumbers() async {
    let (one, other) = (ThreadNumber(), ThreadNumber())
    one.value = 4
    #expect(other.value == 0)
    let elsewhere = await withCheckedContinuation { continuation in
      Thread {
        let first = one.value
        one.value = -2
        continuation.resume(returning: [first, one.value])
      }.start()
    }
    #expect(elsewhere == [0, -2])
  }
}

// Documents that take long: the page gives them up, and others are answered meanwhile.

import ConstraintSolver
import Foundation
import InterfaceBuilder
import LayoutDocument
import LayoutReport
import LayoutScene
import Plumbline
import Testing

@testable import LayoutService

/// A document that takes as long as it may, at most ten seconds, and one that takes none.
private struct SlowLibrary: DocumentLibrary {
  let isDone = DispatchSemaphore(value: 0)

  func names() -> [String] { ["quick", "slow"] }
  func path(of name: String) -> String? { nil }
  @MainActor func scenes(of name: String, in configuration: SceneConfiguration) throws -> [Scene] {
    let end = ContinuousClock.now.advanced(by: .seconds(10))
    while name == "slow", !TimeLimit.isOver, .now < end, isDone.wait(timeout: .now() + 0.01) != .success {}
    return [try LayoutDocument(Data("size: [320, 200]\nviews: {}\n".utf8), name: name).makeScene()]
  }
  @MainActor func scenes(ofText text: String) throws -> [Scene] { [] }
  @MainActor func scenes(ofFormats text: String) throws -> [Scene] { [] }
  func check(_ name: String) throws -> [SceneReport] {
    try withConfinedLayout { try scenes(of: name, in: .canvas).map { SceneReport($0) } }
  }
  func languages(of name: String) -> [String] { [] }
  func write(_ change: DocumentChange, to name: String, isTrial: Bool) throws -> WrittenChange {
    WrittenChange(words: "written")
  }
}

@Suite("Documents of the live page that take long")
struct PageTimeLimitTests {
  @Test("what takes longer than the limit is given up with a sentence")
  func limit() async throws {
    let workshop = Workshop(SlowLibrary(), timeLimit: 0.1)
    await #expect(throws: LiveMistake.outOfTime(0.1)) { try await workshop.open(.init(document: "slow")) }
    #expect("\(LiveMistake.outOfTime(0.1))".contains("more than 0.1 s"))
    #expect(try await workshop.open(.init(document: "quick")).contains("\"number\":1"))
  }

  @Test("so is a log")
  func log() async throws {
    let workshop = Workshop(SlowLibrary(), timeLimit: 1e-6)
    await #expect(throws: LiveMistake.outOfTime(1e-6)) { try await workshop.explain(log: "a log") }
  }

  @Test("a document that takes long holds no other one")
  func held() async throws {
    let library = SlowLibrary()
    let workshop = Workshop(library)
    let slow = Task { try await workshop.open(.init(document: "slow")) }
    // The other one is open while this one is being made.
    #expect(try await workshop.open(.init(document: "quick")).contains("\"number\":1"))
    library.isDone.signal()
    #expect(try await slow.value.contains("\"number\":2"))
  }

  @Test("findings of documents that take long come last")
  func findings() async throws {
    let findings = ProjectFindings(SlowLibrary(), timeLimit: 0.2)
    await findings.read(["slow", "quick"])
    var news = ""
    repeat {
      // A thread that never rests may leave none for the reading.
      try await Task.sleep(for: .milliseconds(20))
      news = await findings.news(since: 0)
    } while !news.contains("\"left\":0")
    let (quick, slow) = (news.range(of: "\"quick\""), news.range(of: "\"slow\""))
    #expect(try #require(quick).lowerBound < #require(slow).lowerBound)
    #expect(news.contains("more than 0.2 s"))
  }
}

// A file that is written in pieces, so that results need not be in memory, and replaces its target at the end.

import Foundation

final class GrowingFile {
  private let path: FilePath
  private let draft: FileDraft

  init(_ path: FilePath) throws(OutputError) {
    self.path = path
    do throws(FileDraft.Failure) { draft = try FileDraft(of: path) } catch { throw .unwritable(path.name) }
  }

  func write(_ text: String) throws(OutputError) { try write(Data(text.utf8)) }

  func write(_ bytes: Data) throws(OutputError) {
    do throws(FileDraft.Failure) { try draft.write(bytes) } catch { throw .unwritable(path.name) }
  }

  @discardableResult
  func finish(if isWanted: () -> Bool = { true }) throws(OutputError) -> Bool {
    do throws(FileDraft.Failure) { return try draft.finish(if: isWanted) } catch {
      throw .unwritable(path.name)
    }
  }
}

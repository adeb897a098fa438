// A file that is written piece by piece and gets its name at the end.

import Foundation

/// A file that is written piece by piece, for results that no memory should hold.
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

  /// Gives the file its name.
  func finish() throws(OutputError) {
    do throws(FileDraft.Failure) { try draft.finish() } catch { throw .unwritable(path.name) }
  }
}

// The animations that a thread has begun with `beginAnimations(_:context:)` and not yet committed: blocks without a closure.

import Unchecked
import Foundation

/// The open blocks of one thread, inner ones last. The thread's dictionary keeps them; a number beside it makes the question
/// whether there are any cheap enough to be asked at every change of a frame.
final class BegunAnimations {
  private(set) var blocks: [Begun] = []

  /// A block, with the closure around its begin.
  struct Begun {
    let block: AnimationBlock
    weak var closure: AnimationBlock?
    let isInClosure: Bool
  }

  /// The open blocks of the calling thread; nil without any.
  static var ofThread: BegunAnimations? {
    guard count.value > 0 else { return nil }
    return Thread.current.threadDictionary[dictionaryKey] as? BegunAnimations
  }

  /// Opens a block on the calling thread.
  static func begin(_ block: AnimationBlock, within closure: AnimationBlock?) {
    let open: BegunAnimations
    if let known = ofThread {
      open = known
    } else {
      open = BegunAnimations()
      Thread.current.threadDictionary[dictionaryKey] = open
    }
    count.value += 1
    open.blocks.append(Begun(block: block, closure: closure, isInClosure: closure != nil))
  }

  /// Pops the innermost block of the calling thread; the caller closes it.
  static func end() {
    guard let open = ofThread else { return }
    open.blocks.removeLast()
    count.value -= 1
    if open.blocks.isEmpty { Thread.current.threadDictionary[dictionaryKey] = nil }
  }

  /// The innermost block that was begun within a closure and not in one further in.
  func innermost(within closure: AnimationBlock?) -> AnimationBlock? {
    guard let last = blocks.last, last.isInClosure == (closure != nil), last.closure === closure else {
      return nil
    }
    return last.block
  }

  private static let dictionaryKey = "Plumbline.begunAnimations"
  /// The number of open blocks of the thread.
  private static let count = ThreadNumber()
}

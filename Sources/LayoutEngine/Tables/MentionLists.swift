// The rows of an item as linked lists. Most layouts never need them, so nothing is listed before the first question.

internal import Unchecked

/// For every item the list of terms that name it.
struct MentionLists: ~Copyable {
  struct Link: BitwiseCopyable {
    var row: Int32
    /// The neighbours among the terms that name the item; negative for none.
    var next: Int32
    var previous: Int32
  }

  private(set) var isListed = false
  /// The links by index of the term.
  private var links = FlatBuffer<Link>()
  /// By item: the newest term that names it; negative for none.
  private var heads = FlatBuffer<Int32>()

  /// Begins to maintain the lists.
  mutating func begin() { isListed = true }

  func first(of item: Int32) -> Int32 { Int(item) < heads.count ? heads[item] : -1 }

  func link(_ term: Int32) -> (row: Int32, next: Int32) { (links[term].row, links[term].next) }

  /// Lists the terms of a row, the last one first.
  mutating func append(_ row: Int32, from begin: Int32, _ terms: borrowing FlatBuffer<TermRecord>) {
    var term = begin
    while !terms[term].isLast { term += 1 }
    links.extend(to: Int(term) + 1, with: Link(row: -1, next: -1, previous: -1))
    while term >= begin {
      let item = terms[term].item
      heads.extend(to: Int(item) + 1, with: -1)
      let next = heads[item]
      links[term] = Link(row: row, next: next, previous: -1)
      if next >= 0 { links[next].previous = term }
      heads[item] = term
      term -= 1
    }
  }

  /// Removes the terms of a row from the lists.
  mutating func remove(from begin: Int32, _ terms: borrowing FlatBuffer<TermRecord>) {
    var term = begin
    while true {
      let link = links[term]
      if link.next >= 0 { links[link.next].previous = link.previous }
      if link.previous >= 0 {
        links[link.previous].next = link.next
      } else {
        heads[terms[term].item] = link.next
      }
      if terms[term].isLast { return }
      term += 1
    }
  }
}

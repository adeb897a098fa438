// `@objc dynamic var`: its setter is the runtime's, which notifies the observers of the property (KVO).

extension SourceFile {
  /// Notifies the observers of an object when a stored property that is dynamic to Objective-C was set.
  mutating func tellObserversOfProperties() {
    for type in classBodies {
      let head = (beginning(of: type.index, notBefore: 0)..<type.index).map(word)
      for index in type.body
      where word(index) == "var" && brace(around: index) == type.body.lowerBound - 1 {
        let start = beginning(of: index, notBefore: type.body.lowerBound)
        let words = Set((start..<index).map(word))
        let isKnown =
          head.contains("objcMembers") || !words.isDisjoint(with: ["objc", "IBInspectable", "IBOutlet"])
        guard words.contains("dynamic"), isKnown, words.isDisjoint(with: ["static", "class"]),
          word(start - 1) != "lazy"
        else { continue }
        tellObservers(ofPropertyAt: index, before: type.body.upperBound)
      }
    }
  }

  private mutating func tellObservers(ofPropertyAt index: Int, before limit: Int) {
    let call = "didChangeValue(forKey: \"\(word(index + 1))\")"
    var end = index + 1
    var open: Int?
    while end + 1 < limit, line(of: range(end + 1).lowerBound) == line(of: range(end).lowerBound) {
      end += 1
      if [",", ";"].contains(word(end)) { return }
      open = word(end) == "{" ? end : nil
      if let close = closing(of: end) { end = close }
    }
    guard let open else {
      // The value may go on in the next line.
      let isEnd =
        !["as", "is"].contains(word(end + 1))
        && word(end + 1).first.map { $0.isLetter || "@}#".contains($0) } ?? true
      let last = range(end).upperBound
      if isEnd, word(end) != "=", word(index + 2) != "," {
        replace(last..<last, with: " { didSet { \(call) } }")
      }
      return
    }
    // What has other accessors is computed.
    guard ["willSet", "didSet"].contains(word(open + 1)) else { return }
    guard var body = (open..<end).first(where: { word($0) == "didSet" }) else {
      let last = range(end).lowerBound
      replace(last..<last, with: "; didSet { \(call) } ")
      return
    }
    body += 1
    if word(body) == "(" { body = (closing(of: body) ?? body) + 1 }
    let first = range(body).upperBound
    if word(body) == "{" { replace(first..<first, with: " defer { \(call) };") }
  }
}

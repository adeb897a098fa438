// Methods of `NSObject` that Foundation has as members of extensions outside of Apple's systems, if at all: a class
// declares them instead of overriding them.

extension SourceModule {
  /// The methods that any class may declare.
  private static let answers: Set<String> = ["responds(to:)", "forwardingTarget(for:)"]
  private static let hearing = "observeValue(forKeyPath:of:change:context:)"
  /// The methods that classes may declare that are no responders; those inherit them.
  private static let hearings: Set<String> = [
    hearing, "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
  ]
  /// The same, of the class itself.
  private static let classHearings: Set<String> = [
    "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
  ]

  /// Has the topmost class with such a method declare it, and one that is told of properties conform to a protocol.
  static func declareObjectMethods(in files: inout [SourceFile], _ classes: ClassHierarchy) {
    let all = files.indices.flatMap { file in files[file].classMembers.map { (file: file, member: $0) } }
      .filter {
        $0.member.isStatic
          ? classHearings.contains($0.member.signature)
          : answers.contains($0.member.signature) || hearings.contains($0.member.signature)
      }
    for (file, member) in all {
      guard let mark = member.overrideRange,
        answers.contains(member.signature) || !classes.inherits(member.className, from: "UIResponder")
      else { continue }
      let above = classes.ancestors(of: member.className)
      let isTopmost = !all.contains {
        $0.member.signature == member.signature && above.contains($0.member.className)
      }
      guard isTopmost else { continue }
      files[file].blank(mark)
      if member.signature == hearing { files[file].conform(bodyAround: member.index, to: "PropertyHearing") }
    }
  }
}

extension SourceFile {
  /// Adds a protocol to a class's inheritance clause, which exists.
  mutating func conform(bodyAround index: Int, to name: String) {
    guard let open = brace(around: index) else { return }
    var end = open
    while end > 0, word(end - 1) != "class" {
      end -= 1
      if word(end) == "where" {
        replace(range(end).lowerBound..<range(end).lowerBound, with: ", \(name) ")
        return
      }
    }
    replace(range(open).lowerBound..<range(open).lowerBound, with: ", \(name) ")
  }
}

// Methods of `NSObject` that Foundation has as members of extensions outside of Apple's systems, where it has them at all: a
// class declares them instead of overriding them.

extension SourceModule {
  /// What any class may declare.
  private static let answers: Set<String> = ["responds(to:)", "forwardingTarget(for:)"]
  private static let hearing = "observeValue(forKeyPath:of:change:context:)"
  /// What classes may declare that are no responders; those inherit it.
  private static let hearings: Set<String> = [
    hearing, "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
  ]
  /// The same, of the class itself.
  private static let classHearings: Set<String> = [
    "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
  ]

  /// The topmost class that has such a method declares it, and one that is told of properties says so.
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
  /// Adds a protocol to what a class comes from, which it says already.
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

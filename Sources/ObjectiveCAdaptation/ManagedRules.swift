// `@NSManaged`: properties and methods that Core Data implements when the program runs. They become calls of what module
// CoreData's objects have for it.
//
//     @NSManaged public var title: String?
//     @NSManaged public func addToItems(_ value: Item)
//
// become
//
//     public var title: String? { get { managedValue("title") } set { setManagedValue(newValue, "title") } }
//     public func addToItems(_ value: Item) { changeMembers("addToItems", value) }

extension SourceFile {
  /// Writes out what the attribute stands for, behind each declaration on its line.
  mutating func replaceManagedMembers() {
    for index in code.indices where word(index) == "@" && word(index + 1) == "NSManaged" {
      var keyword = index + 2
      while keyword < code.count, !["var", "func", "{", "}"].contains(word(keyword)) { keyword += 1 }
      let name = word(keyword + 1)
      var body: String?
      var end = keyword
      if word(keyword) == "var", word(keyword + 2) == ":" {
        end = endOfManagedType(keyword + 3)
        body = "get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") }"
      } else if word(keyword) == "func", word(keyword + 2) == "(", let close = closing(of: keyword + 2) {
        end = close
        let argument = (keyword + 3..<close).first { word($0) == ":" }.map { word($0 - 1) } ?? "nil"
        body = "changeMembers(\"\(name)\", \(argument))"
      }
      guard let body else { continue }
      blank(range(index).lowerBound..<range(index + 1).upperBound)
      let place = range(end).upperBound
      replace(place..<place, with: " { \(body) }")
    }
  }

  /// The last piece of a type that ends with its line, or before a semicolon or a brace.
  private func endOfManagedType(_ begin: Int) -> Int {
    var place = closing(of: begin) ?? begin
    while place + 1 < code.count, ![";", "}", "{", ","].contains(word(place + 1)),
      !text(range(place).upperBound..<range(place + 1).lowerBound).contains("\n")
    {
      place = closing(of: place + 1) ?? place + 1
    }
    return place
  }
}

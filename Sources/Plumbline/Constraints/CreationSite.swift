// The line of a program that made a constraint, which Apple's logs do not say.

extension NSLayoutConstraint {
  /// A line of a program's source.
  public struct CreationSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file, as `#fileID` gives them.
    public let fileID: StaticString
    /// The line, from 1.
    public let line: UInt

    /// A line of a file; without arguments the line of the call.
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
      self.fileID = fileID
      self.line = line
    }

    /// `Module/File.swift:12`
    public var description: String { "\(fileID):\(line)" }

    /// Two are equal when they name the same line of the same file.
    public static func == (lhs: CreationSite, rhs: CreationSite) -> Bool {
      lhs.description == rhs.description
    }
    /// Consistent with `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
}

// `unsupported`: what is in a document and is not laid out. Readers tell it where they meet it.

extension FindingKind {
  /// An element or attribute that is not supported.
  public static let unsupported = FindingKind(
    "unsupported", level: .note,
    meaning: "Unsupported element or attribute: frames may differ from those on the device.",
    why: "The message says what was done instead; frames around it are approximate.",
    example: "a document for watchOS",
    triggering: [
      .xib(
        """
        <constraints>
          <constraint firstAttribute="girth" constant="100" id="c1"/>
        </constraints>
        """)
    ],
    notTriggering: [
      .xib(
        """
        <constraints>
          <constraint firstAttribute="width" constant="320" id="c1"/>
        </constraints>
        """)
    ])
}

extension FindingKind {
  /// The kinds of what readers find, in whatever form of document.
  public static let ofReaders: [FindingKind] = [.unresolved, .unsupported, .substitutedFont]
}

// `unresolved`: references that lead nowhere. Readers tell them where they look an id up.

private let unresolvedExample = RuleExample.xib(
  """
  <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
    </view>
  </subviews>
  <constraints>
    <constraint firstItem="card" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c1"/>
  </constraints>
  """)

extension FindingKind {
  /// A reference to an id that the document does not have.
  public static let unresolved = FindingKind(
    "unresolved", level: .error,
    milder: [(.warning, "a plumbline:ignore note names no kind of finding")],
    meaning: "Unresolved reference: nothing in the document has this id.",
    why:
      "What refers to it is ignored. The element was deleted, or lost in a merge: restore it, or delete the reference.",
    example: "secondItem=\"gone-aa-001\" after that view was lost in a merge",
    triggering: [unresolvedExample],
    notTriggering: [unresolvedExample.with("\"gone\"", "\"root\"")])
}

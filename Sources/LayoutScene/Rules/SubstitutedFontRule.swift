// `substituted-font`: texts that are measured with the figures of another font. Readers tell it where they meet it.

private let substitutedFontExample = RuleExample.xib(
  """
  <subviews>
    <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="20" y="20" width="80" height="20.5"/>
      <fontDescription key="fontDescription" name="Nobody-Bold" family="Nobody" pointSize="17"/>
    </label>
  </subviews>
  <constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
  </constraints>
  """)

extension FindingKind {
  /// A font of which neither figures nor a file are there.
  public static let substitutedFont = FindingKind(
    "substituted-font", level: nil,
    meaning: "A font is not measured: its texts have the figures of a similar one.",
    why:
      "Where such a text determines a size, frames are off by a few per cent. Nothing is wrong with the document, so this "
      + "is for whoever wants to know how exact a layout is: pass the folder of the fonts' files with --fonts.",
    example: "a label in a font that the application brings along",
    triggering: [substitutedFontExample],
    notTriggering: [substitutedFontExample.with("name=\"Nobody-Bold\" family=\"Nobody\"", "type=\"system\"")])
}

// The widths of ideographs in the system's interface fonts.

/// Advances of ideographs and of Hangul in em, by the interface font of the user's language.
enum Ideographs: Sendable {
  /// Before iOS 11: as wide as high. Two at 16 points measure 32 (`TSMessageTableViewCell.xib`, build 9530).
  case square
  /// The Chinese interface font since: 1.02 em in 33 labels of documents that are not in the corpus.
  case chinese
  /// The Japanese one: seven at 20 points measure 131 (`SixteenView.storyboard`), four at 17 points 63.667
  /// (`f62d8f-ForthView.storyboard`), two at 32 points 60 (`54dfd4-EighthView.storyboard`). All 9 labels of the corpus
  /// agree, without tracking.
  case japanese

  /// - Parameter scalars: kana among them make a text Japanese.
  init(edition: SystemFontMeasurer.Edition, isJapanese: Bool, runs: [TextRun]) {
    switch edition {
    case .helveticaNeue, .sanFranciscoUI: self = .square
    case .sanFranciscoStatic, .sanFrancisco:
      self = isJapanese || runs.contains { $0.text.holdsKana } ? .japanese : .chinese
    }
  }

  var advance: Double {
    switch self {
    case .square: 1
    case .chinese: 1.02
    case .japanese: 0.935
    }
  }

  /// The Korean interface font's; an em before it.
  var hangul: Double { self == .square ? 0.92 : 0.87 }
}

extension String {
  /// Whether a text is Japanese beyond doubt.
  package var holdsKana: Bool {
    // Kana begin with 0xE3 in UTF-8, which most texts do not have.
    utf8.contains(0xE3) && unicodeScalars.contains { ScalarTraits.isKana($0.value) }
  }
}

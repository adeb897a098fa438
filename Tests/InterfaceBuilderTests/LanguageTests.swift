// Names of languages, which of them stands in for another, which run from right to left; Xcode's pseudolanguages.

import Testing

@testable import InterfaceBuilder

@Suite("Languages")
struct LanguageTests {
  /// Apple's Technical Q&A QA1828 ("How iOS determines the language for your app") and Technical Note TN2418, CLDR's likely
  /// subtags. `en` and `es-PE`: tried by samwize.com (2018) and on Stack Overflow (iOS 10.3). What stands below them: examples
  /// beside `ualoc_localizationsToUse` in `ualoc.h` of Apple's ICU.
  @Test(
    "the nearest of an application's languages is chosen; scripts are not mixed",
    arguments: [
      ("de", ["de", "fr"], "de"), ("de-AT", ["de", "fr"], "de"), ("de_AT", ["de-AT", "de"], "de-AT"),
      ("de", ["German", "French"], "German"), ("zh-Hant-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-HK", ["zh-Hant", "zh-HK"], "zh-HK"),
      ("zh-Hans", ["zh_CN", "zh_TW"], "zh_CN"), ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"),
      ("zh-TW", ["zh-Hans"], nil), ("pt-PT", ["pt-BR", "pt-PT"], "pt-PT"), ("pt", ["pt-BR"], "pt-BR"),
      ("nb", ["no", "sv"], "no"), ("he", ["iw"], "iw"), ("id", ["in"], "in"), ("sr-Latn", ["sr"], nil),
      ("fi", ["de", "fr"], nil), ("de", [], nil), ("en", ["en-GB"], nil),
      ("es-PE", ["es-MX"], nil), ("en-IN", ["en", "en-GB"], "en-GB"), ("en-US", ["en", "en-GB"], "en"),
      ("en-CA", ["en", "en_AU", "en_GB"], "en"), ("en-IL", ["en", "en_GB"], "en"),
      ("es-MX", ["es", "es_419"], "es_419"), ("es-ES", ["es", "es_419"], "es"),
      ("es-AR", ["es", "es_ES", "es_MX"], "es"), ("pt-MO", ["pt", "pt_PT"], "pt_PT"),
      ("pt-BR", ["pt", "pt_PT"], "pt"), ("zh-Hant-MO", ["zh_CN", "zh_TW", "zh_HK"], "zh_HK"),
      ("zh-Hant-HK", ["zh_CN", "zh_TW"], "zh_TW"),
    ] as [(String, [String], String?)])
  func matching(wanted: String, available: [String], expected: String?) {
    #expect(Language(wanted).bestMatch(of: available) == expected)
  }

  @Test(
    "Arabic, Hebrew and others run from right to left, in whatever region; by their script where it is named",
    arguments: [
      ("ar", true), ("ar-EG", true), ("he", true), ("iw", true), ("fa-IR", true), ("ur", true), ("ckb", true),
      ("yi", true), ("az-Arab", true), ("ar-Latn", false), ("az", false), ("de", false), ("zh-Hant", false),
      ("tr", false), ("Hebrew", true),
    ])
  func direction(name: String, isRightToLeft: Bool) {
    #expect(Language(name).isRightToLeft == isRightToLeft)
    #expect(SceneConfiguration(language: name).isRightToLeft == isRightToLeft)
  }

  @Test("a direction that was asked for wins over the language's")
  func explicitDirection() {
    #expect(!SceneConfiguration(isRightToLeft: false, language: "ar").isRightToLeft)
    #expect(SceneConfiguration(isRightToLeft: true, language: "de").isRightToLeft)
    #expect(SceneConfiguration(language: "rtl").isRightToLeft)
    #expect(SceneConfiguration(language: "rtl-strings").isRightToLeft)
    #expect(!SceneConfiguration(language: "double").isRightToLeft)
  }

  /// The forms that applications show with `NSDoubleLocalizedStrings`, `NSSurroundLocalizedStrings` and
  /// `NSForceRightToLeftLocalizedStrings`; accents are combining marks, so that the number of characters stays.
  @Test("pseudolanguages change texts as Xcode's do")
  func pseudolanguages() {
    #expect(Pseudolanguage.double.text(for: "Save") == "Save Save")
    #expect(Pseudolanguage.bounded.text(for: "Save") == "[# Save #]")
    #expect(Pseudolanguage.rightToLeft.text(for: "Save") == "Save")
    #expect(Pseudolanguage.rightToLeftWithStrings.text(for: "Save") == "\u{202E}Save\u{202C}")
    let accented = Pseudolanguage.accented.text(for: "Save 2")
    #expect(accented.count == 6)
    #expect(accented.unicodeScalars.count == 10)
    #expect(accented.unicodeScalars.filter { $0.isASCII }.map(String.init).joined() == "Save 2")
    for language in Pseudolanguage.allCases { #expect(language.text(for: "").isEmpty) }
  }
}

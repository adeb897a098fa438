// Names of languages: as folders, catalogues and users write them, which of them stand in for another, and which run
// from right to left.

/// A language as `de`, `pt-BR`, `zh-Hant-TW`, `zh_CN` or `German.lproj` names it.
struct Language: Equatable, Sendable {
  /// Lower case.
  let code: String
  /// Four letters, capitalised; the one that the region implies where it tells scripts apart.
  let script: String?
  /// Capitals or digits.
  let region: String?

  init(_ name: String) {
    let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    let first = parts.first.map { $0.lowercased() } ?? ""
    code = Self.presentCodes[first] ?? Self.codesOfNames[first] ?? first
    region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
      .map { $0.uppercased() }
    let written = parts.dropFirst().first { $0.count == 4 }?.capitalized
    script = written ?? Self.impliedScript(code, region)
  }

  /// Whether texts and layouts run from right to left.
  var isRightToLeft: Bool {
    script.map { Self.rightToLeftScripts.contains($0) } ?? Self.rightToLeftCodes.contains(code)
  }

  /// The one of several names whose texts an application shows in this language, as Apple's bundles choose (`ualoc.h` in
  /// Apple's ICU): of the same script, and of the same region; then of the region that stands nearest, of none, or of the
  /// one that is meant without. Linear in the number of names, and the same in whatever order they come.
  func bestMatch(of names: some Sequence<String>) -> String? {
    let ranked = names.compactMap { name in rank(of: Language(name)).map { (rank: $0, name: name) } }
    return ranked.min { ($0.rank, $0.name) < ($1.rank, $1.name) }?.name
  }

  private func rank(of other: Language) -> Int? {
    guard code == other.code || Self.norwegian.isSuperset(of: [code, other.code]) else { return nil }
    let ownScript = script ?? Self.usualScript(code)
    guard ownScript == other.script ?? Self.usualScript(code) else { return nil }
    let distance = code == other.code ? 0 : 1
    if region == other.region { return distance }
    if other.region == nil { return 4 + distance }
    if other.region == parentRegion { return 2 + distance }
    return [nil, other.region].contains(Self.usualRegions[code]) ? 6 + distance : nil
  }

  private static let usualRegions = ["en": "US", "es": "ES", "fr": "FR", "pt": "BR", "de": "DE"]

  /// Whose variety is nearer to this region's than the language without a region.
  private var parentRegion: String? {
    guard let region, region != Self.usualRegions[code] else { return nil }
    switch code {
    case "en": return ["001", "CA", "IL", "PH", "PR"].contains(region) ? nil : "GB"
    case "es": return "419"
    case "pt": return "PT"
    default: return code == "zh" && region == "MO" ? "HK" : nil
    }
  }

  /// zh alone is written in simplified characters.
  private static func usualScript(_ code: String) -> String? { code == "zh" ? "Hans" : nil }

  private static func impliedScript(_ code: String, _ region: String?) -> String? {
    guard code == "zh" else { return nil }
    switch region {
    case "TW", "HK", "MO": return "Hant"
    case "CN", "SG", "MY": return "Hans"
    default: return nil
    }
  }

  private static let norwegian: Set<String> = ["nb", "no"]

  /// Codes that ISO 639 replaced, as old folders have them.
  private static let presentCodes = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro"]

  /// Folders before Mac OS X 10.4 have the languages' English names.
  private static let codesOfNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "spanish": "es", "japanese": "ja",
    "dutch": "nl", "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi", "portuguese": "pt",
    "russian": "ru", "polish": "pl", "korean": "ko", "arabic": "ar", "hebrew": "he",
  ]

  /// Languages of the scripts below that are written in no other as a rule (CLDR's likely subtags).
  private static let rightToLeftCodes: Set<String> = [
    "ar", "arc", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "ks", "lrc", "luz", "mzn", "nqo",
    "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
}

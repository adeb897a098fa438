// What it costs to measure labels: in the embedded tables, and in the fonts of files with HarfBuzz.

import FontFiles
import Foundation
import Typography

/// Labels a second of one measurer.
struct TextRecord {
  let name: String
  let labels: Int
  /// Milliseconds until the first label is measured: names of files are read, one is opened.
  let openMilliseconds: Double
  /// Labels a second, each for the first time.
  let cold: Double
  /// The same labels again, as every layout after the first asks for them.
  let warm: Double

  static var tableHead: String { "measurer        labels  open ms   cold labels/s   warm labels/s" }

  var tableLine: String {
    func cell(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    return name + cell("\(labels)", 22 - name.count) + cell(openMilliseconds.formatted(digits: 3), 9)
      + cell("\(Int(cold))", 16) + cell("\(Int(warm))", 16)
  }

  var json: String {
    "{\"measurer\":\"\(name)\",\"labels\":\(labels),\"open_ms\":\(openMilliseconds.formatted(digits: 4)),"
      + "\"cold_labels_per_s\":\(Int(cold)),\"warm_labels_per_s\":\(Int(warm))}"
  }
}

extension TextRecord {
  private static let words = [
    "Settings", "Wi-Fi", "only", "download", "Account", "and", "Privacy", "Terms", "of", "service",
    "Continue",
    "Notifications", "AVATAR", "office", "3.141", "Send",
  ]
  /// So many different labels, of one to four words: what a hundred screens show.
  private static let count = 5_000

  /// Texts that differ from each other and are the same in every run.
  private static func texts(round: Int) -> [String] {
    (0..<count).map { number in
      let words = (0...number % 4).map { self.words[(number / 4 + $0 * 7 + number % 11) % self.words.count] }
      return (words + ["\(round)-\(number)"]).joined(separator: " ")
    }
  }

  /// The embedded tables, and where this was built with the trait `Fonts`, the first font of a folder.
  static func measure(fonts folder: String) throws -> [TextRecord] {
    let system = FontDescription(pointSize: 15)
    var records = [record("tables") { (SystemFontMeasurer(), system) }]
    guard FontCatalogue.measuresFiles else { return records }
    let names = try FontCatalogue(contentsOf: [folder]).faces.map(\.postScriptName)
    guard let name = names.first(where: { !$0.contains("-") || $0.hasSuffix("-Regular") }) ?? names.first
    else {
      return records
    }
    let paths = [folder]
    records.append(
      record("HarfBuzz") {
        let catalogue = try? FontCatalogue(contentsOf: paths)
        let measurer: any TextMeasuring = catalogue.map { FontFileMeasurer($0) } ?? SystemFontMeasurer()
        return (measurer, FontDescription(family: .named(name), pointSize: 15))
      })
    return records
  }

  private static func record(
    _ name: String, _ make: () -> (any TextMeasuring, FontDescription)
  ) -> TextRecord {
    var open: [Double] = []
    var cold: [Double] = []
    var warm: [Double] = []
    for round in 0..<Limits.samples {
      var made = make()
      open.append(
        seconds {
          made = make()
          _ = made.0.measure([TextRun("A", font: made.1)], within: TextLimits())
        })
      let texts = texts(round: round)
      func measureAll() -> Double {
        seconds {
          for text in texts { _ = made.0.measure([TextRun(text, font: made.1)], within: TextLimits()) }
        }
      }
      cold.append(measureAll())
      warm.append(measureAll())
    }
    let labels = Double(count)
    return TextRecord(
      name: name, labels: count, openMilliseconds: least(open) * 1e3, cold: labels / least(cold),
      warm: labels / least(warm))
  }
}

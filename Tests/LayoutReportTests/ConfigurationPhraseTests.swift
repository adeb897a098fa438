// Where a finding is said to occur.

import LayoutReport
import Testing

@Suite("Words for configurations")
struct ConfigurationPhraseTests {
  private static func product(_ devices: [String], _ languages: [String?]) -> [ReportConfiguration] {
    devices.flatMap { device in
      languages.map { ReportConfiguration(device: device, deviceName: device, language: $0) }
    }
  }

  private static let all = product(["SE", "15", "15 Plus"], [nil, "de", "fi", "ar"])

  private func phrase(_ choose: (ReportConfiguration) -> Bool) -> String? {
    ConfigurationPhrase(of: Self.all.filter(choose), among: Self.all).text
  }

  @Test("what occurs everywhere needs no words")
  func everywhere() {
    #expect(phrase { _ in true } == nil)
    #expect(ConfigurationPhrase(of: [Self.all[0]], among: [Self.all[0]]).text == nil)
  }

  @Test("only the dimensions that matter are named")
  func dimensions() {
    #expect(phrase { $0.device == "SE" } == "on SE")
    #expect(phrase { $0.device != "15" } == "on SE, 15 Plus")
    #expect(phrase { $0.language == "de" || $0.language == "fi" } == "in de, fi")
    #expect(phrase { $0.device == "SE" && ["de", "fi"].contains($0.language) } == "on SE, in de, fi")
    #expect(phrase { $0.language == nil } == "in the document's own language")
  }

  @Test("what is no product is told part by part")
  func parts() {
    let text = phrase { $0.device == "SE" && $0.language == "de" || $0.device == "15" && $0.language == "ar" }
    #expect(text == "on SE, in de; on 15, in ar")
  }

  @Test("what is everywhere in one part has no words there")
  func corner() {
    let text = phrase { $0.device == "SE" || $0.language == "ar" }
    #expect(text == "on SE; on 15, 15 Plus, in ar")
  }

  @Test("orientation, direction and text size have words of their own")
  func others() {
    let all = ["portrait", "landscape"].flatMap { orientation in
      ["ltr", "rtl"].flatMap { direction in
        [nil, "accessibilityLarge"].map {
          ReportConfiguration(orientation: orientation, direction: direction, contentSize: $0)
        }
      }
    }
    func phrase(_ choose: (ReportConfiguration) -> Bool) -> String? {
      ConfigurationPhrase(of: all.filter(choose), among: all).text
    }
    #expect(phrase { $0.orientation == "landscape" } == "in landscape")
    #expect(phrase { $0.direction == "rtl" } == "right to left")
    #expect(
      phrase { $0.orientation == "landscape" && $0.contentSize != nil }
        == "in landscape, at text size accessibilityLarge")
  }

  @Test("many values are counted")
  func many() {
    let all = (1...20).map { ReportConfiguration(language: "l\($0)") }
    #expect(
      ConfigurationPhrase(of: Array(all.prefix(10)), among: all).text
        == "in l1, l2, l3, l4, l5, l6, l7, l8 and 2 more")
  }
}

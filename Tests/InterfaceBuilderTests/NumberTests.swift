// Numbers and multipliers as documents write them.

import Testing

@testable import InterfaceBuilder

@Suite("Numbers") struct NumberTests {
  @Test(
    "a multiplier is a number, a ratio, a fraction or a percentage (spec 09 §3, I03, I04)",
    arguments: [
      ("0.5", 0.5), ("1:2", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("50%", 0.5), ("-1", -1.0),
      ("1:1", 1.0),
    ])
  func multipliers(text: String, value: Double) { #expect(LayoutNumber.multiplier(text) == value) }

  @Test(
    "what is no multiplier is refused",
    arguments: [
      "", "1:0", "a:b", "1:2:3", "NaN", "inf:1", "1e400", "%", ":", "1:1e-320", "1e9:0.1", "1e-10", "1:1e10",
      "5e-324",
    ])
  func noMultipliers(text: String) { #expect(LayoutNumber.multiplier(text) == nil) }

  @Test(
    "numbers that no layout can use are refused",
    arguments: ["", "NaN", "nan", "inf", "-infinity", "infinite", "1e400", "1e300", "0x", "12pt", "1,5"])
  func noNumbers(text: String) { #expect(LayoutNumber.parse(text) == nil) }

  @Test(
    "plain decimals are read",
    arguments: [("0.0", 0.0), ("-20.5", -20.5), ("1e2", 100.0), ("287", 287.0)] as [(String, Double)])
  func numbers(text: String, value: Double) { #expect(LayoutNumber.parse(text) == value) }
}

// The example of the module's documentation page (Sources/Typography/Documentation.docc/Typography.md), word for word; a test
// of Plumbline's compares them.

import Testing
import Typography

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of Typography's page")
  func example() throws {
    let measurer = SystemFontMeasurer()
    let run = TextRun("The quick brown fox jumps over the lazy dog", font: FontDescription(pointSize: 17))
    let oneLine = measurer.measure([run], within: TextLimits())
    let wrapped = measurer.measure([run], within: TextLimits(width: 200, numberOfLines: 0))
    print(oneLine.lineCount, wrapped.lineCount)  // 1 2
    #expect(oneLine.lineCount == 1 && wrapped.lineCount == 2)
    #expect(wrapped.width <= 200 && oneLine.width > 300)
  }
}

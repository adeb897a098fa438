// Texts on pages. Apple's documentation of `UIPrintFormatter` ("contentInsets: top inset applies to the first page",
// "perPageContentInsets", "maximumContentWidth"), `UIPrintPageRenderer` ("numberOfPages: based on the formatters", header and
// footer heights) and its page of `drawPage(at:in:)` (header, content, formatters, footer).

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Pages of print formatters")
struct PrintPageTests {
  private final class Paper: UIPrintPageRenderer {
    var drawn: [String] = []
    override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 300, height: 200) }
    override var printableRect: CGRect { paperRect.insetBy(dx: 20, dy: 20) }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      drawn.append("header \(headerRect)")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      drawn.append("content \(contentRect)")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      drawn.append("footer \(footerRect)")
    }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
      drawn.append("formatter \(pageIndex)")
    }
  }

  private func text(_ lines: Int) -> UISimpleTextPrintFormatter {
    let formatter = UISimpleTextPrintFormatter(
      text: Array(repeating: "a", count: lines).joined(separator: "\n"))
    formatter.font = .systemFont(ofSize: 17)
    return formatter
  }

  @Test("a text takes as many pages as its lines need")
  func pages() {
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    let paper = Paper()
    let perPage = Int(160 / height)
    let formatter = text(3 * perPage)
    #expect(formatter.pageCount == 0 && formatter.rectForPage(at: 0) == .zero)
    paper.addPrintFormatter(formatter, startingAtPageAt: 1)
    #expect(formatter.pageCount == 3 && paper.numberOfPages == 4)
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 20, y: 20, width: 260, height: 160))
    #expect(paper.printFormattersForPage(at: 0)?.isEmpty == true)
    #expect(paper.printFormattersForPage(at: 3)?.first === formatter)
    // The first page has a line less, so that the last one is left over.
    formatter.contentInsets.top = height
    #expect(formatter.pageCount == 4)
    #expect(formatter.rectForPage(at: 1).minY == 20 + height && formatter.rectForPage(at: 2).minY == 20)
    formatter.removeFromPrintPageRenderer()
    #expect(paper.numberOfPages == 0 && formatter.printPageRenderer == nil)
  }

  @Test("a page is drawn in its parts")
  func parts() {
    let paper = Paper()
    paper.headerHeight = 30
    paper.footerHeight = 10
    paper.addPrintFormatter(text(2), startingAtPageAt: 0)
    paper.drawPage(at: 0, in: paper.printableRect)
    #expect(
      paper.drawn == [
        "header \(CGRect(x: 20, y: 20, width: 260, height: 30))",
        "content \(CGRect(x: 20, y: 50, width: 260, height: 120))", "formatter 0",
        "footer \(CGRect(x: 20, y: 170, width: 260, height: 10))",
      ])
  }

  @Test("paper is set by its name, as programs do for files")
  func named() {
    let renderer = UIPrintPageRenderer()
    #expect(renderer.paperRect == .zero)
    let rect = CGRect(x: 0, y: 0, width: 595, height: 842)
    renderer.setValue(NSValue(cgRect: rect), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: rect.insetBy(dx: 40, dy: 40)), forKey: "printableRect")
    #expect(renderer.paperRect == rect && renderer.printableRect.width == 515)
    let formatter = UIMarkupTextPrintFormatter(markupText: "<h1>Bill</h1><p>One line.</p>")
    formatter.perPageContentInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    formatter.maximumContentWidth = 400
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 1)
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 50, y: 50, width: 400, height: 742))
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = "bill"
    info.outputType = .grayscale
    let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(copy.jobName == "bill" && copy.outputType == .grayscale)
  }
}

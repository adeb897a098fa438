// The example of the page about layout off the main thread, word for word, on threads.

import Foundation
import Plumbline
import Testing
import Typography

@Suite("Documentation: laying out off the main thread") nonisolated struct DocumentationThreadTests {
  /// How high a text is in a column, for a server that answers many requests at once.
  @Sendable func height(of text: String, inColumnOf width: CGFloat) -> CGFloat {
    withConfinedLayout {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      let column = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
      column.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        label.topAnchor.constraint(equalTo: column.topAnchor),
      ])
      column.layoutIfNeeded()
      return label.frame.height
    }
  }

  @Test("many threads measure at once what one measures")
  func threads() async {
    let text = "A sentence that is longer than a narrow column and shorter than a wide one."
    let alone = [80, 160, 800].map { height(of: text, inColumnOf: $0) }
    // A line of the system's font of 17 points is 20.5 points high (spec 05 §2).
    #expect(alone[2] == 20.5 && alone[0] > alone[1] && alone[1] > alone[2])
    let all = [CGFloat](unsafeUninitializedCapacity: 300) { places, count in
      nonisolated(unsafe) let places = places
      DispatchQueue.concurrentPerform(iterations: 300) { index in
        places.initializeElement(
          at: index, to: height(of: text, inColumnOf: [80, 160, 800][index % 3]))
      }
      count = 300
    }
    #expect(all == (0..<300).map { alone[$0 % 3] })
  }
}

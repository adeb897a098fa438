// A mark that lets Foundation on Linux compare the attributes of a text.

/// The first stored property of objects that texts have as attributes: fonts, colours, paragraphs.
///
/// Foundation on Linux compares attributes in Core Foundation, which reads an object's type from the eight bits behind the
/// lowest eight of the first word after its header (`CFEqual`), and ends the program where these are 0. Objects of Swift's
/// own keep their first property there: without this, a second range of another font ended the program or did not,
/// depending on the font's size.
package struct AttributeMark: Sendable {
  #if !canImport(Darwin)
    private let type: UInt64 = 1 << 8
  #endif

  package init() {}
}

// The fonts that an application brings along: which file holds the font that a document names.

import Foundation
import Typography

/// Fonts of files, by their names.
///
/// ```swift
/// let fonts = try FontCatalogue(contentsOf: ["App/Fonts"])
/// var environment = LayoutEnvironment(textMeasurer: FontFileMeasurer(fonts))
/// ```
///
/// A catalogue may be asked from several threads at once. Files are read for their names when it is made, for their
/// glyphs when a text is measured. Apple's counterpart is `CTFontManagerRegisterFontsForURL`, which changes the whole
/// process; a catalogue is known to those who hold it.
public final class FontCatalogue: Hashable, @unchecked Sendable {
  /// Whether this build measures font files: whether it was built with the trait `Fonts`.
  public static var measuresFiles: Bool {
    #if Fonts
      true
    #else
      false
    #endif
  }

  // Everything below is asked and changed with the lock.
  private let lock = NSLock()
  private var index: FontIndex
  /// More files, which are listed when they are needed.
  private var unreadFiles: (() -> [String])?
  private var problems: [FontFileError] = []
  private var answers: [FontRequest: Answer?] = [:]
  /// Layouts of one scene ask for the same texts again and again.
  private var measurements: [TextQuestion: TextMeasurement] = [:]
  private static let measurementLimit = 2000

  /// The face that a name resolves to.
  private final class Answer {
    let face: FontFace
    #if Fonts
      lazy var glyphs = ShapedFont(face)
    #endif

    init(_ face: FontFace) { self.face = face }
  }

  /// The fonts of files, and of folders with all that lies in them.
  ///
  /// What lies in folders named `Pods`, `Carthage`, `DerivedData` or `node_modules`, and what is hidden, is left out.
  /// - Parameter paths: `.ttf`, `.otf` and `.ttc` files, and folders; of two fonts of one name the first counts.
  /// - Throws: `FontFileError` for the first path that has no fonts, or is damaged.
  /// - Complexity: reads the files once.
  public init(contentsOf paths: [String]) throws(FontFileError) {
    var index = FontIndex()
    for path in paths {
      for file in try Self.files(at: path) { index.add(try FontFile.faces(of: file)) }
    }
    self.index = index
  }

  /// The fonts that can be read of these paths, and those of more files, which are listed when a font is asked for that the
  /// paths do not hold. `unreadable` says what is wrong.
  package init(given paths: [String], others files: (@Sendable () -> [String])?) {
    index = FontIndex()
    for path in paths {
      do throws(FontFileError) {
        read(try Self.files(at: path))
      } catch {
        problems.append(error)
      }
    }
    unreadFiles = files
  }

  /// The errors of reading, so far.
  package var unreadable: [FontFileError] { lock.withLock { problems } }

  /// All faces that were read, in the order of the paths.
  public var faces: [FontFace] { lock.withLock { index.faces } }

  /// The face that a font's name means: a PostScript name, a full name, or a family, of which the nearest weight and
  /// slant are taken; nil for names of no file, and for the system's fonts.
  /// - Complexity: constant, once a name was asked for.
  public func face(for font: FontDescription) -> FontFace? {
    guard let request = FontRequest(font) else { return nil }
    return lock.withLock { answer(to: request)?.face }
  }

  /// Whether both are the same catalogue.
  public static func == (left: FontCatalogue, right: FontCatalogue) -> Bool { left === right }
  /// Catalogues are told apart by what they are, not by what they hold.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The font's glyphs; nil where no file holds it, where HarfBuzz refuses the file, and without the trait `Fonts`.
  func glyphs(of font: FontDescription) -> (any GlyphSource)? {
    #if Fonts
      guard let request = FontRequest(font) else { return nil }
      return lock.withLock { answer(to: request)?.glyphs }
    #else
      return nil
    #endif
  }

  /// The cached measurement of a text, or a new one.
  func measurement(for question: TextQuestion, _ measured: () -> TextMeasurement) -> TextMeasurement {
    if let known = lock.withLock({ measurements[question] }) { return known }
    let found = measured()
    lock.withLock {
      if measurements.count >= Self.measurementLimit { measurements = [:] }
      measurements[question] = found
    }
    return found
  }

  private func answer(to request: FontRequest) -> Answer? {
    if let known = answers[request] { return known }
    var face = index.face(for: request)
    if face == nil, let files = unreadFiles {
      unreadFiles = nil
      answers = [:]
      read(files())
      face = index.face(for: request)
    }
    let answer = face.map(Answer.init)
    answers[request] = answer
    return answer
  }

  private func read(_ files: [String]) {
    for file in files {
      do throws(FontFileError) {
        index.add(try FontFile.faces(of: file))
      } catch {
        problems.append(error)
      }
    }
  }

  private static func files(at path: String) throws(FontFileError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path) }
    guard isFolder.boolValue else { return [path] }
    let files = try FontFolder.fonts(below: path)
    guard !files.isEmpty else { throw .noFonts(path) }
    return files
  }
}

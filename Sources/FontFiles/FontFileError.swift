// The errors of a font file or a folder of fonts, and their sentences.

/// Why a font file or a folder of fonts cannot be read: missing, unreadable, too large, not a font, or damaged.
///
/// `description` is one line: the path, the reason, and what to do.
public enum FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing at the path.
  case missing(String)
  /// The file or folder exists, but cannot be read.
  case unreadable(String)
  /// The file is larger than is read.
  case tooLarge(String)
  /// The file is of another kind, which may be known.
  case notAFont(String, found: String?)
  /// A table that every font has is not there or not whole.
  case damaged(String, table: String)
  /// A folder without fonts.
  case noFonts(String)
  /// A folder with more entries than are looked through.
  case tooManyEntries(String)

  /// The file or folder.
  public var path: String {
    switch self {
    case .missing(let path), .unreadable(let path), .tooLarge(let path), .notAFont(let path, _),
      .damaged(let path, _), .noFonts(let path), .tooManyEntries(let path):
      path
    }
  }

  /// The sentence.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): no such font or folder; check the path."
    case .unreadable(let path): "\(path): the font cannot be read; give a file, and check its permissions."
    case .tooLarge(let path):
      "\(path): the font has more than \(FontFile.sizeLimit >> 20) MiB, which is more than is read; give a smaller one."
    case .notAFont(let path, let found):
      "\(path): this is \(found ?? "no TrueType or OpenType font"); give a .ttf, .otf or .ttc file."
    case .damaged(let path, let table):
      "\(path): the font is damaged: its table '\(table)' is missing or truncated; get the file again."
    case .tooManyEntries(let path):
      "\(path): the folder has more than \(FontFolder.entryLimit) entries; give the one that has the fonts."
    case .noFonts(let path): "\(path): no .ttf, .otf or .ttc font in this folder; give the one that has them."
    }
  }
}

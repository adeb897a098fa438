// The language of a program's documents, as chosen by a test or preview in place of the user's.

/// The language in which documents are shown: storyboards and nibs, with the texts that their tables have in it.
///
/// A `UIStoryboard` or `UINib` takes it when the first object is made of it, and keeps it for those made later: make another
/// one for another language. Apple's systems have no counterpart: there a whole process has a language.
public enum DocumentLanguage {
  /// The language that was chosen for a piece of code, such as `"de"`, or one of Xcode's pseudolanguages, such as
  /// `"double"`; nil for the user's.
  @TaskLocal public static var current: String?
}

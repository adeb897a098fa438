// Expects a layout without findings, on many devices, in many languages and text sizes.

import Foundation
import LayoutReport
import LayoutScene
import Plumbline

/// Lays a view out in every combination of devices, languages and text sizes, and fails for each finding that
/// `plumbline check` would report: conflicting constraints, ambiguous views, truncated texts, views outside of a superview
/// that clips. Two rules are off unless `rules` contains them: `overlap` and `smallTarget`.
/// ```swift
/// expectLayout(of: Banner(), in: .devices(.phones), languages: ["de", "ar"], contentSizes: [.large, .accessibilityLarge])
/// ```
///
/// A failure stands at the line that made the constraint which is to blame, or else at the test's line. Each is recorded
/// once, with the cases in which it occurs.
/// - Parameters:
///   - view: The view, without a superview. It is made anew for each case when the argument makes it: `Banner()`. It gets
///     the room's width, and the height that it would like to have.
///   - rooms: Devices or sizes.
///   - languages: Languages such as `"ar"`, whose direction the layout takes, and Xcode's pseudolanguages `"double"`,
///     `"accented"`, `"bounded"`, `"rtl"`, `"rtl-strings"`, which change the view's texts. A storyboard or nib that the
///     argument makes for each case shows the texts that its tables have in the language (`DocumentLanguage`);
///     a view that is made in code finds the language in `LayoutCase.current`. Empty for the program's own.
///   - contentSizes: The user's text sizes. Empty for the usual one. Fonts that code makes of text styles have them too.
///   - rules: What is looked for, by the names that `plumbline rules` lists: `Finding.Kind.onByDefault.union([.overlap])`.
///     What only a document can have, such as a stored frame, is found in no view.
///   - level: What fails a test: findings as bad as this, and worse ones.
///   - fileID: The test's file and module; the compiler fills it in, as it does the next three.
///   - filePath: The test's file.
///   - line: The line of a failure without a constraint's line.
///   - column: The column of that line.
@MainActor
public func expectLayout(
  of view: @autoclosure () -> UIView, in rooms: LayoutRooms = .devices(.phones), languages: [String] = [],
  contentSizes: [UIContentSizeCategory] = [], rules: Set<Finding.Kind> = Finding.Kind.onByDefault,
  failingFrom level: Finding.Level = .warning,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  expect(
    rooms.cases(languages, contentSizes), rules, level,
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) { .view(view()) }
}

/// Lays a controller's view out on every screen, as
/// ``expectLayout(of:in:languages:contentSizes:rules:failingFrom:fileID:filePath:line:column:)-(()->UIView,_,_,_,_,_,_,_,_,_)``
/// does: it fills the screen.
@MainActor
public func expectLayout(
  of controller: @autoclosure () -> UIViewController, in rooms: LayoutRooms = .devices(.phones),
  languages: [String] = [],
  contentSizes: [UIContentSizeCategory] = [], rules: Set<Finding.Kind> = Finding.Kind.onByDefault,
  failingFrom level: Finding.Level = .warning,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  expect(
    rooms.cases(languages, contentSizes), rules, level,
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) { .controller(controller()) }
}

@MainActor
private func expect(
  _ cases: [(room: LayoutRooms.Room, case: LayoutCase)], _ rules: Set<Finding.Kind>, _ level: Finding.Level,
  _ place: TestPlace, _ make: () -> TestedLayout
) {
  var reports: [SceneReport] = []
  var sites: [String: NSLayoutConstraint.CreationSite] = [:]
  for entry in cases {
    entry.case.run(in: entry.room) {
      make().laidOut(in: entry.room, entry.case) { found in
        reports.append(SceneReport(found.scene, comparesStoredFrames: false, looksFor: rules))
        sites.merge(found.sites) { first, _ in first }
      }
    }
  }
  guard let merged = SceneReport.merging(reports) else { return }
  for finding in merged.findings where finding.level <= level {
    var single = merged
    single.findings = [finding]
    recordIssue(CheckText().text(for: single).trimmed, at: site(of: finding, sites), or: place)
  }
}

/// The line to blame: that of the constraint without effect, or the first of those that the finding names.
private func site(
  of finding: Finding, _ sites: [String: NSLayoutConstraint.CreationSite]
) -> NSLayoutConstraint.CreationSite? {
  if let broken = finding.broken, let site = sites[broken] { return site }
  return finding.constraints.lazy.compactMap { sites[$0] }.first
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

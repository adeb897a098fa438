// Forms with a line a finding: Xcode's, and GitHub's workflow commands.

/// `path:line:column: level: message (kind)`: what Xcode's issue navigator, editors and problem matchers look for.
struct XcodeLines: FindingsWriter {
  mutating func add(_ report: SceneReport) -> String {
    report.findings.reduce(into: "") { text, finding in
      text += "\(pathOnLine(finding.path(in: report))):\(finding.line ?? 1):\(finding.column ?? 1): "
      text +=
        "\(finding.level.rawValue): \(finding.sentence)\(finding.place(in: report)) (\(finding.kind.rawValue))\n"
    }
  }

  mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String {
    mistakes.map { mistake in
      "\(pathOnLine(document)):\(mistake.line ?? 1):\(mistake.column ?? 1): error: "
        + "\(oneLine(mistake.message)) (unreadable)\n"
    }.joined()
  }
}

/// `::error file=…,line=…,col=…,title=…::message`
/// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
struct GitHubCommands: FindingsWriter {
  mutating func add(_ report: SceneReport) -> String {
    report.findings.reduce(into: "") { text, finding in
      text += command(
        for: finding.level, path: finding.path(in: report), line: finding.line ?? 1,
        column: finding.column ?? 1,
        title: finding.kind.rawValue, message: finding.sentence + finding.place(in: report))
    }
  }

  mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String {
    mistakes.map { mistake in
      command(
        for: .error, path: document, line: mistake.line ?? 1, column: mistake.column ?? 1,
        title: "unreadable", message: mistake.message)
    }.joined()
  }

  private func command(
    for level: Finding.Level, path: String, line: Int, column: Int, title: String, message: String
  ) -> String {
    let name = level == .note ? "notice" : level.rawValue
    return "::\(name) file=\(property(showingControls(path))),line=\(line),col=\(column),"
      + "title=\(property("plumbline: \(title)"))::\(data(message))\n"
  }

  /// The characters that end a message are written as the runner decodes them.
  private func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// In a property colons and commas separate.
  private func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

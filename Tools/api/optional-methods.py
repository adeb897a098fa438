#!/usr/bin/env python3
"""Writes the table of methods that Apple's delegates may leave out, which the adaptation of sources needs.

    Tools/api/optional-methods.py [--check]

On Apple's systems `delegate.scrollViewDidScroll?(view)` asks whether there is such a method. Here the protocols have
implementations for what may be left out, so that nothing is asked; the adaptation leaves the mark out. The table holds the
names of the methods in the protocols of Sources/Plumbline and Sources/UIKit that have one. With --check nothing is written:
exits 1 when the table is not what the sources have.
"""

import argparse
import re
import sys
import textwrap
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent
TABLE = PACKAGE / 'Sources/ObjectiveCAdaptation/OptionalMethodNames.swift'


def bodies(text, pattern):
    """The names that a pattern finds, with the text between the braces behind each."""
    for match in re.finditer(pattern, text, re.M):
        open_ = text.index('{', match.end())
        depth, place = 0, open_
        while True:
            depth += {'{': 1, '}': -1}.get(text[place], 0)
            if depth == 0:
                break
            place += 1
        yield match[1], text[open_ + 1:place]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--check', action='store_true', help='write nothing')
    options = parser.parse_args()
    text = '\n'.join(
        path.read_text() for folder in ('Plumbline', 'UIKit')
        for path in sorted((PACKAGE / 'Sources' / folder).rglob('*.swift')))
    declared = {}
    for name, body in bodies(text, r'^public protocol (\w+)'):
        declared.setdefault(name, set()).update(re.findall(r'\bfunc (\w+)', body))
    names = set()
    for name, body in bodies(text, r'^extension (\w+)'):
        names |= declared.get(name, set()) & set(re.findall(r'\bfunc (\w+)', body))
    lines = [
        '// Methods that Apple\'s delegates may leave out. Written by Tools/api/optional-methods.py from the protocols of UIKit.',
        '', 'extension SourceFile {', '  /// The names without labels.', '  static let optionalMethodNames: Set<String> = [',
        *textwrap.wrap(
            ', '.join(f'"{name}"' for name in sorted(names)) + ',', 110, initial_indent='    ', subsequent_indent='    '),
        '  ]', '}', '']
    wanted = '\n'.join(lines)
    if options.check:
        if TABLE.read_text() != wanted:
            print(f'{TABLE.relative_to(PACKAGE)} differs from the sources: run Tools/api/optional-methods.py', file=sys.stderr)
            return 1
        return 0
    TABLE.write_text(wanted)
    return 0


if __name__ == '__main__':
    sys.exit(main())

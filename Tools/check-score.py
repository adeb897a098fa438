#!/usr/bin/env python3
"""Compares figures of Tools/score with the least that they may be.

    Tools/score frames FOLDER --run ... --json frames.json
    Tools/score verdicts FOLDER --run ... --json verdicts.json
    Tools/check-score.py frames.json verdicts.json --at-least exact-with-text=80.3 ambiguous-recall=0.825
    Tools/check-score.py frames.json --macos-verdicts verdicts-macos.json --at-least misplaced-recall-macos=0.49

Prints every figure, with its bar where it has one. Exit status 1 where a figure is below its bar or is missing.

  exact-without-text, near-without-text, exact-with-text, near-with-text, exact-macos, near-macos
      per cent of the scenes of iOS's documents whose frames depend on no text, on text, and of macOS's documents
  ambiguous-recall, ambiguous-precision, misplaced-recall, misplaced-precision
      shares of the views that Interface Builder marks so, and of those that findings name; with -macos, of macOS's documents
"""

import argparse
import json
import pathlib
import sys


def figures(rows, macos_verdicts=()):
    """The figures by their names: of rows of frames, which have a class, and of rows of verdicts, which have a kind."""
    found = {}
    for suffix, verdicts in ('', rows), ('-macos', macos_verdicts):
        for row in verdicts:
            if 'kind' in row:
                found[f'{row["kind"]}-recall{suffix}'] = row['recall']
                found[f'{row["kind"]}-precision{suffix}'] = row['precision']
    groups = {'without-text': [], 'with-text': [], 'macos': []}
    for row in rows:
        if row.get('class', 'all') != 'all':
            is_text = row['class'].startswith('text')
            groups['macos' if row['class'].startswith('mac-') else 'with-text' if is_text else 'without-text'].append(row)
    for name, chosen in groups.items():
        if chosen:
            scenes = sum(row['scenes'] for row in chosen)
            found[f'exact-{name}'] = 100 * sum(row['ok'] for row in chosen) / scenes
            found[f'near-{name}'] = 100 * sum(row['near'] for row in chosen) / scenes
    return found


def bar(text):
    name, _, least = text.partition('=')
    return name, float(least)


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('files', nargs='+', help='what Tools/score has written with --json')
    parser.add_argument('--macos-verdicts', metavar='FILE', action='append', default=[], help='the same of macOS\'s documents')
    parser.add_argument('--at-least', metavar='NAME=FIGURE', nargs='+', type=bar, default=[])
    options = parser.parse_args(arguments)

    def rows(paths):
        return [row for path in paths for row in json.loads(pathlib.Path(path).read_text(encoding='utf-8'))]

    found, bars = figures(rows(options.files), rows(options.macos_verdicts)), dict(options.at_least)
    missed = False
    for name in sorted(found | bars):
        figure = found.get(name)
        is_missed = name in bars and (figure is None or figure < bars[name])
        missed |= is_missed
        print(f'{name:24}' + ('   missing' if figure is None else f'{figure:10.3f}')
              + (f'  at least {bars[name]:g}' if name in bars else '') + ('  MISSED' if is_missed else ''))
    return 1 if missed else 0


if __name__ == '__main__':
    sys.exit(main())

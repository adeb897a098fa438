#!/usr/bin/env python3
"""Writes a baseline for the documents of a folder, changes every constant of their constraints, and checks again: what was
known must stay known.

    swift build -c release --product plumbline
    Tools/check-baseline.py FOLDER... [--plumbline COMMAND] [--by POINTS] [--json FILE]

Works in a copy. Stored frames are updated after the change, so that views are misplaced only where they were before. A
finding behind the change that the baseline does not know is the *same cause* where one of its kind at the same views or
constraints is gone: its id does not outlive a number. Others are *new*: the other numbers brought them. Prints both by kind,
with a line for each same cause; exit status 1 where there is one, 2 where nothing could be checked. What follows `--` is given
to `check`.
"""

import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENTS = ('.xib', '.storyboard')


def changed(text, by):
    """A document with every written constant of a constraint changed."""

    def number(match):
        return f'{match[1]}{float(match[2]) + by:g}"'

    return re.sub(r'(<constraint\b[^>]*\bconstant=")(-?[0-9.]+)"', number, text)


def findings(run):
    """The findings of `check --format json` by document."""
    found = collections.defaultdict(list)
    for line in run.splitlines():
        scene = json.loads(line)
        found[scene['document']] += scene['findings']
    return found


def elements(finding):
    """What a finding is about, without the system's constraints."""
    constraints = {name for name in finding.get('constraints', []) if not name.startswith(('<', 'UI', '_UI', 'NS'))}
    return constraints or set(finding['views'][: len(finding['views']) - finding.get('caused', 0)] or finding['views'])


def same_cause(finding, gone):
    """Whether a finding that is gone was about the same."""
    return any(old['kind'] == finding['kind'] and elements(old) & elements(finding) for old in gone)


def check(command, folder, more, *arguments):
    run = subprocess.run([*command, 'check', '--format', 'json', *arguments, *more, '.'], cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1, 2):
        sys.exit(f'{folder}: check ended with {run.returncode}: {run.stderr.strip()[:300]}')
    return run


def compared(command, source, by, more):
    """The findings before, and the unknown ones after: of the same cause, and new."""
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / source.name
        shutil.copytree(source, folder, symlinks=True, ignore=shutil.ignore_patterns('.git'))
        known = pathlib.Path(place) / 'known.json'
        before = findings(check(command, folder, more).stdout)
        check(command, folder, more, '--baseline', str(known), '--write-baseline')
        for path in folder.rglob('*'):
            if path.suffix in DOCUMENTS and path.is_file() and not path.is_symlink():
                text = path.read_bytes().decode('utf-8', 'surrogateescape')
                # `update` leaves alone what is read-only, as documents of others often are.
                path.chmod(path.stat().st_mode | 0o200)
                path.write_bytes(changed(text, by).encode('utf-8', 'surrogateescape'))
        subprocess.run([*command, 'update', '.'], cwd=folder, capture_output=True)
        after = findings(check(command, folder, more).stdout)
        unknown = findings(check(command, folder, more, '--baseline', str(known)).stdout)
    same, new = [], []
    for document, found in unknown.items():
        left = collections.Counter(finding['id'] for finding in after[document])
        gone = [finding for finding in before[document] if not left[finding['id']]]
        for finding in found:
            (same if same_cause(finding, gone) else new).append((f'{source.name}/{document}', finding))
    return [finding for found in before.values() for finding in found], same, new


def main():
    arguments, more = sys.argv[1:], []
    if '--' in arguments:
        place = arguments.index('--')
        arguments, more = arguments[:place], arguments[place + 1:]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folders', nargs='+', type=pathlib.Path, metavar='FOLDER')
    parser.add_argument('--plumbline', default=str(ROOT / '.build/release/plumbline'), metavar='COMMAND')
    parser.add_argument('--by', type=float, default=1, metavar='POINTS')
    parser.add_argument('--json', type=pathlib.Path, metavar='FILE')
    options = parser.parse_args(arguments)
    command = options.plumbline.split()
    totals = {'known': collections.Counter(), 'same cause': collections.Counter(), 'new': collections.Counter()}
    everything = []
    for folder in options.folders:
        before, same, new = compared(command, folder.resolve(), options.by, more)
        totals['known'].update(finding['kind'] for finding in before)
        for word, found in (('same cause', same), ('new', new)):
            totals[word].update(finding['kind'] for _, finding in found)
            everything += [{'cause': word, 'document': document, **finding} for document, finding in found]
        for document, finding in same:
            print(f'{document}: {finding["id"]}: {finding["message"]}')
    kinds = sorted(set().union(*totals.values()))
    print(f'\n{"":24}' + ''.join(f'{word:>12}' for word in totals))
    for kind in kinds:
        print(f'{kind:24}' + ''.join(f'{totals[word][kind]:12}' for word in totals))
    print(f'{"":24}' + ''.join(f'{sum(totals[word].values()):12}' for word in totals))
    if options.json:
        options.json.write_text(json.dumps(everything, indent=1))
    if not kinds:
        sys.exit(2)
    sys.exit(1 if totals['same cause'] else 0)


if __name__ == '__main__':
    main()

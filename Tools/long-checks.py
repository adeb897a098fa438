#!/usr/bin/env python3
"""Tells which parts of Tools/check-long.sh are due: those that guard what has changed since they passed last.

    Tools/long-checks.py list                every part, its minutes, and why it is due or not
    Tools/long-checks.py along --minutes N   the parts that a run with so many minutes takes along, the oldest first; the
                                             others that are due are named on standard error, for a run by hand
    Tools/long-checks.py ready PART...       exits 1 where a pass could not be recorded: what the part guards is not
                                             committed
    Tools/long-checks.py record PART... [--minutes N]
                                             notes that parts have passed at HEAD, and the minutes if they are the
                                             fewest so far

Tools/long-checks.tsv has a line a part: its name, how many minutes it takes on a quiet machine with two cores, the commit at
which it passed last (- for never), and the folders and files that it guards, as git takes them.
"""

import argparse
import pathlib
import subprocess
import sys

TABLE = pathlib.Path(__file__).resolve().parent / 'long-checks.tsv'


class Part:
    """A line of the table."""

    def __init__(self, line):
        self.name, minutes, self.commit, paths = line.split('\t')
        self.minutes, self.paths = int(minutes), paths.split()

    def line(self):
        return '\t'.join([self.name, str(self.minutes), self.commit, ' '.join(self.paths)])


class Checks:
    """The table's parts in the repository that it lies in."""

    def __init__(self, table):
        self.table = table
        self.lines = table.read_text().splitlines()
        self.parts = [Part(line) for line in self.lines if line and not line.startswith('#')]
        self.top = table.parent
        self.top = self.git('rev-parse', '--show-toplevel').stdout.strip() or self.top

    def git(self, *arguments):
        return subprocess.run(['git', '-C', self.top, *arguments], capture_output=True, text=True)

    def changed(self, part):
        """The files that a part guards and that are not what they were when it passed last; None where nobody knows."""
        if part.commit == '-' or self.git('cat-file', '-e', f'{part.commit}^{{commit}}').returncode:
            return None
        changed = self.git('diff', '--name-only', part.commit, '--', *part.paths).stdout.splitlines()
        return changed + self.git('ls-files', '--others', '--exclude-standard', '--', *part.paths).stdout.splitlines()

    def reason(self, part):
        """Why a part is due; None where it is not."""
        changed = self.changed(part)
        if changed is None:
            unknown = f'passed at {part.commit[:8]}, which is not in this repository'
            return 'has never passed' if part.commit == '-' else unknown
        more = f' and {len(changed) - 1} more' if len(changed or ()) > 1 else ''
        return f'changed since {part.commit[:8]}: {changed[0]}{more}' if changed else None

    def age(self, part):
        """Sorts parts by when they passed last; those of which nobody knows come first."""
        shown = self.git('show', '--no-patch', '--format=%ct', part.commit) if part.commit != '-' else None
        return int(shown.stdout) if shown and shown.returncode == 0 else 0

    def due(self):
        return sorted((part for part in self.parts if self.reason(part)), key=self.age)

    def along(self, minutes):
        """Due parts as long as there is room for them, the oldest first; and those that are left for another run."""
        taken, left = [], []
        for part in self.due():
            if part.minutes <= minutes:
                taken.append(part)
                minutes -= part.minutes
            else:
                left.append(part)
        return taken, left

    def part(self, name):
        found = next((part for part in self.parts if part.name == name), None)
        if found is None:
            sys.exit(f'{name}: not a part; there are {", ".join(part.name for part in self.parts)}.')
        return found

    def uncommitted(self, part):
        return self.git('status', '--porcelain', '--', *part.paths).stdout.splitlines()

    def record(self, name, minutes):
        part = self.part(name)
        before = part.line()
        part.commit = self.git('rev-parse', 'HEAD').stdout.strip()
        # A machine that had other work took longer than a quiet one.
        part.minutes = min(part.minutes, minutes or part.minutes)
        self.lines[self.lines.index(before)] = part.line()
        self.table.write_text('\n'.join(self.lines) + '\n')


def main(arguments=None, table=TABLE):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest='verb', required=True)
    verbs.add_parser('list')
    verbs.add_parser('along').add_argument('--minutes', type=int, required=True)
    verbs.add_parser('ready').add_argument('part', nargs='+')
    one = verbs.add_parser('record')
    one.add_argument('part', nargs='+')
    one.add_argument('--minutes', type=int)
    options = parser.parse_args(arguments)
    checks = Checks(table)
    if options.verb == 'list':
        for part in checks.parts:
            print(f'{part.name:16}{part.minutes:4} min  {checks.reason(part) or f"passed at {part.commit[:8]}"}')
    elif options.verb == 'along':
        taken, left = checks.along(options.minutes)
        for part in taken:
            print(part.name, part.minutes)
        for part in left:
            print(f'{part.name} is due and not taken along: run Tools/check-long.sh --record {part.name} '
                  f'({part.minutes} min; {checks.reason(part)})', file=sys.stderr)
    elif options.verb == 'ready':
        for part in map(checks.part, options.part):
            if changed := checks.uncommitted(part):
                sys.exit(f'{part.name}: what it guards is not committed, so there is no commit to record: {changed[0]}')
    else:
        for name in options.part:
            checks.record(name, options.minutes)
    return 0


if __name__ == '__main__':
    sys.exit(main())

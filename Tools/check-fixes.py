#!/usr/bin/env python3
"""Makes every change that `plumbline fix` offers for the documents of a folder, each in a copy, and checks the copy on all
phones and tablets, from left to right and from right to left.

    swift build -c release --product plumbline
    Tools/check-fixes.py FOLDER... [--plumbline COMMAND] [--json FILE]

A change is good when the copy has no error that the document does not have, and no further warning of an ambiguity or a
conflict: in no configuration a finding of a kind at a view or a set of constraints that had none there. Prints how many
findings there are of each kind, for how many a change is offered, how many of these are good, and on how many configurations
the others do harm; then the harm itself. Exit status 1 where there is any, 2 where nothing could be tried.

Documents for macOS have no devices: their copies are checked on the canvas. What follows `--` is given to `check`, such as
`-- --content-size AX5`.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from scoring.documents import find_documents, half

ROOT = pathlib.Path(__file__).resolve().parent.parent
DEVICES = ['--device', 'phones', '--device', 'tablets']
DIRECTIONS = ['--direction', 'ltr', '--direction', 'rtl']
# Kinds that `fix` has no change for are not asked about.
KINDS = ('conflict', 'ambiguous', 'misplaced', 'outside', 'unresolved')


@dataclasses.dataclass(frozen=True)
class Offer:
    """A finding of a document, and what became of the change for it: None where `fix` offers none."""

    document: str
    id: str
    kind: str
    level: str
    words: str | None
    harm: tuple[str, ...] = ()
    configurations: int = 0


def listed(text):
    """Number, level, kind and id of each finding that `plumbline fix DOC` lists."""
    heads = re.findall(r'^(\d+)  .*?: (error|warning|note): .* \(([a-z-]+)\)\n   (?:Way out|Open): .*\n(?:   .*\n)*?   id: (.*)$', text,
                       re.MULTILINE)
    return [(int(number), level, kind, name) for number, level, kind, name in heads]


def faults(lines):
    """The errors, and the warnings of conflicts and ambiguities, of `check --format json`: each with its configuration."""
    found = set()
    for line in lines:
        scene = json.loads(line)
        own = {key: scene.get(key) for key in ('device', 'orientation', 'direction', 'contentSize')}
        for finding in scene['findings']:
            is_harm = finding['level'] == 'error' or (
                finding['level'] == 'warning' and finding['kind'] in ('conflict', 'ambiguous'))
            if not is_harm:
                continue
            for place in finding.get('configurations') or [own]:
                name = '/'.join(str(place[key]) for key in own if place.get(key))
                found.add((scene['scene'], finding['level'], finding['id'], name))
    return found


def harm(before, after):
    """What is new: of a finding, the level, the id and the configurations. A warning that was an error is none."""
    known = {(scene, name, place) for scene, _, name, place in before}
    new = collections.defaultdict(list)
    for scene, level, name, place in sorted(after):
        if (scene, name, place) not in known:
            new[level, name].append(place)
    return new


class Trial:
    """The command, and where its copies lie."""

    def __init__(self, command, more):
        self.command, self.more = command, more

    def run(self, *arguments):
        return subprocess.run([self.command, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def checked(self, document):
        is_mac = b'targetRuntime="MacOSX' in document.read_bytes()[:2000]
        result = self.run('check', '--format', 'json', *([] if is_mac else DEVICES), *DIRECTIONS, *self.more,
                          document)
        if result.returncode not in (0, 1):
            raise RuntimeError(f'{document}: {result.stderr.strip()[-300:]}')
        return faults(result.stdout.splitlines())

    def offers(self, document, name):
        """Makes each change of a document that is offered, looks what it does, and takes it back."""
        result, before = [], None
        original = document.read_bytes()
        for number, level, kind, finding in listed(self.run('fix', document).stdout):
            if kind not in KINDS:
                continue
            made = self.run('fix', document, '--finding', number)
            if made.returncode not in (0, 1):
                raise RuntimeError(f'{name}: {made.stderr.strip()[-300:]}')
            if made.returncode != 0:
                result.append(Offer(name, finding, kind, level, None))
                continue
            words = made.stdout.strip().partition('resolved finding ')[2] or made.stdout.strip()
            changed = document.read_bytes()
            try:
                after = self.checked(document)
            finally:
                document.write_bytes(original)
            if before is None:
                before = self.checked(document)
            new = harm(before, after)
            places = {place for places in new.values() for place in places}
            result.append(Offer(
                name, finding, kind, level, words if changed != original else 'nothing was written',
                tuple(f'{level}: {finding} on {len(places)}, such as {places[0]}' for (level, finding), places in new.items()),
                len(places)))
        return result


def make_writable(folder):
    for place, _, files in os.walk(folder):
        for path in [place, *(os.path.join(place, name) for name in files)]:
            if not os.path.islink(path):
                os.chmod(path, os.stat(path).st_mode | 0o200)


def table(offers):
    rows = [['kind', 'level', 'findings', 'offered', 'good', 'harmful', 'configurations']]
    groups = collections.defaultdict(list)
    for offer in offers:
        groups[offer.kind, offer.level].append(offer)
    order = {level: place for place, level in enumerate(('error', 'warning', 'note'))}
    for (kind, level), group in sorted(groups.items(), key=lambda item: (KINDS.index(item[0][0]), order[item[0][1]])):
        rows.append([kind, level, *counts(group)])
    rows.append(['all', '', *counts(offers)])
    return '\n'.join('{:11}{:9}{:>9}{:>9}{:>9}{:>9}{:>16}'.format(*map(str, row)) for row in rows)


def counts(offers):
    offered = [offer for offer in offers if offer.words is not None]
    harmful = [offer for offer in offered if offer.harm]
    return [len(offers), len(offered), len(offered) - len(harmful), len(harmful), sum(o.configurations for o in harmful)]


def main(arguments=None):
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    more = []
    if '--' in arguments:
        place = arguments.index('--')
        arguments, more = arguments[:place], arguments[place + 1:]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder', type=pathlib.Path, nargs='+')
    parser.add_argument('--plumbline', default=str(ROOT / '.build/release/plumbline'), help='the command to try')
    parser.add_argument('--half', choices=['a', 'b'], help='one half of the repositories')
    parser.add_argument('--json', metavar='FILE', help='write what became of each finding here')
    parser.add_argument('--jobs', type=int, default=os.cpu_count(), help='documents at once')
    options = parser.parse_args(arguments)
    trial, offers, failures = Trial(os.path.abspath(options.plumbline), more), [], []
    with tempfile.TemporaryDirectory() as place, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        work = {}
        for number, folder in enumerate(options.folder):
            # The whole folder, since a document is read with what lies around it: projects, tables of texts, catalogues.
            copy = pathlib.Path(place) / str(number) / folder.resolve().name
            shutil.copytree(folder, copy, symlinks=True)
            make_writable(copy)
            for path in find_documents(str(copy)):
                if options.half in (None, half(str(copy), path)):
                    name = str(folder / pathlib.Path(path).relative_to(copy))
                    work[pool.submit(trial.offers, pathlib.Path(path), name)] = name
        for done in concurrent.futures.as_completed(work):
            try:
                offers += done.result()
            except RuntimeError as failure:
                failures.append(str(failure))
    offers.sort(key=lambda offer: (offer.document, offer.kind, offer.id))
    print(table(offers))
    for offer in offers:
        if offer.harm:
            print(f'\n{offer.document}: {offer.id}\n  {offer.words}')
            print('\n'.join(f'  {text}' for text in offer.harm))
    for failure in failures:
        print(failure, file=sys.stderr)
    if options.json:
        with open(options.json, 'w', encoding='utf-8') as file:
            json.dump([dataclasses.asdict(offer) for offer in offers], file, indent=1)
    if not work or len(failures) == len(work):
        return 2
    return 1 if failures or any(offer.harm for offer in offers) else 0


if __name__ == '__main__':
    sys.exit(main())

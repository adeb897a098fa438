#!/usr/bin/env python3
"""Lists the public API of the modules that `import UIKit` brings, and what of Apple's API is there.

    Tools/api/list-api.py public [--modules FOLDER]
    Tools/api/list-api.py missing --names FILE [--modules FOLDER]
    Tools/api/list-api.py layout [--check] [--spec FILE] [--modules FOLDER]

The lists are made from the compiled modules (`swift symbolgraph-extract`): build the package before.

  public   prints every public type with its members; those that only carry what is set, or have no effect, stand by
           themselves, as their documentation or their source says
  missing  prints which of Apple's names in a file are there, and which are not. A line of the file is
           `kind Name: selector selector ...`, in Objective-C's spelling (apple_names.py says how they are compared)
  layout   writes Sources/UIKit/UIKit.docc/AppleAPI.md: which of the API around Auto Layout is there that the specification
           names. With --check nothing is written, and the exit status is 1 where the page is not what the modules have.
           Without the specification the names are those of the page
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import apple_names

PACKAGE = Path(__file__).resolve().parent.parent.parent
PAGE = PACKAGE / 'Sources/UIKit/UIKit.docc/AppleAPI.md'
SPECIFICATIONS = [PACKAGE / 'Documentation/Specification/api.md', PACKAGE.parent / 'shared/spec/api.md']
MODULES = ['Plumbline', 'UIKit', 'NibLoading', 'QuartzCore', 'CoreGraphics', 'FoundationAdditions']
TYPES = {'swift.class', 'swift.struct', 'swift.enum', 'swift.protocol'}
MEMBERS = {
    'swift.method', 'swift.type.method', 'swift.property', 'swift.type.property', 'swift.init', 'swift.subscript',
    'swift.type.subscript', 'swift.enum.case', 'swift.typealias', 'swift.associatedtype'}
GLOBAL = {'swift.func', 'swift.var', 'swift.typealias', 'swift.func.op'}

# How documentation says that nothing but keeping happens.
ONLY_CARRIED = re.compile(
    r'\b(?:[Cc]arried|[Ss]tored|[Ww]ithout effect|no effect|[Nn]othing here|[Nn]ever here|never called|it is held)\b'
    r'|(?:^|[.;:,] )(?:[Nn]ot|[Nn]ever) (?:asked|called|read|kept)\b(?! (?:again|twice|for|before|after|while|until))')


def stop(message):
    print(f'list-api: {message}', file=sys.stderr)
    sys.exit(2)


def symbols(folder):
    """The public symbols of the modules, each once; and which types inherit or conform to which."""
    seen = {}
    relationships = []
    with tempfile.TemporaryDirectory() as output:
        # Only the modules themselves: their folder may hold others, which would answer for Apple's.
        links = Path(output) / 'modules'
        links.mkdir()
        # Comments and places of declarations lie beside.
        for ending in ('swiftmodule', 'swiftdoc', 'swiftsourceinfo'):
            for file in folder.glob(f'*.{ending}'):
                (links / file.name).symlink_to(file.resolve())
        # C modules that Swift modules need, as the build has written them.
        maps = [argument for file in sorted(folder.parent.glob('*.build/module.modulemap'))
                for argument in ('-Xcc', f'-fmodule-map-file={file}')]
        for module in MODULES:
            done = subprocess.run(
                ['swift', 'symbolgraph-extract', '-module-name', module, '-I', str(links), '-target', target(),
                 '-output-dir', output, '-minimum-access-level', 'public',
                 # What Plumbline passes on as its own.
                 '-experimental-allowed-reexported-modules=VisualFormat', *maps], capture_output=True, text=True)
            if done.returncode != 0:
                stop(f'{module} cannot be read: build the package first.\n{done.stderr.strip()}')
        for file in sorted(Path(output).glob('*.symbols.json')):
            graph = json.loads(file.read_text())
            relationships += [(one['source'], one['target'], one.get('targetFallback')) for one in graph['relationships']
                              if one['kind'] in ('inheritsFrom', 'conformsTo')]
            for symbol in graph['symbols']:
                precise = symbol['identifier']['precise']
                # What Swift makes of conformances, and what operators do, is nobody's API.
                if '::SYNTHESIZED::' in precise or symbol['kind']['identifier'].endswith('.op'):
                    continue
                seen.setdefault(precise, symbol)
    return list(seen.values()), relationships


def target():
    done = subprocess.run(['swift', '-print-target-info'], capture_output=True, text=True)
    return json.loads(done.stdout)['target']['unversionedTriple']


def is_carried(symbol):
    """Whether a member only keeps what is set: its documentation says so, or its source carries a value."""
    comment = ' '.join(line['text'] for line in symbol.get('docComment', {}).get('lines', []))
    if ONLY_CARRIED.search(comment):
        return True
    location = symbol.get('location')
    if not location:
        return False
    path = Path(location['uri'].removeprefix('file://'))
    parts = path.parts
    if 'Sources' not in parts:
        return False
    file = PACKAGE.joinpath(*parts[parts.index('Sources'):])
    if not file.is_file():
        return False
    first = location['position']['line']
    lines = file.read_text().splitlines()[first:first + 6]
    body = []
    for line in lines:
        body.append(line)
        if line.strip() in ('}', '') or line.count('{') and line.count('{') == line.count('}'):
            break
    return 'carried(or' in '\n'.join(body)


def collected(symbols):
    """Types with their members, and what stands by itself."""
    types = {}
    members = defaultdict(set)
    alone = set()
    for symbol in symbols:
        kind = symbol['kind']['identifier']
        path = symbol['pathComponents']
        if any(part.startswith('_') for part in path):
            continue
        if kind in TYPES:
            types['.'.join(path)] = (kind.removeprefix('swift.'), is_carried(symbol))
        elif kind in MEMBERS and len(path) > 1:
            members['.'.join(path[:-1])].add((path[-1], is_carried(symbol)))
        elif kind in GLOBAL:
            alone.add(path[0])
    return types, members, alone


def page_of_ours(types, members, alone):
    lines = [
        '# What there is', '',
        'Every public type of the modules that `import UIKit` brings, with its members. *Carried* is what keeps what is set and '
        'does nothing with it, because layout does not depend on it.', '']
    extended = sorted(set(members) - set(types))
    for title, names in (('Types', sorted(types)), ('Members of Foundation\'s types', extended)):
        lines += [f'## {title}', '']
        for name in names:
            kind, whole = types.get(name, ('extension', False))
            behave = sorted({member for member, carried in members[name] if not carried})
            carry = sorted({member for member, carried in members[name] if carried} - set(behave))
            text = f'- `{name}` ({kind}{", carried" if whole else ""})'
            if behave:
                text += ': ' + ', '.join(f'`{member}`' for member in behave)
            if carry:
                text += f'{";" if behave else ":"} carried: ' + ', '.join(f'`{member}`' for member in carry)
            lines.append(text)
        lines.append('')
    lines += ['## Functions, constants and other names', '', ', '.join(f'`{name}`' for name in sorted(alone)), '']
    return '\n'.join(lines)


# What the specification names beside UIKit's API: AppKit's, keys of archives, notations, words of its tables.
NOT_OURS = re.compile(r'^(?:NS(?:View|Window|StackView|GridView|GridCell)\b|UISV-|[a-z]+ [a-z])')
OTHERS = {'NSLayoutConstraint.Priority', 'NSLayoutGuide', 'UISV', 'H'} | {
    f'NS{key}' for key in ('FirstItem', 'FirstAttributeV2', 'Constant', 'SymbolicConstant', 'Priority', 'Multiplier')}
NAME = re.compile(r'`([^`]+)`')


def plain_names(code):
    """The names of a list without declarations: `leadingAnchor trailingAnchor`, `left 1, right 2`; none of anything else."""
    words = re.split(r'[,\s]+', re.sub(r'\([^)]*\)', '', code).strip())
    if words[0] in ('var', 'func', 'class', 'static'):
        return []
    plain = [word for word in words if re.fullmatch(r'[a-z]\w*', word)]
    return plain if len(plain) > 1 and all(re.fullmatch(r'[a-z]\w*|…|[-−]?\d+|=|\d<<\d+', word) for word in words) else []


def spec_rows(text):
    """The rows of the specification's tables up to AppKit's own section: the section, and the names in the first column."""
    section = ''
    for line in text.splitlines():
        if line.startswith('## '):
            section = re.sub(r'^\d+\. ', '', line[3:])
            if section.startswith('AppKit'):
                return
        if not line.startswith('|'):
            # The cases of an enumeration, with their raw values, and names beside each other.
            names = [word for code in NAME.findall(line.split(' — ')[0].split(' · ')[0].split(' Private')[0]) for word in plain_names(code)]
            if section and names and line.startswith('`'):
                yield section, names
            continue
        if line.startswith('|---') or line.startswith('| API') or line.startswith('| value'):
            continue
        columns = re.split(r'(?<!\\)\|', line)
        # A table of values names the constants in its second column.
        first = columns[2 if re.fullmatch(r'\d+', columns[1].strip()) else 1].strip()
        if first.startswith('AppKit') or first.startswith('`NS') and NOT_OURS.match(first[1:]):
            continue
        first = first.split(' AppKit ')[0]
        names = []
        for code in NAME.findall(first):
            names += plain_names(code)
            # `UIKeyboardLayoutGuide.followsUndockedKeyboard` is looked for by its last part.
            for piece in re.split(r'[,/]\s*(?![^(]*\))', code):
                piece = re.sub(r'\(.*', '', re.sub(r'^(?:unowned\(unsafe\) )?(?:class |static )?(?:func|var|class|struct|init)\b ?', '', piece.strip()))
                word = re.match(r'[A-Za-z_][\w.]*', piece.strip().removeprefix('.'))
                if word and word[0] not in OTHERS and not re.fullmatch(r'(?:raw|get|set|get set|true|false)', word[0]):
                    names.append(word[0].rstrip('.'))
        if names:
            yield section, list(dict.fromkeys(names))


def base_names(types, members, alone):
    known = set(alone)
    for name in types:
        known |= {name, name.split('.')[-1]}
    for name in members:
        for member, _ in members[name]:
            # Names, and the labels by which initializers and constraints are known.
            known.add(re.sub(r'\(.*', '', member))
            if re.match(r'(?:init|constraints?)\(', member):
                known |= set(re.findall(r'(\w+):', member))
    return known


def page_of_apples(rows, known):
    lines = [
        '# Apple\'s API around Auto Layout', '', 'Which of it is there, by name.', '', '## Overview', '',
        'Written by `Tools/api/list-api.py`. Names that are not there say *missing*.', '']
    section = None
    missing = 0
    for title, names in rows:
        if title != section:
            lines += [f'### {title}', '']
            section = title
        marks = []
        for name in names:
            there = name.split('.')[-1] in known
            missing += not there
            marks.append(f'`{name}`' + ('' if there else ' *missing*'))
        lines.append('- ' + ', '.join(marks))
    return '\n'.join(lines + ['', f'Missing: {missing}.', ''])


def page_of_all(names, ours):
    lines = []
    types = members = missing_types = missing_members = 0
    for name, kind, found, count, missing in apple_names.missing_of(names, ours):
        types += kind in apple_names.TYPES
        members += count
        missing_members += len(missing)
        shown = ', '.join(f'`{selector}`' for selector in missing)
        if found is None:
            missing_types += 1
            lines.append(f'- `{name}` *missing*' + (f': {shown}' if missing else ''))
        elif missing:
            # The name that Swift has for it, where that is another.
            swift = '' if found == name or kind not in apple_names.TYPES else f' (`{found}`)'
            lines.append(f'- `{name}`{swift}: {shown}')
    return '\n'.join([
        f'# Of {types} types {types - missing_types} are there, of {members} members {members - missing_members}', '',
        'That a name is there does not say that it does something.', '', *lines, ''])


def rows_of_page(text):
    section = ''
    for line in text.splitlines():
        if line.startswith('### '):
            section = line[4:]
        elif line.startswith('- '):
            yield section, NAME.findall(line)


def write_page(text, checks):
    """Writes the page about the API around layout, or sees whether it is this text; the exit status."""
    if not checks:
        PAGE.write_text(text)
    elif not PAGE.is_file() or PAGE.read_text() != text:
        print(f'{PAGE.relative_to(PACKAGE)} is not what the modules have: run Tools/api/list-api.py layout', file=sys.stderr)
        return 1
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    lists = parser.add_subparsers(dest='list', required=True, metavar='{public,missing,layout}')
    for name in ('public', 'missing', 'layout'):
        one = lists.add_parser(name)
        one.add_argument('--modules', type=Path, default=PACKAGE / '.build/debug/Modules', help='the compiled modules')
        if name == 'missing':
            one.add_argument('--names', type=Path, required=True, help='Apple\'s names in Objective-C\'s spelling')
        if name == 'layout':
            one.add_argument('--check', action='store_true', help='write nothing')
            one.add_argument('--spec', type=Path, help='the specification\'s page about the API',
                             default=next((path for path in SPECIFICATIONS if path.is_file()), None))
    options = parser.parse_args()
    all_symbols, relationships = symbols(options.modules)
    parts = collected(all_symbols)
    if options.list == 'public':
        print(page_of_ours(*parts))
    elif options.list == 'missing':
        try:
            names = list(apple_names.read_names(options.names))
        except (apple_names.Mistake, OSError) as mistake:
            stop(mistake)
        print(page_of_all(names, apple_names.Ours(all_symbols, relationships)))
    else:
        rows = spec_rows(options.spec.read_text()) if options.spec else rows_of_page(PAGE.read_text())
        return write_page(page_of_apples(list(rows), base_names(*parts)), options.check)
    return 0


if __name__ == '__main__':
    sys.exit(main())

"""Apple's names beside ours, by the words of which they are made.

Objective-C's selectors become Swift's names by rules that leave words out, so a selector is there when a member of the type, of
one of its ancestors or of a protocol that it conforms to has as many arguments, and its words in their order. That is crude
on purpose: it finds what is missing, and what it takes for missing without being so has its Swift name in the list.
"""

import re
from collections import defaultdict

# Words that Swift's labels have and selectors need not have, or the other way round.
FILLING = {'with', 'for', 'in', 'at', 'on', 'of', 'to', 'from', 'by', 'using', 'into', 'the', 'and', 'as', 'get', 'is'}


def words(name):
    return [word.lower() for word in re.findall(r'[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+', re.sub(r'\W', ' ', name))]


def telling(parts):
    return [part for part in parts if part not in FILLING] or parts


def holds(few, many):
    """Whether all of the first stand in the second in their order."""
    rest = iter(many)
    return all(word in rest for word in few)


class Ours:
    """The types of the modules with all that they inherit."""

    def __init__(self, symbols, relationships):
        self.kinds = {}
        self.members = defaultdict(set)
        self.parents = defaultdict(set)
        self.alone = set()
        names = {}
        aliases = {}
        for symbol in symbols:
            path = symbol['pathComponents']
            name = '.'.join(path)
            kind = symbol['kind']['identifier'].removeprefix('swift.')
            names[symbol['identifier']['precise']] = name
            if kind == 'typealias':
                target = ''.join(part['spelling'] for part in symbol.get('declarationFragments', [])).partition(' = ')[2]
                aliases[name] = target
            elif kind in ('class', 'struct', 'enum', 'protocol'):
                self.kinds[name] = kind
            if len(path) > 1:
                self.members['.'.join(path[:-1])].add(path[-1])
            else:
                self.alone.add(path[0])
        for source, target, fallback in relationships:
            parent = names.get(target) or fallback
            if source in names and parent:
                self.parents[names[source]].add(parent)
        # `UITableViewCell.CellStyle` is what Objective-C calls UITableViewCellStyle.
        self.flat = {}
        for name in self.kinds:
            for flat in flattened(name):
                self.flat.setdefault(flat.lower(), name)
        for name, target in aliases.items():
            if target in self.kinds:
                self.flat.setdefault(name.lower(), target)
        self.everything = {re.sub(r'\(.*', '', member).strip('`').lower() for some in self.members.values() for member in some}

    def type(self, name):
        for form in (name, name.removeprefix('NS'), name + 'Protocol', name.removesuffix('Protocol'), name.removesuffix('s')):
            found = self.flat.get(form.lower())
            if found:
                return found
        return None

    def all_members(self, name, seen=None):
        seen = set() if seen is None else seen
        if name in seen:
            return set()
        seen.add(name)
        found = set(self.members.get(name, ()))
        for parent in self.parents.get(name, ()):
            found |= self.all_members(parent, seen)
        return found


def flattened(name):
    """The names without dots that Objective-C may have for a nested type."""
    parts = name.split('.')
    forms = {parts[0]}
    for part in parts[1:]:
        # Where one ends as the other begins, it stands once.
        forms = {form + part[shared:] for form in forms for shared in range(len(part) + 1)
                 if shared == 0 or form.endswith(part[:shared])}
    return forms


def has_member(members, selector):
    count = selector.count(':')
    wanted = words(selector)
    for member in members:
        base = re.sub(r'\(.*', '', member).strip('`')
        if count == 0 and (base.lower() == selector.lower() or base == 'init' and selector == 'init'):
            return True
        labels = re.findall(r'(\w+):', member)
        if abs(len(labels) - count) > (1 if count else 0):
            continue
        parts = words(base) + [word for label in labels if label != '_' for word in words(label)]
        if base == 'init':
            parts = parts[1:]
        elif not parts or telling(parts)[0] != telling(wanted)[0]:
            continue
        if holds(telling(parts) if parts else [], telling(wanted)) and (parts or count):
            return True
    return False


def missing_of(names, ours):
    """Of every type of Apple's list: the name, what Swift calls it here (None: missing), how many members, which are missing."""
    for name, kind, selectors in names:
        found = ours.type(name)
        # Informal protocols are categories of NSObject.
        members = set()
        if found:
            members |= ours.all_members(found)
        if kind in ('category', 'informal'):
            for informal in ('NSObject', 'UIView', 'UIResponder'):
                members |= ours.all_members(informal)
            found = found or 'NSObject'
        bare = {re.sub(r'\(.*', '', member).strip('`').lower() for member in members}
        missing = []
        for selector in selectors:
            spelled, _, swift = selector.partition('→')
            if swift:
                there = any(member.startswith(swift) for member in members) or swift in ours.alone
            elif spelled.startswith('.'):
                there = found and spelled[1:].lower() in bare
            elif spelled.startswith('='):
                there = spelled[1:] in ours.alone or any(
                    spelled[1:].lower().endswith(end) for end in ours.everything if len(end) > 3)
            else:
                there = found and has_member(members, spelled.removeprefix('+'))
            if not there:
                missing.append(spelled)
        yield name, found, len(selectors), missing


def read_names(path):
    """The list's lines: `kind Name: selector selector …`; lines of # say where they are from."""
    for line in path.read_text().splitlines():
        if line and not line.startswith('#'):
            head, _, rest = line.partition(': ')
            kind, _, name = head.rstrip(':').partition(' ')
            yield name, kind, rest.split()

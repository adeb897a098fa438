"""Apple's names in Objective-C's spelling beside ours in Swift's.

Swift makes names of selectors by rules: what the type of a parameter says already is left out at the end of a piece, what the
type itself says at the beginning of the first, and factories become initializers. The same is done here, piece by piece, so that
a member is found only where it has as many parameters and the same words. Names that Swift has otherwise stand in the list with
an arrow, `selector→name`.
"""

import re
from collections import defaultdict

# What of a list's lines is a type; other lines have members of types that Swift has elsewhere.
TYPES = ('class', 'protocol', 'enum')
# Words by which Swift's names and selectors may differ.
FILLING = {'with', 'for', 'in', 'at', 'on', 'of', 'to', 'from', 'by', 'using', 'is', 'get', 'a', 'the'}
# What a parameter may be called beside its type's own words.
CALLED = {
    'any': {'object', 'sender', 'item', 'value'}, 'string': {'name', 'title', 'text', 'identifier', 'key'},
    'int': {'index', 'integer', 'tag', 'section', 'item', 'row', 'component', 'segment'}, 'bool': {'flag'},
    'selector': {'action'}, 'cgfloat': {'float', 'value'}, 'url': {'url'}, 'date': {'date'},
    'timeinterval': {'interval', 'duration'}, 'closure': {'block', 'handler'},
}


class Mistake(Exception):
    """A line of the list that cannot be read."""


def words(name):
    # A plural of capitals is one word: URLs.
    found = re.findall(r'[A-Z]+s?(?![a-z])|[A-Z]?[a-z]+|\d+', re.sub(r'\W', ' ', name))
    return [word.lower() for word in found]


def singular(word):
    return word[:-1] if word.endswith('s') and not word.endswith('ss') else word


def without_filling(parts):
    return [singular(part) for part in parts if part not in FILLING]


def is_said(left_out, kind):
    """Whether a parameter's type says the words that its piece of the name leaves out."""
    if not left_out:
        return True
    kind = re.sub(r'\b(?:any|some|inout|borrowing|escaping|Optional)\b|@\w+', '', kind)
    if '->' in kind:
        return len(left_out) == 1 and left_out[0] in CALLED['closure']
    plain = re.sub(r'<.*>|[\[\]?!() ]', '', kind).split(':')[-1].split('&')[-1]
    said = [singular(word) for word in words(plain)]
    # A generic parameter's name: `ItemIdentifierType`.
    said = said[:-1] if said[-1:] == ['type'] else said
    if said[-len(left_out):] == left_out:
        return True
    # Protocols and nested types: `UIControl.Event` says `events` and `control events`.
    if any(said[start:start + len(left_out)] == left_out for start in range(len(said))) and len(left_out) > 1:
        return True
    return len(left_out) == 1 and left_out[0] in CALLED.get(plain.lower(), ())


def parameters(declaration):
    """The types of the parameters, in their order."""
    start = declaration.find('(')
    if start < 0:
        return []
    found, depth, current = [], 0, ''
    for place, letter in enumerate(declaration[start:]):
        if letter in '([<':
            depth += 1
        elif letter in ')]' or letter == '>' and declaration[start + place - 1] != '-':
            depth -= 1
            if depth == 0:
                break
        if letter == ',' and depth == 1:
            found.append(current)
            current = ''
        elif place:
            current += letter
    if current.strip():
        found.append(current)
    return [one.partition(':')[2].split(' = ')[0].strip() for one in found]


def fits(wanted, had, kind):
    """Whether a piece of a selector becomes a piece of a Swift name: the same words, or fewer where the type says the rest."""
    wanted, had = without_filling(wanted), without_filling(had)
    return wanted[:len(had)] == had and is_said(wanted[len(had):], kind)


class Ours:
    """The types of the modules with all that they inherit."""

    def __init__(self, symbols, relationships):
        self.kinds = {}
        self.members = defaultdict(set)
        self.parents = defaultdict(set)
        self.paths = set()
        self.aliases = {}
        names = {}
        for symbol in symbols:
            path = symbol['pathComponents']
            name = '.'.join(path)
            kind = symbol['kind']['identifier'].removeprefix('swift.')
            names[symbol['identifier']['precise']] = name
            declaration = ''.join(part['spelling'] for part in symbol.get('declarationFragments') or [])
            self.paths.add(name)
            if kind == 'typealias':
                self.aliases[name] = declaration.partition(' = ')[2]
            elif kind in ('class', 'struct', 'enum', 'protocol'):
                self.kinds[name] = kind
            # A nested type is no member: `CameraDevice` is not `cameraDevice`.
            if len(path) > 1 and kind not in ('typealias', 'class', 'struct', 'enum', 'protocol', 'associatedtype'):
                self.members['.'.join(path[:-1])].add((path[-1], tuple(parameters(declaration))))
        for source, target, fallback in relationships:
            parent = names.get(target) or fallback
            if source in names and parent:
                self.parents[names[source]].add(parent)
        # `UITableViewCell.CellStyle` is what Objective-C calls UITableViewCellStyle.
        self.flat = {}
        for name in list(self.kinds) + list(self.aliases):
            for flat in flattened(name):
                self.flat.setdefault(flat, name)

    def type(self, name):
        """What a type is called here; nil where there is none."""
        # What only gets members here is Foundation's.
        if name in self.kinds or name in self.aliases or name in self.members:
            return name
        return self.flat.get(name)

    def all_members(self, name, seen=None):
        seen = set() if seen is None else seen
        if name in seen:
            return set()
        seen.add(name)
        found = set(self.members.get(name, ()))
        target = self.aliases.get(name)
        for parent in self.parents.get(name, set()) | ({target} if target else set()):
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


def shortened(first, own):
    """The first piece of a selector, and what is left where it begins with the last words of its type's name."""
    yield first
    for count in range(1, len(own) + 1):
        if first[:count] == own[-count:]:
            rest = first[count:]
            yield rest
            if rest[:1] in (['by'], ['with']):
                yield rest[1:]


def has_member(members, type_name, selector, is_static):
    pieces = selector.split(':')
    pieces, count = (pieces[:-1], len(pieces) - 1) if ':' in selector else (pieces, 0)
    if count and pieces[-1] == 'error':
        pieces, count = pieces[:-1], count - 1
    own = words(type_name)
    for member, kinds in members:
        base, _, rest = member.partition('(')
        base = base.strip('`')
        labels = rest.rstrip(')').split(':')[:-1]
        if len(labels) != count or base == 'subscript':
            continue
        first, had = words(pieces[0]), words(base)
        label = words(labels[0]) if labels and labels[0] != '_' else []
        if base == 'init':
            if first[:1] == ['init']:
                forms = [first[1:]]
            elif is_static:
                forms = [form for form in shortened(first, own) if form != first]
            else:
                continue
            had = []
        else:
            forms = list(shortened(first, own))
        if count == 0:
            alike = any(without_filling(form) == without_filling(had) for form in forms)
            # What a type gives of itself: `+blackColor` is `black`.
            if not alike and is_static and had and first[:len(had)] == had:
                alike = own[len(own) - len(first) + len(had):] == first[len(had):]
            if alike or base.lower() == selector.lower():
                return True
            continue
        kinds = list(kinds) + [''] * (count - len(kinds))
        if any(fits(form, had + label, kinds[0]) for form in forms) and all(
                fits(words(piece), [] if name == '_' else words(name), kind)
                for piece, name, kind in zip(pieces[1:], labels[1:], kinds[1:])):
            return True
    return False


def has_constant(ours, name):
    """A global of that name, or a static member: its type's name and its own, or the name that it has within its type."""
    if name in ours.paths:
        return True
    for cut in range(len(name) - 1, 1, -1):
        owner = ours.type(name[:cut])
        if owner and name[cut].isupper():
            wanted = words(name[cut:])
            if any(words(member) == wanted for member, _ in ours.members.get(owner, ()) if '(' not in member):
                return True
    return False


def missing_of(names, ours):
    """Of every line of the list: name, kind, what Swift calls it here (None: missing), how many members, which are missing."""
    for name, swift_name, kind, selectors in names:
        found = ours.type(swift_name)
        members = ours.all_members(found) if found else set()
        if kind in ('informal', 'category'):
            # What every object has, categories of NSObject, stands at the classes of views here.
            for informal in ('NSObject', 'UIView', 'UIResponder'):
                members |= ours.all_members(informal)
            found = found or 'NSObject'
        elif kind == 'constants':
            found = found or name
        bare = {member for member, _ in members}
        missing = []
        for selector in selectors:
            spelled, _, swift = selector.partition('→')
            if swift:
                there = swift in bare or swift in ours.paths
            elif spelled.startswith('='):
                there = has_constant(ours, spelled[1:])
            else:
                is_static = spelled.startswith('+')
                there = found and has_member(members, name, spelled.removeprefix('+'), is_static)
            if not there:
                missing.append(swift or spelled.lstrip('+='))
        yield name, kind, found, len(selectors), missing


def read_names(path):
    """The list's lines, `kind Name: selector selector …`; lines of # say where they are from."""
    seen = set()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith('#'):
            continue
        head, colon, rest = line.partition(':')
        match = re.fullmatch(r'(class|protocol|informal|category|enum|constants) (\w+)(?:→([\w.]+))?', head)
        if not colon or not match:
            raise Mistake(f'{path}:{number}: not `kind Name: selector selector …`: {line[:60]}')
        kind, name, swift = match.groups()
        wrong = next((one for one in rest.split() if not re.fullmatch(r'[+=]?[\w:]+(→[\w.():`]+)?', one)), None)
        if wrong:
            raise Mistake(f'{path}:{number}: not a selector: {wrong}')
        if name in seen:
            raise Mistake(f'{path}:{number}: {name} stands here a second time')
        seen.add(name)
        yield name, swift or name, kind, rest.split()

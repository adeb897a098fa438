#!/usr/bin/env python3
"""Checks what the folders of module Plumbline know of each other, and where unsafe code lies: two rules of
Documentation/Views.md.

    Tools/check-folders.py [--matrix]

A folder may mention the types that its own layer and the layers below declare. What else it mentions stands in EXCEPTIONS
with the reason. A mention is the name of a type that is declared in another folder, outside of comments and strings; a type
within another one is also known by its own name where Swift looks it up: in the bodies and extensions of the outer type and
of its subclasses. What is used without being named (members, values) is not seen.

Unsafe code lies in module Unchecked. The other places stand in UNSAFE with the reason.

With --matrix, prints how many mentions each folder makes of which other. Exits 1 with each mention that is not allowed
(`file:line`), with folders that have no layer, and with exceptions that nothing needs any more.
"""

import argparse
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MODULE = PACKAGE / 'Sources/Plumbline'

# From below to above. The first three are the core.
LAYERS = [
    # Numbers, traits, fonts: no view.
    ['Geometry', 'Associations', 'Environment', 'Text'],
    # The tree and what places it. Apple's classes name each other here.
    ['Views', 'Constraints', 'Anchors', 'Guides', 'Layout', 'Facades'],
    # What is made of constraints, and what is asked about them.
    ['Stack', 'VisualFormat', 'Diagnosis'],
    # How views look, move and hear.
    ['Appearance', 'Animation', 'Events'],
    ['Controls'],
    ['Windows', 'Controllers'],
    ['Lists'],
    # What knows every class by its name: archives and documents, key paths.
    ['Coding', 'Observing'],
]

# (folder, a folder above it, types, why)
EXCEPTIONS = [
    # What Apple's classes declare in their bodies, where subclasses override it: an extension could not hold it.
    ('Views', 'Events', 'UIEvent UIEvent.EventSubtype UITouch Selector',
     'UIResponder is the class that events arrive at'),
    ('Views', 'Events',
     'UIGestureRecognizer UIPanGestureRecognizer UIAccessibilityCustomAction UIAccessibilityScrollDirection', 'a view has gestures and actions'),
    ('Views', 'Appearance', 'CALayer CALayerDelegate CAAction CGContext CATransform3D UIColor',
     'a view has a layer, is its delegate, and carries colours and an image of its large content'),
    ('Views', 'Windows', 'UIWindow UIScreen',
     'a view tells when its window changes; a tree without one has the screen\'s scale'),
    ('Views', 'Controls', 'UIRefreshControl UIControl', 'a scroll view holds one, and takes no touches back from the other'),
    ('Lists', 'Coding', 'UINib', 'lists register the documents of their cells, which subclasses override'),
    ('Views', 'Controllers', 'UIViewController', 'a view knows the controller that it belongs to'),
    ('Views', 'Observing', 'NSKeyValueChangeKey', 'UIResponder.observeValue is overridden'),
    ('Events', 'Windows', 'UIWindow', 'a touch knows its window'),
    ('Events', 'Controllers', 'UIViewController', 'the preview of a context menu is a controller\'s'),
    ('Environment', 'Events', 'Selector', 'what changes of traits call may be named by a selector'),
    # What layout has to tell those above it, at a place where nobody can be asked instead.
    ('Views', 'Animation', 'AnimationBlock AnimationTimeline ViewChange ViewVector',
     'a block notes each change of place and size as it happens; the tree keeps its clock'),
    ('Stack', 'Animation', 'AnimationBlock', 'a block lays the stack out at its end'),
    ('Views', 'Observing', 'PropertyObservers', 'the rare state of a view holds its observers'),
    ('Layout', 'Diagnosis', 'AmbiguityExercise', 'the notes about an item say which of two solutions it is held at'),
    ('Environment', 'Constraints', 'NSLayoutConstraint', 'the listener of broken constraints gets them'),
    # Rules of Apple's that name a class.
    ('Layout', 'Stack', 'UIStackView',
     'a stack\'s baseline is that of an arranged view, also of the first to come; its content size lays nothing out'),
    ('Constraints', 'Windows', 'UIWindow',
     'a window\'s tree has to hold the items of its constraints; a root without one has its size for a time'),
    ('Diagnosis', 'Controllers', 'ControllerLayoutGuide', 'a trace says nothing of what is open in a controller\'s guides'),
    ('Diagnosis', 'Windows', 'UIWindow', 'only what lies in a window is ambiguous; a trace marks what fills one'),
    ('Stack', 'Controls', 'UILabel UIActivityIndicatorView',
     'labels of several lines share a row; a canvas keeps the room of hidden indicators'),
    ('Animation', 'Controllers', 'UIViewController',
     'the target of a display link may be a controller: its tree has the clock'),
    # `init(coder:)` is where a document is read.
    *((folder, 'Coding', 'DocumentCoder', 'init(coder:) leaves to a document what it would read from an archive')
      for folder in ('Views', 'Stack', 'Controls', 'Controllers', 'Lists')),
]

# (folders or files below Sources, why they have unsafe code)
UNSAFE = [
    ('Unchecked', 'the module for it'),
    ('Plumbline/Animation/UIView+BeginAnimations.swift Plumbline/Appearance/CGDrawingTypes.swift '
     'Plumbline/Appearance/CGPath.swift Plumbline/Appearance/CGPath+Flat.swift '
     'Plumbline/Appearance/UIBezierPath.swift Plumbline/Appearance/UIColor+Components.swift '
     'Plumbline/Appearance/CAAnimation.swift Plumbline/Appearance/CGColor.swift Plumbline/Appearance/CGContext.swift '
     'Plumbline/Controllers/UIPopoverPresentationController.swift Plumbline/Controls/NSTextContainer.swift '
     'Plumbline/Views/UIScrollView+Behavior.swift Plumbline/Views/UIResponder.swift '
     'Plumbline/Observing/KeyValueObserving.swift Plumbline/Observing/PropertyHearing.swift '
     'UIKit FoundationAdditions', "pointers in the signatures of Apple's API"),
    ('Plumbline/Associations Plumbline/Observing/PropertyObservers.swift',
     'keys of associations, which are pointers in Apple\'s API: compared, never followed'),
    ('Plumbline/Controls/UIButton+Configuration.swift',
     'a structure that module UIKit carries in a configuration, of a type that this module cannot name'),
    ('Plumbline/Coding/DynamicCreation.swift', 'initialisers called on classes that are known at run time only'),
    ('FontFiles PlumblineCommand LayoutService LayoutReport', 'C libraries, POSIX, and files that the build embeds'),
]
UNSAFE_WORD = re.compile(
    r'\b(?:\w*Unsafe\w*|Unmanaged|unsafe(?:Downcast|BitCast)|withMemoryRebound|_silgen_name)\b|\b(?:unowned|nonisolated)\(unsafe\)')

DECLARATION = re.compile(
    r'(?:^|(?<=[\s;{}]))(?P<kind>class|struct|enum|protocol|actor|extension|typealias)\s+'
    r'(?P<name>`?[A-Z]\w*`?(?:\.[A-Z]\w*)*)(?P<rest>[^{\n=]*)')
PRIVATE = re.compile(r'\b(?:private|fileprivate)\s+(?:\w+\s+)*$')
CHAIN = re.compile(r'(?<![\w.`@#])[A-Z]\w*(?:\.[A-Z]\w*)*')


def code(text):
    """The text with comments and strings blanked out; what strings interpolate, and every line, stays in its place."""
    out = list(text)

    def blank(start, end):
        for place in range(start, min(end, len(out))):
            if out[place] != '\n':
                out[place] = ' '

    def string(place):
        """Blanks a string; returns the place behind it."""
        hashes = 0
        while text[place] == '#':
            hashes, place = hashes + 1, place + 1
        quote = '"""' if text.startswith('"""', place) else '"'
        end, escape = quote + '#' * hashes, '\\' + '#' * hashes
        start = place - hashes
        place += len(quote)
        while place < len(text):
            if text.startswith(end, place):
                place += len(end)
                break
            if text.startswith(escape + '(', place):
                place += len(escape) + 1
                blank(start, place)
                place = start = walk(place, 1)
            elif text.startswith(escape, place):
                place += len(escape) + 1
            else:
                place += 1
        blank(start, place)
        return place

    def walk(place, depth=0):
        """Goes through code: to the end, or to the parenthesis that ends an interpolation."""
        token = re.compile(r'//|/\*|#*"|[()]')
        while match := token.search(text, place):
            place = match.start()
            if match[0] == '//':
                end = text.find('\n', place)
                end = len(text) if end < 0 else end
                blank(place, end)
                place = end
            elif match[0] == '/*':
                end, nested = place + 2, 1
                while nested and (mark := re.compile(r'/\*|\*/').search(text, end)):
                    nested += 1 if mark[0] == '/*' else -1
                    end = mark.end()
                blank(place, end)
                place = end
            elif match[0].endswith('"'):
                place = string(place)
            else:
                place = match.end()
                if depth:
                    depth += 1 if match[0] == '(' else -1
                    if depth == 0:
                        return place
        return len(text)

    walk(0)
    return ''.join(out)


class Source:
    """A file's code, with the types that its pieces belong to."""

    def __init__(self, path):
        self.path = path
        self.folder = path.relative_to(MODULE).parts[0]
        self.text = code(path.read_text())
        # (start, end, full name) of every body, and of every declaration (start, full name, is private)
        self.bodies, self.declarations, self.superclasses = [], [], {}
        self.read()

    def read(self):
        events = [(match.start(), match) for match in DECLARATION.finditer(self.text)]
        events += [(match.start(), match[0]) for match in re.finditer(r'[{}]', self.text)]
        stack, waiting, hidden = [], None, 0
        for place, event in sorted(events, key=lambda event: event[0]):
            if event == '{':
                stack.append((place, waiting))
                waiting = None
            elif event == '}':
                if stack:
                    start, opened = stack.pop()
                    if opened:
                        self.bodies.append((start, place, *opened))
            elif event['name'] not in ('Type', 'Self'):
                outer = next((opened for _, opened in reversed(stack) if opened), ('', False))
                if event['kind'] != 'extension' and any(opened is None for _, opened in stack):
                    # A type within a function is nobody else's.
                    waiting = (event['name'], True) if event['kind'] != 'typealias' else None
                    continue
                line = self.text[self.text.rfind('\n', 0, place) + 1:place]
                is_private = outer[1] or bool(PRIVATE.search(line)) and event['kind'] != 'extension'
                name = event['name'] if not outer[0] or event['kind'] == 'extension' else f"{outer[0]}.{event['name']}"
                if event['kind'] != 'extension':
                    self.declarations.append((name, is_private))
                if event['kind'] == 'class' and (first := re.match(r'\s*:\s*(?:@\w+\s+)*([A-Z]\w*)', event['rest'])):
                    self.superclasses[name] = first[1]
                if event['kind'] != 'typealias':
                    waiting = (name, is_private)


def unsafe_problems():
    """Unsafe code outside of the places that are listed for it, and places that have none any more."""
    places = {place: False for names, _ in UNSAFE for place in names.split()}
    problems = []
    for path in sorted((PACKAGE / 'Sources').rglob('*.swift')):
        if not (match := UNSAFE_WORD.search(text := code(path.read_text()))):
            continue
        name = path.relative_to(PACKAGE / 'Sources').as_posix()
        if known := [place for place in places if name == place or name.startswith(place + '/')]:
            places.update(dict.fromkeys(known, True))
        else:
            line = text.count('\n', 0, match.start()) + 1
            problems.append(f'Sources/{name}:{line}: {match[0]} outside of module Unchecked. Use a type of that module, '
                            'or write the place with its reason into Tools/check-folders.py')
    problems += [f'Sources/{place}: has no unsafe code any more: take it out of Tools/check-folders.py'
                 for place, is_needed in places.items() if not is_needed]
    return problems


def listed(names):
    return ', '.join(sorted(names)) or 'nothing'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--matrix', action='store_true', help='print who mentions whom')
    options = parser.parse_args()
    sources = [Source(path) for path in sorted(MODULE.rglob('*.swift'))]
    rank = {folder: number for number, layer in enumerate(LAYERS) for folder in layer}
    owners, superclasses = {}, {}
    for source in sources:
        superclasses |= source.superclasses
        for name, is_private in source.declarations:
            if not is_private:
                owners.setdefault(name, source.folder)

    def scopes(source, place):
        """The types in whose bodies a place lies, from within, each with its superclasses."""
        for start, end, name, _ in sorted(source.bodies, reverse=True):
            if start < place < end:
                while name:
                    yield from (name.rsplit('.', count)[0] for count in range(name.count('.') + 1))
                    name = superclasses.get(name)

    def owner(source, place, chain):
        """The type that a chain of names leads to, and its folder; none for the types of other modules."""
        own = {name for name, is_private in source.declarations if is_private}
        parts = chain.split('.')
        for scope in dict.fromkeys([*scopes(source, place), '']):
            prefix = f'{scope}.' if scope else ''
            for length in range(len(parts), 0, -1):
                name = prefix + '.'.join(parts[:length])
                if name in own:
                    return None
                if name in owners:
                    return name, owners[name]
        return None

    mentions = defaultdict(list)
    for source in sources:
        for match in CHAIN.finditer(source.text):
            if found := owner(source, match.start(), match[0]):
                name, folder = found
                if folder != source.folder:
                    line = source.text.count('\n', 0, match.start()) + 1
                    mentions[source.folder, folder].append((source.path.relative_to(PACKAGE), line, name))

    folders = sorted({source.folder for source in sources})
    if options.matrix:
        for folder in folders:
            counts = {above: len(found) for (below, above), found in sorted(mentions.items()) if below == folder}
            print(f'{folder:14}' + ', '.join(f'{above} {count}' for above, count in counts.items()))
            for above in counts:
                if rank.get(above, 0) > rank.get(folder, 0):
                    names = Counter(name for _, _, name in mentions[folder, above])
                    text = ', '.join(f'{name} {count}' for name, count in names.most_common())
                    print(f'{"":14}above it: {above}: {text}')
        return 0

    problems = [f'{folder}: has no layer in Tools/check-folders.py' for folder in folders if folder not in rank]
    problems += [f'{folder}: is no folder of Plumbline' for folder in rank if folder not in folders]
    allowed = defaultdict(set)
    for folder, above, names, _ in EXCEPTIONS:
        allowed[folder, above] |= set(names.split())
    for (folder, above), found in sorted(mentions.items()):
        if folder not in rank or above not in rank or rank[above] <= rank[folder]:
            continue
        for path, line, name in found:
            if name not in allowed[folder, above]:
                known = [name for layer in LAYERS[:rank[folder] + 1] for name in layer if name != folder]
                problems.append(
                    f'{path}:{line}: {folder} mentions {name}, which {above} declares above it. {folder} may know '
                    f'{listed(known)}. Move one of the two, or write the exception with its reason into '
                    'Tools/check-folders.py')
    for (folder, above), names in list(allowed.items()):
        unused = names - {name for _, _, name in mentions[folder, above]}
        if unused:
            problems.append(f'{folder}: no longer mentions {listed(unused)} of {above}: take the exception out')
    problems += unsafe_problems()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())

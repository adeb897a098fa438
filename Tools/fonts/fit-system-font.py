#!/usr/bin/env python3
"""Recovers the system font's advances from the widths that Interface Builder stored in its documents.

  fit-system-font.py CORPUS --prior FONT.ttf [--cache FILE] [--half a|b] [--folds N] [--emit FILE.swift] [--dump FILE.json]

CORPUS  folder with .storyboard and .xib files (iOS and macOS), or several
FONT    an open variable font with the axes `wght` and `opsz`, metrically close to San Francisco: Inter 4
        (SIL Open Font License; the PyPI package fontpkg-inter holds "Inter[opsz,wght].ttf")

A label or button of intrinsic width w was measured as text of width W with w - step < W <= w, where step is a
pixel, or a point in documents that round to points. Every such string is an interval observation of

    W = size * sum(advance(c)) + size * sum(kerning(pair)) + count * tracking(size)

The advances are the open font's, scaled, plus deviations of groups of letters, letters, and letters in one weight,
each with a Gaussian prior; signs have another one in the fonts before the variable one. The trackings are the published
ones, which are rounded, plus a deviation of each size. Texts of the Mac have an offset of their own.
Strings whose width turns out not to be intrinsic are outliers of a mixture. The optimum is found by L-BFGS while the
intervals' soft edges harden. Cross-validation leaves whole repositories out; a string counts only if no other
repository holds it. `--half` fits to one half of the repositories (those of `Tools/score --half`).

Needs numpy, scipy, fonttools.
"""
import argparse, collections, glob, hashlib, json, math, os, unicodedata
import xml.etree.ElementTree as ET
os.environ.setdefault('OMP_NUM_THREADS', '1')  # the matrices are small and sparse
import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from scipy.special import ndtr

WEIGHTS = dict(ultraLight=100, thin=200, light=300, regular=400, medium=500, semibold=600, bold=700, heavy=800, black=900)
ASCII = range(0x20, 0x7F)
LATIN = [*ASCII, *range(0xA0, 0x180)]
OTHERS = [*range(0x370, 0x400), *range(0x400, 0x460), *range(0x490, 0x500), *range(0x2010, 0x2060), *range(0x20A0, 0x20C0),
          *range(0x2100, 0x2150), *range(0x2190, 0x2200), *range(0x2200, 0x2270), *range(0x25A0, 0x2600), *range(0x2700, 0x27C0)]
# Tracking in points from iOS 14 on: Human Interface Guidelines, Typography, tracking values of SF Pro.
TRACKING = {6: .24, 7: .23, 8: .21, 9: .17, 10: .12, 11: .06, 12: 0, 13: -.08, 14: -.15, 15: -.23, 16: -.31, 17: -.43,
            18: -.44, 19: -.45, 20: -.45, 21: -.36, 22: -.26, 23: -.10, 24: .07, 25: .15, 26: .22, 27: .29, 28: .38,
            29: .40, 30: .40, 31: .39, 32: .41, 33: .40, 34: .40, 35: .38, 36: .37, 37: .36, 38: .37, 39: .38, 40: .37,
            41: .36, 42: .37, 43: .38, 44: .37, 45: .35, 46: .36, 47: .37, 48: .35, 49: .33, 50: .34, 51: .35, 52: .33,
            53: .31, 54: .32, 56: .30, 58: .28, 60: .26, 62: .24, 64: .22, 66: .19, 68: .17, 70: .14, 72: .14, 76: .07,
            80: 0}
# Before: the same guidelines' figures for SF UI and the first SF Pro, thousandths of an em.
STATIC_TRACKING = {17: -24, 18: -25, 19: -26, 20: 19, 21: 17, 22: 16, 23: 15, 24: 15, 25: 14, 26: 14, 27: 13, 28: 13,
                   29: 13, 30: 12, 33: 12, 34: 11, 37: 11, 38: 10, 42: 10, 43: 9, 48: 9, 49: 8, 80: 8}
STYLES = dict(Title0=34, Title1=28, Title2=22, Title3=20, Headline=17, Body=17, Callout=16, Subhead=15, Footnote=13,
              Caption1=12, Caption2=11)
# The smallest text size, which editors of builds 18000 to 20999 draw (Sources/InterfaceBuilder/Canvas/EditorVersion.swift).
SMALL_STYLES = dict(Title0=31, Title1=25, Title2=19, Title3=17, Headline=14, Body=14, Callout=13, Subhead=12, Footnote=12,
                    Caption1=11, Caption2=11)
MAC_SIZES = dict(system=13, message=11, smallSystem=11, titleBar=13, miniSystem=9, label=10, menu=13, systemBold=13,
                 smallSystemBold=11, toolTip=11, cellTitle=12)
SCALE_3 = {'retina5_5', 'retina5_9', 'retina6_0', 'retina6_12', 'retina6_3', 'retina6_5', 'retina6_7', 'retina6_72'}
# Letters whose advances move together from one grotesque to the next.
GROUPS = ['bdpq', 'hnu', 'ceo', 'vyxzks', 'ilj', 'ftr', 'EFL', 'HNMU', 'CGOQ', 'AVXYKZ', 'BPRS', '0234568', '17', '.,:;',
          '()[]']
GROUP = {c: g for g in GROUPS for c in g}
# Editions of the system font: SF UI (iOS 9, 10), static SF Pro (iOS 11 to 13), variable SF Pro.
UI, STATIC, VARIABLE = 0, 1, 2
# How much of the display design the variable font shows: such that the published trackings leave a character the room
# that it has in the static display font, whose advances are 0.056 em narrower than the text design's:
# tracking(variable) + (1 - share) * 0.056 * size = tracking(static). Below 20 points in proportion.
SHARE = {17: 0, 18: .09, 19: .18, 20: .27, 21: .385, 22: .5, 23: .645, 24: .78, 25: .86, 26: .91, 27: .96, 28: 1}
# Standard deviations of the deviations, in em, chosen by cross-validation.
SIGMA = dict(group=.015, letter=.02, letter_weight=.0035, slope_letter=.008, digits=.01, display=.006, slope=.06, offset=.02,
             kerning=.3, kerned=.012, space_pair=.004, digit_pair=.012, symbol_pair=.006, lower_pair=.0015, upper_pair=.008,
             pair_display=.008, symbol=.06, kind_weight=.004, static_letter=.001, static_symbol=.12, mac=.03,
             mac_tracking=.002, tracking=.0008, display_weight=.02, one_weight=.003, static_weight=.01, display_digits=.03,
             edge=.04)
MARGIN = .04       # points by which a string's own width is to keep off the ends of its interval
KERNING = .8       # of the open font's kerning
DISPLAY = -.056    # em by which an advance of the display design differs from the text design's
DISPLAY_UI = .0135 # em by which SF UI Display is wider than SF Pro Display
# How likely a string's stored width is not its own: by what holds it.
OUTLIER = dict(free=.08, mac=.4, stack=.3, fixed=.75, elsewhere=.01)
# Widths counted in documents that are not at hand: the configured button "Button" is 67 wide in builds 18000 to 20999.
ELSEWHERE = [dict(text='Button', weight='regular', size=14.0, width=43.0, step=.5, whole=0.0, held='elsewhere', tools=18000,
                  document='elsewhere', id='')]


# --- reading -------------------------------------------------------------------------------------------------------

def text_of(element, key):
    return element.get(key) if element.get(key) is not None else element.findtext(f"string[@key='{key}']")


def font_of(element, configured, tools):
    """Weight and size of a label's or button's system font, or None."""
    styles = SMALL_STYLES if 18000 <= tools < 21000 else STYLES
    fd = element.find("fontDescription[@key='fontDescription']")
    if configured is not None:
        fd = configured.find('.//fontDescription')
        if fd is None and element.find("fontDescription[@key='fontDescription']") is None: return 'regular', float(styles['Body'])
    if fd is None: return 'regular', (17.0 if element.tag == 'label' else 15.0)
    if fd.get('style'):
        style = fd.get('style').replace('UICTFontTextStyle', '')
        return ('semibold' if style == 'Headline' else 'regular', float(styles[style])) if style in styles else None
    if fd.get('pointSize') is None: return None
    size = float(fd.get('pointSize')) or 12.0  # Core Text's for a font of no size
    if fd.get('name') == '.AppleSystemUIFont': return 'regular', size
    if fd.get('type') not in ('system', 'boldSystem'): return None
    return 'bold' if fd.get('type') == 'boldSystem' else fd.get('weight', 'regular'), size


def insets_of(element):
    """Sum of the left and right content insets, or None where other insets take part."""
    total = 0.0
    for i in element.findall('inset'):
        x = [float(i.get(k, 0)) for k in ('minX', 'maxX')]
        if all(abs(v) < 1e-3 for v in x): continue
        if i.get('key') != 'contentEdgeInsets': return None
        total += sum(x)
    return total


def step_of(width, height, size, scale, tools, is_label):
    """Pixel size, and how likely it is that the width was rounded up to a whole point."""
    part = abs(width - round(width))
    if part > 1e-3: return (.5 if abs(part - .5) < .02 else 1 / 3), 0.0
    line = size * (1950 + 494) / 2048
    point, pixel = math.ceil(line - 1e-6), math.ceil(line * scale - 1e-6) / scale
    if is_label and point != pixel and abs(height - pixel) < .02: return 1 / scale, 0.0
    if is_label and point != pixel and abs(height - point) < .02: return 1 / scale, .9
    return 1 / scale, (.5 if tools >= 13000 else .9)


def segments_of(element, tools, known):
    """The widest title of a segmented control with equal segments, and its width."""
    titles = [s.get('title') or '' for s in element.iter('segment')]
    plain = not any(s.get('image') or float(s.get('width', 0)) for s in element.iter('segment'))
    if not plain or not any(titles) or element.get('apportionsSegmentWidthsByContent') == 'YES': return None, 0
    inner = (float(element.find("rect[@key='frame']").get('width')) + 1) / len(titles) - 1
    return max(titles, key=lambda t: sum(known.get(c, .6) for c in t)), inner - (18 if tools >= 14700 else 14)


def editor_of(root):
    """The build of the editor, which the plug-in names; `toolsVersion` is sometimes made up."""
    versions = [p.get('version') for p in root.iter('plugIn') if 'IBCocoaTouch' in p.get('identifier', '')]
    return int((versions + [root.get('toolsVersion', '0')])[0].split('.')[0])


def ios_strings(root, name, known):
    device = root.find('device')
    scale = 3 if device is not None and device.get('id') in SCALE_3 else 2
    tools = editor_of(root)
    if tools < 8000: return  # Helvetica Neue
    parent = {c: p for p in root.iter() for c in p}
    fixed = collections.defaultdict(set)
    for c in root.iter('constraint'):
        if c.get('relation') or c.get('priority', '1000') != '1000': continue
        for n in ('first', 'second'):
            i = c.get(n + 'Item') or (parent[parent[c]].get('id') if n == 'first' else None)
            a = (c.get(n + 'Attribute') or '').replace('Margin', '').replace('left', 'leading').replace('right', 'trailing')
            if a in ('leading', 'trailing', 'centerX', 'width'): fixed[i].add(a)
    for e in root.iter():
        frame = e.find("rect[@key='frame']")
        if e.tag not in ('label', 'button', 'segmentedControl') or frame is None: continue
        width, height = float(frame.get('width')), float(frame.get('height'))
        configured, padding = e.find('buttonConfiguration'), 0.0
        font = ('medium' if tools >= 14700 else 'regular', 13.0) if e.tag == 'segmentedControl' else font_of(e, configured, tools)
        if font is None or font[0] not in WEIGHTS: continue
        if e.tag == 'label':
            text = text_of(e, 'text')
            if e.find('attributedString') is not None: continue
            lines = (text or '').replace('\u2028', '\n').split('\n')
            if e.get('numberOfLines', '1') != '1':
                if height > (1.25 * len(lines) + .35) * font[1]: continue
                # A text of several lines is as wide as the widest.
                text = max(lines, key=lambda line: sum(known.get(c, .6) for c in line))
        elif e.tag == 'segmentedControl':
            text, inner = segments_of(e, tools, known)
            padding = width - inner
            if abs(inner - round(inner)) > .01: continue
        else:
            state = e.find("state[@key='normal']")
            if state is not None and any(state.get(k) for k in ('image', 'backgroundImage')): continue
            padding = insets_of(e)
            if padding is None or e.get('buttonType') not in ('system', 'roundedRect', None): continue
            text = text_of(state, 'title') if state is not None else None
            if configured is not None:
                if configured.get('style') not in ('plain', 'gray', 'tinted', 'filled'): continue
                text, padding = text_of(configured, 'title'), 24.0
            elif padding == 0 and width in (30.0, 46.0): continue  # the least width, and an empty button's
        if not text or '\n' in text: continue
        if e.tag == 'label' or configured is not None:
            step, whole = step_of(width, height, font[1], scale, tools, e.tag == 'label')
        else: step, whole = 1.0, (0.0 if tools >= 13000 else .9)  # buttons without configuration and segments: points
        held = 'fixed' if e.get('translatesAutoresizingMaskIntoConstraints') != 'NO' or \
            len(fixed[e.get('id')]) > 1 or 'width' in fixed[e.get('id')] else \
            'stack' if parent[parent[e]].tag == 'stackView' else 'free'
        yield dict(text=text, weight=font[0], size=font[1], width=width - padding, step=step, whole=whole, held=held,
                   tools=tools, document=name, id=e.get('id'))


# What AppKit's controls add to their texts, in frames: up to macOS 10.15, in macOS 11 to 15, and from 26 on
# (Sources/AppKitLayout/ControlShape.swift).
MAC_ROOM = {('check', 'regular'): (22, 26, 22), ('check', 'small'): (21, 21, 18), ('radio', 'regular'): (22, 26, 22),
            ('radio', 'small'): (21, 21, 18), ('push', 'regular'): (40, 34, 24), ('push', 'small'): (28, 28, 20),
            ('push', 'large'): (40, 32, 28)}


def mac_release(root):
    versions = [p.get('version') for p in root.iter('plugIn') if p.get('identifier', '').endswith('CocoaPlugin')]
    build = int((versions + [root.get('toolsVersion', '0')])[0].split('.')[0])
    if build < 24000: return 0 if build < 17503 else 1
    thick = any(s.find('rect') is not None and
                s.find('rect').get('height' if s.get('horizontal') == 'YES' else 'width') == '17'
                for s in root.iter('scroller'))
    return 2 if thick or build >= 24400 else 1


def mac_strings(root, name, known):
    release = mac_release(root)
    for tag, padding in (('textField', 4), ('button', 22)):
        for e in root.iter(tag):
            cell, frame = e.find(tag + 'Cell'), e.find("rect[@key='frame']")
            font = cell.find("font[@key='font']") if cell is not None else None
            if font is None or frame is None or not cell.get('title') or '\n' in cell.get('title'): continue
            room = padding + (4 if tag == 'textField' and cell.get('alignment') == 'center' else 0)
            if tag == 'button':
                is_placed = e.get('translatesAutoresizingMaskIntoConstraints') == 'NO' and e.get('fixedFrame') != 'YES'
                is_push = cell.get('type') == 'push' and cell.get('bezelStyle') == 'rounded' and not cell.get('image')
                kind = 'push' if is_push else cell.get('type')
                rooms = MAC_ROOM.get((kind, cell.get('controlSize', 'regular')))
                if not is_placed or rooms is None: continue
                room = rooms[release]
            size = 13.0 if font.get('usesAppearanceFont') else float(font.get('size') or MAC_SIZES.get(font.get('metaFont'), 0))
            if size < 5 or font.get('textStyle') or tag == 'textField' and float(frame.get('height')) > 1.8 * size: continue
            yield dict(text=cell.get('title'), weight='bold' if 'old' in font.get('metaFont', '') else 'regular', size=size,
                       width=float(frame.get('width')) - room, step=.5, whole=1.0, held='mac', tools=20000,
                       document=name, id=e.get('id'))


def half(name):
    """The half of the repositories that a document belongs to."""
    return 'ab'[hashlib.sha256(name.split(os.sep)[0].encode()).digest()[0] & 1]


def read(folders, prior, only=None):
    known, seen = prior['text/regular']['advances'], {}
    for folder in folders:
        for path in sorted(glob.glob(f'{folder}/**/*', recursive=True)):
            if not path.endswith(('.xib', '.storyboard')): continue
            if only and half(os.path.relpath(path, folder)) != only: continue
            try: root = ET.parse(path).getroot()
            except ET.ParseError: continue
            reader = mac_strings if root.get('targetRuntime') == 'MacOSX.Cocoa' else ios_strings
            for o in reader(root, os.path.relpath(path, folder), known):
                if any(c not in known for c in o['text']): continue
                key = o['text'], o['weight'], o['size'], round(o['width'], 2), o['held'] == 'mac'
                if key not in seen: seen[key] = o
                elif o['held'] == 'free': seen[key]['held'] = 'free'
    return list(seen.values()) + ELSEWHERE


# --- the open font -------------------------------------------------------------------------------------------------

def pair_values(font, glyphs):
    """Kerning of the pairs of `glyphs`, from the font's GPOS table."""
    gpos, total = font['GPOS'].table, collections.Counter()
    lookups = {i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == 'kern' for i in f.Feature.LookupListIndex}
    for index in sorted(lookups):
        first = {}
        for table in gpos.LookupList.Lookup[index].SubTable:
            if table.LookupType == 9: table = table.ExtSubTable
            if table.LookupType != 2: continue
            for n, left in enumerate(table.Coverage.glyphs):
                if left not in glyphs: continue
                if table.Format == 1:
                    for r in table.PairSet[n].PairValueRecord:
                        if r.SecondGlyph in glyphs: first.setdefault((left, r.SecondGlyph), getattr(r.Value1, 'XAdvance', 0))
                else:
                    record = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
                    for right in glyphs:
                        value = record.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
                        first.setdefault((left, right), getattr(value, 'XAdvance', 0) if value else 0)
        total.update(first)
    return total


def open_font(path):
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer
    out = {}
    for design, optical in (('text', 14), ('display', 32)):
        for weight, value in WEIGHTS.items():
            font = instancer.instantiateVariableFont(TTFont(path), {'opsz': optical, 'wght': value})
            names, em = font.getBestCmap(), font['head'].unitsPerEm
            advances = {chr(c): font['hmtx'][names[c]][0] / em for c in LATIN + OTHERS if c in names}
            letters = {names[c]: chr(c) for c in ASCII}
            values = pair_values(font, letters) if weight == 'regular' else {}
            pairs = {letters[a] + letters[b]: v / em for (a, b), v in values.items() if v}
            out[f'{design}/{weight}'] = dict(advances=advances, pairs=pairs)
    return out


# --- the model -----------------------------------------------------------------------------------------------------

def between(table, x):
    keys = sorted(table)
    if x <= keys[0]: return table[keys[0]]
    if x >= keys[-1]: return table[keys[-1]]
    high = next(k for k in keys if k >= x)
    low = max(k for k in keys if k <= x)
    return table[low] if low == high else table[low] + (table[high] - table[low]) * (x - low) / (high - low)


def tracking(size, edition):
    """Points after each character."""
    if edition == VARIABLE or size < 17: return between(TRACKING, size)
    if size < 20: return between({k: v for k, v in STATIC_TRACKING.items() if k < 20}, size) * size / 1000
    return between({k: v for k, v in STATIC_TRACKING.items() if k >= 20}, size) * size / 1000


def display_share(size, edition):
    if edition == VARIABLE: return between(SHARE, size)
    return 1.0 if size >= 20 else 0.0


def deviations(size, edition):
    """Parameters by which a size's tracking differs from the published one, in em: one for all editions, one for this."""
    return f'tracking {size:g}', f'tracking {size:g} {"variable" if edition == VARIABLE else "static"}'


def kind_of(c):
    """What characters of one weight differ from the open font's together."""
    if c.isdigit(): return 'digit'
    if c.isalpha(): return 'upper' if c.isupper() else 'lower'
    return 'space' if c == ' ' else 'symbol'


def pair_kind(pair):
    """How far kerning may go of a pair that the open font does not kern: fonts kern hardly any two small letters."""
    kinds = {kind_of(c) for c in pair}
    if 'digit' in kinds: return 'digit_pair'
    if 'space' in kinds: return 'space_pair'
    if 'symbol' in kinds: return 'symbol_pair'
    return 'lower_pair' if kinds == {'lower'} else 'upper_pair'


def heaviness(weight): return (WEIGHTS[weight] - 400) / 300


class Parameters:
    def __init__(self): self.index, self.sigma = {}, []

    def __call__(self, name, sigma):
        if name not in self.index:
            self.index[name] = len(self.sigma)
            self.sigma.append(sigma)
        return self.index[name]


class Model:
    """Prediction of a string's width: a constant and a linear form in the parameters, per edition."""

    def __init__(self, prior, strings):
        self.prior, self.parameters = prior, Parameters()
        new = [self.row(o, VARIABLE if o['tools'] >= 17000 else STATIC) for o in strings]
        old = [self.row(o, UI if o['tools'] < 17000 else STATIC) for o in strings]
        self.matrices = []
        for rows in (new, old):
            cells = [(i, j, v) for i, (terms, _) in enumerate(rows) for j, v in terms.items()]
            i, j, v = zip(*cells)
            x = csr_matrix((v, (i, j)), shape=(len(strings), len(self.parameters.sigma)))
            self.matrices += [x, np.array([c for _, c in rows])]
        self.sigma = np.array(self.parameters.sigma)

    def letter(self, c, weight, share, add, edition=VARIABLE):
        """Advance in em of the prior, and the parameters that move it."""
        text = self.prior['text/' + weight]['advances'][c]
        p, s = self.parameters, SIGMA
        add(p('slope', s['slope']), text)
        add(p('offset', s['offset']), 1)
        add(p('slope ' + weight, s['slope'] / 3), text)
        add(p('offset ' + weight, s['offset'] / 3), 1)
        if c in GROUP: add(p('group ' + GROUP[c], s['group']), 1)
        kind = kind_of(c)
        add(p('letter ' + c, s['symbol'] if kind == 'symbol' else s['letter']), 1)
        add(p('letter ' + weight + c, s['letter_weight']), 1)
        if weight != 'regular': add(p('slope ' + c, s['slope_letter']), heaviness(weight))
        add(p(kind + ' ' + weight, s['kind_weight']), 1)
        if c.isdigit(): add(p('digits ' + weight, s['digits']), 1)
        if edition != VARIABLE:
            add(p('static letter ' + c, s['static_symbol'] if kind == 'symbol' else s['static_letter']), 1)
        if share:
            display = self.prior['display/' + weight]['advances'][c]
            add(p('display shape', .05), share * (display - text - DISPLAY))
            add(p('display offset', .01), share)
            add(p('display slope', .03), share * (text - .55))
            add(p('display weight', s['display_weight']), share * heaviness(weight))
            if weight != 'regular': add(p('display ' + weight, s['one_weight']), share)
            if c.isdigit():
                add(p('display digits', s['display_digits']), share)
                add(p('display digits weight', s['display_digits']), share * heaviness(weight))
                add(p('display digits abs weight', s['display_digits']), share * abs(heaviness(weight)))
            else: add(p('display ' + kind + ' weight', s['one_weight']), share * heaviness(weight))
            if c in GROUP: add(p('display group ' + GROUP[c], s['display']), share)
            add(p('display letter ' + c, s['display']), share)
        return text + share * DISPLAY

    def pair(self, pair, share, add):
        k = (1 - share) * self.prior['text/regular']['pairs'].get(pair, 0) + share * self.prior['display/regular']['pairs'].get(pair, 0)
        if k: add(self.parameters('kerning', SIGMA['kerning']), k)
        add(self.parameters('pair ' + pair, SIGMA['kerned' if k else pair_kind(pair)]), 1)
        if share: add(self.parameters('display pair ' + pair, SIGMA['pair_display']), share)
        return KERNING * k

    def row(self, o, edition):
        terms, size, weight, text = collections.defaultdict(float), o['size'], o['weight'], o['text']
        share = display_share(size, edition)
        def add(j, v): terms[j] += v * size
        constant = len(text) * tracking(size, edition)
        for name in deviations(size, edition): add(self.parameters(name, SIGMA['tracking']), len(text))
        if o['held'] == 'mac':
            add(self.parameters('mac', SIGMA['mac']), 1)
            add(self.parameters('mac tracking', SIGMA['mac_tracking']), len(text))
        if edition != VARIABLE and share:
            add(self.parameters('static weight', SIGMA['static_weight']), len(text) * heaviness(weight))
        if edition == UI and share:
            constant += DISPLAY_UI * size * len(text)
            add(self.parameters('display UI', .008), len(text))
        constant += size * sum(self.letter(c, weight, share, add, edition) for c in text)
        constant += size * sum(self.pair(a + b, share, add) for a, b in zip(text, text[1:]))
        return terms, constant

    def fit(self, strings, chosen=None, iterations=300):
        x1, c1, x2, c2 = (m if chosen is None else m[chosen] for m in self.matrices)
        t1, t2 = x1.T.tocsr(), x2.T.tocsr()
        column = lambda f: np.array([f(o) for o in strings])
        width, step, whole = column(lambda o: o['width']), column(lambda o: o['step']), column(lambda o: o['whole'])
        odd = column(lambda o: OUTLIER[o['held']])
        old = whole * column(lambda o: 0 if o['held'] == 'mac' else .97 if o['tools'] < 13000 else .3 if o['tools'] < 17000 else .1)
        density = lambda z: np.exp(-z * z / 2) / math.sqrt(2 * math.pi)

        def loss(z, edge):
            theta = z * self.sigma
            def inside(p, s):
                a, b = (width - MARGIN - p) / edge, (width - s + MARGIN - p) / edge
                return ndtr(a) - ndtr(b), (density(b) - density(a)) / edge
            p1, p2 = c1 + x1 @ theta, c2 + x2 @ theta
            (i1, g1), (i2, g2), (i3, g3) = inside(p1, step), inside(p2, 1.0), inside(p1, 1.0)
            likely = (1 - odd) * ((1 - whole) * i1 / step + old * i2 + (whole - old) * i3) + odd / 150
            d1 = (1 - odd) * ((1 - whole) * g1 / step + (whole - old) * g3) / likely
            d2 = (1 - odd) * old * g2 / likely
            return .5 * z @ z - np.log(likely).sum(), z - (t1 @ d1 + t2 @ d2) * self.sigma

        z = np.zeros(len(self.sigma))
        for edge in (3.0, 1.5, .8, .4, .2, .1, SIGMA['edge']):
            z = minimize(loss, z, args=(edge,), jac=True, method='L-BFGS-B',
                         options=dict(maxiter=iterations, maxfun=2 * iterations)).x
        return z * self.sigma

    def predict(self, theta):
        x1, c1, x2, c2 = self.matrices
        return c1 + x1 @ theta, c2 + x2 @ theta


def errors(strings, new, old):
    """Distance of each stored width from the predicted one, rounded the way the document may have rounded it."""
    out = []
    for o, a, b in zip(strings, new, old):
        tries = [(a, o['step'])] if o['whole'] < .9 else []
        if o['whole'] >= .5: tries.append((b if o['tools'] < 13000 or o['tools'] < 17000 and o['size'] >= 20 else a, 1.0))
        out.append(min(abs(math.ceil((p - 1e-6) / s) * s - o['width']) for p, s in tries))
    return np.array(out)


def cross_validate(prior, strings, intrinsic, count_of_folds):
    kept = [(o, r) for o, r in zip(strings, intrinsic) if o['held'] in ('free', 'stack') or r]
    chosen, is_intrinsic = [o for o, _ in kept], [r for _, r in kept]
    model = Model(prior, chosen)
    repository = [o['document'].split(os.sep)[0] for o in chosen]
    folds, load = [[] for _ in range(count_of_folds)], [0] * count_of_folds
    count = collections.Counter(repository)
    for name in sorted(count, key=lambda n: (-count[n], n)):
        i = load.index(min(load))
        folds[i].append(name)
        load[i] += count[name]
    new, old = np.zeros(len(chosen)), np.zeros(len(chosen))
    for fold in folds:
        out = np.array([r in fold for r in repository])
        theta = model.fit([o for o, held in zip(chosen, out) if not held], ~out, 150)
        a, b = model.predict(theta)
        new[out], old[out] = a[out], b[out]
    holders = collections.defaultdict(set)
    for o, r in zip(chosen, repository): holders[o['text'], o['weight'], o['size']].add(r)
    off = errors(chosen, new, old)
    test = [i for i, o in enumerate(chosen) if o['held'] in ('free', 'stack') and is_intrinsic[i]
            and len(holders[o['text'], o['weight'], o['size']]) == 1]
    classes = collections.OrderedDict(all=lambda o: True)
    for w in WEIGHTS:
        for part, big in (('< 20 pt', False), ('>= 20 pt', True)):
            classes[f'{w} {part}'] = lambda o, w=w, big=big: o['weight'] == w and (o['size'] >= 20) == big
    for part, big in (('< 20 pt', False), ('>= 20 pt', True)):
        classes[part] = lambda o, big=big: (o['size'] >= 20) == big
        for name, low, high in (('SF UI', 0, 13000), ('SF static', 13000, 17000), ('SF variable', 17000, 99999)):
            classes[f'{name} {part}'] = lambda o, big=big, low=low, high=high: low <= o['tools'] < high and (o['size'] >= 20) == big
    print(f'{"held-out strings":20}{"count":>6}{"<=0.51 pt":>11}{"<=1 pt":>8}{"<=3 pt or 4 %":>15}')
    for name, match in classes.items():
        e = [(off[i], chosen[i]['width']) for i in test if match(chosen[i])]
        if not e: continue
        share = lambda f: 100 * sum(map(f, e)) / len(e)
        print(f'{name:20}{len(e):6}{share(lambda v: v[0] < .51):10.1f}%{share(lambda v: v[0] < 1.01):7.1f}%'
              f'{share(lambda v: v[0] <= max(3, .04 * v[1])):14.1f}%')


# --- the tables ----------------------------------------------------------------------------------------------------

# Letters of other alphabets that are drawn as a Latin one.
ALIKE = dict(zip('АВЕЅІЈКМНОРСТХаеорсухіјѕԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABESIJKMHOPCTXaeopcyxijsdhqwABEZHIKMNOPTYXo'))


def letters(model, theta, weight, share):
    """Advances of one design in ten-thousandths of an em, by character."""
    prior, index, out = model.prior['text/' + weight]['advances'], model.parameters.index, {}
    for c in prior:
        base = ALIKE.get(c) or c
        bare = unicodedata.normalize('NFD', base)[0]
        source = bare if bare != base and bare in prior and bare.isascii() else base
        terms = []
        value = model.letter(source, weight, share, lambda j, v: terms.append((j, v)))
        value += sum(theta[j] * v for j, v in terms if j < len(theta))
        # An accented letter keeps the open font's difference from the bare one.
        if source != base: value += prior[base] - prior[source]
        out[c] = round(10000 * value)
    return out


def numbers(values): return ' '.join(map(str, values))


def ranges(scalars):
    ends = []
    for scalar in scalars:
        if ends and ends[-1][1] == scalar - 1: ends[-1][1] = scalar
        else: ends.append([scalar, scalar])
    return ' '.join(f'{a}' if a == b else f'{a}-{b}' for a, b in ends)


def grouped(cells):
    """Rows of kerning: left characters that kern alike, a space, then right characters with their values."""
    lefts = collections.OrderedDict()
    for left, values in cells:
        if values: lefts.setdefault(' '.join(values), []).append(left)
    return ''.join(f'    {"".join(left)} {values}\n' for values, left in lefts.items())


def tracking_rows(model, theta, edition):
    index = model.parameters.index
    sizes = sorted({*TRACKING, *(float(n.split()[1]) for n in index if n.startswith('tracking'))})
    cells = []
    for size in (s for s in sizes if s <= 80):
        em = tracking(size, edition) / size + sum(theta[index[n]] for n in deviations(size, edition) if n in index)
        cells.append(f'({size:g}, {1000 * em:.2f})')
    return ''.join(f'    {", ".join(cells[i:i + 8])},\n' for i in range(0, len(cells), 8))


def kerning_rows(model, theta, share):
    rows = []
    for left in map(chr, ASCII):
        cells = []
        for right in map(chr, ASCII):
            terms = []
            value = model.pair(left + right, share, lambda j, v: terms.append((j, v)))
            value += sum(theta[j] * v for j, v in terms if j < len(theta))
            units = round(10000 * value)
            if abs(units) > 2: cells.append(f'{right}{units:+d}')
        rows.append((left, cells))
    return grouped(rows)


def excess_rows(model, theta):
    found = {name[-1]: theta[i] for name, i in model.parameters.index.items()
             if name.startswith('static letter ') and i < len(theta) and kind_of(name[-1]) == 'symbol'}
    cells = [f'({ord(c)}, {round(10000 * v)})' for c, v in sorted(found.items()) if abs(v) > .004]
    return ''.join(f'    {", ".join(cells[i:i + 8])},\n' for i in range(0, len(cells), 8))


def emit(path, model, theta, source):
    prior = model.prior['text/regular']['advances']
    others = [c for c in OTHERS if chr(c) in prior]
    fitted = lambda name: theta[model.parameters.index[name]] if name in model.parameters.index else 0
    out = [f'''// swift-format-ignore-file
// Advances and kerning of the system font, weight by weight, for its text and its display design.
// Generated by `{source}`:
// fitted to the widths of text in Interface Builder documents, with an open font's advances as prior. Do not edit.

extension SystemFontTables {{
  /// Scalars above the Latin blocks that the system font is known to hold.
  private static let otherScalars = AdvanceTable.scalars(
    "{ranges(others)}")

  /// How much of the display design each size shows in the variable font; 0 below, 1 above.
  static let displayShares: [(pointSize: Double, value: Double)] = [
    {', '.join(f'({k}, {v})' for k, v in SHARE.items())},
  ]

  /// Thousandths of an em after each character of the variable font: the published tracking, as fitted.
  static let trackings: [(pointSize: Double, value: Double)] = [
{tracking_rows(model, theta, VARIABLE)}  ]

  /// The same before it, in fonts of their own for text and display.
  static let staticTrackings: [(pointSize: Double, value: Double)] = [
{tracking_rows(model, theta, STATIC)}  ]

  /// Em by which an advance of SF UI Display exceeds that of SF Pro Display.
  static let displayExcessOfUI = {DISPLAY_UI + fitted('display UI'):.4f}

  /// Em by which a static display font's advance exceeds the variable font's, for 300 units of weight beyond regular.
  static let displayExcessOfStaticWeight = {fitted('static weight'):.4f}

  /// Ten-thousandths of an em by which signs were wider or narrower before the variable font.
  static let staticExcess: [(scalar: UInt16, value: Int16)] = [
{excess_rows(model, theta)}  ]
''']
    for design, share in (('text', 0.0), ('display', 1.0)):
        for weight in WEIGHTS:
            advance = letters(model, theta, weight, share)
            latin = [advance.get(chr(c), 0) for c in range(0x20, 0x180)]
            name = design + weight[0].upper() + weight[1:]
            out.append(f'''  static let {name} = AdvanceTable(
    latin: "{numbers(latin)}",
    otherScalars: otherScalars,
    others: "{numbers([advance[chr(c)] for c in others])}",
    kerning: {design}Kerning)
''')
    for design, share in (('text', 0.0), ('display', 1.0)):
        out.append(f'''  /// Left characters; then each right character with ten-thousandths of an em.
  private static let {design}Kerning = KerningTable(
    rows: ##"""
{kerning_rows(model, theta, share)}    """##)
''')
    out.append('}\n')
    with open(path, 'w') as f: f.write('\n'.join(out))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('corpus', nargs='+')
    p.add_argument('--prior', required=True)
    p.add_argument('--cache', help='keep the open font\'s figures here')
    p.add_argument('--half', choices=['a', 'b'])
    p.add_argument('--folds', type=int, default=14, help='of the cross-validation; 0 for none')
    p.add_argument('--emit')
    p.add_argument('--dump', help='write every string with its predicted widths')
    a = p.parse_args()
    if a.cache and os.path.exists(a.cache): prior = json.load(open(a.cache))
    else:
        prior = open_font(a.prior)
        if a.cache: json.dump(prior, open(a.cache, 'w'))
    strings = read(a.corpus, prior, a.half)
    model = Model(prior, strings)
    theta = model.fit(strings, iterations=1000)
    new, old = model.predict(theta)
    off = errors(strings, new, old)
    print(f'{len(strings)} strings; intrinsic within 0.51 pt: {(off < .51).sum()}')
    if a.folds: cross_validate(prior, strings, off < 3, a.folds)
    if a.dump:
        json.dump([dict(o, error=e, new=n, old=b) for o, e, n, b in zip(strings, off, new, old)], open(a.dump, 'w'), indent=0)
    if a.emit: emit(a.emit, model, theta, 'Tools/fonts/fit-system-font.py corpus/ios corpus/macos --prior "Inter[opsz,wght].ttf"')


if __name__ == '__main__': main()

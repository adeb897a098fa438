"""Which scenes are compared, and in which class: what Interface Builder's stored frames can be trusted with."""

from collections import defaultdict

from .documents import FLAGS

TEXT = {'label', 'button', 'textField', 'textView', 'segmentedControl', 'searchBar', 'secureTextField'}
CONTROL = {
    'switch', 'slider', 'stepper', 'progressView', 'activityIndicatorView', 'pageControl', 'datePicker', 'pickerView',
    'navigationBar', 'tabBar', 'toolbar', 'colorWell'}
SCROLL = {'scrollView', 'collectionView', 'tableView', 'textView'}
CELL = {
    'tableViewCell', 'tableViewCellContentView', 'collectionViewCell', 'collectionViewCellContentView',
    'collectionReusableView'}
# Views whose alignment rectangle is their frame in every generation of AppKit.
PLAIN = {'view', 'customView', 'containerView', 'visualEffectView', 'stackView', 'scrollView', 'imageView'}
# How far UIKit's alignment rectangles are inside of the frame, read off stored frames: left, top, right, bottom.
INSETS = {'switch': (0, 0, 2, 0), 'slider': (2, 0, 2, 1), 'segmentedControl': (0, 0, 0, 1)}
HORIZONTAL = {'leading', 'trailing', 'centerX', 'width'}
SAME_ATTRIBUTE = {'left': 'leading', 'right': 'trailing', 'centerXWithins': 'centerX', 'centerYWithins': 'centerY'}


class Expectation:
    """What is expected of one scene: its class, the reason why it is not compared, if there is one, and its views."""

    def __init__(self, document, scene):
        self.document, self.scene = document, scene
        self.id = scene.id
        self.kind = scene_class(scene)
        self.left_out = reason_to_leave_out(scene, document.views)

    @property
    def has_trustworthy_frames(self):
        """Whether the stored frames are those of the stored constraints, whatever Interface Builder says of them."""
        return (self.left_out or '').split(' ')[0] not in ('stale', 'unknown-size')

    def as_json(self):
        return {
            'document': self.document.path, 'scene': self.id, 'controller': self.scene.controller, 'class': self.kind,
            'skip': self.left_out, 'device': self.document.device,
            'views': {
                view.id: {'class': view.tag, 'frame': view.frame, 'placed': view.is_placed,
                          **{flag: is_flagged(view, flag) for flag in FLAGS}}
                for view in self.scene.views}}


def expectations(document):
    """The scenes in which constraints place a view."""
    return [Expectation(document, scene) for scene in document.scenes
            if scene.constraints and any(view.is_placed for view in scene.views)]


def is_flagged(view, flag):
    return view.element.get(flag) == 'YES'


def scene_class(scene):
    """What the frames depend on beside the constraints: nothing (pure), sizes of images, of controls, or of texts; and
    which containers are on the way."""
    tags = {view.tag for view in scene.views}
    kind = 'pure'
    if any(view.tag == 'imageView' and view.element.get('image') for view in scene.views):
        kind = 'image'
    if tags & CONTROL:
        kind = 'control'
    if tags & TEXT:
        kind = 'text'
    containers = {'+stack': 'stackView' in tags, '+scroll': tags & SCROLL, '+cell': tags & CELL,
                  '+variation': scene.has_variations}
    return ('mac-' if scene.is_mac else '') + kind + ''.join(name for name, is_there in containers.items() if is_there)


def reason_to_leave_out(scene, views):
    for flag in FLAGS:
        if any(is_flagged(view, flag) for view in scene.views):
            return flag
    if constraint := broken_constraint(scene, views):
        return f'stale {constraint}'
    if view := undetermined_view(scene):
        return f'unknown-size {view}'
    return None


# MARK: Stale documents

def broken_constraint(scene, views):
    """The first required equality that the stored frames break: they are from before an edit. Margins, guides and
    what scrolls are left out, as their places are not stored; so are scenes with variations."""
    if scene.has_variations:
        return None
    for owner, constraint in scene.constraints:
        get = constraint.get
        if get('priority') not in (None, '1000') or get('relation') or get('placeholder') == 'YES':
            continue
        first = views.get(get('firstItem')) if get('firstItem') else owner
        second = views.get(get('secondItem')) if get('secondItem') else None
        if first is None or get('secondItem') and second is None or get('constant') == 'standard':
            continue
        concerned = [first, first.superview] + ([second, second.superview] if second else [])
        if any(view is not None and view.tag in SCROLL for view in concerned):
            continue
        left, right = value(first, get('firstAttribute')), value(second, get('secondAttribute')) if second else 0.0
        if left is None or right is None:
            continue
        difference = left - (multiplier(get('multiplier')) * right if second else 0) - float(get('constant') or 0)
        if abs(difference) > max(doubt(first), doubt(second) if second else 0):
            return get('id')
    return None


def multiplier(text):
    """Interface Builder writes `1.5`, `3:2` or `3/2`."""
    for separator in ':/':
        if separator in (text or ''):
            numerator, denominator = text.split(separator)
            return float(numerator) / float(denominator)
    return 1.0 if text is None else float(text)


def is_borderless_label(view):
    """AppKit's text fields without a border reach two points beyond their alignment rectangle."""
    cell = view.element.find('textFieldCell[@key="cell"]')
    return (view.tag == 'textField' and cell is not None and not cell.get('borderStyle')
            and cell.get('drawsBackground') != 'YES')


def value(view, attribute):
    """An attribute of the alignment rectangle in the root's coordinates; None for margins, baselines and the like."""
    if view.is_mac:
        left, top, right, bottom = (2, 0, 2, 0) if is_borderless_label(view) else (0, 0, 0, 0)
    else:
        left, top, right, bottom = INSETS.get(view.tag, (0, 0, 0, 0))
    x, y = view.origin[0] + left, view.origin[1] + top
    width, height = view.frame[2] - left - right, view.frame[3] - top - bottom
    return {
        'left': x, 'leading': x, 'right': x + width, 'trailing': x + width, 'centerX': x + width / 2, 'width': width,
        'top': y, 'bottom': y + height, 'centerY': y + height / 2, 'height': height}.get(attribute)


def doubt(view):
    """By how many points an alignment rectangle may be another one: AppKit's controls differ by generation."""
    return 8 if view.is_mac and view.tag not in PLAIN and not is_borderless_label(view) else 0.6


# MARK: Views of unknown size

def undetermined_view(scene):
    """The first view whose size nothing in the document tells: its custom class answers it at design time."""
    across, down = defaultdict(set), defaultdict(set)
    for owner, constraint in scene.constraints:
        if constraint.get('relation') or constraint.get('placeholder') == 'YES':
            continue
        for item, attribute in ((constraint.get('firstItem') or owner.id, constraint.get('firstAttribute')),
                                (constraint.get('secondItem'), constraint.get('secondAttribute'))):
            attribute = (attribute or '').replace('Margin', '')
            attribute = SAME_ATTRIBUTE.get(attribute, attribute)
            (across if attribute in HORIZONTAL else down)[item].add(attribute)
    for view in scene.views:
        if view.is_placed and not has_known_size(view):
            # Two attributes of an axis, or the size itself, decide it.
            for told, size in ((across[view.id], 'width'), (down[view.id], 'height')):
                if size not in told and len(told) < 2:
                    return view.id
    return None


def has_known_size(view):
    is_custom = view.element.get('customClass')
    return (view.tag in TEXT | CONTROL | CELL | {'stackView', 'visualEffectView'}
            or view.tag == 'imageView' and view.element.get('image') and not is_custom
            or view.superview.tag == 'stackView'
            or view.tag == 'view' and view.subviews and not is_custom)

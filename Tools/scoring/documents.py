"""Interface Builder's documents: scenes, views with stored frames, constraints; and copies without the answers."""

import hashlib
import os
import xml.etree.ElementTree as ElementTree

FRAME = ('x', 'y', 'width', 'height')
FLAGS = ('misplaced', 'ambiguous')
# Elements whose children are no views.
WITHOUT_VIEWS = {'constraints', 'connections', 'variation', 'resources'}
CONTROLLERS = {
    'viewController', 'tableViewController', 'collectionViewController', 'navigationController', 'tabBarController',
    'splitViewController', 'pageViewController', 'glkViewController', 'avPlayerViewController', 'hostingController'}
# AppKit's views whose y axis points down.
FLIPPED = {'tableView', 'outlineView', 'collectionView', 'splitView', 'stackView', 'textView'}


class Unreadable(Exception):
    """A document that is no XML, or that holds a frame which is none."""


def find_documents(folder):
    """The paths of all storyboards and xibs below a folder, hidden folders left out, in order."""
    found = []
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith('.')]
        found += [os.path.join(place, name) for name in files
                  if name.endswith(('.storyboard', '.xib')) and not name.startswith('.')]
    return sorted(found)


def half(folder, path):
    """One of two halves of the repositories, which are the folders below the one that is scored. Who looks for rules in one
    half sees in the other whether they hold."""
    repository = os.path.relpath(path, folder).split(os.sep)[0]
    return 'ab'[hashlib.sha256(repository.encode()).digest()[0] & 1]


def stored_rectangle(element):
    return element.find('rect[@key="frame"]')


def is_placed_by_constraints(element):
    # A view with a fixed frame is placed by this frame alone, whatever its other flag says.
    return element.get('translatesAutoresizingMaskIntoConstraints') == 'NO' and element.get('fixedFrame') != 'YES'


class View:
    """A view with its stored frame, in its superview's coordinates, and its origin in those of the root, y downwards."""

    def __init__(self, element, superview, is_mac):
        self.element, self.superview, self.is_mac = element, superview, is_mac
        self.id, self.tag = element.get('id'), element.tag
        self.subviews = []
        self.is_placed = superview is not None and is_placed_by_constraints(element)
        rectangle = stored_rectangle(element)
        try:
            self.frame = [float(rectangle.get(key)) for key in FRAME]
        except (TypeError, ValueError):
            raise Unreadable(f'the frame of {self.id} is not four numbers') from None
        x, y, _, height = self.frame
        if superview is None:
            self.origin = (0.0, 0.0)
        else:
            superview.subviews.append(self)
            if is_mac and superview.tag not in FLIPPED:
                y = superview.frame[3] - y - height
            self.origin = (superview.origin[0] + x, superview.origin[1] + y)


class Scene:
    """A root view with all views below it, and their constraints, each with the view that owns it."""

    def __init__(self, controller, is_mac):
        self.controller, self.is_mac = controller, is_mac
        self.views, self.constraints = [], []
        self.has_variations = False

    @property
    def id(self):
        return self.views[0].id


class Document:
    """The scenes of a file that Interface Builder has written."""

    def __init__(self, path):
        self.path, self.scenes, self.views = path, [], {}
        try:
            root = ElementTree.parse(path).getroot()
        except ElementTree.ParseError as error:
            raise Unreadable(f'it is not well-formed XML: {error}') from None
        except OSError as error:
            raise Unreadable(error.strerror) from None
        self.is_mac = root.get('targetRuntime') == 'MacOSX.Cocoa'
        device = root.find('device')
        self.device = None if device is None else device.get('id')
        self._read(root, None, None, None)

    def _read(self, element, superview, scene, controller):
        if element.tag in WITHOUT_VIEWS:
            return
        if element.tag in CONTROLLERS:
            controller = element.get('id')
        if element.get('id') and stored_rectangle(element) is not None:
            if superview is None:
                scene = Scene(controller, self.is_mac)
                self.scenes.append(scene)
            superview = View(element, superview, self.is_mac)
            self.views[superview.id] = superview
            scene.views.append(superview)
            for constraint in element.findall('constraints[1]/constraint'):
                scene.constraints.append((superview, constraint))
            scene.has_variations |= element.find('variation') is not None
        for child in element:
            self._read(child, superview, scene, controller)


def write_hidden(path, copy, hides_frames=True):
    """Writes a copy of a document without Interface Builder's verdicts, and where asked without the frames that
    constraints decide: these are 0."""
    tree = ElementTree.parse(path)

    def hide(element, is_inside):
        if hides_frames and is_inside and is_placed_by_constraints(element):
            rectangle = stored_rectangle(element)
            if rectangle is not None:
                rectangle.attrib.update(dict.fromkeys(FRAME, '0.0'))
        for flag in FLAGS:
            element.attrib.pop(flag, None)
        is_inside = is_inside or stored_rectangle(element) is not None
        for child in element:
            hide(child, is_inside)

    hide(tree.getroot(), False)
    tree.write(copy, encoding='UTF-8', xml_declaration=True)

"""A GtkConstraintLayout with children that any size suits, for the scripts beside this file."""

import gi
gi.require_version('Gtk', '4.0')
from gi.repository import Gtk

Gtk.init()
A, R, REQUIRED = Gtk.ConstraintAttribute, Gtk.ConstraintRelation, 1001001000


class Plain(Gtk.Widget):
    """A widget that any size suits."""

    def do_measure(self, orientation, other):
        return 0, 0, -1, -1


class Container:
    """Children by name, and rows between them; None is the container."""

    def __init__(self, *names):
        self.root, self.layout = Gtk.Fixed(), Gtk.ConstraintLayout()
        self.root.set_layout_manager(self.layout)
        self.children = {name: Plain() for name in names}
        for child in self.children.values():
            child.set_parent(self.root)
        self.window = Gtk.Window()
        self.window.set_child(self.root)

    def row(self, first, attribute, second, other, constant=0):
        constraint = Gtk.Constraint.new(
            self.children[first], attribute, R.EQ, self.children.get(second), other, 1, constant, REQUIRED)
        self.layout.add_constraint(constraint)

    def size(self, name, relation, width):
        constraint = Gtk.Constraint.new_constant(self.children[name], A.WIDTH, relation, width, REQUIRED)
        self.layout.add_constraint(constraint)
        return constraint

    def at(self, width):
        self.root.measure(Gtk.Orientation.HORIZONTAL, -1)
        self.root.allocate(width, 10, -1, None)
        places = {name: child.compute_bounds(self.root)[1] for name, child in self.children.items()}
        return ', '.join(f'{name} {at.origin.x:g} + {at.size.width:g}' for name, at in places.items())

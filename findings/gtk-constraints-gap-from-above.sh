#!/usr/bin/env bash
# Guess: the gap of -(>=8)- in a visual format may grow, so that both ends can be pinned.
# Does: |-10-[a(==50)]-(>=8)-[b(==50)]-10-| in 300, then without the pin at the end with >= and
# with <=.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: GtkConstraintLayout bounds the gap from above: b is 8 behind a and the pin at the end
# is given up without a word, while the same format pushes the views apart in Auto Layout. <= and
# >= answer alike, so that a test with one of them does not show it.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
>=, both ends: a 10 + 50, b 68 + 50
>=, free end: a 10 + 50, b 68 + 50
<=, free end: a 10 + 50, b 68 + 50
TEXT

GSK_RENDERER=cairo xvfb-run -a /usr/bin/python3 - > "$work/seen" 2> "$work/log" <<'PY'
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


for name, gap, end in (('>=, both ends', '>=8', '-10-|'), ('>=, free end', '>=8', ''), ('<=, free end', '<=8', '')):
    container = Container('a', 'b')
    container.layout.add_constraints_from_description(
        [f'H:|-10-[a(==50)]-({gap})-[b(==50)]{end}'], -1, -1, container.children)
    print(f'{name}:', container.at(300))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

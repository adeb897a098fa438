#!/usr/bin/env bash
# Guess: two required widths of one child are refused with an error or a warning, and the second
# one is dropped.
# Does: a is 100 wide and 200 wide, both required; then the row that was obeyed is taken away.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: GtkConstraintLayout obeys the first and says nothing on standard error; the other
# waits, and moves the child as soon as the first one goes. A contradiction in a design shows only
# as a jump later.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
100, then 200: a 0 + 100
without 100: a 0 + 200
complaints about constraints: 0
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


container = Container('a')
container.row('a', A.LEFT, None, A.LEFT)
first, second = container.size('a', R.EQ, 100), container.size('a', R.EQ, 200)
print('100, then 200:', container.at(300))
container.layout.remove_constraint(first)
print('without 100:', container.at(300))
PY
echo "complaints about constraints: $(grep -ic constraint "$work/log" || true)" >> "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: a container of 500 lays its children out the same, whatever size it had before.
# Does: a (at least 50) and b (at least 100) side by side, allocated 500 at once, and after other
# widths.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: Where rows leave a choice GtkConstraintLayout goes on from the answer before, so that a
# divider stands elsewhere after the window was narrow once; a screenshot test passes or fails by
# what ran before it.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
500: a 0 + 50, b 50 + 450
300, 500: a 0 + 400, b 400 + 100
150, 500: a 0 + 400, b 400 + 100
2000, 500: a 0 + 400, b 400 + 100
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


def split():
    container = Container('a', 'b')
    container.row('a', A.LEFT, None, A.LEFT)
    container.row('b', A.LEFT, 'a', A.RIGHT)
    container.row('b', A.RIGHT, None, A.RIGHT)
    container.size('a', R.GE, 50)
    container.size('b', R.GE, 100)
    return container


for widths in (500,), (300, 500), (150, 500), (2000, 500):
    container = split()
    print(f"{', '.join(map(str, widths))}:", [container.at(width) for width in widths][-1])
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

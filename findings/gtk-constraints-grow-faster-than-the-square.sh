#!/usr/bin/env bash
# Guess: a row of 200 children takes four times as long as one of 50, or sixteen times at most.
# Does: n children of equal width, edge to edge in 1000, for n of 50 and 200; the least of three
# runs each.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: GtkConstraintLayout solves one dense system for all children: four times as many take
# some fifty times as long, seconds for 200. Constraints there are for a dialog, not for a list.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
50: last 980 + 20
200: last 995 + 5
four times the children: more than 16 times the time
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


import time


def layout(count):
    names = [f'child{number}' for number in range(count)]
    container = Container(*names)
    container.row(names[0], A.LEFT, None, A.LEFT)
    for before, name in zip(names, names[1:]):
        container.row(name, A.LEFT, before, A.RIGHT)
        container.row(name, A.WIDTH, before, A.WIDTH)
    container.row(names[-1], A.RIGHT, None, A.RIGHT)
    start = time.process_time()
    places = container.at(1000)
    return time.process_time() - start, places.rsplit(' ', 3)[1:]


times = {}
for count in 50, 200:
    times[count], place = min(layout(count) for _ in range(3))
    print(f'{count}: last', *place)
print('four times the children:', 'more than' if times[200] > 16 * times[50] else 'at most', '16 times the time')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

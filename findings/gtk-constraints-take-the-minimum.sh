#!/usr/bin/env bash
# Guess: a child of GtkConstraintLayout whose width nobody asks for is as wide as its natural
# size, as an intrinsic size is in Auto Layout.
# Does: a child of minimum 20 and natural 60 at the left of 200; two in a row from edge to edge.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: labels that may be cut are cut with 140 points free beside them, and the last of a row
# gets all that is left; content sizes have to be written as rows of one's own.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
one at the left: 10 + 20
edge to edge: 0 + 20, 20 + 180
TEXT

GSK_RENDERER=cairo xvfb-run -a /usr/bin/python3 - > "$work/seen" 2> "$work/log" <<'PY'
import gi
gi.require_version('Gtk', '4.0')
from gi.repository import Gtk

Gtk.init()


class Sized(Gtk.Widget):
    """A widget with a minimum and a natural width, as labels that may be cut have."""

    def __init__(self, minimum, natural):
        super().__init__()
        self.sizes = (minimum, natural)

    def do_measure(self, orientation, other):
        return (*(self.sizes if orientation == Gtk.Orientation.HORIZONTAL else (10, 10)), -1, -1)


def widths(root, children, width):
    """Gives a tree a width and tells where each child begins and how wide it is."""
    window = Gtk.Window()
    window.set_child(root)
    root.measure(Gtk.Orientation.HORIZONTAL, -1)
    root.allocate(width, 10, -1, None)
    bounds = [child.compute_bounds(root)[1] for child in children]
    return ', '.join(f'{each.origin.x:g} + {each.size.width:g}' for each in bounds)


A, EQUAL, REQUIRED = Gtk.ConstraintAttribute, Gtk.ConstraintRelation.EQ, 1001001000


def constrained(children, rows, width, direction=Gtk.TextDirection.LTR):
    """Rows are (child, attribute, other child, its attribute, multiplier, constant); None is the container."""
    root, layout = Gtk.Fixed(), Gtk.ConstraintLayout()
    root.set_layout_manager(layout)
    root.set_direction(direction)
    for child in children:
        child.set_parent(root)
    for first, attribute, second, other, multiplier, constant in rows:
        layout.add_constraint(
            Gtk.Constraint.new(first, attribute, EQUAL, second, other, multiplier, constant, REQUIRED))
    return widths(root, children, width)


child = Sized(20, 60)
print('one at the left:', constrained([child], [(child, A.LEFT, None, A.LEFT, 1, 10)], 200))
first, last = Sized(20, 60), Sized(20, 60)
print('edge to edge:', constrained([first, last], [
    (first, A.LEFT, None, A.LEFT, 1, 0),
    (last, A.LEFT, first, A.RIGHT, 1, 0),
    (last, A.RIGHT, None, A.RIGHT, 1, 0),
], 200))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

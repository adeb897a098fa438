#!/usr/bin/env bash
# Guess: a child 10 from the start edge lies 10 within the right edge when the direction is right
# to left.
# Does: start == start + 10 in 200, in both directions.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: GTK turns the attribute round but keeps the constant's sign, so that the child lies
# wholly outside; Auto Layout turns both (leading + 10 is right - 10). A layout that was only
# tried from left to right breaks.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
ltr: 10 + 20
rtl: 210 + 20
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


for direction in (Gtk.TextDirection.LTR, Gtk.TextDirection.RTL):
    child = Sized(20, 60)
    print(f'{direction.value_nick}:', constrained([child], [(child, A.START, None, A.START, 1, 10)], 200, direction))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: three children of a third each in 200 meet edge to edge, as edges are rounded and widths
# follow.
# Does: chains three widths of 1/3 from left to right and reads positions and widths.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: hairlines and half-transparent backgrounds show the overlap, and the widths add up to
# more than the container; Auto Layout rounds edges, so neighbours that share one meet.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
thirds of 200: 0 + 67, 66 + 67, 133 + 67
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


thirds = [Sized(0, 0) for _ in range(3)]
rows = [(thirds[0], A.LEFT, None, A.LEFT, 1, 0)]
rows += [(each, A.WIDTH, None, A.WIDTH, 1 / 3, 0) for each in thirds]
rows += [(right, A.LEFT, left, A.RIGHT, 1, 0) for left, right in zip(thirds, thirds[1:])]
print('thirds of 200:', constrained(thirds, rows, 200))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

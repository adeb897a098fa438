#!/usr/bin/env bash
# Guess: where a GtkBox is too narrow for its children's natural sizes, each gets its share in
# proportion.
# Does: children of minimum 10 and natural 100 and 300, in 220 and in 120; a third one of 30
# beside them, in 330.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: short texts are whole and the longest alone is cut, which is neither flexbox (shrink by
# size) nor Auto Layout (the lowest compression resistance loses all); a prototype in one says
# little about the others.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
100 and 300 in 220: 0 + 100, 100 + 120
100 and 300 in 120: 0 + 60, 60 + 60
100, 300 and 30 in 330: 0 + 100, 100 + 200, 300 + 30
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



def boxed(naturals, width):
    root, children = Gtk.Box(), [Sized(10, natural) for natural in naturals]
    for child in children:
        root.append(child)
    return widths(root, children, width)


print('100 and 300 in 220:', boxed([100, 300], 220))
print('100 and 300 in 120:', boxed([100, 300], 120))
print('100, 300 and 30 in 330:', boxed([100, 300, 30], 330))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

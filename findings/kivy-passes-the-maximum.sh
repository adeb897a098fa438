#!/usr/bin/env bash
# Guess: a child of Kivy's BoxLayout with a size_hint_max is never wider than that, as with any maximum.
# Does: lays out children of equal size_hint with maxima of 50 and 160 in rows of 200 to 340, in another order,
# and with a third one, in Kivy and in Taffy (flexbox); prints their widths.
# With: Kivy 2.3.1, stretchable 1.1.8 (Taffy) from PyPI.
# Matters: what the first cannot take goes to those below their maximum, and if that is a single child, its own
# maximum is not asked: it is 250 wide of at most 160 in a row of 300, and 160 again in one of 340, where
# both are over theirs at once. The wrong widths lie between two right ones; with two children left to take
# the rest, all maxima hold, so that adding a child mends the row.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! dpkg-query -W libgl1 &> /dev/null; then
  echo "skipped: needs libgl1"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check kivy==2.3.1 stretchable==1.1.8; then
  echo "skipped: PyPI does not have kivy==2.3.1 stretchable==1.1.8 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
at most 50, 160 in 200: Kivy 50 + 150, Taffy 50 + 150
at most 50, 160 in 220: Kivy 50 + 170, Taffy 50 + 160
at most 50, 160 in 300: Kivy 50 + 250, Taffy 50 + 160
at most 50, 160 in 340: Kivy 50 + 160, Taffy 50 + 160
at most 160, 50 in 300: Kivy 250 + 50, Taffy 160 + 50
at most 50, 160, 160 in 420: Kivy 50 + 160 + 160, Taffy 50 + 160 + 160
TEXT

KIVY_HOME=$work KIVY_NO_ARGS=1 "$work/venv/bin/python" - > "$work/seen" 2> "$work/log" <<'PY'
import stretchable
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget


def kivy_row(maxima, width):
    row = BoxLayout(size=(width, 10))
    children = [Widget(size_hint_max_x=maximum) for maximum in maxima]
    for child in children:
        row.add_widget(child)
    row.do_layout()
    return [child.width for child in children]


def taffy_row(maxima, width):
    row = stretchable.Node(size=(width, 10))
    row.add(*(stretchable.Node(flex_grow=1, flex_basis=0, max_size=(maximum, 10)) for maximum in maxima))
    row.compute_layout()
    return [each.get_box().width for each in row]


for maxima, width in (((50, 160), 200), ((50, 160), 220), ((50, 160), 300), ((50, 160), 340), ((160, 50), 300),
                      ((50, 160, 160), 420)):
    print(f'at most {", ".join(map(str, maxima))} in {width}: ' + ', '.join(
        f'{name} {" + ".join(f"{each:g}" for each in row(maxima, width))}'
        for name, row in (('Kivy', kivy_row), ('Taffy', taffy_row))))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

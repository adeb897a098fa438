#!/usr/bin/env bash
# Guess: widgets that flex alike fit in a row that is wider than their minimum widths together, as in flexbox.
# Does: lays out labels of minimum 200, 0 and 140 in rows of 360 to 480, in another order, and two of them,
# in Toga and in Taffy; prints their widths, and how far the last one lies outside.
# With: toga-core and toga-dummy 0.5.7, stretchable 1.1.8 (Taffy) from PyPI.
# Matters: Toga sets aside those that are larger than an equal share once only. 140 is a third of 420, but
# more than half of what the 200 leaves, and the row is 30 too wide, though it fits in 360 and in 480. A
# window that was tried narrow and wide clips in between; two widgets never show it.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    toga-core==0.5.7 toga-dummy==0.5.7 travertino==0.5.7 stretchable==1.1.8; then
  echo "skipped: PyPI does not have toga-core==0.5.7 toga-dummy==0.5.7 stretchable==1.1.8 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
200, 0, 140 in 360: Toga 200 + 20 + 140 (0 outside), Taffy 200 + 20 + 140 (0 outside)
200, 0, 140 in 420: Toga 200 + 110 + 140 (30 outside), Taffy 200 + 80 + 140 (0 outside)
0, 140, 200 in 420: Toga 110 + 140 + 200 (30 outside), Taffy 80 + 140 + 200 (0 outside)
200, 0, 140 in 460: Toga 200 + 130 + 140 (10 outside), Taffy 200 + 120 + 140 (0 outside)
200, 0, 140 in 480: Toga 200 + 140 + 140 (0 outside), Taffy 200 + 140 + 140 (0 outside)
200, 140 in 360: Toga 200 + 160 (0 outside), Taffy 200 + 160 (0 outside)
TEXT

TOGA_BACKEND=toga_dummy "$work/venv/bin/python" - > "$work/seen" <<'PY'
import stretchable
import toga
from travertino.size import at_least

APP = toga.App('Rows', 'org.example.rows')


def toga_row(minima, width):
    """Widths of labels whose minimum widths are set here, as a platform's would be by its fonts."""
    labels = [toga.Label('Text', flex=1) for _ in minima]
    for label, minimum in zip(labels, minima):
        label.intrinsic.width, label.intrinsic.height = at_least(minimum), 10
    row = toga.Box(width=width, children=labels)
    toga.Window(content=toga.Box(children=[row]))
    return [(each.layout.absolute_content_left, each.layout.content_width) for each in labels]


def taffy_row(minima, width):
    row = stretchable.Node(size=(width, 10))
    row.add(*(stretchable.Node(flex_grow=1, flex_basis=0, min_size=(minimum, 10)) for minimum in minima))
    row.compute_layout()
    return [(each.get_box().x, each.get_box().width) for each in row]


def told(frames, width):
    outside = max(0, sum(frames[-1]) - width)
    return ' + '.join(f'{each:g}' for _, each in frames) + f' ({outside:g} outside)'


for minima, width in (((200, 0, 140), 360), ((200, 0, 140), 420), ((0, 140, 200), 420), ((200, 0, 140), 460),
                      ((200, 0, 140), 480), ((200, 140), 360)):
    print(f'{", ".join(map(str, minima))} in {width}: Toga {told(toga_row(minima, width), width)}, '
          f'Taffy {told(taffy_row(minima, width), width)}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: of two items in a row that prefer 50, one of them at most 200 wide, both grow alike until it has its 200.
# Does: puts them into a QGraphicsAnchorLayout and into a QGraphicsLinearLayout, from 60 to 10000 wide, with
# no maximum, 1000 and 200 for the other item; prints both widths.
# With: PySide6-Essentials 6.12.0 from PyPI.
# Matters: beyond the preferred sizes, anchors go in one straight line from these to the maxima, so that each
# item grows by its room up to the maximum. Beside one without a maximum (16777215) the limited one stays
# at 50, and would have 200 in a window of 16 million points; the linear layout of the same items gives it 150
# of 300. A limit meant for wide windows fixes the width in all; only a real maximum for the others helps.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! dpkg-query -W libegl1 libgl1 libxkbcommon0 libdbus-1-3 &> /dev/null; then
  echo "skipped: needs libegl1, libgl1, libxkbcommon0 and libdbus-1-3"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check PySide6-Essentials==6.12.0; then
  echo "skipped: PyPI does not have PySide6-Essentials==6.12.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
at most 200 and any in 60: anchors 30.0 + 30.0, linear 30.0 + 30.0
at most 200 and any in 100: anchors 50.0 + 50.0, linear 50.0 + 50.0
at most 200 and any in 300: anchors 50.0 + 250.0, linear 150.0 + 150.0
at most 200 and any in 1000: anchors 50.0 + 950.0, linear 200.0 + 800.0
at most 200 and any in 10000: anchors 50.1 + 9949.9, linear 200.0 + 9800.0
at most 200 and 1000 in 300: anchors 77.3 + 222.7, linear 150.0 + 150.0
at most 200 and 200 in 300: anchors 150.0 + 150.0, linear 150.0 + 150.0
TEXT

QT_QPA_PLATFORM=offscreen "$work/venv/bin/python" - > "$work/seen" 2> "$work/log" <<'PY'
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGraphicsAnchorLayout, QGraphicsLinearLayout, QGraphicsWidget

application = QApplication([])
LEFT, RIGHT, TOP = Qt.AnchorPoint.AnchorLeft, Qt.AnchorPoint.AnchorRight, Qt.AnchorPoint.AnchorTop


def anchored(first, second):
    layout = QGraphicsAnchorLayout()
    for one, edge, other, its in ((layout, LEFT, first, LEFT), (first, RIGHT, second, LEFT),
                                  (second, RIGHT, layout, RIGHT)):
        layout.addAnchor(one, edge, other, its)
    for item in first, second:
        layout.addAnchor(layout, TOP, item, TOP)
    return layout


def linear(first, second):
    layout = QGraphicsLinearLayout(Qt.Orientation.Horizontal)
    for item in first, second:
        layout.addItem(item)
    return layout


def widths(made, maximum, width):
    items = [QGraphicsWidget(), QGraphicsWidget()]
    for item in items:
        item.setMinimumSize(10, 10)
        item.setPreferredSize(50, 10)
    items[0].setMaximumWidth(200)
    if maximum:
        items[1].setMaximumWidth(maximum)
    root, layout = QGraphicsWidget(), made(*items)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    root.setLayout(layout)
    root.resize(width, 10)
    layout.activate()
    return ' + '.join(f'{item.size().width():.1f}' for item in items)


for maximum in None, 1000, 200:
    for width in (60, 100, 300, 1000, 10000) if not maximum else (300,):
        print(f'at most 200 and {maximum or "any"} in {width}: '
              f'anchors {widths(anchored, maximum, width)}, linear {widths(linear, maximum, width)}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

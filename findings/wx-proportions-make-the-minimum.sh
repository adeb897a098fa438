#!/usr/bin/env bash
# Guess: what a row needs at least is the sum of what its children need; proportions share out what is left.
# Does: rows of widgets and stretch spacers with minimum widths and proportions in a wxBoxSizer and, with these as
# stretch factors, in a QHBoxLayout; prints the least width that each tells, the width that a wxFrame is fitted
# to and may not go below, and the widgets' widths in the sum of their minima.
# With: Debian 12's python3-wxgtk4.0 4.2.0 (wxWidgets 3.2.2); PySide6-Essentials 6.12.0 from PyPI.
# Matters: wx asks for the width in which the proportions hold exactly: 40 with proportion 1 beside 80 with 10
# need 440, with 20 they need 840, though the sizer lays both out in 120. A large factor that says "nearly
# everything", as in other layouts, or a stretch spacer of 3 beside a button of 1, makes the window's minimum.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' python3-wxgtk4.0 2> /dev/null) != 4.2.0* ]] \
    || ! command -v xvfb-run > /dev/null \
    || ! dpkg-query -W libegl1 libgl1 libxkbcommon0 libdbus-1-3 &> /dev/null; then
  echo "skipped: needs xvfb, python3-wxgtk4.0 4.2.0, libegl1, libgl1, libxkbcommon0 and libdbus-1-3 of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check PySide6-Essentials==6.12.0; then
  echo "skipped: PyPI does not have PySide6-Essentials==6.12.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
wx, 40 by 1, 80 by 10: at least 440, fitted 440, not below 440; in 120: 40 + 80
wx, 40 by 1, 80 by 20: at least 840, fitted 840, not below 840; in 120: 40 + 80
wx, 40 by 0, 80 by 10: at least 120, fitted 120, not below 120; in 120: 40 + 80
wx, 200 by 1, 0 by 1, 140 by 1: at least 600, fitted 600, not below 600; in 340: 200 + 140
wx, 100 by 1, 0 by 3: at least 400, fitted 400, not below 400; in 100: 100
Qt, 40 by 1, 80 by 10: at least 120, in 120: 40 + 80
Qt, 40 by 1, 80 by 20: at least 120, in 120: 40 + 80
Qt, 40 by 0, 80 by 10: at least 120, in 120: 40 + 80
Qt, 200 by 1, 0 by 1, 140 by 1: at least 340, in 340: 200 + 140
Qt, 100 by 1, 0 by 3: at least 100, in 100: 100
TEXT

cat > "$work/rows.py" <<'PY'
# Minimum width and proportion of each child; a width of 0 is a stretch spacer.
ROWS = (
    ((40, 1), (80, 10)), ((40, 1), (80, 20)), ((40, 0), (80, 10)), ((200, 1), (0, 1), (140, 1)),
    ((100, 1), (0, 3)))


def told(toolkit, row, least, rest):
    print(f'{toolkit}, {", ".join(f"{width} by {share}" for width, share in row)}: at least {least}, {rest}')
PY
PYTHONPATH=$work PYTHONDONTWRITEBYTECODE=1 xvfb-run -a /usr/bin/python3 - > "$work/seen" 2> "$work/log" <<'PY'
import wx
from rows import ROWS, told

application = wx.App()
for row in ROWS:
    frame = wx.Frame(None)
    sizer, children = wx.BoxSizer(wx.HORIZONTAL), []
    for width, share in row:
        if not width:
            sizer.AddStretchSpacer(share)
            continue
        children.append(wx.Window(frame))
        children[-1].SetMinSize((width, 10))
        sizer.Add(children[-1], share)
    frame.SetSizerAndFit(sizer)
    fitted = f'fitted {frame.GetClientSize().width}, not below {frame.GetMinClientSize().width}'
    total = sum(width for width, _ in row)
    sizer.SetDimension(0, 0, total, 10)
    told('wx', row, sizer.GetMinSize().width,
         f'{fitted}; in {total}: {" + ".join(str(each.GetSize().width) for each in children)}')
PY
QT_QPA_PLATFORM=offscreen PYTHONPATH=$work PYTHONDONTWRITEBYTECODE=1 "$work/venv/bin/python" - \
  >> "$work/seen" 2>> "$work/log" <<'PY'
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from rows import ROWS, told

application = QApplication([])
for row in ROWS:
    root, children = QWidget(), []
    layout = QHBoxLayout(root)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for width, share in row:
        if not width:
            layout.addStretch(share)
            continue
        children.append(QWidget())
        children[-1].setMinimumSize(width, 10)
        layout.addWidget(children[-1], share)
    total = sum(width for width, _ in row)
    root.resize(total, 10)
    layout.activate()
    told('Qt', row, layout.minimumSize().width(),
         f'in {total}: {" + ".join(str(each.width()) for each in children)}')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

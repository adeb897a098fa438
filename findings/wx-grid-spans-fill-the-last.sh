#!/usr/bin/env bash
# Guess: columns of a grid that are narrower than a heading across them are widened where the grid may grow.
# Does: lays out three columns of 50 under a heading of 300, across all of them or the first two, in a
# wxGridBagSizer with growable columns, a QGridLayout with stretch factors, Tk's grid with weights, and a GtkGrid
# with expanding children; prints the widths of the columns.
# With: Debian 12's python3-wxgtk4.0 4.2.0 (wxWidgets 3.2.2), python3-tk 3.11.2 (Tk 8.6.13) and
# gir1.2-gtk-4.0 4.8.3; PySide6-Essentials 6.12.0 from PyPI.
# Matters: wx gives what the heading lacks to the last column that it covers, whether that one grows or not: a first
# column that is to take all of it is 50 beside a last one of 200, and columns that grow alike are alike in no width.
# So a longer title, or its translation, moves the columns of a form that fits. A child of 200 in the first column
# is what makes it 200, and the others 50.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' python3-wxgtk4.0 2> /dev/null) != 4.2.0* ]] \
    || [[ $(dpkg-query -W -f '${Version}' python3-tk 2> /dev/null) != 3.11.2* ]] \
    || [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3* ]] \
    || ! command -v xvfb-run > /dev/null \
    || ! dpkg-query -W python3-gi libegl1 libgl1 libxkbcommon0 libdbus-1-3 &> /dev/null; then
  echo "skipped: needs xvfb, python3-wxgtk4.0 4.2.0, python3-tk 3.11.2, python3-gi, gir1.2-gtk-4.0 4.8.3, libegl1," \
    "libgl1, libxkbcommon0 and libdbus-1-3 of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check PySide6-Essentials==6.12.0; then
  echo "skipped: PyPI does not have PySide6-Essentials==6.12.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
wx, across 3 in 300: first grows 50 + 50 + 200, none 50 + 50 + 200, all 50 + 50 + 200
wx, across 3 in 600: first grows 350 + 50 + 200, all 150 + 150 + 300
wx, across 2 in 350: first grows 50 + 250 + 50
Qt, across 3 in 300: first grows 200 + 50 + 50, none 100 + 100 + 100, all 100 + 100 + 100
Qt, across 3 in 600: first grows 500 + 50 + 50, all 200 + 200 + 200
Qt, across 2 in 350: first grows 250 + 50 + 50
Tk, across 3 in 300: first grows 200 + 50 + 50, none 100 + 100 + 100, all 100 + 100 + 100
Tk, across 3 in 600: first grows 500 + 50 + 50, all 200 + 200 + 200
Tk, across 2 in 350: first grows 250 + 50 + 50
GTK, across 3 in 300: first grows 200 + 50 + 50, none 100 + 100 + 100, all 100 + 100 + 100
GTK, across 3 in 600: first grows 500 + 50 + 50, all 200 + 200 + 200
GTK, across 2 in 350: first grows 250 + 50 + 50
TEXT

cat > "$work/grids.py" <<'PY'
# Columns under the heading, width of the grid, and which of the three columns grow.
GRIDS = (
    (3, 300, {'first grows': (1, 0, 0), 'none': (0, 0, 0), 'all': (1, 1, 1)}),
    (3, 600, {'first grows': (1, 0, 0), 'all': (1, 1, 1)}),
    (2, 350, {'first grows': (1, 0, 0)}))


def told(toolkit, widths):
    """Prints the column widths that a function finds for a span, a width and the columns that grow."""
    for span, width, growth in GRIDS:
        print(f'{toolkit}, across {span} in {width}: ' + ', '.join(
            f'{name} {" + ".join(map(str, widths(span, width, grow)))}' for name, grow in growth.items()))
PY
cat > "$work/wx-grid.py" <<'PY'
import wx
from grids import told

application = wx.App()


def widths(span, width, grow):
    frame, sizer = wx.Frame(None), wx.GridBagSizer()

    def child(least, row, column, columns):
        window = wx.Window(frame)
        window.SetMinSize((least, 10))
        sizer.Add(window, (row, column), (1, columns), wx.EXPAND)
        return window

    child(300, 0, 0, span)
    children = [child(50, 1, column, 1) for column in range(3)]
    for column, share in enumerate(grow):
        if share:
            sizer.AddGrowableCol(column, share)
    sizer.SetDimension(0, 0, width, 20)
    return [each.GetSize().width for each in children]


told('wx', widths)
PY
cat > "$work/tk-grid.py" <<'PY'
import tkinter
from grids import told


def widths(span, width, grow):
    window = tkinter.Tk()
    window.geometry('800x100')
    root = tkinter.Frame(window)
    root.place(x=0, y=0, width=width, height=20)

    def child(least, row, column, columns):
        frame = tkinter.Frame(root, width=least, height=10)
        frame.grid(row=row, column=column, columnspan=columns, sticky='nsew')
        return frame

    child(300, 0, 0, span)
    children = [child(50, 1, column, 1) for column in range(3)]
    for column, share in enumerate(grow):
        root.columnconfigure(column, weight=share)
    window.update()
    found = [each.winfo_width() for each in children]
    window.destroy()
    return found


told('Tk', widths)
PY
cat > "$work/gtk-grid.py" <<'PY'
import gi
gi.require_version('Gtk', '4.0')
from gi.repository import Gtk
from grids import told

Gtk.init()


def widths(span, width, grow):
    window, grid = Gtk.Window(), Gtk.Grid()
    window.set_child(grid)

    def child(least, row, column, columns):
        box = Gtk.Box()
        box.set_size_request(least, 10)
        grid.attach(box, column, row, columns, 1)
        return box

    child(300, 0, 0, span)
    children = [child(50, 1, column, 1) for column in range(3)]
    for each, share in zip(children, grow):
        each.set_hexpand(bool(share))
    grid.measure(Gtk.Orientation.HORIZONTAL, -1)
    grid.allocate(width, 20, -1, None)
    return [each.get_width() for each in children]


told('GTK', widths)
PY
cat > "$work/qt-grid.py" <<'PY'
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget
from grids import told

application = QApplication([])


def widths(span, width, grow):
    root = QWidget()
    layout = QGridLayout(root)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)

    def child(least, row, column, columns):
        widget = QWidget()
        widget.setMinimumSize(least, 10)
        layout.addWidget(widget, row, column, 1, columns)
        return widget

    child(300, 0, 0, span)
    children = [child(50, 1, column, 1) for column in range(3)]
    for column, share in enumerate(grow):
        layout.setColumnStretch(column, share)
    root.resize(width, 20)
    layout.activate()
    return [each.width() for each in children]


told('Qt', widths)
PY
export PYTHONPATH=$work PYTHONDONTWRITEBYTECODE=1
{
  xvfb-run -a /usr/bin/python3 "$work/wx-grid.py"
  QT_QPA_PLATFORM=offscreen "$work/venv/bin/python" "$work/qt-grid.py"
  xvfb-run -a /usr/bin/python3 "$work/tk-grid.py"
  xvfb-run -a /usr/bin/python3 "$work/gtk-grid.py"
} > "$work/seen" 2> "$work/log"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

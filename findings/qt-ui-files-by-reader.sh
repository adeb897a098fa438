#!/usr/bin/env bash
# Guess: a form of Qt Designer has the same margins and spacings however it is read: loaded, or compiled before.
# Does: reads forms whose layoutdefault is 6/11 (spacing/margin), as in Designer's new forms, or 16/31, by
# QUiLoader, by the code of pyside6-uic and by PyQt6's loadUi, in the style Fusion. A layout with a spacing of 20
# has a row that names neither, as a nested layout, in a group box or in a plain QWidget. Prints the row's spacing
# and margin, the margin of the layout around it, and the least width of the form.
# With: PySide6-Essentials 6.12.0, PyQt6 6.11.0 with PyQt6-Qt6 6.11.2 from PyPI.
# Matters: QUiLoader passes over layoutdefault: a nested layout takes the spacing of the one around it, a group
# box the style's margin. Compiled code has the file's values in both, so that compiling a form that was loaded
# shifts it, with Designer's own 6/11 too. PyQt6's loader goes by the file, but gives the margin to a plain
# QWidget's layout too, where the others give 0.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! dpkg-query -W libegl1 libgl1 libxkbcommon0 libdbus-1-3 &> /dev/null; then
  echo "skipped: needs libegl1, libgl1, libxkbcommon0 and libdbus-1-3"
  exit 77
fi
packages=(PySide6-Essentials==6.12.0 PyQt6==6.11.0 PyQt6-Qt6==6.11.2)
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}"; then
  echo "skipped: PyPI does not have ${packages[*]} for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
QUiLoader, row in a layout: by 6/11 20/0 in 11, width 142; by 16/31 20/0 in 11, width 142
QUiLoader, row in a group box: by 6/11 6/9 in 11, width 152; by 16/31 6/9 in 11, width 152
QUiLoader, row in a widget: by 6/11 6/0 in 11, width 128; by 16/31 6/0 in 11, width 128
uic, row in a layout: by 6/11 6/0 in 11, width 128; by 16/31 16/0 in 31, width 178
uic, row in a group box: by 6/11 6/11 in 11, width 156; by 16/31 16/31 in 31, width 246
uic, row in a widget: by 6/11 6/0 in 11, width 128; by 16/31 16/0 in 31, width 178
loadUi, row in a layout: by 6/11 6/0 in 11, width 128; by 16/31 16/0 in 31, width 178
loadUi, row in a group box: by 6/11 6/11 in 11, width 156; by 16/31 16/31 in 31, width 246
loadUi, row in a widget: by 6/11 6/11 in 11, width 150; by 16/31 16/31 in 31, width 240
TEXT

cat > "$work/forms.py" <<'PY'
import pathlib

SPACING = '<property name="spacing"><number>20</number></property>'
CELL = (
    '<item><widget class="QWidget" name="cell{}"><property name="minimumSize"><size><width>50</width>'
    '<height>10</height></size></property></widget></item>')
ROW = f'<layout class="QHBoxLayout" name="row">{CELL.format(1)}{CELL.format(2)}</layout>'
ROWS = {
    'in a layout': ROW,
    'in a group box': f'<widget class="QGroupBox" name="box">{ROW}</widget>',
    'in a widget': f'<widget class="QWidget" name="box">{ROW}</widget>',
}


def told(reader, read):
    """Prints what a function reads that gets a path and answers a form and its layouts by name."""
    path = pathlib.Path(__file__).with_name('form.ui')
    for place, row in ROWS.items():
        found = []
        for spacing, margin in ((6, 11), (16, 31)):
            path.write_text(
                '<?xml version="1.0" encoding="UTF-8"?><ui version="4.0"><class>Form</class>'
                f'<widget class="QWidget" name="Form"><layout class="QVBoxLayout" name="outer">{SPACING}<item>{row}'
                f'</item></layout></widget><layoutdefault spacing="{spacing}" margin="{margin}"/></ui>')
            form, layout = read(str(path))
            margins = [layout(name).contentsMargins().left() for name in ('outer', 'row')]
            found.append(
                f'by {spacing}/{margin} {layout("row").spacing()}/{margins[1]} in {margins[0]},'
                f' width {form.minimumSizeHint().width()}')
        print(f'{reader}, row {place}: {"; ".join(found)}')
PY
cat > "$work/pyside.py" <<'PY'
import pathlib
import subprocess
import sys
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QApplication, QLayout, QWidget
from forms import told

application = QApplication(['forms', '-style', 'fusion'])


def loaded(path):
    widget = QUiLoader().load(path)
    return widget, lambda name: widget.findChild(QLayout, name)


def compiled(path):
    uic = pathlib.Path(sys.executable).with_name('pyside6-uic')
    names = {}
    exec(subprocess.run([uic, path], capture_output=True, text=True, check=True).stdout, names)
    widget, form = QWidget(), names['Ui_Form']()
    form.setupUi(widget)
    return widget, lambda name: getattr(form, name)


told('QUiLoader', loaded)
told('uic', compiled)
PY
cat > "$work/pyqt.py" <<'PY'
from PyQt6.QtWidgets import QApplication, QLayout
from PyQt6.uic import loadUi
from forms import told

application = QApplication(['forms', '-style', 'fusion'])


def loaded(path):
    widget = loadUi(path)
    return widget, lambda name: widget.findChild(QLayout, name)


told('loadUi', loaded)
PY
export QT_QPA_PLATFORM=offscreen PYTHONPATH=$work PYTHONDONTWRITEBYTECODE=1
for reader in pyside pyqt; do
  "$work/venv/bin/python" "$work/$reader.py"
done > "$work/seen" 2> "$work/log"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

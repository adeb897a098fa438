#!/usr/bin/env bash
# Guess: a toolkit that finds words in Thai, which has no spaces, finds them in Lao, Khmer and Burmese too.
# Does: wraps a greeting in each of them at words, in a width that no word fits, in Pango and in Qt, and
# asks ICU where it may break; again for two words of Lao and Khmer with a zero width space between them.
# Prints in how many pieces each falls, and how many characters the longest one has.
# With: Debian 12's Pango 1.50.12 (gir1.2-pango-1.0) and PyICU 2.10.2 with ICU 72, libthai0 0.1.29;
# PySide6-Essentials 6.12.0 from PyPI.
# Matters: both take Thai's words from a library that knows nothing else. A label in Khmer or Lao is one
# word, its minimum width the sentence: it widens the window or is cut, where Thai wraps. Qt breaks Burmese
# between syllables. Translations for such toolkits need zero width spaces, those for ICU do not.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-pango-1.0 2> /dev/null) != 1.50.12* ]] \
    || [[ $(dpkg-query -W -f '${Version}' python3-icu 2> /dev/null) != 2.10.2* ]] \
    || [[ $(dpkg-query -W -f '${Version}' libthai0 2> /dev/null) != 0.1.29* ]] \
    || ! dpkg-query -W python3-gi fonts-dejavu-core libegl1 libgl1 libxkbcommon0 libdbus-1-3 &> /dev/null; then
  echo "skipped: needs python3-gi, gir1.2-pango-1.0 1.50.12, python3-icu 2.10.2, libthai0 0.1.29, fonts-dejavu-core," \
    "libegl1, libgl1, libxkbcommon0 and libdbus-1-3 of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check PySide6-Essentials==6.12.0; then
  echo "skipped: PyPI does not have PySide6-Essentials==6.12.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
ICU: Thai 6 (7); Lao 5 (7); Khmer 4 (11); Burmese 6 (7); Lao, space 2 (8); Khmer, space 2 (7)
Pango: Thai 6 (7); Lao 1 (28); Khmer 1 (27); Burmese 1 (31); Lao, space 2 (8); Khmer, space 2 (7)
Qt: Thai 6 (7); Lao 1 (28); Khmer 1 (27); Burmese 13 (4); Lao, space 2 (8); Khmer, space 2 (7)
TEXT

cat > "$work/texts.py" <<'PY'
TEXTS = {
    'Thai': 'สวัสดีชาวโลกและยินดีต้อนรับ',
    'Lao': 'ສະບາຍດີຊາວໂລກແລະຍິນດີຕ້ອນຮັບ',
    'Khmer': 'សួស្តីពិភពលោកនិងសូមស្វាគមន៍',
    'Burmese': 'မင်္ဂလာပါကမ္ဘာနှင့်ကြိုဆိုပါသည်',
    'Lao, space': 'ສະບາຍດີ\u200bຊາວໂລກ',
    'Khmer, space': 'សួស្តី\u200bពិភពលោក',
}


def told(toolkit, starts):
    """Prints the pieces of each text, of which a function gives the starts."""
    pieces = []
    for name, text in TEXTS.items():
        ends = [*starts(text), len(text)]
        pieces.append(f'{name} {len(ends) - 1} ({max(end - start for start, end in zip(ends, ends[1:]))})')
    print(f'{toolkit}: {"; ".join(pieces)}')
PY
PYTHONPATH=$work /usr/bin/python3 - > "$work/seen" <<'PY'
import gi
import icu
gi.require_version('Pango', '1.0')
gi.require_version('PangoCairo', '1.0')
from gi.repository import Pango, PangoCairo
from texts import told


def pango(text):
    layout = Pango.Layout.new(PangoCairo.FontMap.new().create_context())
    layout.set_wrap(Pango.WrapMode.WORD)
    layout.set_width(1)
    layout.set_text(text, -1)
    lines = [layout.get_line_readonly(index) for index in range(layout.get_line_count())]
    return [len(text.encode()[:line.start_index].decode()) for line in lines]


def unicode_breaks(text):
    iterator = icu.BreakIterator.createLineInstance(icu.Locale('en'))
    iterator.setText(text)
    return [0, *list(iterator)[:-1]]


told('ICU', unicode_breaks)
told('Pango', pango)
PY
QT_QPA_PLATFORM=offscreen PYTHONPATH=$work "$work/venv/bin/python" - >> "$work/seen" 2> "$work/log" <<'PY'
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout, QTextOption
from texts import told

application = QGuiApplication([])


def qt(text):
    layout = QTextLayout(text, QFont('DejaVu Sans', 12))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    starts = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(1)
        starts.append(line.textStart())
    layout.endLayout()
    return starts


told('Qt', qt)
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

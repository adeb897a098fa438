#!/usr/bin/env bash
# Guess: a text laid out in the width that its paragraph says it needs stays in one line.
# Does: lays out four labels of DejaVu Sans at 11 to 17 in Skia's paragraphs, in the widest width that
# the paragraph itself tells, in that width rounded up and in it rounded down; in Pango in its own width
# and in an eighth of a point less. Counts those with a second line.
# With: skia-python 144.1 from PyPI; Debian 12's Pango 1.50.12 (gir1.2-pango-1.0), fonts-dejavu-core.
# Matters: layout() rounds the width down, so that "Settings", 69.73 wide, does not fit in 69.73, and even
# a single word is broken in two. A view that asks its text for a size and takes it is a line too low;
# C++ has a switch against it, skia-python has not. Widths have to be rounded up first.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-pango-1.0 2> /dev/null) != 1.50.12* ]] \
    || [[ $(dpkg-query -W -f '${Version}' fonts-dejavu-core 2> /dev/null) != 2.37* ]] \
    || ! dpkg-query -W python3-gi-cairo libegl1 libgl1 &> /dev/null; then
  echo "skipped: needs python3-gi-cairo, gir1.2-pango-1.0 1.50.12, fonts-dejavu-core 2.37, libegl1 and libgl1" \
    "of Debian 12"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check skia-python==144.1; then
  echo "skipped: PyPI does not have skia-python==144.1 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Skia, own width: 28 of 28 have a second line
Skia, rounded up: 0 of 28 have a second line
Skia, rounded down: 28 of 28 have a second line
Skia, "Settings" at 17: one line of 69.73; in 69.73 it is 40 high, the first line 60.87 wide; in 70 it is 20 high
Pango, own width: 0 of 28 have a second line
Pango, an eighth less: 28 of 28 have a second line
TEXT

"$work/venv/bin/python" - > "$work/seen" 2> "$work/log" <<'PY'
import math

import skia

FONTS = skia.textlayout.TypefaceFontProvider()
FONTS.registerTypeface(skia.Typeface.MakeFromFile('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'), 'DejaVu Sans')
COLLECTION = skia.textlayout.FontCollection()
COLLECTION.setDefaultFontManager(FONTS)


def laid_out(text, size, width):
    style = skia.textlayout.TextStyle()
    style.setFontFamilies(['DejaVu Sans'])
    style.setFontSize(size)
    builder = skia.textlayout.ParagraphBuilder(
        skia.textlayout.ParagraphStyle(), COLLECTION, skia.Unicodes.ICU.Make())
    builder.pushStyle(style)
    builder.addText(text)
    paragraph = builder.Build()
    paragraph.layout(width)
    return paragraph


def own(text, size):
    return laid_out(text, size, 1000).MaxIntrinsicWidth


LABELS = [(text, size) for text in ('Settings', 'Cancel', 'Done', 'OK') for size in range(11, 18)]
for name, rounded in (('own width', float), ('rounded up', math.ceil), ('rounded down', math.floor)):
    broken = [each for each in LABELS
              if laid_out(*each, rounded(own(*each))).Height > laid_out(*each, 1000).Height]
    print(f'Skia, {name}: {len(broken)} of {len(LABELS)} have a second line')
width = own('Settings', 17)
narrow, wide = laid_out('Settings', 17, width), laid_out('Settings', 17, 70)
print(f'Skia, "Settings" at 17: one line of {width:.2f}; in {width:.2f} it is {narrow.Height:g} high, '
      f'the first line {narrow.LongestLine:.2f} wide; in 70 it is {wide.Height:g} high')
PY
/usr/bin/python3 - >> "$work/seen" <<'PY'
import cairo
import gi
gi.require_version('Pango', '1.0')
gi.require_version('PangoCairo', '1.0')
from gi.repository import Pango, PangoCairo

CONTEXT = PangoCairo.FontMap.new().create_context()
CONTEXT.set_round_glyph_positions(False)
OPTIONS = cairo.FontOptions()
OPTIONS.set_hint_metrics(cairo.HINT_METRICS_OFF)
OPTIONS.set_hint_style(cairo.HINT_STYLE_NONE)
PangoCairo.context_set_font_options(CONTEXT, OPTIONS)


def lines(text, size, less):
    layout = Pango.Layout.new(CONTEXT)
    font = Pango.FontDescription.from_string('DejaVu Sans')
    font.set_absolute_size(size * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_wrap(Pango.WrapMode.WORD_CHAR)
    layout.set_text(text, -1)
    layout.set_width(layout.get_size()[0] - less)
    return layout.get_line_count()


LABELS = [(text, size) for text in ('Settings', 'Cancel', 'Done', 'OK') for size in range(11, 18)]
for name, less in (('own width', 0), ('an eighth less', Pango.SCALE // 8)):
    broken = [each for each in LABELS if lines(*each, less) > 1]
    print(f'Pango, {name}: {len(broken)} of {len(LABELS)} have a second line')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: letter spacing is added behind every letter, so that three letters are wider by three
# times the spacing.
# Does: measures one and three letters of DejaVu Sans at 20 with a spacing of 10 in Pango and in
# Chromium.
# With: Debian 12's Pango 1.50.12 (gir1.2-pango-1.0), fonts-dejavu-core, chromium 156.
# Matters: a label of the same text and spacing is narrower by one spacing in GTK, and its ink is
# centred; on the web, as with kern on Apple's systems, the last gap is within the box and centred
# titles sit half a spacing to the left.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! chromium --version 2> /dev/null | grep -q '^Chromium 156\.'; then
  echo "skipped: needs Debian's chromium 156"
  exit 77
fi
if [[ $(dpkg-query -W -f '${Version}' gir1.2-pango-1.0 2> /dev/null) != 1.50.12* ]] \
    || ! dpkg-query -W fonts-dejavu-core &> /dev/null; then
  echo "skipped: needs python3-gi, gir1.2-pango-1.0 1.50.12 and fonts-dejavu-core of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Pango: H wider by 0, HHH wider by 20
Chromium: H wider by 10, HHH wider by 30
TEXT

/usr/bin/python3 - > "$work/seen" <<'PY'
import gi
gi.require_version('Pango', '1.0')
gi.require_version('PangoCairo', '1.0')
from gi.repository import Pango, PangoCairo


def width(text, spacing):
    layout = Pango.Layout.new(PangoCairo.FontMap.new().create_context())
    font = Pango.FontDescription.from_string('DejaVu Sans')
    font.set_absolute_size(20 * Pango.SCALE)
    layout.set_font_description(font)
    layout.set_text(text, -1)
    attributes = Pango.AttrList()
    attributes.insert(Pango.attr_letter_spacing_new(spacing * Pango.SCALE))
    layout.set_attributes(attributes)
    return layout.get_extents()[1].width / Pango.SCALE


print('Pango:', ', '.join(f'{text} wider by {width(text, 10) - width(text, 0):g}' for text in ('H', 'HHH')))
PY
cat > "$work/page.html" <<'HTML'
<!doctype html>
<title></title>
<p style="font: 20px 'DejaVu Sans'"><span id="a">H</span> <span id="b">HHH</span></p>
<script>
document.title = ['a', 'b'].map((id) => {
  const span = document.getElementById(id), before = span.getBoundingClientRect().width
  span.style.letterSpacing = '10px'
  return `${span.textContent} wider by ${Math.round(span.getBoundingClientRect().width - before)}`
}).join(', ')
</script>
HTML
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" \
  --dump-dom "$work/page.html" 2> "$work/log" | sed -n 's/.*<title>\(.*\)<\/title>.*/Chromium: \1/p' >> "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

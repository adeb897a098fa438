#!/usr/bin/env bash
# Guess: measureText of a canvas gives the width that an element with the same font and text has.
# Does: measures a line of capitals and one of small letters at 20 pixels in an element, in a canvas,
# and in a canvas whose textRendering is geometricPrecision.
# With: Debian 12's chromium 156 and fonts-lato.
# Matters: without that setting the canvas measures words apart and loses the kerning with spaces. A
# table of widths that was made with a canvas is 5 points too wide here, and right in fonts that do
# not kern with spaces.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! chromium --version 2> /dev/null | grep -q '^Chromium 156\.'; then
  echo "skipped: needs Debian's chromium 156"
  exit 77
fi
if ! (cd "$work" && apt-get download -qq -o APT::Sandbox::User=root fonts-lato=2.0-2.1) 2> "$work/log"; then
  echo "skipped: apt-get cannot download fonts-lato=2.0-2.1"
  exit 77
fi
dpkg-deb -x "$work"/fonts-lato*.deb "$work/root"
cp "$work/root/usr/share/fonts/truetype/lato/Lato-Regular.ttf" "$work/font.ttf"

cat > "$work/expected" <<'TEXT'
LAST TRY AT A VAT: element 171.8, canvas 177.1, geometricPrecision 171.8
illumination: element 102.4, canvas 102.4, geometricPrecision 102.4
TEXT

cat > "$work/page.html" <<'HTML'
<!doctype html>
<pre></pre>
<style>@font-face { font-family: font; src: url(font.ttf) } span { white-space: nowrap }</style>
<script>
const lines = ['LAST TRY AT A VAT', 'illumination'].map((text) => {
  const span = document.createElement('span'), context = document.createElement('canvas').getContext('2d')
  return () => {
    span.textContent = text
    span.style.font = context.font = '20px font'
    document.body.append(span)
    const widths = [span.getBoundingClientRect().width, context.measureText(text).width]
    context.textRendering = 'geometricPrecision'
    widths.push(context.measureText(text).width)
    span.remove()
    const [element, canvas, precise] = widths.map((width) => width.toFixed(1))
    return `${text}: element ${element}, canvas ${canvas}, geometricPrecision ${precise}`
  }
})
document.fonts.load('20px font').then(() => {
  document.querySelector('pre').textContent = '\n' + lines.map((line) => `= ${line()}`).join('\n') + '\n'
})
</script>
HTML
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" \
  --allow-file-access-from-files --virtual-time-budget=5000 --dump-dom "$work/page.html" 2> "$work/log" \
  | sed -n 's/^= //p' > "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: a line of text is as many CSS pixels high on a screen of any density.
# Does: measures the height of a line of Inter at 11, 13 and 15 pixels, with line-height normal, at
# device scale factors 1, 2 and 3.
# With: Debian 12's chromium 156 and fonts-inter.
# Matters: ascent and descent are each rounded to pixels of the device. Heights that were taken from
# a page at scale 1 are a point too high beside a phone's at 2 or 3, so pictures for comparison have
# to be taken at the phone's scale.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! chromium --version 2> /dev/null | grep -q '^Chromium 156\.'; then
  echo "skipped: needs Debian's chromium 156"
  exit 77
fi
font=fonts-inter=4.0~beta7+ds-1
if ! (cd "$work" && apt-get download -qq -o APT::Sandbox::User=root $font) 2> "$work/log"; then
  echo "skipped: apt-get cannot download $font"
  exit 77
fi
dpkg-deb -x "$work"/fonts-inter*.deb "$work/root"
cp "$work/root/usr/share/fonts/opentype/inter/Inter-Regular.otf" "$work/font.otf"

cat > "$work/expected" <<'TEXT'
scale 1: 11 px 14, 13 px 16, 15 px 19
scale 2: 11 px 13, 13 px 15.5, 15 px 18
scale 3: 11 px 13.33, 13 px 15.67, 15 px 18.33
TEXT

cat > "$work/page.html" <<'HTML'
<!doctype html>
<title></title>
<style>@font-face { font-family: font; src: url(font.otf) }</style>
<p></p>
<script>
document.fonts.load('11px font').then(() => {
  const line = document.querySelector('p')
  line.textContent = 'Line'
  document.title = [11, 13, 15].map((size) => {
    line.style.font = `${size}px font`
    return `${size} px ${+line.getBoundingClientRect().height.toFixed(2)}`
  }).join(', ')
})
</script>
HTML
for scale in 1 2 3; do
  chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" \
    --force-device-scale-factor=$scale --allow-file-access-from-files --virtual-time-budget=5000 \
    --dump-dom "$work/page.html" 2> "$work/log" \
    | sed -n "s/.*<title>\(.*\)<\/title>.*/scale $scale: \1/p" >> "$work/seen"
done

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: an item that grows to 80 in a column of min-height 80 has a definite height, so a child
# of 50 % is 40.
# Does: lays that out in Chromium, Taffy and Yoga.
# With: Debian's chromium 156; stretchable 1.1.8 (Taffy) and pyyoga 0.1.0 (Yoga 3) from PyPI.
# Matters: in CSS a minimum makes no height definite, and the child vanishes on the web; both
# ports take the height that came out. A full-height page built with min-height looks right in the
# app and empty in the browser.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! chromium --version 2> /dev/null | grep -q '^Chromium 156\.'; then
  echo "skipped: needs Debian's chromium 156"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check pyyoga==0.1.0 stretchable==1.1.8; then
  echo "skipped: PyPI does not have pyyoga==0.1.0 stretchable==1.1.8 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
Yoga: grown 80, half 40
Taffy: grown 80, half 40
Chromium: grown 100 x 80, half 10 x 0
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from math import nan
import stretchable
from pyyoga import BoxSizing, Direction, Node
from stretchable.style import AUTO, PCT, FlexDirection


def node(**style):
    made = Node()
    made.box_sizing, made.flex_shrink = BoxSizing.BorderBox, 1
    for name, value in style.items():
        setattr(made, name, value)
    return made


column, grown, half = node(width=100, min_height=80), node(flex_grow=1), node(width=10, height='50%')
column.insert_child(grown, 0)
grown.insert_child(half, 0)
column.calculate_layout(nan, nan, Direction.LTR)
print(f'Yoga: grown {grown.layout_height:g}, half {half.layout_height:g}')

taffy = stretchable.Node(size=(100, AUTO), min_size=(AUTO, 80), flex_direction=FlexDirection.COLUMN)
grown = stretchable.Node(flex_grow=1)
grown.add(stretchable.Node(size=(10, 50 * PCT)))
taffy.add(grown)
taffy.compute_layout()
print(f'Taffy: grown {grown.get_box().height:g}, half {grown[0].get_box().height:g}')
PY
cat > "$work/page.html" <<'HTML'
<!doctype html>
<title></title>
<style>div { display: flex; box-sizing: border-box }</style>
<div style="width: 100px; min-height: 80px; flex-direction: column">
  <div id="grown" style="flex-grow: 1"><div id="half" style="width: 10px; height: 50%"></div></div>
</div>
<script>
const size = (id) => {
  const box = document.getElementById(id).getBoundingClientRect()
  return `${box.width} x ${box.height}`
}
document.title = `grown ${size('grown')}, half ${size('half')}`
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

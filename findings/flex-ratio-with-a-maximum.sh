#!/usr/bin/env bash
# Guess: an item with aspect ratio 2 and a maximum height of 40 is 80 x 40 in a column of 300.
# Does: that item, stretched across the column, and with a width of 300.
# With: Debian's chromium 156, pyyoga 0.1.0 (Yoga 3) and stretchable 1.1.8 (Taffy) from PyPI.
# Matters: Only Yoga keeps the ratio. Chromium gives up the ratio and keeps the width, Taffy makes
# the stretched one as wide as the column and 0 high, so a picture disappears. None says that
# something was given up.
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
Yoga: 80 x 40 80 x 40
Taffy: 300 x 0 80 x 40
Chromium: 300 x 40 300 x 40
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from math import nan
import stretchable
from pyyoga import BoxSizing, Direction, Edge, FlexDirection, Node
from stretchable.style import AUTO


def node(*children, **style):
    made = Node()
    made.box_sizing, made.flex_shrink = BoxSizing.BorderBox, 1
    for name, value in style.items():
        setattr(made, name, value)
    for place, child in enumerate(children):
        made.insert_child(child, place)
    return made


items = [node(aspect_ratio=2, max_height=40), node(aspect_ratio=2, max_height=40, width=300)]
columns = [node(item, width=300) for item in items]
for column in columns:
    column.calculate_layout(nan, nan, Direction.LTR)
print('Yoga:', *(f'{item.layout_width:g} x {item.layout_height:g}' for item in items))

boxes = []
for width in AUTO, 300:
    column = stretchable.Node(size=(300, AUTO), flex_direction=stretchable.style.FlexDirection.COLUMN)
    column.add(stretchable.Node(aspect_ratio=2, max_size=(AUTO, 40), size=(width, AUTO)))
    column.compute_layout()
    boxes.append(column[0].get_box())
print('Taffy:', *(f'{box.width:g} x {box.height:g}' for box in boxes))
PY
cat > "$work/page.html" <<'HTML'
<!doctype html>
<title></title>
<style>div { display: flex; flex-direction: column; box-sizing: border-box }</style>
<div style="width: 300px"><div id="a" style="aspect-ratio: 2; max-height: 40px"></div></div>
<div style="width: 300px"><div id="b" style="aspect-ratio: 2; max-height: 40px; width: 300px"></div></div>
<script>
const size = (id) => {
  const box = document.getElementById(id).getBoundingClientRect()
  return `${box.width} x ${box.height}`
}
document.title = `${size('a')} ${size('b')}`
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

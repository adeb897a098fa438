#!/usr/bin/env bash
# Guess: two border boxes of 100 with flex-shrink 1 in a row of 100 come out at 50 each; padding
# does not count.
# Does: gives the first one 40 of padding, in Chromium, Taffy and Yoga.
# With: Debian's chromium 156; stretchable 1.1.8 (Taffy) and pyyoga 0.1.0 (Yoga 3) from PyPI.
# Matters: CSS weighs shrinking by the base size within the padding, 60 against 100, so the
# missing 100 are shared 37.5 to 62.5; growing has no such weight. Equal columns stop being equal
# when one of them gets an inset and space is short.
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
Yoga: 50 50
Taffy: 62.5 37.5
Chromium: 62.5 x 20, 37.5 x 20
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from math import nan
import stretchable
from pyyoga import BoxSizing, Direction, Edge, FlexDirection, Node


def node(**style):
    made = Node()
    made.box_sizing, made.flex_shrink = BoxSizing.BorderBox, 1
    for name, value in style.items():
        setattr(made, name, value)
    return made


row = node(width=100, height=20, flex_direction=FlexDirection.Row)
items = [node(width=100), node(width=100)]
items[0].set_padding(Edge.Left, 40)
for place, item in enumerate(items):
    row.insert_child(item, place)
row.calculate_layout(nan, nan, Direction.LTR)
print('Yoga:', *(f'{item.layout_width:g}' for item in items))

taffy = stretchable.Node(size=(100, 20))
taffy.add(stretchable.Node(size=(100, 20), padding=(0, 0, 0, 40)), stretchable.Node(size=(100, 20)))
taffy.compute_layout(use_rounding=False)
print('Taffy:', *(f'{item.get_box().width:g}' for item in taffy))
PY
cat > "$work/page.html" <<'HTML'
<!doctype html>
<title></title>
<style>div { display: flex; box-sizing: border-box }</style>
<div style="width: 100px; height: 20px">
  <div id="a" style="width: 100px; padding-left: 40px"></div><div id="b" style="width: 100px"></div>
</div>
<script>
const size = (id) => {
  const box = document.getElementById(id).getBoundingClientRect()
  return `${box.width} x ${box.height}`
}
document.title = `${size('a')}, ${size('b')}`
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

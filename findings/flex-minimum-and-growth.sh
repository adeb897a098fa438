#!/usr/bin/env bash
# Guess: of two empty items that grow alike in 300, the one with a minimum of 200 gets 200, the
# other the rest.
# Does: a (flex-grow 1, min-width 200) and b (flex-grow 1) in a row of 300.
# With: Debian's chromium 156, pyyoga 0.1.0 (Yoga 3) and stretchable 1.1.8 (Taffy) from PyPI.
# Matters: Chromium and Taffy do so; Yoga counts the minimum as the item's base, shares what is
# left of it, and gives 250 and 50. A layout that was designed in a browser is another one in an
# application.
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
Yoga: 250 50
Taffy: 200 100
Chromium: 200 x 10 100 x 10
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


a, b = node(min_width=200, flex_grow=1, height=10), node(flex_grow=1, height=10)
row = node(a, b, width=300, flex_direction=FlexDirection.Row)
row.calculate_layout(nan, nan, Direction.LTR)
print(f'Yoga: {a.layout_width:g} {b.layout_width:g}')

row = stretchable.Node(size=(300, AUTO))
row.add(stretchable.Node(min_size=(200, AUTO), flex_grow=1, size=(AUTO, 10)))
row.add(stretchable.Node(flex_grow=1, size=(AUTO, 10)))
row.compute_layout()
print('Taffy:', *(f'{child.get_box().width:g}' for child in row))
PY
cat > "$work/page.html" <<'HTML'
<!doctype html>
<title></title>
<style>div { display: flex; box-sizing: border-box }</style>
<div style="width: 300px">
  <div id="a" style="min-width: 200px; flex-grow: 1; height: 10px"></div>
  <div id="b" style="flex-grow: 1; height: 10px"></div>
</div>
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

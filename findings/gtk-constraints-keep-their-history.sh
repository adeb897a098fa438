#!/usr/bin/env bash
# Guess: a container of 500 lays its children out the same, whatever size it had before.
# Does: a (at least 50) and b (at least 100) side by side, allocated 500 at once, and after other
# widths.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: Where rows leave a choice GtkConstraintLayout goes on from the answer before, so that a
# divider stands elsewhere after the window was narrow once; a screenshot test passes or fails by
# what ran before it.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
500: a 0 + 50, b 50 + 450
300, 500: a 0 + 400, b 400 + 100
150, 500: a 0 + 400, b 400 + 100
2000, 500: a 0 + 400, b 400 + 100
TEXT

GSK_RENDERER=cairo PYTHONPATH=$(dirname "$0") PYTHONDONTWRITEBYTECODE=1 xvfb-run -a /usr/bin/python3 - > "$work/seen" 2> "$work/log" <<'PY'
from gtk_constraints import A, R, Container


def split():
    container = Container('a', 'b')
    container.row('a', A.LEFT, None, A.LEFT)
    container.row('b', A.LEFT, 'a', A.RIGHT)
    container.row('b', A.RIGHT, None, A.RIGHT)
    container.size('a', R.GE, 50)
    container.size('b', R.GE, 100)
    return container


for widths in (500,), (300, 500), (150, 500), (2000, 500):
    container = split()
    print(f"{', '.join(map(str, widths))}:", [container.at(width) for width in widths][-1])
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

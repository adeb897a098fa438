#!/usr/bin/env bash
# Guess: two required widths of one child are refused with an error or a warning, and the second
# one is dropped.
# Does: a is 100 wide and 200 wide, both required; then the row that was obeyed is taken away.
# With: Debian 12's gir1.2-gtk-4.0 4.8.3.
# Matters: GtkConstraintLayout obeys the first and says nothing on standard error; the other
# waits, and moves the child as soon as the first one goes. A contradiction in a design shows only
# as a jump later.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $(dpkg-query -W -f '${Version}' gir1.2-gtk-4.0 2> /dev/null) != 4.8.3+ds-2* ]] \
    || ! command -v xvfb-run > /dev/null; then
  echo "skipped: needs xvfb, python3-gi and gir1.2-gtk-4.0 4.8.3+ds-2 of Debian 12"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
100, then 200: a 0 + 100
without 100: a 0 + 200
complaints about constraints: 0
TEXT

GSK_RENDERER=cairo PYTHONPATH=$(dirname "$0") PYTHONDONTWRITEBYTECODE=1 xvfb-run -a /usr/bin/python3 - > "$work/seen" 2> "$work/log" <<'PY'
from gtk_constraints import A, R, Container

container = Container('a')
container.row('a', A.LEFT, None, A.LEFT)
first, second = container.size('a', R.EQ, 100), container.size('a', R.EQ, 200)
print('100, then 200:', container.at(300))
container.layout.remove_constraint(first)
print('without 100:', container.at(300))
PY
echo "complaints about constraints: $(grep -ic constraint "$work/log" || true)" >> "$work/seen"

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

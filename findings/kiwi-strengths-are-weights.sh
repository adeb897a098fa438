#!/usr/bin/env bash
# Guess: medium rows of kiwi come before all weak ones, however many, as priorities do in Auto
# Layout.
# Does: asks for x == 100 at medium against rows for 0 at weak: 999 of them, 1,001 of them, and
# one whose terms are written 2,000 times as large.
# With: kiwisolver 1.5.1 from PyPI.
# Matters: strengths are weights there. A hierarchy of priorities carried over to kiwi holds only
# while fewer than a thousand rows pull and all coefficients are near one; a ratio written as 2000
# * x == y is enough to turn it over.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver==1.5.1; then
  echo "skipped: PyPI does not have kiwisolver==1.5.1 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
999 weak rows: 100.0
1001 weak rows: 0.0
one weak row, 2000 x: 0.0
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from kiwisolver import Solver, Variable


def against_medium(rows):
    x, solver = Variable('x'), Solver()
    solver.addConstraint((x == 100) | 'medium')
    for row in rows(x):
        solver.addConstraint(row | 'weak')
    solver.updateVariables()
    return x.value()


print('999 weak rows:', against_medium(lambda x: [x == 0 for _ in range(999)]))
print('1001 weak rows:', against_medium(lambda x: [x == 0 for _ in range(1001)]))
print('one weak row, 2000 x:', against_medium(lambda x: [2000 * x == 0]))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: a variable of kiwi that only has the bound x <= 100 stays at 0, which the bound allows.
# Does: solves for x with an upper bound, with a weak upper bound, and with two bounds in both
# orders.
# With: kiwisolver 1.5.1 from PyPI.
# Matters: a width with a maximum and nothing else comes out as the maximum, and an ambiguous
# layout depends on the order in which limits were written, not on what was solved before.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check kiwisolver==1.5.1; then
  echo "skipped: PyPI does not have kiwisolver==1.5.1 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
x <= 100: 100.0
x <= 100, weak: 100.0
x >= 10, then x <= 100: 10.0
x <= 100, then x >= 10: 100.0
TEXT

"$work/venv/bin/python" - > "$work/seen" <<'PY'
from kiwisolver import Solver, Variable


def solved(*rows):
    x, solver = Variable('x'), Solver()
    for row in rows:
        solver.addConstraint(row(x))
    solver.updateVariables()
    return x.value()


def at_least(x):
    return x >= 10


def at_most(x):
    return x <= 100


print('x <= 100:', solved(at_most))
print('x <= 100, weak:', solved(lambda x: at_most(x) | 'weak'))
print('x >= 10, then x <= 100:', solved(at_least, at_most))
print('x <= 100, then x >= 10:', solved(at_most, at_least))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

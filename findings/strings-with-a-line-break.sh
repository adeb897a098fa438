#!/usr/bin/env bash
# Guess: readers of .strings agree on values, whether a line break is written as such or escaped.
# Does: reads a value with a break in it, one with an escaped break, and one with an escaped tab.
# With: openstep-plist 0.5.2, nslocalized 0.2.0 and localizable 0.1.3 from PyPI.
# Matters: a label gets a line more than in the app, and a tab shows as two characters, so that
# texts measured from such a reader are too high or too wide. openstep-plist reads what Foundation
# reads.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    openstep-plist==0.5.2 nslocalized==0.2.0 localizable==0.1.3; then
  echo "skipped: PyPI does not have openstep-plist==0.5.2 nslocalized==0.2.0 localizable==0.1.3 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
openstep-plist: ['one\ntwo', 'one\ntwo', 'one\ttwo']
nslocalized: ['one\n\ntwo', 'one\ntwo', 'one\ttwo']
localizable: ['one\ntwo', 'one\ntwo', 'one\\ttwo']
TEXT

"$work/venv/bin/python" - "$work" > "$work/seen" <<'PY'
import sys

import localizable
import nslocalized
import openstep_plist

TEXT = r'''"broken" = "one
two";
"escaped" = "one\ntwo";
"tab" = "one\ttwo";
'''
path = f'{sys.argv[1]}/Example.strings'
with open(path, 'w') as file:
    file.write(TEXT)
table = nslocalized.StringTable.read(path)
print('openstep-plist:', list(openstep_plist.loads(TEXT).values()))
print('nslocalized:', [table.strings[key].target for key in ('broken', 'escaped', 'tab')])
print('localizable:', [entry['value'] for entry in localizable.parse_strings(filename=path)])
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

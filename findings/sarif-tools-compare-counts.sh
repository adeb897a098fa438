#!/usr/bin/env bash
# Guess: a diff of two SARIF files matches results by fingerprint, or by place, and names what is
# new.
# Does: compares a report with an error in Card.xib against one with the same error in Menu.xib
# instead, fingerprints given.
# With: sarif-tools 3.0.5 from PyPI.
# Matters: it compares how many results each code has, so a regression is hidden by any repair of
# the same rule. A gate on new findings has to compare fingerprints itself.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check sarif-tools==3.0.5; then
  echo "skipped: PyPI does not have sarif-tools==3.0.5 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
error level: +0 -0 no changes
warning level: +0 -0 no changes
note level: +0 -0 no changes
all levels: +0 +0
TEXT

"$work/venv/bin/python" - "$work" > "$work/seen" <<'PY'
import contextlib
import io
import json
import sys

from sarif import loader
from sarif.operations import diff_op


def result(document, line, **more):
    place = {'artifactLocation': {'uri': document}, 'region': {'startLine': line}}
    return {'ruleId': 'overlap', 'level': 'error', 'message': {'text': 'Views overlap.'},
            'locations': [{'physicalLocation': place}], **more}


def loaded(name, results):
    path = f'{sys.argv[1]}/{name}.sarif'
    run = {'tool': {'driver': {'name': 'Example', 'rules': [{'id': 'overlap'}]}}, 'results': results}
    with open(path, 'w') as file:
        json.dump({'version': '2.1.0', 'runs': [run]}, file)
    return loader.load_sarif_files(path)


before = loaded('before', [result('Card.xib', 3, partialFingerprints={'place/v1': 'card'})])
after = loaded('after', [result('Menu.xib', 9, partialFingerprints={'place/v1': 'menu'})])
seen = io.StringIO()
with contextlib.redirect_stdout(seen):
    diff_op.print_diff(before, after, None)
print(seen.getvalue().strip())
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: summaries of SARIF leave out results that are suppressed and those whose baseline state
# is "absent".
# Does: counts one open result, one that is suppressed in its source, and one that is gone since
# the baseline.
# With: sarif-tools 3.0.5 from PyPI.
# Matters: a build gate on the number of errors stays red after each finding was mended or
# accepted, and a tool that reports honestly what is gone is counted as worse. Leave such results
# out, or filter them first.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check sarif-tools==3.0.5; then
  echo "skipped: PyPI does not have sarif-tools==3.0.5 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
errors: 3
TEXT

"$work/venv/bin/python" - "$work" > "$work/seen" <<'PY'
import json
import sys

from sarif import loader


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


report = loaded('report', [
    result('Card.xib', 3),
    result('List.xib', 5, suppressions=[{'kind': 'inSource', 'status': 'accepted'}]),
    result('Menu.xib', 7, baselineState='absent'),
])
print('errors:', report.get_report().get_issue_count_for_severity('error'))
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Runs the example in a local Spark from PyPI and compares its findings with those of one `check`. Needs Python 3 and a
# Java runtime (Debian: default-jre-headless); downloads 400 MB. Gives way with a line where either is missing.
#
#     test.sh [COMMAND [FOLDER]]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
plumbline=${1:-$root/.build/release/plumbline}
folder=${2:-$root/Examples}

command -v java > /dev/null || { echo "Spark needs a Java runtime; the example is left out."; exit 0; }
environment=$root/.build-spark
if ! [ -x "$environment/bin/spark-submit" ]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check pyspark ||
    { echo "PyPI is out of reach; the example is left out."; exit 0; }
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$folder" "$work/documents"
printf '<document' > "$work/documents/Damaged.xib"
cd "$work"

export PYSPARK_PYTHON="$environment/bin/python" PYSPARK_DRIVER_PYTHON="$environment/bin/python"
"$environment/bin/python" "$here/check_documents.py" documents --plumbline "$plumbline" --partitions 3 \
  > found.txt 2> log.txt || { cat log.txt; exit 1; }
tail -n 1 found.txt

# The same documents, in one process without Spark.
"$plumbline" check --format json documents > expected.jsonl 2> complaints.txt || true
python3 - found.txt expected.jsonl complaints.txt <<'PYTHON'
import json, sys
found, expected, complaints = sys.argv[1:]
lines = open(found).read().splitlines()
wanted = sorted(
    f"{scene['document']}:{finding.get('line', 1)}: {finding['level']}: {finding['message']} ({finding['kind']})"
    for scene in map(json.loads, open(expected)) if scene["document"].endswith((".xib", ".storyboard"))
    for finding in scene["findings"])
assert sorted(lines[:-1]) == wanted, "Spark's findings are not those of one run"
assert wanted, "the documents have no findings to compare"
unreadable = [line for line in open(complaints) if ".xib:" in line or ".storyboard:" in line]
assert lines[-1].endswith(f" {len(unreadable)} unreadable") and unreadable, lines[-1]
print("the same findings as without Spark:", len(wanted))
PYTHON

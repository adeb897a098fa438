#!/usr/bin/env bash
# Guess: pipe(..., checkCode=True) fails where lines did not reach the process, since writing to it
# failed.
# Does: pipes 100,000 lines through a process that reads two of them and ends well, one that ends with
# status 3, and one that answers all.
# With: pyspark 4.1.0 from PyPI on Debian 12's openjdk-17-jre-headless.
# Matters: the lines are written by a thread whose BrokenPipeError nobody sees; only the status of the
# process counts. A tool that stops reading (a limit, a last line that it takes for the end) loses
# 99,998 of 100,000 records in a job that succeeds. Answers have to be counted.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! java -version 2>&1 | grep -qE '"(17|21)\.'; then
  echo "skipped: needs Java 17 or 21 (openjdk-17-jre-headless)"
  exit 77
fi
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check pyspark==4.1.0; then
  echo "skipped: PyPI does not have pyspark==4.1.0 for this Python"
  exit 77
fi
cd "$work"
export PYSPARK_PYTHON="$work/venv/bin/python" SPARK_LOCAL_IP=127.0.0.1

cat > "$work/expected" <<'TEXT'
reads two, ends well: 2 answers, no error
reads two, ends with 3: an error
reads all: 100000 answers, no error
TEXT

"$work/venv/bin/python" > "$work/seen" 2> "$work/log" <<'PY' || { cat "$work/log"; exit 1; }
from pyspark import SparkConf, SparkContext

spark = SparkContext(conf=SparkConf().setMaster('local[2]').set('spark.ui.enabled', 'false'))
spark.setLogLevel('OFF')

lines = spark.parallelize([f'line {number}' for number in range(100_000)], 1)
for what, command in [('reads two, ends well', 'head -n 2'),
                      ('reads two, ends with 3', "sh -c '/usr/bin/head -n 2; exit 3'"),
                      ('reads all', 'cat')]:
    try:
        print(f'{what}: {lines.pipe(command, checkCode=True).count()} answers, no error')
    except Exception:
        print(f'{what}: an error')
spark.stop()
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

#!/usr/bin/env bash
# Guess: lines that went through a process are sorted as they come out: each process runs once. (That
# an RDD which nobody keeps is made again by a second action is known; sortBy is no action.)
# Does: counts how often a process is started for two partitions: by collect, by sortBy and
# zipWithIndex before collect, by sortBy into one partition, and by sortBy after cache().
# With: pyspark 4.1.0 from PyPI on Debian 12's openjdk-17-jre-headless.
# Matters: sortBy counts, then samples, then sorts: three runs of the tool for one answer each, before
# anything is shown; numbering costs two. A process that takes minutes, or that writes files, needs
# cache() between itself and the sort.
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
collect: 2
zipWithIndex: 4
sortBy: 6
sortBy into one: 2
cached, then sortBy: 2
TEXT

"$work/venv/bin/python" > "$work/seen" 2> "$work/log" <<'PY' || { cat "$work/log"; exit 1; }
import os
import pathlib

from pyspark import SparkConf, SparkContext

spark = SparkContext(conf=SparkConf().setMaster('local[2]').set('spark.ui.enabled', 'false'))
spark.setLogLevel('OFF')

pathlib.Path('tool').write_text(f'#!/bin/sh\necho >> {os.getcwd()}/starts\nexec /bin/cat\n')
os.chmod('tool', 0o755)
starts = pathlib.Path('starts')


def piped():
    return spark.parallelize(list('dcba'), 2).pipe(f'{os.getcwd()}/tool')


for what, ask in [('collect', piped), ('zipWithIndex', lambda: piped().zipWithIndex()),
                  ('sortBy', lambda: piped().sortBy(lambda line: line)),
                  ('sortBy into one', lambda: piped().sortBy(lambda line: line, numPartitions=1)),
                  ('cached, then sortBy', lambda: piped().cache().sortBy(lambda line: line))]:
    assert len(ask().collect()) == 4
    print(f'{what}: {len(starts.read_text().splitlines())}')
    starts.unlink()
spark.stop()
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

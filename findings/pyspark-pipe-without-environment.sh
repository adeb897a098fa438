#!/usr/bin/env bash
# Guess: a command that pipe() starts inherits the environment of the worker that starts it, as any
# other child does, and spark.executorEnv reaches it.
# Does: asks for the environment of the worker, and of a command that pipe() starts in the same stage,
# with nothing said and with env={'MINE': 'yes'}.
# With: pyspark 4.1.0 from PyPI on Debian 12's openjdk-17-jre-headless.
# Matters: the command's environment is empty: no PATH, no HOME, no LANG, nothing of executorEnv. A
# script that calls other programs by name, or a tool that keeps a cache below HOME, works in a
# terminal and in mapPartitions with subprocess, and not here. In Scala the same call adds to the
# environment.
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
worker: PATH yes, THEIRS yes
pipe: nothing
pipe with env: MINE
TEXT

"$work/venv/bin/python" > "$work/seen" 2> "$work/log" <<'PY' || { cat "$work/log"; exit 1; }
import os

from pyspark import SparkConf, SparkContext

spark = SparkContext(conf=SparkConf().setMaster('local[2]').set('spark.ui.enabled', 'false').set(
    'spark.executorEnv.THEIRS', 'yes'))
spark.setLogLevel('OFF')

one = spark.parallelize(['line'], 1)
worker = one.map(lambda _: dict(os.environ)).first()
print('worker:', ', '.join(f"{name} {'yes' if name in worker else 'no'}" for name in ('PATH', 'THEIRS')))
for what, env in [('pipe', None), ('pipe with env', {'MINE': 'yes'})]:
    names = sorted(line.split('=')[0] for line in one.pipe('/usr/bin/env', env=env).collect())
    print(f"{what}: {' '.join(names) or 'nothing'}")
spark.stop()
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

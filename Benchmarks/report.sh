#!/usr/bin/env bash
# Measures everything, and writes results.jsonl, plots/, Figures.md and the tables in README.md: about half an hour on a
# quiet machine. Options go to the benchmark: `report.sh --quick` measures small sizes in a few minutes.
set -euo pipefail
cd "$(dirname "$0")"

./fetch-peers.sh
swift build -c release

results=$(mktemp)
trap 'rm -f "$results"' EXIT
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1 || true)
[ -n "$cpu" ] || cpu=$(uname -m)
printf '{"processor":"%s","cores":%s,"date":"%s","commit":"%s","options":"%s"}\n' \
  "$cpu" "$(getconf _NPROCESSORS_ONLN)" "$(date -u +%Y-%m-%d)" "$(git rev-parse --short HEAD)" "$*" >"$results"
.build/release/plumbline-benchmark --json --targets "$@" | tee -a "$results"
./instructions.py .build/release/plumbline-benchmark | tee -a "$results" || true
mv "$results" results.jsonl
chmod 644 results.jsonl
trap - EXIT

[ -x .build-python/bin/python ] || python3 -m venv .build-python
.build-python/bin/pip install --quiet --disable-pip-version-check matplotlib
.build-python/bin/python report.py

#!/usr/bin/env bash
# Formats every Swift source of the repository that people write; with --lint changes nothing and fails where something would.
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
  '') mode=(-i) ;;
  --lint) mode=(lint --strict) ;;
  *) echo "Usage: Tools/format.sh [--lint]" >&2; exit 2 ;;
esac
swift format "${mode[@]}" --recursive Package.swift Sources Tests Plugins Benchmarks/Package.swift Benchmarks/Sources \
  Examples/Notes/Package.swift Examples/Notes/Sources Examples/Notes/Tests Tools/fuzzing/Package.swift Tools/fuzzing/Sources \
  Tools/adapter-oracle/Package.swift Tools/adapter-oracle/Sources

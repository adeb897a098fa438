#!/usr/bin/env bash
# What takes longer than continuous integration may: everything built in release without warnings, all tests under the
# address sanitizer with all traits, all under the thread sanitizer, and a client of macros.
#
#     Tools/check-long.sh [release] [address] [thread] [macros]
#
# Without arguments all four. Traits need libharfbuzz-dev, librsvg2-dev and pkg-config; what is missing is named.
set -euo pipefail
cd "$(dirname "$0")/.."

[ $# -gt 0 ] || set -- release address thread macros
for part in "$@"; do
  printf '\n== %s (%s s)\n' "$part" "$SECONDS"
  case $part in
    release) swift build -c release -Xswiftc -warnings-as-errors --scratch-path .build-release ;;
    address)
      # A folder of its own, so that the builds do not evict each other: a trait, like a sanitizer, is an option of every
      # module. What a process still holds when it calls exit() is no leak, but counts as one.
      traits=default
      if pkg-config --exists harfbuzz; then traits+=,Fonts; else echo "HarfBuzz is not installed: Fonts is not tested"; fi
      if pkg-config --exists librsvg-2.0; then traits+=,Pictures; else echo "librsvg is not installed: Pictures is not tested"; fi
      ASAN_OPTIONS=detect_leaks=0 swift test --parallel --sanitize=address --traits "$traits" --scratch-path .build-address
      ;;
    thread) swift test --parallel --sanitize=thread --scratch-path .build-thread ;;
    macros) swift test --package-path Tests/MacroClient --scratch-path .build-macros ;;
    *)
      echo "$part: not a check; there are release, address, thread and macros." >&2
      exit 2
      ;;
  esac
done

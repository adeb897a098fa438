#!/usr/bin/env bash
# Builds the documentation of every module that has pages, as a folder of a web site each; fails where a page links to what
# does not exist. Needs the docc of a Swift toolchain.
#
#     Tools/documentation.sh [FOLDER]        FOLDER is .build/documentation where none is named
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-.build/documentation}
case $output in -*) echo "Usage: Tools/documentation.sh [FOLDER], by default .build/documentation" >&2; exit 2 ;; esac
docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
graphs=.build/symbol-graphs

swift build
products=$(swift build --show-bin-path)
# C modules have no compiled form beside the Swift modules: the build wrote maps of most of ours, the others have their own, as
# those of dependencies.
shopt -s nullglob
searched=(-I "$products/Modules")
for map in "$products"/*.build/module.modulemap; do searched+=(-Xcc "-fmodule-map-file=$map"); done
for map in Sources/*/{,include/}module.modulemap .build/checkouts/*/{*,*/*}/include/module.modulemap; do searched+=(-I "$(dirname "$map")"); done
for catalog in Sources/*/*.docc; do
  module=$(basename "$(dirname "$catalog")")
  rm -rf "${graphs:?}/$module"
  mkdir -p "$graphs/$module" "$output"
  # Plumbline passes on what formats may have wrong, and documents it.
  swift symbolgraph-extract -module-name "$module" "${searched[@]}" -target "$triple" \
    -output-dir "$graphs/$module" -minimum-access-level public -experimental-allowed-reexported-modules=VisualFormat
  "$docc" convert "$catalog" --additional-symbol-graph-dir "$graphs/$module" --fallback-display-name "$module" \
    --fallback-bundle-identifier "plumbline.$module" --output-path "$output/$module" \
    --transform-for-static-hosting --hosting-base-path "$module" --warnings-as-errors
  echo "$output/$module"
done

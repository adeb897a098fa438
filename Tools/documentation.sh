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
modules=$(swift build --show-bin-path)/Modules
# The C module that Yams is made of has no compiled form beside the others.
yaml=.build/checkouts/Yams/Sources/CYaml/include
for catalog in Sources/*/*.docc; do
  module=$(basename "$(dirname "$catalog")")
  rm -rf "${graphs:?}/$module"
  mkdir -p "$graphs/$module" "$output"
  # Plumbline passes on what formats may have wrong, and documents it.
  swift symbolgraph-extract -module-name "$module" -I "$modules" -I "$yaml" -target "$triple" \
    -output-dir "$graphs/$module" -minimum-access-level public -experimental-allowed-reexported-modules=VisualFormat
  "$docc" convert "$catalog" --additional-symbol-graph-dir "$graphs/$module" --fallback-display-name "$module" \
    --fallback-bundle-identifier "plumbline.$module" --output-path "$output/$module" \
    --transform-for-static-hosting --hosting-base-path "$module" --warnings-as-errors
  echo "$output/$module"
done

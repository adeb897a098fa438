#!/usr/bin/env bash
# Puts the sources of the peers into Benchmarks/.peers (ignored by git): kiwi's headers out of the PyPI source package
# `kiwisolver`, Yoga's C++ out of `poga`. Does nothing when they are there. Needs Python 3 with pip, and PyPI.
set -euo pipefail
cd "$(dirname "$0")"

readonly KIWI=1.5.1
readonly POGA=0.1.19

if [ -f .peers/kiwi/version.h ] && [ -f .peers/yoga/Yoga.cpp ]; then
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Only these two come as source: what pip needs to read their metadata may be binary.
python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$work" \
  --no-binary kiwisolver,poga "kiwisolver==$KIWI" "poga==$POGA"
tar -xzf "$work/kiwisolver-$KIWI.tar.gz" -C "$work"
tar -xzf "$work/poga-$POGA.tar.gz" -C "$work"

mkdir -p .peers
rm -rf .peers/kiwi .peers/yoga
cp -R "$work/kiwisolver-$KIWI/kiwi" .peers/kiwi
cp -R "$work/poga-$POGA/src/poga/deps/yoga" .peers/yoga
# A build from before has remembered that they were absent.
touch Sources/Peers/*.cpp
echo "kiwi $KIWI and Yoga (from poga $POGA) are in $PWD/.peers"

#!/usr/bin/env bash
# What takes longer than continuous integration may, in parts. Each can be run by its name; without names all are run, one
# after the other, whatever becomes of the ones before.
#
#     Tools/check-long.sh [PART...]            runs parts
#     Tools/check-long.sh --record [PART...]   runs parts, and notes for each that passes that it did so at this commit
#     Tools/check-long.sh --list               every part: its minutes, and whether it is due
#     Tools/check-long.sh --packages PART...   the system packages (Debian's names) that parts need
#
# A part is due when what it guards has changed since it passed last (Tools/long-checks.tsv); .ci/run takes such parts along.
# Parts that try the command build it, or take the one that PLUMBLINE names. Exit status 1 where a part fails, 77 where none
# could be tried on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly PYTHON=.build-python/bin/python
# The exit status that test programs have for what they leave out (Automake, Meson).
readonly LEFT_OUT=77

# Python packages, in a virtual environment of this folder.
python_packages() {
  [ -x "$PYTHON" ] || python3 -m venv .build-python
  .build-python/bin/pip install --quiet --disable-pip-version-check "$@"
}

# The command that is tried: sets PLUMBLINE.
command_to_try() {
  [ -z "${PLUMBLINE:-}" ] || return 0
  swift build -c release --product plumbline
  PLUMBLINE=$PWD/.build/release/plumbline
}

# A part that cannot be tried on this machine is neither passed nor failed.
needs() {
  echo "$1 is not installed (Debian's package $2)" >&2
  exit "$LEFT_OUT"
}

# All tests with all traits under the address sanitizer, in a folder of its own, so that the builds do not evict each other:
# a trait, like a sanitizer, is an option of every module. What a process still holds when it calls exit() is no leak, but
# counts as one.
test_addresses() {
  pkg-config --exists harfbuzz || needs HarfBuzz libharfbuzz-dev
  pkg-config --exists librsvg-2.0 || needs librsvg librsvg2-dev
  ASAN_OPTIONS=detect_leaks=0 swift test --parallel --sanitize=address --traits default,Fonts,Pictures \
    --scratch-path .build-address
}

run_part() {
  case $1 in
    # A solver and an engine are edited a million times: no error is left behind, and no memory. All documents of the corpus
    # are read as libxml2 reads them.
    edits) PLUMBLINE_LONG_TESTS=1 swift test --filter 'Million|ParserComparison' ;;
    # Full disks, kills, closed pipes, folders that change, a clock that jumps.
    faults)
      command_to_try
      Tools/check-faults.py "$PLUMBLINE"
      ;;
    # What `fix` offers, made in copies of the examples and, where they are, of the corpus: no error is new on any device.
    fixes)
      command_to_try
      Tools/check-fixes.py --plumbline "$PLUMBLINE" Examples
      if [ -d ../shared/corpus/ios ]; then Tools/check-fixes.py --plumbline "$PLUMBLINE" --half a ../shared/corpus/ios; fi
      ;;
    # Instructions of each kind of input at n and at 4n.
    growth)
      command -v perf >/dev/null || command -v valgrind >/dev/null || needs "perf or valgrind" valgrind
      command_to_try
      Tools/check-growth.py "$PLUMBLINE"
      ;;
    # Every input but documents, damaged with a known seed.
    inputs)
      command_to_try
      Tools/fuzzing/fuzz-inputs.py --plumbline "$PLUMBLINE" --seconds 5 --limit 60 --seed 7
      ;;
    # The live page and the report page in a browser.
    pages)
      command -v chromium >/dev/null || needs Chromium chromium
      command_to_try
      python_packages playwright axe-playwright-python
      for tool in Tools/check-*-page.py; do "$PYTHON" "$tool" "$PLUMBLINE"; done
      ;;
    # Pictures in four renderers.
    renderers)
      command -v chromium >/dev/null || needs Chromium chromium
      command -v rsvg-convert >/dev/null || needs rsvg-convert librsvg2-bin
      command_to_try
      python_packages cairosvg resvg-py pillow
      corpus=()
      if [ -d ../shared/corpus/ios ]; then corpus=(--corpus ../shared/corpus/ios); fi
      "$PYTHON" Tools/check-renderers.py "$PLUMBLINE" "${corpus[@]}"
      ;;
    # libFuzzer with a known seed, so that the fuzzers of the readers build as well.
    fuzzers) Tools/fuzzing/fuzz.py --seed 7 --runs 30000 --seconds 20 --timeout 60 ;;
    # Unsafe memory is below the modules of Apple's names: these tests need not wait for those.
    # The tests of what needs no module under Apple's names, which is half of what is to be built; address-uikit has these too, so
    # that its pass is one of both.
    address) PLUMBLINE_WITHOUT_FRAMEWORKS=1 test_addresses ;;
    address-uikit) test_addresses ;;
    thread) swift test --parallel --sanitize=thread --scratch-path .build-thread ;;
    # All contenders of the benchmark give the same answers.
    benchmarks)
      Benchmarks/fetch-peers.sh || echo "PyPI is out of reach: the benchmark runs without its peers"
      swift build --package-path Benchmarks --scratch-path .build-client
      .build-client/debug/plumbline-benchmark --quick --size 30
      .build-client/debug/plumbline-benchmark --text
      ;;
    # The sample application, as a program that uses the package.
    sample) swift test --package-path Examples/Notes --scratch-path .build-client ;;
    # The scanner of Swift source beside swift-syntax's parser.
    scanner)
      swift run --package-path Tools/adapter-oracle --scratch-path .build-client AdapterOracle \
        Tools/adapter-oracle/Samples Sources
      ;;
    # What the macro of visual formats expands to and says, without the package: its trait is an option of every module.
    macro-expansion) swift test --package-path Tests/MacroExpansion --scratch-path .build-client ;;
    # Programs that use the macro.
    macros) swift test --package-path Tests/MacroClient --scratch-path .build-macros ;;
    # Documents through Spark.
    spark)
      command -v java >/dev/null || needs "A Java runtime" default-jre-headless
      command_to_try
      Examples/Spark/test.sh "$PLUMBLINE"
      ;;
    # Every page of the documentation, with its links.
    documentation) Tools/documentation.sh ;;
    # Everything in release, without warnings.
    release) swift build -c release -Xswiftc -warnings-as-errors --scratch-path .build-release ;;
    *) echo "$1 is in Tools/long-checks.tsv and not in Tools/check-long.sh" >&2; exit 2 ;;
  esac
}

packages() {
  case $1 in
    address | address-uikit)
      echo libharfbuzz-dev libharfbuzz-bin librsvg2-dev pkg-config fonts-open-sans fonts-inter fonts-inter-variable \
        fonts-lato fonts-roboto-unhinted fonts-liberation fonts-dejavu-core fonts-noto-core fonts-karla
      ;;
    faults) echo faketime ;;
    pages) echo chromium ;;
    renderers) echo chromium librsvg2-bin libcairo2 fonts-liberation fonts-dejavu-core ;;
    spark) echo default-jre-headless ;;
  esac
}

records=
case "${1:-}" in
  --list) exec Tools/long-checks.py list ;;
  --packages)
    shift
    for part in "$@"; do packages "$part"; done
    exit
    ;;
  # One part, in a process of its own: a failure ends it.
  --run)
    run_part "$2"
    exit
    ;;
  --record)
    records=yes
    shift
    ;;
  -*) sed -n '2,/^set/{/^set/d; s/^# \{0,1\}//; p}' "$0" >&2; exit 2 ;;
esac

mapfile -t names < <(grep -v '^#' Tools/long-checks.tsv | cut -f 1)
[ $# -gt 0 ] || set -- "${names[@]}"
for part in "$@"; do
  [[ " ${names[*]} " = *" $part "* ]] || { echo "$part: not a part; there are ${names[*]}." >&2; exit 2; }
done
[ -z "$records" ] || Tools/long-checks.py ready "$@"

failed=0 passed=0 table=""
for part in "$@"; do
  printf '\n== %s\n' "$part"
  start=$SECONDS status=0
  Tools/check-long.sh --run "$part" || status=$?
  case $status in
    0)
      outcome=passed passed=1
      [ -z "$records" ] || Tools/long-checks.py record "$part" --minutes "$(((SECONDS - start + 59) / 60))"
      ;;
    "$LEFT_OUT") outcome="left out" ;;
    *)
      outcome=FAILED
      failed=1
      ;;
  esac
  table+=$(printf '%-16s%6s s  %s' "$part" "$((SECONDS - start))" "$outcome")$'\n'
done
printf '\n%s' "$table"
[ "$failed" -eq 0 ] || exit 1
[ "$passed" -eq 1 ] || exit "$LEFT_OUT"

#!/usr/bin/env python3
"""Compares `plumbline check` with `plumbline check --exhaustive`: layouts that are left out or moved must answer the same.

    Tools/check-exhaustive.py COMMAND FOLDER...

Every folder is checked in each set of configurations, with every layout and without those that cannot differ. Prints a row a
set: documents, seconds of the processor for both, and the scenes whose lines differ; exit status 1 if there is one. Sets of all
languages are of use for folders whose documents have tables.
"""

import argparse
import json
import resource
import subprocess
import sys

SETS = {
    "project's devices": [],
    "phones": ["--device", "phones"],
    "all devices": ["--device", "all"],
    "canvas and phones": ["--device", "canvas", "--device", "phones"],
    "directions": ["--device", "iPhone SE", "--device", "iPhone 11 Pro", "--device", "iPhone 13 mini", "--direction", "ltr",
                   "--direction", "rtl"],
    "orientations, text sizes": ["--device", "phones", "--device", "iPad", "--orientation", "portrait", "--orientation",
                                 "landscape", "--content-size", "L", "--content-size", "AX3"],
    "languages": ["--device", "iPhone SE", "--device", "iPhone 16 Pro Max", "--device", "iPad", "--language", "all"],
    "pseudolanguages": ["--device", "iPhone SE", "--device", "iPhone 15", "--language", "double", "--language", "rtl"],
    "languages on the canvas": ["--device", "canvas", "--language", "all"],
}


def run(command, options, folders):
    """The lines of a check, and the seconds of the processor."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    arguments = [command, "check", "--no-sources", "--time-limit", "0", "--format", "json", *options, *folders]
    done = subprocess.run(arguments, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1, 2):
        sys.exit(f"{' '.join(arguments)}: status {done.returncode}\n{done.stderr[-2000:]}")
    return done.stdout.splitlines(), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def difference(short, full):
    """What of a scene differs, in a line."""
    short, full = json.loads(short), json.loads(full)
    place = f"{full['document']} {full['scene']}"
    for key in full.keys() | short.keys():
        if key != "findings" and full.get(key) != short.get(key):
            return f"{place}: {key}"
    ours, theirs = ({finding["id"]: finding for finding in side["findings"]} for side in (short, full))
    for name in theirs.keys() ^ ours.keys():
        return f"{place}: {name} is found {'only' if name in ours else 'not'} without --exhaustive"
    for name, finding in theirs.items():
        for key in finding:
            if finding[key] != ours[name].get(key):
                return f"{place}: {name}: {key}\n    {str(ours[name].get(key))[:300]}\n    {str(finding[key])[:300]}"
    return f"{place}: order"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the plumbline to try")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--only", help="the sets whose names hold this")
    parser.add_argument("--show", type=int, default=5, help="how many differences to tell of a set")
    options = parser.parse_args()
    failed = False
    for name, arguments in SETS.items():
        if options.only and options.only not in name:
            continue
        short, quick = run(options.command, arguments, options.folders)
        full, slow = run(options.command, [*arguments, "--exhaustive"], options.folders)
        others = [pair for pair in zip(short, full) if pair[0] != pair[1]]
        count = len(others) + abs(len(short) - len(full))
        print(f"{name:26} {len(full):6} scenes  {quick:7.1f} s  {slow:7.1f} s  {count:5} differ", flush=True)
        for pair in others[: options.show]:
            print("  " + difference(*pair), flush=True)
        failed = failed or count > 0
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

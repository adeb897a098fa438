#!/usr/bin/env python3
"""Measures `plumbline check` over more and more documents: time, and the most memory that it held.

    swift build -c release --product plumbline
    Tools/measure-check.py ../shared/corpus/ios --counts 1250 2500 5000 10000

Copies of the folder's documents, as many as asked for and in an order that mixes them, are checked in one run each. Prints
a row a count: seconds on the wall and of the processor, megabytes.
"""

import argparse
import pathlib
import random
import resource
import shutil
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def fill(folder, documents, count):
    """So many copies below the folder, a hundred to each of its own."""
    for number in range(count):
        document = documents[number % len(documents)]
        place = folder / f"{number // 100:04}"
        place.mkdir(exist_ok=True)
        shutil.copy(document, place / f"{number}-{document.name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--counts", type=int, nargs="+", default=[1250, 2500, 5000, 10000])
    parser.add_argument("--format", default="json")
    parser.add_argument("--plumbline", default=str(ROOT / ".build/release/plumbline"), help="the command to measure")
    options = parser.parse_args()
    documents = [path for path in sorted(options.folder.rglob("*")) if path.suffix in (".storyboard", ".xib")]
    if not documents:
        parser.error(f"{options.folder} holds no document of Interface Builder")
    random.Random(1).shuffle(documents)
    print("documents  seconds  processor  megabytes")
    # A child that ends is counted with the largest so far: fewest documents first.
    for count in sorted(options.counts):
        with tempfile.TemporaryDirectory() as folder:
            fill(pathlib.Path(folder), documents, count)
            before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
            run = subprocess.run(
                [options.plumbline, "check", "--format", options.format, folder], stdout=subprocess.DEVNULL, text=True,
                stderr=subprocess.PIPE)
            wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
            if run.returncode not in (0, 1):
                parser.exit(1, f"{run.stderr.strip()[-500:]}\n")
            used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            print(f"{count:9}  {wall:7.1f}  {used:9.1f}  {after.ru_maxrss / 1000:9.0f}", flush=True)


if __name__ == "__main__":
    main()

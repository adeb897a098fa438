#!/usr/bin/env python3
"""Builds the fuzzers of this folder, makes them something to begin with, and runs them.

    Tools/fuzzing/fuzz.py --seconds 600
    Tools/fuzzing/fuzz.py --target edits --seconds 60
    Tools/fuzzing/fuzz.py --seed 7 --runs 20000
    Tools/fuzzing/.build/release/fuzz-edits Tools/fuzzing/.build/edits/findings/crash-...

`solve` reads its input as `plumbline solve` does: it must end with an answer of finite numbers or one sentence. `edits`
takes the input as edits of a solver, which must agree with a fresh one. A trap, a bad access, a disagreement, an input
that takes more than ten seconds or two gigabytes is a finding: it is kept in the folder `findings`, and the exit status
is 1. What was found worth keeping on the way stays in the folder `corpus` and is begun with the next time; with a seed
nothing is taken over, so that the same numbers run the same inputs.
"""

import argparse
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "Tools/oracle"))
import systems  # noqa: E402

WORDS = ['"constraints"', '"id"', '"terms"', '"relation"', '"constant"', '"priority"', '"steps"', '"solve"', '"set"',
         '"add"', '"remove"', '"=="', '"<="', '">="', "true", "false", "null", "1000", "750", "1e15", "1e-300", "-0.5"]


def solve_seeds():
    """Systems and edit scripts of the oracle, one of each shape, and the objects that tests and documentation show."""
    for index in range(2 * len(systems.SHAPES)):
        yield json.dumps({"constraints": systems.generate("fuzz", index)[1]}).encode()
        yield json.dumps(systems.edit_script("fuzz", index)).encode()
    tests = ROOT / "Tests/PlumblineCommandTests/SolveTests.swift"
    for text in re.findall(r'"""\n(.*?)"""', tests.read_text(), re.DOTALL):
        if '"constraints"' in text:
            yield text.encode()


def edit_seeds():
    for length in range(8, 520, 16):
        yield random.Random(length).randbytes(length)


SEEDS = {"solve": solve_seeds, "edits": edit_seeds}


def run(target, options):
    """Whether the fuzzer found nothing."""
    folder = HERE / ".build" / target
    begun = "corpus" if options.seed is None else "seeded"
    for name in ("seeds", "seeded"):
        shutil.rmtree(folder / name, ignore_errors=True)
    for name in ("seeds", begun, "findings"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for index, seed in enumerate(SEEDS[target]()):
        (folder / "seeds" / str(index)).write_bytes(seed)
    (folder / "words").write_text("".join(json.dumps(word) + "\n" for word in WORDS))
    command = [
        HERE / f".build/release/fuzz-{target}", folder / begun, folder / "seeds", f"-artifact_prefix={folder}/findings/", f"-max_total_time={options.seconds}",
        f"-max_len={options.max_length}", "-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1", "-verbosity=1",
        f"-runs={options.runs}"]
    if options.seed is not None:
        command.append(f"-seed={options.seed}")
    if target == "solve":
        command.append(f"-dict={folder}/words")
    # Swift's constants live as long as the process, but some are reached by tagged pointers, which the leak search of the
    # address sanitizer does not follow. The driver's own flag does not turn off that search at exit.
    environment = dict(os.environ, ASAN_OPTIONS="detect_leaks=0", SWIFT_DETERMINISTIC_HASHING="1")
    with open(folder / "log", "w") as log:
        status = subprocess.run(command, stdout=log, stderr=log, env=environment).returncode
    lines = (folder / "log").read_text(errors="replace").splitlines()
    states = [line for line in lines if " cov: " in line]
    executions = next((line.split()[-1] for line in lines if "number_of_executed_units" in line), "?")
    print(f"{target}: {executions} executions, status {status}, {states[-1] if states else 'no state'}")
    if status:
        print("\n".join(lines[-60:]))
    return status == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", choices=list(SEEDS), help="one fuzzer alone")
    parser.add_argument("--seconds", type=int, default=60, help="how long each runs")
    parser.add_argument("--runs", type=int, default=-1, help="how many inputs each tries at most")
    parser.add_argument("--seed", type=int, help="the seed of its choices: with --runs the same inputs every time")
    parser.add_argument("--max-length", type=int, default=2048, help="the longest input in bytes")
    options = parser.parse_args()
    subprocess.run(["swift", "build", "-c", "release", "--package-path", HERE], check=True)
    targets = [options.target] if options.target else list(SEEDS)
    return 0 if all([run(target, options) for target in targets]) else 1


if __name__ == "__main__":
    sys.exit(main())

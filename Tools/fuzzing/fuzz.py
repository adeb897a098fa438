#!/usr/bin/env python3
"""Builds the fuzzers of this folder, makes them something to begin with, and runs them.

    Tools/fuzzing/fuzz.py --seconds 600
    Tools/fuzzing/fuzz.py --target edits --seconds 60
    Tools/fuzzing/fuzz.py --target solve --target edits --seed 7 --runs 20000
    Tools/fuzzing/.build/release/fuzz-edits Tools/fuzzing/.build/edits/findings/crash-...
    Tools/fuzzing/.build/release/fuzz-readers documents Tools/fuzzing/.build/documents/findings/crash-...

`solve` reads its input as `plumbline solve` does: it must end with an answer of finite numbers or one sentence. `edits`
takes the input as edits of a solver, which must agree with a fresh one. The others are the readers: what comes of a
document is laid out, checked, explained, drawn and updated as well. A trap, a bad access, a disagreement, a complaint of
several lines or of none, an input that takes more than `--timeout` seconds or two gigabytes is a finding: it is kept in
the folder `findings`, and the exit status is 1. What was found worth keeping on the way stays in the folder `corpus`,
without what another input shows as well, and is begun with the next time; `--keep` packs it into `Corpora` here, from which
a new checkout begins. With a seed nothing is taken over, so that the same numbers run the same inputs.
"""

import argparse
import io
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tarfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.append(str(ROOT / "Tools/oracle"))
import damage
import samples  # noqa: E402
import systems  # noqa: E402

SOLVE_WORDS = ['"constraints"', '"id"', '"terms"', '"relation"', '"constant"', '"priority"', '"steps"', '"solve"', '"set"',
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


def documents():
    """Documents of the examples, and small ones of Interface Builder's where they are."""
    corpus = sorted((ROOT.parent / "shared/corpus").rglob("*.xib")) + sorted((ROOT.parent / "shared/corpus").rglob("*.storyboard"))
    small = [path for path in corpus if path.stat().st_size < 8000]
    for path in sorted((ROOT / "Examples").glob("*.*")) + random.Random(1).sample(small, min(len(small), 300)):
        if path.suffix in (".xib", ".storyboard"):
            yield path.read_bytes()


def fonts():
    """The smallest fonts of this machine: what is not about glyphs is alike in all."""
    files = sorted(pathlib.Path("/usr/share/fonts").rglob("*.[to]t[fc]"), key=lambda path: path.stat().st_size)
    return [path.read_bytes() for path in files[:12]]


def lines_of(*texts):
    return [text.encode() for text in texts]


def words_of(*texts):
    """The words of texts, each once."""
    return list(dict.fromkeys(word for text in texts for word in re.findall(r"[\w.#-]+|[^\w\s]+", text) if len(word) < 40))


class Target:
    """What a fuzzer begins with: inputs, words for its dictionary, and the longest input in bytes."""

    def __init__(self, seeds, words=(), length=2048, program="readers"):
        self.seeds, self.words, self.length, self.program = seeds, words, length, program

    def command(self, name):
        program = HERE / f".build/release/fuzz-{self.program}"
        return [program, name] if self.program == "readers" else [program]


TARGETS = {
    "solve": Target(solve_seeds, SOLVE_WORDS, program="solve"),
    "edits": Target(edit_seeds, program="edits"),
    "documents": Target(documents, damage.NUMBERS + damage.RATIOS + damage.WORDS[:4], length=16000),
    "layouts": Target(lambda: lines_of(damage.LAYOUT, damage.LAYOUT_JSON), words_of(damage.LAYOUT) + damage.TOKENS),
    "formats": Target(lambda: lines_of(*samples.FORMATS), words_of(*samples.FORMATS) + ["(==b/2+4@500)", "-gap-"], length=400),
    "tables": Target(lambda: lines_of(samples.TABLE, samples.XML_TABLE), words_of(samples.TABLE, samples.XML_TABLE)),
    "catalogues": Target(lambda: lines_of(samples.CATALOGUE), words_of(samples.CATALOGUE), length=8000),
    "assets": Target(lambda: lines_of(samples.COLOUR, samples.IMAGE), words_of(samples.COLOUR, samples.IMAGE) + damage.NUMBERS),
    "fonts": Target(fonts, ["ttcf", "OTTO", "true", "name", "OS/2", "head", "hhea", "fvar", "avar", "STAT"], length=200_000),
    "logs": Target(lambda: lines_of(samples.LOG, (ROOT / "Examples/console.log").read_text()), words_of(samples.LOG), length=8000),
    "configurations": Target(lambda: lines_of(samples.CONFIGURATION), words_of(samples.CONFIGURATION) + damage.TOKENS),
    "baselines": Target(lambda: lines_of('{"version": 1, "documents": {"a.xib": ["clipped a"]}, "configurations": [{}]}'),
                        ['"documents"', '"configurations"', '"version"', "null", "[[]]"]),
}

# What these begin with, and so what comes of it, is not this project's.
FOREIGN = {"documents", "fonts"}


def dictionary(words):
    """Words as libFuzzer takes them: an entry a line, in quotation marks, with bytes by their numbers."""
    def entry(word):
        return "".join(chr(byte) if chr(byte).isalnum() and byte < 128 else f"\\x{byte:02x}" for byte in word.encode())
    return "".join(f'"{entry(word)}"\n' for word in words if 0 < len(word.encode()) < 60)


def minimise(command, folder, environment):
    """Leaves those inputs of the corpus that show something which no smaller one shows; whether that worked."""
    kept = folder / "kept"
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir()
    with open(folder / "log", "a") as log:
        merge = subprocess.run(command + ["-merge=1", kept, folder / "corpus"], stdout=log, stderr=log, env=environment)
    if merge.returncode or not any(kept.iterdir()):
        print(f"{folder}/log: the corpus could not be minimised; it is as it was.", file=sys.stderr)
        return False
    shutil.rmtree(folder / "corpus")
    kept.rename(folder / "corpus")
    return True


def archive(name):
    return HERE / "Corpora" / f"{name}.tar.xz"


def unpack(name, corpus):
    with tarfile.open(archive(name)) as packed:
        for member in packed:
            (corpus / pathlib.Path(member.name).name).write_bytes(packed.extractfile(member).read())


def pack(name, corpus):
    """The same inputs give the same bytes."""
    archive(name).parent.mkdir(exist_ok=True)
    with tarfile.open(archive(name), "w:xz") as packed:
        for path in sorted(corpus.iterdir()):
            data = path.read_bytes()
            member = tarfile.TarInfo(path.name)
            member.size = len(data)
            packed.addfile(member, io.BytesIO(data))


def run(name, options):
    """Whether the fuzzer found nothing."""
    target = TARGETS[name]
    folder = HERE / ".build" / name
    begun = "corpus" if options.seed is None else "seeded"
    for part in ("seeds", "seeded"):
        shutil.rmtree(folder / part, ignore_errors=True)
    for part in ("seeds", begun, "findings"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    if options.seed is None and archive(name).exists() and not any((folder / begun).iterdir()):
        unpack(name, folder / begun)
    for index, seed in enumerate(target.seeds()):
        (folder / "seeds" / str(index)).write_bytes(seed)
    (folder / "words").write_text(dictionary(target.words))
    command = target.command(name) + [
        folder / begun, folder / "seeds", f"-artifact_prefix={folder}/findings/", f"-max_total_time={options.seconds}",
        f"-max_len={options.max_length or target.length}", f"-timeout={options.timeout}", "-rss_limit_mb=2048",
        "-print_final_stats=1", "-verbosity=1", f"-runs={options.runs}"]
    if target.words:
        command.append(f"-dict={folder}/words")
    if options.seed is not None:
        command.append(f"-seed={options.seed}")
    # Swift's constants live as long as the process, but some are reached by tagged pointers, which the leak search of the
    # address sanitizer does not follow. The driver's own flag does not turn off that search at exit.
    environment = dict(os.environ, ASAN_OPTIONS="detect_leaks=0", SWIFT_DETERMINISTIC_HASHING="1")
    with open(folder / "log", "w") as log:
        status = subprocess.run(command, stdout=log, stderr=log, env=environment).returncode
    kept = True
    if options.seed is None and status == 0:
        kept = minimise(target.command(name), folder, environment)
        if kept and options.keep:
            pack(name, folder / "corpus")
    lines = (folder / "log").read_text(errors="replace").splitlines()
    states = [line for line in lines if " cov: " in line]
    executions = next((line.split()[-1] for line in lines if "number_of_executed_units" in line), "?")
    seed = next((line.split()[-1] for line in lines if line.startswith("INFO: Seed:")), "?")
    print(f"{name}: seed {seed}, {executions} executions, status {status}, {states[-1] if states else 'no state'}", flush=True)
    if status:
        print("\n".join(lines[-60:]))
    return status == 0 and kept


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", choices=list(TARGETS), action="append", help="these alone; again for more of them")
    parser.add_argument("--seconds", type=int, default=60, help="how long each runs")
    parser.add_argument("--runs", type=int, default=-1, help="how many inputs each tries at most")
    parser.add_argument("--seed", type=int, help="the seed of its choices: with --runs the same inputs every time")
    parser.add_argument("--max-length", type=int, help="the longest input in bytes, instead of what suits each")
    parser.add_argument("--timeout", type=int, default=10, help="seconds that an input may take")
    parser.add_argument("--keep", action="store_true", help="pack what is worth keeping into Corpora")
    options = parser.parse_args()
    if options.keep and FOREIGN.intersection(options.target or TARGETS):
        parser.error(f"--keep: what is made of others' files is not packed: {', '.join(sorted(FOREIGN))}; name the targets")
    if options.keep and options.seed is not None:
        parser.error("--keep: with a seed nothing is taken over")
    names = options.target or list(TARGETS)
    for program in dict.fromkeys(TARGETS[name].program for name in names):
        subprocess.run(["swift", "build", "-c", "release", "--package-path", HERE, "--product", f"fuzz-{program}"], check=True)
    return 0 if all([run(name, options) for name in names]) else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Compares `plumbline solve` with linear programming on random systems, and edited systems with fresh ones.

    swift build -c release --product plumbline
    Tools/oracle/compare.py --count 2000 --seed 7

Checked are, for each system: required rows hold or are broken by a conflict; conflicts are infeasible and without any
member feasible; each level's sum of violations is the least that the higher levels leave; the listed violations are
those of the values; `free` lists just the variables with more than one optimal value; of equally good values those are
chosen that the rule for ties says (for a share of the systems, as it takes a program for each row). Edited systems must have the
values, broken rows and free variables of a fresh start, and two runs the same answers to the byte. Exit status 1 with
any disagreement, which is printed with as few constraints as show it.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys
import time

import systems

TOLERANCE = 1e-6
# So many documents are in memory at a time.
BATCH = 100
# The edits of a long script.
LONG = 500
# Of so many systems, one is checked for the choice among equally good values.
REST_SHARE = 4


class Solver:
    """`plumbline solve` in bulk."""

    def __init__(self, path):
        self.path = path

    def answers(self, documents):
        """The answers to each document, a list for each; the process's complaint for one that it refuses."""
        text = "".join(json.dumps(document) + "\n" for document in documents)
        run = subprocess.run([self.path, "solve"], input=text, capture_output=True, text=True)
        lines = [json.loads(line) for line in run.stdout.splitlines()]
        answers = []
        for document in documents:
            count = sum("solve" in step for step in document["steps"]) if "steps" in document else 1
            if len(lines) < count:
                # The rest is asked for again, without the document that ended the run.
                complaint = run.stderr.strip().splitlines()[-1] if run.stderr.strip() else f"status {run.returncode}"
                answers.append(complaint)
                return answers + (self.answers(documents[len(answers):]) if len(answers) < len(documents) else [])
            answers.append(lines[:count])
            lines = lines[count:]
        return answers


def smaller(parts, shows):
    """Leaves out parts as long as what is left still shows the disagreement: long runs of them first, then pairs that
    undo each other, then single ones."""
    length = max(1, len(parts) // 2)
    while True:
        index = 0
        while index < len(parts):
            fewer = parts[:index] + parts[index + length:]
            if shows(fewer):
                parts = fewer
            else:
                index += 1 if length <= 2 else length
        if length == 1:
            return parts
        length = max(1, length // 2)


def system_complaints(constraints, answer, checks_rest=False):
    """What is wrong with an answer; None where the oracle cannot tell."""
    import lexlp
    try:
        if isinstance(answer, str):
            return [answer]
        found = lexlp.complaints(constraints, answer[0])
        if not found and checks_rest and answer[0]["free"] and not answer[0]["conflicts"]:
            return lexlp.resting_complaints(constraints, answer[0])
        return found
    except lexlp.Undecided:
        return None


def compare_systems(solver, seed, count):
    """Prints disagreements with the oracle; their number, and how often the oracle could not tell."""
    made = [systems.generate(seed, index) for index in range(count)]
    answers = solver.answers([{"constraints": constraints} for _, constraints in made])
    disagreements, undecided = 0, 0
    for index, ((shape, constraints), answer) in enumerate(zip(made, answers)):
        checks_rest = index % REST_SHARE == 0
        found = system_complaints(constraints, answer, checks_rest)
        undecided += found is None
        if not found:
            continue
        disagreements += 1
        if disagreements > 10:
            continue

        def shows(fewer):
            return bool(fewer) and bool(system_complaints(fewer, solver.answers([{"constraints": fewer}])[0], checks_rest))

        fewest = smaller(constraints, shows)
        answer = solver.answers([{"constraints": fewest}])[0]
        print(f"system {index} of seed {seed} ({shape}):")
        for complaint in system_complaints(fewest, answer, checks_rest):
            print(f"  {complaint}")
        print(f"  {json.dumps({'constraints': fewest})}")
        print(f"  {json.dumps(answer)}")
    return disagreements, undecided


def conflict_difference(edited, fresh, constraints):
    """The rows that give way are the same. Where several sets exclude one, edits may name another set than a fresh start
    does: one that does exclude it, and of which no member can be left out."""
    import lexlp
    broken = [conflict["broken"] for conflict in edited["conflicts"]]
    if broken != [conflict["broken"] for conflict in fresh["conflicts"]]:
        return f"conflicts {edited['conflicts']} after the edits, {fresh['conflicts']} from the start"
    by_id = {constraint["id"]: constraint for constraint in constraints}
    for conflict in edited["conflicts"]:
        if conflict not in fresh["conflicts"]:
            for complaint in lexlp.conflict_complaints(conflict, by_id):
                return complaint
    return None


def difference(edited, fresh, constraints):
    """What an edited system has that a fresh one has not; None if they are equal."""
    if isinstance(edited, str) or isinstance(fresh, str):
        return None if edited == fresh else f"{edited} against {fresh}"
    for name, value in fresh["values"].items():
        if abs(edited["values"][name] - value) > TOLERANCE * (1 + abs(value)):
            return f"{name} is {edited['values'][name]} after the edits, {value} from the start"
    if edited["conflicts"] != fresh["conflicts"]:
        found = conflict_difference(edited, fresh, constraints)
        if found:
            return found
    # A variable that nothing mentions any more stays, and is free.
    free = [name for name in edited["free"] if name in fresh["values"]]
    if free != fresh["free"]:
        return f"free {free} after the edits, {fresh['free']} from the start"
    return None


def script_difference(document, answers, fresh):
    """The first difference between the answers of an edit script and those of fresh systems."""
    if isinstance(answers, str):
        return answers
    found = (difference(answer, start if isinstance(start, str) else start[0], state)
             for answer, start, state in zip(answers, fresh, systems.states(document)))
    return next((text for text in found if text), None)


def compare_edits(solver, seed, count, length=None):
    """Prints differences between edited systems and fresh ones; their number, and that of the solves compared."""

    def fresh_documents(document):
        return [{"constraints": state} for state in systems.states(document)]

    def check(document):
        if systems.states(document) is None:
            return None
        return script_difference(
            document, solver.answers([document])[0], solver.answers(fresh_documents(document)))

    disagreements, solves = 0, 0
    for first in range(0, count, BATCH):
        scripts = [systems.edit_script(seed, index, length) for index in range(first, min(count, first + BATCH))]
        edited = solver.answers(scripts)
        fresh = iter(solver.answers([start for script in scripts for start in fresh_documents(script)]))
        for index, (script, answers) in enumerate(zip(scripts, edited), first):
            starts = [next(fresh) for _ in systems.states(script)]
            solves += len(starts)
            found = script_difference(script, answers, starts)
            if not found:
                continue
            disagreements += 1
            if disagreements > 5:
                continue
            print(f"edit script {index} of seed {seed}: {found}")
            if not check(script):
                # Answers depend on nothing but the input: one that differs the next time is a finding of its own.
                print(f"  not again; the whole script: {json.dumps(script)}")
                continue
            steps = smaller(script["steps"], lambda steps: check({**script, "steps": steps}))
            constraints = smaller(
                script["constraints"], lambda constraints: check({"constraints": constraints, "steps": steps}))
            document = {"constraints": constraints, "steps": steps}
            print(f"  {check(document)}")
            print(f"  {json.dumps(document)}", flush=True)
    return disagreements, solves


def compare_runs(solver, seed):
    """Whether two processes answer the same input alike to the byte."""
    documents = [systems.edit_script(seed, index) for index in range(BATCH)]
    if solver.answers(documents) == solver.answers(documents):
        return True
    print(f"two runs of the edit scripts of seed {seed} differ")
    return False


def main():
    root = pathlib.Path(__file__).resolve().parent.parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plumbline", default=str(root / ".build/release/plumbline"), help="the command to test")
    parser.add_argument("--count", type=int, default=2000, help="how many systems")
    parser.add_argument("--edits", type=int, default=None, help="how many edit scripts; a fourth of the systems")
    parser.add_argument("--long", type=int, default=None,
                        help=f"how many scripts of {LONG} edits; a hundredth of the systems")
    parser.add_argument("--seed", default=str(random.randrange(10**6)), help="what the systems are made from")
    options = parser.parse_args()
    try:
        import scipy
    except ImportError:
        print("oracle: skipped, scipy is not installed (python3 -m pip install scipy)")
        return 0
    edits = options.count // 4 if options.edits is None else options.edits
    long = options.count // 100 if options.long is None else options.long
    print(f"oracle: seed {options.seed}, {options.count} systems, {edits} edit scripts, {long} of {LONG} edits, "
          f"scipy {scipy.__version__}", flush=True)
    start = time.monotonic()
    solver = Solver(options.plumbline)
    wrong, undecided = compare_systems(solver, options.seed, options.count)
    different, solves = compare_edits(solver, options.seed, edits)
    longer, more = compare_edits(solver, f"{options.seed}/long", long, LONG)
    is_repeatable = compare_runs(solver, options.seed)
    print(f"oracle: {wrong} disagreements with linear programming, {different + longer} edited systems unlike fresh ones "
          f"in {solves + more} solves, {undecided} systems undecided, {time.monotonic() - start:.0f} s")
    return 0 if is_repeatable and not wrong and not different and not longer else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Compares `plumbline solve` with the vertices of small random systems: a million of them in minutes.

    swift build -c release --product plumbline
    Tools/oracle/vertices.py --count 1000000 --seed 7

An oracle beside that of compare.py, with nothing in common with it or with the solver: no linear program is solved. What
a system asks for, one thing after the other (no level more violated than need be, then each row in the order of priority
and age, then the slack of each inequality), is convex, and bent only where some row just holds. So where the rows span
the space, the answer is a point in which as many rows just hold as there are variables. There are few such points: all
are computed, for many systems at once, and the best is chosen.

Checked are, for each system: the required rows that give way are those that do not hold together with the ones before
them; conflicts are infeasible and without any member feasible; the values are those of the best point; `free` lists the
variables in which points that are equally good by levels differ. `--edits` scripts are checked in the same way after every
edit, each edit and state of a script being one more system. Exit status 1 with any disagreement.
"""

import argparse
import itertools
import json
import multiprocessing
import pathlib
import random
import subprocess
import sys
import time

try:
    import numpy as np
except ImportError:
    np = None

PRIORITIES = [1000, 999, 750, 500, 250, 1]
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, -2, 0.5, 3]
RELATIONS = ["==", "==", "<=", ">="]
# Coefficients are multiples of a half and constants whole numbers, so that determinants are 0 or at least 1/32, and
# values that differ do so by more than this.
TOLERANCE = 1e-6
BATCH = 2000
# The rows that a script takes from, and how often it edits.
POOL, EDITS = 12, 10


def random_row(rng, names, point, required, spread):
    terms = {name: rng.choice(COEFFICIENTS) for name in rng.sample(names, min(len(names), rng.choice([1, 1, 2, 2, 3])))}
    constant = rng.randint(-spread, spread)
    if point is not None and rng.random() < 0.85:
        # Rows that meet in one point: degenerate vertices.
        constant = sum(value * point[name] for name, value in terms.items())
    priority = 1000 if rng.random() < required else rng.choice(PRIORITIES[1:])
    return {"terms": terms, "relation": rng.choice(RELATIONS), "constant": constant, "priority": priority}


def random_rows(rng, names, count):
    """Rows of one character: how many are required, how large the constants are, whether they meet in a point."""
    point = {name: rng.randint(-3, 3) for name in names} if rng.random() < 0.4 else None
    required, spread = rng.choice([0, 0.2, 0.5, 0.9]), rng.choice([2, 10, 100])
    rows = []
    for _ in range(count):
        if rows and rng.random() < 0.1:
            row = rng.choice(rows)
            factor = rng.choice([1, -1, 2])
            relation = {"<=": ">=", ">=": "<="}.get(row["relation"], "==") if factor < 0 else row["relation"]
            rows.append({
                "terms": {name: factor * value for name, value in row["terms"].items()}, "relation": relation,
                "constant": factor * row["constant"], "priority": rng.choice(PRIORITIES)})
        else:
            rows.append(random_row(rng, names, point, required, spread))
    for number, row in enumerate(rows, 1):
        row["id"] = f"c{number}"
    return rows


def system(seed, index):
    rng = random.Random(f"{seed}/vertices/{index}")
    names = [f"x{i}" for i in range(rng.choice([1, 2, 2, 3, 3, 4]))]
    return {"constraints": random_rows(rng, names, rng.randint(len(names), 9))}


def script(seed, index):
    """A system, then edits with a solve after each. The states that they lead to are in `states`."""
    rng = random.Random(f"{seed}/vertices/edit/{index}")
    names = [f"x{i}" for i in range(rng.choice([2, 3, 3, 4]))]
    pool = random_rows(rng, names, POOL)
    active = pool[:rng.randint(len(names), 8)]
    waiting = [row for row in pool if row not in active]
    document, states = {"constraints": [dict(row) for row in active], "steps": []}, []
    active = [dict(row) for row in active]
    for _ in range(EDITS):
        kind = rng.choice(["add", "remove", "constant", "priority"])
        if kind == "add" and waiting and len(active) < 9:
            row = dict(waiting.pop(rng.randrange(len(waiting))))
            active.append(row)
            step = {"add": dict(row)}
        elif kind == "remove" and len(active) > 1:
            row = active.pop(rng.randrange(len(active)))
            waiting.append(row)
            step = {"remove": row["id"]}
        else:
            row = rng.choice(active)
            key, value = ("priority", rng.choice(PRIORITIES)) if kind == "priority" else ("constant", rng.randint(-20, 20))
            row[key] = value
            step = {"set": {"id": row["id"], key: value}}
        document["steps"] += [step, {"solve": True}]
        states.append([dict(row) for row in active])
    return document, states


def held(residual, relation):
    """Which rows hold at which points."""
    slack = TOLERANCE * 10
    return np.where(relation == 0, np.abs(residual) <= slack, relation * residual >= -slack)


def violations(residual, relation):
    return np.where(relation == 0, np.abs(residual), np.maximum(0, -relation * residual))


class Stack:
    """Systems with as many variables and as many rows, and all points in which as many rows hold as there are variables."""

    RELATION = {"==": 0, ">=": 1, "<=": -1}

    def __init__(self, systems):
        self.systems = systems
        self.names = [sorted({name for row in rows for name in row["terms"]}) for rows in systems]
        self.n, self.m = len(self.names[0]), len(systems[0])
        self.A = np.array([[[row["terms"].get(name, 0) for name in names] for row in rows]
                           for rows, names in zip(systems, self.names)], dtype=float)
        self.b = np.array([[row["constant"] for row in rows] for rows in systems], dtype=float)
        self.relation = np.array([[self.RELATION[row["relation"]] for row in rows] for rows in systems])
        self.priority = np.array([[row["priority"] for row in rows] for rows in systems], dtype=float)
        combinations = np.array(list(itertools.combinations(range(self.m), self.n)))
        matrices = self.A[:, combinations]
        regular = np.abs(np.linalg.det(matrices)) > 1e-4
        matrices = np.where(regular[..., None, None], matrices, np.eye(self.n))
        self.points = np.linalg.solve(matrices, self.b[:, combinations][..., None])[..., 0]
        self.is_point = regular
        self.spans = regular.any(axis=1)
        # Points × rows: by how much a row's sum is above its constant.
        self.residual = np.einsum("smn,scn->scm", self.A, self.points) - self.b[:, None, :]
        self.holds = held(self.residual, self.relation[:, None, :])

    def solve(self):
        """The rows that give way, the best point and the free variables."""
        required = self.priority == 1000
        best = self.is_point.copy()
        broken = np.zeros(required.shape, dtype=bool)
        for row in range(self.m):
            with_row = best & self.holds[:, :, row]
            accepted = required[:, row] & with_row.any(axis=1)
            best = np.where(accepted[:, None], with_row, best)
            broken[:, row] = required[:, row] & ~accepted
        self.broken = broken
        amount = violations(self.residual, self.relation[:, None, :])
        optional = ~required
        # A level after the other, all systems at once.
        for level in sorted(set(self.priority[optional]), reverse=True):
            members = optional & (self.priority == level)
            best = self.least(best, (amount * members[:, None, :]).sum(axis=2))
        self.is_free = self.free_variables(best, optional)
        order = np.argsort(np.where(optional, -self.priority, 1), axis=1, kind="stable")
        for place in range(self.m):
            row = order[:, place]
            value = np.take_along_axis(amount, row[:, None, None], axis=2)[..., 0]
            is_optional = np.take_along_axis(optional, row[:, None], axis=1)
            best = self.least(best, value * is_optional)
        slack = np.maximum(0, self.relation[:, None, :] * self.residual)
        for row in range(self.m):
            best = self.least(best, slack[:, :, row] * ~broken[:, row][:, None])
        self.best = best
        return self

    def least(self, best, value):
        masked = np.where(best, value, np.inf)
        low = masked.min(axis=1, keepdims=True)
        return best & (masked <= low + TOLERANCE * (1 + np.abs(low)))

    def free_variables(self, best, optional):
        """Variables in which some equally good point differs from the first, or that an edge from it leads away."""
        first = best.argmax(axis=1)
        start = np.take_along_axis(self.points, first[:, None, None], axis=1)
        free = ((np.abs(self.points - start) > 1e-5) & best[..., None]).any(axis=1)
        # Edges: where all rows of a set of n - 1 go on to hold. A short step that costs no level and breaks no required row.
        start = start[:, 0]
        for chosen in itertools.combinations(range(self.m), self.n - 1):
            direction = self.edge(self.A[:, list(chosen)])
            for step in (1e-3, -1e-3):
                moved = np.einsum("smn,sn->sm", self.A, start + step * direction) - self.b
                before = np.einsum("smn,sn->sm", self.A, start) - self.b
                allowed = (held(moved, self.relation) | optional | self.broken).all(axis=1)
                for level in sorted(set(self.priority[optional]), reverse=True):
                    members = optional & (self.priority == level)
                    change = ((violations(moved, self.relation) - violations(before, self.relation)) * members).sum(axis=1)
                    allowed &= np.abs(change) <= 1e-5
                free |= allowed[:, None] & (np.abs(direction) > 1e-3)
        return free

    def edge(self, rows):
        """A direction that n - 1 rows leave, of length 1; 0 where they leave more than one."""
        if self.n == 1:
            return np.ones((len(self.systems), 1))
        minors = [np.linalg.det(np.delete(rows, i, axis=2)) * (-1) ** i for i in range(self.n)]
        direction = np.stack(minors, axis=1)
        length = np.linalg.norm(direction, axis=1, keepdims=True)
        return np.where(length > 1e-4, direction / np.maximum(length, 1e-4), 0)

    def complaint(self, s, answer):
        """What is wrong with an answer to system `s`; None if it is right."""
        if isinstance(answer, str):
            return answer
        rows, names = self.systems[s], self.names[s]
        broken = [row["id"] for row, gives_way in zip(rows, self.broken[s]) if gives_way]
        said = [conflict["broken"] for conflict in answer["conflicts"]]
        if sorted(said) != sorted(broken):
            return f"gives up {said} instead of {broken}"
        for conflict in answer["conflicts"]:
            wrong = self.conflict_complaint(s, conflict)
            if wrong:
                return wrong
        values = np.array([answer["values"][name] for name in names])
        candidates = self.points[s][self.best[s]]
        gap = np.abs(candidates - values).max(axis=1).min()
        if gap > TOLERANCE * 10 * (1 + np.abs(values).max()):
            return f"values {dict(zip(names, values))} instead of {dict(zip(names, candidates[0]))}"
        free = [name for name, is_free in zip(names, self.is_free[s]) if is_free]
        said = [name for name in answer["free"] if name in names]
        return None if sorted(said) == free else f"free {said} instead of {free}"

    def conflict_complaint(self, s, conflict):
        index = {row["id"]: i for i, row in enumerate(self.systems[s])}
        members = [index[id] for id in conflict["constraints"]]
        if conflict["broken"] not in conflict["constraints"]:
            return f"{conflict['broken']} is no member of its conflict"
        holds = self.holds[s][self.is_point[s]]
        if any(self.systems[s][i]["priority"] != 1000 for i in members):
            return f"the conflict {conflict['constraints']} has an optional member"
        if holds[:, members].all(axis=1).any():
            return f"the conflict {conflict['constraints']} is feasible"
        for left_out in members:
            rest = [i for i in members if i != left_out]
            if rest and not holds[:, rest].all(axis=1).any():
                return f"the conflict {conflict['constraints']} stays one without {self.systems[s][left_out]['id']}"
        return None


def answers(path, documents):
    """The answers of `plumbline solve` to each document, a list for each; its complaint where it refuses one."""
    text = "".join(json.dumps(document) + "\n" for document in documents)
    run = subprocess.run([path, "solve"], input=text, capture_output=True, text=True)
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    expected = [len(document["steps"]) // 2 if "steps" in document else 1 for document in documents]
    if len(lines) != sum(expected):
        raise SystemExit(f"plumbline solve gave {len(lines)} of {sum(expected)} answers: {run.stderr.strip()[:500]}")
    lines = iter(lines)
    return [list(itertools.islice(lines, count)) for count in expected]


def check(work):
    """Compares a batch: how many states were checked, and how many had no point; the complaints."""
    path, seed, kind, numbers = work
    if kind == "systems":
        documents = [system(seed, index) for index in numbers]
        states = [[document["constraints"]] for document in documents]
    else:
        made = [script(seed, index) for index in numbers]
        documents, states = [document for document, _ in made], [states for _, states in made]
    groups = {}
    for index, document, given, wanted in zip(numbers, documents, answers(path, documents), states):
        for step, (answer, rows) in enumerate(zip(given, wanted)):
            size = len({name for row in rows for name in row["terms"]}), len(rows)
            groups.setdefault(size, []).append((rows, answer, index, step))
    checked, skipped, wrong = 0, 0, []
    for (n, m), members in groups.items():
        if m < n:
            skipped += len(members)
            continue
        stack = Stack([rows for rows, _, _, _ in members]).solve()
        for s, (rows, answer, index, step) in enumerate(members):
            if not stack.spans[s]:
                skipped += 1
                continue
            checked += 1
            complaint = stack.complaint(s, answer)
            if complaint:
                place = f"system {index}" if kind == "systems" else f"script {index} after edit {step + 1}"
                wrong.append(f"{place} of seed {seed}: {complaint}\n  {json.dumps({'constraints': rows})}\n  {json.dumps(answer)}")
    return checked, skipped, wrong


def main():
    root = pathlib.Path(__file__).resolve().parent.parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plumbline", default=str(root / ".build/release/plumbline"), help="the command to test")
    parser.add_argument("--count", type=int, default=20000, help="how many systems")
    parser.add_argument("--edits", type=int, default=None, help="how many edits; as many as systems")
    parser.add_argument("--seed", default=str(random.randrange(10**6)), help="what the systems are made from")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    if np is None:
        print("vertices: skipped, numpy is not installed (python3 -m pip install numpy)")
        return 0
    edits = options.count if options.edits is None else options.edits
    print(f"vertices: seed {options.seed}, {options.count} systems, {edits} edits", flush=True)
    start = time.monotonic()
    work = [(options.plumbline, options.seed, "systems", range(first, min(first + BATCH, options.count)))
            for first in range(0, options.count, BATCH)]
    scripts = -(-edits // EDITS)
    work += [(options.plumbline, options.seed, "scripts", range(first, min(first + BATCH // EDITS, scripts)))
             for first in range(0, scripts, BATCH // EDITS)]
    checked, skipped, disagreements = 0, 0, 0
    with multiprocessing.Pool(options.processes) as pool:
        for done, left_out, wrong in pool.imap(check, work):
            checked += done
            skipped += left_out
            for complaint in wrong[:max(0, 10 - disagreements)]:
                print(complaint, flush=True)
            disagreements += len(wrong)
    print(f"vertices: {disagreements} disagreements in {checked} systems; {skipped} whose rows do not span their space "
          f"were left out; {time.monotonic() - start:.0f} s")
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())

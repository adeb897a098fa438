"""An independent answer: the hierarchy solved level by level with linear programming (HiGHS through scipy)."""

import numpy as np
from scipy.optimize import linprog

TOLERANCE = 1e-6
# Between these widths a variable's interval says nothing: the level sums are only held to within HiGHS's tolerance.
SURELY_FIXED, SURELY_FREE = 1e-4, 1e-3


def violation(constraint, values):
    residual = sum(c * values[name] for name, c in constraint["terms"].items()) - constraint["constant"]
    return {"==": abs(residual), "<=": max(0.0, residual), ">=": max(0.0, -residual)}[constraint["relation"]]


def scale(constraint, values):
    """How large the numbers are that a violation is the difference of."""
    return 1 + abs(constraint["constant"]) + sum(abs(c * values[n]) for n, c in constraint["terms"].items())


class Face:
    """The points that satisfy hard rows, and sums of violations that do not exceed given bounds."""

    def __init__(self, names, hard):
        self.names = list(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.size = len(self.names)
        self.rows = [(self._row(c["terms"]), c["relation"], c["constant"]) for c in hard]
        # Sums of violations that may not be exceeded, and by how much they are nevertheless.
        self.sums = []
        self.slack = 1e-8

    def _row(self, terms):
        return [(self.index[name], float(value)) for name, value in terms.items()]

    def _program(self, objective):
        upper, upper_bound, equal, equal_bound = [], [], [], []
        for row, relation, constant in self.rows:
            sign = -1.0 if relation == ">=" else 1.0
            dense = np.zeros(self.size)
            for i, value in row:
                dense[i] += sign * value
            (equal if relation == "==" else upper).append(dense)
            (equal_bound if relation == "==" else upper_bound).append(sign * constant)
        for row, least in self.sums:
            dense = np.zeros(self.size)
            for i, value in row:
                dense[i] = value
            upper.append(dense)
            upper_bound.append(least + self.slack)
        cost = np.zeros(self.size)
        for i, value in objective:
            cost[i] += value
        result = linprog(
            cost, A_ub=np.array(upper) if upper else None, b_ub=upper_bound or None,
            A_eq=np.array(equal) if equal else None, b_eq=equal_bound or None,
            bounds=self._bounds(), method="highs")
        if result.status in (2, 4) and self.sums and self.slack < 1e-5:
            # The face has points: those of the last level. HiGHS's own tolerance was larger than ours.
            self.slack *= 10
            return self._program(objective)
        return result

    def _bounds(self):
        free = len(self.names)
        return [(None, None)] * free + [(0, None)] * (self.size - free)

    def is_feasible(self):
        return self._program([]).status == 0

    def minimise_violations(self, constraints):
        """The least sum of violations; from now on the face is held to it."""
        slack = []
        for c in constraints:
            v = self.size
            self.size += 1
            row = self._row(c["terms"])
            if c["relation"] in ("==", "<="):
                self.rows.append((row + [(v, -1.0)], "<=", c["constant"]))
            if c["relation"] in ("==", ">="):
                self.rows.append((row + [(v, 1.0)], ">=", c["constant"]))
            slack.append((v, 1.0))
        result = self._program(slack)
        if result.status != 0:
            return None
        self.sums.append((slack, result.fun))
        return result.fun

    def interval(self, name):
        """The least and the greatest value of a variable."""
        ends = []
        for sign in (1.0, -1.0):
            result = self._program([(self.index[name], sign)])
            if result.status not in (0, 3):
                raise ArithmeticError(f"HiGHS: {result.message}")
            ends.append(sign * result.fun if result.status == 0 else -sign * np.inf)
        return ends


def names_of(constraints):
    return sorted({name for c in constraints for name in c["terms"]})


def complaints(constraints, answer):
    """What is wrong with an answer of `plumbline solve` to a system; nothing if it is right."""
    by_id = {c["id"]: c for c in constraints}
    values = answer["values"]
    names = names_of(constraints)
    if sorted(values) != names:
        return [f"values of {sorted(values)} instead of {names}"]
    found = []
    broken = [conflict["broken"] for conflict in answer["conflicts"]]
    for conflict in answer["conflicts"]:
        found += _conflict_complaints(conflict, by_id, broken)
    for c in constraints:
        actual = violation(c, values)
        listed = answer["violations"].get(c["id"], 0)
        if abs(actual - listed) > TOLERANCE * scale(c, values):
            found.append(f"violation of {c['id']} listed as {listed}, is {actual}")
        if c["priority"] == 1000 and c["id"] not in broken and actual > TOLERANCE * scale(c, values):
            found.append(f"required {c['id']} is violated by {actual} and not broken")
    if found:
        return found
    face = Face(names, [c for c in constraints if c["priority"] == 1000 and c["id"] not in broken])
    for level in sorted({c["priority"] for c in constraints if c["priority"] < 1000}, reverse=True):
        members = [c for c in constraints if c["priority"] == level]
        least = face.minimise_violations(members)
        if least is None:
            return [f"the oracle finds no optimum at level {level}"]
        actual = sum(violation(c, values) for c in members)
        if abs(actual - least) > TOLERANCE * (1 + max(scale(c, values) for c in members)):
            return [f"level {level} is violated by {actual}, the least is {least}"]
    for name in names:
        low, high = face.interval(name)
        width = high - low
        if width > SURELY_FREE and name not in answer["free"]:
            found.append(f"{name} is not listed as free, its interval is {low} to {high}")
        if width < SURELY_FIXED and name in answer["free"]:
            found.append(f"{name} is listed as free, its interval is {low} to {high}")
    return found


def _conflict_complaints(conflict, by_id, broken):
    members = conflict["constraints"]
    if conflict["broken"] not in members:
        return [f"broken {conflict['broken']} is no member of {members}"]
    if any(by_id[id]["priority"] != 1000 for id in members):
        return [f"conflict {members} has an optional member"]
    rows = [by_id[id] for id in members]
    names = names_of(rows)
    if Face(names, rows).is_feasible():
        return [f"conflict {members} is feasible"]
    return [f"conflict {members} stays one without {rows[i]['id']}" for i in range(len(rows))
            if not Face(names, rows[:i] + rows[i + 1:]).is_feasible()]

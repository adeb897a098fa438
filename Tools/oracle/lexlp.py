"""An independent answer: the hierarchy solved level by level with linear programming (HiGHS through scipy)."""

import numpy as np
from scipy.optimize import linprog

TOLERANCE = 1e-6
# Programs that follow each other add their tolerances up.
RESTING_TOLERANCE = 1e-5
# Between these widths a variable's interval says nothing, for HiGHS's own tolerance.
SURELY_FIXED, SURELY_FREE = 1e-4, 1e-3


def violation(constraint, values):
    residual = sum(c * values[name] for name, c in constraint["terms"].items()) - constraint["constant"]
    return {"==": abs(residual), "<=": max(0.0, residual), ">=": max(0.0, -residual)}[constraint["relation"]]


def scale(constraint, values):
    """How large the numbers are that a violation is the difference of."""
    return 1 + abs(constraint["constant"]) + sum(abs(c * values[n]) for n, c in constraint["terms"].items())


class Undecided(Exception):
    """HiGHS contradicts itself; nothing follows for the solver."""


class Face:
    """The optimal points of the levels so far: a polyhedron, given by rows and by violation variables.

    A level is closed with the duals of its program: rows with a price become equations, violation variables with a
    reduced cost stay 0. That is the set of its optimal points exactly, without a bound on a sum that needs a tolerance.
    """

    PRICE = 1e-7

    def __init__(self, names, hard):
        self.names = list(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.bounds = [(None, None)] * len(self.names)
        self.rows = [[self._row(c["terms"]), c["relation"], c["constant"]] for c in hard]

    def _row(self, terms):
        return [(self.index[name], float(value)) for name, value in terms.items()]

    def _program(self, objective):
        """The result, and which rows are its inequalities."""
        dense = {"==": [], "<=": []}
        right = {"==": [], "<=": []}
        inequalities = []
        for k, (row, relation, constant) in enumerate(self.rows):
            sign = -1.0 if relation == ">=" else 1.0
            line = np.zeros(len(self.bounds))
            for i, value in row:
                line[i] += sign * value
            kind = "==" if relation == "==" else "<="
            dense[kind].append(line)
            right[kind].append(sign * constant)
            if kind == "<=":
                inequalities.append(k)
        cost = np.zeros(len(self.bounds))
        for i, value in objective:
            cost[i] += value
        for presolve in (True, False):
            result = linprog(
                cost, A_ub=np.array(dense["<="]) if dense["<="] else None, b_ub=right["<="] or None,
                A_eq=np.array(dense["=="]) if dense["=="] else None, b_eq=right["=="] or None,
                bounds=self.bounds, method="highs-ds", options={"presolve": presolve})
            if result.status in (0, 3):
                break
        return result, inequalities

    def is_feasible(self):
        return self._program([])[0].status == 0

    def minimise_violations(self, constraints):
        """The least sum of violations; from now on only points that have it belong to the face."""
        costs = []
        for c in constraints:
            v = len(self.bounds)
            self.bounds.append((0, None))
            row = self._row(c["terms"])
            if c["relation"] in ("==", "<="):
                self.rows.append([row + [(v, -1.0)], "<=", c["constant"]])
            if c["relation"] in ("==", ">="):
                self.rows.append([row + [(v, 1.0)], ">=", c["constant"]])
            costs.append((v, 1.0))
        return self._minimise(costs).fun

    def minimise_slack(self, constraint):
        """The least slack of an inequality that holds; from now on only points that have it belong to the face."""
        sign = -1.0 if constraint["relation"] == "<=" else 1.0
        costs = [(i, sign * value) for i, value in self._row(constraint["terms"])]
        return self._minimise(costs).fun - sign * constraint["constant"]

    def _minimise(self, costs):
        result, inequalities = self._program(costs)
        if result.status != 0:
            raise Undecided(result.message)
        for k, price in zip(inequalities, result.ineqlin.marginals):
            if abs(price) > self.PRICE:
                self.rows[k][1] = "=="
        for v, price in enumerate(result.lower.marginals):
            if abs(price) > self.PRICE:
                self.bounds[v] = (0, 0)
        return result

    def interval(self, name):
        """The least and the greatest value of a variable."""
        ends = []
        for sign in (1.0, -1.0):
            result, _ = self._program([(self.index[name], sign)])
            if result.status not in (0, 3):
                raise Undecided(result.message)
            ends.append(sign * result.fun if result.status == 0 else -sign * np.inf)
        return ends


def names_of(constraints):
    return sorted({name for c in constraints for name in c["terms"]})


def complaints(constraints, answer):
    """What is wrong with an answer of `plumbline solve` to a system; nothing if it is right. May be `Undecided`."""
    by_id = {c["id"]: c for c in constraints}
    values = answer["values"]
    names = names_of(constraints)
    if sorted(values) != names:
        return [f"values of {sorted(values)} instead of {names}"]
    found = []
    broken = [conflict["broken"] for conflict in answer["conflicts"]]
    for conflict in answer["conflicts"]:
        found += conflict_complaints(conflict, by_id)
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


def resting_complaints(constraints, answer):
    """What is wrong with the choice among equally good values, of a system without conflicts: the violations are least in
    the order of priority and age, then the slacks of inequalities by age. May be `Undecided`."""
    values = answer["values"]
    face = Face(names_of(constraints), [c for c in constraints if c["priority"] == 1000])
    optional = sorted((c for c in constraints if c["priority"] < 1000), key=lambda c: -c["priority"])
    for level in sorted({c["priority"] for c in optional}, reverse=True):
        face.minimise_violations([c for c in optional if c["priority"] == level])
    for c in optional:
        least = face.minimise_violations([c])
        if violation(c, values) - least > RESTING_TOLERANCE * scale(c, values):
            return [f"{c['id']} is violated by {violation(c, values)}, could be by {least} in its turn"]
    for c in constraints:
        if c["relation"] == "==" or violation(c, values) > TOLERANCE * scale(c, values):
            continue
        least = face.minimise_slack(c)
        slack = abs(sum(k * values[name] for name, k in c["terms"].items()) - c["constant"])
        if slack - least > RESTING_TOLERANCE * scale(c, values):
            return [f"the slack of {c['id']} is {slack}, could be {least} in its turn"]
    return []


def conflict_complaints(conflict, by_id):
    """What is wrong with a conflict: its members exclude each other, and no one can be left out."""
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

"""Random systems of linear constraints, in the JSON form of `plumbline solve`, one generator a shape."""

import random

PRIORITIES = [1000, 999, 750, 500, 250.5, 250, 50, 1]
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 3, 0.25]
RELATIONS = ["==", "==", "<=", ">="]


class Builder:
    """Collects constraints with running ids."""

    def __init__(self):
        self.constraints = []

    def add(self, terms, relation, constant, priority=1000):
        terms = {name: value for name, value in terms.items() if value != 0}
        if not terms:
            return
        self.constraints.append({
            "id": f"c{len(self.constraints) + 1}", "terms": terms, "relation": relation,
            "constant": constant, "priority": priority})

    def equal(self, left, right, constant=0, priority=1000, relation="=="):
        """left RELATION right + constant, for two sums of variables."""
        terms = dict(left)
        for name, value in right.items():
            terms[name] = terms.get(name, 0) - value
        self.add(terms, relation, constant, priority)


def random_terms(rng, names):
    chosen = rng.sample(names, min(len(names), rng.choice([1, 1, 2, 2, 2, 3, 4])))
    return {name: rng.choice(COEFFICIENTS) for name in chosen}


def names(rng, low, high):
    return [f"x{i}" for i in range(rng.randint(low, high))]


def sparse(rng):
    """Rows of a few variables, few of them required."""
    b, variables = Builder(), names(rng, 1, 7)
    for _ in range(rng.randint(1, 14)):
        priority = 1000 if rng.random() < 0.25 else rng.choice(PRIORITIES[1:])
        b.add(random_terms(rng, variables), rng.choice(RELATIONS), rng.randint(-100, 100), priority)
    return b.constraints


def equal_priorities(rng):
    """One or two levels in which everything competes."""
    b, variables = Builder(), names(rng, 1, 5)
    levels = rng.sample(PRIORITIES[1:], rng.randint(1, 2))
    for _ in range(rng.randint(3, 14)):
        b.add(random_terms(rng, variables), rng.choice(RELATIONS), rng.randint(-20, 20), rng.choice(levels))
    return b.constraints


def degenerate(rng):
    """Rows that meet in one point, repeated and scaled rows, zeros."""
    b, variables = Builder(), names(rng, 2, 6)
    point = {name: rng.randint(-3, 3) for name in variables}
    for _ in range(rng.randint(4, 14)):
        if b.constraints and rng.random() < 0.25:
            row = rng.choice(b.constraints)
            factor = rng.choice([1, 1, -1, 2])
            relation = {"<=": ">=", ">=": "<="}.get(row["relation"], "==") if factor < 0 else row["relation"]
            b.add({k: factor * v for k, v in row["terms"].items()}, relation, factor * row["constant"],
                  rng.choice(PRIORITIES))
            continue
        terms = random_terms(rng, variables)
        constant = sum(value * point[name] for name, value in terms.items())
        if rng.random() < 0.15:
            constant += rng.choice([-1, 1])
        b.add(terms, rng.choice(RELATIONS), constant, rng.choice(PRIORITIES))
    return b.constraints


def inequalities(rng):
    """No equality at all."""
    b, variables = Builder(), names(rng, 1, 6)
    for _ in range(rng.randint(2, 14)):
        b.add(random_terms(rng, variables), rng.choice(["<=", ">="]), rng.randint(-50, 50), rng.choice(PRIORITIES))
    return b.constraints


def conflicts(rng):
    """Mostly required rows, more than fit."""
    b, variables = Builder(), names(rng, 1, 5)
    for _ in range(rng.randint(2, 10)):
        priority = 1000 if rng.random() < 0.8 else rng.choice(PRIORITIES[1:])
        b.add(random_terms(rng, variables), rng.choice(RELATIONS), rng.randint(-10, 10), priority)
    return b.constraints


def content_size(b, rng, width, size):
    b.add({width: 1}, "<=", size, rng.choice([250, 250, 251, 500, 750]))
    b.add({width: 1}, ">=", size, rng.choice([750, 750, 749, 751, 1000]))


def row_of_views(rng):
    """Views side by side in a root: content sizes, equal or proportional widths, minima."""
    b, count = Builder(), rng.randint(1, 5)
    root = rng.choice([100, 320, 375, 600])
    b.add({"root": 1}, "==", root)
    space = rng.choice([0, 8, 12.5])
    previous = {}
    for i in range(count):
        left, width = f"left{i}", f"width{i}"
        b.add({width: 1}, ">=", 0)
        b.equal({left: 1}, previous, space, rng.choice([1000, 1000, 1000, 500]))
        previous = {left: 1, width: 1}
        kind = rng.random()
        if kind < 0.6:
            content_size(b, rng, width, rng.randint(10, 200))
        elif kind < 0.75 and i:
            b.equal({width: 1}, {f"width{rng.randrange(i)}": rng.choice([1, 1, 0.5, 2])}, 0, rng.choice(PRIORITIES))
        elif kind < 0.9:
            b.add({width: 1}, rng.choice(RELATIONS), rng.randint(20, 150), rng.choice(PRIORITIES))
    b.equal({"root": 1}, previous, space, rng.choice([1000, 1000, 750, 250]), rng.choice(["==", "==", ">="]))
    return b.constraints


def tree_of_views(rng):
    """Nested boxes on two axes with insets, centring and aspect ratios."""
    b = Builder()
    for axis, size in (("x", 320), ("y", 480)):
        b.add({f"{axis}0": 1}, "==", 0)
        b.add({f"{axis}size0": 1}, "==", size)
    for i in range(1, rng.randint(2, 4)):
        parent = rng.randrange(i)
        for axis in "xy":
            start, length = f"{axis}{i}", f"{axis}size{i}"
            outer, outer_length = f"{axis}{parent}", f"{axis}size{parent}"
            b.add({length: 1}, ">=", 0)
            if rng.random() < 0.7:
                b.equal({start: 1}, {outer: 1}, rng.randint(0, 20), rng.choice([1000, 1000, 750]))
            if rng.random() < 0.5:
                b.equal({outer: 1, outer_length: 1}, {start: 1, length: 1}, rng.randint(0, 20),
                        rng.choice([1000, 1000, 500]), rng.choice(["==", "==", ">="]))
            if rng.random() < 0.3:
                b.equal({start: 1, length: 0.5}, {outer: 1, outer_length: 0.5}, 0, rng.choice([1000, 999]))
            if rng.random() < 0.5:
                content_size(b, rng, length, rng.randint(10, 300))
        if rng.random() < 0.3:
            b.equal({f"xsize{i}": 1}, {f"ysize{i}": rng.choice([1, 1.5, 0.5])}, 0, rng.choice([1000, 900]))
    return b.constraints


def form(rng):
    """Labels of one width and fields beside them, under each other."""
    b, count = Builder(), rng.randint(1, 4)
    b.add({"root": 1}, "==", rng.choice([120, 320, 375]))
    above = {}
    for i in range(count):
        label, field, top, height = f"label{i}", f"field{i}", f"top{i}", f"height{i}"
        for size in (label, field, height):
            b.add({size: 1}, ">=", 0)
        content_size(b, rng, label, rng.randint(20, 160))
        content_size(b, rng, height, rng.randint(10, 40))
        if i:
            b.equal({label: 1}, {f"label{i - 1}": 1}, 0, rng.choice([1000, 1000, 999, 750]))
        b.equal({"root": 1}, {label: 1, field: 1}, rng.choice([24, 40]), rng.choice([1000, 1000, 999]))
        b.add({field: 1}, ">=", rng.randint(40, 200), rng.choice([750, 500, 250]))
        b.equal({top: 1}, above, 8, 1000, rng.choice(["==", ">="]))
        if rng.random() < 0.5:
            b.equal({top: 1}, above, 8, rng.choice([500, 250, 50]))
        above = {top: 1, height: 1}
    return b.constraints


def multiples(rng):
    """Classes of variables that are multiples of each other, with wishes, now and then tied by a row too many."""
    b, variables = Builder(), names(rng, 3, 9)
    for i in range(1, len(variables)):
        if rng.random() < 0.8:
            factor = rng.choice([1, 2, 0.5, 3, -1, 0.25, 1.5, -2])
            b.equal({variables[i]: 1}, {variables[rng.randrange(i)]: factor}, rng.randint(-20, 20))
    for _ in range(rng.randint(1, 8)):
        b.add({rng.choice(variables): rng.choice([1, 1, 2])}, rng.choice(RELATIONS), rng.randint(-100, 200),
              rng.choice(PRIORITIES[1:]))
    if rng.random() < 0.3:
        b.add(random_terms(rng, variables), "==", 60)
    return b.constraints


def parallel(rng):
    """A few sums with many opinions of what each should be, in other units too."""
    b, variables = Builder(), names(rng, 1, 5)
    for _ in range(rng.randint(1, 3)):
        terms = random_terms(rng, variables)
        for _ in range(rng.randint(2, 6)):
            factor = rng.choice([1, 1, 1, -1, 2, 0.1])
            b.add({name: factor * value for name, value in terms.items()}, rng.choice(RELATIONS),
                  factor * rng.randint(-100, 100), rng.choice(PRIORITIES))
    return b.constraints


def shipments(rng):
    """A transportation problem of equal amounts, whose bases are nearly all degenerate."""
    b, size = Builder(), rng.randint(2, 4)
    amount, cost = rng.choice([1, 10]), {"cost": -1}
    for i in range(size):
        for j in range(size):
            b.add({f"x{i}{j}": 1}, ">=", 0)
            cost[f"x{i}{j}"] = rng.randint(0, 3)
    for i in range(size):
        b.add({f"x{i}{j}": 1 for j in range(size)}, "<=", amount)
        b.add({f"x{j}{i}": 1 for j in range(size)}, ">=", amount, rng.choice([1000, 1000, 999]))
    b.add(cost, "==", 0)
    b.add({"cost": 1}, "<=", 0, rng.choice([500, 250]))
    return b.constraints


def scaled(rng):
    """Another system's rows and variables in units that are up to a thousand times as large or small."""
    constraints = rng.choice([sparse, row_of_views, tree_of_views, multiples])(rng)
    units = {name: 10 ** rng.randint(-1, 1) for c in constraints for name in c["terms"]}
    for c in constraints:
        unit = 10 ** rng.randint(-1, 1)
        c["terms"] = {name: value * unit * units[name] for name, value in c["terms"].items()}
        c["constant"] *= unit
    return constraints


def large(rng):
    """More variables than the other shapes have, loosely connected, with fractions."""
    b, variables = Builder(), names(rng, 12, 24)
    for i in range(1, len(variables)):
        near = variables[max(0, i - 3):i + 1]
        b.add(random_terms(rng, near), rng.choice(RELATIONS), rng.randint(-1000, 1000) / rng.choice([1, 2, 3, 8]),
              1000 if rng.random() < 0.3 else rng.choice(PRIORITIES[1:]))
        if rng.random() < 0.5:
            content_size(b, rng, variables[i], rng.randint(0, 200))
    return b.constraints


SHAPES = {
    "sparse": sparse, "equal-priorities": equal_priorities, "degenerate": degenerate,
    "inequalities": inequalities, "conflicts": conflicts, "row": row_of_views, "tree": tree_of_views,
    "form": form, "multiples": multiples, "parallel": parallel, "shipments": shipments, "scaled": scaled,
    "large": large}


def generate(seed, index):
    """The system number `index` of a seed: its shape's name and its constraints, never none."""
    rng = random.Random(f"{seed}/{index}")
    shape = list(SHAPES)[index % len(SHAPES)]
    constraints = []
    while not constraints:
        constraints = SHAPES[shape](rng)
    return shape, constraints


def pool_of(rng, seed, index, is_long):
    """The constraints that a script takes from: those of a system, of several for a long script."""
    pool = []
    for part in range(rng.randint(1, 3) if is_long else 1):
        pool += generate(f"{seed}/edit/{part}" if part else f"{seed}/edit", index + part)[1]
    for number, constraint in enumerate(pool):
        constraint["id"] = f"c{number + 1}"
    return pool


def edit_script(seed, index, length=None):
    """Steps that edit a system at random, with a solve after each few.

    Without a length, there are up to 18 edits; with one, so many, and edits that come in bursts.
    """
    rng = random.Random(f"{seed}/edit/{index}")
    pool = pool_of(rng, seed, index, length is not None)
    active = pool[:rng.randint(0, len(pool))]
    waiting = pool[len(active):]
    document = {"constraints": list(active), "steps": []}
    steps = document["steps"]
    edits, limit = 0, length or rng.randint(2, 18)
    while edits < limit:
        for _ in range(rng.randint(1, 3) if length is None else rng.choice([1, 1, 2, 3, 8])):
            edits += 1
            kind = rng.choice(["add", "remove", "constant", "priority"])
            if kind == "add" and waiting:
                active.append(waiting.pop(rng.randrange(len(waiting))))
                steps.append({"add": active[-1]})
            elif kind != "add" and active:
                constraint = rng.choice(active)
                if kind == "remove":
                    active.remove(constraint)
                    waiting.append(constraint)
                    steps.append({"remove": constraint["id"]})
                else:
                    value = rng.randint(-60, 60) if kind == "constant" else rng.choice(PRIORITIES)
                    steps.append({"set": {"id": constraint["id"], kind: value}})
        steps.append({"solve": True})
    return document


def states(document):
    """The constraints that stand at each solve of a document; None if a step makes no sense."""
    active = {c["id"]: dict(c) for c in document["constraints"]}
    found = []
    for step in document["steps"]:
        if "add" in step:
            if step["add"]["id"] in active:
                return None
            active[step["add"]["id"]] = dict(step["add"])
        elif "solve" in step:
            found.append([dict(c) for c in active.values()])
        else:
            id = step["remove"] if "remove" in step else step["set"]["id"]
            if id not in active:
                return None
            if "remove" in step:
                del active[id]
            else:
                active[id].update(step["set"])
    return found

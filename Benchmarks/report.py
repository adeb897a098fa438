"""Turns results.jsonl into plots/*.svg, Figures.md and the tables between the markers of README.md. Called by report.sh."""

import json
import pathlib

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

FOLDER = pathlib.Path(__file__).parent
WORKLOADS = [
    "row", "list", "nested", "form", "chain", "pair", "inequalities", "pulled", "column", "overfull", "ambiguous"]
COLUMNS = 6

# Whose line: (engine, level), name, colour, marker.
CONTENDERS = [
    (("plumbline", "solver"), "Plumbline, solver", "#1f5fbf", "o"),
    (("plumbline", "engine"), "Plumbline, engine", "#12908e", "s"),
    (("plumbline", "api"), "Plumbline, views", "#7a4fbf", "^"),
    (("kiwi", "solver"), "kiwi", "#c8402f", "x"),
    (("yoga", "engine"), "Yoga", "#d08a00", "D"),
]

# What is plotted: key, file, title, unit.
FIGURES = [
    ("cold_ms", "cold", "Cold: from nothing to all values", "ms"),
    ("first_ms", "first", "Cold, as the first thing that a process does", "ms"),
    ("resize_us", "resize", "A new root width, all values read", "µs"),
    ("edit_us", "edit", "One constant of a middle view", "µs"),
    ("edit_shift_us", "shift", "One constant that moves everything behind", "µs"),
    ("churn_ms", "churn", "A tenth of the constraints removed and added again", "ms"),
    ("bytes_per_view", "memory", "Resident memory a view", "bytes"),
]


def read():
    lines = [json.loads(line) for line in (FOLDER / "results.jsonl").read_text().splitlines()]
    about = next(line for line in lines if "processor" in line)
    records = [line for line in lines if "workload" in line]
    targets = [line for line in lines if "target" in line]
    counts = [line for line in lines if "counted" in line]
    return about, records, targets, counts


def plot(records):
    (FOLDER / "plots").mkdir(exist_ok=True)
    plt.rcParams.update({
        "font.family": "sans-serif", "font.size": 9, "svg.hashsalt": "plumbline", "svg.fonttype": "none",
        "axes.spines.top": False, "axes.spines.right": False, "figure.facecolor": "white",
    })
    for key, file, title, unit in FIGURES:
        rows = -(-len(WORKLOADS) // COLUMNS)
        figure, grid = plt.subplots(rows, COLUMNS, figsize=(15, 3.4 * rows), sharex=True, sharey=True)
        axes = grid.flatten()
        for axis in axes[len(WORKLOADS):]:
            axis.set_visible(False)
        for axis, workload in zip(axes, WORKLOADS):
            for (engine, level), name, colour, marker in CONTENDERS:
                points = sorted(
                    (r["views"], r[key]) for r in records
                    if r["workload"] == workload and r["engine"] == engine and r["level"] == level
                    and r[key] is not None)
                axis.plot(*zip(*points) if points else ([], []), color=colour, marker=marker, markersize=4,
                          linewidth=1.4, label=name)
            axis.set(xscale="log", yscale="log", title=workload, xlabel="views")
            axis.grid(True, which="major", color="#dddddd", linewidth=0.6)
        for axis in axes[::COLUMNS]:
            axis.set_ylabel(unit)
        handles, names = axes[0].get_legend_handles_labels()
        figure.suptitle(title, x=0.01, ha="left", fontsize=11)
        figure.legend(handles, names, loc="upper right", ncols=len(names), frameon=False)
        figure.tight_layout(rect=(0, 0, 1, 0.95))
        figure.savefig(FOLDER / "plots" / f"{file}.svg", metadata={"Date": None})
        plt.close(figure)


def number(value):
    if value is None:
        return "–"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


# The tables show these numbers of views, or the sizes nearest to them; results.jsonl has all.
SHOWN = [1_000, 10_000, 100_000]


def table(records, key):
    """A row for each picture and number of views, a column for each contender."""
    yield "| workload | views | " + " | ".join(name for _, name, _, _ in CONTENDERS) + " |"
    yield "|---|---:|" + "---:|" * len(CONTENDERS)
    for workload in WORKLOADS:
        own = [r for r in records if r["workload"] == workload]
        views = {size: min(r["views"] for r in own if r["n"] == size) for size in {r["n"] for r in own}}
        for size in sorted({min(views, key=lambda n: abs(views[n] - count)) for count in SHOWN if views}):
            row = {(r["engine"], r["level"]): r for r in own if r["n"] == size}
            cells = [number(row[who][key]) if who in row else "" for who, _, _, _ in CONTENDERS]
            yield f"| {workload} | {views[size]:,} | " + " | ".join(cells) + " |"


def targets_table(targets):
    """A row for each target, with the figures of its pictures; what is missed is bold."""
    rows = {}
    for target in targets:
        if target["figure"] is None:  # A size that this run does not reach.
            continue
        what, _, picture = target["target"].partition(": ")
        bar = f"≥ {target['at_least']:g}" if "at_least" in target else f"≤ {target['at_most']:g}"
        figure = number(target["figure"])
        words = f"{picture}: {figure}"
        rows.setdefault((what, bar + target["unit"]), []).append(f"**{words}**" if target["met"] is False else words)
    yield "| what | target | measured; **missed** |"
    yield "|---|---:|---|"
    for (what, bar), figures in rows.items():
        yield f"| {what} | {bar} | {', '.join(figures)} |"


def counts_table(counts, records):
    """A row for each picture: instructions of a cold layout and of an edit, and bytes a view, each beside Yoga's or the engine's."""
    found = {(c["counted"], c["engine"], c["level"]): c for c in counts}
    memory = {(r["workload"], r["n"], r["engine"], r["level"]): r["bytes_per_view"] for r in records}

    def ratio(above, below):
        return f"{above / below:.2f}" if above and below else "–"

    yield ("| 10,000 views | cold, Yoga | engine, of Yoga's | views, of Yoga's | edit, engine | views, of the engine's "
           "| bytes a view: engine | views | Yoga |")
    yield "|---|---:|---:|---:|---:|---:|---:|---:|---:|"
    for workload in dict.fromkeys(c["counted"] for c in counts):
        engine, views = (found.get((workload, "plumbline", level)) for level in ("engine", "api"))
        yoga = found.get((workload, "yoga", "engine"), {})
        if not engine or not views:
            continue
        cold = yoga.get("cold_instructions")
        own = [memory.get((workload, engine["n"], *who)) for who in
               (("plumbline", "engine"), ("plumbline", "api"), ("yoga", "engine"))]
        yield (f"| {workload} | {f'{cold / 1e6:.1f} M' if cold else '–'} | {ratio(engine['cold_instructions'], cold)} "
               f"| {ratio(views['cold_instructions'], cold)} | {engine['edit_instructions']:,.0f} "
               f"| {ratio(views['edit_instructions'], engine['edit_instructions'])} "
               f"| {' | '.join(map(number, own))} |")


def heading(about):
    options = f", with `{about['options']}`" if about["options"] else ""
    return (f"Measured on {about['date']} at {about['commit']}: {about['processor']}, {about['cores']} cores{options}. "
            "An absent figure (–) would have taken too long; `results.jsonl` says how long.")


def report(about, records, targets, counts):
    yield heading(about)
    yield ""
    yield "### Targets"
    yield ""
    yield from targets_table(targets)
    if counts:
        yield ""
        yield "### Instructions and bytes"
        yield ""
        yield from counts_table(counts, records)
    for key, file, title, unit in FIGURES:
        if key in ("cold_ms", "edit_us", "bytes_per_view"):
            yield ""
            yield f"![{title}, {unit}, over the number of views](plots/{file}.svg)"


def figures(about, records):
    yield "# Figures"
    yield ""
    yield "What [README.md](README.md) draws its targets from; written by `report.py`."
    yield ""
    yield heading(about)
    for key, file, title, unit in FIGURES:
        yield ""
        yield f"## {title}, {unit}"
        yield ""
        yield f"![{title}, over the number of views](plots/{file}.svg)"
        yield ""
        yield from table(records, key)


def write(lines):
    begin, end = "<!-- report.py: begin -->", "<!-- report.py: end -->"
    path = FOLDER / "README.md"
    text = path.read_text()
    head, rest = text.split(begin)
    tail = rest.split(end)[1]
    path.write_text(head + begin + "\n" + "\n".join(lines) + "\n" + end + tail)


about, records, targets, counts = read()
plot(records)
write(report(about, records, targets, counts))
(FOLDER / "Figures.md").write_text("\n".join(figures(about, records)) + "\n")

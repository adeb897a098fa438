#!/usr/bin/env python3
"""Measures how the work of the command grows with its input: each kind of input at n and at 4n.

    swift build -c release --product plumbline
    Tools/check-growth.py .build/release/plumbline
    Tools/check-growth.py .build/release/plumbline --kind bounds --kind row --seconds --scale 8

Work is counted in instructions, so that a busy machine changes nothing: by the processor (`perf stat`), else by valgrind's
callgrind, which takes fifty times as long. With --seconds it is processor time, for a look. Prints a line a kind, with the
exponent e of work ~ n^e and the most memory; exit status 1 where an exponent is above --limit. Each kind's small n is such
that reading it is the larger part of the run. What is no more than promised to end is tried with a time limit.
"""

import argparse
import functools
import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES"{more}>
<device id="retina6_12" orientation="portrait" appearance="light"/>
"""


def xib(content):
    return HEAD.format(kind="XIB", more="") + f"<objects>\n{content}</objects>\n</document>\n"


def root(subviews, constraints=""):
    return (
        '<view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\n'
        '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\n'
        f"<subviews>\n{subviews}</subviews>\n<constraints>\n{constraints}</constraints>\n</view>\n")


def view(identifier, element="view", more="", content=""):
    return (
        f'<{element} contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="{identifier}" {more}>'
        f'<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>{content}</{element}>\n')


def label(identifier, text):
    return view(identifier, "label", f'text="{text}" textAlignment="natural" lineBreakMode="tailTruncation"',
                '<fontDescription key="fontDescription" type="system" pointSize="17"/>')


def constraint(identifier, first, attribute, second="", other="", constant=0, more=""):
    to = f'secondItem="{second}" secondAttribute="{other or attribute}" ' if second else ""
    return (f'<constraint firstItem="{first}" firstAttribute="{attribute}" {to}constant="{constant}" '
            f'id="{identifier}" {more}/>\n')


def labels(count):
    return "".join(label(f"l{index}", f"Label {index}") for index in range(count))


def stack(distribution, axis=""):
    def make(count):
        content = f'<subviews>{labels(count)}</subviews>'
        return {"a.xib": xib(root(
            view("s", "stackView", f'distribution="{distribution}" spacing="1" {axis}', content),
            constraint("c0", "s", "leading", "root") + constraint("c1", "s", "top", "root")))}
    return make


def row(count):
    lines = [constraint("c", "l0", "leading", "root"), constraint("e", f"l{count - 1}", "trailing", "root")]
    for index in range(count):
        lines.append(constraint(f"t{index}", f"l{index}", "top", "root"))
        if index:
            lines.append(constraint(f"c{index}", f"l{index}", "leading", f"l{index - 1}", "trailing", 8))
    return {"a.xib": xib(root(labels(count), "".join(lines)))}


def inequalities(count):
    """Random inequalities between the edges of an eighth as many views: most of them hold, many do not."""
    source = random.Random(count)
    views = max(4, count // 66)
    lines = []
    for index in range(count):
        first, second = source.sample(range(views), 2)
        attributes = source.choice([("leading", "trailing"), ("top", "bottom")])
        relation = source.choice(["greaterThanOrEqual", "lessThanOrEqual"])
        lines.append(constraint(
            f"c{index}", f"v{first}", source.choice(attributes), f"v{second}", source.choice(attributes),
            source.randrange(-50, 50), f'relation="{relation}"'))
    return {"a.xib": xib(root("".join(view(f"v{index}") for index in range(views)), "".join(lines)))}


def many_views(count):
    """A grid of views in rows of a hundred."""
    subviews, lines = [], []
    for place in range(max(1, count // 100)):
        inner = "".join(
            view(f"v{place}-{column}") for column in range(100))
        inside = []
        for column in range(100):
            name = f"v{place}-{column}"
            inside.append(constraint(f"{name}x", name, "leading", f"r{place}", constant=4 * column))
            inside.append(constraint(f"{name}y", name, "top", f"r{place}"))
            inside.append(constraint(f"{name}w", name, "width", constant=3))
            inside.append(constraint(f"{name}h", name, "height", constant=3))
        subviews.append(view(f"r{place}", content=f"<subviews>{inner}</subviews><constraints>{''.join(inside)}</constraints>"))
        name = f"r{place}"
        lines += [constraint(f"{name}x", name, "leading", "root"), constraint(f"{name}t", name, "trailing", "root"),
                  constraint(f"{name}y", name, "top", "root", constant=4 * place), constraint(f"{name}h", name, "height", constant=4)]
    return {"a.xib": xib(root("".join(subviews), "".join(lines)))}


def scenes(count):
    def scene(index):
        content = root(view(f"v{index}"), constraint(f"x{index}", f"v{index}", "leading", f"root{index}", constant=20)
                       + constraint(f"y{index}", f"v{index}", "top", f"root{index}", constant=20)
                       + constraint(f"w{index}", f"v{index}", "width", constant=50)
                       + constraint(f"h{index}", f"v{index}", "height", constant=50))
        content = content.replace('id="root"', f'key="view" id="root{index}"')
        return (f'<scene sceneID="s{index}"><objects><viewController id="vc{index}" sceneMemberID="viewController">{content}'
                f'</viewController></objects></scene>\n')
    return {"a.storyboard": HEAD.format(kind="Storyboard", more='') + "<scenes>\n"
            + "".join(map(scene, range(count))) + "</scenes>\n</document>\n"}


def mac_cells(count):
    """Cells of a table for macOS, each of another height than what is in it says."""
    def rect(x, y, width, height):
        return f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    mask = '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
    cells = "".join(
        f'<tableCellView id="c{index}">{rect(1, 41 * index, 100, 40)}{mask}<subviews>'
        f'<customView translatesAutoresizingMaskIntoConstraints="NO" id="v{index}">{rect(4, 16, 20, 16)}<constraints>'
        f'<constraint firstAttribute="width" constant="20" id="w{index}"/>'
        f'<constraint firstAttribute="height" constant="16" id="h{index}"/></constraints></customView></subviews><constraints>'
        + constraint(f"x{index}", f"v{index}", "leading", f"c{index}", constant=4)
        + constraint(f"y{index}", f"v{index}", "top", f"c{index}", constant=2) + "</constraints></tableCellView>\n"
        for index in range(count))
    table = (f'<tableView usesAutomaticRowHeights="YES" id="t">{rect(0, 0, 300, 200)}{mask}<tableColumns>'
             f'<tableColumn width="100" id="o"><prototypeCellViews>{cells}</prototypeCellViews></tableColumn></tableColumns></tableView>')
    scroll = (f'<scrollView id="s">{rect(0, 0, 300, 200)}{mask}<clipView key="contentView" id="k">{rect(0, 0, 300, 200)}{mask}'
              f'<subviews>{table}</subviews></clipView></scrollView>')
    head = HEAD.format(kind="XIB", more="").replace("CocoaTouch", "Cocoa").replace("iOS.Cocoa", "MacOSX.Cocoa")
    head = head[:head.index("<device")] + '<dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22505"/></dependencies>'
    return {"a.xib": f'{head}<objects><customView id="root">{rect(0, 0, 300, 200)}<subviews>{scroll}</subviews></customView></objects></document>'}


def top_views(count):
    """Views that nothing contains, each a scene of its own."""
    return {"a.xib": xib("".join(view(f"v{index}") for index in range(count)))}


def shown_scenes(count):
    """Each controller shows the one before it, and the last one stands in a navigation controller."""
    def scene(index, element, content, segue):
        return (f'<scene sceneID="s{index}"><objects><{element} id="vc{index}" sceneMemberID="viewController">{content}'
                f'<connections>{segue}</connections></{element}></objects></scene>\n')

    def segue(index, more):
        return f'<segue destination="vc{index - 1}" id="g{index}" {more}/>'
    pages = "".join(scene(index, "viewController", root("").replace('id="root"', f'key="view" id="root{index}"'),
                          segue(index, 'kind="show"') if index else "") for index in range(count))
    bar = scene(count, "navigationController", "", segue(count, 'kind="relationship" relationship="rootViewController"'))
    return {"a.storyboard": HEAD.format(kind="Storyboard", more="") + f"<scenes>\n{pages}{bar}</scenes>\n</document>\n"}


def equal_ids(count):
    """Views and constraints of one id: every finding is about the same elements."""
    return {"a.xib": xib(root(
        "".join(view("same") for _ in range(count)),
        "".join(constraint("same", "same", "leading", "same", constant=index) for index in range(count))))}


def shared_member(count):
    """Conflicts that have one constraint in common."""
    lines = [constraint("w", "v0", "width", constant=1)]
    for index in range(1, count):
        lines.append(constraint(f"a{index}", f"v{index}", "width", "v0", constant=index))
        lines.append(constraint(f"b{index}", f"v{index}", "width", constant=0))
    return {"a.xib": xib(root("".join(view(f"v{index}") for index in range(count)), "".join(lines)))}


def long_ids(count):
    names = [f"i{index}" + "x" * 100 for index in range(count // 100)]
    names = [name + "y" * (count // 4) for name in names[:8]] + names[8:]
    return {"a.xib": xib(root("".join(view(name) for name in names), "".join(
        constraint(f"{name}{side}", name, attribute, second, constant=20) for name in names
        for side, attribute, second in (("x", "leading", "root"), ("y", "top", "root"), ("w", "width", ""), ("h", "height", "")))))}


def bounds(ascending):
    def make(count):
        values = range(count) if ascending else range(count, 0, -1)
        return {"a.json": json.dumps({"constraints": [
            {"id": f"c{value}", "terms": {"x": 1}, "relation": ">=", "constant": value} for value in values]})}
    return make


def source(text, name="Screen.swift"):
    """Source of a class that a document uses, with what is to be read behind it."""
    head = ("class Screen: UIView { @IBOutlet var label: UILabel! }\n" if name.endswith("swift")
            else "@interface Screen : UIView\n@property IBOutlet UILabel *label;\n@end\n")
    outlet = ('<connections><outlet property="label" destination="l" id="o"/></connections>'
              f'<subviews>{label("l", "A")}</subviews>')
    return lambda count: {name: head + text(count), "a.xib": xib(root(view("v", more='customClass="Screen"', content=outlet)))}


def unknown_outlets(count):
    """As many outlets that a document connects as its class declares others."""
    owner = '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>' + "".join(
        f'<outlet property="a{i}" destination="root" id="o{i}"/>' for i in range(count)) + "</connections></placeholder>\n"
    declared = "".join(f"@IBOutlet var b{i}: UIView!\n" for i in range(count))
    return {"a.xib": xib(owner + root("")), "Screen.swift": f"class Screen: UIViewController {{\n{declared}}}\n"}


def unknown_actions(count):
    """As many actions that a document connects to its owner as the owner's class declares others."""
    owner = '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"/>\n'
    sent = "<connections>" + "".join(
        f'<action selector="a{i}:" destination="-1" eventType="touchUpInside" id="o{i}"/>' for i in range(count)) + "</connections>"
    declared = "".join(f"@IBAction func b{i}(_ sender: Any) {{}}\n" for i in range(count))
    return {"a.xib": xib(owner + root(view("v", content=sent))), "Screen.swift": f"class Screen: UIViewController {{\n{declared}}}\n"}


def chain_of_classes(count):
    return {"Screen.swift": "".join(f"class A{index}: A{index + 1} {{}}\n" for index in range(count)),
            "a.xib": xib(root(view("v", more='customClass="A0"')))}


def ambiguous_row(count, end="-|"):
    """A row of views of no size, each as free as all the others."""
    names = [f"a{index}" for index in range(count)]
    body = {"size": [320, 480], "views": {name: {} for name in names},
            "constraints": ["H:|" + "".join(f"-[{name}]" for name in names) + end]}
    return {"a.json": json.dumps(body)}


def one_pair(line):
    """Constraints between one pair of views: all but one or two of them conflict."""
    def make(count):
        body = {"size": [320, 480], "views": {"a": {}, "b": {}}, "constraints":
                ["H:|-[a(10)]", "V:|[a(10)]", "V:|[b(10)]"] + [line(index) for index in range(count)]}
        return {"a.json": json.dumps(body)}
    return make


def unknown_names(count):
    body = {"size": [320, 480], "views": {f"a{index}": {} for index in range(count)},
            "constraints": [f"b{index}.width == 1" for index in range(count)]}
    return {"a.json": json.dumps(body)}


def arguments(text):
    """The arguments of `vfl`, one a line."""
    return lambda count: {"a.txt": f"{text(count)}\n--view\na"}


def logged_views(count):
    """A log of as many widths as a document beside it has."""
    members = "".join(f'    "<NSLayoutConstraint:0x6{i:06x} UIView:0x7{i:06x}.width == {i}   (active)>",\n' for i in range(count))
    return {
        "a.log": f"Unable to simultaneously satisfy constraints.\n(\n{members})\n",
        "b.xib": xib(root("".join(view(f"v{i}") for i in range(count)), "".join(
            f'<constraint firstItem="v{i}" firstAttribute="width" constant="{i}" id="c{i}"/>\n' for i in range(count))))}


def log(line):
    def make(count):
        lines = [f"<NSLayoutConstraint:0x{index + 1:x} {line(index, count)} (active)>" for index in range(count)]
        return {"a.log": "Unable to simultaneously satisfy constraints.\n(\n" + ",\n".join(f'"{line}"' for line in lines)
                + f"\n)\n\nWill attempt to recover by breaking constraint\n{lines[0]}\n"}
    return make


def breaking(member, name):
    """A list, behind which one constraint after another breaks that the list does not have."""
    return lambda count: {"a.log": "Unable to simultaneously satisfy constraints.\n(\n"
                          + "".join(f'"<NSLayoutConstraint:0x6{index:07x} {member}>",\n' for index in range(count)) + ")\n"
                          + "".join(f"Will attempt to recover by breaking {name(index)}\n\n" for index in range(count))}


def widths_in_a_circle(index, count):
    return (f"UIView:0x{index + 1:x}.width == UIView:0x{index + 2:x}.width + 1" if index < count - 1
            else f"UIView:0x{count:x}.width == UIView:0x1.width")


def tangled_log(count):
    source = random.Random(count)

    def line(_, __):
        first, second = source.sample(range(1, 41), 2)
        return f"UIView:0x{first:x}.leading {source.choice(['<=', '>='])} UIView:0x{second:x}.trailing + {source.randrange(-50, 50)}"
    return log(line)(count)


def tangled_system(count):
    source = random.Random(count)
    rows = []
    for index in range(count):
        first, second = source.sample(range(30), 2)
        rows.append({"id": f"c{index}", "terms": {f"x{first}": 1, f"x{second}": -1, f"w{second}": -1},
                     "relation": source.choice(["<=", ">="]), "constant": source.randrange(-50, 50)})
    return {"a.json": json.dumps({"constraints": rows})}


def opposed_rows(count):
    """Limits of one difference from both sides, none of which leaves room for the others."""
    return {"a.json": json.dumps({"constraints": [
        {"id": f"c{index}", "terms": {"x": 1, "y": -1}, "relation": "<=" if index % 2 else ">=",
         "constant": -index if index % 2 else index} for index in range(count)]})}


def layout_format(text, views=("a",)):
    def make(count):
        formats, names = text(count)
        body = {"size": [320, 480], "views": {name: {} for name in names}, "constraints": formats}
        return {"a.json": json.dumps(body)}
    return make


# A kind's files by its size, the arguments of the command with {} for the document, and its small size: one from which on
# the exponent stays. (equalSpacing has 1.22 from 250 to 1,000 views, 0.72 from 500 to 2,000.)
KINDS = {
    "row": (row, ["check"], 250),
    "row-layout": (row, ["layout"], 250),
    "fill": (stack("fill"), ["check"], 250),
    "fillEqually": (stack("fillEqually"), ["check"], 250),
    "fillProportionally": (stack("fillProportionally"), ["check"], 1000),
    "equalSpacing": (stack("equalSpacing"), ["check"], 500),
    "equalCentering": (stack("equalCentering"), ["check"], 250),
    "views": (many_views, ["check"], 1000),
    "views-render": (many_views, ["render", "--out", "out"], 1000),
    "scenes": (scenes, ["update"], 100),
    "scenes-check": (scenes, ["check"], 100),
    "top-views": (top_views, ["check"], 1000),
    "top-views-layout": (top_views, ["layout"], 1000),
    "mac-cells": (mac_cells, ["check", "--only", "misplaced"], 250),
    "mac-cells-layout": (mac_cells, ["layout"], 250),
    "shown-scenes": (shown_scenes, ["check"], 500),
    "shown-scenes-layout": (shown_scenes, ["layout"], 500),
    "equal-ids": (equal_ids, ["check"], 500),
    "shared-member": (shared_member, ["check"], 250),
    "long-ids": (long_ids, ["render", "--out", "out"], 1000),
    "bounds": (bounds(True), ["solve"], 5000),
    "bounds-down": (bounds(False), ["solve"], 5000),
    "source-interpolations": (source(lambda n: 'let a = ' + '"\\(' * n + "1" + ')"' * n + "\n"), ["check"], 4000),
    "source-open-interpolations": (source(lambda n: 'let a = ' + '"\\(' * n + "\n"), ["check"], 4000),
    "source-raw-strings": (source(lambda n: 'let a = ' + '#' * n + '"' + '"##' * n + "\n"), ["check"], 4000),
    "source-hashes": (source(lambda n: "# " * n + "#" * n + "\n"), ["check"], 4000),
    "source-slashes": (source(lambda n: "(/a " * n + "\n"), ["check"], 4000),
    "source-ticks": (source(lambda n: "` a" * n + "\n"), ["check"], 4000),
    "source-types": (source(lambda n: "class A {" * n + "}" * n + "\n"), ["check"], 4000),
    "source-structs": (source(lambda n: "struct A {" * n + "}" * n + "\n"), ["check"], 4000),
    "source-open-types": (source(lambda n: "class A {" * n + "\n"), ["check"], 4000),
    "source-brackets": (source(lambda n: "class Screen: UIView { @IBAction func a() " + "{([" * n + "])}" * n + "}\n"), ["check"], 4000),
    "source-open-brackets": (source(lambda n: "class Screen: UIView {" + "( [ { " * n + "\n"), ["check"], 4000),
    "source-closures": (source(lambda n: "class Screen: UIView { func a() " + "{ label.text = b; c = " * n + "}" * n + "}\n"), ["check"], 4000),
    "source-conditions": (source(lambda n: "#if A\n" * n + "#endif\n" * n), ["check"], 4000),
    "source-else-conditions": (source(lambda n: "#if A\n" + "#elseif B\n" * n + "class B {}\n#endif\n"), ["check"], 4000),
    "source-classes": (source(lambda n: "class A { } \n" * n), ["check"], 4000),
    "source-chain": (chain_of_classes, ["check"], 2000),
    "source-heads": (source(lambda n: "class A : B \n" * n), ["check"], 4000),
    "source-generics": (source(lambda n: "class A<" + "B<" * n + ">" * n + " {}\n"), ["check"], 4000),
    "source-values": (source(lambda n: "class Screen: UIView { @IBOutlet var a = " + "B<" * n + "\n}"), ["check"], 4000),
    "source-functions": (source(lambda n: "class Screen: UIView { " + "func a " * n + "\n}"), ["check"], 4000),
    "source-calls": (source(lambda n: "class Screen: UIView { func a() {" + "a(label.text = b, " * n + "1" + ")" * n + "}\n}"), ["check"], 4000),
    "source-paths": (source(lambda n: "class Screen: UIView { func a() {" + "a.text." * n + "text = 1 }\n}"), ["check"], 4000),
    "source-initialisers": (source(lambda n: "class Screen: UIView { " + "init() {} " * n + "\n}"), ["check"], 4000),
    "source-messages": (source(lambda n: "@implementation Screen\n- (void)a {" + "[" * n + "label" + " setText:b]" * n + ";}\n@end\n", "Screen.m"), ["check"], 4000),
    "source-characters": (source(lambda n: "'" + "'{' /* " * n, "Screen.m"), ["check"], 4000),
    "source-methods": (source(lambda n: "@implementation Screen\n" + "- (void)a:(b)c {}\n" * n + "@end\n", "Screen.m"), ["check"], 4000),
    "source-open-methods": (source(lambda n: "@implementation Screen\n" + "- (void" * n + "@end\n", "Screen.m"), ["check"], 4000),
    "source-categories": (source(lambda n: "".join(
        f"@interface Screen (C{i})\n@property (weak) IBOutlet UIView *a{i};\n@end\n" for i in range(n)), "Screen.m"), ["check"],
        2000),
    "source-unknown-outlets": (unknown_outlets, ["check"], 500),
    "source-unknown-actions": (unknown_actions, ["check"], 500),
    "format-views": (layout_format(lambda n: (["H:|" + "-[a]" * n + "-|"], ["a"])), ["layout"], 2000),
    "format-predicates": (layout_format(lambda n: (["H:|-[a(" + ",".join([">=1"] * n) + ")]-|"], ["a"])), ["layout"], 2000),
    "format-distances": (layout_format(lambda n: (["H:|-(" + ",".join([">=1"] * n) + ")-[a]-|"], ["a"])), ["layout"], 2000),
    "row-ambiguous": (ambiguous_row, ["check"], 1000),
    "row-open": (functools.partial(ambiguous_row, end=""), ["check"], 1000),
    "pair-equal": (one_pair(lambda i: f"b.width == a.width + {i}"), ["check"], 500),
    "pair-edges": (one_pair(lambda i: f"b.left {'<=' if i % 2 else '>='} a.right + {i}"), ["check"], 500),
    "unknown-names": (unknown_names, ["layout"], 2000),
    "vfl-views": (arguments(lambda n: "H:|" + "-[a]" * n + "-|"), ["vfl"], 2000),
    "vfl-views-json": (arguments(lambda n: "H:|" + "-[a]" * n + "-|"), ["vfl", "--format", "json"], 2000),
    "vfl-predicates": (arguments(lambda n: "H:|-[a(" + ",".join([">=1"] * n) + ")]-|"), ["vfl"], 2000),
    "vfl-open": (arguments(lambda n: "H:|" + "-[a]" * n), ["vfl"], 2000),
    "vfl-open-predicates": (arguments(lambda n: "H:|-[a(" + ",".join([">=1"] * n) + ")]"), ["vfl"], 2000),
    "solve-opposed": (opposed_rows, ["solve"], 2000),
    "log-bounds": (log(lambda i, _: f"UIView:0x1.width {'>=' if i else '=='} {i}"), ["explain"], 500),
    "log-circle": (log(widths_in_a_circle), ["explain"], 500),
    "log-breaking": (breaking("UIView:0x1.width == 5", lambda i: "UIView:0x2.width == 5"), ["explain"], 500),
    "log-breaking-damaged": (breaking("UIView:0x1.wi$dth =>", lambda i: f"<NSLayoutConstraint:0x7{i:07x} UIView:0x1.width == {i}>"),
                             ["explain"], 250),
    "log-lines": (lambda n: {"a.log": "a line of the console\n" * n}, ["explain"], 10000),
    "log-documents": (logged_views, ["explain", "--documents", "."], 2000),
    "log-issues": (lambda n: {"a.log": "runtime: Layout Issues: a ambiguous for " * n}, ["explain"], 1000),
    "log-issue-lines": (lambda n: {"a.log": "runtime: Layout Issues: a ambiguous for b.\n" * n}, ["explain"], 1000),
    "log-blanks": (lambda n: {"a.log": "NSLayoutConstraint:0x1 a.width == " + " " * n + "1"}, ["explain"], 5000),
    "log-links": (lambda n: {"a.log": "50% %3CNSLayoutConstraint:0x1%20" + "%20a " * n + "%3e" * n}, ["explain"], 2000),
    "format-mistakes": (layout_format(lambda n: (["H:[nope]"] * n, ["a"])), ["layout"], 2000),
}

# What is not promised to grow with the input, but to end at the limit: hard linear programs.
ENDING = {
    "inequalities": (inequalities, "layout", 20000), "log-inequalities": (tangled_log, "explain", 2000),
    "solve-inequalities": (tangled_system, "solve", 20000),
}
TIME_LIMIT = 2


def ends_in_time(tool, kind):
    """Whether a document that takes long is given up at the time limit: with status 2 and a message that names it."""
    make, command, count = ENDING[kind]
    with tempfile.TemporaryDirectory() as folder:
        for document, content in make(count).items():
            (pathlib.Path(folder) / document).write_text(content)
        start = time.monotonic()
        run = subprocess.run([tool, command, "--time-limit", str(TIME_LIMIT), document], cwd=folder, capture_output=True, text=True)
        seconds = time.monotonic() - start
    is_kept = run.returncode == 2 and f"{document}: not done after {TIME_LIMIT} s" in run.stderr and not run.stdout
    print(f"{kind:28} {count:8}  {'given up' if is_kept else 'not given up'} at a limit of {TIME_LIMIT} s, ended after "
          f"{seconds:.1f} s, status {run.returncode}", flush=True)
    return is_kept and seconds < 10 * TIME_LIMIT


def counted(command, folder, options):
    """(work, megabytes) of a run."""
    environment = dict(os.environ, PLUMBLINE_GROWTH="1")
    if options.seconds:
        prefix = []
    elif options.has_counters:
        prefix = ["perf", "stat", "-x,", "-e", "instructions:u", "-o", str(folder / "count")]
    else:
        prefix = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={folder / 'count'}"]
    process = subprocess.Popen(prefix + command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    complaint = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1, 2):
        return None, code
    if options.seconds:
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
    text = (folder / "count").read_text()
    number = re.search(r"^(\d+),", text, re.M) if options.has_counters else re.search(r"Collected : (\d+)", text)
    return int(number[1]), usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plumbline", type=pathlib.Path)
    parser.add_argument("--kind", action="append", choices=[*KINDS, *ENDING])
    parser.add_argument("--limit", type=float, default=1.2)
    parser.add_argument("--scale", type=float, default=1, help="multiplies each kind's size")
    parser.add_argument("--seconds", action="store_true", help="processor time instead of instructions")
    options = parser.parse_args()
    options.has_counters = not options.seconds and subprocess.run(
        ["perf", "stat", "-x,", "-e", "instructions:u", "true"], capture_output=True, text=True).stderr[:1].isdigit()
    tool = str(options.plumbline.resolve())
    failed = False
    print(f"{'kind':28} {'n':>8} {'work':>14} {'at 4n':>14}  exponent  megabytes", flush=True)
    for kind in options.kind or [*KINDS, *ENDING]:
        if kind in ENDING:
            failed |= not ends_in_time(tool, kind)
            continue
        make, words, size = KINDS[kind]
        size = int(size * options.scale)
        works = []
        for count in (size, 4 * size):
            with tempfile.TemporaryDirectory() as folder:
                folder = pathlib.Path(folder)
                for name, content in make(count).items():
                    (folder / name).write_text(content)
                document = next(path for path in folder.iterdir() if path.name.startswith("a."))
                inputs = document.read_text().split("\n") if words[0] == "vfl" else [document.name]
                works.append(counted([tool, words[0], *inputs, *words[1:]], folder, options))
        if any(work is None for work, _ in works):
            print(f"{kind:28} {size:8}  ended by {[code for work, code in works if work is None]}", flush=True)
            failed = True
            continue
        (small, _), (large, memory) = works
        exponent = math.log(large / small, 4)
        failed |= exponent > options.limit
        form = "14.2f" if options.seconds else "14d"
        print(f"{kind:28} {size:8} {small:{form}} {large:{form}}  {exponent:8.2f}  {memory:9.0f}"
              + ("  too much" if exponent > options.limit else ""), flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()

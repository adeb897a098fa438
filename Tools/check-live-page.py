#!/usr/bin/env python3
"""Opens the live page in a browser and does with it what people do: looks, clicks, drags, types, writes.

    Tools/check-live-page.py .build/release/plumbline [--screenshots DIR]

Needs chromium (Debian's package of that name), and from PyPI playwright and axe-playwright-python. Exits with 1 and says
what was expected where the page does something wrong. Times are printed, and no reason to fail: they depend on the machine.
"""
import argparse
import http.client
import json
import os
import pathlib
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

try:
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright
except ImportError as missing:
    sys.exit(f"{missing.name} is not installed (pip install playwright axe-playwright-python)")

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/></dependencies>
    <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
"""
TAIL = "</viewController></objects></scene></scenes></document>\n"


class Wrong(Exception):
    """What the page did wrong."""


def expect(condition, message):
    if not condition:
        raise Wrong(message)


# ---- Documents

def table(columns, rows):
    """A storyboard: columns of equal width, rows of equal height in them, each with a label and two boxes."""
    ids = iter(range(1, 10_000_000))

    def constraint(first, attribute, second=None, other=None, extra=""):
        to = f' secondItem="{second}" secondAttribute="{other or attribute}"' if second else ""
        return f'<constraint firstItem="{first}" firstAttribute="{attribute}"{to}{extra} id="k{next(ids)}"/>'

    def view(name, inner, frame="0.0 0.0 10 10"):
        x, y, width, height = frame.split()
        return (f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="{name}">'
                f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>{inner}</view>')

    parts, root_constraints, first_row = [], [], None
    for column in range(columns):
        name, body, own = f"c{column}", [], []
        for row in range(rows):
            item = f"r{column}-{row}"
            label, box, mark = f"l{column}-{row}", f"b{column}-{row}", f"m{column}-{row}"
            inside = "".join([
                f'<label opaque="NO" contentMode="left" text="Row {row}" textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{label}"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><fontDescription key="fontDescription" type="system" pointSize="9"/></label>',
                view(box, '<color key="backgroundColor" red="0.8" green="0.87" blue="0.95" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>'),
                view(mark, '<color key="backgroundColor" red="0.2" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>')])
            rules = "".join([
                constraint(label, "leading", item, extra=' constant="2"'), constraint(label, "centerY", item),
                constraint(box, "trailing", item, extra=' constant="-2"'), constraint(box, "top", item, extra=' constant="1"'),
                constraint(item, "bottom", box, "bottom", ' constant="1"'), constraint(box, "width", item, extra=' multiplier="0.4"'),
                constraint(mark, "trailing", box), constraint(mark, "top", box), constraint(mark, "bottom", box),
                constraint(mark, "width", None, extra=' constant="4"'),
                constraint(box, "leading", label, "trailing", ' relation="greaterThanOrEqual" constant="2" priority="700"')])
            body.append(view(item, f"<subviews>{inside}</subviews><constraints>{rules}</constraints>"))
            own += [constraint(item, "leading", name), constraint(item, "trailing", name)]
            own.append(constraint(item, "top", f"r{column}-{row - 1}", "bottom") if row else constraint(item, "top", name))
            if row:
                own.append(constraint(item, "height", f"r{column}-0"))
        own.append(constraint(name, "bottom", f"r{column}-{rows - 1}", "bottom"))
        parts.append(view(name, f'<subviews>{"".join(body)}</subviews><constraints>{"".join(own)}</constraints>'))
        root_constraints += [constraint(name, "top", "safe"), constraint(name, "bottom", "safe")]
        root_constraints.append(constraint(name, "leading", f"c{column - 1}", "trailing") if column else constraint(name, "leading", "root"))
        if column:
            root_constraints.append(constraint(name, "width", "c0"))
    root_constraints.append(constraint("root", "trailing", f"c{columns - 1}"))
    return (HEAD + '<view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>'
            '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
            f'<subviews>{"".join(parts)}</subviews><viewLayoutGuide key="safeArea" id="safe"/>'
            f'<constraints>{"".join(root_constraints)}</constraints></view>' + TAIL)


MISPLACED = HEAD + """<view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
<subviews>
    <view contentMode="scaleToFill" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="100" width="100" height="40"/>
        <constraints>
            <constraint firstAttribute="width" constant="100" id="w"/>
            <constraint firstAttribute="height" constant="40" id="h"/>
        </constraints>
    </view>
</subviews><viewLayoutGuide key="safeArea" id="safe"/>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="50" id="lead"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="top"/>
</constraints></view>""" + TAIL

LOG = """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x600002b0 UILabel:0x7f8a1.width == 200   (active)>",
    "<NSLayoutConstraint:0x600002b1 H:|-(16)-[UILabel:0x7f8a1]   (active, names: '|':UIView:0x7f8a0 )>",
    "<NSLayoutConstraint:0x600002b2 UILabel:0x7f8a1.trailing == UIView:0x7f8a0.trailing - 16   (active)>",
    "<NSLayoutConstraint:0x600002b3 UIView:0x7f8a0.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600002b0 UILabel:0x7f8a1.width == 200   (active)>
"""


# ---- The server

class Server:
    """plumbline serve, on a free port."""

    def __init__(self, command, *arguments):
        self.process = subprocess.Popen([command, "serve", "--port", "0", *arguments], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self.address = self.process.stdout.readline().strip()
        expect(self.address.startswith("http://127.0.0.1:"), f"the server did not print its address but {self.address!r}")
        self.origin, _, fragment = self.address.partition("/#")
        self.origin = self.origin.rstrip("/")
        self.port = int(self.origin.rsplit(":", 1)[1])
        self.token = fragment.removeprefix("token=")

    def processor_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, body, {"Host": f"127.0.0.1:{self.port}", **(headers or {})})
        answer = connection.getresponse()
        return answer.status, answer.read().decode("utf-8", "replace")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


# ---- The browser

FIRST_PICTURE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.board svg [data-view]')) return;
  observer.disconnect();
  window.firstPictureMade = performance.now();
  requestAnimationFrame(() => requestAnimationFrame(() => window.firstPicture = performance.now()));
}).observe(document, { childList: true, subtree: true });
"""


class Page:
    """A page in a context of its own, whose complaints are counted."""

    def __init__(self, browser, address, **context):
        self.context = browser.new_context(viewport={"width": 1400, "height": 900}, **context)
        self.page = self.context.new_page()
        self.session = None
        self.complaints = []
        self.page.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.add_init_script(FIRST_PICTURE)
        self.page.goto(address)
        self.wait("window.firstPicture || !document.getElementById('message').hidden")

    def value(self, script):
        return self.page.evaluate(script)

    def wait(self, condition, seconds=60):
        """Until a condition holds. The browser's own waiting evaluates texts, which the page's policy forbids."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(f"Boolean({condition})"):
            expect(time.monotonic() < end, f"after {seconds} seconds it does not hold that {condition}; "
                   f"the page says {self.page.locator('#message').inner_text()!r}, the console {self.complaints}")
            time.sleep(0.02)

    def settle(self):
        """Until findings and inspector are there."""
        self.wait("plumbline.state.boards.every(board => board.isJudged && !board.isAsking)")
        self.page.wait_for_timeout(300)

    def metrics(self):
        if not self.session:
            self.session = self.context.new_cdp_session(self.page)
            self.session.send("Performance.enable")
        return {each["name"]: each["value"] for each in self.session.send("Performance.getMetrics")["metrics"]}

    def drag(self, steps, x=-2, y=-1, wait=16):
        """Drags the corner of the first board."""
        self.page.locator(".grip.both").first.scroll_into_view_if_needed()
        box = self.page.locator(".grip.both").first.bounding_box()
        left, top = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(left, top)
        self.page.mouse.down()
        for step in range(1, steps + 1):
            self.page.mouse.move(left + x * step, top + y * step)
            self.page.wait_for_timeout(wait)
        return self.page.mouse.up

    def end(self):
        self.context.close()
        expect(not self.complaints, f"the browser's console says {self.complaints}")


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def frame_of(page, view):
    return page.value(f"(() => {{ const b = plumbline.state.boards[0]; return b.views[b.byID.get('{view}')].inScene; }})()")


# ---- What is done

def first_pictures(browser, server, name, count=5):
    """From the beginning of the navigation to the picture in the page, and to the frame that shows it."""
    page = Page(browser, server.origin + "/")
    page.wait("window.firstPicture")
    fresh = page.value("firstPicture")
    made, painted = [], []
    spent = server.processor_seconds()
    for _ in range(count):
        page.settle()
        page.page.reload()
        page.wait("window.firstPicture")
        made.append(page.value("firstPictureMade"))
        painted.append(page.value("firstPicture"))
        page.settle()
    spent = server.processor_seconds() - spent
    page.end()
    print(f"first picture of {name}: {statistics.median(made):.0f} ms until made, {statistics.median(painted):.0f} until shown "
          f"(the slowest of {count} {max(painted):.0f}; in a new window, with its process, {fresh:.0f})")
    print(f"    server: {1000 * spent / count:.0f} ms of processor a load, constraints in words and findings among them")


def drags(browser, server, name, steps=60):
    page = Page(browser, server.origin + "/")
    page.settle()
    page.page.wait_for_timeout(500)
    page.drag(5)()
    page.settle()
    page.value("plumbline.latencies.length = 0")
    before, work = server.processor_seconds(), page.metrics()
    release = page.drag(steps)
    page.page.wait_for_timeout(200)
    after, done = server.processor_seconds(), page.metrics()
    latencies = page.value("plumbline.latencies")
    size = page.value("plumbline.state.boards[0].size")
    release()
    page.settle()
    expect(len(latencies) >= steps / 6, f"{name}: {steps} steps of a drag brought {len(latencies)} answers")
    count = len(latencies)
    spent = {key: 1000 * (done[key] - work[key]) / count for key in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration")}
    total, own = [each["all"] for each in latencies], [each["own"] for each in latencies]
    print(f"drag of {name}: {count} answers, {percentile(own, 0.5):.1f} ms from the page's event to new frames, p95 {percentile(own, 0.95):.1f} "
          f"(from the pointer's, which waits for the screen's next refresh, {percentile(total, 0.5):.1f}, p95 {percentile(total, 0.95):.1f}); the answer {percentile([each['answer'] for each in latencies], 0.5):.1f} (p95 {percentile([each['answer'] for each in latencies], 0.95):.1f}), "
          f"drawing {percentile([each['drawing'] for each in latencies], 0.5):.1f}")
    print(f"    per answer: server {1000 * (after - before) / count:.1f} ms of processor; browser script {spent['ScriptDuration']:.1f}, "
          f"style {spent['RecalcStyleDuration']:.1f}, layout {spent['LayoutDuration']:.1f}, tasks in all {spent['TaskDuration']:.1f} ms")
    # What the page moved itself is where the server puts it when the drag rests.
    expect(page.value("plumbline.state.boards[0].size") == size, f"{name}: the scene's size jumps at the end of a drag")
    page.end()


def axe(page, name):
    result = Axe().run(page.page, options={"resultTypes": ["violations"]})
    serious = [each for each in result.response["violations"] if each["impact"] in ("serious", "critical")]
    expect(not serious, f"axe finds on {name}: " + "; ".join(
        f"{each['id']}: {each['help']} ({each['nodes'][0]['html'][:200]})" for each in serious))


def examples(browser, server, screenshots):
    """Tree, selection, explanation, findings, drag, keys."""
    page = Page(browser, server.origin + "/")
    page.settle()
    page.page.locator("#tree button", has_text="Login.storyboard").click()
    page.wait("plumbline.state.boards[0]?.findings.length > 0")
    expect(page.page.locator("#findings li").count() > 0, "Login.storyboard has a conflict, and the page shows none")
    axe(page, "the page of Login.storyboard")
    # A click selects the view below the pointer; its numbers add up.
    box = page.page.locator(".board").first.bounding_box()
    frame = frame_of(page, "LGN-nm-001")
    page.page.mouse.click(box["x"] + frame[0] + 5, box["y"] + frame[1] + 5)
    page.page.wait_for_selector("#selection details")
    expect(page.value("plumbline.state.view") == "LGN-nm-001", "a click into the name field selects another view")
    sums = page.page.eval_on_selector_all("#selection details", """all => all.map(each => [
      Number(each.querySelector('summary').textContent.split('=')[1]),
      [...each.querySelectorAll('.summand')].reduce((sum, one) => sum + Number(one.textContent.replace('−', '-').replace('+', '')), 0)])""")
    expect(len(sums) == 4 and all(abs(whole - parts) < 0.01 for whole, parts in sums), f"the summands of a frame do not add up: {sums}")
    expect("vscode://file/" in page.page.locator("#selection a").first.get_attribute("href"), "the view's line is no link into the editor")
    axe(page, "a selected view")
    if screenshots:
        page.page.keyboard.press("c")
        page.page.screenshot(path=str(screenshots / "live-page.png"))
        page.page.keyboard.press("c")
    # A constraint of the explanation leads to itself, and back to its views.
    page.page.locator("#selection .chain button.plain").first.click()
    expect(page.page.locator("#story h2").inner_text().upper().startswith("CONSTRAINT"), "a constraint of an explanation leads nowhere")
    page.page.locator("#story button", has_text="Close").click()
    # A new constant moves the frame; a finding is told step by step.
    before = frame_of(page, "LGN-nm-001")
    field = page.page.locator('#selection input[data-key="LGN-c0-001constant"]')
    field.fill("150")
    field.press("Tab")
    page.settle()
    after = frame_of(page, "LGN-nm-001")
    expect(abs(after[1] - before[1] - 30) < 0.01, f"a constant that grows by 30 moves the view from {before} to {after}")
    page.page.locator("#stage").focus()
    page.page.keyboard.press("j")
    page.page.wait_for_selector("#story .steps")
    page.page.locator("#story button", has_text="Next").click()
    page.page.locator("#story button", has_text="Next").click()
    page.page.locator("#story button", has_text="See it without").click()
    page.settle()
    page.wait("!plumbline.state.boards[0].findings.some(finding => finding.kind === 'conflict')")
    page.page.locator("#story button", has_text="Close").click()
    page.wait("plumbline.state.boards[0].findings.some(finding => finding.kind === 'conflict')")
    # Drag: what the page moves itself is what the server says when it rests.
    release = page.drag(20)
    page.wait("!plumbline.state.boards[0].isAsking")
    moved = page.value("plumbline.state.boards[0].views.map(view => view.inScene)")
    release()
    page.settle()
    rested = page.value("plumbline.state.boards[0].views.map(view => view.inScene)")
    worst = max(abs(a - b) for one, other in zip(moved, rested) for a, b in zip(one, other))
    expect(worst < 0.01, f"frames of a drag and at rest differ by {worst}")
    # The address leads back.
    address = page.value("location.href")
    again = Page(browser, address)
    again.settle()
    expect(again.value("plumbline.state.document").endswith("Login.storyboard"), "the address does not lead back to its document")
    again.end()
    # Devices, languages of reading, compare, exploded, all by key or choice.
    page.page.locator("#stage").focus()
    page.page.keyboard.press("]")
    page.wait("plumbline.state.boards[0]?.device === document.getElementById('device').value")
    page.page.select_option("#device", "")
    page.page.select_option("#direction", "rtl")
    page.wait("plumbline.state.boards[0]?.direction === 'rtl'")
    page.page.select_option("#contentSize", "AX3")
    page.page.select_option("#appearance", "dark")
    page.settle()
    for name in ("direction", "contentSize", "appearance"):
        page.page.select_option("#" + name, "")
    page.page.click("#compare")
    page.wait("plumbline.state.boards.length > 1")
    page.settle()
    page.page.locator(".board").first.click(position={"x": 40, "y": 60})
    page.page.wait_for_selector("#selection details")
    if screenshots:
        page.page.screenshot(path=str(screenshots / "live-page-compare.png"))
    page.page.click("#compare")
    page.wait("plumbline.state.boards.length === 1")
    page.page.locator("#stage").focus()
    for key in "ngmse":
        page.page.keyboard.press(key)
    expect(page.page.locator(".board .layer").count() > 0, "the exploded view has no layers")
    for key in "ngmse":
        page.page.keyboard.press(key)
    page.page.keyboard.press("?")
    expect(page.page.locator("#keys").is_visible(), "? does not show the keys")
    axe(page, "the keys")
    page.page.keyboard.press("Escape")
    page.end()


def playground(browser, server, screenshots):
    page = Page(browser, server.origin + "/")
    page.settle()
    page.page.click("#playground-button")
    page.wait("plumbline.state.boards[0]?.byID.has('title')")
    axe(page, "the playground")
    page.page.fill("#text", "size: [320, 200]\nviews:\n  a: {}\nconstraints:\n  - \"a.width == 1O0\"\n")
    page.page.wait_for_selector("#mistakes pre")
    expect("line 5" in page.page.locator("#mistakes").inner_text(), "the mistake in line 5 is not told with its line")
    page.page.fill("#text", "size: [320, 200]\nviews:\n  a: {}\nconstraints:\n  - \"H:|-20-[a(100)]\"\n  - \"V:|-30-[a(40)]\"\n")
    page.wait("plumbline.state.boards[0]?.byID.has('a') && !document.querySelector('#mistakes pre')")
    expect(frame_of(page, "a") == [20, 30, 100, 40], f"the typed view lies at {frame_of(page, 'a')}")
    page.page.select_option("#text-kind", "formats")
    page.page.fill("#text", "--size 300x100\nH:|-[a]-8-[b(==a)]-|\nV:|-[a]-|\nV:|-[b]-|\n")
    page.wait("plumbline.state.boards[0]?.byID.has('b')")
    # 300 points less two margins of 8 and the space, in halves.
    expect(frame_of(page, "b") == [154, 8, 138, 84], f"the format's second view lies at {frame_of(page, 'b')}")
    page.page.fill("#text", "H:|-[a]-8-[b(==c)]-|\n")
    page.page.wait_for_selector("#mistakes pre")
    caret = page.page.locator("#mistakes pre").inner_text().split("\n")
    # As Apple's, the caret stands behind a name that is not known.
    expect(caret[1].index("^") == caret[0].index("c") + 1, f"the caret is not behind the unknown name: {caret}")
    # A long text travels in the link, packed.
    long = "--size 320x480\n" + "".join(f"# remark {index}\n" for index in range(200)) + "H:|-[long(77)]\n"
    page.page.fill("#text", long)
    page.wait("plumbline.state.boards[0]?.byID.has('long')")
    page.wait("location.hash.includes('packed=')")
    again = Page(browser, page.value("location.href"))
    again.wait("plumbline.state.boards[0]?.byID.has('long')")
    expect(again.page.input_value("#text") == long, "the link's text is not the one that was typed")
    again.end()
    page.page.select_option("#text-kind", "log")
    page.page.fill("#text", LOG)
    page.page.wait_for_selector("#explained svg")
    expect("Without effect" in page.page.locator("#explained").inner_text(), "the log's constraint without effect is not named")
    axe(page, "an explained log")
    if screenshots:
        page.page.screenshot(path=str(screenshots / "live-page-log.png"))
    complaints = [each for each in page.complaints if "422" not in each]
    page.complaints = complaints  # A refused text is an answer of status 422, which the console lists.
    page.end()


def narrow(browser, server):
    """320 points wide: nothing runs out of the window."""
    page = Page(browser, server.origin + "/")
    page.page.set_viewport_size({"width": 320, "height": 640})
    page.settle()
    width = page.value("document.documentElement.scrollWidth")
    expect(width <= 320, f"at 320 points the page is {width} wide")
    axe(page, "the narrow page")
    page.page.emulate_media(color_scheme="dark")
    axe(page, "the dark page")
    page.end()


def writing(browser, command, folder):
    path = folder / "Misplaced.storyboard"
    path.write_text(MISPLACED)
    login = folder / "ways" / "Login.storyboard"
    login.parent.mkdir()
    shutil.copy(ROOT / "Examples" / "Login.storyboard", login)
    reader = Server(command, str(folder))
    change = json.dumps({"document": str(path), "change": {"kind": "constraint", "scene": "root", "constraint": "lead", "constant": 60}})
    status, text = reader.ask("POST", "/api/write", change)
    expect(status == 403 and "read-only" in text, f"a page without --write answers a write with {status} {text}")
    reader.stop()
    server = Server(command, "--write", str(folder))
    try:
        for headers in ({}, {"X-Plumbline-Token": "0" * len(server.token)}):
            status, text = server.ask("POST", "/api/write", change, headers)
            expect(status == 403, f"a write with the token {headers} is answered by {status} {text}")
        expect(path.read_text() == MISPLACED, "a write without the token changed the document")
        status, text = server.ask("POST", "/api/write", change.replace(str(path), "/etc/passwd"), {"X-Plumbline-Token": server.token})
        expect(status == 404, f"a write outside of the folder is answered by {status} {text}")
        page = Page(browser, server.address)
        page.wait("plumbline.state.boards[0]?.findings.length > 0")
        expect("token" not in page.value("location.href"), "the token stays in the address")
        page.value("plumbline.state.view = 'box'")
        page.page.locator("#stage").click(position={"x": 16 + 60, "y": 16 + 110})
        field = page.page.locator('#selection input[data-key="leadconstant"]')
        field.wait_for()
        field.fill("60")
        field.press("Tab")
        page.page.locator("#selection button", has_text="Write into the document").first.click()
        page.wait("document.getElementById('message').textContent.includes('set the constant to 60')")
        expect(path.read_text() == MISPLACED.replace('constant="50"', 'constant="60"'), "the document differs in more than the constant")
        # The page follows its file.
        page.wait("plumbline.state.boards[0]?.written?.get('lead').constant === 60")
        expect(page.value("plumbline.state.view") == "box", "the page lost its place when the file changed")
        page.page.locator("#write-frames").click()
        page.wait("document.getElementById('message').textContent.includes('computed frame')")
        expect('<rect key="frame" x="60" y="100"' in path.read_text(), "the computed frame is not in the document")
        # A damaged document says so, with its place, and comes back.
        page.page.wait_for_timeout(1500)
        path.write_text(path.read_text().replace("</subviews>", "</subview>"))
        page.wait("!plumbline.state.boards.length && /Misplaced.storyboard:\\d+/.test(document.getElementById('message').textContent)")
        path.write_text(MISPLACED)
        page.wait("plumbline.state.boards.length === 1")
        # A way out of a conflict is tried and written, and the conflict is gone.
        page.value(f"openScene({json.dumps(str(login))})")
        page.wait("plumbline.state.boards[0]?.findings.some(finding => finding.kind === 'conflict')")
        page.page.locator("#stage").focus()
        page.page.keyboard.press("j")
        steps = page.value("plumbline.state.boards[0].findings[0].details.length") + 1
        for _ in range(steps):
            page.page.locator("#story button", has_text="Next").click()
        page.page.locator("#story button", has_text="Write a way out").click()
        page.wait("document.getElementById('message').textContent.includes('set the priority of constraint')")
        expect(login.read_text().count('priority="999"') == 1, "the way out is not in the document")
        page.wait("plumbline.state.boards[0]?.isJudged && !plumbline.state.boards[0].findings.some(finding => finding.kind === 'conflict')")
        page.complaints = [each for each in page.complaints if "422" not in each]
        page.end()
    finally:
        server.stop()


def safety(server):
    """Who may not ask is refused; what is too large or too slow; many connections at once."""
    status, _ = server.ask("GET", "/", headers={"Host": "evil.example"})
    expect(status == 421, f"another host's name is answered by {status}")
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        status, _ = server.ask("POST", "/api/scene", "{}", headers)
        expect(status == 403, f"{headers} is answered by {status}")
    status, _ = server.ask("POST", "/api/scene", json.dumps({"document": "/etc/passwd"}))
    expect(status == 404, f"a path outside is answered by {status}")
    status, _ = server.ask("GET", "/../../etc/passwd")
    expect(status == 404, f"a path upwards is answered by {status}")
    status, _ = server.ask("POST", "/api/log", "x" * (5 << 20))
    expect(status == 413, f"a body of 5 MB is answered by {status}")
    status, _ = server.ask("POST", "/api/scene", "{")
    expect(status == 400, f"half of a JSON text is answered by {status}")
    connections = []
    for _ in range(500):
        connection = socket.create_connection(("127.0.0.1", server.port), timeout=10)
        connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
        connections.append(connection)
    began = time.monotonic()
    status, _ = server.ask("GET", "/api/documents")
    expect(status == 200, f"beside 500 unfinished requests another one is answered by {status}")
    print(f"beside 500 unfinished requests: {1000 * (time.monotonic() - began):.0f} ms for the list of documents")
    for connection in connections:
        connection.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command")
    parser.add_argument("--screenshots", type=pathlib.Path)
    options = parser.parse_args()
    options.command = str(pathlib.Path(options.command).resolve())
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    browser_path = shutil.which("chromium")
    if not browser_path:
        sys.exit("chromium is not installed (apt-get install chromium)")
    try:
        print("load of the machine:", *os.getloadavg())
    except OSError:
        pass
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = pathlib.Path(temporary)
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        try:
            for name, columns, rows in (("200 views", 3, 16), ("5,000 views", 10, 124)):
                document = folder / name.split()[0].replace(",", "") / "Table.storyboard"
                document.parent.mkdir()
                document.write_text(table(columns, rows))
                server = Server(options.command, str(document))
                try:
                    first_pictures(browser, server, name)
                    drags(browser, server, name)
                finally:
                    server.stop()
            server = Server(options.command, "Examples")
            try:
                first_pictures(browser, server, "Examples")
                examples(browser, server, options.screenshots)
                playground(browser, server, options.screenshots)
                narrow(browser, server)
                safety(server)
            finally:
                server.stop()
            (folder / "written").mkdir()
            writing(browser, options.command, folder / "written")
        finally:
            browser.close()
    print("The live page does what it is asked.")


if __name__ == "__main__":
    try:
        main()
    except Wrong as wrong:
        sys.exit(f"The live page: {wrong}")

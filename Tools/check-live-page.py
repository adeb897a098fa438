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
    page.wait("!plumbline.state.boards[0].isAsking")
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


def open_scene(page, name):
    page.value("state.isTouched = true; for (const id of choiceNames) setChoice(id, '')")
    page.value(f"openScene(plumbline.state.documents.find(entry => entry.name.endsWith({json.dumps(name)})).name, null)")
    page.wait(f"plumbline.state.boards[0]?.document.endsWith({json.dumps(name)}) && plumbline.state.boards[0].isJudged")


def frame(page, view):
    return frame_of(page, view)


def field(page, key, value):
    """Types into a field of the inspector and leaves it."""
    field = page.page.locator(f'[data-key="{key}"]').first
    field.wait_for()
    field.fill(str(value))
    field.press("Tab")
    page.settle()


def opening(browser, server, screenshots):
    """The worst finding of the project, the lists at the left, from document to document by key."""
    page = Page(browser, server.origin + "/")
    page.wait("plumbline.state.left === 0 && plumbline.state.finding >= 0")
    page.settle()
    first = page.value("plumbline.state.boards[0].findings[plumbline.state.finding]")
    expect(page.value("plumbline.state.document").endswith("Login.storyboard") and first["kind"] == "conflict",
           f"the page opens on {page.value('plumbline.state.document')}, {first['kind']}, not on the conflict of Login.storyboard")
    expect("conflict" in page.page.locator("#story").inner_text().lower(), "the worst finding is not told")
    axe(page, "the page with its worst finding")
    if screenshots:
        page.page.screenshot(path=str(screenshots / "live-page.png"))
    rows = page.page.locator("#issues [data-key]").count()
    documents = page.page.locator("#issues .file").count()
    expect(rows >= 3 and documents >= 2, f"{rows} findings of {documents} documents are listed")
    # By kind, by level.
    page.page.select_option("#issue-kind", "conflict")
    expect(page.page.locator("#issues [data-key]").count() == 1, "one conflict is in the examples")
    page.page.select_option("#issue-kind", "")
    page.page.locator("#issue-levels input[value=error]").uncheck()
    expect(page.page.locator("#issues .level.error").count() == 0, "errors that are not wanted are listed")
    page.page.locator("#issue-levels input[value=error]").check()
    # j and k go over the documents, and come back.
    page.page.locator("#stage").focus()
    seen = set()
    for _ in range(rows):
        page.page.keyboard.press("j")
        page.wait("plumbline.state.boards[0]?.isJudged && !plumbline.state.reopened")
        seen.add(page.value("plumbline.state.issue"))
    expect(len(seen) == rows, f"j reaches {len(seen)} of {rows} findings")
    page.page.keyboard.press("k")
    page.wait("plumbline.state.boards[0]?.isJudged && !plumbline.state.reopened")
    # The folders.
    page.page.locator("#tabs [aria-selected=true]").focus()
    page.page.keyboard.press("ArrowRight")
    expect(page.page.locator("#files-pane").is_visible(), "the arrow key does not lead to the files")
    files = page.page.locator("#tree [title$='.xib'], #tree [title$='.storyboard']").count()
    page.page.locator("#only-findings").check()
    fewer = page.page.locator("#tree [title$='.xib'], #tree [title$='.storyboard']").count()
    expect(0 < fewer < files, f"{fewer} of {files} documents are left that have findings")
    page.page.locator("#only-findings").uncheck()
    folder = page.page.locator("#tree [aria-expanded]", has_text="Notes").first
    before = folder.get_attribute("aria-expanded")
    folder.focus()
    page.page.keyboard.press("Enter")
    expect(page.page.locator("#tree [aria-expanded]", has_text="Notes").first.get_attribute("aria-expanded") != before, "Enter does not open a folder")
    page.page.keyboard.press("/")
    page.page.keyboard.type("Profile")
    expect(page.page.locator("#tree [title$='.storyboard']").count() == 1, "the search finds more than Profile.storyboard")
    axe(page, "the files")
    # From the search to what it found, without the pointer.
    page.page.keyboard.press("Enter")
    page.wait("plumbline.state.document.endsWith('Profile.storyboard') && plumbline.state.boards[0]?.isJudged")
    focused = "document.activeElement.dataset.key ?? ''"
    expect(page.value(focused).endswith("Profile.storyboard"), f"after Enter the keyboard is in {page.value(focused)!r}")
    page.page.keyboard.press("ArrowUp")
    page.page.keyboard.press("ArrowUp")
    while page.value("document.activeElement.id") != "search" and page.value(focused):
        page.page.keyboard.press("ArrowUp")
    expect(page.value("document.activeElement.id") == "search", "the arrow keys do not lead back to the search")
    page.page.locator("#issues-tab").click()
    page.page.fill("#search", "conflict")
    page.page.keyboard.press("ArrowDown")
    expect("Login.storyboard" in page.value(focused), f"the arrow leads from the search to {page.value(focused)!r}")
    page.page.keyboard.press("Enter")
    page.wait("plumbline.state.document.endsWith('Login.storyboard') && plumbline.state.finding >= 0")
    page.end()


def examples(browser, server, screenshots):
    """Selection, explanation, findings, drag, keys."""
    page = Page(browser, server.origin + "/")
    page.settle()
    open_scene(page, "Login.storyboard")
    page.wait("plumbline.state.boards[0]?.findings.length > 0")
    expect(page.page.locator("#findings li").count() > 0, "Login.storyboard has a conflict, and the page shows none")
    # A click selects the view below the pointer; its numbers add up.
    click_view(page, "LGN-nm-001")
    page.page.wait_for_selector("#selection details")
    expect(page.value("plumbline.state.view") == "LGN-nm-001", "a click into the name field selects another view")
    page.page.wait_for_selector("#selection .chain")
    sums = page.page.eval_on_selector_all("#selection details:has(.chain)", """all => all.map(each => [
      Number(each.querySelector('summary').textContent.split('=')[1]),
      [...each.querySelectorAll('.summand')].reduce((sum, one) => sum + Number(one.textContent.replace('−', '-').replace('+', '')), 0)])""")
    expect(len(sums) == 4 and all(abs(whole - parts) < 0.01 for whole, parts in sums), f"the summands of a frame do not add up: {sums}")
    expect("vscode://file/" in page.page.locator("#selection a").first.get_attribute("href"), "the view's line is no link into the editor")
    axe(page, "a selected view")
    # A constraint of the explanation leads to itself, and back to its views.
    page.page.locator("#selection .chain button.plain").first.click()
    expect(page.page.locator("#story h2").inner_text().upper().startswith("CONSTRAINT"), "a constraint of an explanation leads nowhere")
    page.page.locator("#story button", has_text="Close").click()
    # A finding is told step by step, and looked at without one of its constraints.
    page.page.locator("#findings button").first.click()
    page.page.wait_for_selector("#story .steps")
    page.page.locator("#story button", has_text="Next").click()
    page.page.locator("#story button", has_text="Next").click()
    page.page.locator("#story button", has_text="See it without").click()
    page.settle()
    page.wait("!plumbline.state.boards[0].findings.some(finding => finding.kind === 'conflict')")
    page.page.locator("#story button", has_text="Close").click()
    page.wait("plumbline.state.boards[0].findings.some(finding => finding.kind === 'conflict')")
    expect(page.value("log().done.length") == 0, "what was left out for a look is told as a change")
    # Drag: what the page moves itself is what the server says when it rests.
    release = page.drag(20)
    page.wait("!plumbline.state.boards[0].isAsking")
    moved = page.value("plumbline.state.boards[0].views.map(view => view.inScene)")
    release()
    page.settle()
    rested = page.value("plumbline.state.boards[0].views.map(view => view.inScene)")
    worst = max(abs(a - b) for one, other in zip(moved, rested) for a, b in zip(one, other))
    expect(worst < 0.01, f"frames of a drag and at rest differ by {worst}")
    # The dragged size is a change like others: it is in the address and can be taken back.
    size = page.value("plumbline.state.boards[0].size")
    again = Page(browser, page.value("location.href"))
    again.settle()
    expect(again.value("plumbline.state.boards[0].size") == size, "the address does not lead back to the dragged size")
    again.end()
    page.page.locator("#stage").focus()
    page.page.keyboard.press("Control+z")
    page.wait("log().done.length === 0")
    page.settle()
    expect(page.value("plumbline.state.boards[0].size") != size, "Ctrl Z does not take the drag back")
    # Device, direction, text size and colours, by key and choice.
    page.page.locator("#stage").focus()
    before = page.value("document.getElementById('device').value")
    page.page.keyboard.press("]")
    page.wait(f"document.getElementById('device').value !== {json.dumps(before)} && plumbline.state.boards[0]?.device === document.getElementById('device').value")
    page.page.select_option("#device", "")
    page.page.select_option("#direction", "rtl")
    page.wait("plumbline.state.boards[0]?.direction === 'rtl'")
    page.page.select_option("#contentSize", "AX3")
    for appearance, blue in (("dark", "#0a84ff"), ("light-high-contrast", "#0040dd"), ("dark-high-contrast", "#409cff")):
        page.page.select_option("#appearance", appearance)
        page.wait(f"plumbline.state.boards[0]?.svg.outerHTML.includes('{blue}')")
    expect("appearance=dark-high-contrast" in page.value("location.hash"), "the colours are not in the address")
    page.settle()
    for name in ("direction", "contentSize", "appearance"):
        page.page.select_option("#" + name, "")
    # Several devices, those that are chosen.
    page.page.locator("#others summary").click()
    for device in ("retina4_0", "ipad11_0rounded"):
        page.page.locator(f"#other-devices input[value='{device}']").check()
    page.wait("plumbline.state.boards.length === 3")
    page.page.locator("#others summary").click()
    page.settle()
    expect(page.value("plumbline.state.boards.slice(1).map(board => board.device)") == ["retina4_0", "ipad11_0rounded"], "the boards are not the devices that were chosen")
    inside = page.value("""(() => { const stage = document.getElementById('stage').getBoundingClientRect();
      return plumbline.state.boards.every(board => { const box = board.figure.getBoundingClientRect(); return box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= stage.bottom; }); })()""")
    expect(inside, "fit leaves a board outside of the canvas")
    if screenshots:
        page.page.screenshot(path=str(screenshots / "live-page-compare.png"))
    again = Page(browser, page.value("location.href"))
    again.wait("plumbline.state.boards.length === 3")
    again.end()
    page.page.locator("#others summary").click()
    page.page.locator("#usual-devices").click()
    page.wait("plumbline.state.boards.length === 1")
    page.page.locator("#others summary").click()
    page.page.locator("#stage").focus()
    page.page.keyboard.press("?")
    expect(page.page.locator("#keys").is_visible(), "? does not show the keys")
    axe(page, "the keys")
    page.page.keyboard.press("Escape")
    page.end()


def click_view(page, view, inset=5):
    page.settle()
    box = page.page.locator(".board").first.bounding_box()
    zoom = page.value("plumbline.lens.zoom")
    left, top, _, _ = frame_of(page, view)
    page.page.mouse.click(box["x"] + (left + inset) * zoom, box["y"] + (top + inset) * zoom)


def hierarchy(browser, server):
    """The tree of views: searched, hidden from the picture, lit in both places, walked with keys."""
    page = Page(browser, server.origin + "/")
    page.settle()
    open_scene(page, "Login.storyboard")
    page.settle()
    views = page.value("plumbline.state.boards[0].views.length")
    expect(page.page.locator("#views .name").count() == views, "not every view is in the tree")
    page.page.fill("#view-search", "sign in")
    expect(page.page.locator("#views .name").count() == 2, "the search leaves more than the button and its superview")
    page.page.locator("#view-search").focus()
    page.page.keyboard.press("Enter")
    expect(page.value("plumbline.state.view") == "LGN-bt-001" and page.value("document.activeElement.dataset.view") == "LGN-bt-001", "Enter does not choose the first view that was found")
    page.page.fill("#view-search", "")
    # The page may have opened on this view, and what is selected is not lit beside that.
    page.value("state.view = null")
    page.page.hover("#views [data-view='LGN-bt-001']")
    expect(page.page.locator(".overlay rect.hovered").count() == 1, "pointing at a view of the tree does not light it on the canvas")
    box = page.page.locator(".board").first.bounding_box()
    zoom, (left, top, _, _) = page.value("plumbline.lens.zoom"), frame_of(page, "LGN-nm-001")
    page.page.mouse.move(box["x"] + (left + 5) * zoom, box["y"] + (top + 5) * zoom)
    expect(page.page.locator("#views li.hovered [data-view='LGN-nm-001']").count() == 1, "pointing at a view of the canvas does not light it in the tree")
    page.page.locator("#stage").focus()
    page.page.keyboard.press("v")
    page.page.keyboard.press("Home")
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):
        page.page.keyboard.press(key)
    expect(page.value("plumbline.state.view") == "LGN-bt-001", f"the arrow keys lead to {page.value('plumbline.state.view')}")
    page.page.keyboard.press("h")
    hidden = "getComputedStyle(plumbline.state.boards[0].groups.get('LGN-bt-001')).display === 'none'"
    expect(page.value(hidden), "h does not take the view out of the picture")
    page.page.keyboard.press("h")
    expect(not page.value(hidden), "h does not bring the view back")
    page.end()


def editing(browser, server):
    """Changes, undone and made again, that outlive another device, another direction, a reload and a link."""
    page = Page(browser, server.origin + "/", permissions=["clipboard-read", "clipboard-write"])
    page.settle()
    open_scene(page, "Login.storyboard")
    click_view(page, "LGN-nm-001")
    before = frame(page, "LGN-nm-001")
    field(page, "LGN-c0-001 constant", 150)
    after = frame(page, "LGN-nm-001")
    expect(abs(after[1] - before[1] - 30) < 0.01, f"a constant that grows by 30 moves the view from {before} to {after}")
    expect("constant 150" in page.page.locator("#log").inner_text() or page.page.locator("#log li").count() == 1, "the change is not in the log")
    # Another device, another direction, a reload of the page.
    page.page.select_option("#device", "retina4_0")
    page.wait("plumbline.state.boards[0]?.device === 'retina4_0'")
    page.page.select_option("#direction", "rtl")
    page.wait("plumbline.state.boards[0]?.direction === 'rtl'")
    page.settle()
    expect(page.value("plumbline.state.boards[0].constraints.find(each => each.id === 'LGN-c0-001').constant") == 150, "another device or direction loses the change")
    page.page.reload()
    page.wait("plumbline.state.boards[0]?.isJudged")
    expect(page.value("plumbline.state.boards[0].constraints.find(each => each.id === 'LGN-c0-001').constant") == 150, "a reload loses the change")
    # A link leads another window to the same state.
    page.page.locator("#stage").focus()
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("y")
    page.wait("plumbline.state.copied")
    again = Page(browser, page.value("plumbline.state.copied"))
    again.settle()
    expect(again.value("[plumbline.state.boards[0].device, plumbline.state.boards[0].direction, plumbline.state.boards[0].constraints.find(each => each.id === 'LGN-c0-001').constant]") == ["retina4_0", "rtl", 150], "the link leads to another state")
    again.end()
    # Back and forth.
    page.page.locator("#stage").focus()
    page.page.keyboard.press("Control+z")
    page.wait("log().done.length === 0")
    page.wait("plumbline.state.boards[0]?.constraints.find(each => each.id === 'LGN-c0-001')?.constant === 120")
    page.settle()
    page.page.keyboard.press("Control+Shift+z")
    page.wait("log().done.length === 1")
    page.wait("plumbline.state.boards[0]?.constraints.find(each => each.id === 'LGN-c0-001')?.constant === 150")
    page.settle()
    page.page.locator("#reset").click()
    page.wait("log().done.length === 0")
    page.page.select_option("#device", "")
    page.page.select_option("#direction", "")
    page.settle()
    # Everything else that can be changed.
    page.value("select('LGN-nm-001')")
    page.settle()
    row = page.page.locator("#selection [data-constraint='LGN-c0-001']")
    row.locator("select").select_option(">=")
    page.settle()
    expect(page.value("plumbline.state.boards[0].constraints.find(each => each.id === 'LGN-c0-001').relation") == ">=", "the relation stays")
    page.value("select('LGN-pw-001')")
    field(page, "LGN-c0-004 multiplier", 0.5)
    page.value("select('LGN-nm-001')")
    expect(page.value("plumbline.state.boards[0].constraints.find(each => each.id === 'LGN-c0-004').multiplier") == 0.5, "the multiplier stays")
    field(page, "LGN-nm-001 hugging 0", 300)
    field(page, "LGN-nm-001 resistance 1", 800)
    expect(page.value("(() => { const b = plumbline.state.boards[0], v = b.views[b.byID.get('LGN-nm-001')]; return [v.hugging[0], v.resistance[1]]; })()") == [300, 800], "hugging and resistance stay")
    field(page, "LGN-nm-001 text", "Somebody")
    expect(page.value("plumbline.state.boards[0].svg.textContent.includes('Somebody')"), "the new text is not in the picture")
    page.page.locator('[data-key="LGN-nm-001 hidden"]').check()
    page.settle()
    expect(page.value("(() => { const b = plumbline.state.boards[0]; return b.views[b.byID.get('LGN-nm-001')].hidden; })()") is True, "the view is not hidden")
    count = page.value("plumbline.state.boards[0].constraints.length")
    page.page.locator("#selection [data-constraint='LGN-c0-001'] button", has_text="Remove").click()
    page.wait(f"plumbline.state.boards[0].constraints.length === {count - 1}")
    page.settle()
    page.page.locator("#stage").focus()
    page.page.keyboard.press("a")
    page.wait("document.activeElement.closest('.new')")
    page.page.keyboard.press("Escape")
    expect(page.value("document.activeElement.id") == "stage", "Escape does not leave the row of a new constraint")
    page.wait("!document.querySelector('.new[open]')")
    page.page.keyboard.press("a")
    page.page.locator('[data-key="new LGN-nm-001 own"]').select_option("top")
    page.page.locator('[data-key="new LGN-nm-001 constant"]').fill("33")
    page.page.locator("#add-constraint").click()
    page.wait(f"plumbline.state.boards[0].constraints.length === {count}")
    page.settle()
    expect(frame(page, "LGN-nm-001")[1] == 33, f"the added constraint puts the view at {frame(page, 'LGN-nm-001')}")
    expect(page.page.locator("#write").inner_text() == "Write 4 changes…", f"the button says {page.page.locator('#write').inner_text()!r}")
    # Without --write the page shows what would be written, and says how it may.
    page.page.locator("#stage").focus()
    page.page.keyboard.press("w")
    page.page.wait_for_selector("#difference-lines .came")
    expect('hidden="YES"' in page.page.locator("#difference-lines").inner_text(), "the difference does not hide the view")
    expect("plumbline serve --write" in page.page.locator("#read-only").inner_text() and not page.page.locator("#write-it").is_visible(), "a page that may not write does not say how it may")
    axe(page, "the difference")
    page.page.keyboard.press("Escape")
    # What cannot be is refused with a sentence, and is no change.
    many = page.value("log().done.length")
    page.value("edit({ constraint: 'LGN-c0-004', priority: 4000 })")
    page.wait("document.getElementById('message').textContent.includes('priority must be')")
    expect(page.value("log().done.length") == many, "a refused change is in the log")
    page.complaints = [each for each in page.complaints if "422" not in each]
    page.end()


def canvas(browser, server, folder):
    """Fit, wheel, panning, distances, labels, views in depth."""
    page = Page(browser, server.origin + "/")
    page.settle()
    open_scene(page, "Login.storyboard")
    stage = page.page.locator("#stage").bounding_box()

    def board_box():
        return page.page.locator(".board").first.bounding_box()

    box = board_box()
    expect(box["x"] >= stage["x"] and box["y"] >= stage["y"] and box["y"] + box["height"] <= stage["y"] + stage["height"] + 1, "fit does not fit")
    zoom = page.value("plumbline.lens.zoom")
    expect(box["height"] > 0.8 * stage["height"] or zoom == 2, f"fit leaves the screen at {box['height']} of {stage['height']}")
    # The wheel zooms, and the point under the pointer stays.
    at = (box["x"] + 100, box["y"] + 150)
    page.page.mouse.move(*at)
    inside = ((at[0] - box["x"]) / zoom, (at[1] - box["y"]) / zoom)
    page.page.mouse.wheel(0, -300)
    page.wait(f"plumbline.lens.zoom > {zoom}")
    now, new = board_box(), page.value("plumbline.lens.zoom")
    expect(abs(now["x"] + inside[0] * new - at[0]) < 1.5 and abs(now["y"] + inside[1] * new - at[1]) < 1.5, "the point under the pointer moves when the wheel turns")
    # Space and a drag pan, and select nothing.
    selected = page.value("plumbline.state.view")
    page.page.locator("#stage").focus()
    page.page.keyboard.down(" ")
    page.page.mouse.down()
    page.page.mouse.move(at[0] + 60, at[1] + 40, steps=4)
    page.page.mouse.up()
    page.page.keyboard.up(" ")
    moved = board_box()
    expect(abs(moved["x"] - now["x"] - 60) < 1.5 and abs(moved["y"] - now["y"] - 40) < 1.5, "space and a drag do not move the canvas")
    expect(page.value("plumbline.state.view") == selected, "panning selects a view")
    page.page.keyboard.press("Shift+ArrowLeft")
    expect(abs(board_box()["x"] - moved["x"] - 24) < 1.5, "Shift and an arrow do not move the canvas")
    page.page.keyboard.press("0")
    expect(abs(page.value("plumbline.lens.zoom") - zoom) < 0.001, "0 does not fit")
    # Distances: between siblings the gap, to the superview its four sides.
    page.value("select('LGN-nm-001')")
    box, zoom = board_box(), page.value("plumbline.lens.zoom")
    left, top, _, height = frame_of(page, "LGN-pw-001")
    page.page.mouse.move(box["x"] + (left + 5) * zoom, box["y"] + (top + 5) * zoom)
    page.page.keyboard.down("Alt")
    page.wait("document.querySelector('.overlay .distance')")
    gap = top - sum(frame_of(page, "LGN-nm-001")[1::2])
    texts = page.page.eval_on_selector_all(".overlay text", "all => all.map(each => each.textContent)")
    expect(str(round(gap, 3)).removesuffix(".0") in texts, f"the gap of {gap} is not told: {texts}")
    page.page.keyboard.up("Alt")
    page.wait("!document.querySelector('.overlay .distance')")
    page.page.mouse.move(stage["x"] + 3, stage["y"] + 3)
    page.page.keyboard.press("d")
    page.wait("document.querySelectorAll('.overlay .distance').length === 4")
    # Then to each sibling in turn, and to none.
    siblings = page.value("(() => { const b = plumbline.state.boards[0], own = b.views[b.byID.get('LGN-nm-001')]; return b.views.filter(view => view.parent === own.parent && view !== own).map(view => view.id); })()")
    expect(len(siblings) == 2, f"the field has two siblings, not {siblings}")
    for sibling in siblings:
        page.page.keyboard.press("d")
        page.wait(f"plumbline.state.hovered === '{sibling}' && document.querySelector('.overlay .distance')")
    page.page.keyboard.press("d")
    page.wait("!document.querySelector('.overlay .distance')")
    # Labels do not lie on each other.
    open_scene(page, "Controls.xib")
    page.page.locator("#stage").focus()
    for key in "nc":
        page.page.keyboard.press(key)
    overlaps = page.value("""(() => { const boxes = [...document.querySelectorAll('.overlay text')].map(each => each.getBBox()); let count = 0;
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach(b => { if (Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 2.5) count++; }));
      return [boxes.length, count]; })()""")
    expect(overlaps[0] > 5 and overlaps[1] == 0, f"of {overlaps[0]} labels {overlaps[1]} pairs lie on each other")
    for key in "nc":
        page.page.keyboard.press(key)
    # In depth: each view with its picture, turned by dragging and by keys, a range of depth.
    page.page.keyboard.press("e")
    views = page.value("plumbline.state.boards[0].views.filter(view => !view.hidden).length")
    expect(page.page.locator(".board .layer").count() == views, "in depth not every view is a layer")
    expect(page.value("[...document.querySelectorAll('.layer svg')].some(each => each.textContent.includes('Filled'))"), "the layers have no pictures")
    turned = page.value("plumbline.state.turned[1]")
    middle = (stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2)
    page.page.mouse.move(*middle)
    page.page.mouse.down()
    page.page.mouse.move(middle[0] + 50, middle[1], steps=4)
    page.page.mouse.up()
    expect(page.value("plumbline.state.turned[1]") == turned + 20, "a drag of 50 points does not turn by 20 degrees")
    page.page.locator("#stage").focus()
    page.page.keyboard.press("Shift+ArrowRight")
    expect(page.value("plumbline.state.turned[1]") > turned + 20, "Shift and an arrow do not turn")
    page.page.locator("#depth-from").focus()
    page.page.keyboard.press("ArrowRight")
    expect(page.page.locator(".board .layer:visible").count() == views - 1, "the range of depth does not leave the root out")
    page.page.locator("#stage").focus()
    page.page.keyboard.press("e")
    expect(page.page.locator(".board .layer").count() == 0, "the layers stay")
    page.end()


def bars(browser, command, folder):
    """What the canvas shows around the root is in the page's picture."""
    document = folder / "bars" / "Bars.storyboard"
    document.parent.mkdir()
    document.write_text(HEAD.replace('<viewController id="vc" sceneMemberID="viewController">', '<viewController extendedLayoutIncludesOpaqueBars="NO" id="vc" sceneMemberID="viewController"><extendedEdge key="edgesForExtendedLayout"/>')
                        + '<view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="750"/>'
                        '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><viewLayoutGuide key="safeArea" id="safe"/></view>'
                        '<navigationItem key="navigationItem" title="Of the bar" id="item"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>' + TAIL)
    server = Server(command, str(document))
    try:
        page = Page(browser, server.origin + "/")
        page.settle()
        expect(page.value("plumbline.state.boards[0].svg.textContent.includes('Of the bar')"), "the picture has no navigation bar")
        text = page.page.locator(".board svg text", has_text="Of the bar").first.bounding_box()
        stage = page.page.locator("#stage").bounding_box()
        expect(text and text["y"] >= stage["y"] and text["height"] > 0, f"the bar is not on the canvas: {text}")
        page.end()
    finally:
        server.stop()


def copies(browser, server):
    """Constraints as Swift, visual formats and a layout document; the last one is laid out as the scene is."""
    page = Page(browser, server.origin + "/", permissions=["clipboard-read", "clipboard-write"])
    page.settle()
    open_scene(page, "Login.storyboard")
    page.value("select('LGN-pw-001')")
    page.settle()
    page.page.locator("#copy-swift").click()
    page.wait("plumbline.state.copied?.includes('NSLayoutConstraint.activate')")
    swift = page.value("plumbline.state.copied")
    expect("passwordField.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 12)," in swift, f"the anchors are {swift}")
    page.page.locator("#copy-formats").click()
    page.wait("plumbline.state.copied?.includes('V:')")
    expect("V:[nameField]-12-[passwordField]" in page.value("plumbline.state.copied"), f"the formats are {page.value('plumbline.state.copied')}")
    # Of a scene without a conflict: which constraint gives way depends on the order.
    open_scene(page, "Profile.storyboard")
    page.page.locator("#copy-layout").click()
    page.wait("plumbline.state.copied?.startsWith('size:')")
    frames = page.value("plumbline.state.boards[0].views.slice(1).map(view => view.inScene)")
    page.page.click("#playground-button")
    page.page.select_option("#text-kind", "layout")
    page.page.fill("#text", page.value("plumbline.state.copied"))
    page.wait("plumbline.state.boards[0]?.document === 'playground'")
    page.page.wait_for_timeout(1500)
    page.settle()
    expect(not page.page.locator("#mistakes").inner_text(), f"the layout document has mistakes: {page.page.locator('#mistakes').inner_text()}")
    page.settle()
    copied = page.value("plumbline.state.boards[0].views.slice(1).map(view => view.inScene)")
    # A content that is larger than its alignment rectangle, as a switch's, is off by the difference.
    expect(all(abs(a - b) < 2.5 for one, other in zip(frames, copied) for a, b in zip(one, other)), f"the layout document has {copied}, the scene {frames}")
    page.end()


def languages(browser, command, folder):
    """The languages that the project has; one that it does not have is refused."""
    base = folder / "languages" / "Base.lproj"
    german = folder / "languages" / "de.lproj"
    for each in (base, german):
        each.mkdir(parents=True)
    shutil.copy(ROOT / "Examples" / "Login.storyboard", base)
    (german / "Login.strings").write_text('"LGN-bt-001.normalTitle" = "Anmelden";\n')
    server = Server(command, str(folder / "languages"))
    try:
        status, text = server.ask("POST", "/api/scene", json.dumps({"document": str(base / "Login.storyboard"), "language": "xx"}))
        expect(status == 422 and "has the language xx" in text and "de" in text, f"the language xx is answered by {status} {text}")
        page = Page(browser, server.origin + "/")
        page.wait("plumbline.state.left === 0")
        page.settle()
        options = page.page.eval_on_selector_all("#language option", "all => all.map(each => each.value)")
        expect(options[:2] == ["", "de"] and "double" in options, f"the languages are {options}")
        page.page.locator("#stage").focus()
        page.page.keyboard.press("}")
        page.wait("plumbline.state.boards[0]?.svg.textContent.includes('Anmelden')")
        page.end()
    finally:
        server.stop()


def following(browser, command, folder):
    """A page that is opened after files changed keeps what is changed in it; what was broken and is mended is quiet."""
    document = folder / "following" / "Misplaced.storyboard"
    document.parent.mkdir()
    document.write_text(MISPLACED)
    server = Server(command, str(document.parent))
    try:
        first = Page(browser, server.origin + "/")
        first.settle()
        time.sleep(1.2)
        document.write_text(MISPLACED.replace('constant="40"', 'constant="44"'))
        first.wait("plumbline.state.boards[0]?.constraints.find(each => each.id === 'h')?.constant === 44")
        # The file is as the page found it: nothing comes that would take the change away.
        page = Page(browser, server.origin + "/")
        page.settle()
        number = page.value("plumbline.state.boards[0].number")
        page.value("select('box')")
        field(page, "lead constant", 70)
        page.page.wait_for_timeout(6000)
        expect(page.value("plumbline.state.boards[0].number") == number, "a page that was opened after a change of the file loads its scene again")
        expect(frame_of(page, "box")[0] == 70, "the change in the page is lost")
        # A change of the file comes, and the page's own stays; nor does the drag go.
        release = page.drag(4)
        release()
        page.settle()
        size = page.value("plumbline.state.boards[0].size")
        document.write_text(MISPLACED.replace('constant="40"', 'constant="48"'))
        page.wait("plumbline.state.boards[0]?.constraints.find(each => each.id === 'h')?.constant === 48")
        page.settle()
        expect(frame_of(page, "box")[0] == 70 and page.value("plumbline.state.boards[0].size") == size, "a change of the file takes the page's away")
        # A constraint that is gone takes its change with it, and the page says so.
        document.write_text(MISPLACED.replace('id="lead"', 'id="other"'))
        page.wait("document.getElementById('message').textContent.includes('no longer applies')")
        # Broken, and mended.
        page.page.wait_for_timeout(1200)
        document.write_text(MISPLACED.replace("</subviews>", "</subview>"))
        page.wait("!plumbline.state.boards.length && /Misplaced.storyboard:\\d+/.test(document.getElementById('message').textContent)")
        page.page.wait_for_timeout(1200)
        document.write_text(MISPLACED)
        page.wait("plumbline.state.boards.length === 1")
        page.settle()
        expect(page.value("document.getElementById('message').hidden"), f"the mended file keeps its message {page.page.locator('#message').inner_text()!r}")
        for each in (first, page):
            each.complaints = [text for text in each.complaints if "422" not in text]
            each.end()
    finally:
        server.stop()


def many(browser, command, folder):
    """The first picture of a project of 600 documents."""
    project = folder / "many"
    for place in range(600):
        document = project / f"Folder{place // 40}" / f"Screen{place}.storyboard"
        document.parent.mkdir(parents=True, exist_ok=True)
        document.write_text(table(2, 3 + place % 5))
    server = Server(command, str(project))
    try:
        first_pictures(browser, server, "600 documents", 3)
    finally:
        server.stop()


def playground(browser, server, screenshots):
    page = Page(browser, server.origin + "/")
    page.settle()
    page.page.locator("#stage").focus()
    page.page.keyboard.press("p")
    page.wait("plumbline.state.boards[0]?.byID.has('title')")
    page.settle()
    expect(page.value("plumbline.state.boards[0].findings.length") == 0, "the playground opens on a sample with a finding")
    axe(page, "the playground")
    # The kind that was chosen is there again, with its text; its sample has no finding either.
    page.page.select_option("#text-kind", "formats")
    page.settle()
    expect(page.value("plumbline.state.boards[0].findings.length") == 0, "the sample of visual formats has a finding")
    page.page.click("#playground-button")
    page.settle()
    page.page.click("#playground-button")
    page.wait("plumbline.state.playground && plumbline.state.boards[0]?.byID.has('field')")
    expect(page.page.input_value("#text-kind") == "formats", "the playground forgets the kind that was chosen")
    page.page.select_option("#text-kind", "layout")
    page.page.fill("#text", "size: [320, 200]\nviews:\n  a: {}\nconstraints:\n  - \"a.width == 1O0\"\n")
    page.page.wait_for_selector("#mistakes pre")
    expect("line 5" in page.page.locator("#mistakes").inner_text(), "the mistake in line 5 is not told with its line")
    marked = page.page.locator("#marks mark").first
    expect("1O0" in marked.inner_text() or marked.inner_text() in "a.width == 1O0", f"the text marks {marked.inner_text()!r}")
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
    """320 points wide: nothing runs out of the window, and the page opens at its top."""
    page = Page(browser, server.origin + "/")
    page.page.set_viewport_size({"width": 320, "height": 640})
    page.page.wait_for_timeout(300)
    page.settle()
    width = page.value("document.documentElement.scrollWidth")
    expect(width <= 320, f"at 320 points the page is {width} wide")
    page.page.reload()
    page.settle()
    page.page.wait_for_timeout(500)
    expect(page.value("scrollY") == 0, "the page opens scrolled to a finding of its list")
    # What is chosen in a list below is seen.
    row = page.page.locator("#issues [data-key]").last
    row.scroll_into_view_if_needed()
    expect(page.value("document.getElementById('stage').getBoundingClientRect().bottom") < 100, "the list lies below the canvas")
    row.click()
    page.settle()
    top = page.value("document.getElementById('stage').getBoundingClientRect().top")
    expect(-1 < top < 640, f"the canvas is at {top} when a finding was chosen")
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
    change = json.dumps({"document": str(path), "change": {"kind": "edits", "scene": "root", "edits": [{"constraint": "lead", "constant": 60}]}})
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
        status, text = server.ask("POST", "/api/difference", change)
        expect(status == 200 and path.read_text() == MISPLACED, f"the difference is answered by {status} {text}, or written")
        page = Page(browser, server.address)
        page.wait("plumbline.state.left === 0")
        page.settle()
        expect("token" not in page.value("location.href"), "the token stays in the address")
        open_scene(page, "Misplaced.storyboard")
        page.value("select('box')")
        field(page, "lead constant", 60)
        page.page.locator("#stage").focus()
        page.page.keyboard.press("w")
        page.page.wait_for_selector("#difference-lines .came")
        lines = page.page.locator("#difference-lines").inner_text()
        expect('constant="50"' in lines and 'constant="60"' in lines and path.read_text() == MISPLACED, f"before the change is written, the page shows {lines}")
        page.page.locator("#write-it").click()
        page.wait("document.getElementById('message').textContent.includes('wrote 1 change')")
        expect(path.read_text() == MISPLACED.replace('constant="50"', 'constant="60"'), "the document differs in more than the constant")
        expect(page.value("log().done.length") == 0, "a change that was written is still to be written")
        # The page follows its file.
        page.wait("plumbline.state.boards[0]?.constraints.find(each => each.id === 'lead')?.constant === 60")
        page.settle()
        expect(page.value("plumbline.state.view") == "box", "the page lost its place when the file changed")
        page.page.locator("#write-frames").click()
        page.page.wait_for_selector("#difference-lines .came")
        page.page.locator("#write-it").click()
        page.wait("document.getElementById('message').textContent.includes('computed frame')")
        expect('<rect key="frame" x="60" y="100"' in path.read_text(), "the computed frame is not in the document")
        # A way out of a conflict is tried and written, and the conflict is gone.
        open_scene(page, "Login.storyboard")
        page.wait("plumbline.state.boards[0]?.findings.some(finding => finding.kind === 'conflict')")
        page.page.locator("#findings button").first.click()
        steps = page.value("plumbline.state.boards[0].findings[0].details.length") + 1
        for _ in range(steps):
            page.page.locator("#story button", has_text="Next").click()
        page.page.locator("#story button", has_text="Write a way out").click()
        page.page.wait_for_selector("#difference-lines .came")
        page.page.locator("#write-it").click()
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
                opening(browser, server, options.screenshots)
                examples(browser, server, options.screenshots)
                hierarchy(browser, server)
                editing(browser, server)
                canvas(browser, server, folder)
                copies(browser, server)
                playground(browser, server, options.screenshots)
                narrow(browser, server)
                safety(server)
            finally:
                server.stop()
            many(browser, options.command, folder)
            bars(browser, options.command, folder)
            languages(browser, options.command, folder)
            following(browser, options.command, folder)
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

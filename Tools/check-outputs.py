#!/usr/bin/env python3
"""Lets other programs read what `plumbline check` writes for them.

SARIF goes through models that were generated from OASIS's schema (pydantic-sarif, which refuses unknown members) and
through sarif-tools; JUnit through junitparser and junit2html; Checkstyle through an XML parser; Code Climate against the members that
GitLab's documentation asks for; GitHub's commands through the runner's own unescaping.

    pip install pydantic-sarif sarif-tools junitparser junit2html
    Tools/check-outputs.py COMMAND DOCUMENT...

All name the same documents by the same paths, and fail the same scenes. Prints a line a format; exit status 1 at the first
that a reader refuses. The documents must have findings.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree

FORMS = ["json", "xcode", "github", "sarif", "junit", "codeclimate", "checkstyle", "markdown"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the plumbline to try")
    parser.add_argument("documents", nargs="+", help="documents or folders")
    options = parser.parse_args()
    command, documents = options.command, options.documents
    with tempfile.TemporaryDirectory() as folder:
        files = {form: pathlib.Path(folder) / form for form in FORMS}
        outputs = [part for form, file in files.items() for part in ("--output", f"{form}:{file}")]
        run = subprocess.run([command, "check", *outputs, *documents], capture_output=True, text=True)
        # 1 says that something was found, 2 that an input could not be read: both are outputs to look at.
        assert run.returncode in (0, 1, 2), f"status {run.returncode}: {run.stderr}"
        texts = {form: file.read_text() for form, file in files.items()}
        scenes = [json.loads(line)["findings"] for line in texts["json"].splitlines()]
        findings = sum(map(len, scenes))
        unreadable = len(run.stderr.splitlines()) if run.returncode == 2 else 0
        assert findings, "the documents have no findings: nothing was compared"

        counts = {
            "sarif": sarif(texts["sarif"], files["sarif"]),
            "junit": junit(files["junit"], len(scenes) + unreadable),
            "codeclimate": codeclimate(texts["codeclimate"]) - unreadable,
            "checkstyle": checkstyle(files["checkstyle"]) - unreadable,
            "github": github(texts["github"]) - unreadable,
            "xcode": xcode(texts["xcode"]) - unreadable,
        }
        for form, count in counts.items():
            expected = None if form == "junit" else findings
            assert expected in (None, count), f"{form}: {count} findings instead of {findings}"
            print(f"{form:12} {count} read")
        failed = sum(any(finding["level"] == "error" for finding in scene) for scene in scenes)
        suites = xml.etree.ElementTree.parse(files["junit"]).getroot()
        failures = sum(int(suite.get("failures")) for suite in suites) - unreadable
        assert failures == failed, f"junit: {failures} scenes fail, of json {failed}"
        compare_paths(texts, suites)


def compare_paths(texts: dict[str, str], suites: xml.etree.ElementTree.Element) -> None:
    """Services show a finding where the path is one of the repository: a form that has another one loses it."""
    results = json.loads(texts["sarif"])["runs"][0]["results"]
    uris = [result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for result in results]
    named = {
        "sarif": {urllib.parse.unquote(uri) for uri in uris},
        "codeclimate": {issue["location"]["path"] for issue in json.loads(texts["codeclimate"])},
        "checkstyle": {file.get("name") for file in xml.etree.ElementTree.fromstring(texts["checkstyle"])},
        "github": set(re.findall(r"^::[a-z]+ file=([^,]+),", texts["github"], re.MULTILINE)),
    }
    for form, paths in named.items():
        assert paths == named["sarif"], f"{form} names {sorted(paths)}, sarif {sorted(named['sarif'])}"
    others = named["sarif"] - {suite.get("name") for suite in suites}
    assert not others, f"junit has no suite {sorted(others)}"


def sarif(text: str, file: pathlib.Path) -> int:
    from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Log

    log = Log.model_validate_json(text)
    results = log.runs[0].results
    prints = [json.dumps(dict(result.partialFingerprints), sort_keys=True) for result in results]
    assert len(set(prints)) == len(prints), "two results have one fingerprint"
    summary = subprocess.run(
        [sys.executable, "-m", "sarif", "summary", str(file)], capture_output=True, text=True)
    assert summary.returncode == 0, summary.stderr
    levels = dict(re.findall(r"^(error|warning|note): (\d+)$", summary.stdout, re.MULTILINE))
    assert sum(map(int, levels.values())) == len(results), f"sarif-tools counts {levels} of {len(results)} results"
    return len(results)


def junit(file: pathlib.Path, cases: int) -> int:
    from junitparser import JUnitXml

    suites = JUnitXml.fromfile(str(file))
    tests = sum(suite.tests for suite in suites)
    assert tests == cases == sum(1 for suite in suites for _ in suite), f"{tests} cases instead of {cases}"
    for suite in suites:
        failed = sum(1 for case in suite if any(type(entry).__name__ == "Failure" for entry in case.result))
        assert failed == suite.failures, f"{suite.name}: {failed} failures are counted as {suite.failures}"
    report = subprocess.run(
        [sys.executable, "-m", "junit2htmlreport", "--summary-matrix", str(file)], capture_output=True, text=True)
    assert report.returncode == 0, report.stderr
    counts = re.findall(r"^ +([A-Z]\w+) +: +(\d+)$", report.stdout, re.MULTILINE)
    assert sum(int(count) for _, count in counts) == tests, f"junit2html counts {counts} of {tests} cases"
    return tests


def codeclimate(text: str) -> int:
    issues = json.loads(text)
    for issue in issues:
        assert issue["description"] and issue["check_name"] and issue["fingerprint"], issue
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker"), issue
        assert not issue["location"]["path"].startswith("./") and issue["location"]["lines"]["begin"] >= 1, issue
    assert len({issue["fingerprint"] for issue in issues}) == len(issues), "two issues have one fingerprint"
    return len(issues)


def checkstyle(file: pathlib.Path) -> int:
    root = xml.etree.ElementTree.parse(file).getroot()
    assert root.tag == "checkstyle", f"the root element is {root.tag}"
    errors = list(root.iter("error"))
    for error in errors:
        assert error.get("severity") in ("error", "warning", "info") and int(error.get("line")) >= 1, error.attrib
    return len(errors)


def github(text: str) -> int:
    for line in text.splitlines():
        match = re.fullmatch(r"::(error|warning|notice) (file=[^,:]+,line=\d+,col=\d+,title=[^,:]+)::(.+)", line)
        assert match, line
    return len(text.splitlines())


def xcode(text: str) -> int:
    for line in text.splitlines():
        assert re.fullmatch(r".+:\d+:\d+: (error|warning|note): .+ \([a-z-]+\)", line), line
    return len(text.splitlines())


if __name__ == "__main__":
    try:
        main()
    except AssertionError as refusal:
        sys.exit(f"check-outputs: {refusal}")

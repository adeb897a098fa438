"""Checks many documents with Spark: `plumbline check --jsonl` as the process of PySpark's `pipe`.

    spark-submit check_documents.py FOLDER [--plumbline COMMAND] [--partitions N]

Prints a line for every finding, and how many documents could not be read. Every partition is one process, which
answers a document a line, in order; a damaged document is an answer like any other.
"""

import argparse
import json
import pathlib
import shlex

from pyspark.sql import SparkSession


def documents(folder):
    """The documents below a folder, each as the line that `check --jsonl` reads."""
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix in (".storyboard", ".xib") and path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            yield json.dumps({"name": str(path), "content": text})


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder")
    arguments.add_argument("--plumbline", default="plumbline", help="the command, or its path")
    arguments.add_argument("--partitions", type=int, default=None)
    options = arguments.parse_args()

    spark = SparkSession.builder.appName("plumbline").getOrCreate()
    lines = spark.sparkContext.parallelize(list(documents(options.folder)), options.partitions)
    # Findings make the command's status 1. They are answers, so the status is left unchecked, as is pipe's habit.
    answers = lines.pipe(f"{shlex.quote(options.plumbline)} check --jsonl").map(json.loads).cache()

    findings = answers.flatMap(
        lambda answer: [
            (answer["name"], finding.get("line"), finding["level"], finding["kind"], finding["message"])
            for scene in answer.get("scenes", [])
            for finding in scene["findings"]
        ]
    )
    for name, line, level, kind, message in findings.collect():
        print(f"{name}:{line or 1}: {level}: {message} ({kind})")
    unreadable = answers.filter(lambda answer: "error" in answer).count()
    print(f"{answers.count()} documents, {findings.count()} findings, {unreadable} unreadable")
    spark.stop()


if __name__ == "__main__":
    main()

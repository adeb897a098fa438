#!/usr/bin/env bash
# Guess: a key that has plural forms in a string catalogue counts as translated, or as missing where
# a language lacks them, and a key that is marked as not to be translated does not count.
# Does: counts a catalogue of three keys for German: a translated one, one with plurals in English
# alone, and one with shouldTranslate false.
# With: xcstrings-tool 0.1.0 from PyPI.
# Matters: the key with plurals is left out of every count, so that a German layout is reported
# complete with English texts in it; the key that nobody is to translate is reported as missing.
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check xcstrings-tool==0.1.0; then
  echo "skipped: PyPI does not have xcstrings-tool==0.1.0 for this Python"
  exit 77
fi

cat > "$work/expected" <<'TEXT'
3 keys in the file, 2 counted: 1 translated, missing ['Plumbline']
without that key: 100.0 %
TEXT

cat > "$work/Localizable.xcstrings" <<'JSON'
{
  "sourceLanguage" : "en",
  "strings" : {
    "Cancel" : {
      "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbrechen" } }
      }
    },
    "%lld views" : {
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld view" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld views" } }
            }
          }
        }
      }
    },
    "Plumbline" : { "shouldTranslate" : false }
  },
  "version" : "1.0"
}
JSON
"$work/venv/bin/python" - "$work/Localizable.xcstrings" > "$work/seen" <<'PY'
import json
import pathlib
import sys

from xcstrings_tool.core import Analyzer, Parser

path = pathlib.Path(sys.argv[1])
data = json.loads(path.read_text())
catalog, entries = Parser.parse_file(path)
result = Analyzer.analyze(catalog, entries, 'de')
print(f'{len(data["strings"])} keys in the file, {result.total_strings} counted: {result.translated} translated,',
      'missing', [entry.key for entry in result.missing_entries])
del data['strings']['Plumbline']
path.write_text(json.dumps(data))
print('without that key:', Analyzer.analyze(*Parser.parse_file(path), 'de').completion_percentage, '%')
PY

cat "$work/seen"
if ! cmp -s "$work/expected" "$work/seen"; then
  echo "changed; expected was:"
  cat "$work/expected"
  exit 1
fi

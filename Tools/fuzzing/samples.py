"""Small sound inputs of every kind that is read beside documents: what fuzzers begin with."""

import json

FORMATS = ["H:|-[a]-8-[b(==a)]-|", "V:|[a(40)]-(>=gap@750)-[b(20,<=60)]|", "[a]-[b(>=100@999)]->=0-|", "H:|-(-8)-[a(b)]", "[a][b]"]
CATALOGUE = json.dumps({
    "sourceLanguage": "en", "version": "1.0", "strings": {
        f"LGN-{key}.text": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Anmeldung mit Kennwort"}},
            "fr": {"variations": {"plural": {"one": {"stringUnit": {"value": "un"}}, "other": {"stringUnit": {"value": "x"}}}}}}}
        for key in ("bt-001", "lb-001", "tf-001")}}, indent=1)
TABLE = '/* Class = "UILabel"; */\n"LGN-lb-001.text" = "Anmelden \\U00e4";\n"LGN-bt-001.normalTitle" = "Los";\n'
XML_TABLE = ('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>LGN-lb-001.text</key>'
             '<string>Anmelden</string></dict></plist>\n')
COLOUR = json.dumps({"colors": [{"idiom": "universal", "color": {
    "color-space": "srgb", "components": {"red": "0x1F", "green": "0.5", "blue": "128", "alpha": "1.000"}}}],
    "info": {"version": 1, "author": "xcode"}})
IMAGE = json.dumps({"images": [{"idiom": "universal", "scale": "2x", "filename": "i.png"}], "info": {"version": 1}})
CONFIGURATION = """include: [App]
exclude: [Legacy, "**/Generated"]
devices: [iPhone SE (3rd generation), phones]
orientations: [portrait]
languages: [de, double]
content-sizes: [L, AX3]
rules:
  misplaced: off
  missing-image: {level: error, exclude: [Legacy]}
  fonts: {level: warning, allowed: [system, Avenir-Book]}
baseline: known.json
"""
LOG = """2026-01-02 10:00:00.000 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
\tProbably at least one of the constraints in the following list is one you don't want.
(
    "<NSLayoutConstraint:0x600000 UILabel:0x7f8 'name'.width == 50   (active)>",
    "<NSLayoutConstraint:0x600001 UILabel:0x7f8 'name'.width >= 2*UIView:0x7f9.width + 8 @750  (active, names: a:0x7f8)>",
    "<NSLayoutConstraint:0x600002 H:|-(20)-[UILabel:0x7f8]   (active, names: '|':UIView:0x7f9 )>",
    "<NSAutoresizingMaskLayoutConstraint:0x600003 h=--& v=--& UIView:0x7f9.width == 375   (active)>",
    "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Width' UIView:0x7f9.width == 10   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600000 UILabel:0x7f8.width == 50   (active)>
"""

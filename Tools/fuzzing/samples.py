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
PROJECT = """// !$*UTF8*$!
{objects = {
  P = {isa = PBXProject; buildConfigurationList = C; mainGroup = G; targets = (T, );};
  G = {isa = PBXGroup; children = (F, D, ); sourceTree = "<group>";};
  F = {isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>";};
  D = {isa = PBXFileReference; path = A.storyboard; sourceTree = "<group>";};
  S = {isa = PBXBuildFile; fileRef = D;};
  R = {isa = PBXResourcesBuildPhase; files = (S, );};
  T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = C;
    buildPhases = (R, );};
  C = {isa = XCConfigurationList; buildConfigurations = (B, ); defaultConfigurationName = Release;};
  B = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F; buildSettings = {
    SDKROOT = iphoneos; INFOPLIST_FILE = "$(SRCROOT)/$(X)$(Y:lower)"; TARGETED_DEVICE_FAMILY = "$(inherited),2";};};
}; rootObject = P;}
"""
# What files of settings are made of at random: values that name themselves, each other and what was there; files likewise.
SETTING_LINES = [
    '#include "a.xcconfig"\n', '#include "b.xcconfig"\n', '#include? "./b.xcconfig"\n', "X = $(X)$(Y)1\n", "Y = ${X}$(Z)$(Z)\n",
    "Z = $(inherited)$(inherited)1\n", "Z[sdk=iphoneos*] = $(inherited)$(X);\n", "Z = 1 // one\n", "TARGETED_DEVICE_FAMILY = 1,2\n",
    "TARGETED_DEVICE_FAMILY = $(Z)\n", "IPHONEOS_DEPLOYMENT_TARGET = 15.$(Y)\n", "INFOPLIST_FILE = Info.plist\n",
]
XCODEGEN = """name: App
options: {deploymentTarget: {iOS: 15.0}}
configFiles: {Release: a.xcconfig}
settingGroups: {one: {X: $(Y), base: {Y: "$(X)$(X)"}}}
targetTemplates: {T: {platform: iOS, settings: {groups: [one]}}}
targets:
  App:
    type: application
    templates: [T]
    platform: iOS
    sources: [.]
    settings: {TARGETED_DEVICE_FAMILY: "$(inherited)", groups: [one]}
    info: {path: Info.plist, properties: {UISupportedInterfaceOrientations: [UIInterfaceOrientationPortrait]}}
"""
SWIFT = """import UIKit
/* a comment /* within another */ */
class LoginViewController: UIViewController {
  @IBOutlet private(set) weak var titleLabel: UILabel!
  @IBOutlet var fields: [UITextField]!
  @IBAction func signIn(_ sender: Any) { titleLabel.text = "Hello \\(name + "\\(1)")" }
  override func viewDidLoad() {
    titleLabel?.constraints.first { $0.constant > 1 }?.constant = #"raw "\\# "#.count > 2 ? 1.5e3 : 0x1F
    let text = \"\"\"
      lines \\(fields.map { $0.text ?? "" })
      \"\"\"
    #if DEBUG
      print(text)
    #endif
  }
}
extension LoginViewController: UITextFieldDelegate {}
"""
OBJECTIVE_C = """#import <UIKit/UIKit.h>
@interface Card : UIView <NSCopying> { IBOutlet UILabel *_label; }
@property (nonatomic, weak) IBOutlet UIImageView *picture;
- (IBAction)open:(id)sender;
@end
@implementation Card
- (CGSize)intrinsicContentSize { return CGSizeMake(10, 20); } // a size
- (IBAction)open:(id)sender { self.picture.hidden = YES; _label.text = @"a \\"b\\""; [self setNeedsLayout]; }
@end
"""

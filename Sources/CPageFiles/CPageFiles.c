#include "CPageFiles.h"

static const unsigned char reportScript[] = {
#embed "Report/report.js"
    , '\n',
#embed "Report/navigator.js"
};
static const unsigned char reportStyle[] = {
#embed "Report/report.css"
};
static const unsigned char livePage[] = {
#embed "Live/page.html"
};
// One script of several files, so that the first picture waits for one request.
static const unsigned char liveScript[] = {
#embed "Live/elements.js"
    , '\n',
#embed "Live/moving.js"
    , '\n',
#embed "Live/board.js"
    , '\n',
#embed "Live/canvas.js"
    , '\n',
#embed "Live/layers.js"
    , '\n',
#embed "Live/edits.js"
    , '\n',
#embed "Live/copies.js"
    , '\n',
#embed "Live/navigator.js"
    , '\n',
#embed "Live/hierarchy.js"
    , '\n',
#embed "Live/inspector.js"
    , '\n',
#embed "Live/findings.js"
    , '\n',
#embed "Live/playground.js"
    , '\n',
#embed "Live/keys.js"
    , '\n',
#embed "Live/page.js"
};
static const unsigned char liveStyle[] = {
#embed "Live/page.css"
};
static const unsigned char glyphs[] = {
#embed "Pictures/glyphs.txt"
};
static const unsigned char systemWords[] = {
#embed "Pictures/words.txt"
};
static const unsigned char advances[] = {
#embed "Pictures/advances.txt"
};

CPageFile CPageFileReportScript(void) { return (CPageFile){reportScript, sizeof reportScript}; }
CPageFile CPageFileReportStyle(void) { return (CPageFile){reportStyle, sizeof reportStyle}; }

CPageFile CPageFileLivePage(void) { return (CPageFile){livePage, sizeof livePage}; }
CPageFile CPageFileLiveScript(void) { return (CPageFile){liveScript, sizeof liveScript}; }
CPageFile CPageFileLiveStyle(void) { return (CPageFile){liveStyle, sizeof liveStyle}; }

CPageFile CPageFileGlyphs(void) { return (CPageFile){glyphs, sizeof glyphs}; }
CPageFile CPageFileSystemWords(void) { return (CPageFile){systemWords, sizeof systemWords}; }
CPageFile CPageFileAdvances(void) { return (CPageFile){advances, sizeof advances}; }

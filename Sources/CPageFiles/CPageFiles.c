#include "CPageFiles.h"

static const unsigned char reportScript[] = {
#embed "Report/report.js"
};
static const unsigned char reportStyle[] = {
#embed "Report/report.css"
};
static const unsigned char livePage[] = {
#embed "Live/page.html"
};
static const unsigned char liveScript[] = {
#embed "Live/page.js"
};
static const unsigned char livePanes[] = {
#embed "Live/panes.js"
};
static const unsigned char liveBoard[] = {
#embed "Live/board.js"
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
CPageFile CPageFileLivePanes(void) { return (CPageFile){livePanes, sizeof livePanes}; }
CPageFile CPageFileLiveBoard(void) { return (CPageFile){liveBoard, sizeof liveBoard}; }
CPageFile CPageFileLiveStyle(void) { return (CPageFile){liveStyle, sizeof liveStyle}; }

CPageFile CPageFileGlyphs(void) { return (CPageFile){glyphs, sizeof glyphs}; }
CPageFile CPageFileSystemWords(void) { return (CPageFile){systemWords, sizeof systemWords}; }
CPageFile CPageFileAdvances(void) { return (CPageFile){advances, sizeof advances}; }

// The files of the pages, of the live page and of reports, and the tables of pictures. Plain files beside the source, carried in code by the C
// preprocessor: as arrays in Swift they took longer to compile than the modules that use them.

#ifndef C_PAGE_FILES_H
#define C_PAGE_FILES_H

#include <stddef.h>

/// The bytes of a file, which live as long as the process.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} CPageFile;

CPageFile CPageFileReportScript(void);
CPageFile CPageFileReportStyle(void);

CPageFile CPageFileLivePage(void);
CPageFile CPageFileLiveScript(void);
CPageFile CPageFileLiveStyle(void);

/// Of pictures: signs by name, the system's words by language, the advances of the fonts.
CPageFile CPageFileGlyphs(void);
CPageFile CPageFileSystemWords(void);
CPageFile CPageFileAdvances(void);

#endif

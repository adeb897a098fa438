// librsvg and cairo, as pkg-config finds them. Only the trait `Pictures` uses them.
#include <librsvg/rsvg.h>
#include <cairo.h>
#include <cairo-pdf.h>

// HarfBuzz and its OpenType functions, as pkg-config finds them. Only the trait `Fonts` uses them.
#include <hb.h>
#include <hb-ot.h>

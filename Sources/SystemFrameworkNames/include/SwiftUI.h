#include "DeclarativeViews.h"

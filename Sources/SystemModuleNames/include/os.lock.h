#include "UnifiedLogging.h"

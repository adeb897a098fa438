#include "FoundationAdditions.h"

#include "AVFoundation.h"

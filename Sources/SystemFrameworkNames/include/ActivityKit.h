#include "LiveActivities.h"

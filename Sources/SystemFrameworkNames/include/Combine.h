#include "CombinePublishers.h"

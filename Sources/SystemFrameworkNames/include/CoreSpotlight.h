#include "DeviceServices.h"

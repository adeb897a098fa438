#include "Cryptography.h"

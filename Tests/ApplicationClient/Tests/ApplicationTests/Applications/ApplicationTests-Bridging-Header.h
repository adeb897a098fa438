// What every Swift file of an application sees: here a header of its own, which imports a framework.

#import "OldScreen.h"

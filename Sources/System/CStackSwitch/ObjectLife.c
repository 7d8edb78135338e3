#include "CStackSwitch.h"
#include <stdbool.h>

extern bool swift_isDeallocating(void *object);

int allium_is_deallocating(const void *object) { return swift_isDeallocating((void *)object); }

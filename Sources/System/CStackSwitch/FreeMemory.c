#include "CStackSwitch.h"

#include <malloc.h>

int allium_give_back_free_memory(void) { return malloc_trim(0); }

#include "CStackSwitch.h"

extern const char allium_debug_program __attribute__((weak));

int allium_is_debug_program(void) { return &allium_debug_program != NULL && allium_debug_program; }

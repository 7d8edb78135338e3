#define _GNU_SOURCE
#include "CStackSwitch.h"

#include <dlfcn.h>

const char *allium_image_of(uintptr_t address, uintptr_t *base) {
    Dl_info info;
    if (!dladdr((void *)address, &info) || !info.dli_fname) return 0;
    *base = (uintptr_t)info.dli_fbase;
    return info.dli_fname;
}

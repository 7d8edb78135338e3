#define _GNU_SOURCE
#include "CStackSwitch.h"

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) void *object);

static allium_destruction will_destroy;
static allium_destruction did_destroy;

// Stands in the metadata of hooked classes in place of their own destroyers.
static __attribute__((swiftcall)) void hook(__attribute__((swift_context)) void *object) {
    destroyer original = (destroyer)will_destroy(object);
    original(object);
    did_destroy(object);
}

void allium_set_destruction_handlers(allium_destruction will, allium_destruction did) {
    will_destroy = will;
    did_destroy = did;
}

void *allium_hook_destruction(void *class_metadata) {
    // The word before the value witnesses, which stand before the metadata's address.
    void **slot = (void **)class_metadata - 2;
    void *original = *slot;
    if (original == (void *)hook) return NULL;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)slot & ~(page - 1);
    // Metadata of classes that need no preparation lies in pages that were made read-only after loading.
    if (mprotect((void *)start, page, PROT_READ | PROT_WRITE) != 0) return NULL;
    __atomic_store_n(slot, (void *)hook, __ATOMIC_RELEASE);
    return original;
}

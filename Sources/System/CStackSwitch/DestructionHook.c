#define _GNU_SOURCE
#include "CStackSwitch.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) void *object);
typedef __attribute__((swiftcall)) void (*work)(void *object);

// Does the work at once on this executor's thread, later anywhere else. What a compiler calls for an `isolated deinit`.
extern __attribute__((swiftcall)) void swift_task_deinitOnExecutor(
    void *object, work work, uintptr_t executor, uintptr_t implementation, size_t flags);

// MARK: What is known of hooked classes

typedef struct {
    void *class_metadata;
    destroyer original;
    bool tells;
} record;

// Read without a lock by whoever ends an object, on any thread; a table that became too small is left to those who still read it.
typedef struct {
    size_t mask;
    size_t count;
    record *records[];
} table;

static _Atomic(table *) known;
static int32_t lock;

static size_t place(const table *in, void *class_metadata) {
    uintptr_t address = (uintptr_t)class_metadata;
    return (address >> 4 ^ address >> 12) & in->mask;
}

static record *find(const table *in, void *class_metadata) {
    for (size_t index = place(in, class_metadata); in->records[index]; index = (index + 1) & in->mask)
        if (in->records[index]->class_metadata == class_metadata) return in->records[index];
    return NULL;
}

static void put(table *in, record *new) {
    size_t index = place(in, new->class_metadata);
    while (in->records[index]) index = (index + 1) & in->mask;
    __atomic_store_n(&in->records[index], new, __ATOMIC_RELEASE);
    in->count++;
}

static void add(record *new) {
    table *old = known;
    if (!old || old->count * 2 > old->mask) {
        size_t size = old ? (old->mask + 1) * 2 : 128;
        table *larger = calloc(1, sizeof(table) + size * sizeof(record *));
        larger->mask = size - 1;
        for (size_t index = 0; old && index <= old->mask; index++)
            if (old->records[index]) put(larger, old->records[index]);
        put(larger, new);
        known = larger;
    } else {
        put(old, new);
    }
}

// MARK: The end of an object

static allium_destruction will_destroy;
static allium_destruction did_destroy;
static _Atomic(uintptr_t) main_executor[2];

void allium_set_destruction_handlers(allium_destruction will, allium_destruction did) {
    will_destroy = will;
    did_destroy = did;
}

static __attribute__((swiftcall)) void end(void *object) {
    record *class = find(known, *(void **)object);
    if (!class->tells) return class->original(object);
    will_destroy(object);
    class->original(object);
    did_destroy(object);
}

static bool is_main_thread(void) {
    static __thread int8_t known_place;
    if (!known_place) known_place = syscall(SYS_gettid) == getpid() ? 1 : -1;
    return known_place > 0;
}

// These two stand in the metadata of hooked classes in place of their own destroyers.
static __attribute__((swiftcall)) void end_here(__attribute__((swift_context)) void *object) { end(object); }

static __attribute__((swiftcall)) void end_on_main(__attribute__((swift_context)) void *object) {
    if (is_main_thread()) return end(object);
    swift_task_deinitOnExecutor(object, end, main_executor[0], main_executor[1], 0);
}

// MARK: Hooking

// The word before the value witnesses, which stand before the metadata's address.
static void **slot(void *class_metadata) { return (void **)class_metadata - 2; }

static void hook(void *class_metadata, bool tells, bool on_main) {
    allium_spin_lock(&lock);
    void **its = slot(class_metadata);
    record *class = known ? find(known, class_metadata) : NULL;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)its & ~(page - 1);
    // Metadata of classes that need no preparation lies in pages that were made read-only after loading.
    if (mprotect((void *)start, page, PROT_READ | PROT_WRITE) == 0) {
        if (!class) {
            class = calloc(1, sizeof(record));
            *class = (record){class_metadata, (destroyer)*its, tells};
            add(class);
        }
        if (tells) class->tells = true;
        if (on_main || *its != (void *)end_on_main)
            __atomic_store_n(its, on_main ? (void *)end_on_main : (void *)end_here, __ATOMIC_RELEASE);
    }
    allium_spin_unlock(&lock);
}

void allium_hook_destruction(void *class_metadata) { hook(class_metadata, true, false); }

int allium_ends_on_main(void *class_metadata) { return *slot(class_metadata) == (void *)end_on_main; }

void allium_end_on_main(void *class_metadata, uintptr_t executor, uintptr_t implementation) {
    main_executor[0] = executor;
    main_executor[1] = implementation;
    hook(class_metadata, false, true);
}

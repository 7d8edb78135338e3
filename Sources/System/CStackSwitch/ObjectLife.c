#include "CStackSwitch.h"
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

extern bool swift_isDeallocating(void *object);
extern void *swift_retain_n(void *object, uint32_t count);
extern void swift_release_n(void *object, uint32_t count);
extern size_t swift_retainCount(void *object);

int allium_is_deallocating(const void *object) { return swift_isDeallocating((void *)object); }

void allium_retain(void *object, uint32_t count) { swift_retain_n(object, count); }
void allium_release(void *object, uint32_t count) { swift_release_n(object, count); }
size_t allium_reference_count(void *object) { return swift_retainCount(object); }

void allium_spin_lock(int32_t *lock) {
    while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE)) sched_yield();
}
void allium_spin_unlock(int32_t *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }

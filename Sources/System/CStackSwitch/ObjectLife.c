#include "CStackSwitch.h"
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

extern bool swift_isDeallocating(void *object);

int allium_is_deallocating(const void *object) { return swift_isDeallocating((void *)object); }

void allium_spin_lock(int32_t *lock) {
    while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE)) sched_yield();
}
void allium_spin_unlock(int32_t *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }

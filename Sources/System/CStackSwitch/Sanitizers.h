#ifndef ALLIUM_SANITIZERS_H
#define ALLIUM_SANITIZERS_H

// What the address and the thread sanitizer have to be told when a thread goes on on another stack. Without them, nothing.

#include <stddef.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// Entering and leaving a function is something that the thread sanitizer notes for the stack that it believes to be on.
#if __has_attribute(disable_sanitizer_instrumentation)
#define UNSANITIZED __attribute__((disable_sanitizer_instrumentation))
#else
#define UNSANITIZED
#endif

typedef struct {
    /// The address sanitizer's own record of the stack that is left, and where that stack lies.
    void *fake;
    const void *bottom;
    size_t size;
    /// The thread sanitizer's names of both stacks.
    void *outer;
    void *inner;
} sanitized_switch;

#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>

UNSANITIZED static inline void sanitizer_will_enter(sanitized_switch *s, void *memory, size_t size) {
    __sanitizer_start_switch_fiber(&s->fake, memory, size);
}
UNSANITIZED static inline void sanitizer_did_enter(sanitized_switch *s) { __sanitizer_finish_switch_fiber(NULL, &s->bottom, &s->size); }
UNSANITIZED static inline void sanitizer_will_leave(sanitized_switch *s) { __sanitizer_start_switch_fiber(NULL, s->bottom, s->size); }
UNSANITIZED static inline void sanitizer_did_leave(sanitized_switch *s) { __sanitizer_finish_switch_fiber(s->fake, NULL, NULL); }

#elif __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>

/// The thread sanitizer remembers 65,536 calls for each stack, and dies of one more.
#define LARGEST_STACK ((size_t)4 << 20)

UNSANITIZED static inline void sanitizer_will_enter(sanitized_switch *s, void *memory, size_t size) {
    (void)memory, (void)size;
    s->outer = __tsan_get_current_fiber();
    s->inner = __tsan_create_fiber(0);
    __tsan_switch_to_fiber(s->inner, 0);
}
UNSANITIZED static inline void sanitizer_did_enter(sanitized_switch *s) { (void)s; }
UNSANITIZED static inline void sanitizer_will_leave(sanitized_switch *s) { __tsan_switch_to_fiber(s->outer, 0); }
UNSANITIZED static inline void sanitizer_did_leave(sanitized_switch *s) { __tsan_destroy_fiber(s->inner); }

#else

UNSANITIZED static inline void sanitizer_will_enter(sanitized_switch *s, void *memory, size_t size) { (void)s, (void)memory, (void)size; }
UNSANITIZED static inline void sanitizer_did_enter(sanitized_switch *s) { (void)s; }
UNSANITIZED static inline void sanitizer_will_leave(sanitized_switch *s) { (void)s; }
UNSANITIZED static inline void sanitizer_did_leave(sanitized_switch *s) { (void)s; }

#endif

#endif

// Runs a call on a second, larger stack of the same thread, so that very deep trees cannot overflow the first one.
#ifndef ALLIUM_STACK_SWITCH_H
#define ALLIUM_STACK_SWITCH_H

#include <stddef.h>
#include <stdint.h>

/// Bytes left on the stack that the calling code runs on.
size_t allium_stack_remaining(void);

/// Calls `body(context)` on a fresh stack of `size` bytes of the same thread and returns when it has returned.
/// Falls back to the current stack when no memory can be had.
void allium_call_on_new_stack(size_t size, void (*body)(void *context), void *context);

/// Gives free memory that the allocator keeps back to the system; 1 if there was any.
int allium_give_back_free_memory(void);

// Whether the last reference to a Swift object has gone, and its deinit runs.
int allium_is_deallocating(const void *object);

// A lock for a few instructions: objects may end on any thread.
void allium_spin_lock(int32_t *lock);
void allium_spin_unlock(int32_t *lock);

// Has the processor fetch what will soon be read: the loop goes on meanwhile.
static inline void allium_prefetch(const void *memory) { __builtin_prefetch(memory); }

typedef void (*allium_destruction)(void *object);

/// The file of the program or library that an address lies in, and where that was loaded; null if there is none.
const char *allium_image_of(uintptr_t address, uintptr_t *base);

/// What classes that are hooked call before and after the end of their objects.
void allium_set_destruction_handlers(allium_destruction will, allium_destruction did);

/// Has objects of exactly this class call the handlers.
void allium_hook_destruction(void *class_metadata);

/// Has objects of exactly this class end on the main thread, whoever lets go of them last; takes the main actor's executor.
void allium_end_on_main(void *class_metadata, uintptr_t executor, uintptr_t implementation);
int allium_ends_on_main(void *class_metadata);

/// Whether the linked program carries the mark of a debug build, `const char allium_debug_program = 1`. Who links a library that was
/// built for release into a debug program adds it.
int allium_is_debug_program(void);

#endif

#define _GNU_SOURCE
#include "CStackSwitch.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

#include "Sanitizers.h"

typedef struct {
    void (*body)(void *);
    void *context;
    ucontext_t caller;
    ucontext_t callee;
    sanitized_switch sanitized;
} switch_frame;

static __thread uintptr_t stack_limit;
static __thread switch_frame *pending;

static uintptr_t thread_stack_limit(void) {
    pthread_attr_t attributes;
    void *lowest = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_destroy(&attributes);
    return (uintptr_t)lowest;
}

size_t allium_stack_remaining(void) {
    char here;
    if (stack_limit == 0) stack_limit = thread_stack_limit();
    uintptr_t position = (uintptr_t)&here;
    return position > stack_limit ? position - stack_limit : 0;
}

UNSANITIZED static void trampoline(void) {
    switch_frame *frame = pending;
    sanitizer_did_enter(&frame->sanitized);
    frame->body(frame->context);
    sanitizer_will_leave(&frame->sanitized);
}

UNSANITIZED void allium_call_on_new_stack(size_t size, void (*body)(void *context), void *context) {
#ifdef LARGEST_STACK
    if (size > LARGEST_STACK) size = LARGEST_STACK;
#endif
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    switch_frame frame = {.body = body, .context = context};
    if (memory == MAP_FAILED || getcontext(&frame.callee) != 0) {
        body(context);
        return;
    }
    frame.callee.uc_stack.ss_sp = memory;
    frame.callee.uc_stack.ss_size = size;
    frame.callee.uc_link = &frame.caller;
    uintptr_t outer_limit = stack_limit;
    switch_frame *outer_pending = pending;
    stack_limit = (uintptr_t)memory;
    pending = &frame;
    makecontext(&frame.callee, trampoline, 0);
    sanitizer_will_enter(&frame.sanitized, memory, size);
    swapcontext(&frame.caller, &frame.callee);
    sanitizer_did_leave(&frame.sanitized);
    stack_limit = outer_limit;
    pending = outer_pending;
    munmap(memory, size);
}

#ifndef ALLIUM_VIRTUAL_TIME_INTERNAL_H
#define ALLIUM_VIRTUAL_TIME_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

#include "CVirtualTime.h"

#define SECOND 1000000000LL
#define MILLISECOND 1000000LL
#define MICROSECOND 1000LL

/// What a library calls by that name. Threads that look for it at once find the same.
#define FOUND(type, where, name)                                              \
    ({                                                                        \
        static type known;                                                    \
        type found = __atomic_load_n(&known, __ATOMIC_RELAXED);               \
        if (__builtin_expect(!found, 0)) {                                    \
            found = (type)dlsym(where, name);                                 \
            __atomic_store_n(&known, found, __ATOMIC_RELAXED);                \
        }                                                                     \
        found;                                                                \
    })

/// The function of that name which ours stands before, or which stands in ours' place.
#define REAL(name)                                                            \
    ({                                                                        \
        __typeof__(&name) next = FOUND(__typeof__(&name), RTLD_NEXT, #name);  \
        next ? next : &name;                                                  \
    })

/// Marks a function of the dispatch library that ours stands before. That library may be a part of the program, linked in with all else; then
/// there are no two of a name, and its own is the one: the linker prefers it to what is marked so. `dispatch_is_linked_in` tells.
#if defined(__has_feature) && __has_feature(thread_sanitizer)
// The sanitizer brings functions of these names, too, which are weak.
#define STANDS_BEFORE_DISPATCH
#else
#define STANDS_BEFORE_DISPATCH __attribute__((weak))
#endif

/// Whether the dispatch library is a part of the program. Its queues are its own then: they go by the time that its timers and clocks show.
bool dispatch_is_linked_in(void);

/// What a library defines that isn't there in every program.
#define IF_THERE extern __attribute__((weak))

IF_THERE void *CFRunLoopGetMain(void);
IF_THERE int CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_one);
IF_THERE const void *kCFRunLoopDefaultMode;
IF_THERE const void *kCFRunLoopCommonModes;

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static inline void *copy_block(const void *block) { return _Block_copy(block); }
static inline void release_block(const void *block) { _Block_release(block); }

static inline int64_t to_nanoseconds(const struct timespec *time) { return time->tv_sec * SECOND + time->tv_nsec; }
static inline struct timespec from_nanoseconds(int64_t time) {
    return (struct timespec){.tv_sec = time / SECOND, .tv_nsec = time % SECOND};
}

// Clock.c
extern _Atomic(bool) time_is_held;
extern _Atomic(int64_t) time_elapsed;
int64_t real_now(clockid_t clock);
/// Virtual time at which a clock of the process shows `value`.
int64_t elapsed_for(clockid_t clock, int64_t value);
/// What the kernel's clock will show when as much time has really passed as ours is away from `value`.
int64_t kernel_value(clockid_t clock, int64_t value);
/// Moves the clock, never back.
void time_pass_to(int64_t moment);
bool is_main_thread(void);
/// Whether a thread does nothing but look at the clock, as it stands now.
bool only_looks(pid_t thread);
/// A call of the main queue begins.
void looks_begin(void);
/// Whether the code at this address is the system's dispatch library.
bool is_dispatch(const void *address);

// Deadlines.c
typedef struct {
    void *queue;
    void (*function)(void *);
    void *context;
    bool is_block;
    bool is_awaited;
} delayed_call;
/// Both return false when time isn't held.
bool deadlines_add_call(int64_t moment, delayed_call call);
/// Sleeps until the moment has come; on the main thread it is that thread which moves time.
void deadlines_sleep(int64_t moment);
/// The same where time isn't held yet: what is left of the sleep when that begins is slept in held time.
/// Returns what is left when a signal ended it (`EINTR`), and 0 otherwise.
int64_t deadlines_sleep_really(int64_t delay);
/// Wakes what is due first; whether something is.
bool deadlines_fire_first(void);
/// Wakes all that is due.
void deadlines_fire(void);
void deadlines_hold(void);
/// Called by the dispatch library's manager each time before it waits.
void deadlines_manager_waits(void);
/// Whether that manager has nothing to do: timer sources that began are armed.
bool deadlines_are_known(void);

// MainQueue.c
typedef enum { main_block, main_function, main_job } main_kind;
void main_queue_push(main_kind kind, void *context, void (*function)(void *), void *group);
bool main_queue_is_empty(void);
/// One turn of it where the main thread is inside one of its calls.
void main_queue_serve_inside(void);

// Work.c
/// Hands a call to its queue; work that somebody awaits is counted.
void work_submit(delayed_call call);
/// Whether what this thread does now is awaited.
bool work_is_awaited_here(void);
bool work_is_busy(void);
void work_will_sleep(void);
void work_did_sleep(void);

// RealLoop.c
struct pollfd;
/// Waits in place of a run loop that has a limit of ours; false where there is none.
bool real_loop_waits(struct pollfd *loop, int *result);

// Waiting.c
/// Waits on the main thread until `moment` or until `is_ready` says so.
/// Returns whether it said so.
bool wait_on_main(int64_t moment, bool (*is_ready)(void *context, int64_t real_limit), void *context);
bool thread_is_asleep(pid_t thread);
/// Whether all other threads are asleep.
bool threads_are_asleep(void);
/// Whether the process waits for others: it has children or open connections.
bool waits_for_outside(void);
/// Open connections that the process has now are not its own.
void note_outside(void);
void wake_waiting_main(void);
/// Something came to the main thread in this turn.
void note_event(void);
/// While the main thread waits in a way of its own, nobody else moves time.
void main_waits_itself(bool waits);
void watch_main(void);

#endif

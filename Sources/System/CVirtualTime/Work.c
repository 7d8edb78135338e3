#include "Internal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Work that the main thread gives to other queues, and what that work gives on. While somebody lets time pass it is waited for, so that
// what it brings back comes at the moment at which it was asked for.

extern char _dispatch_main_q;
extern void dispatch_async(void *queue, void *block);
extern void dispatch_async_f(void *queue, void *context, void (*function)(void *));
extern void dispatch_group_async(void *group, void *queue, void *block);
extern void dispatch_group_enter(void *group);
extern void dispatch_after(uint64_t when, void *queue, void *block);
extern void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *));
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void *dispatch_group_create(void);
extern intptr_t dispatch_group_wait(void *group, uint64_t timeout);
extern void *dispatch_block_create(unsigned long flags, void *block);
extern void *_NSConcreteGlobalBlock[];

bool dispatch_is_linked_in(void) {
    static _Atomic(int8_t) known;
    if (!known) known = dlsym(RTLD_NEXT, "dispatch_async_f") ? -1 : 1;
    return known > 0;
}

struct block {
    void *class;
    int flags, reserved;
    void (*invoke)(void *);
    const void *descriptor;
};

static void do_nothing(void *block) {}

/// Whether the block has a priority, flags or listeners of its own, which the library reads from it.
static bool is_work_item(const void *block) {
    static void (*_Atomic known)(void *);
    if (!known) {
        static const struct { unsigned long reserved, size; } descriptor = {0, sizeof(struct block)};
        struct block plain = {
            _NSConcreteGlobalBlock, 1 << 28, 0, do_nothing, &descriptor};
        struct block *item = dispatch_block_create(0, &plain);
        known = item->invoke;
        release_block(item);
    }
    return ((const struct block *)block)->invoke == known;
}

// MARK: Who does awaited work

enum { worker_count = 64 };
/// Threads that do awaited work now; 0 where the place is free.
static _Atomic(pid_t) workers[worker_count];
/// Work that is queued, begun and not done, without what is asleep in virtual time.
static _Atomic(int) open_work;
/// The part of it that no thread has begun.
static _Atomic(int) queued_work;
static __thread int awaited_depth;
/// Work items, which the library itself counts.
static void *_Atomic items;

static void *group_of_items(void) {
    void *known = items;
    if (known) return known;
    void *made = dispatch_group_create();
    if (atomic_compare_exchange_strong(&items, &known, made)) return made;
    dispatch_release(made);
    return known;
}

bool main_queue_runs_test(void);

bool work_is_awaited_here(void) { return awaited_depth > 0 || is_main_thread(); }
void work_will_sleep(void) { open_work--; }
void work_did_sleep(void) { open_work++; }

typedef struct {
    delayed_call call;
} awaited_work;

static void run_awaited(void *context) {
    awaited_work work = *(awaited_work *)context;
    free(context);
    int place = 0;
    pid_t self = (pid_t)syscall(SYS_gettid);
    if (awaited_depth++ == 0) {
        for (pid_t free_place = 0; place < worker_count; place++, free_place = 0)
            if (atomic_compare_exchange_strong(&workers[place], &free_place, self)) break;
    } else {
        place = worker_count;
    }
    queued_work--;
    if (work.call.is_block) {
        ((struct block *)work.call.context)->invoke(work.call.context);
        release_block(work.call.context);
    } else {
        work.call.function(work.call.context);
    }
    awaited_depth--;
    if (place < worker_count) workers[place] = 0;
    open_work--;
}

/// Global queues have as many threads as the machine has processors, of which each that sleeps holds one up. On Apple's systems there are
/// many: those of the kind that the library calls overcommitted, for blocks. Tasks don't sleep in this way, and keep their own.
static void *with_many_threads(void *queue) {
    static const intptr_t classes[] = {0x15, 0x19, 0x21, 0x11, 0x09, 0x05};
    static void *global[6], *many[6];
    if (!global[5])
        for (int index = 0; index < 6; index++) {
            many[index] = dispatch_get_global_queue(classes[index], 2);
            global[index] = dispatch_get_global_queue(classes[index], 0);
        }
    for (int index = 0; index < 6; index++)
        if (queue == global[index] && many[index]) return many[index];
    return queue;
}

static void submit_awaited(delayed_call call) {
    if (call.is_block) call.queue = with_many_threads(call.queue);
    awaited_work *work = malloc(sizeof(awaited_work));
    work->call = call;
    open_work++;
    queued_work++;
    REAL(dispatch_async_f)(call.queue, work, run_awaited);
}

void work_submit(delayed_call call) {
    if (call.queue == &_dispatch_main_q) {
        main_queue_push(call.is_block ? main_block : main_function, call.context, call.function, NULL);
    } else if (call.is_awaited && !(call.is_block && is_work_item(call.context))) {
        submit_awaited(call);
    } else if (call.is_block) {
        REAL(dispatch_async)(call.queue, call.context);
        release_block(call.context);
    } else {
        REAL(dispatch_async_f)(call.queue, call.context, call.function);
    }
    if (call.queue != &_dispatch_main_q) dispatch_release(call.queue);
}

bool work_is_busy(void) {
    // Whoever runs may do work that the main thread asked for.
    if (dispatch_is_linked_in()) return !threads_are_asleep();
    if (!deadlines_are_known()) return true;
    if (items && dispatch_group_wait(items, 0) != 0 && !threads_are_asleep()) return true;
    if (open_work <= 0) return false;
    // A queue wakes its threads when it gets something; what nobody begins waits for threads that sleep, and so for time.
    if (queued_work > 0 && !threads_are_asleep()) return true;
    for (int round = 0; round < 2; round++)
        for (int place = 0; place < worker_count; place++) {
            pid_t thread = workers[place];
            if (thread && !thread_is_asleep(thread)) return true;
        }
    return false;
}

// MARK: The library's functions

static __thread bool is_enqueuing_runner;

static bool awaits_here(void) { return time_is_held && work_is_awaited_here() && !is_enqueuing_runner; }

STANDS_BEFORE_DISPATCH void dispatch_async(void *queue, void *block) {
    if (queue == &_dispatch_main_q) return main_queue_push(main_block, copy_block(block), NULL, NULL);
    if (!awaits_here()) return REAL(dispatch_async)(queue, block);
    if (is_work_item(block)) {
        return REAL(dispatch_group_async)(group_of_items(), queue, block);
    }
    submit_awaited((delayed_call){.queue = queue, .context = copy_block(block), .is_block = true});
}

STANDS_BEFORE_DISPATCH void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
    if (queue == &_dispatch_main_q) return main_queue_push(main_function, context, function, NULL);
    if (!awaits_here()) return REAL(dispatch_async_f)(queue, context, function);
    submit_awaited((delayed_call){.queue = queue, .context = context, .function = function});
}

STANDS_BEFORE_DISPATCH void dispatch_group_async(void *group, void *queue, void *block) {
    if (queue != &_dispatch_main_q) return REAL(dispatch_group_async)(group, queue, block);
    dispatch_group_enter(group);
    main_queue_push(main_block, copy_block(block), NULL, group);
}

/// How long until a moment in the library's own notation.
static int64_t delay_until(uint64_t when) {
    const uint64_t is_continuous = 1ULL << 63, is_wall = 1ULL << 62;
    if (when == 0) return 0;
    if ((int64_t)when >= 0) return (int64_t)(when - dispatch_time(0, 0));
    if (!(when & is_wall)) return (int64_t)(when - dispatch_time(is_continuous, 0));
    if (when == ~1ULL) return 0;
    return (int64_t)(dispatch_walltime(NULL, 0) - when);
}

/// Whether the call has been taken.
static bool call_later(uint64_t when, delayed_call call) {
    if (when == ~0ULL || !time_is_held) return false;
    int64_t delay = delay_until(when);
    call.is_awaited = work_is_awaited_here() && !is_enqueuing_runner;
    if (call.is_block) call.context = copy_block(call.context);
    if (call.queue != &_dispatch_main_q) dispatch_retain(call.queue);
    return deadlines_add_call(time_elapsed + (delay > 0 ? delay : 0), call);
}

STANDS_BEFORE_DISPATCH void dispatch_after(uint64_t when, void *queue, void *block) {
    if (!call_later(when, (delayed_call){.queue = queue, .context = block, .is_block = true}))
        REAL(dispatch_after)(when, queue, block);
}

STANDS_BEFORE_DISPATCH void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
    if (!call_later(when, (delayed_call){.queue = queue, .context = context, .function = function}))
        REAL(dispatch_after_f)(when, queue, context, function);
}

// MARK: Tasks

typedef __attribute__((swiftcall)) void (*enqueue)(void *job);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(void *job, enqueue original);
extern enqueue_hook swift_task_enqueueGlobal_hook;

/// When a test's own job leaves the main thread, the test runner goes on: nobody inside awaits that.
static __attribute__((swiftcall)) void enqueue_globally(void *job, enqueue original) {
    uint32_t flags = *(const uint32_t *)((const char *)job + 32);
    is_enqueuing_runner = flags & (1u << 24) && is_main_thread() && main_queue_runs_test();
    original(job);
    is_enqueuing_runner = false;
}

static __attribute__((constructor)) void begin(void) {
    if (!dispatch_is_linked_in()) swift_task_enqueueGlobal_hook = enqueue_globally;
}

/// A thread that waits for a lock looks asleep, while whoever holds it runs: with nobody running, or after this, it is.
static const int64_t settled_for = 2 * MILLISECOND;

bool allium_time_await_work(int64_t limit) {
    if (open_work <= 0 && !work_is_busy()) return true;
    int64_t now = allium_time_real(), end = now + limit, quiet_since = 0;
    struct timespec pause = {.tv_nsec = 20 * MICROSECOND};
    bool done = false;
    main_waits_itself(true);
    for (; !done && now < end; now = allium_time_real()) {
        if (work_is_busy()) {
            quiet_since = 0;
        } else if (open_work <= 0 || threads_are_asleep()) {
            done = true;
        } else {
            if (quiet_since == 0) quiet_since = now;
            done = now - quiet_since > settled_for;
        }
        if (done) break;
        REAL(nanosleep)(&pause, NULL);
        if (pause.tv_nsec < MILLISECOND) pause.tv_nsec += 20 * MICROSECOND;
    }
    main_waits_itself(false);
    return done;
}

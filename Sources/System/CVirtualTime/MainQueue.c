#include "Internal.h"

#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

// What is queued for the main thread, in the order of its coming: blocks of the main queue and jobs of the main actor alike. The dispatch
// library keeps such a queue itself, but works it off only where nobody works it off already: a test on the main actor is a job, and
// whoever lets time pass in it wants what it queued to happen then. So the items are kept here, and the library's queue, with one call in
// it, is the bell that rings for them.

extern char _dispatch_main_q;
extern void dispatch_async_f(void *queue, void *context, void (*function)(void *));
extern void dispatch_group_leave(void *group);

typedef struct {
    void *identity;
    uintptr_t implementation;
} executor;
extern __attribute__((swiftcall)) executor swift_task_getMainExecutor(void);
extern __attribute__((swiftcall)) void swift_job_run(void *job, executor executor);
typedef __attribute__((swiftcall)) void (*enqueue)(void *job);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(void *job, enqueue original);
extern enqueue_hook swift_task_enqueueMainExecutor_hook;

typedef struct item {
    main_kind kind;
    void *context;
    void (*function)(void *);
    void *group;
    uint64_t order;
    bool is_job;
    struct item *next;
} item;

/// The runtime has ways to queue a job that pass by its hook.
static bool runs_jobs(void (*function)(void *)) {
    static void (*known)(void *), *(*other)(void *);
    if (function == known) return true;
    if (!function || (void *)function == (void *)other) return false;
    Dl_info mine, runtime;
    bool is_runtime = dladdr((void *)function, &mine) && dladdr((void *)swift_job_run, &runtime) && mine.dli_fbase == runtime.dli_fbase;
    if (is_runtime) known = function; else other = (__typeof__(other))function;
    return is_runtime;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static item *first, **end = &first;
static uint64_t orders;
static bool is_ringing;

// Written by the main thread only.
static _Atomic(int) depth;
static bool is_inside_structured_job;

/// A task that somebody waits for in the same block of code: the test runner's, for each test.
static bool is_structured(const void *job) {
    uint32_t flags = *(const uint32_t *)((const char *)job + 32);
    return flags & (1u << 24);
}

bool main_queue_runs_test(void) { return depth == 1 && is_inside_structured_job; }

static void rung(void *context) {
    pthread_mutex_lock(&lock);
    is_ringing = false;
    pthread_mutex_unlock(&lock);
}

/// With the lock, which it lets go.
static void ring_and_unlock(void) {
    bool rings = !is_ringing;
    is_ringing = true;
    pthread_mutex_unlock(&lock);
    if (rings) REAL(dispatch_async_f)(&_dispatch_main_q, NULL, rung);
}

static void ring_inner_loop(void);

void main_queue_push(main_kind kind, void *context, void (*function)(void *), void *group) {
    if (dispatch_is_linked_in()) return dispatch_async_f(&_dispatch_main_q, context, function);
    item *new = malloc(sizeof(item));
    *new = (item){.kind = kind, .context = context, .function = function, .group = group};
    new->is_job = kind == main_job || (kind == main_function && runs_jobs(function));
    pthread_mutex_lock(&lock);
    new->order = ++orders;
    *end = new;
    end = &new->next;
    ring_and_unlock();
    if (depth > 0) ring_inner_loop();
}

/// With the lock. Inside one test no other begins or goes on.
static bool may_run(const item *one) {
    return !(depth > 0 && is_inside_structured_job && one->is_job && is_structured(one->context));
}

/// With the lock.
static item **find(uint64_t last) {
    for (item **one = &first; *one && (*one)->order <= last; one = &(*one)->next)
        if (may_run(*one)) return one;
    return NULL;
}

bool main_queue_is_empty(void) {
    pthread_mutex_lock(&lock);
    bool is_empty = !find(UINT64_MAX);
    pthread_mutex_unlock(&lock);
    return is_empty;
}

static void run(item *one) {
    struct block {
        void *class;
        int flags, reserved;
        void (*invoke)(void *);
    };
    switch (one->kind) {
    case main_block: ((struct block *)one->context)->invoke(one->context); break;
    case main_function: one->function(one->context); break;
    case main_job: swift_job_run(one->context, swift_task_getMainExecutor()); break;
    }
    if (one->kind == main_block) release_block(one->context);
    if (one->group) dispatch_group_leave(one->group);
    free(one);
}

/// Works off what came up to then.
static void work_off_until(uint64_t last) {
    pthread_mutex_lock(&lock);
    item **place;
    while ((place = find(last))) {
        item *one = *place;
        *place = one->next;
        if (end == &one->next) end = place;
        if (depth++ == 0) is_inside_structured_job = one->is_job && is_structured(one->context);
        pthread_mutex_unlock(&lock);
        looks_begin();
        run(one);
        pthread_mutex_lock(&lock);
        depth--;
    }
    pthread_mutex_unlock(&lock);
}

/// Works off what is there now; what that brings is for the next turn.
static void work_off(void) {
    pthread_mutex_lock(&lock);
    uint64_t last = orders;
    pthread_mutex_unlock(&lock);
    work_off_until(last);
}

// MARK: Threads that wait for a call on the main queue

typedef struct {
    uint64_t order;
    void (*function)(void *);
    void *context;
} awaited_call;

static void run_after_earlier(void *context) {
    awaited_call *call = context;
    work_off_until(call->order);
    call->function(call->context);
}

/// The library knows these calls alone: what was queued here before them comes first.
STANDS_BEFORE_DISPATCH void dispatch_sync_f(void *queue, void *context, void (*function)(void *)) {
    if (queue != &_dispatch_main_q || is_main_thread()) return REAL(dispatch_sync_f)(queue, context, function);
    pthread_mutex_lock(&lock);
    awaited_call call = {.order = orders, .function = function, .context = context};
    pthread_mutex_unlock(&lock);
    REAL(dispatch_sync_f)(queue, &call, run_after_earlier);
}

STANDS_BEFORE_DISPATCH void dispatch_sync(void *queue, void (^block)(void)) {
    if (queue != &_dispatch_main_q || is_main_thread()) return REAL(dispatch_sync)(queue, block);
    struct {
        void *class;
        int flags, reserved;
        void (*invoke)(void *);
    } *body = (void *)block;
    dispatch_sync_f(queue, body, body->invoke);
}

// MARK: The bell

/// What run loops call when the library's queue has something.
STANDS_BEFORE_DISPATCH void _dispatch_main_queue_callback_4CF(void *message) {
    if (!is_main_thread()) return REAL(_dispatch_main_queue_callback_4CF)(message);
    work_off();
    REAL(_dispatch_main_queue_callback_4CF)(message);
    pthread_mutex_lock(&lock);
    if (find(UINT64_MAX)) {
        ring_and_unlock();
    } else {
        pthread_mutex_unlock(&lock);
    }
}

// MARK: Inside one of those calls

extern int _dispatch_get_main_queue_handle_4CF(void);

/// A run loop that turns inside one of the main queue's calls leaves that queue alone: it is served from here.
void main_queue_serve_inside(void) {
    if (depth == 0 || !is_main_thread()) return;
    struct pollfd bell = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
    uint64_t rings;
    const struct timespec at_once = {0};
    bool is_rung = REAL(ppoll)(&bell, 1, &at_once, NULL) > 0;
    if (!is_rung && main_queue_is_empty()) return;
    if (is_rung && read(bell.fd, &rings, sizeof rings) < 0) return;
    note_event();
    _dispatch_main_queue_callback_4CF(NULL);
}

IF_THERE void CFRunLoopPerformBlock(void *loop, const void *mode, void (^block)(void));
IF_THERE void CFRunLoopWakeUp(void *loop);
IF_THERE void CFRunLoopStop(void *loop);

/// Wakes a run loop that is turned by hand in there.
static void ring_inner_loop(void) {
    if (!CFRunLoopPerformBlock) return;
    void *loop = CFRunLoopGetMain();
    CFRunLoopPerformBlock(loop, kCFRunLoopCommonModes, ^{ main_queue_serve_inside(); });
    CFRunLoopWakeUp(loop);
}

void allium_time_leave_loop(void) {
    if (CFRunLoopStop) CFRunLoopStop(CFRunLoopGetMain());
}

// MARK: Where the main thread ends up in programs that have nothing more to do on it

/// Where the dispatch library would end the main thread and do its work on any other, the run loop turns, as on Apple's systems.
STANDS_BEFORE_DISPATCH void dispatch_main(void) {
    if (!CFRunLoopRunInMode || !is_main_thread()) REAL(dispatch_main)();
    for (;;) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e10, false);
}

static __attribute__((swiftcall)) void enqueue_on_main(void *job, enqueue original) {
    main_queue_push(main_job, job, NULL, NULL);
}

static __attribute__((constructor)) void begin(void) {
    if (!dispatch_is_linked_in()) swift_task_enqueueMainExecutor_hook = enqueue_on_main;
}

#include "Internal.h"

#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

// All that waits for a moment of virtual time: the kernel's timers, on which run loops and the dispatch library build theirs, delayed
// calls, and threads that sleep. What is due is told in the order of its moments, and of its coming where they are equal.

typedef struct {
    int descriptor;
    clockid_t clock;
    bool is_armed;
    bool is_of_dispatch;
    /// In nanoseconds of the clock.
    int64_t value;
    int64_t interval;
    uint64_t order;
} kernel_timer;

typedef struct {
    int64_t moment;
    uint64_t order;
    delayed_call call;
} waiting_call;

typedef struct sleeper {
    int64_t moment;
    uint64_t order;
    struct sleeper *next;
    _Atomic(uint32_t) is_woken;
    bool is_awaited;
} sleeper;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kernel_timer *timers;
static size_t timer_count;
/// The next one is the last.
static waiting_call *calls;
static size_t call_count, call_room;
static sleeper *sleepers;
static uint64_t orders;
static _Atomic(int64_t) next_moment = ALLIUM_NEVER;

static void *larger(void *memory, size_t size) {
    void *new = realloc(memory, size);
    if (!new) abort();
    return new;
}

static int64_t moment_of(const kernel_timer *timer) { return elapsed_for(timer->clock, timer->value); }

/// With the lock.
static void find_next(void) {
    int64_t moment = call_count ? calls[call_count - 1].moment : ALLIUM_NEVER;
    for (size_t index = 0; index < timer_count; index++)
        if (timers[index].is_armed && moment_of(&timers[index]) < moment) moment = moment_of(&timers[index]);
    for (sleeper *one = sleepers; one; one = one->next)
        if (one->moment < moment) moment = one->moment;
    next_moment = moment;
}

int64_t allium_time_next(void) { return time_is_held ? next_moment : ALLIUM_NEVER; }

static void has_come(void) {
    watch_main();
    wake_waiting_main();
}

// MARK: Kernel timers

static int kernel_settime(int descriptor, int flags, int64_t value, int64_t interval) {
    struct itimerspec time = {.it_value = from_nanoseconds(value), .it_interval = from_nanoseconds(interval)};
    return REAL(timerfd_settime)(descriptor, flags, &time, NULL);
}

static kernel_timer *find_timer(int descriptor) {
    for (size_t index = 0; index < timer_count; index++)
        if (timers[index].descriptor == descriptor) return &timers[index];
    return NULL;
}

int timerfd_create(int clock, int flags) {
    int descriptor = REAL(timerfd_create)(clock, flags);
    if (descriptor < 0) return descriptor;
    pthread_mutex_lock(&lock);
    kernel_timer *timer = find_timer(descriptor);
    if (!timer) {
        timers = larger(timers, (timer_count + 1) * sizeof(kernel_timer));
        timer = &timers[timer_count++];
    }
    *timer = (kernel_timer){.descriptor = descriptor, .clock = clock};
    pthread_mutex_unlock(&lock);
    return descriptor;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old) {
    pthread_mutex_lock(&lock);
    kernel_timer *timer = find_timer(descriptor);
    if (!timer || !new || old) {
        pthread_mutex_unlock(&lock);
        return REAL(timerfd_settime)(descriptor, flags, new, old);
    }
    int64_t value = to_nanoseconds(&new->it_value);
    bool is_absolute = flags & TFD_TIMER_ABSTIME;
    timer->is_armed = value != 0;
    timer->is_of_dispatch = is_dispatch(__builtin_return_address(0));
    timer->interval = to_nanoseconds(&new->it_interval);
    timer->order = ++orders;
    int result;
    if (time_is_held) {
        timer->value = is_absolute ? value : value - elapsed_for(timer->clock, 0) + time_elapsed;
        result = kernel_settime(descriptor, 0, 0, 0);
    } else {
        struct timespec now;
        clock_gettime(timer->clock, &now);
        timer->value = is_absolute ? value : value + to_nanoseconds(&now);
        result = kernel_settime(descriptor, flags, value, timer->interval);
    }
    find_next();
    pthread_mutex_unlock(&lock);
    if (value != 0 && time_is_held) has_come();
    return result;
}

/// With the lock. The kernel's timer runs out at once.
static void fire_timer(kernel_timer *timer) {
    if (timer->interval) timer->value += timer->interval; else timer->is_armed = false;
    kernel_settime(timer->descriptor, 0, 1, 0);
}

static _Atomic(pid_t) manager;

void deadlines_manager_waits(void) {
    if (!manager) manager = (pid_t)syscall(SYS_gettid);
}

/// When the last source was made, in real time.
static _Atomic(int64_t) source_made;
extern void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);

STANDS_BEFORE_DISPATCH void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    if (!manager) source_made = allium_time_real();
    return REAL(dispatch_source_create)(type, handle, mask, queue);
}

bool deadlines_are_known(void) {
    if (manager) return thread_is_asleep(manager);
    // The first source makes the manager, which takes a moment.
    return allium_time_real() - source_made > 200 * MILLISECOND || threads_are_asleep();
}

/// The dispatch library's manager is another thread: until it has passed on what came. On a machine that has too much to do that takes its
/// time.
static void await_manager(void) {
    int64_t limit = allium_time_real() + SECOND;
    struct timespec pause = {.tv_nsec = 20 * MICROSECOND};
    while (!deadlines_are_known() && allium_time_real() < limit) REAL(nanosleep)(&pause, NULL);
}

static void await_readable(int descriptor) {
    struct pollfd one = {.fd = descriptor, .events = POLLIN};
    struct timespec limit = {.tv_nsec = 20 * MILLISECOND};
    REAL(ppoll)(&one, 1, &limit, NULL);
}

// MARK: Delayed calls

bool deadlines_add_call(int64_t moment, delayed_call call) {
    pthread_mutex_lock(&lock);
    if (!time_is_held) {
        pthread_mutex_unlock(&lock);
        return false;
    }
    if (call_count == call_room) {
        call_room = call_room ? call_room * 2 : 16;
        calls = larger(calls, call_room * sizeof(waiting_call));
    }
    size_t place = call_count++;
    for (; place > 0 && calls[place - 1].moment <= moment; place--) calls[place] = calls[place - 1];
    calls[place] = (waiting_call){.moment = moment, .order = ++orders, .call = call};
    find_next();
    pthread_mutex_unlock(&lock);
    has_come();
    return true;
}

int allium_time_waiting_calls(int64_t *latest) {
    extern char _dispatch_main_q;
    int count = 0;
    *latest = 0;
    pthread_mutex_lock(&lock);
    for (size_t index = 0; index < call_count; index++) {
        if (calls[index].call.queue != &_dispatch_main_q) continue;
        count++;
        if (calls[index].moment > *latest) *latest = calls[index].moment;
    }
    pthread_mutex_unlock(&lock);
    return count;
}

// MARK: Sleeping threads

static void futex_wait(_Atomic(uint32_t) *word) { syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0); }
static void futex_wake(_Atomic(uint32_t) *word) { syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0); }

static bool is_never_ready(void *context, int64_t limit) {
    if (limit == 0) return false;
    struct timespec pause = from_nanoseconds(limit < 0 || limit > 5 * MILLISECOND ? 5 * MILLISECOND : limit);
    REAL(nanosleep)(&pause, NULL);
    return false;
}

/// Rung when time begins to be held.
static _Atomic(uint32_t) hold_bell;

int64_t deadlines_sleep_really(int64_t delay) {
    int64_t end = real_now(CLOCK_MONOTONIC) + delay;
    for (int64_t rest = delay; rest > 0; rest = end - real_now(CLOCK_MONOTONIC)) {
        struct timespec limit = from_nanoseconds(rest);
        if (syscall(SYS_futex, &hold_bell, FUTEX_WAIT_PRIVATE, 0, &limit, NULL, 0) < 0 && errno == EINTR) return end - real_now(CLOCK_MONOTONIC);
        if (!time_is_held) continue;
        deadlines_sleep(elapsed_for(CLOCK_MONOTONIC, end));
        return 0;
    }
    return 0;
}

void deadlines_sleep(int64_t moment) {
    if (is_main_thread()) {
        wait_on_main(moment, is_never_ready, NULL);
        return;
    }
    sleeper me = {.moment = moment, .is_awaited = work_is_awaited_here()};
    pthread_mutex_lock(&lock);
    me.order = ++orders;
    me.next = sleepers;
    sleepers = &me;
    find_next();
    pthread_mutex_unlock(&lock);
    if (me.is_awaited) work_will_sleep();
    has_come();
    while (!me.is_woken) futex_wait(&me.is_woken);
}

// MARK: What is due

typedef enum { nothing, a_timer, a_call, a_sleeper } kind;

/// Dates are counted in tenths of microseconds, so what is asked for the same moment in different ways differs a little.
static int64_t rounded(int64_t moment) { return (moment + 500) / 1000; }

/// With the lock.
static kind first_due(int64_t now, size_t *place, sleeper ***link, int64_t *due) {
    kind found = nothing;
    int64_t moment = now;
    uint64_t order = UINT64_MAX;
#define EARLIER(m, o) (rounded(m) < rounded(moment) || (rounded(m) == rounded(moment) && (o) < order))
    if (call_count && EARLIER(calls[call_count - 1].moment, calls[call_count - 1].order)) {
        found = a_call;
        moment = calls[call_count - 1].moment;
        order = calls[call_count - 1].order;
    }
    for (size_t index = 0; index < timer_count; index++) {
        if (!timers[index].is_armed || !EARLIER(moment_of(&timers[index]), timers[index].order)) continue;
        found = a_timer;
        *place = index;
        moment = moment_of(&timers[index]);
        order = timers[index].order;
    }
    for (sleeper **one = &sleepers; *one; one = &(*one)->next) {
        if (!EARLIER((*one)->moment, (*one)->order)) continue;
        found = a_sleeper;
        *link = one;
        moment = (*one)->moment;
        order = (*one)->order;
    }
    *due = moment;
    return found;
}

bool deadlines_fire_first(void) {
    int64_t now = time_elapsed, due = now;
    if (!time_is_held || next_moment > now) return false;
    size_t place;
    sleeper **link;
    pthread_mutex_lock(&lock);
    kind what = first_due(now, &place, &link, &due);
    if (what != nothing) time_pass_to(due);
    if (what == a_timer) {
        kernel_timer timer = timers[place];
        fire_timer(&timers[place]);
        find_next();
        pthread_mutex_unlock(&lock);
        bool is_main = is_main_thread();
        if (is_main) main_waits_itself(true);
        await_readable(timer.descriptor);
        if (timer.is_of_dispatch) await_manager();
        if (is_main) main_waits_itself(false);
    } else if (what == a_call) {
        delayed_call call = calls[--call_count].call;
        find_next();
        pthread_mutex_unlock(&lock);
        work_submit(call);
    } else if (what == a_sleeper) {
        sleeper *one = *link;
        *link = one->next;
        if (one->is_awaited) work_did_sleep();
        find_next();
        pthread_mutex_unlock(&lock);
        one->is_woken = 1;
        futex_wake(&one->is_woken);
    } else {
        pthread_mutex_unlock(&lock);
    }
    return what != nothing;
}

void deadlines_fire(void) {
    while (deadlines_fire_first()) {}
}

bool allium_time_move(int64_t moment) {
    time_pass_to(moment);
    return deadlines_fire_first();
}

void deadlines_hold(void) {
    pthread_mutex_lock(&lock);
    for (size_t index = 0; index < timer_count; index++) {
        kernel_timer *timer = &timers[index];
        timer->is_armed = timer->is_armed && timer->value > real_now(timer->clock);
        if (timer->is_armed) kernel_settime(timer->descriptor, 0, 0, 0);
    }
    atomic_store_explicit(&time_is_held, true, memory_order_release);
    find_next();
    pthread_mutex_unlock(&lock);
    hold_bell = 1;
    syscall(SYS_futex, &hold_bell, FUTEX_WAKE_PRIVATE, INT32_MAX, NULL, NULL, 0);
}

#include "Internal.h"

#include <errno.h>
#include <link.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// What programs and the system's libraries read: these stand before the C library's functions of the same names. While time is held all
// clocks show what they showed then, and what has passed virtually since.

_Atomic(bool) time_is_held;
_Atomic(int64_t) time_elapsed;

enum { clock_count = 12 };
/// What each clock shows at virtual time 0, while time is held.
static _Atomic(int64_t) bases[clock_count];

/// The other clocks count the work of processors, or stay the hardware's own, for those who measure.
static bool is_ours(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_MONOTONIC:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
    case CLOCK_TAI: return true;
    default: return false;
    }
}

static int real_clock_gettime(clockid_t clock, struct timespec *time) {
    __typeof__(&clock_gettime) next = REAL(clock_gettime);
    return next ? next(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

int64_t real_now(clockid_t clock) {
    struct timespec time = {0};
    real_clock_gettime(clock, &time);
    return to_nanoseconds(&time);
}

int64_t allium_time_real(void) { return real_now(CLOCK_MONOTONIC); }

/// Twenty-five years on, which calendars still have room for.
static const int64_t end_of_time = 25LL * 365 * 86400 * SECOND;

void time_pass_to(int64_t moment) {
    int64_t now = time_elapsed;
    if (moment > end_of_time) moment = end_of_time;
    while (now < moment && !atomic_compare_exchange_weak(&time_elapsed, &now, moment)) {}
}

void allium_time_pass(int64_t moment) { time_pass_to(moment); }

// MARK: Looking

/// How many looks in one instant are a loop that waits: on the main thread, on others, and on those that did so before.
enum { patience = 100000, patience_elsewhere = 2000, patience_with_onlookers = 50, onlooker_count = 16 };

typedef struct {
    int64_t elapsed;
    int64_t real;
    uint32_t looks;
    uint32_t limit;
    /// Calls on the main thread that began at this instant.
    uint32_t calls;
} onlooker;

static __thread onlooker me;

/// Threads that do nothing but look at the clock, and the instant at which they do.
static struct {
    _Atomic(pid_t) thread;
    _Atomic(int64_t) elapsed;
} onlookers[onlooker_count];

bool only_looks(pid_t thread) {
    for (int place = 0; place < onlooker_count; place++)
        if (onlookers[place].thread == thread) return onlookers[place].elapsed == time_elapsed;
    return false;
}

static void note_onlooker(void) {
    pid_t self = (pid_t)syscall(SYS_gettid);
    for (int place = 0; place < onlooker_count; place++) {
        pid_t none = 0;
        if (onlookers[place].thread != self && !atomic_compare_exchange_strong(&onlookers[place].thread, &none, self)) continue;
        onlookers[place].elapsed = me.elapsed;
        return;
    }
}

/// A loop on the main thread that only looks at the clock would never end: after very many looks in one instant time passes as it really
/// does. Elsewhere such a loop waits for what the main thread lets happen, and counts as asleep.
static int64_t look_impatiently(void) {
    if (!is_main_thread()) {
        if (me.looks == me.limit) note_onlooker();
        me.limit = patience_with_onlookers;
        return me.elapsed;
    }
    int64_t real = real_now(CLOCK_MONOTONIC);
    if (me.looks > me.limit && real - me.real > MILLISECOND) {
        // The loop has come to its end.
        me.looks = 0;
        return me.elapsed;
    }
    if (me.looks > me.limit) time_pass_to(me.elapsed + real - me.real);
    me.looks = me.limit + 1;
    me.real = real;
    me.elapsed = time_elapsed;
    if (allium_time_next() <= me.elapsed) deadlines_fire();
    return me.elapsed;
}

/// A loop that waits by looking stays in one call, or comes back as very many in one instant. The looks of one test are not the next one's.
void looks_begin(void) {
    if (me.elapsed == time_elapsed && ++me.calls < patience) me.looks = 0;
}

int64_t allium_time_look(void) {
    int64_t elapsed = atomic_load_explicit(&time_elapsed, memory_order_relaxed);
    if (elapsed != me.elapsed || me.limit == 0) {
        if (me.looks < me.limit || me.limit == 0) me.limit = is_main_thread() ? patience : patience_elsewhere;
        me.elapsed = elapsed;
        me.looks = 0;
        me.calls = 0;
    } else if (++me.looks >= me.limit) {
        return look_impatiently();
    }
    return elapsed;
}

int64_t allium_time_now(void) {
    if (time_is_held) return atomic_load_explicit(&time_elapsed, memory_order_relaxed);
    return real_now(CLOCK_MONOTONIC);
}

static int64_t value_now(clockid_t clock) {
    if (!is_ours(clock)) return real_now(clock);
    if (atomic_load_explicit(&time_is_held, memory_order_acquire)) return bases[clock] + allium_time_look();
    return real_now(clock);
}

int64_t elapsed_for(clockid_t clock, int64_t value) { return value - bases[clock]; }
int64_t kernel_value(clockid_t clock, int64_t value) {
    return time_is_held && is_ours(clock) ? value - bases[clock] - time_elapsed + real_now(clock) : value;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!time_is_held || !is_ours(clock)) return real_clock_gettime(clock, time);
    *time = from_nanoseconds(value_now(clock));
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    int64_t now = value_now(CLOCK_REALTIME);
    *time = (struct timeval){.tv_sec = now / SECOND, .tv_usec = now % SECOND / 1000};
    if (zone) *(struct timezone *)zone = (struct timezone){0};
    return 0;
}

time_t time(time_t *place) {
    time_t now = value_now(CLOCK_REALTIME) / SECOND;
    if (place) *place = now;
    return now;
}

int timespec_get(struct timespec *time, int base) {
    if (base != TIME_UTC) return 0;
    *time = from_nanoseconds(value_now(CLOCK_REALTIME));
    return base;
}

// MARK: Holding

static pthread_mutex_t holding = PTHREAD_MUTEX_INITIALIZER;

static _Atomic(bool) stays_real;

void allium_time_stay_real(void) { stays_real = true; }

void allium_time_hold(void) {
    if (time_is_held || stays_real) return;
    pthread_mutex_lock(&holding);
    if (!time_is_held) {
        for (clockid_t clock = 0; clock < clock_count; clock++)
            if (is_ours(clock)) bases[clock] = real_now(clock);
        // The calendar goes on from a whole second: what programs count from it in floating point is the same on every run.
        const clockid_t calendars[] = {CLOCK_REALTIME, CLOCK_REALTIME_COARSE, CLOCK_TAI};
        for (int index = 0; index < 3; index++) bases[calendars[index]] = (bases[calendars[index]] / SECOND + 1) * SECOND;
        note_outside();
        deadlines_hold();
    }
    pthread_mutex_unlock(&holding);
}

bool allium_time_is_held(void) { return time_is_held; }

// MARK: Who asks

bool is_main_thread(void) {
    static __thread int8_t known;
    if (!known) known = syscall(SYS_gettid) == getpid() ? 1 : -1;
    return known > 0;
}

static _Atomic(uintptr_t) dispatch_begin, dispatch_end;

static int find_dispatch(struct dl_phdr_info *info, size_t size, void *address) {
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        uintptr_t begin = info->dlpi_addr + part->p_vaddr;
        if (part->p_type != PT_LOAD || (uintptr_t)address < begin || (uintptr_t)address >= begin + part->p_memsz) continue;
        dispatch_end = begin + part->p_memsz;
        dispatch_begin = begin;
        return 1;
    }
    return 0;
}

extern void dispatch_group_leave(void *);
extern const char *dispatch_queue_get_label(void *queue);

bool is_dispatch(const void *address) {
    // In a program of one piece the queue tells. Of the threads that serve queues none can be told from those that they serve.
    if (dispatch_is_linked_in()) {
        if (is_main_thread()) return false;
        const char *label = dispatch_queue_get_label(NULL);
        return label && strcmp(label, "com.apple.libdispatch-manager") == 0;
    }
    // A function that is the library's alone tells where its code lies.
    if (!dispatch_begin) dl_iterate_phdr(find_dispatch, dispatch_group_leave);
    return (uintptr_t)address >= dispatch_begin && (uintptr_t)address < dispatch_end;
}

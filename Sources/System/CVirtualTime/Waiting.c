#include "Internal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Whoever waits on the main thread waits for something that time brings, or others. While no other thread is running, nothing can come
// but with time, so time goes at once to the next moment at which something is due.

enum { hour = 3600 };
/// How long time stands while others work, in real nanoseconds since all were asleep.
static const int64_t stand_limit = 500 * MILLISECOND;
static int64_t busy_since;

static bool works_for_long(bool asleep) {
    int64_t now = allium_time_real();
    if (asleep || !busy_since) busy_since = now;
    return now - busy_since > stand_limit;
}

// MARK: Threads

enum { known_count = 64 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    pid_t thread;
    int file;
} known[known_count];
static _Atomic(pid_t) watcher;

static char state_in(int file) {
    char text[128];
    ssize_t count = pread(file, text, sizeof text - 1, 0);
    if (count <= 0) return 0;
    text[count] = 0;
    // Names may hold any character; the state follows the last bracket of those that fit.
    char *bracket = strrchr(text, ')');
    return bracket && bracket[1] ? bracket[2] : 'R';
}

/// With the lock. 0 for a thread that is gone.
static char state_of(pid_t thread) {
    int place = thread % known_count;
    if (known[place].thread != thread) {
        if (known[place].thread) close(known[place].file);
        char path[48];
        snprintf(path, sizeof path, "/proc/self/task/%d/stat", thread);
        known[place].thread = thread;
        known[place].file = open(path, O_RDONLY | O_CLOEXEC);
        if (known[place].file < 0) known[place].thread = 0;
    }
    return known[place].thread ? state_in(known[place].file) : 0;
}

static bool is_asleep(char state) { return state == 'S' || state == 'I' || state == 0 || state == 'Z' || state == 'X'; }

bool thread_is_asleep(pid_t thread) {
    pthread_mutex_lock(&lock);
    bool asleep = is_asleep(state_of(thread));
    pthread_mutex_unlock(&lock);
    return asleep;
}

static bool scan(DIR *folder, pid_t self) {
    rewinddir(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        pid_t thread = atoi(entry->d_name);
        if (thread == 0 || thread == self || thread == watcher || thread == getpid()) continue;
        if (!is_asleep(state_of(thread)) && !only_looks(thread)) return false;
    }
    return true;
}

bool threads_are_asleep(void) {
    static DIR *folder;
    pid_t self = (pid_t)syscall(SYS_gettid);
    pthread_mutex_lock(&lock);
    if (!folder) folder = opendir("/proc/self/task");
    // Twice: one may have woken another that had been asked already, and gone to sleep.
    bool asleep = folder && scan(folder, self) && scan(folder, self);
    pthread_mutex_unlock(&lock);
    return asleep;
}

// MARK: The world outside

enum { inherited_count = 1024 };
static bool is_inherited[inherited_count];

static bool visit_connections(bool (*body)(int file)) {
    DIR *folder = opendir("/proc/self/fd");
    bool found = false;
    if (!folder) return false;
    for (struct dirent *entry; !found && (entry = readdir(folder));) {
        struct stat status;
        int file = atoi(entry->d_name);
        if (entry->d_name[0] != '.' && fstat(file, &status) == 0 && S_ISSOCK(status.st_mode)) found = body(file);
    }
    closedir(folder);
    return found;
}

static bool note(int file) {
    if (file < inherited_count) is_inherited[file] = true;
    return false;
}

static bool is_own(int file) { return file >= inherited_count || !is_inherited[file]; }

void note_outside(void) { visit_connections(note); }

bool waits_for_outside(void) {
    siginfo_t child;
    return waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT) == 0 || visit_connections(is_own);
}

// MARK: The main thread

/// In how many of our own ways the main thread waits now, and how often it has.
static _Atomic(int) main_waits;
static _Atomic(uint32_t) main_beats;
static int bell = -1;
static int64_t (*frames_next)(void);
static void (*frames_due)(void);
static bool frames_are_queued;

void allium_time_set_frames(int64_t (*next)(void), void (*due)(void)) {
    frames_next = next;
    frames_due = due;
}

void wake_waiting_main(void) {
    uint64_t one = 1;
    if (main_waits && !is_main_thread() && write(bell, &one, sizeof one) < 0) return;
}

void main_waits_itself(bool waits) {
    main_beats++;
    main_waits += waits ? 1 : -1;
}

static void call_frames(void *context) {
    frames_are_queued = false;
    frames_due();
}

static int64_t next_frame(void) { return frames_next && !frames_are_queued ? frames_next() : ALLIUM_NEVER; }

/// One at a time, so that what it brings comes before what is due after it at the same moment.
static void fire_first(void) {
    if (deadlines_fire_first() || next_frame() > time_elapsed) return;
    frames_are_queued = true;
    main_queue_push(main_function, NULL, call_frames, NULL);
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

bool wait_on_main(int64_t moment, bool (*is_ready)(void *context, int64_t limit), void *context) {
    if (is_ready(context, 0)) return true;
    if (bell < 0) bell = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    int64_t jumped = 0, pause = 50 * MICROSECOND;
    bool ready = false;
    main_waits_itself(true);
    while (time_is_held && time_elapsed < moment) {
        int64_t now = time_elapsed;
        int64_t next = least(moment, least(allium_time_next(), next_frame()));
        // Where time brings nothing, only others can, and they ring.
        bool asleep = next == ALLIUM_NEVER || threads_are_asleep();
        if ((ready = is_ready(context, 0))) break;
        bool stays_real = jumped > hour * SECOND || (asleep && next > now && next != ALLIUM_NEVER && waits_for_outside());
        bool goes_on = works_for_long(asleep);
        if (next <= now && (asleep || goes_on)) {
            fire_first();
            if ((ready = is_ready(context, 0))) break;
            continue;
        }
        if (asleep && !stays_real && next != ALLIUM_NEVER) {
            jumped += next - now;
            time_pass_to(next);
            continue;
        }
        int64_t real = allium_time_real(), limit = pause;
        if (next == ALLIUM_NEVER) limit = -1; else if (asleep) limit = least(next - now, 10 * MILLISECOND);
        ready = is_ready(context, limit);
        if (next != ALLIUM_NEVER && (stays_real || (!asleep && goes_on)))
            time_pass_to(least(next, now + allium_time_real() - real));
        if (ready) break;
        pause = least(pause * 2, MILLISECOND);
    }
    main_waits_itself(false);
    return ready;
}

// MARK: What main threads wait in

static _Atomic(uint64_t) events;

void note_event(void) { events++; }

typedef struct {
    struct pollfd *files;
    nfds_t count;
} polled;

static bool polls(void *context, int64_t limit) {
    polled *all = context;
    struct pollfd files[all->count + 1];
    memcpy(files, all->files, all->count * sizeof(struct pollfd));
    files[all->count] = (struct pollfd){.fd = bell, .events = POLLIN};
    struct timespec time = from_nanoseconds(limit);
    int ready = REAL(ppoll)(files, all->count + (bell >= 0), limit < 0 ? NULL : &time, NULL);
    uint64_t rings;
    if (ready > 0 && bell >= 0 && files[all->count].revents && read(bell, &rings, sizeof rings) > 0) ready--;
    memcpy(all->files, files, all->count * sizeof(struct pollfd));
    return ready > 0;
}

static int ready_count(const polled *all) {
    int count = 0;
    for (nfds_t index = 0; index < all->count; index++) count += all->files[index].revents != 0;
    return count;
}

static int64_t moment_after(int64_t delay) {
    return delay < 0 || delay > INT64_MAX / 2 ? ALLIUM_NEVER : time_elapsed + delay;
}

static int poll_on_main(struct pollfd *files, nfds_t count, int64_t delay) {
    polled all = {files, count};
    if (!wait_on_main(moment_after(delay), polls, &all)) {
        for (nfds_t index = 0; index < count; index++) files[index].revents = 0;
        return 0;
    }
    return ready_count(&all);
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
    int64_t delay = timeout ? to_nanoseconds(timeout) : -1;
    int result;
    if (!timeout && !signals && count == 1 && !time_is_held && is_main_thread() && real_loop_waits(files, &result)) return result;
    if (!is_main_thread() || (delay != 0 && !time_is_held) || signals || count > 256) {
        return REAL(ppoll)(files, count, timeout, signals);
    } else if (delay == 0) {
        result = REAL(ppoll)(files, count, timeout, signals);
    } else {
        result = poll_on_main(files, count, delay);
    }
    if (result > 0) events++;
    return result;
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
    if (timeout == 0 || !time_is_held || !is_main_thread() || count > 256) return REAL(poll)(files, count, timeout);
    return poll_on_main(files, count, timeout < 0 ? -1 : timeout * MILLISECOND);
}

int epoll_wait(int file, struct epoll_event *found, int count, int timeout) {
    if (is_dispatch(__builtin_return_address(0))) {
        if (timeout != 0) deadlines_manager_waits();
        return REAL(epoll_wait)(file, found, count, timeout);
    }
    if (!is_main_thread() || (timeout != 0 && !time_is_held)) return REAL(epoll_wait)(file, found, count, timeout);
    struct pollfd one = {.fd = file, .events = POLLIN};
    if (timeout != 0) poll_on_main(&one, 1, timeout < 0 ? -1 : timeout * MILLISECOND);
    int result = REAL(epoll_wait)(file, found, count, 0);
    if (result > 0) events++;
    return result;
}

// MARK: Sleep

/// Returns what was left when a signal ended the sleep. Never less than an instant: who sleeps until a date by fractions of nanoseconds
/// would never get there.
static int64_t sleep_for(int64_t delay) {
    if (!time_is_held) return deadlines_sleep_really(delay);
    deadlines_sleep(moment_after(delay > MICROSECOND ? delay : MICROSECOND));
    return 0;
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
    // What isn't a length of time is the C library's to refuse.
    bool is_valid = time && time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < SECOND;
    if (!is_valid || is_dispatch(__builtin_return_address(0))) return REAL(nanosleep)(time, rest);
    int64_t left = sleep_for(to_nanoseconds(time));
    if (left > 0 && rest) *rest = from_nanoseconds(left);
    return left > 0 ? -1 : 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    int64_t value = to_nanoseconds(time);
    if (!time_is_held && !(flags & TIMER_ABSTIME) && clock == CLOCK_MONOTONIC) {
        int64_t left = sleep_for(value);
        if (left > 0 && rest) *rest = from_nanoseconds(left);
        return left > 0 ? EINTR : 0;
    }
    if (!time_is_held) return REAL(clock_nanosleep)(clock, flags, time, rest);
    sleep_for(flags & TIMER_ABSTIME ? elapsed_for(clock, value) - time_elapsed : value);
    return 0;
}

int usleep(useconds_t time) {
    if (is_dispatch(__builtin_return_address(0))) return REAL(usleep)(time);
    return sleep_for(time * MICROSECOND) > 0 ? -1 : 0;
}

unsigned int sleep(unsigned int time) {
    if (is_dispatch(__builtin_return_address(0))) return REAL(sleep)(time);
    return (unsigned int)((sleep_for(time * SECOND) + SECOND / 2) / SECOND);
}

// MARK: Locks with a limit

typedef struct {
    void *one, *other;
} waited;

static struct timespec real_limit(clockid_t clock, int64_t limit) {
    return from_nanoseconds(real_now(clock) + (limit < 0 || limit > 5 * MILLISECOND ? 5 * MILLISECOND : limit));
}

static bool takes_semaphore(void *context, int64_t limit) {
    struct timespec time = real_limit(CLOCK_REALTIME, limit);
    return (limit == 0 ? sem_trywait(context) : REAL(sem_timedwait)(context, &time)) == 0;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
    int64_t value = to_nanoseconds(limit);
    if (time_is_held && is_main_thread()) {
        if (wait_on_main(elapsed_for(CLOCK_REALTIME, value), takes_semaphore, semaphore)) return 0;
        errno = ETIMEDOUT;
        return -1;
    }
    struct timespec time = from_nanoseconds(kernel_value(CLOCK_REALTIME, value));
    return REAL(sem_timedwait)(semaphore, &time);
}

static bool hears_condition(void *context, int64_t limit) {
    // Others come in only while the mutex is free: for a moment even where nobody wants to wait. Who was let wait in vain looks again.
    waited *both = context;
    struct timespec time = real_limit(CLOCK_REALTIME, limit == 0 ? 200 * MICROSECOND : limit);
    return REAL(pthread_cond_timedwait)(both->one, both->other, &time) != ETIMEDOUT || limit != 0;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
    // Conditions are made for the calendar's clock, all but a few: those keep real time.
    int64_t value = to_nanoseconds(limit);
    if (time_is_held && is_main_thread()) {
        waited both = {condition, mutex};
        return wait_on_main(elapsed_for(CLOCK_REALTIME, value), hears_condition, &both) ? 0 : ETIMEDOUT;
    }
    struct timespec time = from_nanoseconds(kernel_value(CLOCK_REALTIME, value));
    return REAL(pthread_cond_timedwait)(condition, mutex, &time);
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict limit) {
    struct timespec time = from_nanoseconds(kernel_value(clock, to_nanoseconds(limit)));
    return REAL(sem_clockwait)(semaphore, clock, &time);
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict limit) {
    struct timespec time = from_nanoseconds(kernel_value(clock, to_nanoseconds(limit)));
    return REAL(pthread_cond_clockwait)(condition, mutex, clock, &time);
}

// MARK: A main thread that waits elsewhere

static _Atomic(uint32_t) is_watching;

static void *watch(void *context) {
    watcher = (pid_t)syscall(SYS_gettid);
    const int64_t turn = 5 * MILLISECOND;
    struct timespec pause = from_nanoseconds(turn);
    uint32_t beats = 0;
    for (int quiet = 0;;) {
        if (allium_time_next() == ALLIUM_NEVER) {
            is_watching = 0;
            quiet = 0;
            if (allium_time_next() == ALLIUM_NEVER) syscall(SYS_futex, &is_watching, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
            continue;
        }
        REAL(nanosleep)(&pause, NULL);
        if (main_waits || main_beats != beats || !thread_is_asleep(getpid()) || !threads_are_asleep()) {
            quiet = 0;
            beats = main_beats;
        } else if (++quiet >= 2) {
            time_pass_to(waits_for_outside() ? time_elapsed + turn : allium_time_next());
            deadlines_fire();
        }
    }
    return NULL;
}

/// Begins when the first moment comes to be waited for, and rests while there is none.
void watch_main(void) {
    static _Atomic(bool) has_begun;
    if (atomic_exchange(&is_watching, 1) == 1) return;
    if (!atomic_exchange(&has_begun, true)) {
        pthread_t thread;
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setstacksize(&attributes, 64 * 1024);
        pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
        pthread_create(&thread, &attributes, watch, NULL);
        pthread_attr_destroy(&attributes);
    } else {
        syscall(SYS_futex, &is_watching, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    }
}

// MARK: One turn

static void (*turn_body)(void);

static void observe(void *observer, unsigned long activity, void *context) { turn_body(); }

IF_THERE void *CFRunLoopObserverCreate(
    void *allocator, unsigned long activities, unsigned char repeats, long order, void *observe, void *context);
IF_THERE void CFRunLoopAddObserver(void *loop, void *observer, const void *mode);

void allium_time_observe_turns(void (*body)(void)) {
    if (!CFRunLoopObserverCreate) return;
    const unsigned long before_waiting = 1 << 5, exit = 1 << 7;
    turn_body = body;
    // After those of programs, as layers' own on Apple's systems.
    void *observer = CFRunLoopObserverCreate(NULL, before_waiting | exit, true, 2000000, observe, NULL);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}

bool allium_time_is_main_thread(void) { return is_main_thread(); }

bool allium_time_turn(void) {
    if (!CFRunLoopRunInMode) return false;
    uint64_t before = events;
    main_beats++;
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true);
    main_queue_serve_inside();
    return events != before;
}

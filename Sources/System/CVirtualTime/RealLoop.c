#include "Internal.h"

#include <poll.h>

// The main run loop of a process before which somebody sits: it waits for what comes to it, for a file of the host, and for a moment.
//
// Foundation's own limit of a run is a timer of the dispatch library: made, armed and cancelled for each run on another thread, which takes as
// much of a processor as a small frame does; a source that watches the file costs the same again. The loop waits in `ppoll`, which is ours,
// so both limits go in there, and the loop is left as it would be by `CFRunLoopStop`.

enum { entry = 1 << 0, after_waiting = 1 << 6, left = 1 << 7 };

static int depth;
typedef struct {
    /// Of the loop whose next wait has a limit; loops that turn inside its calls have none.
    int depth;
    int file;
    short found;
    int64_t moment;
    bool is_waiting, is_over;
} limited_turn;
static limited_turn turn;

IF_THERE void *CFRunLoopObserverCreate(
    void *allocator, unsigned long activities, unsigned char repeats, long order, void *observe, void *context);
IF_THERE void CFRunLoopAddObserver(void *loop, void *observer, const void *mode);
IF_THERE void CFRunLoopStop(void *loop);

static void observe(void *observer, unsigned long activity, void *context) {
    if (activity == entry) depth++;
    if (activity == left) depth--;
    // Now it is stopped without a bell: what has woken it is still done.
    if (activity == after_waiting && turn.is_over && depth == turn.depth) {
        turn.is_over = false;
        CFRunLoopStop(CFRunLoopGetMain());
    }
}

bool real_loop_waits(struct pollfd *loop, int *result) {
    if (!turn.is_waiting || depth != turn.depth) return false;
    struct pollfd files[] = {*loop, {.fd = turn.file, .events = POLLIN}};
    int64_t rest = turn.moment - allium_time_real();
    struct timespec time = from_nanoseconds(rest > 0 ? rest : 0);
    int count = REAL(ppoll)(files, 2, &time, NULL);
    if (count < 0) {
        *result = count;
        return true;
    }
    turn.is_waiting = false;
    turn.is_over = true;
    turn.found = files[1].revents;
    loop->revents = files[0].revents;
    *result = files[0].revents != 0;
    return true;
}

allium_file_state allium_time_turn_really(int file, int64_t limit) {
    if (!CFRunLoopRunInMode || !CFRunLoopObserverCreate) return ALLIUM_FILE_QUIET;
    static void *observer;
    if (!observer) {
        observer = CFRunLoopObserverCreate(NULL, entry | after_waiting | left, true, 0, observe, NULL);
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
    }
    // One that is turned inside a call of another leaves that one as it was.
    limited_turn outer = turn;
    turn = (limited_turn){.depth = depth + 1, .file = file, .moment = allium_time_real() + limit, .is_waiting = true};
    const double without_end = 1e10;
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, without_end, true);
    short found = turn.found;
    turn = outer;
    if (found & (POLLHUP | POLLERR | POLLNVAL)) return ALLIUM_FILE_CUT;
    return found & POLLIN ? ALLIUM_FILE_READABLE : ALLIUM_FILE_QUIET;
}

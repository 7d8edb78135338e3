#ifndef ALLIUM_VIRTUAL_TIME_H
#define ALLIUM_VIRTUAL_TIME_H

#include <stdbool.h>
#include <stdint.h>

// One clock for the whole process: see Documentation/Decisions/0011-one-clock.md.
//
// Times here are nanoseconds of virtual time that have passed since the process began to hold it; `ALLIUM_NEVER` is none.

static const int64_t ALLIUM_NEVER = INT64_MAX;

/// From now on time stands still, but for those who move it and those who wait. Costs nothing when it stands already.
void allium_time_hold(void);
bool allium_time_is_held(void);
/// Time is never held in this process, which has somebody before it who looks on. Comes before the first hold; later it changes nothing.
void allium_time_stay_real(void);

/// Where time stands. Cheap, and not counted as a look at the clock.
int64_t allium_time_now(void);
/// The same for programs: who looks very often in one instant is a loop that waits, and sees time pass as it really does.
int64_t allium_time_look(void);
/// Nanoseconds that really passed, since an arbitrary moment: for measurements.
int64_t allium_time_real(void);

/// When the next timer, delayed call or sleep is due; `ALLIUM_NEVER` if none is.
int64_t allium_time_next(void);
/// Moves the clock to a moment, not back.
void allium_time_pass(int64_t moment);
/// The same, and wakes the first of what is due then; whether there was one. Main thread.
bool allium_time_move(int64_t moment);
/// How many delayed calls wait that end on the main queue, and when the last of them is due.
int allium_time_waiting_calls(int64_t *latest);

/// What the layer above has due, asked when the main thread waits, and called there when it is.
void allium_time_set_frames(int64_t (*next)(void), void (*due)(void));

/// Calls the body whenever the main run loop is about to wait, or is left.
void allium_time_observe_turns(void (*body)(void));

/// The main run loop is left after what it does now, for whoever turns it and has something to do.
void allium_time_leave_loop(void);

/// One turn of the main thread: what was queued for it so far, its timers that are due, its sources. Whether there was any.
bool allium_time_turn(void);
bool allium_time_is_main_thread(void);

typedef enum { ALLIUM_FILE_QUIET, ALLIUM_FILE_READABLE, ALLIUM_FILE_CUT } allium_file_state;
/// Turns the main run loop where time is real: until something has come to the main thread, until a file has something (-1 for no file), at most
/// for `limit` nanoseconds. How it stands with the file.
allium_file_state allium_time_turn_really(int file, int64_t limit);

/// Waits until the work is done that the main thread gave to other queues, as far as it isn't asleep; at most `limit` real nanoseconds.
/// Whether it is done.
bool allium_time_await_work(int64_t limit);

#endif

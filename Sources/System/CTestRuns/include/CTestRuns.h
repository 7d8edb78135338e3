// Lets a run of tests outlive a test that ends its process.
#ifndef ALLIUM_TEST_RUNS_H
#define ALLIUM_TEST_RUNS_H

#include <stdint.h>

/// What XCTest's test cases ask before they run, 1 to run, and say after it.
typedef int (*allium_test_will_run)(void *test_case);
typedef void (*allium_test_did_run)(void *test_case);

/// Asked about each failure that XCTest records: 1 where it was expected, and doesn't count. Texts are Swift's, as they are handed over.
typedef int (*allium_failure_is_expected)(void *test_case, const uint64_t text[2], const uint64_t file[2], long line);
/// Said after a test and its tear-down, while its failures still count.
typedef void (*allium_test_has_ended)(void *test_case);
void allium_watch_failures(allium_failure_is_expected is_expected, allium_test_has_ended has_ended);
/// The test case of XCTest that runs.
void *allium_running_test(void);

void allium_watch_xctest(allium_test_will_run will, allium_test_did_run did);

/// Calls `trapped` when the program is about to end of a signal, after whoever was there before (the runtime's backtrace) has had
/// its say in a copy of the process. The program ends as it would have when `trapped` returns.
void allium_catch_traps(void (*trapped)(int signal));

/// Starts the same program anew in this process, with these arguments and this environment; returns only if that fails.
void allium_start_anew(char *const *arguments, char *const *environment);

/// Runs the tests of a program whose app has just been launched; they end the process.
int allium_run_hosted_tests(void);

/// A file in memory that the program's next start finds open, too; its descriptor, or -1.
int allium_lasting_file(void);

#endif

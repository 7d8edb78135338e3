#define _GNU_SOURCE
#include "CTestRuns.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

// MARK: XCTest

typedef __attribute__((swiftcall)) void (*method)(__attribute__((swift_context)) void *self);

static allium_test_will_run will_run;
static allium_test_did_run did_run;

void allium_watch_xctest(allium_test_will_run will, allium_test_did_run did) {
    will_run = will;
    did_run = did;
}

// XCTestCase.recordFailure(withDescription:inFile:atLine:expected:), which tests inherit: their own tables name it.
#define RECORD_FAILURE "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF"

static allium_failure_is_expected is_expected;
static allium_test_has_ended has_ended;
static void *running_test;

void allium_watch_failures(allium_failure_is_expected expects, allium_test_has_ended ended) {
    is_expected = expects;
    has_ended = ended;
}

void *allium_running_test(void) { return running_test; }

typedef __attribute__((swiftcall)) void (*recorder)(uint64_t, uint64_t, uint64_t, uint64_t, long, _Bool, __attribute__((swift_context)) void *self);

__attribute__((swiftcall)) void allium_record_failure(
    uint64_t text, uint64_t text_end, uint64_t file, uint64_t file_end, long line, _Bool expected, __attribute__((swift_context)) void *self)
    __asm__(RECORD_FAILURE);

__attribute__((swiftcall)) void allium_record_failure(
    uint64_t text, uint64_t text_end, uint64_t file, uint64_t file_end, long line, _Bool expected, __attribute__((swift_context)) void *self) {
    static recorder original;
    if (!original) original = (recorder)dlsym(RTLD_NEXT, RECORD_FAILURE);
    if (is_expected && is_expected(self, (uint64_t[]){text, text_end}, (uint64_t[]){file, file_end}, line)) return;
    if (original) original(text, text_end, file, file_end, line, expected, self);
}

// XCTestCase.invokeTest(): set-up, the test, tear-down. A program's own definition of a library's symbol is the one that everybody
// calls, so each test passes here on its way to XCTest's.
__attribute__((swiftcall)) void allium_invoke_test(__attribute__((swift_context)) void *self)
    __asm__("$s6XCTest0A4CaseC10invokeTestyyF");

__attribute__((swiftcall)) void allium_invoke_test(__attribute__((swift_context)) void *self) {
    static method original;
    if (!original) original = (method)dlsym(RTLD_NEXT, "$s6XCTest0A4CaseC10invokeTestyyF");
    if (!original || (will_run && !will_run(self))) return;
    running_test = self;
    original(self);
    if (has_ended) has_ended(self);
    running_test = NULL;
    if (did_run) did_run(self);
}

// XCTMain(_:), which a program of tests calls with all that there are. Their order is the one in which they run.
extern void *allium_order_tests(void *classes);

__attribute__((swiftcall, noreturn)) void allium_xctest_main(void *classes)
    __asm__("$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF");

__attribute__((swiftcall, noreturn)) void allium_xctest_main(void *classes) {
    typedef __attribute__((swiftcall, noreturn)) void (*entry)(void *classes);
    entry original = (entry)dlsym(RTLD_NEXT, "$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF");
    if (!original) abort();
    original(allium_order_tests(classes));
}

// MARK: Traps

static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { signal_count = sizeof signals / sizeof *signals, stack_size = 1 << 20 };
extern void allium_test_run_begin(void);

__attribute__((constructor)) static void begin(void) { allium_test_run_begin(); }

static struct sigaction before[signal_count];
static void (*trapped_handler)(int);

static void restore(void) {
    for (int i = 0; i < signal_count; i++) sigaction(signals[i], &before[i], NULL);
}

static void handle(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    restore();
    // A copy of the process ends as the program would have, with the backtrace that the runtime prints.
    pid_t copy = fork();
    if (copy == 0) {
        if (number == SIGABRT) raise(number);
        return;
    }
    if (copy > 0) {
        // Its own words about the signal are no news.
        int status;
        while (waitpid(copy, &status, 0) < 0) {}
    }
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    trapped_handler(number);
    if (number == SIGABRT) raise(number);
}

void allium_catch_traps(void (*trapped)(int signal)) {
    trapped_handler = trapped;
    // Endless recursion leaves no room on the stack that it ran on.
    void *memory = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    if (memory != MAP_FAILED) {
        stack_t stack = {.ss_sp = memory, .ss_size = stack_size};
        sigaltstack(&stack, NULL);
    }
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &before[i]);
}

// MARK: Tests in an app

// `allium test` links its programs with `--wrap=main`, which makes `__wrap_main` the start and `__real_main` the tests', and those of
// an app with a name for the app's own start. Other programs have neither.
extern int __real_main(int count, char **words) __attribute__((weak));
extern int allium_app_main(int count, char **words) __attribute__((weak));
extern int allium_prepare_host(void);
extern void allium_finish_host(void);

static int word_count;
static char **all_words;
static int began_tests;

int allium_run_hosted_tests(void) {
    began_tests = 1;
    allium_finish_host();
    return __real_main(word_count, all_words);
}

int __wrap_main(int count, char **words) {
    word_count = count;
    all_words = words;
    if (!allium_prepare_host() || !allium_app_main) return allium_run_hosted_tests();
    int result = allium_app_main(count, words);
    // An app's start that makes no application leaves the tests to themselves.
    return began_tests ? result : allium_run_hosted_tests();
}

// MARK: The next start

void allium_start_anew(char *const *arguments, char *const *environment) {
    // A signal may have brought us here: what it blocks would stay blocked.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    fflush(NULL);
    execve("/proc/self/exe", arguments, environment);
}

int allium_lasting_file(void) { return memfd_create("test-run", 0); }

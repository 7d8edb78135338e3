#ifndef ALLIUM_INDEX_READER_H
#define ALLIUM_INDEX_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the compiler noted about names while it built: the index store that editors read, through the toolchain's own library.

enum {
    INDEX_DEFINITION = 1 << 1,
    INDEX_REFERENCE = 1 << 2,
    INDEX_READ = 1 << 3,
    INDEX_WRITE = 1 << 4,
};

/// Texts have numbers, from 1 on, in the order in which they are met; 0 stands for none.
typedef struct {
    unsigned file;
    /// The symbol's name for the compiler, unique in the program, and the one in the source.
    unsigned symbol;
    unsigned name;
    unsigned line;
    uint64_t roles;
    /// The function or accessor around it.
    unsigned container;
    /// The type that it is a member of.
    unsigned parent;
    /// What the definition overrides or is the witness of.
    const unsigned *overridden;
    unsigned overridden_count;
} index_occurrence;

/// Visits what stands in the Swift files of a folder, each text before the first occurrence that has it. Returns false when the
/// toolchain's library or the store can't be opened.
bool index_read(
    const char *store, const char *folder, void *context,
    void (*visit_text)(void *context, const char *text, size_t length),
    void (*visit)(void *context, const index_occurrence *occurrence));

#endif

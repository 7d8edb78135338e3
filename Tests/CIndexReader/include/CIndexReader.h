#ifndef ALLIUM_INDEX_READER_H
#define ALLIUM_INDEX_READER_H

#include <stdbool.h>
#include <stdint.h>

// What the compiler noted about names while it built: the index store that editors read, through the toolchain's own library.

enum {
    INDEX_DEFINITION = 1 << 1,
    INDEX_REFERENCE = 1 << 2,
    INDEX_READ = 1 << 3,
    INDEX_WRITE = 1 << 4,
};

typedef struct {
    const char *file;
    /// The symbol's name for the compiler, unique in the program, and the one in the source.
    const char *symbol;
    const char *name;
    uint64_t roles;
    unsigned line;
    /// The function or accessor around it; empty when there is none.
    const char *container;
    /// The type that it is a member of; empty when none.
    const char *parent;
    /// What the definition overrides or is the witness of, a line for each.
    const char *overridden;
} index_occurrence;

/// Visits what stands in the Swift files of a folder. Returns false when the toolchain's library or the store can't be opened.
bool index_read(
    const char *store, const char *folder, void *context,
    void (*visit)(void *context, const index_occurrence *occurrence));

#endif

#ifndef ALLIUM_CPAGE_H
#define ALLIUM_CPAGE_H

#include <stddef.h>

/// A file of the page for browsers, as it lies beside this module's source: "page.html", "page.css", "page.js",
/// "inspection.html". NULL for any other name.
const unsigned char *_Nullable allium_page_file(const char *_Nonnull name, size_t *_Nonnull count);

#endif

#include "CPage.h"

#include <string.h>

// The files are part of the program: a page needs nothing that could lie elsewhere.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html[] = {
#embed "page.html"
};
static const unsigned char css[] = {
#embed "page.css"
};
static const unsigned char js[] = {
#embed "page.js"
};
static const unsigned char inspection[] = {
#embed "inspection.html"
};

static const struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} files[] = {
    {"page.html", html, sizeof html},
    {"page.css", css, sizeof css},
    {"page.js", js, sizeof js},
    {"inspection.html", inspection, sizeof inspection},
};

const unsigned char *allium_page_file(const char *name, size_t *count) {
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        if (strcmp(files[i].name, name)) continue;
        *count = files[i].count;
        return files[i].bytes;
    }
    return NULL;
}

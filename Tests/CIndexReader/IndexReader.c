#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CIndexReader.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The library's own interface, of which the toolchain ships no header.
typedef struct {
    const char *data;
    size_t length;
} string_ref;
typedef bool (*visit_string)(void *context, string_ref text);
typedef bool (*visit_object)(void *context, void *object);

static struct {
    void *(*store_create)(const char *path, void *error);
    bool (*store_units)(void *store, unsigned sorted, void *context, visit_string);
    void *(*unit_create)(void *store, const char *name, void *error);
    void (*unit_dispose)(void *unit);
    string_ref (*unit_main_file)(void *unit);
    bool (*unit_dependencies)(void *unit, void *context, visit_object);
    int (*dependency_kind)(void *dependency);
    string_ref (*dependency_name)(void *dependency);
    void *(*record_create)(void *store, const char *name, void *error);
    void (*record_dispose)(void *record);
    bool (*record_occurrences)(void *record, void *context, visit_object);
    void *(*occurrence_symbol)(void *occurrence);
    uint64_t (*occurrence_roles)(void *occurrence);
    void (*occurrence_place)(void *occurrence, unsigned *line, unsigned *column);
    bool (*occurrence_relations)(void *occurrence, void *context, visit_object);
    uint64_t (*relation_roles)(void *relation);
    void *(*relation_symbol)(void *relation);
    string_ref (*symbol_name)(void *symbol);
    string_ref (*symbol_usr)(void *symbol);
} library;

/// Beside the libraries of the Swift that runs this program.
static bool open_library(void) {
    Dl_info core;
    void *known = dlsym(RTLD_DEFAULT, "swift_retain");
    if (!known || !dladdr(known, &core)) return false;
    const char *end = strrchr(core.dli_fname, '/');
    char path[4096];
    snprintf(path, sizeof path, "%.*s/../../libIndexStore.so", end ? (int)(end - core.dli_fname) : 0, core.dli_fname);
    void *handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (!handle) return false;
    const struct {
        void *place;
        const char *name;
    } functions[] = {
        {&library.store_create, "indexstore_store_create"},
        {&library.store_units, "indexstore_store_units_apply_f"},
        {&library.unit_create, "indexstore_unit_reader_create"},
        {&library.unit_dispose, "indexstore_unit_reader_dispose"},
        {&library.unit_main_file, "indexstore_unit_reader_get_main_file"},
        {&library.unit_dependencies, "indexstore_unit_reader_dependencies_apply_f"},
        {&library.dependency_kind, "indexstore_unit_dependency_get_kind"},
        {&library.dependency_name, "indexstore_unit_dependency_get_name"},
        {&library.record_create, "indexstore_record_reader_create"},
        {&library.record_dispose, "indexstore_record_reader_dispose"},
        {&library.record_occurrences, "indexstore_record_reader_occurrences_apply_f"},
        {&library.occurrence_symbol, "indexstore_occurrence_get_symbol"},
        {&library.occurrence_roles, "indexstore_occurrence_get_roles"},
        {&library.occurrence_place, "indexstore_occurrence_get_line_col"},
        {&library.occurrence_relations, "indexstore_occurrence_relations_apply_f"},
        {&library.relation_roles, "indexstore_symbol_relation_get_roles"},
        {&library.relation_symbol, "indexstore_symbol_relation_get_symbol"},
        {&library.symbol_name, "indexstore_symbol_get_name"},
        {&library.symbol_usr, "indexstore_symbol_get_usr"},
    };
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        void *found = dlsym(handle, functions[index].name);
        if (!found) return false;
        memcpy(functions[index].place, &found, sizeof found);
    }
    return true;
}

enum { relation_child_of = 1 << 9, relation_overrides = 1 << 11, relation_contained_by = 1 << 16, dependency_is_record = 2 };

typedef struct {
    uint64_t hash;
    char *text;
    unsigned length;
    unsigned number;
} known_text;

typedef struct {
    void *store;
    const char *folder;
    char name[4096];
    unsigned file;
    /// Open addressing; the number of places is a power of two.
    known_text *texts;
    size_t places;
    unsigned count;
    unsigned overridden[256];
    index_occurrence occurrence;
    void *context;
    void (*visit_text)(void *context, const char *text, size_t length);
    void (*visit)(void *context, const index_occurrence *occurrence);
} reading;

static void grow(reading *reading) {
    size_t places = reading->places ? reading->places * 2 : 1 << 16;
    known_text *texts = calloc(places, sizeof *texts);
    for (size_t old = 0; old < reading->places; old++) {
        if (!reading->texts[old].number) continue;
        size_t place = reading->texts[old].hash & (places - 1);
        while (texts[place].number) place = (place + 1) & (places - 1);
        texts[place] = reading->texts[old];
    }
    free(reading->texts);
    reading->texts = texts;
    reading->places = places;
}

/// The number of a text, which is told of when it is new.
static unsigned number_of(reading *reading, const char *text, size_t length) {
    if (!length) return 0;
    if (reading->count * 2 >= reading->places) grow(reading);
    uint64_t hash = 14695981039346656037u;
    for (size_t index = 0; index < length; index++) hash = (hash ^ (unsigned char)text[index]) * 1099511628211u;
    size_t place = hash & (reading->places - 1);
    for (known_text *known; (known = &reading->texts[place])->number; place = (place + 1) & (reading->places - 1))
        if (known->hash == hash && known->length == length && !memcmp(known->text, text, length)) return known->number;
    char *copy = malloc(length);
    memcpy(copy, text, length);
    reading->texts[place] = (known_text){hash, copy, (unsigned)length, ++reading->count};
    reading->visit_text(reading->context, text, length);
    return reading->count;
}

static const char *keep(char *place, size_t room, string_ref text) {
    size_t length = text.length < room ? text.length : room - 1;
    memcpy(place, text.data, length);
    place[length] = 0;
    return place;
}

static bool read_relation(void *context, void *relation) {
    reading *reading = context;
    uint64_t roles = library.relation_roles(relation);
    if (!(roles & (relation_contained_by | relation_child_of | relation_overrides))) return true;
    string_ref text = library.symbol_usr(library.relation_symbol(relation));
    unsigned symbol = number_of(reading, text.data, text.length);
    if (roles & relation_contained_by) reading->occurrence.container = symbol;
    if (roles & relation_child_of) reading->occurrence.parent = symbol;
    if (roles & relation_overrides && reading->occurrence.overridden_count < sizeof reading->overridden / sizeof *reading->overridden)
        reading->overridden[reading->occurrence.overridden_count++] = symbol;
    return true;
}

static bool read_occurrence(void *context, void *occurrence) {
    reading *reading = context;
    void *symbol = library.occurrence_symbol(occurrence);
    string_ref usr = library.symbol_usr(symbol), name = library.symbol_name(symbol);
    unsigned column;
    reading->occurrence = (index_occurrence){
        .file = reading->file,
        .symbol = number_of(reading, usr.data, usr.length),
        .name = number_of(reading, name.data, name.length),
        .roles = library.occurrence_roles(occurrence),
        .overridden = reading->overridden,
    };
    library.occurrence_place(occurrence, &reading->occurrence.line, &column);
    library.occurrence_relations(occurrence, reading, read_relation);
    reading->visit(reading->context, &reading->occurrence);
    return true;
}

static bool read_dependency(void *context, void *dependency) {
    reading *reading = context;
    if (library.dependency_kind(dependency) != dependency_is_record) return true;
    string_ref name = library.dependency_name(dependency);
    void *record = library.record_create(reading->store, keep(reading->name, sizeof reading->name, name), NULL);
    if (!record) return true;
    library.record_occurrences(record, reading, read_occurrence);
    library.record_dispose(record);
    return true;
}

static bool read_unit(void *context, string_ref text) {
    reading *reading = context;
    void *unit = library.unit_create(reading->store, keep(reading->name, sizeof reading->name, text), NULL);
    if (!unit) return true;
    const char *file = keep(reading->name, sizeof reading->name, library.unit_main_file(unit));
    // Files that are gone have left their notes behind.
    if (strncmp(file, reading->folder, strlen(reading->folder)) == 0 && access(file, R_OK) == 0) {
        reading->file = number_of(reading, file, strlen(file));
        library.unit_dependencies(unit, reading, read_dependency);
    }
    library.unit_dispose(unit);
    return true;
}

bool index_read(
    const char *store, const char *folder, void *context,
    void (*visit_text)(void *context, const char *text, size_t length),
    void (*visit)(void *context, const index_occurrence *occurrence)) {
    if (!library.store_create && !open_library()) return false;
    reading *reading = calloc(1, sizeof *reading);
    reading->store = library.store_create(store, NULL);
    reading->folder = folder;
    reading->context = context;
    reading->visit_text = visit_text;
    reading->visit = visit;
    bool is_open = reading->store != NULL;
    if (is_open) library.store_units(reading->store, 1, reading, read_unit);
    for (size_t place = 0; place < reading->places; place++) free(reading->texts[place].text);
    free(reading->texts);
    free(reading);
    return is_open;
}

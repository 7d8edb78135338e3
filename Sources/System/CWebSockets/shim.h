#ifndef ALLIUM_CWEBSOCKETS_H
#define ALLIUM_CWEBSOCKETS_H

// The types of libwebsockets, and its functions by the signatures of its own headers. Nothing links the library: a program that shows
// itself in a page loads it, and finds them there.

#include <libwebsockets.h>
#include <dlfcn.h>
#include <stdbool.h>

#define ALLIUM_LWS_FUNCTIONS(EACH) \
    EACH(get_library_version) EACH(set_log_level) EACH(create_context) EACH(context_destroy) EACH(service) EACH(cancel_service) \
    EACH(context_user) EACH(get_context) EACH(get_vhost) EACH(get_vhost_by_name) EACH(get_vhost_listen_port) \
    EACH(hdr_total_length) EACH(hdr_copy) EACH(return_http_status) EACH(add_http_common_headers) EACH(add_http_header_by_name) \
    EACH(finalize_write_http_header) EACH(http_transaction_completed) EACH(write) EACH(callback_on_writable) \
    EACH(is_first_fragment) EACH(is_final_fragment) EACH(frame_is_binary) EACH(close_reason) EACH(set_timeout)

typedef struct allium_lws {
#define ALLIUM_LWS_FIELD(name) __typeof__(lws_##name) *_Nonnull name;
    ALLIUM_LWS_FUNCTIONS(ALLIUM_LWS_FIELD)
#undef ALLIUM_LWS_FIELD
} allium_lws;

/// All functions of a library that has been loaded. NULL where one is missing, which `missing` then names.
static inline const allium_lws *_Nullable allium_lws_find(void *_Nonnull library, const char *_Nullable *_Nonnull missing) {
    static allium_lws found;
#define ALLIUM_LWS_FIND(name)                                          \
    *missing = "lws_" #name;                                           \
    if (!(*(void **)&found.name = dlsym(library, *missing))) return 0;
    ALLIUM_LWS_FUNCTIONS(ALLIUM_LWS_FIND)
#undef ALLIUM_LWS_FIND
    *missing = 0;
    return &found;
}

/// The version of the headers: structs are laid out as it says, and the library that is loaded has to be the same.
static inline const char *_Nonnull allium_lws_version(void) { return LWS_LIBRARY_VERSION; }

/// Room that the library wants before what is written.
enum { allium_lws_room = LWS_PRE };

#endif

// Where the linker gathers the cards of UIKit's classes: each file lays one address into the section `uikit_cards`.
#ifndef ALLIUM_CARDS_H
#define ALLIUM_CARDS_H

typedef void (*allium_card)(void);

// The linker's own names for the beginning and the end of a section.
extern const allium_card __start_uikit_cards[] __attribute__((visibility("hidden")));
extern const allium_card __stop_uikit_cards[] __attribute__((visibility("hidden")));

static inline const allium_card *allium_cards_begin(void) { return __start_uikit_cards; }
static inline long allium_cards_count(void) { return __stop_uikit_cards - __start_uikit_cards; }

#endif

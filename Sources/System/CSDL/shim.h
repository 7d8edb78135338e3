#ifndef ALLIUM_CSDL_H
#define ALLIUM_CSDL_H

// SDL's types, and its functions by the signatures of its own headers. Nothing links the library: a program that opens a window
// loads it, and finds them there.

#include <SDL2/SDL_clipboard.h>
#include <SDL2/SDL_error.h>
#include <SDL2/SDL_events.h>
#include <SDL2/SDL_hints.h>
#include <SDL2/SDL_keyboard.h>
#include <SDL2/SDL_mouse.h>
#include <SDL2/SDL_pixels.h>
#include <SDL2/SDL_timer.h>
#include <SDL2/SDL_touch.h>
#include <SDL2/SDL_version.h>
#include <SDL2/SDL_video.h>
#include <dlfcn.h>
#include <stdbool.h>

// From SDL.h, which brings in all the rest.
extern DECLSPEC int SDLCALL SDL_InitSubSystem(Uint32 flags);
extern DECLSPEC void SDLCALL SDL_QuitSubSystem(Uint32 flags);
enum { allium_sdl_video = 0x20 };

// What SDL_syswm.h says, without the headers of all systems. The connection is an X11 `Display` or a `wl_display`.
struct allium_sdl_system {
    SDL_version version;
    int kind;
    void *connection;
    unsigned char rest[64];
};
enum { allium_sdl_x11 = 2, allium_sdl_wayland = 6 };
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(SDL_Window *window, struct allium_sdl_system *info);

#define ALLIUM_SDL_FUNCTIONS(EACH) \
    EACH(InitSubSystem) EACH(QuitSubSystem) EACH(GetError) EACH(SetHint) EACH(GetVersion) EACH(GetCurrentVideoDriver) \
    EACH(CreateWindow) EACH(DestroyWindow) EACH(ShowWindow) EACH(SetWindowTitle) EACH(SetWindowSize) EACH(GetWindowSize) \
    EACH(SetWindowMinimumSize) EACH(SetWindowPosition) EACH(GetWindowWMInfo) EACH(GetDisplayUsableBounds) EACH(GetWindowDisplayIndex) \
    EACH(GetWindowSurface) EACH(UpdateWindowSurface) EACH(UpdateWindowSurfaceRects) EACH(ConvertPixels) \
    EACH(PumpEvents) EACH(PollEvent) EACH(PeepEvents) EACH(PushEvent) EACH(GetTicks) EACH(GetModState) EACH(GetTouchDeviceType) \
    EACH(StartTextInput) EACH(StopTextInput) EACH(SetTextInputRect) \
    EACH(HasClipboardText) EACH(GetClipboardText) EACH(SetClipboardText) EACH(free)

typedef struct allium_sdl {
#define ALLIUM_SDL_FIELD(name) __typeof__(SDL_##name) *_Nonnull name;
    ALLIUM_SDL_FUNCTIONS(ALLIUM_SDL_FIELD)
#undef ALLIUM_SDL_FIELD
} allium_sdl;

/// All functions of a library that has been loaded. NULL where one is missing, which `missing` then names.
static inline const allium_sdl *_Nullable allium_sdl_find(void *_Nonnull library, const char *_Nullable *_Nonnull missing) {
    static allium_sdl found;
#define ALLIUM_SDL_FIND(name)                                          \
    *missing = "SDL_" #name;                                           \
    if (!(*(void **)&found.name = dlsym(library, *missing))) return 0;
    ALLIUM_SDL_FUNCTIONS(ALLIUM_SDL_FIND)
#undef ALLIUM_SDL_FIND
    *missing = 0;
    return &found;
}

#endif

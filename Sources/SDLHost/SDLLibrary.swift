import AppleFoundation
import CSDL
import CoreGraphics
import RunOrders

/// SDL, loaded when a window is wanted; programs without one never load it. Documentation/Decisions/0020-a-window.md.
@MainActor final class SDLLibrary {
    let sdl: allium_sdl

    private init(_ sdl: allium_sdl) { self.sdl = sdl }

    /// Loads the library and connects to the display; with the driver `dummy` to one that nobody sees.
    static func open(driver: String? = nil) throws -> SDLLibrary {
        let environment = ProcessInfo.processInfo.environment
        var drivers = [driver].compactMap { $0 }
        if let own = environment["SDL_VIDEODRIVER"], !own.isEmpty { drivers.append(own) }
        if drivers.isEmpty {
            if environment["DISPLAY"] != nil { drivers.append("x11") }
            if environment["WAYLAND_DISPLAY"] != nil { drivers.append("wayland") }
        }
        guard !drivers.isEmpty else {
            throw RunProblem("there is no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set")
        }
        guard let file = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else {
            throw RunProblem("a window needs SDL 2, which isn't installed: apt-get install libsdl2-2.0-0")
        }
        var missing: UnsafePointer<CChar>?
        guard let found = allium_sdl_find(file, &missing) else {
            throw RunProblem("this SDL 2 is too old: it has no \(missing.map { String(cString: $0) } ?? "function")")
        }
        let library = SDLLibrary(found.pointee)
        guard library.connect(to: drivers) else {
            let names = ["DISPLAY", "WAYLAND_DISPLAY"]
            let places = names.compactMap { name in environment[name].map { "\(name)=\($0)" } }
            throw RunProblem("there is no display for a window at \(places.joined(separator: " ")) (\(library.problem))")
        }
        return library
    }

    private func connect(to drivers: [String]) -> Bool {
        let hints = [
            "SDL_VIDEODRIVER": drivers.joined(separator: ","),
            // A surface in shared memory: on X11 the first frame is there in a sixth of the time that a renderer takes. Wayland has none.
            "SDL_FRAMEBUFFER_ACCELERATION": drivers.first == "wayland" ? "1" : "0",
            "SDL_NO_SIGNAL_HANDLERS": "1", "SDL_TOUCH_MOUSE_EVENTS": "0", "SDL_MOUSE_TOUCH_EVENTS": "0",
            "SDL_IME_SUPPORT_EXTENDED_TEXT": "1", "SDL_IME_SHOW_UI": "1", "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
            "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1", "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
            "SDL_QUIT_ON_LAST_WINDOW_CLOSE": "0",
        ]
        for (name, value) in hints.sorted(by: { $0.key < $1.key }) { _ = sdl.SetHint(name, value) }
        return sdl.InitSubSystem(UInt32(allium_sdl_video)) == 0
    }

    func close() { sdl.QuitSubSystem(UInt32(allium_sdl_video)) }

    /// What SDL last complained about.
    var problem: String {
        let words = sdl.GetError().map { String(cString: $0) } ?? ""
        return words.isEmpty ? "SDL gives no reason" : words
    }
}

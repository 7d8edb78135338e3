import AppleFoundation
import CSDL
import CoreGraphics
import HeadlessHost

/// What lies below the window: the socket to the display, how fine the display is, and its end.
@MainActor struct DisplayConnection {
    /// Readable when the display has something to tell; -1 where nobody can say.
    private(set) var file: Int32 = -1
    /// Pixels that a point takes on this display, as the user has set it up.
    private(set) var resolution: CGFloat = 1
    private var system = allium_sdl_system()

    /// The display has broken off.
    nonisolated(unsafe) static var isGone = false

    init(_ window: OpaquePointer?, _ sdl: allium_sdl) {
        sdl.GetVersion(&system.version)
        guard sdl.GetWindowWMInfo(window, &system) == SDL_TRUE, let connection = system.connection else { return }
        switch Int(system.kind) {
        case allium_sdl_x11:
            typealias Number = @convention(c) (UnsafeMutableRawPointer) -> Int32
            if let number = Self.function("libX11.so.6", "XConnectionNumber", as: Number.self) { file = number(connection) }
            resolution = Self.resolution(of: connection)
        case allium_sdl_wayland:
            typealias Number = @convention(c) (UnsafeMutableRawPointer) -> Int32
            if let number = Self.function("libwayland-client.so.0", "wl_display_get_fd", as: Number.self) {
                file = number(connection)
            }
        default: break
        }
    }

    /// Of a library that SDL has loaded.
    private static func function<Function>(_ library: String, _ name: String, as type: Function.Type) -> Function? {
        guard let file = dlopen(library, RTLD_NOW | RTLD_NOLOAD), let symbol = dlsym(file, name) else { return nil }
        return unsafeBitCast(symbol, to: type)
    }

    /// X11 itself knows of no scale; desktops write it into their resources, or into the environment.
    private static func resolution(of connection: UnsafeMutableRawPointer) -> CGFloat {
        if let text = getenv("GDK_SCALE"), let factor = Double(String(cString: text)), (1...4).contains(factor) {
            return CGFloat(factor)
        }
        typealias Resource =
            @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>)
            -> UnsafePointer<CChar>?
        guard let resource = function("libX11.so.6", "XGetDefault", as: Resource.self),
            let text = resource(connection, "Xft", "dpi"), let dots = Double(String(cString: text))
        else { return 1 }
        return min(4, max(1, CGFloat((dots / 96).rounded())))
    }

    /// When the X server goes, the library would end the process with words of its own. The window's loop does that in order.
    func watchEnd() {
        guard Int(system.kind) == allium_sdl_x11, let connection = system.connection else { return }
        typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
        typealias Exit = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
        typealias SetHandler = @convention(c) (Handler) -> UnsafeMutableRawPointer?
        typealias SetExit = @convention(c) (UnsafeMutableRawPointer, Exit, UnsafeMutableRawPointer?) -> Void
        guard let setExit = Self.function("libX11.so.6", "XSetIOErrorExitHandler", as: SetExit.self),
            let setHandler = Self.function("libX11.so.6", "XSetIOErrorHandler", as: SetHandler.self)
        else { return }
        _ = setHandler { _ in
            DisplayConnection.isGone = true
            return 0
        }
        setExit(connection, { _, _ in DisplayConnection.isGone = true }, nil)
    }
}

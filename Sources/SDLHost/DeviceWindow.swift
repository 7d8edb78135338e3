import AppleFoundation
import CSDL
import CoreGraphics
import HeadlessHost
import LiveHost
import RasterKernels
import RenderEngine
import RunOrders
import UIKit

/// The window that is a device's screen: as large as the screen, and what changes of the screen is shown.
///
/// Three kinds of lengths meet here: points of the device, pixels of its frames and of the window, and the units in which the display
/// counts windows and the mouse, which are pixels on X11.
@MainActor final class DeviceWindow: Display {
    let library: SDLLibrary
    private var sdl: allium_sdl { library.sdl }
    private var window: OpaquePointer?
    private let connection: DisplayConnection

    /// Pixels for each point of the device.
    private(set) var scale: CGFloat
    /// The frame that was shown last, in pixels.
    private(set) var frameSize = (width: 0, height: 0)
    private var lastFrame: PixelBuffer?
    /// Where the frame lies in a window that has another size than it.
    private var origin = (x: 0, y: 0)
    private var needsWhole = true
    /// What lies over the app's frame: the system's own writing, and marks for fingers.
    private var overlay = ScreenOverlay()
    var showsSurroundings = true
    /// Takes all that is shown.
    var recorder: ScreenRecorder? { didSet { if recorder != nil { redraw() } } }
    /// While the app isn't on the screen.
    var curtain: UInt32? { didSet { if curtain != oldValue { redraw() } } }
    /// Nobody can see it.
    var isOutOfSight = false
    private var isShown = false

    /// In the middle of the display.
    private static let centred = Int32(bitPattern: 0x2FFF_0000)

    init(_ device: SimulatedDevice, scale wanted: CGFloat?, driver: String? = nil) throws {
        library = try SDLLibrary.open(driver: driver)
        let sdl = library.sdl
        let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        window = sdl.CreateWindow(
            "Allium", Self.centred, Self.centred, Int32(device.size.width), Int32(device.size.height), flags)
        guard window != nil else { throw RunProblem("the display gives no window (\(library.problem))") }
        connection = DisplayConnection(window, sdl)
        scale = 1
        scale = wanted ?? fittingScale(for: device.size)
        connection.watchEnd()
        sdl.SetWindowMinimumSize(window, 100, 100)
        sdl.StopTextInput()
    }

    /// As sharp as the display is, and no larger than it.
    func fittingScale(for size: CGSize) -> CGFloat {
        let resolution = connection.resolution
        var area = SDL_Rect()
        guard sdl.GetDisplayUsableBounds(max(0, sdl.GetWindowDisplayIndex(window)), &area) == 0, area.w > 0, area.h > 0 else {
            return resolution
        }
        // The frame around a window has a height, too.
        let room = CGSize(width: CGFloat(area.w), height: CGFloat(area.h) - 36)
        let long = max(size.width, size.height), short = min(size.width, size.height)
        let fits = min(room.height / long, room.width / long, min(room.width, room.height) / short)
        if fits >= resolution { return resolution }
        return max(0.25, (fits * 20).rounded(.down) / 20)
    }

    var title: String = "" { didSet { if title != oldValue { sdl.SetWindowTitle(window, title) } } }

    /// The file to which the display writes when something has happened; -1 where there is none to watch.
    var eventFile: Int32 { connection.file }
    /// Something has happened that nobody has taken yet.
    var hasEvents: Bool {
        sdl.PumpEvents()
        return sdl.PeepEvents(nil, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0
    }
    /// The display has gone away under the window.
    var isGone: Bool {
        get { DisplayConnection.isGone }
        set { DisplayConnection.isGone = newValue }
    }

    func close() {
        if isGone { return }
        sdl.DestroyWindow(window)
        window = nil
        library.close()
    }

    // MARK: Lengths

    /// Pixels for each of the display's units.
    private var pixelsPerUnit: CGFloat {
        var width: Int32 = 0
        sdl.GetWindowSize(window, &width, nil)
        guard width > 0, let surface = sdl.GetWindowSurface(window) else { return 1 }
        return max(0.1, CGFloat(surface.pointee.w) / CGFloat(width))
    }

    /// A place in the window as a place on the device.
    func point(x: CGFloat, y: CGFloat) -> CGPoint {
        let pixels = pixelsPerUnit
        return CGPoint(x: (x * pixels - CGFloat(origin.x)) / scale, y: (y * pixels - CGFloat(origin.y)) / scale)
    }

    /// A part of the device as one of the window.
    func units(_ rect: CGRect) -> SDL_Rect {
        let factor = scale / pixelsPerUnit
        let offset = 1 / pixelsPerUnit
        return SDL_Rect(
            x: Int32(rect.minX * factor + CGFloat(origin.x) * offset),
            y: Int32(rect.minY * factor + CGFloat(origin.y) * offset),
            w: Int32(max(1, rect.width * factor)), h: Int32(max(1, rect.height * factor)))
    }

    var size: CGSize {
        var width: Int32 = 0, height: Int32 = 0
        sdl.GetWindowSize(window, &width, &height)
        return CGSize(width: CGFloat(width), height: CGFloat(height))
    }

    /// What a window of the present size has room for: so many points, or the same points at another scale.
    var room: (points: CGSize, pixels: CGSize) {
        let pixels = CGSize(width: size.width * pixelsPerUnit, height: size.height * pixelsPerUnit)
        return (CGSize(width: (pixels.width / scale).rounded(.down), height: (pixels.height / scale).rounded(.down)), pixels)
    }

    /// Whether the window has another size than what it shows.
    var isResized: Bool {
        let pixels = room.pixels
        return isShown && (Int(pixels.width.rounded()) != frameSize.width || Int(pixels.height.rounded()) != frameSize.height)
    }

    func take(scale: CGFloat) { self.scale = scale }

    /// The size of the frames that come is the window's own.
    func expectFrames(of size: CGSize) {
        frameSize = (Int((size.width * scale - 1e-6).rounded(.up)), Int((size.height * scale - 1e-6).rounded(.up)))
        needsWhole = true
    }

    // MARK: Showing

    func present(_ frame: PixelBuffer, damage: [PixelRect]) {
        guard !isGone else { return }
        lastFrame = frame
        if frameSize != (frame.width, frame.height) { fit(frame) }
        guard curtain == nil else { return }
        var damage = damage
        damage += overlay.follow(scale: scale, showsSystem: showsSurroundings)
        show(frame, damage)
        if !isShown {
            isShown = true
            sdl.SetWindowPosition(window, Self.centred, Self.centred)
            sdl.ShowWindow(window)
        }
    }

    /// The window becomes as large as the frame.
    private func fit(_ frame: PixelBuffer) {
        frameSize = (frame.width, frame.height)
        let units = pixelsPerUnit
        sdl.SetWindowSize(
            window, Int32((CGFloat(frame.width) / units).rounded()), Int32((CGFloat(frame.height) / units).rounded()))
        needsWhole = true
    }

    private func show(_ frame: PixelBuffer, _ damage: [PixelRect]) {
        let all = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        recorder?.take(frame, needsWhole ? [all] : damage, at: LiveSession.now) { overlay.draw(over: $0, in: $1) }
        guard needsWhole || !damage.isEmpty, let surface = sdl.GetWindowSurface(window) else { return }
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        let place = (x: max(0, (width - frame.width) / 2), y: max(0, (height - frame.height) / 2))
        if place != origin { (origin, needsWhole) = (place, true) }
        let visible = PixelRect(
            minX: 0, minY: 0, maxX: min(frame.width, width), maxY: min(frame.height, height))
        let isWhole = needsWhole
        needsWhole = false
        if isWhole { WindowSurface.fill(surface, 0xFF00_0000) }
        let parts = isWhole ? [visible] : damage.map { $0.intersection(visible) }.filter { !$0.isEmpty }
        guard !parts.isEmpty else { return }
        for part in parts {
            WindowSurface.copy(frame, part, to: surface, at: origin, sdl)
            WindowSurface.lay(overlay, over: surface, in: part, at: origin)
        }
        if isWhole {
            _ = sdl.UpdateWindowSurface(window)
        } else {
            let rects = parts.map {
                SDL_Rect(
                    x: Int32($0.minX + origin.x), y: Int32($0.minY + origin.y), w: Int32($0.maxX - $0.minX),
                    h: Int32($0.maxY - $0.minY))
            }
            _ = sdl.UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
        }
    }

    /// All of it again: the display has forgotten what it showed, or something else is to be seen.
    func redraw() {
        guard !isGone, isShown else { return }
        needsWhole = true
        if let curtain, let surface = sdl.GetWindowSurface(window) {
            WindowSurface.fill(surface, curtain)
            _ = sdl.UpdateWindowSurface(window)
        } else if let lastFrame {
            show(lastFrame, [])
        }
    }

    /// Words over the app.
    var notice: String? {
        get { overlay.notice }
        set {
            overlay.notice = newValue
            let damage = overlay.follow(scale: scale, showsSystem: showsSurroundings)
            guard let lastFrame, curtain == nil, !isGone else { return }
            show(lastFrame, damage)
        }
    }

    /// Edges of all views.
    var showsLayers: Bool {
        get { overlay.showsLayers }
        set { overlay.showsLayers = newValue }
    }

    /// A menu over the app.
    func show(menu: (origin: CGPoint, image: CGImage)?) {
        let damage = overlay.show(menu: menu?.image, at: menu?.origin ?? .zero, scale: scale)
        guard let lastFrame, curtain == nil, !damage.isEmpty, !isGone else { return }
        show(lastFrame, damage)
    }

    /// The marks of fingers that the mouse stands for.
    func showFingers(at points: [CGPoint]) {
        let damage = overlay.showFingers(points, scale: scale)
        guard let lastFrame, curtain == nil, !damage.isEmpty, !isGone else { return }
        show(lastFrame, damage)
    }

    /// What the window shows.
    func picture() -> CGImage? {
        guard let copy = lastFrame?.copy() else { return nil }
        for y in 0..<copy.height {
            let row = copy.row(y)
            for x in 0..<copy.width { row[x] |= 0xFF00_0000 }
        }
        overlay.draw(over: copy)
        return CGImage(pixels: copy)
    }
}

/// The window's pixels, which are the display's.
@MainActor enum WindowSurface {
    static func fill(_ surface: UnsafeMutablePointer<SDL_Surface>, _ pixel: UInt32) {
        let surface = surface.pointee
        guard surface.format.pointee.BytesPerPixel == 4 else {
            memset(surface.pixels, 0, Int(surface.pitch) * Int(surface.h))
            return
        }
        for y in 0..<Int(surface.h) {
            let row = (surface.pixels + y * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self)
            Spans.fill(row, count: Int(surface.w), pixel: pixel)
        }
    }

    static func hasOurLayout(_ surface: SDL_Surface) -> Bool {
        let format = surface.format.pointee
        return format.BytesPerPixel == 4 && format.Rmask == 0xFF0000 && format.Gmask == 0xFF00 && format.Bmask == 0xFF
    }

    /// Over a part of the frame that has just been copied.
    static func lay(
        _ overlay: ScreenOverlay, over surface: UnsafeMutablePointer<SDL_Surface>, in part: PixelRect,
        at origin: (x: Int, y: Int)
    ) {
        let surface = surface.pointee
        guard hasOurLayout(surface) else { return }
        overlay.draw(in: part) { y in
            (surface.pixels + (y + origin.y) * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self) + origin.x
        }
    }

    static func copy(
        _ frame: PixelBuffer, _ part: PixelRect, to surface: UnsafeMutablePointer<SDL_Surface>, at origin: (x: Int, y: Int),
        _ sdl: allium_sdl
    ) {
        let surface = surface.pointee
        let format = surface.format.pointee
        let (width, height) = (part.maxX - part.minX, part.maxY - part.minY)
        let source = frame.data + part.minY * frame.bytesPerRow + part.minX * 4
        let target =
            surface.pixels + (part.minY + origin.y) * Int(surface.pitch)
            + (part.minX + origin.x) * Int(format.BytesPerPixel)
        guard hasOurLayout(surface) else {
            // Displays of few colours.
            _ = sdl.ConvertPixels(
                Int32(width), Int32(height), SDL_PIXELFORMAT_ARGB8888.rawValue, source, Int32(frame.bytesPerRow), format.format,
                target, surface.pitch)
            return
        }
        for y in 0..<height {
            memcpy(target + y * Int(surface.pitch), source + y * frame.bytesPerRow, width * 4)
        }
    }
}

import AppleFoundation
import CSDL
import CoreGraphics
import HeadlessHost
import ImageIO
import ImageIOPNG
import Inspector
import LiveHost
import QuartzCore
import RunOrders
import UIKit

/// A window and the session that it shows: what SDL tells goes in, frames come out.
@MainActor final class WindowSession: LiveOutside {
    let window: DeviceWindow
    private(set) var live: LiveSession!
    var session: HostSession { live.session }
    var clock: RealClock { live.clock }
    private let clipboard: WindowClipboard
    let textInput: WindowTextInput
    private var reader: EventReader!
    private var deviceName: String { live.deviceName }
    /// Pixels for each point, where somebody has said; else as it fits.
    private let fixedScale: CGFloat?
    private var menu: WindowMenu!

    init(_ device: SimulatedDevice, window: DeviceWindow, orders: RunOrders) {
        self.window = window
        fixedScale = orders.windowScale.map { CGFloat($0) }
        clipboard = WindowClipboard(window)
        textInput = WindowTextInput(window)
        live = LiveSession(device.scaled(window.scale), orders: orders, display: window, outside: self)
        let (clock, textInput) = (clock, textInput)
        let sdl = window.library.sdl
        reader = EventReader(
            EventReader.Surroundings(
                point: { window.point(x: $0, y: $1) }, size: { window.size },
                now: { (clock.now, sdl.GetTicks()) }, modifiers: { UInt32(sdl.GetModState().rawValue) },
                takesText: { textInput.isActive },
                isTouchScreen: { sdl.GetTouchDeviceType($0) == SDL_TOUCH_DEVICE_DIRECT }),
            bounds: session.screen.bounds)
        menu = WindowMenu(live, window)
        let ports = HostPorts.shared
        (ports.clipboard, ports.text) = (clipboard, textInput)
        live.keyboardIsAttached = true
    }

    /// Runs until somebody closes the window; gives the program's exit code.
    func run(from place: LivePlace? = nil, line: Int32? = nil) -> Int32 {
        tellTitle()
        live.run(from: place, line: line)
        let isGone = window.isGone
        session.close()
        window.close()
        if isGone { HeadlessRunner.say("the display has gone away, and the window with it") }
        return isGone ? 1 : 0
    }

    func turn() { live.turn() }

    private func tellTitle() {
        window.title = "\(LiveRun.title) (\(deviceName))" + (window.recorder == nil ? "" : ", recording")
    }

    // MARK: The outside

    var isGone: Bool { window.isGone }
    var eventFile: Int32 { window.eventFile }
    func eventFileWasCut() { window.isGone = true }
    /// The display's library reads all there is whenever it waits for an answer.
    var hasEvents: Bool { !window.isGone && window.hasEvents }
    var takesFrames: Bool { !window.isOutOfSight }
    var curtain: UInt32? {
        get { window.curtain }
        set { window.curtain = newValue }
    }

    var notice: String? {
        get { window.notice }
        set { window.notice = newValue }
    }

    var recorder: ScreenRecorder? {
        get { window.recorder }
        set {
            window.recorder = newValue
            tellTitle()
        }
    }

    func keep(recording: Data) { write(recording, "png", "the recording") }

    var showsLayers: Bool {
        get { window.showsLayers }
        set { window.showsLayers = newValue }
    }

    func scale(for device: SimulatedDevice) -> CGFloat {
        let scale = fixedScale ?? window.fittingScale(for: device.size)
        window.take(scale: scale)
        return scale
    }

    /// Input methods talk on lines of their own, and so does a display that can't be watched.
    var patience: TimeInterval? { window.eventFile < 0 ? 1.0 / 60 : textInput.isActive ? 0.04 : nil }

    func didPresent() { reader.mouse.bounds = session.screen.bounds }

    func takeEvents() {
        guard !window.isGone else { return }
        var events: [HostEvent] = []
        func send() {
            live.send(events)
            events = []
        }
        var event = SDL_Event()
        while !live.isOver, !window.isGone, window.library.sdl.PollEvent(&event) != 0 {
            let happenings = reader.read(event)
            if event.type == SDL_TEXTEDITING_EXT.rawValue { window.library.sdl.free(event.editExt.text) }
            for happening in happenings {
                if case .event(let event) = happening {
                    switch menu.take(event) {
                    case .passesOn: if live.isAwake { events.append(event) }
                    case .choice(let choice):
                        send()
                        follow(choice)
                    case .instead(let event): if live.isAwake { events.append(event) }
                    case .taken: break
                    }
                    continue
                }
                send()
                react(to: happening)
            }
        }
        send()
        menu.show()
        window.showFingers(at: reader.mouse.marks)
    }

    private func openMenu() {
        guard live.isAwake else { return }
        live.send(menu.leaves(reader.releaseMouse()))
        menu.toggle()
    }

    private func follow(_ choice: DeviceMenu.Choice) {
        switch choice {
        case .key(let key): live.perform(key)
        case .device(let name):
            live.change(to: name)
            tellTitle()
        case .place(let name, let latitude, let longitude): live.go(to: name, latitude: latitude, longitude: longitude)
        }
    }

    private func react(to happening: EventReader.Happening) {
        switch happening {
        case .event: break
        case .key(let key): live.perform(key)
        case .clipboard: if clipboard.changedOutside() { session.receive([.clipboardChanged]) }
        case .resized: resized()
        case .exposed: window.redraw()
        case .outOfSight(let isGone): window.isOutOfSight = isGone
        case .menu: openMenu()
        case .clicked: if !live.isAwake { live.bringBack() }
        case .closed: live.isOver = true
        case .lost: window.isGone = true
        }
        live.wantFrame()
    }

    /// A pad's app gets as much room as the window has; a phone is shown larger or smaller.
    private func resized() {
        guard window.isResized else { return window.redraw() }
        let device = session.screen.device
        let room = window.room
        if device.idiom == .pad {
            guard room.points.width >= 1, room.points.height >= 1, room.points != device.size else { return window.redraw() }
            window.expectFrames(of: room.points)
            session.receive([.resize(room.points)])
        } else {
            let wanted = min(room.pixels.width / device.size.width, room.pixels.height / device.size.height)
            let scale = max(0.25, (wanted * 100).rounded(.down) / 100)
            guard scale != device.scale else { return window.redraw() }
            window.take(scale: scale)
            window.expectFrames(of: device.size)
            live.show(scale: scale)
        }
    }

    func perform(_ key: DeviceKey) {
        switch key {
        case .screenshot: takePicture()
        case .inspect: inspect()
        default:
            for line in DeviceKey.lines where !menu.isOpen { HeadlessRunner.say(line) }
            openMenu()
        }
    }

    private func takePicture() {
        FrameLoop.commit()
        FrameLoop.present()
        guard let data = window.picture().flatMap({ try? ImageCodecs.encodePNG($0.pixels) }) else { return }
        write(data, "png", "the picture")
    }

    private func inspect() {
        FrameLoop.commit()
        FrameLoop.present()
        guard let picture = window.picture().flatMap({ try? ImageCodecs.encodePNG($0.pixels) }) else { return }
        write(Data(InspectionPage(Inspector.look(), picture: picture).html.utf8), "html", "what there is on the screen")
    }

    /// Into a file of the current folder that isn't there yet.
    private func write(_ data: Data, _ suffix: String, _ what: String) {
        let folder = FileManager.default.currentDirectoryPath
        let name = deviceName.replacingOccurrences(of: "/", with: "-")
        let path = (1...).lazy.map { "\(folder)/\(name) \($0).\(suffix)" }.first { !FileManager.default.fileExists(atPath: $0) }
        guard let path else { return }
        do {
            try data.write(to: URL(fileURLWithPath: path))
            HeadlessRunner.say("\(what) is \(path)")
        } catch {
            HeadlessRunner.say("\(path) can't be written")
        }
    }
}

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
    private var wakeUp: (any DispatchSourceRead)?
    private let deviceName: String

    init(_ device: SimulatedDevice, window: DeviceWindow, orders: RunOrders) {
        self.window = window
        deviceName = device.name
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
        let ports = HostPorts.shared
        (ports.clipboard, ports.text) = (clipboard, textInput)
        live.keyboardIsAttached = true
    }

    /// The run loop is left as soon as the display has something to tell.
    private func watchDisplay() {
        guard window.eventFile >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: window.eventFile, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.displayTalks() } }
        source.resume()
        wakeUp = source
    }

    private func displayTalks() {
        var line = pollfd(fd: window.eventFile, events: Int16(POLLIN), revents: 0)
        let isCut = poll(&line, 1, 0) > 0 && Int32(line.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
        // A line without another end is readable for ever.
        if isCut { window.isGone = true }
        if window.isGone { wakeUp?.cancel() } else { window.library.sdl.PumpEvents() }
    }

    /// Runs until somebody closes the window; gives the program's exit code.
    func run(from place: LivePlace? = nil, line: Int32? = nil) -> Int32 {
        window.title = "\(LiveRun.title) (\(deviceName))"
        watchDisplay()
        live.run(from: place, line: line)
        wakeUp?.cancel()
        let isGone = window.isGone
        session.close()
        window.close()
        if isGone { HeadlessRunner.say("the display has gone away, and the window with it") }
        return isGone ? 1 : 0
    }

    func turn() { live.turn() }

    // MARK: The outside

    var isGone: Bool { window.isGone }
    var takesFrames: Bool { !window.isOutOfSight }
    var curtain: UInt32? {
        get { window.curtain }
        set { window.curtain = newValue }
    }

    var notice: String? {
        get { window.notice }
        set { window.notice = newValue }
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
                    if live.isAwake { events.append(event) }
                    continue
                }
                send()
                react(to: happening)
            }
        }
        send()
        window.showFingers(at: reader.mouse.marks)
    }

    private func react(to happening: EventReader.Happening) {
        switch happening {
        case .event: break
        case .key(let key): live.perform(key)
        case .clipboard: if clipboard.changedOutside() { session.receive([.clipboardChanged]) }
        case .resized: resized()
        case .exposed: window.redraw()
        case .outOfSight(let isGone): window.isOutOfSight = isGone
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
        default: for line in DeviceKey.lines { HeadlessRunner.say(line) }
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

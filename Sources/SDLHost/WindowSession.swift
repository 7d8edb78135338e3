import AppleFoundation
import CSDL
import CoreGraphics
import HeadlessHost
import ImageIO
import ImageIOPNG
import QuartzCore
import RunOrders
import UIKit

/// One run of a device in a window: a session with a real clock, and the loop that leads events in and frames out.
@MainActor final class WindowSession {
    let window: DeviceWindow
    let clock = RealClock()
    let session: HostSession
    private let clipboard: WindowClipboard
    let textInput: WindowTextInput
    private var reader: EventReader
    private var wakeUp: (any DispatchSourceRead)?
    private var isOver = false
    /// Something has happened since the last frame.
    private var wantsFrame = true
    private var lastFrame: TimeInterval = 0
    private var isInTurn = false
    private let deviceName: String

    /// Seconds between frames.
    private static let frameTime = 1.0 / 60

    init(_ device: SimulatedDevice, window: DeviceWindow, isDark: Bool) {
        self.window = window
        deviceName = device.name
        let scaled = device.scaled(window.scale)
        let traits = scaled.device.traits.modifyingTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
        session = HostSession(device: scaled.device, traits: traits, clock: clock)
        clipboard = WindowClipboard(window)
        textInput = WindowTextInput(window)
        let (clock, textInput) = (clock, textInput)
        let sdl = window.library.sdl
        reader = EventReader(
            EventReader.Surroundings(
                point: { window.point(x: $0, y: $1) }, size: { window.size },
                now: { (clock.now, sdl.GetTicks()) }, modifiers: { UInt32(sdl.GetModState().rawValue) },
                takesText: { textInput.isActive },
                isTouchScreen: { sdl.GetTouchDeviceType($0) == SDL_TOUCH_DEVICE_DIRECT }),
            bounds: session.screen.bounds)
        session.screen.display = window
        let ports = HostPorts.shared
        (ports.clipboard, ports.text) = (clipboard, textInput)
        Keyboard.shared.isAttached = true
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

    // MARK: The loop

    /// Runs until somebody closes the window; gives the program's exit code.
    func run() -> Int32 {
        window.title = title
        MainTurns.onCommit = { [weak self] in MainActor.assumeIsolated { self?.commitHappened() } }
        watchDisplay()
        while !isOver {
            turn()
            if isOver || window.isGone { break }
            let limit = max(0, nextTurn - clock.now) / clock.speed
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: limit))
        }
        return finish()
    }

    private var title: String {
        let values = InformationFile.values
        let name = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { values[$0] as? String }.first { !$0.isEmpty }
        return "\(name ?? ProcessInfo.processInfo.processName) (\(deviceName))"
    }

    private func finish() -> Int32 {
        MainTurns.onCommit = nil
        wakeUp?.cancel()
        let isGone = window.isGone
        session.close()
        window.close()
        if isGone { HeadlessRunner.say("the display has gone away, and the window with it") }
        return isGone ? 1 : 0
    }

    /// Events in, what they bring about, and a frame if it is time for one.
    func turn() {
        isInTurn = true
        defer { isInTurn = false }
        takeEvents()
        if isOver || window.isGone { return }
        FrameLoop.commit()
        if let due = AnimationScheduler.shared.nextWakeTime, due <= clock.now {
            AnimationScheduler.shared.process()
            FrameLoop.commit()
            wantsFrame = true
        }
        session.takeInput()
        present()
    }

    private var isVisible: Bool { !window.isOutOfSight && window.curtain == nil }
    private var isMoving: Bool { isVisible && AnimationScheduler.shared.isMoving }

    private func present() {
        guard isVisible, wantsFrame || AnimationScheduler.shared.isMoving else { return }
        let now = clock.now
        // A little early is on time: waiting is never exact.
        guard now - lastFrame >= (Self.frameTime - 0.002) * clock.speed else { return }
        let missed = ((now - lastFrame) / (Self.frameTime * clock.speed)).rounded(.down)
        lastFrame = missed > 1 ? now : lastFrame + Self.frameTime * clock.speed
        wantsFrame = false
        FrameLoop.present()
        reader.mouse.bounds = session.screen.bounds
    }

    /// When there is something to do, if nobody comes before.
    private var nextTurn: TimeInterval {
        var next = clock.now + 30
        if (wantsFrame && isVisible) || isMoving { next = min(next, lastFrame + Self.frameTime * clock.speed) }
        if let due = AnimationScheduler.shared.nextWakeTime, isVisible || !AnimationScheduler.shared.hasDisplayLinks {
            next = min(next, due)
        }
        // Input methods talk on lines of their own, and so does a display that can't be watched.
        if textInput.isActive { next = min(next, clock.now + 0.04) }
        if window.eventFile < 0 { next = min(next, clock.now + Self.frameTime) }
        return next
    }

    /// A timer of the app, or another thread's work, has changed layers.
    private func commitHappened() {
        wantsFrame = true
        // A run loop that the app turns in the middle of a turn, to wait for something: it shows what has changed.
        if isInTurn { return present() }
        MainTurns.leaveRunLoop()
    }

    // MARK: Events

    private func takeEvents() {
        guard !window.isGone else { return }
        var events: [HostEvent] = []
        func send() {
            if events.isEmpty { return }
            wantsFrame = true
            session.receive(events)
            events = []
        }
        var event = SDL_Event()
        while !isOver, !window.isGone, window.library.sdl.PollEvent(&event) != 0 {
            let happenings = reader.read(event)
            if event.type == SDL_TEXTEDITING_EXT.rawValue { window.library.sdl.free(event.editExt.text) }
            for happening in happenings {
                if case .event(let event) = happening {
                    if isAwake { events.append(event) }
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
        case .key(let key): perform(key)
        case .clipboard: if clipboard.changedOutside() { session.receive([.clipboardChanged]) }
        case .resized: resized()
        case .exposed: window.redraw()
        case .outOfSight(let isGone):
            window.isOutOfSight = isGone
            wantsFrame = true
        case .clicked: if !isAwake { bringBack() }
        case .closed: isOver = true
        case .lost: window.isGone = true
        }
        wantsFrame = true
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
            let scale = min(room.pixels.width / device.size.width, room.pixels.height / device.size.height)
            var larger = device
            larger.scale = max(0.25, (scale * 100).rounded(.down) / 100)
            guard larger.scale != device.scale else { return window.redraw() }
            window.take(scale: larger.scale)
            window.expectFrames(of: device.size)
            SizeTransition.resize(session.screen, to: larger)
        }
    }

    // MARK: Keys of the device

    private func perform(_ key: DeviceKey) {
        guard isAwake || [.home, .lock, .help, .quit].contains(key) else { return }
        switch key {
        case .rotateLeft: session.receive([.turn(turned(by: 1))])
        case .rotateRight: session.receive([.turn(turned(by: -1))])
        case .home: isAwake ? leave(showing: 0xFF3A_4A5C) : bringBack()
        case .lock: isAwake ? leave(showing: 0xFF00_0000) : bringBack()
        case .shake: session.receive([.shake])
        case .appearance:
            let isDark = session.screen.traitCollection.userInterfaceStyle == .dark
            session.receive([.style(isDark ? .light : .dark)])
        case .largerText: changeText(by: 1)
        case .smallerText: changeText(by: -1)
        case .direction: turnDirection()
        case .slowAnimations: clock.speed = clock.speed == 1 ? 0.1 : 1
        case .keyboard: Keyboard.shared.isAttached.toggle()
        case .memoryWarning: session.receive([.memoryWarning])
        case .screenshot: takePicture()
        case .help: for line in DeviceKey.lines { HeadlessRunner.say(line) }
        case .quit: isOver = true
        }
    }

    /// The next way of holding it, to the left.
    private func turned(by step: Int) -> UIDeviceOrientation {
        let circle: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
        let now = circle.firstIndex(of: InterfaceRotation.deviceOrientation) ?? 0
        return circle[(now + step + circle.count) % circle.count]
    }

    private var isAwake: Bool { window.curtain == nil }

    private func leave(showing color: UInt32) {
        session.receive([.state(.background)])
        window.curtain = color
    }

    private func bringBack() {
        window.curtain = nil
        session.receive([.state(.active)])
    }

    private func changeText(by step: Int) {
        let sizes: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
            .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        let now = sizes.firstIndex(of: session.screen.traitCollection.preferredContentSizeCategory) ?? 3
        session.receive([.textSize(sizes[min(max(now + step, 0), sizes.count - 1)])])
    }

    private func turnDirection() {
        let traits = session.screen.traitCollection
        let other: UITraitEnvironmentLayoutDirection = traits.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
        session.takeCharge()
        session.screen.setTraits(traits.modifyingTraits { $0.layoutDirection = other })
    }

    private func takePicture() {
        FrameLoop.commit()
        FrameLoop.present()
        guard let picture = window.picture() else { return }
        let folder = FileManager.default.currentDirectoryPath
        let name = deviceName.replacingOccurrences(of: "/", with: "-")
        let path = (1...).lazy.map { "\(folder)/\(name) \($0).png" }.first { !FileManager.default.fileExists(atPath: $0) }
        guard let path else { return }
        do {
            try ImageCodecs.encodePNG(picture.pixels).write(to: URL(fileURLWithPath: path))
            HeadlessRunner.say("the picture is \(path)")
        } catch {
            HeadlessRunner.say("\(path) can't be written")
        }
    }
}

import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import RunOrders
import UIKit

/// What a session before people has on the outside: a window, or a page with its viewers.
@MainActor package protocol LiveOutside: AnyObject {
    /// It has gone away, and nobody will look any more.
    var isGone: Bool { get }
    /// Somebody sees the screen, and takes a frame now.
    var takesFrames: Bool { get }
    /// A colour that is shown in the app's place, while the app isn't on the screen.
    var curtain: UInt32? { get set }
    /// After how many seconds it wants a turn though nothing has woken the loop; nil where that does.
    var patience: TimeInterval? { get }
    /// What it is told on, watched while the run loop waits; -1 where it wakes the loop itself.
    var eventFile: Int32 { get }
    /// That file has no other end any more.
    func eventFileWasCut()
    /// Something has happened that it hasn't handed on: it came in while something else was read from that file.
    var hasEvents: Bool { get }
    /// Hands the session what has happened, in order.
    func takeEvents()
    /// A frame has gone out.
    func didPresent()
    /// All that events have brought about has happened.
    func turned()
    /// What is wrong with the program's next build, over the screen.
    var notice: String? { get set }
    /// How others reach it; nil where nobody does.
    var address: (port: Int, token: String)? { get }
    /// What only it can do: pictures and words.
    func perform(_ key: DeviceKey)
    /// Takes what is shown, while somebody wants it recorded. It begins with all that is there.
    var recorder: ScreenRecorder? { get set }
    /// A recording has ended: an animated PNG.
    func keep(recording: Data)
    /// Shows the edges of all views.
    var showsLayers: Bool { get set }
    /// Another device is to be shown; gives how many pixels its points get.
    func scale(for device: SimulatedDevice) -> CGFloat
}

extension LiveOutside {
    package var eventFile: Int32 { -1 }
    package func eventFileWasCut() {}
    package var hasEvents: Bool { false }
    package func didPresent() {}
    package func turned() {}
    package var address: (port: Int, token: String)? { nil }
}

/// A session with a real clock, and the loop that leads events in and frames out.
///
/// The main run loop turns as in any program, and is left when something has happened outside, when a commit has that nobody asked
/// for, or when a frame is due. Nothing polls.
@MainActor package final class LiveSession {
    package let clock = RealClock()
    package let session: HostSession
    package unowned let outside: any LiveOutside
    package var isOver = false
    /// Another run begins when this one has ended.
    package internal(set) var isFollowed = false
    /// Something has happened since the last frame.
    private var wantsFrame = true
    private var lastFrame: TimeInterval = 0
    private var isInTurn = false
    /// What has been done to the app, where somebody wants to do it again.
    private var recording: LiveRecording?
    private var isReplaying = false
    private var channel: LiveChannel?
    /// The device's name, as people know it.
    package private(set) var deviceName: String
    /// Where the device is, if somebody has said so here.
    package private(set) var placeName: String?
    /// Where the recording goes that runs from the beginning.
    private let recordingFile: String?

    /// Seconds between frames.
    private static let frameTime = 1.0 / 60

    package init(_ device: SimulatedDevice, orders: RunOrders, display: any Display, outside: any LiveOutside) {
        let traits = device.device.traits.modifyingTraits {
            $0.userInterfaceStyle = orders.userInterfaceStyle
            $0.preferredContentSizeCategory = orders.contentSize
            $0.layoutDirection = orders.layoutDirection
        }
        session = HostSession(device: device.device, traits: traits, clock: clock)
        session.screen.display = display
        self.outside = outside
        deviceName = device.name
        recordingFile = orders.recording
    }

    // MARK: The loop

    /// Runs until it is over, from the place where an earlier run was.
    package func run(from place: LivePlace? = nil, line: Int32? = nil) {
        MainTurns.onCommit = { [weak self] in MainActor.assumeIsolated { self?.commitHappened() } }
        defer { MainTurns.onCommit = nil }
        if let line {
            recording = LiveRecording()
            channel = LiveChannel(file: line, live: self)
        }
        if let place { go(to: place) }
        if recordingFile != nil { toggleRecording() }
        defer { endRecording() }
        while !isOver {
            turn()
            if isOver || outside.isGone { break }
            sleep(until: nextTurn)
        }
    }

    /// Until something happens, or for `limit` real seconds.
    private func sleep(until moment: TimeInterval, limit: TimeInterval = .infinity) {
        // The rest of the program has its turn in any case.
        let length = outside.hasEvents ? 0 : max(0, moment - clock.now) / clock.speed
        if MainTurns.turn(for: min(length, limit), watching: outside.eventFile) == .cut { outside.eventFileWasCut() }
    }

    /// Events in, what they bring about, and a frame if it is time for one.
    package func turn() {
        isInTurn = true
        defer { isInTurn = false }
        outside.takeEvents()
        if isOver || outside.isGone { return }
        FrameLoop.commit()
        if let due = AnimationScheduler.shared.nextWakeTime, due <= clock.now {
            AnimationScheduler.shared.process()
            FrameLoop.commit()
            wantsFrame = true
        }
        session.takeInput()
        outside.turned()
        present()
    }

    private var isVisible: Bool { outside.takesFrames && outside.curtain == nil && !isReplaying }
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
        outside.didPresent()
    }

    /// When there is something to do, if nobody comes before.
    private var nextTurn: TimeInterval {
        var next = clock.now + 30
        if (wantsFrame && isVisible) || isMoving { next = min(next, lastFrame + Self.frameTime * clock.speed) }
        if let due = AnimationScheduler.shared.nextWakeTime, isVisible || !AnimationScheduler.shared.hasDisplayLinks {
            next = min(next, due)
        }
        if let patience = outside.patience { next = min(next, clock.now + patience * clock.speed) }
        return next
    }

    /// A timer of the app, or another thread's work, has changed layers.
    private func commitHappened() {
        wantsFrame = true
        // A run loop that the app turns in the middle of a turn, to wait for something: it shows what has changed.
        if isInTurn { return present() }
        MainTurns.leaveRunLoop()
    }

    /// What is shown has to be shown anew.
    package func wantFrame() { wantsFrame = true }

    // MARK: Events

    package func send(_ events: [HostEvent]) {
        if events.isEmpty { return }
        wantsFrame = true
        for event in events { recording?.add(event, at: clock.now) }
        session.receive(events)
    }

    // MARK: Places

    /// Where somebody is now.
    var place: LivePlace {
        LivePlace(steps: recording?.steps ?? [], contents: UIScreen.main.windows.map { ContentState(of: $0) })
    }

    /// Does again what was done, much faster, and without anybody seeing it.
    private func go(to place: LivePlace) {
        let speed = clock.speed
        isReplaying = true
        clock.speed = 30
        var moment = clock.now
        wait(until: moment + 0.3)
        for step in place.steps where !isOver {
            moment = max(moment + min(step.wait, 0.6), clock.now)
            wait(until: moment)
            if let key = step.key.flatMap({ DeviceKey(rawValue: $0) }) { perform(key) }
            if let event = step.event?.event(at: moment) { session.receive([event]) }
        }
        wait(until: clock.now + 0.6)
        for (window, content) in zip(UIScreen.main.windows, place.contents) {
            window.layoutIfNeeded()
            content.restore(in: window)
        }
        clock.speed = speed
        isReplaying = false
        recording?.take(place, at: clock.now)
        wantsFrame = true
    }

    /// Turns the run loop meanwhile.
    private func wait(until moment: TimeInterval) {
        repeat {
            turn()
            sleep(until: min(moment, nextTurn), limit: 0.02)
        } while clock.now < moment && !isOver
    }

    // MARK: Keys of the device

    package func perform(_ key: DeviceKey) {
        guard isAwake || [.home, .lock, .record, .help, .quit].contains(key) else { return }
        wantsFrame = true
        if ![.screenshot, .record, .layers, .inspect, .help, .quit].contains(key), !isReplaying {
            recording?.add(key, at: clock.now)
        }
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
        case .keyboard: keyboardIsAttached.toggle()
        case .memoryWarning: session.receive([.memoryWarning])
        case .layers: outside.showsLayers.toggle()
        case .record: toggleRecording()
        case .screenshot, .inspect, .help: outside.perform(key)
        case .quit: isOver = true
        }
    }

    /// The user has a keyboard: the one on the screen stays away.
    package var keyboardIsAttached: Bool {
        get {
            session.takeCharge()
            return Keyboard.shared.isAttached
        }
        set {
            session.takeCharge()
            Keyboard.shared.isAttached = newValue
        }
    }

    /// The next way of holding it, to the left.
    private func turned(by step: Int) -> UIDeviceOrientation {
        let circle: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
        let now = circle.firstIndex(of: InterfaceRotation.deviceOrientation) ?? 0
        return circle[(now + step + circle.count) % circle.count]
    }

    package var isAwake: Bool { outside.curtain == nil }

    private func leave(showing color: UInt32) {
        session.receive([.state(.background)])
        outside.curtain = color
    }

    package func bringBack() {
        outside.curtain = nil
        wantsFrame = true
        session.receive([.state(.active)])
    }

    private func changeText(by step: Int) {
        let sizes = Self.textSizes
        session.receive([.textSize(sizes[min(max(textSize + step, 0), sizes.count - 1)])])
    }

    /// From the smallest to the largest.
    package static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The place of the present size among them.
    package var textSize: Int {
        Self.textSizes.firstIndex(of: session.screen.traitCollection.preferredContentSizeCategory) ?? 3
    }

    private func turnDirection() {
        let traits = session.screen.traitCollection
        let other: UITraitEnvironmentLayoutDirection = traits.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
        session.takeCharge()
        session.screen.setTraits(traits.modifyingTraits { $0.layoutDirection = other })
    }

    // MARK: What lasts

    /// Whether a key of the device that turns something on has done so.
    package func isOn(_ key: DeviceKey) -> Bool {
        let traits = session.screen.traitCollection
        switch key {
        case .appearance: return traits.userInterfaceStyle == .dark
        case .direction: return traits.layoutDirection == .rightToLeft
        case .slowAnimations: return clock.speed != 1
        case .keyboard: return !keyboardIsAttached
        case .layers: return outside.showsLayers
        case .record: return outside.recorder != nil
        default: return false
        }
    }

    /// Real time: slow animations are recorded as slow as they are.
    package static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    private func toggleRecording() {
        if outside.recorder == nil { outside.recorder = ScreenRecorder() } else { endRecording() }
    }

    private func endRecording() {
        guard let recorder = outside.recorder else { return }
        outside.recorder = nil
        guard let data = recorder.finish(at: Self.now) else { return }
        if let recordingFile, isOver || outside.isGone {
            do {
                try data.write(to: URL(fileURLWithPath: recordingFile))
                HeadlessRunner.say("the recording is \(recordingFile)")
            } catch {
                HeadlessRunner.say("\(recordingFile) can't be written")
            }
        } else {
            outside.keep(recording: data)
        }
    }

    /// The device is there from now on, and the app may know it.
    package func go(to place: String, latitude: Double, longitude: Double) {
        placeName = place
        session.takeCharge()
        DevicePlace.go(latitude: latitude, longitude: longitude)
        wantFrame()
    }

    /// The app is on another device of its kind; false where there is no such device.
    @discardableResult package func change(to name: String) -> Bool {
        guard let device = SimulatedDevice.named(name), device.device.idiom == session.screen.device.idiom else { return false }
        session.takeCharge()
        deviceName = device.name
        var other = device.device.held(session.screen.device.orientation)
        other.scale = outside.scale(for: device)
        SizeTransition.resize(session.screen, to: other)
        wantFrame()
        return true
    }

    /// The same device with another number of pixels for each point.
    package func show(scale: CGFloat) {
        var other = session.screen.device
        guard scale != other.scale else { return }
        other.scale = scale
        session.takeCharge()
        SizeTransition.resize(session.screen, to: other)
        wantsFrame = true
    }
}

import AppleFoundation
import CoreGraphics
import HeadlessHost
import Inspector
import LiveHost
import QuartzCore
import RunOrders
import UIKit

/// A session and the viewers of its page: what they do goes in, frames come out.
@MainActor final class PageSession: LiveOutside {
    let server: PageServer
    private(set) var live: LiveSession!
    var session: HostSession { live.session }
    let screen = PageScreen()
    private let clipboard = PageClipboard()
    private let textInput = PageTextInput()
    private(set) var viewers: [Int: Viewer] = [:]
    /// Pixels for each point, where somebody has said; else as the viewer with the most of them has it.
    private let fixedScale: CGFloat?
    private var told = PageState()
    private var words = Set<String>()
    private var inspected = InspectedViews()
    /// What viewers have done in this turn: fingers that move together come to the app together.
    private var pending: [HostEvent] = []

    init(_ device: SimulatedDevice, server: PageServer, orders: RunOrders, scale: CGFloat? = nil) {
        self.server = server
        fixedScale = scale
        live = LiveSession(device.scaled(scale ?? min(2, device.scale)), orders: orders, display: screen, outside: self)
        let ports = HostPorts.shared
        (ports.clipboard, ports.text) = (clipboard, textInput)
        live.keyboardIsAttached = true
        clipboard.onCopy = { [unowned self] text in tell(PageState.packet(["k": "clipboard", "text": text])) }
        screen.viewers = { [unowned self] in viewers.values.sorted { $0.number < $1.number } }
        screen.send = { [unowned self] packet, viewers in self.server.send(packet, to: viewers.map(\.number)) }
        screen.now = { ProcessInfo.processInfo.systemUptime }
    }

    var showsSurroundings: Bool {
        get { screen.showsSurroundings }
        set { screen.showsSurroundings = newValue }
    }

    private func tell(_ packet: PagePacket) { server.send(packet, to: viewers.values.filter(\.isGreeted).map(\.number)) }

    /// Runs until somebody ends it; gives the program's exit code.
    func run(from place: LivePlace? = nil, line: Int32? = nil) -> Int32 {
        begin()
        live.run(from: place, line: line)
        finish()
        return 0
    }

    func begin() {
        server.start {
            DispatchQueue.main.async { MainTurns.leaveRunLoop() }
        }
    }

    func finish() {
        // Another run takes over under the same address.
        if !live.isFollowed { tell(PageState.packet(["k": "end"])) }
        session.close()
        // The last word gets out.
        usleep(30_000)
        server.stop()
    }

    // MARK: The outside

    var isGone: Bool { false }
    var takesFrames: Bool { viewers.values.contains(where: \.takesFrames) }
    var curtain: UInt32?
    var notice: String? {
        get { screen.notice }
        set { screen.notice = newValue }
    }
    var address: (port: Int, token: String)? { (server.access.port, server.access.token) }
    var patience: TimeInterval? { screen.timeToRefine }
    func turned() { tellState() }

    func perform(_ key: DeviceKey) {
        if key == .screenshot { tell(PageState.packet(["k": "picture"])) }
        if key == .inspect { tell(PageState.packet(["k": "inspect"])) }
    }

    var recorder: ScreenRecorder? {
        get { screen.recorder }
        set { screen.recorder = newValue }
    }

    func keep(recording: Data) {
        server.offer(PageFile(recording: recording), as: "recording.png")
        tell(PageState.packet(["k": "recording"]))
    }

    var showsLayers: Bool {
        get { screen.showsLayers }
        set { screen.showsLayers = newValue }
    }

    /// As it was, until the viewers have made room for it.
    func scale(for device: SimulatedDevice) -> CGFloat { session.screen.scale }

    func takeEvents() {
        for event in server.takeEvents() where !live.isOver {
            switch event {
            case .opened(let number): viewers[number] = Viewer(number)
            case .closed(let number): left(number)
            case .refused(let what): refuse(what)
            case .message(let number, let data):
                guard let viewer = viewers[number] else { continue }
                guard let words = PageWords(data), receive(words, from: viewer) else {
                    refuse("a message that no page sends")
                    server.dismiss(number, "That is no message of a page.")
                    left(number)
                    continue
                }
            }
        }
        hand(on: [])
        if curtain == nil {
            screen.catchUp()
            screen.refine()
        }
    }

    private func hand(on events: [HostEvent]) {
        let events = pending + events
        pending = []
        live.send(events)
    }

    /// Each kind once.
    private func refuse(_ what: String) {
        guard words.count < 100, words.insert(what).inserted else { return }
        HeadlessRunner.say("refused: \(what)")
    }

    private func left(_ number: Int) {
        guard let viewer = viewers.removeValue(forKey: number) else { return }
        hand(on: viewer.release(time: live.clock.now))
        screen.showFingers(at: [])
    }

    // MARK: What viewers do

    /// False for what no page says.
    private func receive(_ words: PageWords, from viewer: Viewer) -> Bool {
        // Slow time isn't the page's.
        let time = live.clock.speed == 1 ? viewer.time(words.t, now: live.clock.now) : live.clock.now
        switch words.k {
        case .hello: greet(viewer, words)
        case .ack: words.n.map { viewer.painted($0) }
        case .ratio:
            viewer.ratio = words.ratio.map { CGFloat($0) }
            // Knowing the device it has made room for it.
            viewer.isGreeted = true
            hand(on: [])
            fitScale()
            live.wantFrame()
        case .mouse: return mouse(words, viewer, time)
        case .touch:
            guard let touch = viewer.touch(words, time: time) else { return true }
            if touch.phase == .began, !live.isAwake { live.bringBack() }
            if live.isAwake { pending.append(.touch(touch)) }
        case .wheel:
            guard let x = words.x, let y = words.y, let dx = words.dx, let dy = words.dy else { return false }
            if live.isAwake {
                hand(on: [.scroll(HostScroll(.step, at: CGPoint(x: x, y: y), by: CGVector(dx: -dx, dy: -dy), timestamp: time))])
            }
        case .pinch: return pinch(words, time)
        case .key: return key(words, viewer, time)
        case .insert: if live.isAwake { hand(on: [.text(.insert(words.text ?? ""))]) }
        case .compose: if live.isAwake { compose(words) }
        case .clipboard:
            if clipboard.receive(words.text ?? "") { hand(on: [.clipboardChanged]) }
        case .device:
            guard let key = words.what.flatMap({ DeviceKey(rawValue: $0) }) else { return false }
            hand(on: [])
            live.perform(key)
        case .model:
            guard let name = words.what else { return false }
            hand(on: [])
            return live.change(to: name)
        case .place:
            guard let name = words.what, let x = words.x, let y = words.y, abs(y) <= 90, abs(x) <= 180 else { return false }
            live.go(to: name, latitude: y, longitude: x)
        case .inspect: inspect(for: viewer)
        case .edit: return edit(words, for: viewer)
        case .release: hand(on: viewer.release(time: time))
        }
        return true
    }

    private func greet(_ viewer: Viewer, _ words: PageWords) {
        viewer.isMac = words.mac ?? false
        server.send(state.packet, to: [viewer.number])
    }

    /// As sharp as the sharpest viewer.
    private func fitScale() {
        let ratios = viewers.values.compactMap(\.ratio).filter { $0.isFinite && $0 > 0 }
        guard fixedScale == nil, let most = ratios.max() else { return }
        live.show(scale: min(max((most * 20).rounded() / 20, 0.5), 3))
    }

    private func mouse(_ words: PageWords, _ viewer: Viewer, _ time: TimeInterval) -> Bool {
        let inputs: [String: MouseFingers.Input] = [
            "down": .pressed, "move": .moved, "up": .released, "leave": .left, "modified": .modified,
        ]
        guard let input = words.p.flatMap({ inputs[$0] }) else { return false }
        viewer.mouse.bounds = session.screen.bounds
        if input == .pressed, !live.isAwake { live.bringBack() }
        let (two, shift) = (words.alt ?? false, words.shift ?? false)
        let place = CGPoint(x: words.x ?? 0, y: words.y ?? 0)
        let touches = viewer.mouse.receive(input, at: place, two: two, together: two && shift, time: time)
        if live.isAwake { pending += touches.map { .touch($0) } }
        screen.showFingers(at: viewer.mouse.marks)
        return true
    }

    private func pinch(_ words: PageWords, _ time: TimeInterval) -> Bool {
        let phases: [String: HostPinch.Phase] = ["began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled]
        guard let phase = words.p.flatMap({ phases[$0] }), let x = words.x, let y = words.y else { return false }
        let pinch = HostPinch(
            phase, at: CGPoint(x: x, y: y), scale: CGFloat(words.scale ?? 1), rotation: CGFloat(words.turn ?? 0),
            timestamp: time)
        if live.isAwake { hand(on: [.pinch(pinch)]) }
        return true
    }

    private func key(_ words: PageWords, _ viewer: Viewer, _ time: TimeInterval) -> Bool {
        if let key = PageKeys.deviceKey(words, isMac: viewer.isMac), key != .quit {
            hand(on: [])
            if words.p == "down" { live.perform(key) }
            return true
        }
        guard let key = PageKeys.hostKey(words, isMac: viewer.isMac, time: time) else { return false }
        viewer.press(key)
        if live.isAwake { hand(on: [.key(key)]) }
        return true
    }

    private func inspect(for viewer: Viewer) {
        hand(on: [])
        FrameLoop.commit()
        guard let picture = screen.picture else { return }
        let look = Inspector.look()
        inspected = look.subjects
        server.offer(PageFile(whole: InspectionPage(look, picture: picture, isLive: true).html), as: "inspection.html")
        server.send(PageState.packet(["k": "inspection"]), to: [viewer.number])
    }

    /// Sets a value in the app, for whoever has looked last.
    private func edit(_ words: PageWords, for viewer: Viewer) -> Bool {
        guard let property = words.what.flatMap({ InspectionEdit.Property(rawValue: $0) }), let number = words.number,
            let value = words.value
        else { return false }
        hand(on: [])
        _ = InspectionEdit(property: property, number: number, words: value).apply(to: inspected)
        live.wantFrame()
        FrameLoop.commit()
        FrameLoop.present()
        inspect(for: viewer)
        return true
    }

    private func compose(_ words: PageWords) {
        let text = words.text ?? ""
        let count = text.utf16.count
        let from = min(max(words.from ?? count, 0), count)
        hand(on: [.text(.compose(text, selection: from..<min(max(words.to ?? from, from), count)))])
    }

    // MARK: What viewers are told

    private func tellState() {
        let state = state
        guard state != told else { return }
        told = state
        tell(state.packet)
    }

    private var state: PageState {
        let device = session.screen.device, traits = session.screen.traitCollection
        var state = PageState()
        state.title = LiveRun.title
        state.device = live.deviceName
        state.pad = device.idiom == .pad
        state.button = device.portraitSafeArea.bottom == 0
        (state.width, state.height) = (Double(device.size.width), Double(device.size.height))
        state.corner = Double(device.cornerRadius)
        let angles: [UIDeviceOrientation: Int] = [.landscapeLeft: -90, .landscapeRight: 90, .portraitUpsideDown: 180]
        state.turned = angles[InterfaceRotation.deviceOrientation] ?? 0
        state.dark = traits.userInterfaceStyle == .dark
        state.rtl = traits.layoutDirection == .rightToLeft
        state.slow = live.clock.speed != 1
        (state.layers, state.recording) = (screen.showsLayers, recorder != nil)
        state.devices = SimulatedDevice.all.filter { $0.device.idiom == device.idiom }.map(\.name)
        state.located = DevicePlace.isWanted
        state.keyboard = live.keyboardIsAttached
        (state.textSize, state.textSizes) = (live.textSize, LiveSession.textSizes.count)
        state.curtain = curtain.map { "#" + String(($0 & 0xFFFFFF) | 0x1000000, radix: 16).dropFirst() }
        if let caret = textInput.caret {
            state.typing = textInput.count
            state.caret = PageState.Place(
                x: Double(caret.minX), y: Double(caret.minY), w: Double(caret.width), h: Double(caret.height))
        }
        return state
    }
}

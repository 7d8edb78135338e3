import AppleFoundation
import QuartzCore

/// What a running application has once, owned once: its screens, fingers and gestures, key window and first responder, keys that are down,
/// scenes, menus, application object, clock and running animations, and the host's ports.
///
/// A host makes one for each device that it shows, and keeps it. Several live side by side, and one is in charge: `UIScreen.main`,
/// `UIApplication.shared` and the like are its own. Each finds everything as it left it when it takes charge again; its time stands still
/// meanwhile. What happens to a window, such as layout or becoming key, belongs to the window's session in any case.
@MainActor package final class HostSession: ScreenOwner {
    /// What a session is made of. Whoever adds something that an application has once adds a part here.
    private static let kinds: [any SessionPart.Type] = [
        HostPorts.self, Screens.self, Orientations.self, KeyWindow.self, FirstResponder.self, TouchDelivery.self,
        ScrollDelivery.self, KeysDown.self, SceneRegistry.self, Program.self, StatusBarOfProgram.self, Menus.self,
        AnimationSwitch.self, Pasteboards.self, Keyboard.self, LearnedWords.self, Drags.self,
    ]

    /// What a device shares with the others unless it owns its program.
    private static func isOfProgram(_ kind: any SessionPart.Type) -> Bool {
        kind == Program.self || kind == StatusBarOfProgram.self
    }

    /// The program without a host, or before its host and after: an iPhone 15 whose time the main thread moves by waiting.
    package static let hostless = HostSession()
    package private(set) static var current = hostless
    /// Over, but not cleared away: they had to wait until somebody takes charge.
    private static var leftovers: [HostSession] = []

    private let parts: [any SessionPart]
    let screens: Screens
    let program: Program
    private let scheduler: AnimationScheduler
    private(set) var clock: any MediaClock
    /// Whether the host moves the clock.
    private var isDriven: Bool
    package private(set) var isOver = false

    // Events (HostSession+Events)
    var waiting: [HostEvent] = []
    var isReceiving = false
    var told: Set<String> = []
    var lastTime: TimeInterval = 0
    private(set) lazy var typing = Typing(self, part(FirstResponder.self), part(HostPorts.self))

    /// Takes over what there is.
    private init() {
        func present<Part: SessionPart>(_ kind: Part.Type) -> any SessionPart { Part.shared }
        parts = Self.kinds.map { present($0) }
        (screens, program, scheduler) = (.shared, .shared, .shared)
        clock = MediaTime.clock
        isDriven = MediaTime.isDriven
        screens.owner = self
        part(Keyboard.self).serve(part(FirstResponder.self), on: screens)
    }

    /// A device that is switched on: it takes charge.
    ///
    /// The program is the process's and goes on as it stands: who sets the delegate and then makes a stage finds it there, whoever was in
    /// charge. With `ownsProgram` the device has an application object of its own.
    package init(device: Device, traits: UITraitCollection, clock: any MediaClock, ownsProgram: Bool = false) {
        let before = Self.current
        let common = Self.hostless
        parts = Self.kinds.enumerated().map { index, kind in
            Self.isOfProgram(kind) && !ownsProgram ? common.parts[index] : kind.init()
        }
        screens = Self.part(in: parts)
        program = Self.part(in: parts)
        scheduler = AnimationScheduler()
        self.clock = clock
        isDriven = true
        screens.owner = self
        part(Keyboard.self).serve(part(FirstResponder.self), on: screens)
        before.finishTurn()
        install()
        if ownsProgram { beginProgram(like: common) } else if !before.isOn { program.switchOn() }
        scheduler.take(screen.rootLayer, clock: clock)
        screen.device = device
        Orientations.shared.reset(to: device.orientation)
        screen.setTraits(traits)
        _ = typing
    }

    private func beginProgram(like other: HostSession) {
        program.begin(like: other.program)
        part(StatusBarOfProgram.self).asked = other.part(StatusBarOfProgram.self).asked
    }

    private static func part<Part: SessionPart>(in parts: [any SessionPart]) -> Part {
        parts.lazy.compactMap { $0 as? Part }.first!
    }

    private func part<Part: SessionPart>(_ kind: Part.Type) -> Part { Self.part(in: parts) }

    /// The device's own screen.
    package var screen: UIScreen { screens.main }

    /// Whether somebody looks at it.
    private var isOn: Bool { !isOver && self !== Self.hostless }
    package var isInCharge: Bool { Self.current === self }

    // MARK: Taking turns

    /// From now on the program is this session's.
    package func takeCharge() {
        guard Self.current !== self else {
            // Somebody may have moved layers alone meanwhile, as tests of these do.
            AnimationScheduler.shared = scheduler
            return MediaTime.clock = clock
        }
        Self.current.finishTurn()
        install()
    }

    /// Does something that belongs to this session, whoever is in charge. No time passes, and the clock in charge stays.
    package func whileInCharge(_ body: () -> Void) {
        let other = Self.current
        if other === self { return body() }
        let moving = AnimationScheduler.shared
        installParts()
        body()
        other.installParts()
        AnimationScheduler.shared = moving
    }

    private func install() {
        installParts()
        MediaTime.clock = clock
        MediaTime.isDriven = isDriven
    }

    private func installParts() {
        takeParts()
        AnimationScheduler.shared = scheduler
    }

    private func takeParts() {
        Self.current = self
        for part in parts { part.takeCharge() }
    }

    /// Before another one takes charge: what has begun comes to its end, and what nobody looks at any more goes.
    private func finishTurn() {
        if self === Self.hostless { (clock, isDriven) = (MediaTime.clock, MediaTime.isDriven) }
        if isOn { FrameLoop.commit() } else { clearAway() }
        let waiting = Self.leftovers
        Self.leftovers = []
        for session in waiting where session !== self { session.whileInCharge { session.clearAway() } }
    }

    // MARK: The end

    /// The host is gone. Time goes on by itself. A window that somebody still holds shows until another session begins, but views that
    /// come now know nothing of its device.
    package func end(isScreenKept: Bool) {
        guard !isOver else { return }
        isOver = true
        AnimationScheduler.forget(screen.rootLayer)
        guard isInCharge else { return Self.leftovers.append(self) }
        // A clock that somebody put in its place, as tests of layers alone do, goes on, and so do the animations that it moves.
        let ownsTime = MediaTime.clock === clock
        clock = VirtualClock(now: clock.now)
        isDriven = false
        if ownsTime { (MediaTime.clock, MediaTime.isDriven) = (clock, isDriven) }
        guard !isScreenKept else { return }
        if screens.isMade, !screen.allWindows.isEmpty { Self.leftovers.append(self) }
        TouchDelivery.shared.forgetAll()
        let next = Self.hostless
        next.clock = clock
        next.isDriven = false
        if ownsTime {
            next.scheduler.put(back: scheduler.takePending())
            next.install()
        } else {
            next.takeParts()
        }
        next.isUsedAgain()
    }

    private func isUsedAgain() { if screens.isMade { screen.isInUse = true } }

    /// What is left on the screen or still runs has no place in the next session. Its controllers still hear of their end; whoever records
    /// does not, and from then on the program doesn't know them any more.
    func clearAway() {
        ControllerObservation.unobserved {
            FrameLoop.commit()
            scheduler.reset()
            TouchDelivery.shared.forgetAll()
            ScrollDelivery.shared.forgetAll()
            UIView.setAnimationsEnabled(true)
            guard screens.isMade else { return }
            screen.isInUse = false
            let windows = screen.allWindows
            for window in windows { window.isHidden = true }
            FrameLoop.commit()
            for window in windows { screen.forget(window) }
        }
    }
}

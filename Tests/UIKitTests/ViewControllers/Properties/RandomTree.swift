import AppleFoundation
import CoreGraphics
import UIKitTesting

@testable import UIKit

/// One thing done to a random tree of controllers. Numbers name controllers.
enum TreeOperation: CustomStringConvertible {
    case add(Int, to: Int)
    case addLinkOnly(Int, to: Int)
    case addView(Int, to: Int)
    case remove(Int)
    case removeView(Int)
    case removeLink(Int)
    case swap(Int, Int, duration: Double, option: Int)
    case present(Int, on: Int, style: Int, animated: Bool)
    case dismiss(Int, animated: Bool)
    case begin(Int, appearing: Bool)
    case end(Int)
    case root(Int)
    /// Presentations in context are found, or not.
    case context(Int, Bool)
    /// A finger leads the transitions that wait for one.
    case drive(Drive)
    case unload(Int)
    case rotate(Bool)
    case showWindow(Bool)
    /// The next callback of the controller does what follows.
    indirect case arm(Int, TreeOperation)
    case turn
    case wait

    enum Drive: String, CaseIterable { case halfway, pause, finish, cancel }

    var description: String {
        switch self {
        case .add(let child, let parent): return "add \(child) to \(parent)"
        case .addLinkOnly(let child, let parent): return "addChild \(child) to \(parent)"
        case .addView(let child, let parent): return "view of \(child) into \(parent)"
        case .remove(let child): return "remove \(child)"
        case .removeView(let child): return "take the view of \(child) out"
        case .removeLink(let child): return "removeFromParent \(child)"
        case .swap(let a, let b, let duration, let option): return "transition \(a) to \(b) in \(duration) with \(option)"
        case .present(let child, let parent, let style, let animated):
            return "present \(child) on \(parent), style \(style)\(animated ? " animated" : "")"
        case .dismiss(let child, let animated): return "dismiss from \(child)\(animated ? " animated" : "")"
        case .begin(let child, let appearing): return "begin \(child) \(appearing)"
        case .end(let child): return "end \(child)"
        case .root(let child): return "root \(child)"
        case .context(let child, let defines): return "\(child) defines \(defines ? "a" : "no") context"
        case .drive(let drive): return "finger: \(drive.rawValue)"
        case .unload(let child): return "view of \(child) is nil"
        case .rotate(let landscape): return "rotate to \(landscape ? "landscape" : "portrait")"
        case .showWindow(let shown): return shown ? "show the window" : "hide the window"
        case .arm(let child, let operation): return "in the next callback of \(child): \(operation)"
        case .turn: return "turn"
        case .wait: return "wait"
        }
    }
}

extension TreeOperation {
    var isByHand: Bool {
        switch self {
        case .begin, .end: return true
        case .arm(_, let operation): return operation.isByHand
        default: return false
        }
    }

    /// What may stand for it in a shorter story: without animation, in the first style, outside a callback.
    var simpler: [TreeOperation] {
        switch self {
        case .arm(let child, let operation): return [operation] + operation.simpler.map { .arm(child, $0) }
        case .add(let child, let parent) where parent != 0: return [.add(child, to: 0)]
        case .swap(let a, let b, let duration, let option):
            var found: [TreeOperation] = []
            if duration > 0 { found.append(.swap(a, b, duration: 0, option: option)) }
            if option > 0 { found.append(.swap(a, b, duration: duration, option: 0)) }
            return found
        case .present(let child, let parent, let style, let animated):
            var found: [TreeOperation] = []
            if style > 0 { found.append(.present(child, on: parent, style: 0, animated: animated)) }
            if animated { found.append(.present(child, on: parent, style: style, animated: false)) }
            return found
        case .dismiss(let child, true): return [.dismiss(child, animated: false)]
        case .wait: return [.turn]
        default: return []
        }
    }
}

/// A generator whose numbers are the same everywhere.
struct Dice {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(sides))
    }

    /// Without `byHand` nobody calls begin and end, so that all of the tree has to be in order.
    mutating func script(_ length: Int, _ count: Int, byHand: Bool) -> [TreeOperation] {
        var script: [TreeOperation] = []
        while script.count < length {
            let next = operation(count)
            if byHand || !next.isByHand { script.append(next) }
        }
        return script
    }

    mutating func operation(_ count: Int, mayArm: Bool = true) -> TreeOperation {
        let (a, b) = (roll(count), roll(count))
        switch roll(mayArm ? 30 : 28) {
        case 0, 1, 2, 3: return .add(a, to: b)
        case 4: return .addLinkOnly(a, to: b)
        case 5: return .addView(a, to: b)
        case 6, 7: return .remove(a)
        case 8: return .removeView(a)
        case 9: return .removeLink(a)
        case 10, 11: return .swap(a, b, duration: roll(2) == 0 ? 0 : 0.2, option: roll(4))
        case 12, 13: return .present(a, on: b, style: roll(9), animated: roll(2) == 0)
        case 14, 15: return .dismiss(a, animated: roll(2) == 0)
        case 16: return .begin(a, appearing: roll(2) == 0)
        case 17: return .end(a)
        case 18: return .root(a)
        case 19: return .rotate(roll(2) == 0)
        case 20: return .showWindow(roll(3) > 0)
        case 21, 22: return .turn
        case 23: return .wait
        case 24, 25: return .drive(TreeOperation.Drive.allCases[roll(4)])
        case 26: return .context(a, roll(2) == 0)
        case 27: return .unload(a)
        default: return .arm(a, operation(count, mayArm: false))
        }
    }
}

/// Checks the order of its callbacks, and does what it is armed with.
final class CheckedController: UIViewController {
    var number = 0
    var forwards = true
    var armed: (() -> Void)?
    /// What has gone wrong.
    var report: ((String) -> Void)?
    private var last = "did disappear"

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

    private func step(_ name: String, after allowed: String...) {
        if !allowed.contains(last) { report?("\(number): \(name) after \(last)") }
        last = name
        guard let body = armed else { return }
        armed = nil
        body()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        step("will appear", after: "did disappear", "will disappear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        step("is appearing", after: "will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        step("did appear", after: "will appear", "is appearing")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        step("will disappear", after: "did appear", "will appear", "is appearing")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        step("did disappear", after: "will disappear")
    }
}

/// A window full of controllers, and what must always be true of them.
@MainActor final class RandomTree {
    static let count = 7
    private let stage = Stage(device: .iPhoneSE)
    private(set) var controllers: [CheckedController] = []
    private(set) var problems: [String] = []
    /// Completions that have to be called.
    private var pending: [Int: String] = [:]
    /// Those that have been.
    private var completed: Set<Int> = []
    private var serial = 0
    /// Somebody called begin or end by hand, so the controller answers for itself from here on.
    private var handled: Set<Int> = []
    /// The transitioning delegates of the controllers.
    private var givers: [TransitionGiver] = []
    private var drivers: [UIPercentDrivenInteractiveTransition] = []

    init() {
        for number in 0..<Self.count {
            let made = CheckedController()
            made.number = number
            made.forwards = number != 5
            made.report = { [weak self] in self?.problems.append($0) }
            controllers.append(made)
        }
        givers = controllers.map { _ in TransitionGiver() }
        stage.window.rootViewController = controllers[0]
        settle()
    }

    // MARK: Doing
    func run(_ operation: TreeOperation) {
        _ = Misuse.observed { perform(operation) }
        // Who leaves a parent that was led by hand keeps what that hand has made of it.
        if !handled.isEmpty { for controller in controllers where isHandled(controller) { handled.insert(controller.number) } }
        checkLinks()
    }

    /// A completion that has to be called once, if the call was taken on.
    private func expect(_ what: String) -> (token: Int, body: () -> Void) {
        serial += 1
        let token = serial
        pending[token] = what
        return (
            token,
            { [weak self] in
                guard let self else { return }
                self.pending[token] = nil
                if !self.completed.insert(token).inserted { self.problems.append("\(what): completed twice") }
            }
        )
    }

    private func perform(_ operation: TreeOperation) {
        switch operation {
        case .add(let child, let parent):
            let (c, p) = (controllers[child], controllers[parent])
            guard isFree(c) else { return }
            p.addChild(c)
            guard c.parent === p else { return }
            if !p.view.isDescendant(of: c.view) { p.view.addSubview(c.view) }
            c.didMove(toParent: p)
        case .addLinkOnly(let child, let parent):
            if isFree(controllers[child]) { controllers[parent].addChild(controllers[child]) }
        case .addView(let child, let parent):
            let (c, p) = (controllers[child], controllers[parent])
            // A root's or a presented controller's view is not the app's to move.
            guard !p.view.isDescendant(of: c.view), c.view.window?.rootViewController !== c, !isPresented(c) else { return }
            p.view.addSubview(c.view)
        case .remove(let child):
            let c = controllers[child]
            guard c.parent != nil else { return }
            c.willMove(toParent: nil)
            c.view.removeFromSuperview()
            c.removeFromParent()
        case .removeView(let child):
            let c = controllers[child]
            guard stage.window.rootViewController !== c, !isPresented(c) else { return }
            c.viewIfLoaded?.removeFromSuperview()
        case .removeLink(let child): controllers[child].removeFromParent()
        case .swap(let a, let b, let duration, let option):
            let (from, to) = (controllers[a], controllers[b])
            guard a != b, let parent = from.parent, to.parent === parent, from.view.superview != nil,
                !from.view.isDescendant(of: to.view), parent.shouldAutomaticallyForwardAppearanceMethods
            else { return }
            let options: [UIView.AnimationOptions] = [
                [], .transitionCrossDissolve, .transitionFlipFromLeft, .allowAnimatedContent,
            ]
            let done = expect("transition \(a) \(b)")
            parent.transition(
                from: from, to: to, duration: duration, options: options[option], animations: { to.view.alpha = 0.9 },
                completion: { _ in done.body() })
        case .present(let child, let parent, let style, let animated): present(child, on: parent, style, animated)
        case .dismiss(let child, let animated):
            let done = expect("dismiss \(child)")
            let heard = Misuse.observed { controllers[child].dismiss(animated: animated, completion: done.body) }
            // Not taken on, or something else wasn't that a callback has done meanwhile.
            if !heard.isEmpty { pending[done.token] = nil }
        case .begin(let child, let appearing):
            handled.insert(child)
            controllers[child].beginAppearanceTransition(appearing, animated: false)
        case .end(let child):
            if controllers[child].appearance.isOpen { handled.insert(child) }
            controllers[child].endAppearanceTransition()
        case .root(let child):
            let c = controllers[child]
            guard c.parent == nil, !isPresented(c), c.viewIfLoaded?.superview == nil || c.view.window == nil,
                stage.window.rootViewController?.presentedViewController == nil
            else { return }
            c.viewIfLoaded?.removeFromSuperview()
            stage.window.rootViewController = c
        case .context(let child, let defines): controllers[child].definesPresentationContext = defines
        case .drive(let drive): lead(drive)
        case .unload(let child):
            let c = controllers[child]
            guard c.viewIfLoaded?.superview == nil, stage.window.rootViewController !== c, !isPresented(c),
                c.presentedViewController == nil, !c.appearance.isOpen
            else { return }
            c.view = nil
        case .rotate(let landscape):
            InterfaceRotation.deviceTurned(to: landscape ? .landscapeLeft : .portrait)
        case .showWindow(let shown): stage.window.isHidden = !shown
        case .arm(let child, let inner):
            controllers[child].armed = { [weak self] in self?.perform(inner) }
        case .turn: stage.layoutNow()
        case .wait: stage.advance(by: 0.1)
        }
    }

    private func present(_ child: Int, on parent: Int, _ style: Int, _ animated: Bool) {
        let (c, p) = (controllers[child], controllers[parent])
        guard c.viewIfLoaded?.superview == nil, c.presentedViewController == nil else { return }
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .overFullScreen, .currentContext, .overCurrentContext, .formSheet, .popover, .custom,
            .fullScreen,
        ]
        c.modalPresentationStyle = styles[style]
        c.popoverPresentationController?.sourceView = p.view
        c.transitioningDelegate = style >= 7 ? givers[child] : nil
        if style >= 7 { prepare(givers[child], isLed: style == 8) }
        let done = expect("present \(child) on \(parent)")
        let heard = Misuse.observed { p.present(c, animated: animated, completion: done.body) }
        if heard.contains(where: { if case .presentingOnDetached = $0 { return false } else { return true } }) {
            pending[done.token] = nil
        }
    }

    /// Gives animators, and a finger where one shall lead.
    private func prepare(_ giver: TransitionGiver, isLed: Bool) {
        giver.presenting = SlideAnimator(isPresenting: true)
        giver.dismissing = SlideAnimator(isPresenting: false)
        let fingers = isLed ? [UIPercentDrivenInteractiveTransition(), UIPercentDrivenInteractiveTransition()] : []
        giver.presentingInteraction = fingers.first
        giver.dismissingInteraction = fingers.last
        drivers += fingers
    }

    private func lead(_ drive: TreeOperation.Drive) {
        for driver in drivers {
            switch drive {
            case .halfway: driver.update(0.5)
            case .pause: driver.pause()
            case .finish: driver.finish()
            case .cancel: driver.cancel()
            }
        }
    }

    /// What becomes of a root or a presented controller that is made a child, UIKit leaves open.
    private func isFree(_ controller: UIViewController) -> Bool {
        stage.window.rootViewController !== controller && !isPresented(controller)
    }

    private func isPresented(_ controller: UIViewController) -> Bool { controller.controllerRarities?.presenting != nil }

    func disarm() { for controller in controllers { controller.armed = nil } }

    func settle() {
        _ = Misuse.observed {
            for _ in 0..<8 {
                lead(.finish)
                stage.advance(by: 0.5)
                stage.layoutNow()
            }
        }
    }

    // MARK: Checking
    func hasAppeared(_ number: Int) -> Bool { controllers[number].appearance.state == .appeared }

    private func checkLinks() {
        for controller in controllers {
            if let parent = controller.parent, parent.children.count(where: { $0 === controller }) != 1 {
                problems.append("\(controller.number) is not among the children of its parent")
            }
            for child in controller.children where child.parent !== controller {
                problems.append("\(controller.number) has a child with another parent")
            }
        }
    }

    /// What holds when nothing is under way.
    func checkAtRest() {
        checkLinks()
        for what in pending.values.sorted() { problems.append("\(what): never completed") }
        for controller in controllers where !isHandled(controller) {
            let state = controller.appearance.state
            if controller.appearance.isOpen { problems.append("\(controller.number) stays \(state)") }
            guard state == .appeared else { continue }
            if controller.view.window.map({ $0.isHidden }) ?? true {
                problems.append("\(controller.number) appears outside a window")
            }
            if let parent = controller.parent as? CheckedController, !isHandled(parent), parent.appearance.state == .disappeared
            {
                problems.append("\(controller.number) appears in \(parent.number), which does not")
            }
        }
    }

    /// By hand, by itself or by an ancestor.
    private func isHandled(_ controller: CheckedController) -> Bool {
        var current: UIViewController? = controller
        while let one = current as? CheckedController {
            if handled.contains(one.number) || (one !== controller && !one.forwards) { return true }
            current = one.parent
        }
        return false
    }

    /// Takes everything apart; what is still there afterwards has leaked.
    func leaked() -> [Int] {
        _ = Misuse.observed {
            stage.window.isHidden = false
            for controller in controllers { controller.armed = nil }
            settle()
            for controller in controllers where controller.controllerRarities?.presented != nil {
                controller.dismiss(animated: false)
            }
            settle()
            stage.window.rootViewController = nil
            for controller in controllers {
                controller.removeFromParent()
                controller.viewIfLoaded?.removeFromSuperview()
            }
            InterfaceRotation.deviceTurned(to: .portrait, animated: false)
            settle()
        }
        givers = []
        drivers = []
        _ = PresentationJournal.take()
        let watched = controllers.map { WeakController(controller: $0) }
        controllers = []
        settle()
        return watched.indices.filter { watched[$0].controller != nil }
    }

    private struct WeakController { weak var controller: CheckedController? }
}

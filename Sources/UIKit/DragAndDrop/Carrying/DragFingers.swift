import AppleFoundation
import CoreGraphics

/// The recognisers of a view whose items can be lifted: a finger that rests lifts them, another one that taps meanwhile adds to them.
@MainActor final class DragFingers {
    private weak var view: UIView?
    private weak var source: (any DragSource)?
    private let press = DragPress(target: nil, action: nil)
    private let tap = DragTap(target: nil, action: nil)
    private var carry: DragCarry?

    var isEnabled = true {
        didSet {
            press.isEnabled = isEnabled
            tap.isEnabled = isEnabled
        }
    }
    var letsOthersBegin = false { didSet { press.letsOthersBegin = letsOthersBegin } }

    init(_ view: UIView, _ source: any DragSource) {
        self.view = view
        self.source = source
        press.asks = { [weak self] in self?.lift() ?? false }
        press.onChange = { [weak self] gesture in self?.changed(gesture) }
        tap.onChange = { [weak self] gesture in if gesture.state == .ended { self?.addItems() } }
        view.addGestureRecognizer(press)
        view.addGestureRecognizer(tap)
    }

    func remove() {
        carry?.cancel()
        press.view?.removeGestureRecognizer(press)
        tap.view?.removeGestureRecognizer(tap)
    }

    private func lift() -> Bool {
        guard let view, let source, let window = view.window else { return false }
        carry = DragCarry(source, window, press.location(in: window))
        return carry != nil
    }

    private func changed(_ gesture: UIGestureRecognizer) {
        guard let carry else { return }
        switch gesture.state {
        case .began: carry.lift()
        case .changed: carry.move(to: gesture.location(in: carry.window))
        case .ended:
            self.carry = nil
            carry.drop()
        case .cancelled, .failed:
            self.carry = nil
            carry.cancel()
        default: break
        }
    }

    private func addItems() {
        guard let view, let source else { return }
        let carries = Drags.shared.active.filter { $0.window === view.window }
        let point = tap.location(in: view)
        guard let session = source.choice(of: carries.map(\.session), at: point) else { return }
        carries.first { $0.session === session }?.add(source.items(toAddTo: session, at: point), from: source)
    }
}

/// What is being carried in a session of the host.
@MainActor final class Drags: SessionPart {
    static var shared = Drags()
    var active: [DragCarry] = []
}

/// A finger that rests: whether it lifts anything is asked when it has rested long enough.
final class DragPress: UILongPressGestureRecognizer {
    var asks: (() -> Bool)?
    var letsOthersBegin = false
    override var mayBegin: Bool { asks?() ?? true }

    /// The finger that carries is alone.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
        super.touchesBegan(touches, with: event)
    }

    // A menu comes beside what is lifted, and goes when it is carried away.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is ContextMenuPress || other is DragTap || letsOthersBegin) && super.canPrevent(other)
    }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !(other is ContextMenuPress) && super.canBePrevented(by: other)
    }
}

/// Another finger's tap: it means something only while a first one carries items.
final class DragTap: UITapGestureRecognizer {
    private var isCarrying: Bool { Drags.shared.active.contains { $0.hasBegun && $0.window === view?.window } }
    override var mayBegin: Bool { isCarrying }

    /// Not the finger that is about to lift something.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isCarrying else { return touches.forEach { ignore($0, for: event) } }
        super.touchesBegan(touches, with: event)
    }
}

import AppleFoundation
import CoreGraphics

/// One finger's way with items: lifted, carried from view to view, and dropped, or back where they came from.
@MainActor final class DragCarry {
    let session = DragSession()
    let window: UIWindow
    private let source: any DragSource
    private let start: CGPoint
    private(set) var hasBegun = false
    private var platter: DragPlatter?
    /// The pictures of items that have one.
    private var parts: [(item: UIDragItem, part: DragPlatter.Part)] = []
    private var liftAnimator = DragAnimator()

    private lazy var dropSession = DropSession(session)
    private var target: (any DropTarget)?
    private var operation = UIDropOperation.cancel
    private var answers: [ObjectIdentifier: Bool] = [:]
    /// Those who will hear of the end.
    private var entered: [any DropTarget] = []

    /// How far a finger goes before it takes along what it has lifted.
    private static let slack: CGFloat = 10

    /// Nil if there is nothing to lift.
    init?(_ source: any DragSource, _ window: UIWindow, _ finger: CGPoint) {
        self.source = source
        self.window = window
        start = finger
        session.window = window
        session.finger = finger
        let items = source.items(toBegin: session)
        guard !items.isEmpty else { return nil }
        session.add(items)
    }

    // MARK: - Lifting
    func lift() {
        let platter = DragPlatter([], over: window, finger: session.finger)
        self.platter = platter
        for item in session.items { show(item, from: source, platter) }
        source.willLift(liftAnimator, session)
        Drags.shared.active.append(self)
        move(for: 0.25) { [liftAnimator] in
            platter.raise(true)
            liftAnimator.animate()
        }
    }

    private func show(_ item: UIDragItem, from source: any DragSource, _ platter: DragPlatter) {
        guard let preview = source.liftPreview(of: item, session), preview.target.container.window === window else { return }
        parts.append((item, platter.add(preview)))
    }

    private func move(for duration: TimeInterval, _ body: @escaping () -> Void, done: (() -> Void)? = nil) {
        guard UIView.areAnimationsEnabled else {
            body()
            done?()
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            body()
        } completion: { _ in
            done?()
        }
    }

    // MARK: - Carrying
    func move(to finger: CGPoint) {
        session.finger = finger
        if !hasBegun {
            guard hypot(finger.x - start.x, finger.y - start.y) >= Self.slack else { return }
            begin()
        }
        platter?.follow(finger)
        source.didMove(session)
        look()
    }

    private func begin() {
        hasBegun = true
        // What came with the lift goes.
        MenuOverlay.current?.dismiss(animated: true)
        liftAnimator.complete(.end)
        source.willBegin(session)
        session.allowsMove = source.allowsMove(session)
        session.isRestricted = source.isRestricted(session)
        dropSession.moved = { [weak self] in self?.look() }
        for (item, part) in parts {
            guard let preview = item.previewProvider?() else { continue }
            part.show(preview.view, preview.parameters, background: preview.view.backgroundColor)
        }
        move(for: 0.2) { [platter] in platter?.gather() }
    }

    /// What another finger adds.
    func add(_ items: [UIDragItem], from other: any DragSource) {
        guard !items.isEmpty, hasBegun, let platter else { return }
        source.willAdd(items, to: session, from: other)
        session.add(items)
        for item in items { show(item, from: other, platter) }
        move(for: 0.25) {
            platter.raise(true)
            platter.gather()
        }
        look()
    }

    /// Asks whoever is under the finger.
    private func look() {
        let found = targetUnderFinger()
        if found !== target {
            target?.didExit(dropSession)
            target = found
            if let found {
                if !entered.contains(where: { $0 === found }) { entered.append(found) }
                found.didEnter(dropSession)
            }
        }
        operation = target?.proposal(for: dropSession).operation ?? .cancel
        if operation == .move, !session.allowsMove { operation = .forbidden }
        platter?.show(operation, count: session.items.count)
    }

    private func targetUnderFinger() -> (any DropTarget)? {
        var view = viewUnderFinger()
        while let here = view {
            for case let target as any DropTarget in here.interactions where takes(target) { return target }
            view = here.superview
        }
        return nil
    }

    private func viewUnderFinger() -> UIView? {
        guard let windows = window.windowScene?.windows else { return window.hitTest(session.finger, with: nil) }
        for other in windows.sorted(by: { $0.windowLevel > $1.windowLevel }) where !other.isHidden {
            if let view = other.hitTest(other.convert(session.finger, from: window), with: nil) { return view }
        }
        return nil
    }

    private func takes(_ target: any DropTarget) -> Bool {
        if let known = answers[ObjectIdentifier(target)] { return known }
        let isBusy =
            !target.takesSeveralSessions && Drags.shared.active.contains { $0 !== self && $0.target === target }
        if isBusy { return false }
        let answer = target.canTake(dropSession)
        answers[ObjectIdentifier(target)] = answer
        return answer
    }

    // MARK: - The end
    func drop() {
        guard hasBegun, let target, operation == .copy || operation == .move else { return cancel() }
        leave()
        let operation = operation
        target.perform(dropSession)
        source.willEnd(session, operation)
        var ways: [(part: DragPlatter.Part, preview: UITargetedPreview?, animator: DragAnimator)] = []
        for (item, part) in parts {
            let animator = DragAnimator()
            let preview = target.dropPreview(of: item, or: standardEnd(part, target))
            target.willDrop(item, animator)
            ways.append((part, preview, animator))
        }
        finish(ways) { [self] in
            target.conclude(dropSession)
            tellEnd()
            source.didEnd(session, operation)
            source.didTransfer(session)
        }
    }

    /// Where the finger is, in the view that takes the item.
    private func standardEnd(_ part: DragPlatter.Part, _ target: any DropTarget) -> UITargetedPreview {
        let container = target.targetView ?? window
        let place = UIDragPreviewTarget(container: container, center: window.convert(part.center, to: container))
        return UITargetedDragPreview(view: part.home.view, parameters: part.home.parameters, target: place)
    }

    func cancel() {
        guard let platter, Drags.shared.active.contains(where: { $0 === self }) else { return }
        leave()
        guard hasBegun else {
            // Back from the lift alone.
            return move(for: 0.2) {
                platter.raise(false)
            } done: { [self] in
                platter.removeFromSuperview()
                liftAnimator.complete(.start)
            }
        }
        target?.didExit(dropSession)
        source.willEnd(session, .cancel)
        var ways: [(part: DragPlatter.Part, preview: UITargetedPreview?, animator: DragAnimator)] = []
        for (item, part) in parts {
            let animator = DragAnimator()
            let preview = source.cancelPreview(of: item, or: part.home)
            source.willCancel(item, animator)
            ways.append((part, preview, animator))
        }
        finish(ways) { [self] in
            tellEnd()
            source.didEnd(session, .cancel)
        }
    }

    private func leave() { Drags.shared.active.removeAll { $0 === self } }

    private func tellEnd() {
        let all = entered
        entered = []
        target = nil
        for target in all { target.didEnd(dropSession) }
    }

    /// Each picture goes to its place, or vanishes where it is.
    private func finish(
        _ ways: [(part: DragPlatter.Part, preview: UITargetedPreview?, animator: DragAnimator)], done: @escaping () -> Void
    ) {
        guard let platter else { return done() }
        platter.show(.cancel, count: 0)
        for way in ways { if let end = way.preview { way.part.dress(end.parameters) } }
        move(for: 0.3) {
            for way in ways {
                way.part.layer.shadowOpacity = 0
                if let end = way.preview, end.target.container.window === platter.window {
                    way.part.center = end.target.container.convert(end.target.center, to: platter)
                    let wide = way.part.bounds.width
                    let scale = wide > 0 && end.size.width > 0 ? end.size.width / wide : 1
                    way.part.transform = end.target.transform.scaledBy(x: scale, y: scale)
                } else {
                    way.part.alpha = 0
                    way.part.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
                }
                way.animator.animate()
            }
        } done: {
            platter.removeFromSuperview()
            for way in ways { way.animator.complete(.end) }
            done()
        }
    }
}

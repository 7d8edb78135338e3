@_spi(House) import AppleFoundation
import QuartzCore

/// Where a new subview goes.
enum SubviewPlace {
    case front
    case back
    case index(Int)
    case below(UIView)
    case above(UIView)
}

extension UIView {
    /// The rare state, made when it is needed.
    final var rare: ViewRarities {
        if let rarities { return rarities }
        let made = ViewRarities()
        rarities = made
        return made
    }

    /// What holds for the view now.
    final var traits: UITraitCollection {
        get { traitsReference.object }
        set {
            let old = traitsReference
            traitsReference = .keeping(newValue)
            if flags.contains(.ownsTraits) { old.letGo() }
            flags.insert(.ownsTraits)
        }
    }

    // MARK: Adding
    /// Makes `view` a subview, telling everybody in UIKit's order: the window before the superview, and "will" before "did".
    final func attach(_ view: UIView, at place: SubviewPlace) {
        if view.isSubview(of: self) { return reorder(view, to: place) }
        guard mayBecomeSubview(view) else { return }
        if view.isOwned, view.viewOwner?.viewOwnerMayPlaceView(in: self) == false { return }
        let newReference = view.flags.contains(.isWindow) ? view.windowReference : windowReference
        let windowChanges = view.windowReference != newReference
        // Whoever is told of the window may rely on it.
        let newWindow = windowChanges ? newReference?.object : nil
        let previousParent = view.superview

        let announced = windowChanges ? WindowAttachment.announce(view, to: newWindow) : nil
        view.willMove(toSuperview: self)
        previousParent?.willRemoveSubview(view)
        // A callback may have moved the view or put us below it: what it did counts.
        guard view.parentReference == previousParent.map({ Uncounted($0) }),
            mayBecomeSubview(view)
        else { return WindowAttachment.abandon(view, announced) }

        let tintBefore = TintPropagation.before(view)
        withExtendedLifetime(view) {
            if previousParent != nil { LayoutHierarchy.leave(view) }
            let wasShown = WindowAttachment.isShown(view.windowReference)
            let before = WindowAttachment.changes
            view.unlink()
            link(view, at: place)
            let ownChanges = WindowAttachment.changes &- before
            LayoutHierarchy.joined(view)
            TintPropagation.superviewChanged(view, tintBefore: tintBefore)
            if let announced {
                WindowAttachment.move(view, wasShown: wasShown, to: newWindow, announced, ownChanges: ownChanges)
            } else {
                view.surroundingsChanged()
            }
            if view.isSubview(of: self) { view.didMoveToSuperview() }
            if view.isSubview(of: self) { didAddSubview(view) }
        }
    }

    /// Adds views one after the other, with room for all of them.
    final func attach(all views: [UIView]) {
        if views.isEmpty { return }
        subviewList.reserve(views.count)
        viewLayer.reserveSublayers(views.count)
        let isOutside = windowReference == nil && !TintPropagation.hasUnusualTint && type(of: viewLayer) == CALayer.self
        views.forEachUnretained { view in
            if isOutside, view.isFresh { attachFresh(view) } else { attach(view, at: .front) }
        }
    }

    /// In no tree, and nobody's who would have to be asked.
    private var isFresh: Bool {
        parentReference == nil && windowReference == nil && flags.isDisjoint(with: [.isOwned, .isWindow])
            && layoutState?.ownEngine == nil
    }

    /// What `attach` comes to where there is no window, no tint and no former superview.
    private func attachFresh(_ view: UIView) {
        view.willMove(toSuperview: self)
        // A callback may have moved either of them.
        guard view.isFresh, windowReference == nil, !TintPropagation.hasUnusualTint, mayBecomeSubview(view) else {
            return attach(view, at: .front)
        }
        view.parentReference = Uncounted(self)
        WindowAttachment.changes &+= 1
        subviewList.append(view)
        viewLayer.addSublayer(view.viewLayer)
        if view.flags.contains(.needsUpdateConstraints) { markConstraintsPending() }
        if view.flags.contains(.needsEngine) { LayoutHierarchy.joined(view) }
        if view.traitsReference != traitsReference || view.rarities != nil || flags.contains(.hasSafeArea) {
            view.surroundingsChanged()
        }
        if view.isSubview(of: self) { view.didMoveToSuperview() }
        if view.isSubview(of: self) { didAddSubview(view) }
    }

    /// The same as comparing `superview`, without counting references.
    @inline(__always)
    final func isSubview(of other: UIView) -> Bool {
        parentReference == Uncounted(other)
    }

    private func mayBecomeSubview(_ view: UIView) -> Bool {
        if view === self {
            Misuse.report(.subviewOfItself(view: HierarchyDescription.line(self)))
            return false
        }
        // Only a view in the same window, or in none like us, that has subviews can be above us.
        if !view.subviewList.isEmpty, view.windowReference == windowReference, isInside(view) {
            Misuse.report(.cycleInHierarchy(view: Diagnostics.name(view), superview: Diagnostics.name(self)))
            return false
        }
        return true
    }

    // MARK: Removing
    final func detach() {
        guard let parent = superview else { return }
        let isInWindow = windowReference != nil
        withExtendedLifetime(self) {
            willMove(toSuperview: nil)
            let announced = isInWindow ? WindowAttachment.announce(self, to: nil) : nil
            guard isSubview(of: parent) else { return WindowAttachment.abandon(self, announced) }
            parent.willRemoveSubview(self)
            guard isSubview(of: parent) else { return WindowAttachment.abandon(self, announced) }
            let wasShown = WindowAttachment.isShown(windowReference)
            LayoutHierarchy.leave(self)
            unlink()
            parent.viewLayer.setNeedsLayout()
            if let announced {
                WindowAttachment.move(self, wasShown: wasShown, to: nil, announced, ownChanges: 1)
            }
            if parentReference == nil { didMoveToSuperview() }
        }
    }

    // MARK: Links
    private func link(_ view: UIView, at place: SubviewPlace) {
        view.parentReference = Uncounted(self)
        WindowAttachment.changes &+= 1
        switch place {
        case .front:
            subviewList.append(view)
            viewLayer.addSublayer(view.viewLayer)
            // A plain layer has asked for layout already.
            if type(of: viewLayer) != CALayer.self { viewLayer.setNeedsLayout() }
            if view.flags.contains(.needsUpdateConstraints) { markConstraintsPending() }
            return
        case .back:
            insert(view, at: 0)
        case .index(let index):
            insert(view, at: max(0, index))
        case .below(let sibling), .above(let sibling):
            guard let index = indexOfSubview(sibling) else {
                Misuse.report(.siblingNotInSuperview(view: Diagnostics.name(view), sibling: Diagnostics.name(sibling)))
                subviewList.append(view)
                viewLayer.addSublayer(view.viewLayer)
                break
            }
            if case .below = place {
                subviewList.insert(view, at: index)
                viewLayer.insertSublayer(view.viewLayer, below: sibling.viewLayer)
            } else {
                subviewList.insert(view, at: index + 1)
                viewLayer.insertSublayer(view.viewLayer, above: sibling.viewLayer)
            }
        }
        viewLayer.setNeedsLayout()
        if view.flags.contains(.needsUpdateConstraints) { markConstraintsPending() }
    }

    private func insert(_ view: UIView, at index: Int) {
        if index >= subviewList.count {
            subviewList.append(view)
            viewLayer.addSublayer(view.viewLayer)
        } else if index == 0, let first = subviewList.first {
            subviewList.insert(view, at: 0)
            viewLayer.insertSublayer(view.viewLayer, below: first.viewLayer)
        } else {
            let next = subviewList.views[index]
            subviewList.insert(view, at: index)
            viewLayer.insertSublayer(view.viewLayer, below: next.viewLayer)
        }
    }

    /// Takes the view and its layer out of the trees, silently.
    private func unlink() {
        guard let parent = parentReference else { return }
        parentReference = nil
        WindowAttachment.changes &+= 1
        viewLayer.removeFromSuperlayer()
        // Whoever takes a view out holds its superview.
        parent.use { $0.subviewList.remove(self) }
    }

    private func indexOfSubview(_ view: UIView) -> Int? {
        view.superview === self ? subviewList.index(of: view) : nil
    }

    // MARK: Order
    final func reorder(_ view: UIView, to place: SubviewPlace) {
        guard view.superview === self else { return }
        if case .above(let sibling) = place, sibling === view { return }
        if case .below(let sibling) = place, sibling === view { return }
        if isAlready(view, at: place) { return }
        withExtendedLifetime(view) {
            view.unlink()
            link(view, at: place)
        }
    }

    /// In front, or behind all, with view and layer: there is nothing to do and nothing to lay out.
    private func isAlready(_ view: UIView, at place: SubviewPlace) -> Bool {
        switch place {
        case .front: return subviewList.views.last === view && viewLayer.sublayerList.last === view.viewLayer
        case .back: return subviewList.views.first === view && viewLayer.sublayerList.first === view.viewLayer
        case .index, .below, .above: return false
        }
    }

    final func exchange(_ first: Int, _ second: Int) {
        let views = subviewList.views
        guard views.indices.contains(first), views.indices.contains(second) else {
            let words = "\(first) and \(second) must be indices of the \(views.count) subviews."
            Misuse.report(.raised(name: "NSRangeException", words: "exchangeSubview(at:withSubviewAt:): \(words)"))
            return
        }
        if first == second { return }
        let low = views[min(first, second)]
        let high = views[max(first, second)]
        let lowLayer = low.viewLayer
        let highLayer = high.viewLayer
        subviewList.exchange(first, second)
        // The layers of the two change places; layers that belong to no view stay where they are.
        let marker = CALayer()
        viewLayer.insertSublayer(marker, below: lowLayer)
        viewLayer.insertSublayer(lowLayer, above: highLayer)
        viewLayer.insertSublayer(highLayer, below: marker)
        marker.removeFromSuperlayer()
    }

    // MARK: Searching
    final func isInside(_ view: UIView) -> Bool {
        let searched = Uncounted(view)
        var candidate: Uncounted<UIView>? = Uncounted(self)
        while let current = candidate {
            if current == searched { return true }
            candidate = current.use { $0.parentReference }
        }
        return false
    }

    /// The view itself, or the first one below it in depth-first order.
    final func firstView(tagged tag: Int) -> UIView? {
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            if view.tag == tag { return view }
            if !view.subviewList.isEmpty { pending.append(contentsOf: view.subviewList.views.reversed()) }
        }
        return nil
    }

    /// The view and everything below it, superviews first.
    final var subtree: [UIView] {
        var found: [UIView] = []
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            found.append(view)
            if !view.subviewList.isEmpty { pending.append(contentsOf: view.subviewList.views.reversed()) }
        }
        return found
    }

    /// The view and everything below it: superviews before subviews, and in order all that could listen; leaves that don't may
    /// come early. No references are counted, so nobody may be called on this way.
    @inline(__always)
    final func visitSubtree(_ body: (UIView) -> Void) {
        body(self)
        if subviewList.isEmpty { return }
        var pending: [Uncounted<UIView>] = []
        var next = Uncounted(self)
        while true {
            next.use { view in
                view.subviewList.visitReversed { child in
                    let isPlainLeaf = child.use {
                        guard $0.subviewList.isEmpty, !$0.flags.contains(.hearsOfWindows) else { return false }
                        body($0)
                        return true
                    }
                    if !isPlainLeaf { pending.append(child) }
                }
            }
            guard let following = pending.popLast() else { return }
            next = following
            next.use(body)
        }
    }

    // MARK: The end
    /// Views go on the main thread.
    nonisolated static let end = Isolation.freed { (view: UIView) in view.tearDown() }

    private func tearDown() {
        viewLayer.leaveOwner()
        if rarities != nil { letGesturesGo() }
        if layoutState != nil { LayoutHierarchy.rootWent(self) }
        if flags.contains(.ownsTraits) { traitsReference.letGo() }
        ViewCensus.viewWent()
        if subviewList.isEmpty { return }
        let orphans = subviewList.removeAll()
        if !viewLayer.dropSublayers(ifThereAre: orphans.count) {
            for view in orphans { view.viewLayer.removeFromSuperlayer() }
        }
        for view in orphans { view.loseParent() }
        ViewTeardown.release(consume orphans)
    }

    private func letGesturesGo() {
        for recognizer in rarities?.gestureRecognizers ?? [] { recognizer.viewReference = nil }
    }

    /// The superview goes away; the window, if there was one, is gone as well or about to be.
    private func loseParent() {
        parentReference = nil
        guard windowReference != nil else { return }
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            view.windowReference = nil
            if !view.subviewList.isEmpty { pending.append(contentsOf: view.subviewList.views) }
        }
    }
}

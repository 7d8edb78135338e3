import AppleFoundation
import CoreGraphics

extension UILayoutGuide {
    /// Its constraints go, and its variables.
    func leaveLayout() {
        guard let state = layoutState else { return }
        while let reference = state.record.pointee.references { ConstraintActivation.deactivate(reference.row) }
        storedOwner?.layoutState?.dropBareRows(naming: state)
        state.engine?.leave(state)
    }

    /// How far a guide of the system lies inside its view.
    func systemInsets(in host: UIView) -> UIEdgeInsets {
        switch kind {
        case .margins: return host.layoutMargins
        case .safeArea: return host.safeAreaInsets
        case .readable: return host.readableInsets
        case .keyboard, .free, .content, .frame, .topBars, .bottomBars: return .zero
        }
    }

    /// A guide that lies along the top or the bottom, as high as what covers the view there.
    func strip(in host: UIView) -> (isAtTop: Bool, height: CGFloat)? {
        switch kind {
        case .keyboard: return (false, host.keyboardCover)
        case .topBars: return (true, host.safeAreaInsets.top)
        case .bottomBars: return (false, host.safeAreaInsets.bottom)
        case .free, .margins, .safeArea, .readable, .content, .frame: return nil
        }
    }

    var frameInOwner: CGRect {
        guard let owner = owningView else { return .zero }
        let bounds = owner.bounds
        switch kind {
        case .keyboard, .topBars, .bottomBars:
            guard let strip = strip(in: owner) else { return .zero }
            return CGRect(
                x: bounds.minX, y: strip.isAtTop ? bounds.minY : bounds.maxY - strip.height, width: bounds.width,
                height: strip.height)
        case .margins, .safeArea, .readable:
            let box = bounds.inset(by: systemInsets(in: owner))
            return CGRect(x: box.minX, y: box.minY, width: max(0, box.width), height: max(0, box.height))
        case .frame: return bounds
        case .free, .content:
            guard let state = layoutState, let engine = state.engine, state.takesPart else { return .zero }
            let scale = owner.traits.drawingScale
            let x = engine.value(state.x)
            let y = engine.value(state.y)
            let across = PixelGrid.span(x, x + engine.value(state.width), scale)
            let down = PixelGrid.span(y, y + engine.value(state.height), scale)
            return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
        }
    }
}

extension UIView {
    /// How much of the bottom the keyboard takes, or the safe area while there is none.
    final var keyboardCover: CGFloat {
        let guide = layoutState?.systemGuides.first { $0.kind == .keyboard } as? UIKeyboardLayoutGuide
        let least = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        guard let window, let keyboard = (window as any ViewWindow).keyboardFrame else { return least }
        let top = convert(window.convert(keyboard.origin, from: nil), from: window).y
        return min(max(least, bounds.maxY - top), max(least, bounds.height))
    }
}

extension UIWindow {
    /// Constraints that name keyboard guides follow the keyboard, and so do controllers that make room.
    final func keyboardMoved() {
        for view in subtree {
            if view.isOwned { view.owner?.viewOwnerKeyboardMoved() }
            guard let state = view.layoutState, state.systemGuides.contains(where: { $0.kind == .keyboard }) else { continue }
            state.refreshMargins()
            view.setNeedsLayout()
        }
    }
}

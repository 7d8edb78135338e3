import AppleFoundation
import CoreGraphics

/// The root view of containers: has its controller lay out bars and content.
final class UILayoutContainerView: UIView {
    /// Clears this when it goes.
    unowned(unsafe) var controller: (any ContainerViewOwner)?
    let content = UINavigationTransitionView(frame: .zero)

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.containerViewLaysOut()
    }
}

@MainActor protocol ContainerViewOwner: AnyObject {
    func containerViewLaysOut()
}

/// Holds what lies between a container's bars. Transitions take place in it.
final class UINavigationTransitionView: ContentInsetView {
    private var wrapper: UIViewControllerWrapperView?
    /// The wrapper fills this view; what it holds may lie beside an opaque bar.
    private var shownFrame: CGRect?

    var frameOfShown: CGRect { shownFrame ?? bounds }

    private func fit(_ wrapper: UIViewControllerWrapperView) { if wrapper.frame != bounds { wrapper.frame = bounds } }

    /// The only view.
    func put(_ view: UIView, in frame: CGRect) {
        let wrapper = wrapper ?? UIViewControllerWrapperView(frame: bounds)
        fit(wrapper)
        shownFrame = frame
        view.frame = frame
        if view.superview !== wrapper {
            for other in wrapper.subviews { other.removeFromSuperview() }
            wrapper.addSubview(view)
        }
        if wrapper.superview !== self { addSubview(wrapper) }
        self.wrapper = wrapper
    }

    func swap(_ old: UIView?, for new: UIView, in frame: CGRect) {
        let wrapper = wrapper ?? UIViewControllerWrapperView(frame: bounds)
        fit(wrapper)
        shownFrame = frame
        if new.frame != frame { new.frame = frame }
        if new.superview !== wrapper { wrapper.addSubview(new) }
        if let old, old !== new { old.removeFromSuperview() }
        if wrapper.superview !== self {
            addSubview(wrapper)
            self.wrapper = wrapper
        }
    }

    /// Wrappers that went with their views, since somebody was presented there.
    private var parked: [ObjectIdentifier: UIViewControllerWrapperView] = [:]

    /// As `swap`, for views that come back: what was presented over the old one goes and comes with it.
    func exchange(_ old: UIView?, for new: UIView, in frame: CGRect) {
        var old = old
        if let gone = old, let shared = wrapper, shared.subviews.contains(where: { $0 !== gone && $0 !== new }) {
            if new.superview === shared { new.removeFromSuperview() }
            shared.removeFromSuperview()
            parked[ObjectIdentifier(gone)] = shared
            wrapper = nil
            old = nil
        }
        guard let kept = parked.removeValue(forKey: ObjectIdentifier(new)) else { return swap(old, for: new, in: frame) }
        if let old, old.superview === wrapper { old.removeFromSuperview() }
        wrapper?.removeFromSuperview()
        // An animator may have taken the view out.
        if new.superview === self { kept.insertSubview(new, at: 0) }
        wrapper = kept
        addSubview(kept)
        place(in: frame)
    }

    func forget(_ view: UIView?) {
        if let view, !parked.isEmpty { parked.removeValue(forKey: ObjectIdentifier(view)) }
    }

    func place(in frame: CGRect) {
        guard let wrapper, shownFrame != frame || wrapper.frame != bounds else { return }
        fit(wrapper)
        shownFrame = frame
        for view in wrapper.subviews { view.frame = frame }
    }
}

/// Around the view of the controller that is shown.
final class UIViewControllerWrapperView: UIView {}

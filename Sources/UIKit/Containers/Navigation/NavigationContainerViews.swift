import AppleFoundation
import CoreGraphics

/// The root view of containers: has its controller lay out bars and content.
final class UILayoutContainerView: UIView {
    /// Clears this when it goes.
    nonisolated(unsafe) unowned(unsafe) var controller: (any ContainerViewOwner)?
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
final class UINavigationTransitionView: _ContentInsetView {
    private var wrapper: UIViewControllerWrapperView?

    var frameOfShown: CGRect { wrapper?.frame ?? bounds }

    /// The only view.
    func put(_ view: UIView, in frame: CGRect) {
        let wrapper = wrapper ?? UIViewControllerWrapperView(frame: frame)
        wrapper.frame = frame
        view.frame = CGRect(origin: .zero, size: frame.size)
        if view.superview !== wrapper {
            for other in wrapper.subviews { other.removeFromSuperview() }
            wrapper.addSubview(view)
        }
        if wrapper.superview !== self { addSubview(wrapper) }
        self.wrapper = wrapper
    }

    func swap(_ old: UIView?, for new: UIView, in frame: CGRect) {
        let wrapper = wrapper ?? UIViewControllerWrapperView(frame: frame)
        if wrapper.frame != frame { wrapper.frame = frame }
        let inner = CGRect(origin: .zero, size: frame.size)
        if new.frame != inner { new.frame = inner }
        if new.superview !== wrapper { wrapper.addSubview(new) }
        if let old, old !== new { old.removeFromSuperview() }
        if wrapper.superview !== self { addSubview(wrapper) }
        self.wrapper = wrapper
    }

    func place(in frame: CGRect) {
        guard let wrapper, wrapper.frame != frame else { return }
        wrapper.frame = frame
        for view in wrapper.subviews { view.frame = CGRect(origin: .zero, size: frame.size) }
    }
}

/// Around the view of the controller that is shown.
final class UIViewControllerWrapperView: UIView {}

import AppleFoundation
import CoreGraphics

// Methods of UIKit that public code exchanges: they ask `isExchanged` first, and their bodies are called from here.
//
// A body must be reached past the overrides of the object's class. Nobody ever makes an object of these classes: an object of the base class is
// taken for one of them, and `super` in a final method means the base class's body.
@MainActor private protocol Bodies: AnyObject {
    /// Selectors, in the order of `run`'s indices.
    nonisolated static var names: String { get }
    func run(_ index: Int, _ a: [Any?]) -> Any?
}

extension _ObjCTable {
    fileprivate func bodies<Owner: AnyObject, Taken: Bodies>(of owner: Owner.Type, _ bodies: Taken.Type) {
        self.bodies(of: owner, Taken.names) { unsafeBitCast($0, to: Taken.self).run($1, $2) }
    }
}

private enum ExchangeableBodies {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        _objcRegister({ UIViewController.self }, nil) { table in
            table.bodies(of: UIViewController.self, ViewControllerBodies.self)
        }
        _objcRegister({ UIView.self }, nil) { table in
            table.bodies(of: UIView.self, ViewBodies.self)
        }
        _objcRegister({ UILabel.self }, nil) { table in
            table.bodies(of: UILabel.self, LabelBodies.self)
        }
        _objcRegister({ UIImageView.self }, nil) { table in
            table.bodies(of: UIImageView.self, ImageViewBodies.self)
        }
        _objcRegister({ UIButton.self }, nil) { table in
            table.bodies(of: UIButton.self, ButtonBodies.self)
        }
        _objcRegister({ UIControl.self }, nil) { table in
            table.bodies(of: UIControl.self, ControlBodies.self)
        }
        _objcRegister({ UIScrollView.self }, nil) { table in
            table.bodies(of: UIScrollView.self, ScrollViewBodies.self)
        }
        _objcRegister({ UIWindow.self }, nil) { table in
            table.bodies(of: UIWindow.self, WindowBodies.self)
        }
        _objcRegister({ UIApplication.self }, nil) { table in
            table.bodies(of: UIApplication.self, ApplicationBodies.self)
        }
        _objcRegister({ UINavigationController.self }, nil) { table in
            table.bodies(of: UINavigationController.self, NavigationControllerBodies.self)
        }
        _objcRegister({ UIPresentationController.self }, nil) { table in
            table.bodies(of: UIPresentationController.self, PresentationControllerBodies.self)
        }
        _objcRegister({ UIScreen.self }, nil) { table in
            table.askingTypeMethod("mainScreen", "main") { Screens.shared.main }
        }
        _objcRegister({ UIResponder.self }, nil) { table in
            table.bodies(of: UIResponder.self, ResponderBodies.self)
        }
    }
}

private final class ViewControllerBodies: UIViewController, Bodies {
    nonisolated static let names =
        "viewDidLoad loadView viewWillAppear: viewIsAppearing: viewDidAppear: viewWillDisappear: "
        + "viewDidDisappear: viewWillLayoutSubviews viewDidLayoutSubviews addChildViewController: "
        + "removeFromParentViewController willMoveToParentViewController: didMoveToParentViewController: "
        + "presentViewController:animated:completion: dismissViewControllerAnimated:completion: "
        + "viewWillTransitionToSize:withTransitionCoordinator: traitCollectionDidChange: "
        + "didReceiveMemoryWarning"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.viewDidLoad()
        case 1: super.loadView()
        case 2: super.viewWillAppear(_objcArg(a, 0, Bool.self))
        case 3: super.viewIsAppearing(_objcArg(a, 0, Bool.self))
        case 4: super.viewDidAppear(_objcArg(a, 0, Bool.self))
        case 5: super.viewWillDisappear(_objcArg(a, 0, Bool.self))
        case 6: super.viewDidDisappear(_objcArg(a, 0, Bool.self))
        case 7: super.viewWillLayoutSubviews()
        case 8: super.viewDidLayoutSubviews()
        case 9: super.addChild(_objcArg(a, 0, UIViewController.self))
        case 10: super.removeFromParent()
        case 11: super.willMove(toParent: _objcArg(a, 0, UIViewController?.self))
        case 12: super.didMove(toParent: _objcArg(a, 0, UIViewController?.self))
        case 13:
            super.present(
                _objcArg(a, 0, UIViewController.self), animated: _objcArg(a, 1, Bool.self),
                completion: _objcArg(a, 2, (() -> Void)?.self))
        case 14: super.dismiss(animated: _objcArg(a, 0, Bool.self), completion: _objcArg(a, 1, (() -> Void)?.self))
        case 15:
            super.viewWillTransition(
                to: _objcArg(a, 0, CGSize.self), with: _objcArg(a, 1, (any UIViewControllerTransitionCoordinator).self))
        case 16: super.traitCollectionDidChange(_objcArg(a, 0, UITraitCollection?.self))
        case 17: super.didReceiveMemoryWarning()
        default: break
        }
        return nil
    }
}

private final class ViewBodies: UIView, Bodies {
    nonisolated static let names =
        "addSubview: removeFromSuperview willMoveToSuperview: didMoveToSuperview willMoveToWindow: "
        + "didMoveToWindow layoutSubviews tintColorDidChange traitCollectionDidChange: hitTest:withEvent: "
        + "pointInside:withEvent: setBackgroundColor: setHidden:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.addSubview(_objcArg(a, 0, UIView.self))
        case 1: super.removeFromSuperview()
        case 2: super.willMove(toSuperview: _objcArg(a, 0, UIView?.self))
        case 3: super.didMoveToSuperview()
        case 4: super.willMove(toWindow: _objcArg(a, 0, UIWindow?.self))
        case 5: super.didMoveToWindow()
        case 6: super.layoutSubviews()
        case 7: super.tintColorDidChange()
        case 8: super.traitCollectionDidChange(_objcArg(a, 0, UITraitCollection?.self))
        case 9: return _objcRet(super.hitTest(_objcArg(a, 0, CGPoint.self), with: _objcArg(a, 1, UIEvent?.self)))
        case 10: return super.point(inside: _objcArg(a, 0, CGPoint.self), with: _objcArg(a, 1, UIEvent?.self))
        case 11: super.backgroundColor = _objcArg(a, 0, UIColor?.self)
        case 12: super.isHidden = _objcArg(a, 0, Bool.self)
        default: break
        }
        return nil
    }
}

private final class LabelBodies: UILabel, Bodies {
    nonisolated static let names =
        "setText: setAttributedText: setFont: drawTextInRect:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.text = _objcArg(a, 0, String?.self)
        case 1: super.attributedText = _objcArg(a, 0, NSAttributedString?.self)
        case 2: super.font = _objcArg(a, 0, UIFont?.self)
        case 3: super.drawText(in: _objcArg(a, 0, CGRect.self))
        default: break
        }
        return nil
    }
}

private final class ImageViewBodies: UIImageView, Bodies {
    nonisolated static let names =
        "setImage:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.image = _objcArg(a, 0, UIImage?.self)
        default: break
        }
        return nil
    }
}

private final class ButtonBodies: UIButton, Bodies {
    nonisolated static let names =
        "setTitle:forState: setImage:forState: setTitleColor:forState:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.setTitle(_objcArg(a, 0, String?.self), for: _objcArg(a, 1, State.self))
        case 1: super.setImage(_objcArg(a, 0, UIImage?.self), for: _objcArg(a, 1, State.self))
        case 2: super.setTitleColor(_objcArg(a, 0, UIColor?.self), for: _objcArg(a, 1, State.self))
        default: break
        }
        return nil
    }
}

private final class ControlBodies: UIControl, Bodies {
    nonisolated static let names =
        "sendAction:to:forEvent: addTarget:action:forControlEvents:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0:
            super.sendAction(_objcArg(a, 0, Selector.self), to: _objcArg(a, 1, Any?.self), for: _objcArg(a, 2, UIEvent?.self))
        case 1:
            super.addTarget(
                _objcArg(a, 0, Any?.self), action: _objcArg(a, 1, Selector.self), for: _objcArg(a, 2, Event.self))
        default: break
        }
        return nil
    }
}

private final class ScrollViewBodies: UIScrollView, Bodies {
    nonisolated static let names =
        "setContentOffset: setContentOffset:animated:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.contentOffset = _objcArg(a, 0, CGPoint.self)
        case 1: super.setContentOffset(_objcArg(a, 0, CGPoint.self), animated: _objcArg(a, 1, Bool.self))
        default: break
        }
        return nil
    }
}

private final class WindowBodies: UIWindow, Bodies {
    nonisolated static let names =
        "sendEvent: makeKeyAndVisible setRootViewController:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.sendEvent(_objcArg(a, 0, UIEvent.self))
        case 1: super.makeKeyAndVisible()
        case 2: super.rootViewController = _objcArg(a, 0, UIViewController?.self)
        default: break
        }
        return nil
    }
}

private final class ApplicationBodies: UIApplication, Bodies {
    nonisolated static let names =
        "sendEvent: sendAction:to:from:forEvent:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.sendEvent(_objcArg(a, 0, UIEvent.self))
        case 1:
            return super.sendAction(
                _objcArg(a, 0, Selector.self), to: _objcArg(a, 1, Any?.self), from: _objcArg(a, 2, Any?.self),
                for: _objcArg(a, 3, UIEvent?.self))
        default: break
        }
        return nil
    }
}

private final class NavigationControllerBodies: UINavigationController, Bodies {
    nonisolated static let names =
        "pushViewController:animated: popViewControllerAnimated: setViewControllers:animated:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.pushViewController(_objcArg(a, 0, UIViewController.self), animated: _objcArg(a, 1, Bool.self))
        case 1: return _objcRet(super.popViewController(animated: _objcArg(a, 0, Bool.self)))
        case 2: super.setViewControllers(_objcArg(a, 0, [UIViewController].self), animated: _objcArg(a, 1, Bool.self))
        default: break
        }
        return nil
    }
}

private final class PresentationControllerBodies: UIPresentationController, Bodies {
    nonisolated static let names =
        "containerViewWillLayoutSubviews containerViewDidLayoutSubviews presentationTransitionWillBegin "
        + "presentationTransitionDidEnd: dismissalTransitionWillBegin dismissalTransitionDidEnd: "
        + "preferredContentSizeDidChangeForChildContentContainer: "
        + "systemLayoutFittingSizeDidChangeForChildContentContainer: "
        + "viewWillTransitionToSize:withTransitionCoordinator: willTransitionToTraitCollection:withTransitionCoordinator:"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.containerViewWillLayoutSubviews()
        case 1: super.containerViewDidLayoutSubviews()
        case 2: super.presentationTransitionWillBegin()
        case 3: super.presentationTransitionDidEnd(_objcArg(a, 0, Bool.self))
        case 4: super.dismissalTransitionWillBegin()
        case 5: super.dismissalTransitionDidEnd(_objcArg(a, 0, Bool.self))
        case 6:
            super.preferredContentSizeDidChange(forChildContentContainer: _objcArg(a, 0, (any UIContentContainer).self))
        case 7:
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: _objcArg(a, 0, (any UIContentContainer).self))
        case 8:
            super.viewWillTransition(
                to: _objcArg(a, 0, CGSize.self), with: _objcArg(a, 1, (any UIViewControllerTransitionCoordinator).self))
        case 9:
            super.willTransition(
                to: _objcArg(a, 0, UITraitCollection.self),
                with: _objcArg(a, 1, (any UIViewControllerTransitionCoordinator).self))
        default: break
        }
        return nil
    }
}

private final class ResponderBodies: UIResponder, Bodies {
    nonisolated static let names =
        "touchesBegan:withEvent: touchesMoved:withEvent: touchesEnded:withEvent: touchesCancelled:withEvent: "
        + "motionBegan:withEvent: motionEnded:withEvent: becomeFirstResponder awakeFromNib"

    func run(_ index: Int, _ a: [Any?]) -> Any? {
        switch index {
        case 0: super.touchesBegan(_objcArg(a, 0, Set<UITouch>.self), with: _objcArg(a, 1, UIEvent?.self))
        case 1: super.touchesMoved(_objcArg(a, 0, Set<UITouch>.self), with: _objcArg(a, 1, UIEvent?.self))
        case 2: super.touchesEnded(_objcArg(a, 0, Set<UITouch>.self), with: _objcArg(a, 1, UIEvent?.self))
        case 3: super.touchesCancelled(_objcArg(a, 0, Set<UITouch>.self), with: _objcArg(a, 1, UIEvent?.self))
        case 4: super.motionBegan(_objcArg(a, 0, UIEvent.EventSubtype.self), with: _objcArg(a, 1, UIEvent?.self))
        case 5: super.motionEnded(_objcArg(a, 0, UIEvent.EventSubtype.self), with: _objcArg(a, 1, UIEvent?.self))
        case 6: return super.becomeFirstResponder()
        case 7: super.awakeFromNib()
        default: break
        }
        return nil
    }
}

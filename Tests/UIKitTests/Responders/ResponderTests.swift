import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Responders")
struct ResponderTests {
    final class Eager: UIView {
        var mayResign = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
    }

    @Test(.documented("UIResponder.next"))
    func `a view's next responder is its superview, then the window, then the application`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let outer = UIView()
        let inner = UIView()
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.next === outer && outer.next === window && window.next === window.windowScene)
        #expect(UIView().next == nil)
        #expect(ResponderChain.responders(from: inner) == [inner, outer, window, window.windowScene, UIApplication.shared])
    }

    @Test(.documented("UIResponder.becomeFirstResponder()"))
    func `only a willing responder in a window becomes first`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = UIView()
        let eager = Eager()
        window.addSubview(plain)
        #expect(!plain.becomeFirstResponder())
        #expect(!eager.becomeFirstResponder() && !eager.isFirstResponder)
        window.addSubview(eager)
        #expect(eager.becomeFirstResponder() && eager.isFirstResponder)
        eager.resignFirstResponder()
        #expect(!eager.isFirstResponder)
    }

    @Test(.documented("UIResponder.becomeFirstResponder(): the present one is asked first"))
    func `a responder that refuses to go stays`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let first = Eager()
        let second = Eager()
        window.addSubview(first)
        window.addSubview(second)
        #expect(first.becomeFirstResponder())
        first.mayResign = false
        #expect(!second.becomeFirstResponder() && first.isFirstResponder)
        #expect(!window.endEditing(false) && first.isFirstResponder)
        #expect(window.endEditing(true) && !first.isFirstResponder)
    }

    @Test(.assumed("a view that leaves its window is no longer first responder"))
    func `leaving the window ends it`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let outer = UIView()
        let view = Eager()
        window.addSubview(outer)
        outer.addSubview(view)
        #expect(view.becomeFirstResponder())
        outer.removeFromSuperview()
        #expect(!view.isFirstResponder)
    }

    @Test(.documented("UIResponder.touchesBegan(_:with:): forwards to the next responder"))
    func `touches go up the chain`() {
        final class Catching: UIView {
            var caught = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { caught += touches.count }
        }
        let outer = Catching()
        let inner = UIView()
        outer.addSubview(inner)
        inner.touchesBegan([], with: nil)
        #expect(outer.caught == 0)
    }

    @Test(.documented("UIViewController.next: a controller stands between its view and the superview"))
    func `the owner comes next`() {
        final class Owner: UIResponder, ViewOwner {
            var log: [String] = []
            var ownerResponder: UIResponder { self }
            var ownerAdditionalSafeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
            var ownerMinimumLayoutMargins: UIEdgeInsets? { UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
            var ownerTraitOverrides: UITraitCollection? { UITraitCollection(userInterfaceStyle: .dark) }
            func viewOwnerMayPlaceView(in superview: UIView) -> Bool { true }
            func viewOwnerVisibilityWillChange(isComing: Bool) { log.append("willShow") }
            func viewOwnerVisibilityDidChange(isComing: Bool) { log.append("didShow") }
            func viewOwnerWillLayoutSubviews() { log.append("willLayout") }
            func viewOwnerDidLayoutSubviews() { log.append("didLayout") }
            func viewOwnerSafeAreaInsetsDidChange() { log.append("safeArea") }
            func viewOwnerLayoutMarginsDidChange() { log.append("margins") }
            func viewOwnerTraitsDidChange(from previous: UITraitCollection) { log.append("traits") }
            func viewOwnerUpdateConstraints() {}
        }
        let owner = Owner()
        let window = UIWindow(screen: UIScreen(device: .iPhone15))
        window.isHidden = false
        let view = UIView(frame: window.bounds)
        view.owner = owner
        #expect(view.next === owner)
        window.addSubview(view)
        view.layoutIfNeeded()
        #expect(owner.log == ["willShow", "traits", "safeArea", "margins", "didShow", "willLayout", "didLayout"])
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.safeAreaInsets.top == 64)
        #expect(view.layoutMargins.left == 16 && view.layoutMargins.top == 64)
        view.owner = nil
    }
}

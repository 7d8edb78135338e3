import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Asks for layout each time it is laid out.
private final class RestlessView: UIView {
    var asks = true
    override func layoutSubviews() {
        super.layoutSubviews()
        if asks { setNeedsLayout() }
    }
}

/// Asks for layout at once, each time it is laid out, and more than once.
private final class BottomlessView: UIView {
    var asks = true
    var count = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        guard asks else { return }
        for _ in 0..<2 {
            setNeedsLayout()
            layoutIfNeeded()
        }
    }
}

private final class BottomlessController: UIViewController {
    var asks = true
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard asks else { return }
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}

/// Lays out the view inside it to know its size.
private final class MeasuringView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.layoutIfNeeded()
    }
}

@MainActor @Suite("Diagnostics / Mistakes that a recorder hears", .serialized)
struct HeardMistakesTests {
    private func heard(_ body: () -> Void) -> [String] { Misuse.observed(during: body).map(\.message) }

    // MARK: By name

    @Test(.documented("NSObject.doesNotRecognizeSelector(_:)"))
    func `an unknown method is heard with its class, and the call comes to nothing`() {
        let view = UIView()
        var result: Any?
        let list = Misuse.observed { result = view.perform(Selector(("fly"))) }
        #expect(list.first?.exceptionName == "NSInvalidArgumentException" && list.first?.severity == .exception)
        #expect(list.first?.message == "-[UIView fly]: unrecognized selector sent to instance \(Diagnostics.address(view))")
        #expect(result == nil)
    }

    @Test(.documented("NSObject.doesNotRecognizeSelector(_:)"))
    func `an action that the target doesn't have names the sender`() {
        let button = UIButton(type: .system)
        let target = UIViewController()
        button.addTarget(target, action: Selector(("tapped:")), for: .touchUpInside)
        let words = heard { button.sendActions(for: .touchUpInside) }.first ?? ""
        #expect(words.hasPrefix("-[UIViewController tapped:]: unrecognized selector sent to instance "))
        #expect(words.contains("The sender is <UIButton: \(Diagnostics.address(button));"))
    }

    @Test(.oracle("MISUSE-3"))
    func `keys that aren't there are heard`() {
        let view = UIView()
        let reading = Misuse.observed { #expect(view.value(forKey: "wings") == nil) }
        #expect(reading.first?.exceptionName == "NSUnknownKeyException")
        #expect(
            reading.first?.message
                == "[<UIView \(Diagnostics.address(view))> valueForUndefinedKey:]: this class is not key value "
                + "coding-compliant for the key wings.")
        let writing = heard { view.setValue(1, forKey: "wings") }
        #expect(writing.first?.contains("setValue:forUndefinedKey:") == true)
    }

    @Test(.oracle("MISUSE-4"))
    func `mistakes of observers are heard`() {
        let view = UIView()
        let other = UIView()
        let removing = Misuse.observed { view.removeObserver(other, forKeyPath: "alpha") }
        #expect(removing.first?.exceptionName == "NSRangeException")
        #expect(removing.first?.message.contains("because it is not registered as an observer.") == true)
        view.addObserver(other, forKeyPath: "alpha", options: [], context: nil)
        let telling = Misuse.observed { view.alpha = 0.5 }
        #expect(telling.first?.exceptionName == "NSInternalInconsistencyException")
        #expect(telling.first?.message.contains("message was received but not handled.\nKey path: alpha") == true)
        view.removeObserver(other, forKeyPath: "alpha")
    }

    // MARK: Layout without an end

    @Test(.assumed("the view that asks is the one to look at"))
    func `a view that asks for layout in its layout is named once`() {
        let stage = Stage(device: .iPhone15)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        let list = Misuse.observed {
            stage.show(root)
            stage.layoutNow()
        }
        #expect(list == [.layoutFeedbackLoop(view: view.description)])
        view.asks = false
    }

    private static let recursion =
        "crash logs in which viewDidLayoutSubviews and layoutIfNeeded call each other until the stack is used up"

    @Test(.assumed(recursion))
    func `a controller that lays itself out in its own layout is told, and the app goes on`() {
        let stage = Stage(device: .iPhone15)
        let controller = BottomlessController()
        let list = Misuse.observed {
            stage.window.rootViewController = controller
            stage.settle()
        }
        #expect(list == [.layoutInsideItself(view: controller.view.description)])
        #expect(list.first?.message.contains("is laid out inside its own layout") == true)
        controller.asks = false
        let child = UIView()
        controller.view.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        child.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 7).isActive = true
        child.heightAnchor.constraint(equalToConstant: 5).isActive = true
        stage.settle()
        #expect(child.frame.minY == 7 && child.frame.height == 5)
    }

    @Test(.assumed(recursion))
    func `a view that lays itself out in its own layout, twice each time, comes to an end`() {
        let view = BottomlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.setNeedsLayout()
        #expect(Misuse.observed { view.layoutIfNeeded() } == [.layoutInsideItself(view: view.description)])
        #expect(view.count < 1000)
        view.asks = false
        view.count = 0
        view.setNeedsLayout()
        #expect(heard { view.layoutIfNeeded() } == [] && view.count == 1)
    }

    @Test(.documented("UIView.layoutIfNeeded()"))
    func `a deep tree whose views lay out each other is right`() {
        var views: [MeasuringView] = []
        for _ in 0..<300 {
            let view = MeasuringView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            views.last?.addSubview(view)
            views.append(view)
        }
        for view in views { view.setNeedsLayout() }
        #expect(heard { views[0].layoutIfNeeded() } == [])
        #expect(!views[299].layer.needsLayout())
    }

    // MARK: Delegates that are taken

    @Test(.oracle("MISUSE-5"))
    func `a tab bar that a controller manages keeps its delegate`() {
        final class Other: NSObject, UITabBarDelegate {}
        let tabs = UITabBarController()
        let other = Other()
        let list = Misuse.observed { tabs.tabBar.delegate = other }
        #expect(list.map(\.message) == ["Changing the delegate of a tab bar managed by a tab bar controller is not allowed."])
        #expect(list.first?.exceptionName == "NSInternalInconsistencyException")
        #expect(tabs.tabBar.delegate !== other)
        let alone = UITabBar()
        #expect(heard { alone.delegate = other } == [] && alone.delegate === other)
    }

    @Test(.oracle("MISUSE-6"))
    func `the pan of a scroll view keeps its delegate`() {
        final class Other: NSObject, UIGestureRecognizerDelegate {}
        let scroll = UIScrollView()
        let other = Other()
        let list = Misuse.observed { scroll.panGestureRecognizer.delegate = other }
        #expect(
            list.map(\.message) == ["UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."]
        )
        #expect(list.first?.exceptionName == "NSInvalidArgumentException")
        #expect(scroll.panGestureRecognizer.delegate == nil)
    }

    // MARK: Children

    @Test(.documented("UIViewController: willMove(toParent:)"))
    func `a child that leaves without farewell gets a word`() {
        let stage = Stage(device: .iPhone15)
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = parent
        stage.show(window)
        stage.settle()
        let list = Misuse.observed {
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(list == [.willMoveForgotten(child: Diagnostics.name(child), parent: Diagnostics.name(parent))])
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        let right = heard {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(right == [])
    }

    // MARK: Navigation

    @Test(.assumed("what is silent on iOS gets a word"))
    func `two animated pushes in one turn and a pushed tab bar controller get a word`() {
        let stage = Stage(device: .iPhone15)
        let nav = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = nav
        stage.show(window)
        stage.settle()
        let one = heard { nav.pushViewController(UIViewController(), animated: true) }
        #expect(one == [])
        let two = heard { nav.pushViewController(UIViewController(), animated: true) }
        #expect(two.count == 1 && two[0].contains("two animated pushes in one turn"))
        stage.settle()
        let tabs = heard { nav.pushViewController(UITabBarController(), animated: false) }
        #expect(tabs.count == 1 && tabs[0].contains("pushes the tab bar controller"))
        stage.settle()
    }
}

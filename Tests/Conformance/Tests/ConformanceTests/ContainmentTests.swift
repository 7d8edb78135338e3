import Conformance
import UIKit
import XCTest

/// UIViewController.h: loading, appearance by hand, parents and children.
final class ContainmentTests: XCTestCase {
    private func wait(_ seconds: TimeInterval = 0.1) {
        let done = expectation(description: "time")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done.fulfill() }
        wait(for: [done], timeout: seconds + 5)
    }

    // MARK: Loading
    func testAViewIsLoadedOnce() {
        let journal = Journal()
        let controller = NotingController("a", journal)
        _ = controller.view
        _ = controller.view
        XCTAssertEqual(journal.lines, ["a didLoad"])
    }
    func testWithoutItsViewAControllerLoadsAgain() {
        let journal = Journal()
        let controller = NotingController("a", journal)
        _ = controller.view
        controller.view = nil
        XCTAssertFalse(controller.isViewLoaded)
        _ = controller.view
        XCTAssertEqual(journal.lines, ["a didLoad", "a didLoad"])
    }
    func testAReadyViewCountsAsLoaded() {
        let journal = Journal()
        let controller = NotingController("a", journal)
        controller.view = UIView()
        XCTAssertTrue(controller.isViewLoaded)
        XCTAssertEqual(journal.lines, [])
    }
    func testTheDefaultViewGrowsInBothDirections() {
        let view = UIViewController().view!
        XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
        XCTAssertEqual(view.frame, UIScreen.main.bounds)
    }
    func testInViewDidLoadTheViewIsNowhereAndTheParentKnown() {
        final class Looking: UIViewController {
            var seen: [Bool] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                seen = [view.superview == nil, view.window == nil, view.safeAreaInsets == .zero, parent != nil]
            }
        }
        let (parent, child) = (UIViewController(), Looking())
        parent.addChild(child)
        _ = child.view
        XCTAssertEqual(child.seen, [true, true, true, true])
    }

    // MARK: Begin and end
    /// What is called from disappeared on; `+` begins to appear, `-` to disappear, `.` ends.
    private func calls(_ steps: String) -> [String] {
        let journal = Journal()
        let surroundings = Surroundings(HandForwarding())
        let child = NotingController("c", journal)
        surroundings.root.addChild(child)
        child.didMove(toParent: surroundings.root)
        _ = child.view
        let before = journal.lines.count
        for step in steps {
            switch step {
            case "+": child.beginAppearanceTransition(true, animated: false)
            case "-": child.beginAppearanceTransition(false, animated: false)
            default: child.endAppearanceTransition()
            }
        }
        return journal.lines[before...].map { String($0.dropFirst(2)) }
    }
    func testOneEndClosesTheLatestBegin() {
        XCTAssertEqual(calls("+"), ["willAppear"])
        XCTAssertEqual(calls("+."), ["willAppear", "didAppear"])
        XCTAssertEqual(calls("+-"), ["willAppear", "willDisappear"])
        XCTAssertEqual(calls("+-."), ["willAppear", "willDisappear", "didDisappear"])
        XCTAssertEqual(calls("+.-"), ["willAppear", "didAppear", "willDisappear"])
        XCTAssertEqual(calls("+.-."), ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        XCTAssertEqual(calls("+.-+"), ["willAppear", "didAppear", "willDisappear", "willAppear"])
        XCTAssertEqual(calls("+.-+."), ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
    }
    func testDidHasTheFlagOfTheBeginThatCameLast() {
        final class Flags: UIViewController {
            var flags: [Bool] = []
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                flags.append(animated)
            }
        }
        let controller = Flags()
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        XCTAssertEqual(controller.flags, [true])
    }
    func testChildrenOfAContainerThatForwardsByHandHearNothing() {
        let journal = Journal()
        let root = HandForwarding()
        let child = NotingController("c", journal)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let surroundings = Surroundings(root)
        wait()
        XCTAssertEqual(journal.lines, ["c willMove in", "c didLoad", "c didMove in"])
        _ = surroundings
    }

    // MARK: Parents and children
    func testAddingToAVisibleParent() {
        let journal = Journal()
        let surroundings = Surroundings()
        wait()
        let child = NotingController("c", journal)
        surroundings.root.addChild(child)
        surroundings.root.view.addSubview(child.view)
        journal.note("added")
        child.didMove(toParent: surroundings.root)
        wait()
        XCTAssertEqual(
            journal.lines.filter { !$0.hasSuffix("didMove in") },
            ["c willMove in", "c didLoad", "c willAppear", "added", "c didAppear"])
    }
    func testRemovingFromAVisibleParent() {
        let journal = Journal()
        let surroundings = Surroundings()
        let child = NotingController("c", journal)
        surroundings.root.addChild(child)
        surroundings.root.view.addSubview(child.view)
        child.didMove(toParent: surroundings.root)
        wait()
        let before = journal.lines.count
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        wait()
        XCTAssertEqual(
            Array(journal.lines[before...].prefix(4)), ["c willMove nil", "c willDisappear", "c didMove nil", "c didDisappear"])
    }
    func testAddingAChildLoadsNothing() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        XCTAssertFalse(child.isViewLoaded)
        XCTAssertFalse(parent.isViewLoaded)
    }
    func testRemovingAChildLeavesItsView() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.removeFromParent()
        XCTAssertTrue(child.view.superview === parent.view)
    }
    func testChildrenAreInTheOrderOfTheirComing() {
        let parent = UIViewController()
        let children = (0..<3).map { _ in UIViewController() }
        children.forEach(parent.addChild)
        XCTAssertEqual(parent.children, children)
        XCTAssertTrue(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
    }
    func testContainersAreFoundFarAbove() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        let navigation = UINavigationController(rootViewController: outer)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        XCTAssertTrue(inner.navigationController === navigation)
        XCTAssertTrue(inner.tabBarController === tabs)
        XCTAssertNil(inner.splitViewController)
    }
    func testAPreferredSizeIsToldToTheParentAtOnce() {
        final class Hearing: UIViewController {
            var heard = 0
            override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                heard += 1
            }
        }
        let (parent, child) = (Hearing(), UIViewController())
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        XCTAssertEqual(parent.heard, 1)
    }
    func testOverriddenTraitsReachTheChild() {
        let (parent, child) = (UIViewController(), UIViewController())
        let surroundings = Surroundings(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass, .regular)
        _ = surroundings
    }
    func testAdditionalInsetsReachWhatIsBelow() {
        let (parent, child) = (UIViewController(), UIViewController())
        let surroundings = Surroundings(parent)
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        surroundings.window.layoutIfNeeded()
        let before = child.view.safeAreaInsets.top
        parent.additionalSafeAreaInsets.top = 15
        surroundings.window.layoutIfNeeded()
        XCTAssertEqual(child.view.safeAreaInsets.top, before + 15)
    }
    func testMarginsAreEightInAPlainView() {
        let surroundings = Surroundings()
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        surroundings.root.view.addSubview(view)
        surroundings.window.layoutIfNeeded()
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        XCTAssertEqual(UIStackView().layoutMargins, .zero)
    }

    // MARK: Moving from one child to another
    func testATransitionBetweenChildren() {
        let journal = Journal()
        let surroundings = Surroundings()
        let root = surroundings.root
        let (a, b) = (NotingController("a", journal), NotingController("b", journal))
        root.addChild(a)
        root.view.addSubview(a.view)
        a.didMove(toParent: root)
        wait()
        let before = journal.lines.count
        root.addChild(b)
        a.willMove(toParent: nil)
        root.transition(from: a, to: b, duration: 0.1, options: [], animations: nil) { _ in
            b.didMove(toParent: root)
            a.removeFromParent()
            journal.note("completed")
        }
        wait(0.6)
        let lines = journal.lines[before...].filter { $0.hasSuffix("ppear") || $0 == "completed" }
        XCTAssertEqual(Array(lines), ["a willDisappear", "b willAppear", "b didAppear", "a didDisappear", "completed"])
        XCTAssertTrue(b.view.superview === root.view)
        XCTAssertNil(a.view.superview)
    }
}

private final class HandForwarding: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

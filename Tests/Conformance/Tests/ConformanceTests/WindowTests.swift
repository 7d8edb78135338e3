import Conformance
import UIKit
import XCTest

/// UIWindow.h, UIViewController.h: windows, roots, the order of callbacks, presentations and their first layout.
final class WindowTests: XCTestCase {
    private func wait(_ seconds: TimeInterval) {
        let done = expectation(description: "time")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done.fulfill() }
        wait(for: [done], timeout: seconds + 5)
    }

    // MARK: Windows
    func testANewWindowIsHidden() { XCTAssertTrue(UIWindow(frame: UIScreen.main.bounds).isHidden) }
    func testAVisibleKeyWindowIsKey() {
        let surroundings = Surroundings()
        XCTAssertTrue(surroundings.window.isKeyWindow)
        XCTAssertFalse(surroundings.window.isHidden)
    }
    func testARootsViewFillsTheWindow() {
        let surroundings = Surroundings()
        XCTAssertEqual(surroundings.root.view.frame, surroundings.window.bounds)
    }
    func testANewRootTakesTheOldOnesPlace() {
        let surroundings = Surroundings()
        let next = UIViewController()
        surroundings.window.rootViewController = next
        XCTAssertNil(surroundings.root.view.window)
        XCTAssertTrue(next.view.window === surroundings.window)
    }
    func testARootAppearsInOrder() {
        let journal = Journal()
        let surroundings = Surroundings(NotingController("a", journal))
        wait(0.1)
        XCTAssertEqual(journal.lines, ["a didLoad", "a willAppear", "a didAppear"])
        _ = surroundings
    }
    func testAHiddenWindowsRootDisappears() {
        let journal = Journal()
        let surroundings = Surroundings(NotingController("a", journal))
        wait(0.1)
        surroundings.window.isHidden = true
        wait(0.1)
        XCTAssertEqual(journal.lines.suffix(2), ["a willDisappear", "a didDisappear"])
    }
    func testAWindowsLevelsAreOrdered() {
        XCTAssertLessThan(UIWindow.Level.normal, UIWindow.Level.statusBar)
        XCTAssertLessThan(UIWindow.Level.statusBar, UIWindow.Level.alert)
        XCTAssertEqual(UIWindow(frame: .zero).windowLevel, .normal)
    }
    func testAViewKnowsItsWindow() {
        let surroundings = Surroundings()
        let view = UIView()
        XCTAssertNil(view.window)
        surroundings.root.view.addSubview(view)
        XCTAssertTrue(view.window === surroundings.window)
    }
    func testAWindowLivesToTheEndOfTheTurn() {
        let first = UIViewController()
        do {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = first
            window.makeKeyAndVisible()
        }
        let second = UIViewController()
        first.present(second, animated: false)
        XCTAssertTrue(first.presentedViewController === second)
    }
    func testANavigationControllersRootHearsWillMoveFirst() {
        let journal = Journal()
        let navigation = UINavigationController(rootViewController: NotingController("a", journal))
        let surroundings = Surroundings(navigation)
        wait(0.1)
        XCTAssertEqual(journal.lines, ["a willMove in", "a didLoad", "a willAppear", "a didAppear", "a didMove in"])
        _ = surroundings
    }
    func testAPushTellsBoth() {
        let journal = Journal()
        let navigation = UINavigationController(rootViewController: NotingController("a", journal))
        let surroundings = Surroundings(navigation)
        wait(0.1)
        let before = journal.lines.count
        navigation.pushViewController(NotingController("b", journal), animated: false)
        wait(0.1)
        let lines = Array(journal.lines[before...])
        XCTAssertEqual(
            Set(lines),
            ["b willMove in", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear", "b didMove in"])
        XCTAssertEqual(lines.firstIndex(of: "b willMove in"), 0)
        XCTAssertLessThan(lines.firstIndex(of: "a willDisappear")!, lines.firstIndex(of: "b willAppear")!)
        _ = surroundings
    }
    func testAControllerUnderAnOpaqueBarIsBelowIt() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.isTranslucent = false
        let surroundings = Surroundings(navigation)
        surroundings.window.layoutIfNeeded()
        let place = content.view.convert(CGPoint.zero, to: nil)
        XCTAssertEqual(
            place.y, navigation.navigationBar.convert(CGPoint(x: 0, y: navigation.navigationBar.bounds.maxY), to: nil).y)
    }

    // MARK: Children
    func testAChildAppearsWithItsParent() {
        let journal = Journal()
        let parent = NotingController("p", journal)
        let child = NotingController("c", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let surroundings = Surroundings(parent)
        wait(0.1)
        XCTAssertEqual(
            journal.lines.filter { $0.hasSuffix("Appear") }, ["p willAppear", "c willAppear", "p didAppear", "c didAppear"])
        _ = surroundings
    }
    func testAddingAChildTellsItThatItWillMove() {
        let journal = Journal()
        let parent = UIViewController()
        let child = NotingController("c", journal)
        parent.addChild(child)
        XCTAssertEqual(journal.lines, ["c willMove in"])
        XCTAssertTrue(child.parent === parent)
        XCTAssertEqual(parent.children, [child])
    }
    func testRemovingAChildTellsItThatItHasMoved() {
        let journal = Journal()
        let parent = UIViewController()
        let child = NotingController("c", journal)
        parent.addChild(child)
        child.removeFromParent()
        XCTAssertEqual(journal.lines, ["c willMove in", "c didMove nil"])
        XCTAssertNil(child.parent)
    }
    func testAChildThatMovesLeavesItsOldParent() {
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        second.addChild(child)
        XCTAssertEqual(first.children, [])
        XCTAssertTrue(child.parent === second)
    }

    // MARK: Presentations
    func testAPresentedControllersViewIsLoadedWhenPresentReturns() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        surroundings.root.present(sheet, animated: false)
        XCTAssertTrue(sheet.isViewLoaded)
    }
    func testThePresentedAndThePresentingKnowEachOther() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        surroundings.root.present(sheet, animated: false)
        XCTAssertTrue(surroundings.root.presentedViewController === sheet)
        XCTAssertTrue(sheet.presentingViewController === surroundings.root)
    }
    func testAFullScreenPresentationFillsTheWindow() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        surroundings.root.present(sheet, animated: false)
        wait(0.1)
        XCTAssertEqual(sheet.view.frame, surroundings.window.bounds)
    }
    func testAnOverFullScreenViewOfAnotherSizeFillsTheWindow() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        sheet.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        surroundings.root.present(sheet, animated: false)
        wait(0.1)
        XCTAssertEqual(sheet.view.frame, surroundings.window.bounds)
    }
    func testOverFullScreenLeavesThePresenterThere() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        surroundings.root.present(sheet, animated: false)
        wait(0.1)
        XCTAssertNotNil(surroundings.root.view.window)
    }
    func testFullScreenTakesThePresenterAway() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        surroundings.root.present(sheet, animated: false)
        wait(0.1)
        XCTAssertNil(surroundings.root.view.window)
    }
    func testAnAnimatorThatOnlyAddsTheViewShowsItInFull() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        let delegate = BareTransition()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = delegate
        surroundings.root.present(sheet, animated: true)
        wait(0.5)
        XCTAssertEqual(sheet.view.frame, surroundings.window.bounds)
    }
    func testAnAnimatorSeesTheFinalFrame() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        let delegate = BareTransition()
        sheet.modalPresentationStyle = .fullScreen
        sheet.transitioningDelegate = delegate
        surroundings.root.present(sheet, animated: true)
        wait(0.5)
        XCTAssertEqual(delegate.finalFrame, surroundings.window.bounds)
        XCTAssertEqual(delegate.initialFrame, .zero)
    }
    func testTheCompletionOfAPresentationComesAfterDidAppear() {
        let journal = Journal()
        let surroundings = Surroundings()
        let sheet = NotingController("s", journal)
        surroundings.root.present(sheet, animated: true) { journal.note("completed") }
        wait(1)
        XCTAssertEqual(journal.lines, ["s didLoad", "s willAppear", "s didAppear", "completed"])
    }
    func testAPresentedControllerIsBeingPresentedWhenItAppears() {
        let surroundings = Surroundings()
        let sheet = FlagController()
        surroundings.root.present(sheet, animated: true)
        wait(1)
        XCTAssertEqual(sheet.flags, [true, true])
        XCTAssertFalse(sheet.isBeingPresented)
    }
    func testADismissalLeavesNothing() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        surroundings.root.present(sheet, animated: true)
        wait(1)
        surroundings.root.dismiss(animated: true)
        wait(1)
        XCTAssertNil(surroundings.root.presentedViewController)
        XCTAssertNil(sheet.view.window)
    }
    func testADismissalByThePresentedIsDoneByThePresenter() {
        let surroundings = Surroundings()
        let sheet = UIViewController()
        surroundings.root.present(sheet, animated: false)
        wait(0.1)
        sheet.dismiss(animated: false)
        wait(0.1)
        XCTAssertNil(surroundings.root.presentedViewController)
    }
    func testThePresentersAppearanceFollowsTheStyle() {
        let journal = Journal()
        let root = NotingController("r", journal)
        let surroundings = Surroundings(root)
        wait(0.1)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        wait(0.1)
        XCTAssertEqual(journal.lines.suffix(2), ["r willDisappear", "r didDisappear"])
        _ = surroundings
    }
    func testAPresentationControllerKnowsBothWithoutQuestionMarks() {
        let first = UIViewController()
        let second = UIViewController()
        let presentation = UIPresentationController(presentedViewController: first, presenting: second)
        let presenting = presentation.presentingViewController
        let presented = presentation.presentedViewController
        XCTAssertTrue(presenting === second)
        XCTAssertTrue(presented.view === first.view)
    }
    func testAStandardPresentationIsAutomatic() { XCTAssertNotEqual(UIViewController().modalPresentationStyle, .fullScreen) }
    func testAnAlertShowsItsActionsInOrder() {
        let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        XCTAssertEqual(alert.actions.map(\.title), ["Cancel", "OK"])
    }

    // MARK: Layout of the first appearance
    func testTheFirstLayoutComesBeforeDidAppear() {
        let journal = Journal()
        let surroundings = Surroundings(LayoutNotingController("l", journal))
        wait(0.1)
        XCTAssertLessThan(journal.lines.firstIndex(of: "l layout")!, journal.lines.firstIndex(of: "l didAppear")!)
        XCTAssertGreaterThan(journal.lines.firstIndex(of: "l layout")!, journal.lines.firstIndex(of: "l willAppear")!)
        _ = surroundings
    }
    func testAViewThatWasNeverAskedForIsNotLoaded() { XCTAssertFalse(UIViewController().isViewLoaded) }
    func testLoadingOnDemandLoads() {
        let controller = UIViewController()
        XCTAssertNil(controller.viewIfLoaded)
        controller.loadViewIfNeeded()
        XCTAssertNotNil(controller.viewIfLoaded)
    }
}

private final class FlagController: UIViewController {
    var flags: [Bool] = []
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        flags.append(isBeingPresented)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        flags.append(isBeingPresented)
    }
}

private final class LayoutNotingController: NotingController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        journal.note("\(name) layout")
    }
}

private final class BareTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var finalFrame: CGRect?
    var initialFrame: CGRect?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.1 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let controller = transitionContext.viewController(forKey: .to)!
        finalFrame = transitionContext.finalFrame(for: controller)
        initialFrame = transitionContext.initialFrame(for: controller)
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(true)
    }
}

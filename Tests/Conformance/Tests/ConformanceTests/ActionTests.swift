import Conformance
import UIKit
import XCTest

private final class Target: UIResponder {
    var calls: [String] = []
    @objc func plain() { calls.append("plain") }
    @objc func one(_ sender: UIControl) { calls.append("one \(sender.tag)") }
    @objc func two(_ sender: Any, event: UIEvent?) { calls.append("two") }
}

extension UIResponder {
    @objc func conformanceNobodyHasThis() {}
}

private final class CatchingController: UIViewController {
    var caught: [String] = []
    @objc func catchIt(_ sender: Any?) { caught.append("\(type(of: sender ?? "nil"))") }
}

private final class CatchingView: UIView {
    var caught = 0
    @objc func catchIt(_ sender: Any?) { caught += 1 }
    override var canBecomeFirstResponder: Bool { true }
}

/// UIControl.h, UIResponder.h, UIApplication.h: targets, actions, the chain.
final class ActionTests: XCTestCase {
    func testAnActionGetsItsSender() {
        let target = Target()
        let button = UIButton()
        button.tag = 7
        button.addTarget(target, action: #selector(Target.one(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(target.calls, ["one 7"])
    }
    func testAnActionMayTakeNothingOrTwo() {
        let target = Target()
        let button = UIButton()
        button.addTarget(target, action: #selector(Target.plain), for: .touchUpInside)
        button.addTarget(target, action: #selector(Target.two(_:event:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(Set(target.calls), ["plain", "two"])
    }
    func testTheSamePairIsAddedOnce() {
        let target = Target()
        let button = UIButton()
        button.addTarget(target, action: #selector(Target.plain), for: .touchUpInside)
        button.addTarget(target, action: #selector(Target.plain), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(target.calls, ["plain"])
    }
    func testAnActionForOneEventIsNotSentForAnother() {
        let target = Target()
        let button = UIButton()
        button.addTarget(target, action: #selector(Target.plain), for: .touchDown)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(target.calls, [])
    }
    func testAllTargetsAndEventsAreKnown() {
        let target = Target()
        let button = UIButton()
        button.addTarget(target, action: #selector(Target.plain), for: [.touchDown, .valueChanged])
        XCTAssertEqual(button.allTargets.count, 1)
        XCTAssertTrue(button.allControlEvents.contains(.touchDown))
        XCTAssertTrue(button.allControlEvents.contains(.valueChanged))
        XCTAssertEqual(button.actions(forTarget: target, forControlEvent: .touchDown), ["plain"])
        XCTAssertNil(button.actions(forTarget: target, forControlEvent: .touchCancel))
    }
    func testATargetThatIsRemovedIsNotCalled() {
        let target = Target()
        let button = UIButton()
        button.addTarget(target, action: #selector(Target.plain), for: .touchUpInside)
        button.removeTarget(target, action: #selector(Target.plain), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(target.calls, [])
        XCTAssertEqual(button.allTargets.count, 0)
    }
    func testRemovingWithoutAnActionRemovesAll() {
        let target = Target()
        let button = UIButton()
        button.addTarget(target, action: #selector(Target.plain), for: .touchUpInside)
        button.addTarget(target, action: #selector(Target.one(_:)), for: .touchUpInside)
        button.removeTarget(target, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(target.calls, [])
    }
    func testAControlDoesNotKeepItsTarget() {
        weak var gone: Target?
        let button = UIButton()
        autoreleasepool {
            let target = Target()
            gone = target
            button.addTarget(target, action: #selector(Target.plain), for: .touchUpInside)
        }
        XCTAssertNil(gone)
    }
    func testClosuresAreActionsToo() {
        var calls = 0
        let button = UIButton()
        button.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(calls, 1)
    }
    func testAnActionOfTheSameIdentifierReplacesTheOther() {
        var calls: [String] = []
        let button = UIButton()
        button.addAction(UIAction(identifier: .init("same")) { _ in calls.append("first") }, for: .touchUpInside)
        button.addAction(UIAction(identifier: .init("same")) { _ in calls.append("second") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(calls, ["second"])
    }
    func testAnActionKnowsItsSender() {
        var sender: Any?
        let button = UIButton()
        button.addAction(UIAction { sender = $0.sender }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertTrue(sender as? UIButton === button)
    }
    func testASwitchSendsNothingWhenCodeTurnsIt() {
        var calls = 0
        let control = UISwitch()
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        control.setOn(true, animated: false)
        XCTAssertEqual(calls, 0)
    }
    func testAnActionWithoutATargetClimbsFromTheSender() {
        let controller = CatchingController()
        let surroundings = Surroundings(controller)
        let button = UIButton()
        controller.view.addSubview(button)
        button.addTarget(nil, action: #selector(CatchingController.catchIt(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.caught, ["UIButton"])
        _ = surroundings
    }
    func testTheApplicationSendsToATarget() {
        let target = Target()
        let control = UIControl()
        control.tag = 3
        XCTAssertTrue(UIApplication.shared.sendAction(#selector(Target.one(_:)), to: target, from: control, for: nil))
        XCTAssertEqual(target.calls, ["one 3"])
    }
    func testNobodyToSendToIsFalse() {
        XCTAssertFalse(UIApplication.shared.sendAction(Selector(("conformanceNoSuchMethod:")), to: nil, from: nil, for: nil))
    }
    func testWithoutAFirstResponderNobodyGetsWhatNobodySends() {
        let surroundings = Surroundings()
        XCTAssertFalse(
            UIApplication.shared.sendAction(#selector(UIResponder.conformanceNobodyHasThis), to: nil, from: nil, for: nil))
        _ = surroundings
    }
    func testTheFirstResponderGetsIt() {
        let surroundings = Surroundings()
        let view = CatchingView()
        surroundings.root.view.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        XCTAssertTrue(UIApplication.shared.sendAction(#selector(CatchingView.catchIt(_:)), to: nil, from: nil, for: nil))
        XCTAssertEqual(view.caught, 1)
    }
    func testABarButtonItemsActionIsSentWithTheItem() {
        let controller = CatchingController()
        let item = UIBarButtonItem(
            title: "x", style: .plain, target: controller, action: #selector(CatchingController.catchIt(_:)))
        _ = UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(controller.caught, ["UIBarButtonItem"])
    }

    // MARK: The chain
    func testAViewsNextIsItsSuperview() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        XCTAssertTrue(inner.next === outer)
        XCTAssertNil(outer.next)
    }
    func testAControllersViewsNextIsTheController() {
        let controller = UIViewController()
        XCTAssertTrue(controller.view.next === controller)
    }
    func testARootControllersNextIsTheWindow() {
        let surroundings = Surroundings()
        XCTAssertTrue(
            surroundings.root.next === surroundings.root.view.superview || surroundings.root.next === surroundings.window)
    }
    func testTheChainOfAViewEndsAtTheApplication() {
        let surroundings = Surroundings()
        var responder: UIResponder? = surroundings.root.view
        var seen: [UIResponder] = []
        while let current = responder {
            seen.append(current)
            responder = current.next
        }
        XCTAssertTrue(seen.contains { $0 === surroundings.window })
        XCTAssertTrue(seen.contains { $0 === UIApplication.shared })
    }
    func testAChildControllersViewClimbsThroughTheChild() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        XCTAssertTrue(child.view.next === child)
        XCTAssertTrue(child.next === parent.view)
    }
    func testAPlainViewDoesNotBecomeFirstResponder() {
        let surroundings = Surroundings()
        let view = UIView()
        surroundings.root.view.addSubview(view)
        XCTAssertFalse(view.canBecomeFirstResponder)
        XCTAssertFalse(view.becomeFirstResponder())
        XCTAssertFalse(view.isFirstResponder)
    }
    func testAViewOutsideAWindowDoesNotBecomeFirstResponder() {
        XCTAssertFalse(CatchingView().becomeFirstResponder())
    }
    func testTheFirstResponderGivesUpInTheViewThatEndsEditing() {
        let surroundings = Surroundings()
        let view = CatchingView()
        surroundings.root.view.addSubview(view)
        _ = view.becomeFirstResponder()
        surroundings.root.view.endEditing(true)
        XCTAssertFalse(view.isFirstResponder)
    }
    func testAViewThatLeavesTheWindowIsNoFirstResponder() {
        let surroundings = Surroundings()
        let view = CatchingView()
        surroundings.root.view.addSubview(view)
        _ = view.becomeFirstResponder()
        view.removeFromSuperview()
        XCTAssertFalse(view.isFirstResponder)
    }
    func testWhoCanPerformIsFoundAlongTheChain() {
        let controller = CatchingController()
        let surroundings = Surroundings(controller)
        let view = UIView()
        controller.view.addSubview(view)
        XCTAssertTrue(
            view.target(forAction: #selector(CatchingController.catchIt(_:)), withSender: nil) as AnyObject === controller)
        _ = surroundings
    }

    // MARK: Selectors
    func testObjectsKnowWhatTheyRespondTo() {
        let target = Target()
        XCTAssertTrue(target.responds(to: #selector(Target.plain)))
        XCTAssertFalse(target.responds(to: Selector(("nothingOfTheKind"))))
    }
    func testPerformCallsByName() {
        let target = Target()
        target.perform(#selector(Target.plain))
        XCTAssertEqual(target.calls, ["plain"])
    }
    func testSelectorsAreNamedAsInObjectiveC() {
        XCTAssertEqual(NSStringFromSelector(#selector(Target.two(_:event:))), "two:event:")
        XCTAssertEqual(NSStringFromSelector(#selector(UIViewController.viewWillAppear(_:))), "viewWillAppear:")
    }
}

import XCTest
import Bell
@testable import Kitchen

@MainActor
final class KitchenTests: XCTestCase {
    var view: OrderView!

    override func setUp() {
        super.setUp()
        view = OrderView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    func testActionsOfBothPackagesRun() {
        view.wire().sendActions(for: .touchUpInside)
        XCTAssertEqual(view.touches.sorted(), ["rang 2", "take"])
    }

    func testSelectorsAndTimers() {
        view.callByName()
        view.fire()
        XCTAssertEqual(view.touches, ["serve 7", "serve 8", "tick"])
    }

    func testNotifications() {
        _ = view.wire()
        NotificationCenter.default.post(name: .closing, object: nil)
        XCTAssertEqual(view.touches, ["closed"])
    }

    func testOverrideInExtension() {
        let base: CounterView = view
        base.clear()
        XCTAssertEqual(view.touches, ["cleared in an extension"])
    }

    func testObservedProperties() {
        let oven = Oven()
        oven.heat = 180
        XCTAssertEqual(oven.heats, [180])
        XCTAssertEqual(oven.path(), "heat")
    }

    func testViewsOfUIKitAreSeen() async {
        let label = UILabel(frame: .zero)
        label.text = platform
        XCTAssertEqual(label.text, "iOS")
        XCTAssertGreaterThan(label.intrinsicContentSize.width, 0)
    }

    func testOutletsByName() {
        let bell = view.wire()
        view.setValue(bell, forKey: "bell")
        view.setValue(9, forKey: "capacity")
        XCTAssertTrue(view.value(forKey: "bell") as AnyObject === bell)
        XCTAssertEqual(view.capacity, 9)
    }

    func testClassesAnswerByName() {
        XCTAssertTrue(UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as AnyObject === UIApplication.shared)
        XCTAssertTrue(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
        XCTAssertFalse(UIApplication.responds(to: NSSelectorFromString("newApplication")))
        let shared = UIApplication.perform(NSSelectorFromString("sharedApplication"))
        XCTAssertTrue(shared?.takeUnretainedValue() === UIApplication.shared)
    }

    func testDelegateOfAnyKind() {
        let stove = StoveController()
        XCTAssertEqual(stove.ask(view.wire()), 0)
        stove.helper = view
        XCTAssertEqual(stove.ask(view.wire()), 4)
        XCTAssertTrue(stove.isBusy)
        XCTAssertFalse(UIViewController().isBusy)
    }

    func testMembersOfAnotherPackagesExtensions() {
        let views = [UIView(), HummingView(), LowerHummingView()]
        XCTAssertEqual(humAll(views), ["view 1 1", "kitchen, view 2 2", "lower kitchen, view 2 2"])
        XCTAssertEqual(chimeAll([BellButton(), GongButton()]), ["bell", "gong, bell"])
    }

    func testExchangedMethods() {
        UIViewController.exchangeLoading()
        let controller = StoveController()
        controller.title = "stove"
        controller.loadViewIfNeeded()
        UIViewController.exchangeLoading()
        UIViewController().loadViewIfNeeded()
        XCTAssertEqual(UIViewController.loads, ["stove"])
    }

    @available(*, deprecated, message: "Written in Swift 3's days.")
    func testOldNames() {
        let states: [UIControlState] = [.normal, .selected]
        let options: UIViewAnimationOptions = [.curveEaseIn, .repeat]
        let attribute: NSLayoutAttribute = .top
        XCTAssertEqual(states.count, 2)
        XCTAssertTrue(options.contains(UIView.AnimationOptions.repeat))
        XCTAssertEqual(attribute, NSLayoutConstraint.Attribute.top)
        XCTAssertEqual(NSForegroundColorAttributeName, NSAttributedStringKey.foregroundColor)
        XCTAssertEqual(UIFontWeightBold, UIFont.Weight.bold)
        XCTAssertEqual(UILayoutPriorityDefaultHigh, .defaultHigh)
        XCTAssertEqual(UIViewNoIntrinsicMetric, -1)
        XCTAssertEqual(NSNotification.Name.UIApplicationDidBecomeActive, UIApplication.didBecomeActiveNotification)
        XCTAssertEqual(kCAMediaTimingFunctionEaseInEaseOut, .easeInEaseOut)
        XCTAssertEqual(UI_USER_INTERFACE_IDIOM(), UIDevice.current.userInterfaceIdiom)
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        XCTAssertEqual(UIEdgeInsetsInsetRect(view.bounds, insets), CGRect(x: 2, y: 1, width: 94, height: 96))
        XCTAssertEqual(NSStringFromCGSize(CGSize(width: 1, height: 2)), "{1, 2}")
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        XCTAssertEqual(parent.childViewControllers, [child])
        child.removeFromParentViewController()
        XCTAssertTrue(parent.childViewControllers.isEmpty)
    }
}

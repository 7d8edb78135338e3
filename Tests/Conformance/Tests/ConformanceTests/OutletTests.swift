import UIKit
import XCTest

private final class Everything: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate, UITabBarDelegate,
    UINavigationBarDelegate,
    UIToolbarDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate, UIPageViewControllerDelegate,
    UISplitViewControllerDelegate
{}

private final class Screen: UIViewController {
    @IBOutlet private weak var label: UILabel!
    @IBOutlet var strong: UIView?
    @IBOutlet var many: [UIView]!
    @IBOutlet weak var button: UIButton! {
        didSet { seen.append("button") }
    }
    @IBInspectable var radius: CGFloat = 0
    @IBInspectable var words: String?
    var seen: [String] = []
    var theLabel: UILabel? { label }
    var undefined: [String] = []
    override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
}

class BaseScreen: UIViewController {
    var calls: [String] = []
}
extension BaseScreen {
    @objc func refresh() { calls.append("base") }
    @objc var caption: String { "base" }
}
final class SpecialScreen: BaseScreen {
    override func refresh() {
        super.refresh()
        calls.append("special")
    }
    override var caption: String { "special" }
}
extension UIView {
    @objc func conformanceKind() -> String { "view" }
}
final class KindOfView: UIView {
    override func conformanceKind() -> String { "kind of " + super.conformanceKind() }
}
final class PlainSubview: UIView {}

/// What a nib does when it connects: key-value coding; and overrides of what an extension declares.
final class OutletTests: XCTestCase {
    private let all = Everything()

    private func connects(
        _ object: NSObject, _ key: String, _ read: () -> AnyObject?, file: StaticString = #filePath, line: UInt = #line
    ) {
        object.setValue(all, forKey: key)
        XCTAssertTrue(read() === all, file: file, line: line)
    }

    func testAScrollViewsDelegate() {
        let view = UIScrollView()
        connects(view, "delegate") { view.delegate }
    }
    func testAGesturesDelegate() {
        let gesture = UIPanGestureRecognizer()
        connects(gesture, "delegate") { gesture.delegate }
    }
    func testATabBarsDelegate() {
        let bar = UITabBar()
        connects(bar, "delegate") { bar.delegate }
    }
    func testANavigationBarsDelegate() {
        let bar = UINavigationBar()
        connects(bar, "delegate") { bar.delegate }
    }
    func testAToolbarsDelegate() {
        let bar = UIToolbar()
        connects(bar, "delegate") { bar.delegate }
    }
    func testANavigationControllersDelegate() {
        let controller = UINavigationController()
        connects(controller, "delegate") { controller.delegate }
    }
    func testATabBarControllersDelegate() {
        let controller = UITabBarController()
        connects(controller, "delegate") { controller.delegate }
    }
    func testAPageControllersDelegate() {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        connects(controller, "delegate") { controller.delegate }
    }
    func testASplitControllersDelegate() {
        let controller = UISplitViewController()
        connects(controller, "delegate") { controller.delegate }
    }
    func testAPrivateWeakOutlet() {
        let screen = Screen()
        let label = UILabel()
        screen.setValue(label, forKey: "label")
        XCTAssertTrue(screen.theLabel === label)
    }
    func testAStrongOutletKeepsItsView() {
        let screen = Screen()
        screen.setValue(UIView(), forKey: "strong")
        XCTAssertNotNil(screen.strong)
    }
    func testACollectionOfOutlets() {
        let screen = Screen()
        let views = [UIView(), UIView()]
        screen.setValue(views, forKey: "many")
        XCTAssertEqual(screen.many, views)
    }
    func testAnOutletsObserverRuns() {
        let screen = Screen()
        let button = UIButton()
        screen.setValue(button, forKey: "button")
        XCTAssertEqual(screen.seen, ["button"])
    }
    func testInspectablesTakeNumbersAndTexts() {
        let screen = Screen()
        screen.setValue(4, forKey: "radius")
        screen.setValue("w", forKey: "words")
        XCTAssertEqual(screen.radius, 4)
        XCTAssertEqual(screen.words, "w")
    }
    func testAnOutletIsReadByKey() {
        let screen = Screen()
        let label = UILabel()
        screen.setValue(label, forKey: "label")
        XCTAssertTrue(screen.value(forKey: "label") as AnyObject === label)
    }
    func testAKeyThatIsNotThereIsAskedAbout() {
        let screen = Screen()
        screen.setValue(1, forKey: "nowhere")
        XCTAssertEqual(screen.undefined, ["nowhere"])
    }
    func testUIKitsOwnPropertiesAreSetByKey() {
        let label = UILabel()
        label.setValue("hello", forKey: "text")
        label.setValue(0.5, forKey: "alpha")
        label.setValue(true, forKey: "hidden")
        XCTAssertEqual(label.text, "hello")
        XCTAssertEqual(label.alpha, 0.5)
        XCTAssertTrue(label.isHidden)
    }
    func testALayersPropertyIsSetByAPath() {
        let view = UIView()
        view.setValue(6, forKeyPath: "layer.cornerRadius")
        XCTAssertEqual(view.layer.cornerRadius, 6)
    }

    // MARK: Overrides of what an extension declares
    func testASubclassOverridesWhatAnExtensionDeclares() {
        let screen: BaseScreen = SpecialScreen()
        screen.refresh()
        XCTAssertEqual(screen.calls, ["base", "special"])
    }
    func testAPropertyOfAnExtensionIsOverridden() {
        let screen: BaseScreen = SpecialScreen()
        XCTAssertEqual(screen.caption, "special")
    }
    func testAnExtensionOfAUIKitClassIsOverridden() {
        let view: UIView = KindOfView()
        XCTAssertEqual(view.conformanceKind(), "kind of view")
    }
    func testWhoDoesNotOverrideHasTheExtensions() {
        let view: UIView = PlainSubview()
        XCTAssertEqual(view.conformanceKind(), "view")
    }
    func testTheOverrideIsCalledByName() {
        let screen: BaseScreen = SpecialScreen()
        screen.perform(#selector(BaseScreen.refresh))
        XCTAssertEqual(screen.calls, ["base", "special"])
    }
}

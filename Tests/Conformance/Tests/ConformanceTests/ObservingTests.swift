import UIKit
import XCTest

/// What public code observes of UIKit's objects, by key path and by string.
final class ObservingTests: XCTestCase {
    private var tokens: [NSKeyValueObservation] = []
    private var heard: [String] = []

    override func tearDown() {
        tokens = []
        super.tearDown()
    }

    func testAFrameIsHeardWithOldAndNew() {
        let view = UIView()
        var pair: (CGRect?, CGRect?)?
        tokens.append(view.observe(\.frame, options: [.old, .new]) { _, change in pair = (change.oldValue, change.newValue) })
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(pair?.0, CGRect.zero)
        XCTAssertEqual(pair?.1, CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    func testBoundsAreHeard() {
        let view = UIView()
        tokens.append(
            view.observe(\.bounds, options: .new) { _, change in self.heard.append("\(change.newValue?.width ?? -1)") })
        view.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
        XCTAssertEqual(heard, ["5.0"])
    }
    func testACentreIsHeard() {
        let view = UIView()
        tokens.append(view.observe(\.center, options: .new) { _, _ in self.heard.append("x") })
        view.center = CGPoint(x: 5, y: 5)
        XCTAssertEqual(heard, ["x"])
    }
    func testHidingIsHeard() {
        let view = UIView()
        tokens.append(view.observe(\.isHidden, options: .new) { _, change in self.heard.append("\(change.newValue ?? false)") })
        view.isHidden = true
        XCTAssertEqual(heard, ["true"])
    }
    func testAnAlphaIsHeard() {
        let view = UIView()
        tokens.append(view.observe(\.alpha, options: .new) { _, change in self.heard.append("\(change.newValue ?? 0)") })
        view.alpha = 0.5
        XCTAssertEqual(heard, ["0.5"])
    }
    func testAContentOffsetIsHeard() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.contentSize = CGSize(width: 10, height: 100)
        tokens.append(
            view.observe(\.contentOffset, options: .new) { _, change in self.heard.append("\(change.newValue?.y ?? 0)") })
        view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        XCTAssertEqual(heard, ["7.0"])
    }
    func testAContentSizeIsHeardWithOldAndNew() {
        let view = UIScrollView()
        var pair: (CGSize?, CGSize?)?
        tokens.append(
            view.observe(\.contentSize, options: [.old, .new]) { _, change in pair = (change.oldValue, change.newValue) })
        view.contentSize = CGSize(width: 3, height: 4)
        XCTAssertEqual(pair?.0, .zero)
        XCTAssertEqual(pair?.1, CGSize(width: 3, height: 4))
    }
    func testALabelsTextIsHeard() {
        let label = UILabel()
        tokens.append(
            label.observe(\.text, options: .new) { _, change in self.heard.append((change.newValue ?? nil) ?? "nil") })
        label.text = "hello"
        XCTAssertEqual(heard, ["hello"])
    }
    func testAControllersTitleIsHeard() {
        let controller = UIViewController()
        tokens.append(
            controller.observe(\.title, options: .new) { _, change in self.heard.append((change.newValue ?? nil) ?? "nil") })
        controller.title = "Home"
        XCTAssertEqual(heard, ["Home"])
    }
    func testANavigationItemsTitleIsHeard() {
        let item = UINavigationItem(title: "a")
        tokens.append(
            item.observe(\.title, options: [.old]) { _, change in self.heard.append((change.oldValue ?? nil) ?? "nil") })
        item.title = "b"
        XCTAssertEqual(heard, ["a"])
    }
    func testSelectionOfAControlIsHeard() {
        let button = UIButton()
        tokens.append(
            button.observe(\.isSelected, options: .new) { _, change in self.heard.append("\(change.newValue ?? false)") })
        button.isSelected = true
        XCTAssertEqual(heard, ["true"])
    }
    func testHighlightingOfAControlIsHeard() {
        let button = UIButton()
        tokens.append(button.observe(\.isHighlighted, options: .new) { _, _ in self.heard.append("h") })
        button.isHighlighted = true
        XCTAssertEqual(heard, ["h"])
    }
    func testEnablingOfAControlIsHeard() {
        let button = UIButton()
        tokens.append(
            button.observe(\.isEnabled, options: .new) { _, change in self.heard.append("\(change.newValue ?? true)") })
        button.isEnabled = false
        XCTAssertEqual(heard, ["false"])
    }
    func testALayersBoundsAreHeard() {
        let layer = CALayer()
        tokens.append(layer.observe(\.bounds, options: .new) { _, _ in self.heard.append("b") })
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        XCTAssertEqual(heard, ["b"])
    }
    func testALayersPositionIsHeard() {
        let layer = CALayer()
        tokens.append(layer.observe(\.position, options: .new) { _, _ in self.heard.append("p") })
        layer.position = CGPoint(x: 1, y: 1)
        XCTAssertEqual(heard, ["p"])
    }
    func testTheInitialValueIsHeardOnDemand() {
        let view = UIView()
        tokens.append(
            view.observe(\.alpha, options: [.initial, .new]) { _, change in self.heard.append("\(change.newValue ?? -1)") })
        XCTAssertEqual(heard, ["1.0"])
    }
    func testAnObservationThatEndsIsSilent() {
        let view = UIView()
        let token = view.observe(\.alpha) { _, _ in self.heard.append("x") }
        token.invalidate()
        view.alpha = 0
        XCTAssertEqual(heard, [])
    }
    func testAnObserverByStringHearsTheChange() {
        let observer = StringObserver()
        let view = UIScrollView()
        view.addObserver(observer, forKeyPath: "contentSize", options: [.new, .old], context: nil)
        view.contentSize = CGSize(width: 1, height: 2)
        view.removeObserver(observer, forKeyPath: "contentSize")
        XCTAssertEqual(observer.paths, ["contentSize"])
        XCTAssertEqual(observer.new.first as? CGSize, CGSize(width: 1, height: 2))
    }
    func testAKeyPathThroughAnObjectIsHeard() {
        let observer = StringObserver()
        let controller = UIViewController()
        controller.addObserver(observer, forKeyPath: "navigationItem.title", options: .new, context: nil)
        controller.navigationItem.title = "x"
        controller.removeObserver(observer, forKeyPath: "navigationItem.title")
        XCTAssertEqual(observer.paths, ["navigationItem.title"])
    }
    func testAPropertyOfOnesOwnIsHeard() {
        let object = Observable()
        tokens.append(
            object.observe(\.count, options: [.old, .new]) { _, change in
                self.heard.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
            })
        object.count = 4
        XCTAssertEqual(heard, ["0 4"])
    }
    func testADependentPropertyIsHeard() {
        let object = Observable()
        tokens.append(object.observe(\.text, options: .new) { _, change in self.heard.append(change.newValue ?? "") })
        object.count = 2
        XCTAssertEqual(heard, ["2 times"])
    }
    func testAChangeByKeyIsHeard() {
        let object = Observable()
        tokens.append(object.observe(\.count) { _, _ in self.heard.append("x") })
        object.setValue(3, forKey: "count")
        XCTAssertEqual(heard, ["x"])
    }
}

final class Observable: NSObject {
    @objc dynamic var count = 0
    @objc dynamic var text: String { "\(count) times" }
    @objc class func keyPathsForValuesAffectingText() -> Set<String> { ["count"] }
}

private final class StringObserver: NSObject {
    var paths: [String] = []
    var new: [Any] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        paths.append(keyPath ?? "nil")
        new.append(change?[.newKey] as Any)
    }
}

// swift-format-ignore-file
import UIKit

// MARK: Members of any object

class Gauge: NSObject {
    @objc var title: String? = "gauge"
    @objc var level = 3
    @objc func raise(by amount: Int) -> Int { level += amount; return level }
    @objc func reset() { level = 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? Gauge)?.level == level }
    override var hash: Int { level }
}

enum Lookup {
    static func equal(_ one: Any, _ other: Any?) -> Bool { (one as AnyObject).isEqual(other) }
    static func title(of object: Any) -> String? { (object as AnyObject).title as? String }
    static func typedTitle(of object: Any) -> String? {
        let title: String? = (object as AnyObject).title
        return title
    }
    static func responds(_ object: Any) -> Bool { (object as AnyObject).responds(to: #selector(Gauge.reset)) }
    static func perform(_ object: Any) { _ = (object as AnyObject).perform(#selector(Gauge.reset)) }
    static func raise(_ object: Any) -> Int? { (object as AnyObject).raise?(by: 2) }
    static func number(_ object: Any) -> Double? { (object as AnyObject).doubleValue }
    static func text(_ object: Any) -> String { (object as AnyObject).description }
}

// MARK: Construction

typealias PlatformView = UIView
typealias Face = UIViewController

func makeView<Made: PlatformView>(_ type: Made.Type) -> Made { Made(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
func makeButton<Button: UIButton>(_ type: Button.Type) -> Button { Button(type: .system) }
class MarkedButton: UIButton {
    var made = false
    override init(frame: CGRect) {
        super.init(frame: frame)
        made = true
    }
    required init?(coder: NSCoder) { fatalError() }
}
struct Screens<Root: UIViewController> {
    typealias Content = Root
    @MainActor func make() -> Content { Content(nibName: nil, bundle: nil) }
}
class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}
@MainActor func makeLayer(_ layerClass: CALayer.Type) -> CALayer { layerClass.init() }

// MARK: Classes inside generic types

struct Shelf<Item> {
    var items: [Item] = []
}
extension Shelf {
    class Target: NSObject {
        @objc func touch() { Journal.write("shelf") }
    }
    func target() -> NSObject { Target() }
}

// MARK: Earlier names

class EarlierController: UIViewController {
    override func willMove(toParentViewController parent: UIViewController?) {
        super.willMove(toParentViewController: parent)
        Journal.write("will \(parent != nil)")
    }
    override func didMove(toParentViewController parent: UIViewController?) {
        super.didMove(toParentViewController: parent)
        Journal.write("did \(parent != nil)")
    }
    override func addChildViewController(_ child: UIViewController) {
        super.addChildViewController(child)
        Journal.write("adds")
    }
    override func prefersStatusBarHidden() -> Bool { return !super.prefersStatusBarHidden() }
}

// MARK: Names

class DrawnView: UIView {
    @Invalidating(.layout, .intrinsicContentSize) var inset = 1
    override var intrinsicContentSize: CGSize { CGSize(width: inset, height: inset) }
    override func layoutSubviews() {
        super.layoutSubviews()
        Journal.write("lays out \(inset)")
    }
    override func responds(to selector: Selector!) -> Bool { selector == Selector(("madeUp")) || super.responds(to: selector) }
}

class WatchedConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        Journal.write("awake")
    }
}

func spoken(_ object: NSObject) -> String? {
    object.accessibilityLabel = "spoken"
    object.accessibilityCustomContent = [AXCustomContent(label: "size", value: "3")]
    return object.accessibilityLabel
}
func emptyText() -> NSMutableAttributedString { NSMutableAttributedString() }
func mainIdentifier() -> String? { Bundle.main.bundleIdentifier }

import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Nibs by name, each a view of its own size.
@MainActor private final class Drawer: ControllerNibLoader {
    /// Without a size the nib has no view.
    var sizes: [String: CGSize?] = [:]
    var asked: [String] = []
    var loaded: [(String, Bundle?)] = []

    func hasNib(named name: String, in bundle: Bundle?) -> Bool {
        asked.append(name)
        return sizes[name] != nil
    }

    func loadView(of controller: UIViewController, nibName: String, bundle: Bundle?) -> String? {
        loaded.append((nibName, bundle))
        guard let size = sizes[nibName] ?? nil else { return nil }
        controller.view = LaidView(frame: CGRect(origin: .zero, size: size))
        return nil
    }

    /// This is the nib loader while `body` runs.
    func serve(_ body: () -> Void) {
        let old = ViewLoading.nibLoader
        ViewLoading.nibLoader = self
        body()
        ViewLoading.nibLoader = old
    }
}

private class SomeController: UIViewController {}
private class Somewhere: UIViewController {}
private final class NamedController: UIViewController {
    override var nibName: String? { "Chosen" }
}

@MainActor @Suite("Specification / Lifecycle / Loading: nib lookup")
struct NibLookupSpec {
    private let drawer = Drawer()
    private let size = CGSize(width: 600, height: 600)

    @Test(.documented("UIViewController.init(nibName:bundle:)"))
    func `a name that is given is the one loaded, from its bundle`() {
        drawer.sizes = ["Given": size, "Some": size]
        drawer.serve { _ = SomeController(nibName: "Given", bundle: .main).view }
        #expect(drawer.loaded.map(\.0) == ["Given"] && drawer.loaded.first?.1 == .main)
    }

    @Test(.documented("UIViewController.nibName: first without `Controller`"))
    func `the name without Controller comes first`() {
        drawer.sizes = ["Some": size, "SomeController": size]
        drawer.serve { _ = SomeController().view }
        #expect(drawer.loaded.map(\.0) == ["Some"])
    }

    @Test(.documented("UIViewController.nibName"))
    func `then comes the whole name`() {
        drawer.sizes = ["SomeController": size]
        drawer.serve { _ = SomeController().view }
        #expect(drawer.loaded.map(\.0) == ["SomeController"])
    }

    @Test(.documented("UIViewController.nibName: classes that do not end in Controller"))
    func `other classes are looked up by their whole name only`() {
        drawer.sizes = ["Some": size, "Somewher": size, "Somewhere": size]
        drawer.serve { _ = Somewhere().view }
        #expect(drawer.loaded.map(\.0) == ["Somewhere"] && drawer.asked.first == "Somewhere")
    }

    @Test(
        .documented("UIViewController.nibName"),
        arguments: [
            ("LittleViewController", ["LittleView", "LittleViewController"]),
            ("Module.PageController", ["Page", "PageController"]),
            ("Plain", ["Plain"]), ("Controller", ["Controller"]), ("ControllerOfThings", ["ControllerOfThings"]),
        ])
    func `names follow the class, without its module`(className: String, expected: [String]) {
        #expect(ViewLoading.nibNames(forClassNamed: className) == expected)
    }

    @Test(.oracle("LIFE-L34"))
    func `an overridden nibName is used as it is`() {
        drawer.sizes = ["Chosen": size, "Named": size]
        drawer.serve { _ = NamedController().view }
        #expect(drawer.loaded.map(\.0) == ["Chosen"])
    }

    @Test(.documented("UIViewController.nibName"))
    func `nibName is what init was given, else nil`() {
        #expect(UIViewController(nibName: "A", bundle: nil).nibName == "A" && SomeController().nibName == nil)
    }

    @Test(.documented("UIViewController.loadView(): an override comes before any nib"))
    func `who overrides loadView needs no nib`() {
        drawer.sizes = ["Scripted": size]
        let made = ScriptedController("A")
        made.onLoadView = { $0.view = UIView() }
        drawer.serve { _ = made.view }
        #expect(drawer.loaded.isEmpty)
    }

    @Test(.documented("UIViewController.loadView(): without a nib a plain view"))
    func `where no nib fits the view is plain`() {
        drawer.serve { _ = SomeController().view }
        #expect(drawer.loaded.isEmpty && drawer.asked == ["Some", "SomeController"])
    }

    @Test(.oracle("LIFE-L22"))
    func `a nib's view keeps the nib's size in viewDidLoad`() {
        final class Xib: ProbeController {
            override func loadView() { loadFromNib() }
            private func loadFromNib() { view = LaidView(frame: CGRect(x: 0, y: 0, width: 600, height: 600)) }
        }
        let child = Xib()
        let parent = controller("P")
        let stage = stage(showing: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.layoutNow()
        #expect(child.moment("viewDidLoad")?.bounds.size == size && child.moment("viewWillAppear")?.bounds.size == size)
    }

    @Test(.oracle("LIFE-L37"))
    func `a missing nib is an exception that names it`() {
        let heard = Misuse.observed { drawer.serve { _ = SomeController(nibName: "Nowhere", bundle: nil).view } }
        #expect(heard.map(\.exceptionName) == ["NSInternalInconsistencyException"])
        #expect(heard.first?.message.hasSuffix("(loaded)' with name 'Nowhere'") == true)
        #expect(heard.first?.message.hasPrefix("Could not load NIB in bundle: 'NSBundle </") == true)
    }

    @Test(.oracle("LIFE-L38"))
    func `a nib without the view outlet is an exception that names it`() {
        drawer.sizes = ["Empty": CGSize?.none]
        let heard = Misuse.observed { drawer.serve { _ = SomeController(nibName: "Empty", bundle: nil).view } }
        #expect(
            heard.map(\.message) == [
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Empty\" nib but the view outlet was not set."
            ])
        #expect(heard.map(\.exceptionName) == ["NSInternalInconsistencyException"])
    }
}

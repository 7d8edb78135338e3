import QuartzCore
import UIKit

/// Counts its appearance callbacks, so that a benchmark can prove that all of them came.
private class CountingController: UIViewController {
    static var calls = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Self.calls += 1
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        Self.calls += 1
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.calls += 1
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Self.calls += 1
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Self.calls += 1
    }
}

/// A page of labels.
private final class PageController: CountingController {
    private let labels: Int
    private let font: UIFont

    init(labels: Int, font: UIFont) {
        self.labels = labels
        self.font = font
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Made in code.") }

    override func loadView() { view = Page.ofLabels(labels, font: font) }
}

/// An app's own container: each child fills it.
private final class BoxController: CountingController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for child in children { child.viewIfLoaded?.frame = view.bounds }
    }

    func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    /// Shows the new child and takes the old one's view away, as a navigation container does.
    func push(_ child: UIViewController, over old: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        old.view.removeFromSuperview()
        child.didMove(toParent: self)
    }

    func pop(_ child: UIViewController, to old: UIViewController) {
        child.willMove(toParent: nil)
        view.addSubview(old.view)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

/// View controllers in view controllers, with all child bookkeeping and appearance callbacks.
@MainActor
enum ContainerWorkloads {
    /// The end of a turn: layout, and the callbacks that wait for it.
    private static func settle() { CATransaction.flush() }

    private static func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Workloads.frameSize))
        window.rootViewController = controller
        window.isHidden = false
        settle()
        return window
    }

    static func navigation(repetitions: Int, reusesPage: Bool) {
        let font = Workloads.peerFont()
        let stack = BoxController()
        let root = PageController(labels: 10, font: font)
        let window = shown(stack)
        stack.add(root)
        settle()
        let kept = reusesPage ? PageController(labels: 10, font: font) : nil
        CountingController.calls = 0
        let measurement = Measurement()
        for _ in 0..<repetitions {
            let page = kept ?? PageController(labels: 10, font: font)
            stack.push(page, over: root)
            settle()
            stack.pop(page, to: root)
            settle()
        }
        let calls = Double(CountingController.calls) / Double(repetitions)
        measurement.end(reusesPage ? "nav.reuse" : "nav.push_pop", 10, operations: repetitions, check: calls)
        withExtendedLifetime(window) {}
    }

    private static func chain(_ depth: Int) -> (top: BoxController, leaf: BoxController) {
        let top = BoxController()
        var leaf = top
        for _ in 1..<depth {
            let next = BoxController()
            leaf.add(next)
            leaf = next
        }
        return (top, leaf)
    }

    static func nestBuild(_ depth: Int, repetitions: Int) {
        let font = Workloads.peerFont()
        let host = BoxController()
        let window = shown(host)
        CountingController.calls = 0
        let measurement = Measurement()
        for _ in 0..<repetitions {
            let (top, leaf) = chain(depth)
            leaf.view.addSubview(Page.label(1, font: font))
            host.add(top)
            settle()
            host.remove(top)
            settle()
        }
        let calls = Double(CountingController.calls) / Double(repetitions * depth)
        measurement.end("nest.build", depth, operations: repetitions * depth, check: calls)
        withExtendedLifetime(window) {}
    }

    static func nestChild(_ depth: Int, repetitions: Int) {
        let font = Workloads.peerFont()
        let (top, leaf) = chain(depth)
        let window = shown(top)
        CountingController.calls = 0
        let measurement = Measurement()
        for _ in 0..<repetitions {
            let page = PageController(labels: 10, font: font)
            leaf.add(page)
            settle()
            leaf.remove(page)
            settle()
        }
        let calls = Double(CountingController.calls) / Double(repetitions)
        measurement.end("nest.child", depth, operations: repetitions, check: calls)
        withExtendedLifetime(window) {}
    }
}

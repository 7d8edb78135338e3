import Foundation
import HeadlessHost
import UIKit

/// Ten labels in a controller.
final class PageController: UIViewController {
    private let font: UIFont

    init(font: UIFont) {
        self.font = font
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func loadView() { view = Page.ofLabels(10, font: font) }
}

/// A container that fills itself with one child.
final class BoxController: UIViewController {
    override func loadView() { view = UIView() }

    /// Becomes its parent and puts its view in. In a window the child appears, with each callback at once.
    func embed(_ child: UIViewController, appears: Bool = true) {
        addChild(child)
        let inner: UIView = child.view
        inner.frame = view.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if appears { child.beginAppearanceTransition(true, animated: false) }
        view.addSubview(inner)
        if appears { child.endAppearanceTransition() }
        child.didMove(toParent: self)
    }

    func extract(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
        child.removeFromParent()
    }

    /// One child makes room for another, and stays a child.
    func cover(_ old: UIViewController) {
        old.beginAppearanceTransition(false, animated: false)
        old.view.removeFromSuperview()
        old.endAppearanceTransition()
    }

    func reveal(_ old: UIViewController) {
        old.beginAppearanceTransition(true, animated: false)
        view.addSubview(old.view)
        old.endAppearanceTransition()
    }
}

/// The workloads of containers: real controllers, with all their bookkeeping and all their callbacks.
extension Workloads {
    private struct Screen {
        let host: HeadlessHost
        let window: UIWindow
        let root: BoxController

        @MainActor init() {
            root = BoxController()
            host = Workloads.plainScreen()
            window = UIWindow(frame: CGRect(origin: .zero, size: Workloads.frameSize))
            window.rootViewController = root
            host.show(window)
        }

        /// Layout, as the peers do it: nothing is painted.
        @MainActor func settle() { window.layoutIfNeeded() }
    }

    /// Shows a page over another, and goes back: a new one each time, or one that is kept.
    static func navigation(repetitions: Int, reuses: Bool) {
        let font = peerFont()
        let screen = Screen()
        let home = PageController(font: font)
        screen.root.embed(home)
        screen.settle()
        let kept = reuses ? PageController(font: font) : nil
        let measurement = Measurement()
        var height: CGFloat = 0
        for _ in 0..<repetitions {
            let page = kept ?? PageController(font: font)
            screen.root.embed(page)
            screen.root.cover(home)
            screen.settle()
            height = page.view.subviews[9].frame.maxY
            screen.root.extract(page)
            screen.root.reveal(home)
            screen.settle()
        }
        measurement.end(reuses ? "nav.reuse" : "nav.push_pop", 10, operations: repetitions, check: Double(height))
    }

    private static func chain(_ depth: Int) -> (top: BoxController, leaf: BoxController) {
        let top = BoxController()
        var current = top
        for _ in 1..<depth {
            let next = BoxController()
            current.embed(next, appears: false)
            current = next
        }
        return (top, current)
    }

    /// A chain of containers is made, shown, laid out and taken away.
    static func nest(depth: Int, repetitions: Int) {
        let font = peerFont()
        let screen = Screen()
        let measurement = Measurement()
        var width: CGFloat = 0
        for _ in 0..<repetitions {
            let (top, leaf) = chain(depth)
            leaf.view.addSubview(Page.label(1, font: font))
            screen.root.embed(top)
            screen.settle()
            width = leaf.view.frame.width
            screen.root.extract(top)
            screen.settle()
        }
        measurement.end("nest.build", depth, operations: repetitions * depth, check: Double(width))
    }

    /// A page comes and goes at the end of a chain.
    static func nestedChild(depth: Int, repetitions: Int) {
        let font = peerFont()
        let screen = Screen()
        let (top, leaf) = chain(depth)
        screen.root.embed(top)
        screen.settle()
        let measurement = Measurement()
        var height: CGFloat = 0
        for _ in 0..<repetitions {
            let page = PageController(font: font)
            leaf.embed(page)
            screen.settle()
            height = page.view.subviews[9].frame.maxY
            leaf.extract(page)
            screen.settle()
        }
        measurement.end("nest.child", depth, operations: repetitions, check: Double(height))
    }
}

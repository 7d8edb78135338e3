import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Diagnostics / Main thread", .serialized)
struct MainThreadTests {
    /// What is said while `body` runs on another thread, where the compiler would not let it.
    nonisolated private func elsewhere(_ body: @escaping @MainActor () -> Void) async -> [String] {
        let body = unsafeBitCast(body, to: (@Sendable () -> Void).self)
        return await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: Misuse.observed { body() }.map(\.message)) }
            thread.start()
        }
    }

    private static let words = "Main Thread Checker: UI API called on a background thread: "

    @Test(.documented("MAIN-THREAD"))
    func `a view's setter off the main thread is told of in the checker's words, and works`() async {
        let view = UIView()
        let said = await elsewhere { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
        #expect(said == [Self.words + "-[UIView setFrame:]"])
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test(.documented("MAIN-THREAD"))
    func `the class is the one that declares the property`() async {
        let label = UILabel()
        let image = UIImageView()
        let control = UISwitch()
        #expect(await elsewhere { label.text = "x" } == [Self.words + "-[UILabel setText:]"])
        #expect(await elsewhere { label.isHidden = true } == [Self.words + "-[UIView setHidden:]"])
        #expect(await elsewhere { image.image = nil } == [Self.words + "-[UIImageView setImage:]"])
        #expect(await elsewhere { control.isEnabled = false } == [Self.words + "-[UIControl setEnabled:]"])
    }

    @Test(.documented("MAIN-THREAD"))
    func `the tree, layout and a new view are watched, too`() async {
        let view = UIView()
        let child = UIView()
        #expect(await elsewhere { view.addSubview(child) } == [Self.words + "-[UIView addSubview:]"])
        #expect(await elsewhere { view.setNeedsLayout() } == [Self.words + "-[UIView setNeedsLayout]"])
        #expect(await elsewhere { child.removeFromSuperview() } == [Self.words + "-[UIView removeFromSuperview]"])
        #expect(await elsewhere { _ = UIView() } == [Self.words + "-[UIView initWithFrame:]"])
    }

    @Test(.assumed("layers that views own belong to the main thread as the views do"))
    func `the layer of a view is watched, a layer alone is not`() async {
        let view = UIView()
        let alone = CALayer()
        #expect(await elsewhere { view.layer.opacity = 0.5 } == [Self.words + "-[CALayer setOpacity:]"])
        #expect(await elsewhere { alone.opacity = 0.5 } == [])
    }

    @Test(.documented("MAIN-THREAD"))
    func `controllers are watched`() async {
        let parent = UIViewController()
        let child = UIViewController()
        #expect(await elsewhere { parent.addChild(child) } == [Self.words + "-[UIViewController addChildViewController:]"])
        #expect(await elsewhere { parent.title = "x" } == [Self.words + "-[UIViewController setTitle:]"])
        #expect(
            await elsewhere { parent.dismiss(animated: false) }.first == Self.words
                + "-[UIViewController dismissViewControllerAnimated:completion:]")
    }

    @Test(.documented("MAIN-THREAD"))
    func `on the main thread nothing is said`() {
        let said = Misuse.observed {
            let view = UIView()
            view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            view.addSubview(UILabel())
            UIViewController().title = "x"
        }
        #expect(said == [])
    }

    @Test(.assumed("no cost where nobody asked for it"))
    func `views that are made while it is off are not watched`() async {
        MainThreadChecker.isOn = false
        defer { MainThreadChecker.isOn = true }
        let view = UIView()
        #expect(await elsewhere { view.alpha = 0.5 } == [])
    }
}

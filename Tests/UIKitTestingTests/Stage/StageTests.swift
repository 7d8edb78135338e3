import CoreGraphics
import HeadlessHost
import QuartzCore
import TestEvidence
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Testing kit / Stage", .ours, .serialized)
struct StageTests {
    @Test func `the window is as large as the device and key`() {
        let stage = Stage(device: .iPhone8)
        #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(stage.window.isKeyWindow)
        #expect(UIScreen.main.scale == 2)
        #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `lying on its side the device is wider than high`() {
        let stage = Stage(device: .iPhone15.landscape)
        #expect(stage.window.bounds.size == CGSize(width: 852, height: 393))
        #expect(stage.currentFrame.width == 852 * 3)
    }

    @Test func `a view without a size fills the window, another keeps its place`() {
        let stage = Stage(device: .iPhone8)
        let full = UIView()
        let small = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        stage.show(full)
        stage.show(small)
        #expect(full.frame == stage.window.bounds)
        #expect(small.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(small.window === stage.window)
    }

    @Test func `dark, large and right to left reach every view`() {
        let stage = Stage(style: .dark, contentSize: .extraExtraLarge, layoutDirection: .rightToLeft)
        let view = UIView()
        stage.show(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func `a stage that is gone leaves nothing of its device and its traits`() {
        func screen(after change: () -> Void) -> (CGRect, UIUserInterfaceLayoutDirection) {
            autoreleasepool(invoking: change)
            return (UIScreen.main.bounds, UIView().effectiveUserInterfaceLayoutDirection)
        }
        let before = screen { Stage().layoutNow() }
        let after = screen {
            let stage = Stage(device: .iPadPro11, layoutDirection: .rightToLeft)
            stage.show(UIView())
            #expect(UIScreen.main.bounds == stage.window.bounds)
            #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        #expect(before.1 == .leftToRight && after == before)
    }

    @Test func `a window that outlives its stage is no device for others`() {
        Stage().layoutNow()
        let before = UIScreen.main.bounds
        var stage: Stage? = Stage(device: .iPadPro11, layoutDirection: .rightToLeft)
        stage?.show(UIView())
        let window = stage?.window
        stage = nil
        #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight && UIScreen.main.bounds == before)
        #expect(window?.screen.bounds.size == CGSize(width: 834, height: 1194) && window?.isHidden == false)
        Stage().layoutNow()
        #expect(window?.isHidden == true)
    }

    @Test func `a stage made for its traits alone need not be kept`() {
        _ = Stage(device: .iPadPro11, style: .dark)
        #expect(UIView().traitCollection.userInterfaceStyle == .dark)
        #expect(UIScreen.main.bounds.size == CGSize(width: 834, height: 1194))
        Stage().layoutNow()
        #expect(UIView().traitCollection.userInterfaceStyle == .light)
    }

    @Test func `time stands still until it is advanced`() {
        let stage = Stage()
        let start = CACurrentMediaTime()
        #expect(stage.time == 0)
        stage.advance(by: 0.25)
        stage.advance(by: -1)
        #expect(abs(stage.time - 0.25) < 1e-9)
        #expect(abs(CACurrentMediaTime() - start - 0.25) < 1e-9)
    }

    @Test func `an animation ends when its time has come, and not before`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        var ended = false
        UIView.animate(withDuration: 0.25, animations: { view.alpha = 0 }) { ended = $0 }
        #expect(stage.pending.count >= 1)
        stage.advance(by: 0.24)
        #expect(!ended)
        stage.advance(by: 0.02)
        #expect(ended)
        #expect(stage.pending == [])
    }

    @Test func `settling runs chains of animations to their end`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        var ended = 0
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { _ in
            ended += 1
            UIView.animate(withDuration: 0.5, delay: 1, animations: { view.alpha = 1 }) { _ in ended += 1 }
        }
        stage.settle()
        #expect(ended == 2)
        #expect(abs(stage.time - 2) < 0.05)
    }

    @Test func `what never ends is named`() throws {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.toValue = 2 * Double.pi
        spin.duration = 1
        spin.repeatCount = .infinity
        view.layer.add(spin, forKey: "spin")
        let problem = try #require(stage.settleProblem(limit: 3))
        #expect(
            problem
                == "The stage did not settle within 3 s. Still pending: CABasicAnimation of transform.rotation.z on UIView, for ever."
        )
        view.layer.removeAllAnimations()
        #expect(stage.settleProblem(limit: 3) == nil)
    }

    @Test func `frames show where the animation is`() throws {
        let stage = Stage(device: .screen(CGSize(width: 100, height: 20), scale: 1))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.backgroundColor = .red
        stage.window.backgroundColor = .white
        stage.show(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 50 }
        let lefts = stage.frames(over: 1, every: 0.2).map { frame -> Int in
            (0..<100).first { frame.pixels.row(10)[$0] & 0xFF == 0 } ?? -1
        }
        #expect(lefts == [0, 10, 20, 30, 40, 50])
    }

    @Test func `a frame is kept when time goes on`() {
        let stage = Stage(device: .screen(CGSize(width: 8, height: 8), scale: 1))
        let view = UIView()
        view.backgroundColor = .white
        stage.show(view)
        let before = stage.currentFrame
        view.backgroundColor = .black
        let after = stage.currentFrame
        #expect(before.pixels.word(4, 4) == 0xFFFF_FFFF)
        #expect(after.pixels.word(4, 4) == 0xFF00_0000)
    }

    @Test func `the next stage knows nothing of the one before`() {
        var first: Stage? = Stage(device: .iPadPro11, style: .dark)
        let window = first!.window
        let view = UIView()
        first!.show(view)
        UIView.animate(withDuration: 100) { view.alpha = 0 }
        UIView.setAnimationsEnabled(false)
        first!.advance(by: 3)
        first = nil

        let second = Stage(device: .iPhone8)
        #expect(second.pending == [])
        #expect(second.time == 0)
        #expect(window.isHidden)
        #expect(UIView.areAnimationsEnabled)
        #expect(second.window.traitCollection.userInterfaceStyle == .light)
        #expect(UIScreen.main.windows == [second.window])
    }

    @Test func `stages take turns: each finds its own as it was, and no controller hears of it`() throws {
        final class Watcher: UIViewController {
            var lines: [String] = []
            override func viewDidAppear(_ animated: Bool) { lines.append("appeared") }
            override func viewWillDisappear(_ animated: Bool) { lines.append("disappears") }
        }
        let first = Stage(device: .iPadPro11, style: .dark)
        let watcher = Watcher()
        first.window.rootViewController = watcher
        first.layoutNow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        watcher.view.addSubview(view)
        var hasEnded = false
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            view.center.x = 105
        } completion: { _ in
            hasEnded = true
        }
        first.advance(by: 1)

        let second = Stage(device: .iPhone8)
        #expect(second.pending == [] && second.time == 0 && UIScreen.main.windows == [second.window])
        #expect(second.window.traitCollection.userInterfaceStyle == .light && second.window.isKeyWindow)
        second.advance(by: 5)
        #expect(watcher.lines == ["appeared"] && !hasEnded)
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
        second.show(button)
        second.tap(button)

        // The first one goes on where it was.
        first.advance(by: 0.5)
        #expect(UIScreen.main.windows == [first.window] && UIScreen.main.bounds.width == 834 && first.window.isKeyWindow)
        #expect(abs(try #require(view.layer.presentation()).position.x - 80) < 2)
        first.advance(by: 0.5)
        #expect(hasEnded && first.time == 2 && watcher.lines == ["appeared"])
        second.tap(button)
        #expect(taps == 2 && second.time >= 5)
    }

    @Test func `a test that leaves something running can fail for it`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        stage.expectNothingPending()
        UIView.animate(withDuration: 2) { view.alpha = 0 }
        stage.advance(by: 0.5)
        withKnownIssue {
            stage.expectNothingPending()
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "The test leaves something behind: CABasicAnimation of opacity on UIView, 1.5 s left. Advance the stage, settle it, or stop what runs."
            ]
        }
        stage.settle()
    }

    @Test func `nothing of a stage stays in memory`() {
        weak var window: UIWindow?
        weak var view: UIView?
        do {
            let stage = Stage()
            let shown = UIView()
            stage.show(shown)
            _ = stage.currentFrame
            UIView.animate(withDuration: 1) { shown.alpha = 0 }
            stage.settle()
            window = stage.window
            view = shown
            #expect(window != nil && view != nil)
        }
        #expect(window == nil)
        #expect(view == nil)
        #expect(UIScreen.main.windows.isEmpty)
    }

    @Test func `a picture of the past cannot be asked for`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage(device: .screen(CGSize(width: 10, height: 10), scale: 1))
                stage.advance(by: 2)
                _ = stage.frame(at: 1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The stage is at 2 s and cannot go back to 1 s. Ask for frames in order."))
    }

    @Test func `ten thousand nested views are laid out, drawn and let go`() throws {
        let stage = Stage(device: .screen(CGSize(width: 20, height: 20), scale: 1))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        var deepest = root
        for _ in 0..<10_000 {
            let next = UIView(frame: root.bounds)
            deepest.addSubview(next)
            deepest = next
        }
        deepest.backgroundColor = .systemRed
        stage.show(root)
        #expect(stage.currentFrame.pixels.word(10, 10) == 0xFFFF_3B30)
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === deepest)
        root.removeFromSuperview()
        #expect(try #require(ViewPicture(view: root).pixels()).word(10, 10) == 0xFFFF_3B30)
    }
}

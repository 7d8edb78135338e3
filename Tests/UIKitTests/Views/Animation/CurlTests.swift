import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What is seen on the way: red paper leaves, or comes to lie on, a blue one.
@MainActor @Suite("Views / Animation / Curls")
struct CurlTests {
    /// What a pixel shows: the front of the paper, its back, or what lies below. Shadows make all of them darker.
    private enum Side { case front, back, below }

    private func side(_ image: CGImage, _ x: Int, _ y: Int) -> Side {
        let pixel = image.pixels.word(x, y)
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        if green > 80 { return .back }
        return red > blue ? .front : .below
    }

    private func turn(_ options: UIView.AnimationOptions) -> (Stage, UIView) {
        let stage = Stage(device: .screen(CGSize(width: 100, height: 200), scale: 1))
        let box = UIView()
        let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let new = UIView(frame: old.frame)
        let isUp = options.contains(.transitionCurlUp) && !options.contains(.transitionCurlDown)
        old.backgroundColor = isUp ? .red : .blue
        new.backgroundColor = isUp ? .blue : .red
        box.addSubview(old)
        stage.show(box)
        UIView.transition(from: old, to: new, duration: 1, options: [options, .curveLinear])
        return (stage, new)
    }

    @Test(.documented("UIView.AnimationOptions.transitionCurlUp: from the bottom up"))
    func `upwards the old page leaves over the top`() {
        let (stage, _) = turn(.transitionCurlUp)
        #expect(side(stage.frame(at: 0), 50, 195) == .front)
        let middle = stage.frame(at: 0.5)
        #expect(side(middle, 50, 195) == .below && side(middle, 50, 4) == .front)
        #expect((0..<200).contains { side(middle, 50, $0) == .back })
        #expect(side(stage.frame(at: 1), 50, 4) == .below)
    }

    @Test(.documented("UIView.AnimationOptions.transitionCurlDown: from the top down"))
    func `downwards the new page comes to lie on the old one`() {
        let (stage, new) = turn(.transitionCurlDown)
        #expect(side(stage.frame(at: 0), 50, 100) == .below)
        let late = stage.frame(at: 0.6)
        #expect(side(late, 50, 195) == .below && side(late, 50, 4) == .front)
        #expect(side(stage.frame(at: 1), 50, 195) == .front && new.window != nil)
    }

    @Test(.documented("UIPageViewController.TransitionStyle.pageCurl"), arguments: [false, true])
    func `a page of a book turns about its spine`(mirrored: Bool) {
        let stage = Stage(
            device: .screen(CGSize(width: 100, height: 200), scale: 1), layoutDirection: mirrored ? .rightToLeft : .leftToRight)
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        func page(_ color: UIColor) -> UIViewController {
            let page = UIViewController()
            page.view.backgroundColor = color
            return page
        }
        book.setViewControllers([page(.red)], direction: .forward, animated: false)
        stage.window.rootViewController = book
        stage.settle()
        let start = stage.time
        book.setViewControllers([page(.blue)], direction: .forward, animated: true)
        var sides: Set<Side> = []
        var (spine, edge): ([Side], [Side]) = ([], [])
        for step in 0...12 {
            let image = stage.frame(at: start + 0.05 * Double(step))
            sides.formUnion((0..<100).map { side(image, $0, 100) })
            spine.append(side(image, mirrored ? 98 : 1, 100))
            edge.append(side(image, mirrored ? 1 : 98, 100))
        }
        #expect(sides == [.front, .back, .below])
        #expect(spine.first == .front && edge.first == .front && edge.last == .below)
        let gone = edge.firstIndex(of: .below) ?? 0
        #expect(gone > 0 && spine[gone] == .front, "the free edge goes first")
    }
}

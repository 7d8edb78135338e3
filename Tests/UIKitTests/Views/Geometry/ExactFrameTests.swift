import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Frames without noise")
struct ExactFrameTests {
    @Test(
        .oracle("LAYOUT-U13"), arguments: [393, 390, 414, 375, 402] as [CGFloat])
    func `a size in whole pixels is just that wherever it begins`(width: CGFloat) {
        for scale in [2, 3] as [CGFloat] {
            let root = stage(width, 852)
            root.traitOverrides.displayScale = scale
            let view = free()
            let guide = UILayoutGuide()
            root.addSubview(view)
            root.addLayoutGuide(guide)
            for item in [view, guide] as [Any] {
                _ = relate(item, .width, plus: 100)
                _ = relate(item, .height, plus: 50)
                _ = relate(item, .centerX, .equal, root, .centerX)
                _ = relate(item, .centerY, .equal, root, .centerY, plus: 1 / 3)
            }
            root.layoutIfNeeded()
            #expect(view.frame.width == 100 && view.frame.height == 50)
            #expect(guide.layoutFrame.width == 100 && guide.layoutFrame.height == 50)
            #expect(abs(view.frame.midX - width / 2) <= 0.5 / scale + 1e-9)
        }
    }

    @Test(.oracle("LAYOUT-P1"))
    func `edges go to the nearest pixel, and widths are what lies between`() {
        let root = stage(414, 736)
        root.traitOverrides.displayScale = 3
        let view = free()
        root.addSubview(view)
        _ = relate(view, .width, .equal, root, .width, times: 0.25)
        _ = relate(view, .height, .equal, root, .height, times: 0.6)
        _ = relate(view, .centerX, .equal, root, .centerX)
        _ = relate(view, .centerY, .equal, root, .centerY)
        root.layoutIfNeeded()
        #expect(abs(view.frame.minX - 466.0 / 3) < 1e-9 && view.frame.width == 310.0 / 3)
        #expect(abs(view.frame.minY - 442.0 / 3) < 1e-9 && view.frame.height == 1324.0 / 3)
    }

    @Test(.documented("CGAffineTransform: a quarter turn"), arguments: [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7] as [CGFloat])
    func `quarter turns have exact frames`(quarters: CGFloat) {
        let view = UIView(frame: rect(100, 100, 100, 50))
        view.transform = CGAffineTransform(rotationAngle: quarters * .pi / 2)
        let isTurned = abs(quarters.truncatingRemainder(dividingBy: 2)) == 1
        #expect(view.frame == (isTurned ? rect(125, 75, 50, 100) : rect(100, 100, 100, 50)))
        view.frame = rect(10, 20, 30, 40)
        #expect(view.frame == rect(10, 20, 30, 40))
        #expect(view.bounds.size == (isTurned ? CGSize(width: 40, height: 30) : CGSize(width: 30, height: 40)))
    }

    @Test(.documented("CALayer frame: derived from bounds, position, anchorPoint and transform"))
    func `turned and mirrored about a corner the frame lies on the other side`() {
        let view = UIView(frame: rect(100, 100, 100, 50))
        view.layer.anchorPoint = .zero
        view.center = CGPoint(x: 100, y: 100)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == rect(50, 100, 50, 100))
        view.transform = CGAffineTransform(rotationAngle: .pi)
        #expect(view.frame == rect(0, 50, 100, 50))
        view.transform = CGAffineTransform(scaleX: -2, y: 1).translatedBy(x: 10, y: 5)
        #expect(view.frame == rect(-120, 105, 200, 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(abs(view.frame.width - 150 / 2.0.squareRoot()) < 1e-9)
    }

    @Test(
        .documented("UIView frame: setting it under a transform that keeps rectangles upright"),
        arguments: [1.5, 1.1, 0.7, 3, 1 / 3.0, -1.5, 2.3] as [CGFloat])
    func `a frame set under a scale reads back the same`(scale: CGFloat) {
        for size in [CGSize(width: 100, height: 50), CGSize(width: 320, height: 44), CGSize(width: 7, height: 13)] {
            let view = UIView(frame: rect(1, 2, 3, 4))
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.frame = CGRect(origin: CGPoint(x: 20, y: 30), size: size)
            let error = max(abs(view.frame.width - size.width), abs(view.frame.height - size.height))
            #expect(error <= size.width.ulp)
            #expect(abs(view.frame.minX - 20) <= 1e-13 && abs(view.frame.minY - 30) <= 1e-13)
        }
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        view.frame = rect(10, 20, 100, 50)
        #expect(view.frame == rect(10, 20, 100, 50))
    }
}

import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// Writes down what a scroll view tells its delegate.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
    private(set) var lines: [String] = []
    /// How often it scrolled since the last other line.
    private(set) var scrolls = 0
    var target: ((CGPoint, CGPoint) -> CGPoint)?
    var zoomedView: UIView?
    var mayScrollToTop = true
    var onScroll: ((UIScrollView) -> Void)?
    var velocity = CGPoint.zero
    var proposedTarget = CGPoint.zero

    nonisolated override init() {
        _ = Self.table
        super.init()
    }

    nonisolated private static let table: Void = {
        let names = """
            -scrollViewDidScroll: -scrollViewWillBeginDragging: -scrollViewDidEndDragging:willDecelerate: \
            -scrollViewWillBeginDecelerating: -scrollViewDidEndDecelerating: -scrollViewDidEndScrollingAnimation: \
            -viewForZoomingInScrollView: -scrollViewWillBeginZooming:withView: -scrollViewDidZoom: \
            -scrollViewDidEndZooming:withView:atScale: -scrollViewShouldScrollToTop: -scrollViewDidScrollToTop: \
            -scrollViewDidChangeAdjustedContentInset: -scrollViewWillEndDragging:withVelocity:targetContentOffset:
            """
        _objcRegister({ ScrollLog.self }, "ScrollLog") { table in
            table.c(names) { owner, index, arguments in
                guard let log = owner as? ScrollLog, let view = arguments[0] as? UIScrollView else { return nil }
                return log.answer(index, view, arguments)
            }
        }
    }()

    private func answer(_ index: Int, _ view: UIScrollView, _ arguments: [Any?]) -> Any? {
        switch index {
        case 0:
            scrolls += 1
            if lines.last != "scroll" { lines.append("scroll") }
            onScroll?(view)
        case 1: lines.append("will drag")
        case 2: lines.append("did drag \(arguments[1] as! Bool ? "on" : "rest")")
        case 3: lines.append("will decelerate")
        case 4: lines.append("did decelerate")
        case 5: lines.append("did animate")
        case 6: return zoomedView
        case 7: lines.append("will zoom")
        case 8: if lines.last != "zoom" { lines.append("zoom") }
        case 9: lines.append("did zoom \((arguments[2] as! CGFloat * 100).rounded() / 100)")
        case 10: return mayScrollToTop
        case 11: lines.append("did go to top")
        case 12: lines.append("insets")
        default:
            lines.append("will end")
            velocity = arguments[1] as! CGPoint
            let pointer = arguments[2] as! UnsafeMutablePointer<CGPoint>
            proposedTarget = pointer.pointee
            if let target { pointer.pointee = target(velocity, pointer.pointee) }
        }
        return nil
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A scroll view of 300 by 400 points over content of 300 by 2000.
@MainActor struct ScrollScene {
    let stage = Stage(device: .iPhone15)
    let log = ScrollLog()
    let view = UIScrollView(frame: CGRect(x: 40, y: 200, width: 300, height: 400))

    init(content: CGSize = CGSize(width: 300, height: 2000)) {
        view.contentSize = content
        view.delegate = log
        stage.window.addSubview(view)
        stage.layoutNow()
        _ = log.take()
    }

    /// In the window.
    var middle: CGPoint { CGPoint(x: view.frame.midX, y: view.frame.midY) }
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: middle.x + dx, y: middle.y + dy) }
}

import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What public suites expect of views that nobody shows.
@MainActor @Suite("Views / As suites use them")
struct FoundInSuitesTests {
    @Test(.oracle("VIEW-P6"))
    func `the last gesture that goes leaves an empty list, and none was ever there before the first`() {
        let view = UIView()
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil && tap.view == nil)
    }

    @Test(.oracle("VIEW-P7"))
    func `a button's parts are where its insets say when it is asked for them`() throws {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        button.setTitle("Title", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
        let first = try #require(button.imageView?.frame)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        let image = try #require(button.imageView?.frame)
        let title = try #require(button.titleLabel?.frame)
        #expect(abs(image.minX - first.minX + 10) < 0.001 && image.minY == first.minY)
        #expect(title.minX == image.maxX + 20 && abs(title.midY - image.midY) <= 1)
    }

    @Test(.oracle("VIEW-P7: also from inside of the rectangles that an app overrides"))
    func `a button whose rectangles ask for its parts is placed once`() {
        final class Own: UIButton {
            var asked = 0
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                asked += 1
                return CGRect(x: imageView?.frame.maxX ?? 0, y: titleLabel?.frame.minY ?? 0, width: 20, height: 20)
            }
        }
        let button = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        button.asked = 0
        button.setNeedsLayout()
        _ = button.titleLabel
        #expect(button.asked == 1)
    }

    @Test(.oracle("SCROLL-2"))
    func `insets that are set before there is a window move the content with the window`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 500, height: 500)
        view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(view.contentOffset == .zero)
        let stage = Stage(device: .iPhone15)
        stage.window.addSubview(view)
        #expect(view.contentOffset == CGPoint(x: -20, y: -10))
        let other = UIScrollView(frame: view.frame)
        other.contentInsetAdjustmentBehavior = .never
        other.contentSize = view.contentSize
        other.contentInset.top = 10
        other.contentOffset.y = 50
        stage.window.addSubview(other)
        #expect(other.contentOffset.y == 50)
    }

    @Test(.oracle("LIST-38"))
    func `a table without a data source has an empty section`() {
        let table = UITableView()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 0)
    }

    @Test(.oracle("TEXT-V6"))
    func `the content of a text view that doesn't scroll is known without a layout`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.text = "some words that take more than one line of a narrow view"
        view.isScrollEnabled = false
        let fitting = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        #expect(view.contentSize == CGSize(width: 100, height: fitting.height))
    }

    @Test(.oracle("SCROLL-3"))
    func `insets move content that has no room, also before there is a window`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentInset.left = 20
        view.contentInset.top = 30
        #expect(view.contentOffset == CGPoint(x: -20, y: -30))
        view.contentSize = CGSize(width: 500, height: 50)
        view.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(view.contentOffset == CGPoint(x: -20, y: -10))
        Stage(device: .iPhone15).window.addSubview(view)
        #expect(view.contentOffset == CGPoint(x: -5, y: -10))
    }

    @Test(.oracle("SCROLL-3"))
    func `room that insets make is not yet there when they come`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.contentSize = CGSize(width: 320, height: 0)
        view.contentInset.left = 135
        #expect(view.contentOffset.x == -135)
        view.contentInset.right = 135
        view.contentSize = CGSize(width: 1190, height: 50)
        #expect(view.contentOffset.x == -135)
    }

    @Test(.oracle("VIEW-P8"))
    func `a button has room for all lines of its title`() {
        let button = UIButton(frame: .zero)
        button.titleLabel?.font = .systemFont(ofSize: 15)
        button.setTitle("Hello World", for: .normal)
        let one = button.intrinsicContentSize
        button.setTitle("Hello World\nHello World", for: .normal)
        #expect(one.height == 30 && button.intrinsicContentSize == CGSize(width: one.width, height: 48))
        #expect(button.titleLabel?.numberOfLines == 1)
    }
}

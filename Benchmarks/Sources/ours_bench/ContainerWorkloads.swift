import Foundation
import HeadlessHost
import UIKit

/// The workloads of the standard containers: what a push, a scrolled frame and a tap cost.
@MainActor enum ContainerWorkloads {
    /// 780 by 1,688 pixels, as a phone has them.
    private static let phone = SimulatedDevice.screen(CGSize(width: 390, height: 844), scale: 2)
    private static let frame = 1.0 / 60

    // MARK: Navigation
    /// As `nav.push_pop` and `nav.reuse`, with UIKit's own container.
    static func navigation(repetitions: Int, reuses: Bool) {
        let font = Workloads.peerFont()
        let host = Workloads.plainScreen()
        let stack = UINavigationController(rootViewController: PageController(font: font))
        let window = UIWindow(frame: CGRect(origin: .zero, size: Workloads.frameSize))
        window.rootViewController = stack
        host.show(window)
        window.layoutIfNeeded()
        let kept = reuses ? PageController(font: font) : nil
        let measurement = Measurement()
        var height: CGFloat = 0
        for _ in 0..<repetitions {
            let page = kept ?? PageController(font: font)
            stack.pushViewController(page, animated: false)
            window.layoutIfNeeded()
            height = page.view.subviews[9].frame.maxY
            stack.popViewController(animated: false)
            window.layoutIfNeeded()
        }
        measurement.end(
            reuses ? "nav.reuse.stack" : "nav.push_pop.stack", 10, operations: repetitions, check: Double(height))
    }

    /// Push and pop with their animations, each frame drawn.
    static func pushFrames(repetitions: Int, picture: String?) throws {
        let host = HeadlessHost(device: phone)
        let stack = UINavigationController(rootViewController: RowsController(count: 12, title: "Mailboxes"))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = stack
        host.show(window)
        host.drawFrame()
        let measurement = Measurement()
        var frames = 0
        for _ in 0..<repetitions {
            for isPush in [true, false] {
                if isPush {
                    stack.pushViewController(RowsController(count: 12, title: "Inbox"), animated: true)
                } else {
                    stack.popViewController(animated: true)
                }
                for _ in 0..<24 {
                    host.advance(by: frame)
                    host.drawFrame()
                    frames += 1
                    if frames == 10, let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
                }
            }
        }
        measurement.end("nav.animated.frame", 12, operations: frames, check: Double(stack.viewControllers.count))
    }

    // MARK: Turning
    /// A page of a book is turned by its corner, there and back, 24 frames each.
    static func curlFrames(repetitions: Int, picture: String?) throws {
        let host = HeadlessHost(device: phone)
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pages.setViewControllers([RowsController(count: 12, title: "One")], direction: .forward, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = pages
        host.show(window)
        host.drawFrame()
        let measurement = Measurement()
        var frames = 0
        for _ in 0..<repetitions {
            for direction in [UIPageViewController.NavigationDirection.forward, .reverse] {
                let next = RowsController(count: 12, title: "Another")
                pages.setViewControllers([next], direction: direction, animated: true)
                for _ in 0..<24 {
                    host.advance(by: frame)
                    host.drawFrame()
                    frames += 1
                    if frames == 12, let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
                }
                host.advance(by: 1)
            }
        }
        measurement.end("pages.curl.frame", 12, operations: frames, check: Double(pages.viewControllers?.count ?? 0))
    }

    // MARK: Scrolling
    /// A page of 5,000 points goes up, seven points a frame.
    static func scrollFrames(repetitions: Int, picture: String?) throws {
        let host = HeadlessHost(device: phone)
        let rows = RowsController(count: 78, title: "Feed")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = rows
        host.show(window)
        host.drawFrame()
        let measurement = Measurement()
        for index in 0..<repetitions {
            rows.scrollView.contentOffset.y = CGFloat(index % 580) * 7
            host.advance(by: frame)
            host.drawFrame()
            if index == 20, let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
        }
        measurement.end("scroll.frame", 5_000, operations: repetitions, check: Double(rows.scrollView.contentSize.height))
    }

    // MARK: Touches
    /// From a finger that comes down and goes up to the frame in which the button's label has changed.
    static func tapFrames(repetitions: Int) {
        let host = HeadlessHost(device: phone)
        let page = TapController()
        let stack = UINavigationController(rootViewController: page)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = stack
        host.show(window)
        host.drawFrame()
        let place = page.button.convert(CGPoint(x: page.button.bounds.midX, y: page.button.bounds.midY), to: nil as UIView?)
        var cpu = 0.0
        let measurement = Measurement()
        for _ in 0..<repetitions {
            let before = Measurement.cpuMicroseconds
            host.tap(at: place)
            host.drawFrame()
            cpu += Measurement.cpuMicroseconds - before
            // The highlight fades out on its own time.
            host.advance(by: 1)
            host.drawFrame()
        }
        measurement.end("tap.all", 1, operations: repetitions, check: Double(page.count))
        print(String(format: "w=tap.frame n=1 ops=%d us_op=%.3f check=%d", repetitions, cpu / Double(repetitions), page.count))
    }
}

/// Rows of a picture, a title and a detail in a scroll view.
final class RowsController: UIViewController {
    let scrollView = UIScrollView()
    private let count: Int

    init(count: Int, title: String) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        let width = view.bounds.width
        for index in 0..<count {
            let y = CGFloat(index) * 64
            let mark = UIView(frame: CGRect(x: 16, y: y + 12, width: 40, height: 40))
            mark.backgroundColor = [.systemBlue, .systemOrange, .systemGreen, .systemPink][index % 4]
            mark.layer.cornerRadius = 10
            let title = UILabel(frame: CGRect(x: 72, y: y + 10, width: width - 88, height: 22))
            title.text = "Row \(index + 1)"
            title.font = .systemFont(ofSize: 17, weight: .semibold)
            let detail = UILabel(frame: CGRect(x: 72, y: y + 34, width: width - 88, height: 18))
            detail.text = "What there is to say about number \(index + 1)"
            detail.font = .systemFont(ofSize: 15)
            detail.textColor = .secondaryLabel
            let line = UIView(frame: CGRect(x: 72, y: y + 63.5, width: width - 72, height: 0.5))
            line.backgroundColor = .separator
            for part in [mark, title, detail, line] { scrollView.addSubview(part) }
        }
        scrollView.contentSize = CGSize(width: width, height: CGFloat(count) * 64)
    }
}

/// A button that counts how often it was touched.
final class TapController: UIViewController {
    let button = UIButton(type: .system)
    private let label = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 40))
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        view.backgroundColor = .systemBackground
        button.frame = CGRect(x: 20, y: 300, width: 350, height: 50)
        button.setTitle("Count", for: .normal)
        button.addAction(
            UIAction { [unowned self] _ in
                count += 1
                label.text = "Touched \(count) times"
            }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }
}

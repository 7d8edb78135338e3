import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// A window that fills a device's screen, and is on it.
@MainActor func window(on device: Device) -> UIWindow {
    freshScreen()
    let window = UIWindow(screen: UIScreen(device: device))
    window.isHidden = false
    return window
}

final class InsetWatcher: UIView {
    var calls: [String] = []
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        calls.append("safe \(Int(safeAreaInsets.top)) \(Int(safeAreaInsets.bottom))")
    }
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        calls.append("margins")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
    }
}

@MainActor @Suite("Safe area / 1 Views", .serialized)
struct SafeAreaTests {
    @Test(
        .documented("AREA-A1: how far the unsafe strips of the superview lie over the view"),
        arguments: [
            (CGRect(x: 0, y: 0, width: 100, height: 500), UIEdgeInsets(top: 40, left: 10, bottom: 80, right: 20)),
            (CGRect(x: 0, y: -30, width: 100, height: 500), UIEdgeInsets(top: 40, left: 10, bottom: 50, right: 20)),
            (CGRect(x: 0, y: 30, width: 100, height: 500), UIEdgeInsets(top: 10, left: 10, bottom: 80, right: 20)),
            (CGRect(x: 50, y: 200, width: 20, height: 20), .zero),
            (CGRect(x: -5, y: 100, width: 110, height: 10), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)),
            (CGRect(x: 4, y: 100, width: 90, height: 10), UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 14)),
        ] as [(CGRect, UIEdgeInsets)])
    func `insets are the overlap, never below zero nor above the superview's`(frame: CGRect, expected: UIEdgeInsets) {
        let insets = UIEdgeInsets(top: 40, left: 10, bottom: 80, right: 20)
        #expect(SafeAreaInsets.overlap(of: frame, in: rect(0, 0, 100, 500), insets: insets) == expected)
    }

    @Test(.documented("AREA-A1: level by level"))
    func `insets go down the tree as far as the strips reach`() {
        let window = window(on: .iPhoneX)
        let outer = UIView(frame: rect(0, 10, 375, 700))
        let inner = UIView(frame: rect(0, 10, 375, 100))
        let low = UIView(frame: rect(0, 400, 375, 300))
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(low)
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
        #expect(inner.safeAreaInsets.top == 24 && inner.safeAreaInsets.bottom == 0)
        outer.frame.size.height = 802
        low.frame.size.height = 402
        #expect(outer.safeAreaInsets.bottom == 34 && low.safeAreaInsets.bottom == 34)
        #expect(low.safeAreaInsets.top == 0)
    }

    @Test(.documented("AREA-A3: additionalSafeAreaInsets are added for the controller's view and all below"))
    func `a controller adds to the safe area of its view`() {
        let window = window(on: .iPhoneX)
        let controller = UIViewController()
        window.rootViewController = controller
        let inner = UIView(frame: rect(0, 0, 375, 200))
        controller.view.addSubview(inner)
        FrameLoop.commit()
        #expect(controller.view.safeAreaInsets.top == 44 && inner.safeAreaInsets.top == 44)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 56, left: 7, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 100, left: 7, bottom: 34, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 100, left: 7, bottom: 0, right: 0))
        controller.additionalSafeAreaInsets.top = -20
        #expect(controller.view.safeAreaInsets.top == 24)
        let child = UIViewController()
        controller.addChild(child)
        child.view.frame = rect(0, 10, 375, 300)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        #expect(child.view.safeAreaInsets.top == 14)
        child.additionalSafeAreaInsets.top = 6
        #expect(child.view.safeAreaInsets.top == 20)
        controller.additionalSafeAreaInsets = .zero
        #expect(child.view.safeAreaInsets.top == 40)
    }

    @Test(.documented("AREA-A4"))
    func `there are no insets outside of a window`() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 10
        #expect(controller.view.safeAreaInsets == .zero)
        let window = window(on: .iPhoneX)
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        #expect(view.safeAreaInsets.top == 44)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    @Test(.documented("AREA-A5: the guide is the bounds inset by the insets"))
    func `constraints to the safe area follow it`() {
        let window = window(on: .iPhoneX)
        let controller = UIViewController()
        window.rootViewController = controller
        let child = free()
        controller.view.addSubview(child)
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor), child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            child.widthAnchor.constraint(equalTo: guide.widthAnchor),
        ])
        FrameLoop.commit()
        #expect(child.frame == rect(0, 44, 375, 734) && guide.layoutFrame == child.frame)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 5, bottom: 10, right: 5)
        FrameLoop.commit()
        #expect(child.frame == rect(5, 50, 365, 718))
        window.screen.device = Device.iPhoneX.held(.landscape)
        FrameLoop.commit()
        #expect(child.frame == rect(49, 6, 714, 338))
        #expect(controller.view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    }

    @Test(.documented("AREA-A6: the view is told, then its controller, then layout; nobody if nothing changed"))
    func `changes are told once, then laid out`() {
        final class Controller: UIViewController {
            let root = InsetWatcher()
            override func loadView() { view = root }
            override func viewSafeAreaInsetsDidChange() {
                super.viewSafeAreaInsetsDidChange()
                root.calls.append("controller")
            }
        }
        let window = window(on: .iPhoneX)
        let controller = Controller()
        window.rootViewController = controller
        FrameLoop.commit()
        controller.root.calls = []
        controller.additionalSafeAreaInsets.top = 10
        #expect(controller.root.calls.prefix(2) == ["safe 54 34", "controller"])
        #expect(!controller.root.calls.contains("layout"))
        FrameLoop.commit()
        #expect(controller.root.calls.contains("layout"))
        controller.root.calls = []
        controller.additionalSafeAreaInsets.top = 10
        controller.root.frame.size.height = 700
        controller.root.frame.size.height = 690
        #expect(
            controller.root.calls == ["safe 54 0", "controller", "margins"]
                || controller.root.calls == ["safe 54 0", "controller"])
    }

    @Test(
        .oracle("AREA-D1"),
        arguments: [
            (375, 667, 2, 20, 0), (320, 568, 2, 20, 0), (414, 736, 3, 20, 0), (375, 812, 3, 44, 34), (414, 896, 2, 48, 34),
            (390, 844, 3, 47, 34), (393, 852, 3, 59, 34), (430, 932, 3, 59, 34),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `devices have these insets`(width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat) {
        let found = Device.catalog.filter { $0.size == CGSize(width: width, height: height) && $0.scale == scale }
        #expect(found.contains { $0.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) })
    }

    @Test(.oracle("AREA-D1: an iPhone X on its side"))
    func `a notch is on both sides in landscape`() {
        let device = Device.iPhoneX.held(.landscape)
        #expect(device.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }
}

@MainActor @Suite("Safe area / 2 Margins", .serialized)
struct LayoutMarginTests {
    @Test(.documented("AREA-M1: 8 on each side; directional margins are the same ones"))
    func `margins and directional margins are one`() {
        let view = UIView()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.directionalLayoutMargins.leading = 9
        #expect(view.layoutMargins.right == 9)
    }

    @Test(
        .oracle("AREA-M3, AREA-M4: 16 below a width of 400, 20 from there; nothing above and below"),
        arguments: [(320, 16), (375, 16), (390, 16), (393, 16), (400, 20), (414, 20), (768, 20), (1024, 20)])
    func `a controller's view has the system's margins`(width: Int, margin: Int) {
        let controller = UIViewController()
        controller.view.frame = rect(0, 0, CGFloat(width), 600)
        let side = CGFloat(margin)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        #expect(
            controller.systemMinimumLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
        controller.view.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 0, right: 2)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 30, bottom: 0, right: side))
    }

    @Test(.oracle("AREA-M2, AREA-M5: screenshots of an iPhone X in landscape"))
    func `margins of a controller's view on a notch device`() {
        let window = window(on: Device.iPhoneX.held(.landscape))
        let controller = UIViewController()
        window.rootViewController = controller
        FrameLoop.commit()
        let view = controller.view!
        #expect(view.layoutMargins.left == 64 && view.layoutMargins.bottom == 21)
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        #expect(view.layoutMargins.left == 20 && view.layoutMargins.bottom == 5)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        let nested = UIView(frame: view.bounds.insetBy(dx: 100, dy: 100))
        view.addSubview(nested)
        #expect(nested.layoutMargins.left == 8)
    }

    @Test(.oracle("AREA-M5: own 28 and a safe top of 20 make 48"))
    func `the safe area is added to the own margins`() {
        let window = window(on: .iPhone8)
        let header = UIView(frame: rect(0, 0, 375, 80))
        header.layoutMargins = UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8)
        window.addSubview(header)
        #expect(header.layoutMargins == UIEdgeInsets(top: 48, left: 8, bottom: 8, right: 8))
    }

    @Test(.oracle("AREA-M2, AREA-M6: with preservesSuperviewLayoutMargins at least the superview's, less the distance"))
    func `margins of the superview are kept as far as they reach in`() {
        let controller = UIViewController()
        controller.view.frame = rect(0, 0, 375, 600)
        let full = UIView(frame: rect(0, 100, 375, 50))
        let inset = UIView(frame: rect(10, 100, 345, 50))
        controller.view.addSubview(full)
        controller.view.addSubview(inset)
        #expect(full.layoutMargins.left == 8)
        for view in [full, inset] { view.preservesSuperviewLayoutMargins = true }
        #expect(full.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        #expect(inset.layoutMargins.left == 8 && inset.layoutMargins.right == 8)
        inset.frame.origin.x = 2
        #expect(inset.layoutMargins.left == 14)
        let deep = UIView(frame: full.bounds)
        deep.preservesSuperviewLayoutMargins = true
        full.addSubview(deep)
        #expect(deep.layoutMargins.left == 16)
    }

    @Test(.documented("AREA-M7"))
    func `the margins guide is the bounds inside the margins`() {
        let view = stage(100, 100)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMarginsGuide.layoutFrame == rect(2, 1, 94, 96))
        let child = free()
        view.addSubview(child)
        child.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let inner = free()
        child.addSubview(inner)
        for edge: NSLayoutConstraint.Attribute in [.left, .right, .top, .bottom] {
            _ = relate(child, edge, .equal, view.layoutMarginsGuide, edge)
            _ = relate(inner, edge, .equal, child.layoutMarginsGuide, edge)
        }
        view.layoutIfNeeded()
        #expect(inner.frame == rect(10, 10, 74, 76))
    }

    @Test(.documented("AREA-M8: told after each change"))
    func `views and controllers hear of new margins`() {
        final class Controller: UIViewController {
            let root = InsetWatcher()
            var count = 0
            override func loadView() { view = root }
            override func viewLayoutMarginsDidChange() {
                super.viewLayoutMarginsDidChange()
                count += 1
            }
        }
        let controller = Controller()
        controller.view.frame = rect(0, 0, 375, 600)
        controller.root.calls = []
        controller.count = 0
        controller.view.layoutMargins.top = 9
        #expect(controller.root.calls == ["margins"] && controller.count == 1)
        controller.view.layoutMargins.top = 9
        #expect(controller.count == 1)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.count == 2)
        controller.viewRespectsSystemMinimumLayoutMargins = true
        // From 16 to 20.
        controller.count = 0
        controller.view.frame.size.width = 380
        #expect(controller.count == 0)
        controller.view.frame.size.width = 414
        #expect(controller.count == 1)
        let child = InsetWatcher(frame: rect(0, 0, 414, 10))
        child.preservesSuperviewLayoutMargins = true
        controller.view.addSubview(child)
        child.calls = []
        controller.view.layoutMargins.left = 50
        #expect(child.calls == ["margins"])
    }

    @Test(.documented("AREA-M9: margins that follow the readable width"))
    func `margins may grow to the readable width`() {
        let view = stage(1024, 500)
        view.layoutMarginsFollowReadableWidth = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 176, bottom: 8, right: 176))
        view.frame.size.width = 600
        #expect(view.layoutMargins.left == 8)
        view.layoutMarginsFollowReadableWidth = false
        view.frame.size.width = 1024
        #expect(view.layoutMargins.left == 8)
    }

    @Test(.oracle("AREA-M10"))
    func `stacks have no margins, other views eight`() {
        #expect(UIStackView().layoutMargins == .zero)
        #expect(UILabel().layoutMargins.left == 8 && UIButton().layoutMargins.left == 8)
    }

    @Test(.documented("AREA-M2: changing each of them moves constraints that name margins"))
    func `everything that changes margins moves what hangs on them`() {
        let window = window(on: .iPhoneX)
        let controller = UIViewController()
        window.rootViewController = controller
        let view = controller.view!
        let child = free()
        view.addSubview(child)
        _ = relate(child, .leading, .equal, view, .leadingMargin)
        _ = relate(child, .top, .equal, view, .topMargin)
        _ = relate(child, .bottom, .equal, view, .bottomMargin)
        _ = relate(child, .trailing, .equal, view, .trailingMargin)
        func frame() -> CGRect {
            FrameLoop.commit()
            return child.frame
        }
        #expect(frame() == rect(16, 44, 343, 734))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(frame() == rect(16, 0, 343, 812))
        view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 10)
        #expect(frame() == rect(30, 30, 329, 752))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(frame() == rect(30, 30, 335, 752))
        view.insetsLayoutMarginsFromSafeArea = true
        #expect(frame() == rect(30, 74, 335, 674))
        window.screen.device = Device.iPhoneX.held(.landscape)
        #expect(frame() == rect(74, 30, 684, 294))
        view.semanticContentAttribute = .forceRightToLeft
        child.semanticContentAttribute = .forceRightToLeft
        #expect(frame().minX == 54)
    }

    @Test(.oracle("AREA-X1"))
    func `the demo's scene lands where Interface Builder put it`() {
        let window = window(on: .iPhone8)
        let controller = UIViewController()
        window.rootViewController = controller
        let view = controller.view!
        let content = free()
        let button = free()
        view.addSubview(content)
        view.addSubview(button)
        let safe = view.safeAreaLayoutGuide
        _ = relate(content, .leading, .equal, view, .leadingMargin)
        _ = relate(content, .trailing, .equal, view, .trailingMargin)
        _ = relate(content, .top, .equal, safe, .top)
        _ = relate(button, .leading, .equal, content, .leading)
        _ = relate(button, .trailing, .equal, content, .trailing)
        _ = relate(button, .height, plus: 48)
        _ = relate(button, .top, .equal, content, .bottom, plus: 8)
        _ = relate(view, .bottom, .greaterThanOrEqual, button, .bottom, plus: 20)
        _ = relate(safe, .bottom, .equal, button, .bottom, at: 250)
        FrameLoop.commit()
        #expect(content.frame == rect(16, 20, 343, 571))
        #expect(button.frame == rect(16, 599, 343, 48))
    }
}

@MainActor @Suite("Safe area / 3 Order of callbacks", .serialized)
struct InsetOrderTests {
    @Test(.oracle("AREA-O1, AREA-O2"), .assumed("the place of the margins callback"))
    func `insets are nothing in viewDidLoad and right at the first layout`() {
        final class Controller: UIViewController {
            var log: [String] = []
            private func note(_ name: String) { log.append("\(name) \(Int(view.safeAreaInsets.top))") }
            override func viewDidLoad() { note("viewDidLoad") }
            override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
            override func viewSafeAreaInsetsDidChange() { note("safeArea") }
            override func viewLayoutMarginsDidChange() { note("margins") }
            override func viewWillLayoutSubviews() { note("willLayout") }
            override func viewDidLayoutSubviews() { note("didLayout") }
            override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
        }
        let window = window(on: .iPhoneX)
        let controller = Controller()
        window.rootViewController = controller
        FrameLoop.commit()
        var seen: [String] = []
        for line in controller.log where !seen.contains(line) { seen.append(line) }
        #expect(
            seen == [
                "viewDidLoad 0", "viewWillAppear", "safeArea 44", "margins 44", "willLayout 44", "didLayout 44",
                "viewDidAppear 44",
            ])
    }

    @Test(.documented("AREA-O3: turning the device"))
    func `turning the device tells of new insets`() {
        final class Controller: UIViewController {
            var insets: [UIEdgeInsets] = []
            override func viewSafeAreaInsetsDidChange() { insets.append(view.safeAreaInsets) }
        }
        let window = window(on: .iPhoneX)
        let controller = Controller()
        window.rootViewController = controller
        FrameLoop.commit()
        controller.insets = []
        window.screen.device = Device.iPhoneX.held(.landscape)
        FrameLoop.commit()
        #expect(controller.insets.last == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }

    @Test(.assumed("FloatingPanel lays its panel out by what it hears"))
    func `whoever observes the safe area hears of it at once and of each change`() {
        let window = window(on: .iPhoneX)
        let controller = UIViewController()
        var heard: [[CGFloat?]] = []
        let observation = controller.view.observe(\.safeAreaInsets, "safeAreaInsets", options: [.initial, .old, .new]) {
            view, change in
            MainActor.assumeIsolated {
                heard.append([change.oldValue?.top, change.newValue?.top, view.safeAreaInsets.top])
            }
        }
        #expect(heard == [[nil, 0, 0]])
        window.rootViewController = controller
        FrameLoop.commit()
        controller.additionalSafeAreaInsets.top = 6
        FrameLoop.commit()
        #expect(heard == [[nil, 0, 0], [0, 44, 44], [44, 50, 50]])
        withExtendedLifetime(observation) {}
    }
}

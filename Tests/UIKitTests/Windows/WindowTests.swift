import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Windows")
struct WindowTests {
    @Test(.documented("UIWindow.isHidden, makeKeyAndVisible()"))
    func `a window is hidden until it is shown`() {
        let screen = UIScreen(device: .iPhoneSE)
        let window = UIWindow(screen: screen)
        #expect(window.isHidden && screen.windows.isEmpty && window.layer.superlayer == nil)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow && screen.windows == [window])
        #expect(window.layer.superlayer === screen.rootLayer)
        window.isHidden = true
        #expect(screen.windows.isEmpty && !window.isKeyWindow && window.layer.superlayer == nil)
    }

    @Test(.oracle("LIFE-W11"))
    func `a root view that leaves its mask to constraints fills the window all the same`() {
        let screen = UIScreen(device: .iPhoneSE)
        let window = UIWindow(screen: screen)
        window.isHidden = false
        let root = UIViewController()
        let inner = UIView()
        for view in [root.view!, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: root.view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
            inner.leftAnchor.constraint(equalTo: root.view.leftAnchor),
            inner.rightAnchor.constraint(equalTo: root.view.rightAnchor),
        ])
        window.rootViewController = root
        window.layoutIfNeeded()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(inner.frame == root.view.bounds)
        window.frame.size.height = 500
        window.layoutIfNeeded()
        #expect(root.view.frame.height == 500 && inner.frame.height == 500)
        root.view.translatesAutoresizingMaskIntoConstraints = true
        root.view.translatesAutoresizingMaskIntoConstraints = false
        window.frame.size.height = 600
        window.layoutIfNeeded()
        #expect(root.view.frame.height == 600 && inner.frame.height == 600)
        // Elsewhere it is as any view: nothing says how large.
        window.rootViewController = nil
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.addSubview(root.view)
        other.layoutIfNeeded()
        #expect(inner.frame.size == root.view.bounds.size)
    }

    @Test(.documented("UIScreen.applicationFrame: the bounds without the status bar"))
    func `an application's frame begins below the status bar`() {
        let screen = UIScreen(device: .iPhoneSE)
        #expect(screen.applicationFrame == CGRect(x: 0, y: 20, width: 375, height: 647))
        screen.device = Device.iPhoneSE.held(.landscape)
        #expect(screen.applicationFrame == screen.bounds)
    }

    @Test(.assumed("wayfair's BrickKit tests its layouts on a screen of a class of its own"))
    func `apps may make screens and traits of their own`() {
        final class OwnTraits: UITraitCollection, @unchecked Sendable {
            override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
        }
        final class OwnScreen: UIScreen {
            override var bounds: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }
            override var traitCollection: UITraitCollection { OwnTraits() }
        }
        let screen: UIScreen = OwnScreen()
        #expect(screen.bounds.height == 480 && screen.traitCollection.horizontalSizeClass == .regular)
        #expect(OwnTraits(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
        #expect(!UIScreen.screens.contains(screen))
    }

    @Test(.documented("UIWindow.windowLevel"))
    func `levels come before the order of showing`() {
        let screen = UIScreen(device: .iPhoneSE)
        let alert = UIWindow(screen: screen)
        let first = UIWindow(screen: screen)
        let second = UIWindow(screen: screen)
        alert.windowLevel = .alert
        for window in [alert, first, second] { window.isHidden = false }
        #expect(screen.windows == [first, second, alert])
        first.windowLevel = .statusBar
        #expect(screen.windows == [second, first, alert])
        #expect(screen.rootLayer.sublayers == [second.layer, first.layer, alert.layer])
    }

    @Test(.documented("UIWindow notifications"))
    func `tells who becomes visible and key`() {
        let screen = UIScreen(device: .iPhoneSE)
        let window = UIWindow(screen: screen)
        let other = UIWindow(screen: screen)
        nonisolated(unsafe) var lines: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
            (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in lines.append(text) }
        }
        window.makeKeyAndVisible()
        other.makeKeyAndVisible()
        window.isHidden = true
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(lines == ["visible", "key", "resigned", "hidden"])
    }

    @Test(.assumed("a window that nobody holds goes away with the turn, as on iOS"))
    func `a window is not kept alive by its screen`() {
        let screen = UIScreen(device: .iPhoneSE)
        weak var gone: UIWindow?
        autoreleasepool {
            let window = UIWindow(screen: screen)
            window.makeKeyAndVisible()
            gone = window
        }
        FrameLoop.commit()
        #expect(gone == nil && screen.windows.isEmpty && screen.rootLayer.sublayers == nil)
    }

    @Test(.documented("UIView.window"))
    func `a window is its own window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.window === window && window.superview == nil)
        #expect(UIWindow().frame == UIScreen.main.bounds)
    }

    @Test(.oracle("PINLAYOUT"))
    func `a root's view that the program has put into the window itself keeps its frame`() {
        let window = UIWindow()
        let root = UIViewController()
        root.view = UIView()
        window.rootViewController = root
        window.addSubview(root.view)
        window.isHidden = false
        defer { window.isHidden = true }
        #expect(root.view.frame == .zero)
    }

    @Test(.documented("UIScreen.fixedCoordinateSpace"))
    func `the fixed space stays upright`() {
        let screen = UIScreen(device: .iPhone15)
        let fixed = screen.fixedCoordinateSpace
        #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(screen.convert(CGPoint(x: 10, y: 20), to: fixed) == CGPoint(x: 10, y: 20))
        screen.device = Device.iPhone15.held(.landscape)
        #expect(screen.bounds.size == CGSize(width: 852, height: 393) && fixed.bounds.width == 393)
        let there = screen.convert(CGPoint(x: 100, y: 20), to: fixed)
        #expect(screen.convert(there, from: fixed) == CGPoint(x: 100, y: 20))
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    }

    @Test(.documented("UIWindow.convert(_:to:)"))
    func `converts between windows by way of the screen`() {
        let screen = UIScreen(device: .iPhone15)
        let first = UIWindow(screen: screen)
        let second = UIWindow(screen: screen)
        second.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
        first.isHidden = false
        second.isHidden = false
        #expect(first.convert(CGPoint(x: 110, y: 60), to: second) == CGPoint(x: 10, y: 10))
        #expect(second.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 101, y: 51))
    }

    @Test(.oracle("SIZE-D1: sizes, insets and size classes"), arguments: Device.catalog)
    func `every device is consistent`(device: Device) {
        #expect(Device.named(device.name) == device)
        #expect(device.portraitSize.width < device.portraitSize.height)
        let turned = device.held(.landscape)
        #expect(turned.size == CGSize(width: device.size.height, height: device.size.width))
        #expect(turned.safeAreaInsets.left == turned.safeAreaInsets.right)
        let isPhone = device.idiom == .phone
        #expect(device.horizontalSizeClass == (isPhone ? .compact : .regular) && device.verticalSizeClass == .regular)
        #expect(turned.verticalSizeClass == (isPhone ? .compact : .regular))
    }

    @Test(.assumed("a frame is drawn from what the windows show"))
    func `the screen has a picture`() {
        let screen = UIScreen(device: Device.iPhoneSE.resized(to: CGSize(width: 4, height: 4), scale: 1))
        let window = UIWindow(screen: screen)
        window.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        window.isHidden = false
        let first = screen.renderFrame()
        #expect(first.pixels.width == 4 && !first.damage.isEmpty)
        #expect(screen.renderFrame().damage.isEmpty)
        window.backgroundColor = .red
        #expect(!screen.renderFrame().damage.isEmpty)
    }

    @Test(.documented("UISceneConfiguration.sceneClass"))
    func `a scene is made of the class that its configuration names`() {
        final class OwnScene: UIWindowScene {}
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(configuration: configuration, identifier: "own")
        #expect(type(of: configuration.makeScene(session: session, connectionOptions: .init())) == UIWindowScene.self)
        configuration.sceneClass = OwnScene.self
        #expect(configuration.makeScene(session: session, connectionOptions: .init()) is OwnScene)
    }
}

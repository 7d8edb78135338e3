import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Size / The surroundings in pictures")
struct SurroundingsPictureSpec {
    private func bytes(_ image: CGImage) -> Data {
        let pixels = image.pixels
        return Data(bytes: pixels.data, count: pixels.byteCount)
    }

    private func shown(
        _ device: SimulatedDevice, style: UIUserInterfaceStyle = .light, _ set: (BarController) -> Void = { _ in }
    )
        -> (stage: Stage, root: BarController)
    {
        let root = BarController()
        set(root)
        let stage = Stage(device: device, style: style)
        stage.window.rootViewController = root
        root.view.backgroundColor = .systemBackground
        stage.layoutNow()
        return (stage, root)
    }

    @Test(.assumed("pictures show the app alone unless asked"))
    func `by default pictures show neither bar nor indicator`() {
        let (stage, _) = shown(.iPhone15.scaled(1))
        let plain = stage.currentFrame
        stage.showsSurroundings = true
        let full = stage.currentFrame
        stage.showsSurroundings = false
        #expect(bytes(plain) == bytes(stage.currentFrame))
        #expect(bytes(plain) != bytes(full))
        #expect(plain.width == full.width && plain.height == full.height)
    }

    @Test(.assumed("the same on every run"))
    func `the drawing is the same twice`() {
        let (stage, _) = shown(.iPhoneSE.scaled(1))
        stage.showsSurroundings = true
        #expect(bytes(stage.currentFrame) == bytes(stage.currentFrame))
    }

    @Test(.documented("UIViewController.prefersStatusBarHidden"))
    func `a hidden bar is not drawn`() {
        let (stage, _) = shown(.iPhoneSE.scaled(1)) { $0.hides = true }
        let plain = bytes(stage.currentFrame)
        stage.showsSurroundings = true
        #expect(bytes(stage.currentFrame) == plain)
        #expect(stage.surroundings.statusBar.isHidden && stage.surroundings.statusBar.frame == .zero)
    }

    @Test(
        .documented("UIStatusBarStyle"),
        arguments: [
            (UIStatusBarStyle.default, UIUserInterfaceStyle.light, false), (.default, .dark, true),
            (.lightContent, .light, true),
            (.darkContent, .dark, false),
        ])
    func `the writing is light or dark as style and traits say`(
        style: UIStatusBarStyle, interface: UIUserInterfaceStyle, isLight: Bool
    ) {
        let (stage, _) = shown(.iPhone15, style: interface) { $0.style = style }
        #expect(stage.surroundings.statusBar.isLight == isLight && stage.surroundings.statusBar.style == style)
    }

    @Test(
        .documented("UIStatusBarManager.statusBarFrame"),
        arguments: [(SimulatedDevice.iPhoneSE, 20 as CGFloat), (.iPhone15, 54), (.iPadPro11, 24)])
    func `the bar's frame can be asked for`(device: SimulatedDevice, height: CGFloat) {
        let (stage, _) = shown(device)
        #expect(stage.surroundings.statusBar.frame == CGRect(x: 0, y: 0, width: device.size.width, height: height))
    }

    @Test(.documented("UIViewController.prefersHomeIndicatorAutoHidden"))
    func `the home indicator can be asked for, and hides`() {
        #expect(shown(.iPhoneSE).stage.surroundings.homeIndicator == nil)
        let (stage, root) = shown(.iPhone15)
        #expect(stage.surroundings.homeIndicator.map { $0.maxY < 852 && $0.minY > 818 && $0.midX == 196.5 } == true)
        #expect(!stage.surroundings.isHomeIndicatorAutoHidden)
        root.hidesHome = true
        root.setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(stage.surroundings.isHomeIndicatorAutoHidden)
    }

    @Test(.documented("UIViewController.preferredScreenEdgesDeferringSystemGestures, prefersPointerLocked"))
    func `deferred edges and a locked pointer can be asked for`() {
        let (stage, _) = shown(.iPhone15) {
            $0.edges = [.top]
            $0.locks = true
        }
        #expect(stage.surroundings.deferredEdges == .top && stage.surroundings.isPointerLocked)
    }
}

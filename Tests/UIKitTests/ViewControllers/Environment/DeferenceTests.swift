import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

final class BarController: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var edges: UIRectEdge = []
    var locks = false
    var hidesHome = false
    weak var styled: UIViewController?
    weak var hiding: UIViewController?
    weak var other: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var childForStatusBarStyle: UIViewController? { styled }
    override var childForStatusBarHidden: UIViewController? { hiding }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesHome }
    override var childForHomeIndicatorAutoHidden: UIViewController? { other }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { other }
    override var prefersPointerLocked: Bool { locks }
    override var childViewControllerForPointerLock: UIViewController? { other }
}

@MainActor @Suite("View controllers / Environment / Deference", .serialized)
struct DeferenceTests {
    @Test(.documented("UIViewController.preferredStatusBarStyle and its neighbours"))
    func `defaults`() {
        let stage = Stage(device: .iPhoneSE)
        let made = UIViewController()
        stage.window.rootViewController = made
        #expect(made.preferredStatusBarStyle == .default && !made.prefersStatusBarHidden)
        #expect(made.preferredStatusBarUpdateAnimation == .fade && made.childForStatusBarStyle == nil)
        #expect(!made.prefersHomeIndicatorAutoHidden && made.preferredScreenEdgesDeferringSystemGestures == [])
        #expect(!made.prefersPointerLocked && made.childForStatusBarHidden == nil)
    }

    @Test(.documented("UIViewController.childForStatusBarStyle"))
    func `the chain of children is followed to its end`() {
        let (root, middle, last) = (BarController(), BarController(), BarController())
        root.styled = middle
        middle.styled = last
        last.style = .lightContent
        last.hides = true
        let stage = stage(showing: root)
        let bar = stage.window.windowScene!.statusBarManager!
        #expect(bar.statusBarStyle == .lightContent && !bar.isStatusBarHidden)
        root.hiding = last
        #expect(!bar.isStatusBarHidden)
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
    }

    @Test(.documented("UIViewController.modalPresentationCapturesStatusBarAppearance"))
    func `full-screen controllers take over, others only where they capture`() {
        let root = BarController()
        let stage = stage(showing: root)
        let bar = stage.window.windowScene!.statusBarManager!
        for (style, captures, expected) in [
            (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent), (.overFullScreen, false, .default),
            (.overFullScreen, true, .lightContent), (.pageSheet, false, .default), (.pageSheet, true, .lightContent),
        ] {
            let modal = BarController()
            modal.style = .lightContent
            modal.modalPresentationStyle = style
            modal.modalPresentationCapturesStatusBarAppearance = captures
            root.present(modal, animated: false)
            stage.settle()
            #expect(bar.statusBarStyle == expected, "\(style) \(captures)")
            root.dismiss(animated: false)
            stage.settle()
            #expect(bar.statusBarStyle == .default)
        }
    }

    @Test(.documented("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden() and its neighbours"))
    func `home indicator, edges and pointer have chains of their own`() {
        let (root, child) = (BarController(), BarController())
        child.hidesHome = true
        child.edges = .bottom
        child.locks = true
        let stage = stage(showing: root)
        #expect(!stage.window.wishes.isHomeIndicatorAutoHidden)
        root.other = child
        root.setNeedsUpdateOfHomeIndicatorAutoHidden()
        root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        root.setNeedsUpdateOfPrefersPointerLocked()
        let wishes = stage.window.wishes
        #expect(wishes.isHomeIndicatorAutoHidden && wishes.deferredEdges == .bottom && wishes.isPointerLocked)
    }

    @Test(.documented("UIViewController.prefersStatusBarHidden: a phone on its side has none"))
    func `a phone on its side hides the bar`() {
        let root = controller("R")
        let stage = stage(showing: root)
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(stage.window.windowScene!.statusBarManager!.isStatusBarHidden)
        InterfaceRotation.deviceTurned(to: .portrait)
        stage.settle()
        #expect(!stage.window.windowScene!.statusBarManager!.isStatusBarHidden)
    }
}

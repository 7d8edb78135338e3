import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Size / Status bar, home indicator, edges, pointer")
struct SurroundingsSpec {
    private func bar(_ stage: Stage) -> UIStatusBarManager? { stage.window.windowScene?.statusBarManager }

    // MARK: Info.plist
    @Test(.documented("INFO-PLIST: UIViewControllerBasedStatusBarAppearance, YES by default"))
    func `controllers decide by default`() {
        let root = BarController()
        root.style = .lightContent
        let stage = stage(showing: root)
        #expect(bar(stage)?.statusBarStyle == .lightContent)
    }

    @Test(.documented("INFO-PLIST: UIViewControllerBasedStatusBarAppearance, NO"), arguments: ["style", "hidden"])
    func `where the file says no, controllers are not asked`(what: String) {
        let root = BarController()
        root.style = .lightContent
        root.hides = true
        withInformation(["UIViewControllerBasedStatusBarAppearance": false]) {
            let stage = stage(showing: root)
            #expect(what == "style" ? bar(stage)?.statusBarStyle == .default : bar(stage)?.isStatusBarHidden == false)
        }
    }

    @Test(.documented("INFO-PLIST: UIStatusBarStyle, UIStatusBarHidden"))
    func `then the file itself decides`() {
        let values: [String: Any] = [
            "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
            "UIStatusBarHidden": true,
        ]
        withInformation(values) {
            let stage = stage(showing: controller("R"))
            #expect(bar(stage)?.statusBarStyle == .lightContent && bar(stage)?.isStatusBarHidden == true)
        }
    }

    // MARK: Who is asked
    private func styled(_ style: UIModalPresentationStyle, captures: Bool) -> UIStatusBarStyle? {
        let root = BarController()
        let stage = stage(showing: root)
        let modal = BarController()
        modal.style = .lightContent
        modal.modalPresentationStyle = style
        modal.modalPresentationCapturesStatusBarAppearance = captures
        root.present(modal, animated: false)
        stage.settle()
        return bar(stage)?.statusBarStyle
    }

    @Test(.documented("UIViewController.preferredStatusBarStyle: the full-screen controller takes over"))
    func `a controller over the full screen takes over`() { #expect(styled(.fullScreen, captures: false) == .lightContent) }

    @Test(
        .documented("UIViewController.modalPresentationCapturesStatusBarAppearance"),
        arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet, .overCurrentContext])
    func `another takes over only if it captures the bar`(style: UIModalPresentationStyle) {
        #expect(styled(style, captures: false) == .default && styled(style, captures: true) == .lightContent)
    }

    @Test(.documented("UIViewController.preferredStatusBarStyle: the root again after dismissal"))
    func `after dismissal the root decides again`() {
        let root = BarController()
        let stage = stage(showing: root)
        let modal = BarController()
        modal.style = .lightContent
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.settle()
        root.dismiss(animated: false)
        stage.settle()
        #expect(bar(stage)?.statusBarStyle == .default)
    }

    @Test(.documented("UIViewController.childForStatusBarStyle: until nil"))
    func `the style is asked of the last child named`() {
        let (root, middle, last) = (BarController(), BarController(), BarController())
        (root.styled, middle.styled) = (middle, last)
        last.style = .darkContent
        #expect(bar(stage(showing: root))?.statusBarStyle == .darkContent)
    }

    @Test(.documented("UIViewController.childForStatusBarHidden: a chain of its own"))
    func `being hidden is asked of another chain`() {
        let (root, child) = (BarController(), BarController())
        root.hiding = child
        child.hides = true
        child.style = .lightContent
        let stage = stage(showing: root)
        #expect(bar(stage)?.isStatusBarHidden == true && bar(stage)?.statusBarStyle == .default)
    }

    @Test(.documented("UIViewController.preferredStatusBarStyle: default"))
    func `the style is default by default`() { #expect(UIViewController().preferredStatusBarStyle == .default) }

    @Test(.documented("UIViewController.prefersStatusBarHidden: false by default"))
    func `the bar shows by default`() {
        _ = Stage(device: .iPhoneSE)
        #expect(!UIViewController().prefersStatusBarHidden)
    }

    @Test(.documented("UIViewController.prefersStatusBarHidden: true on a phone on its side"))
    func `on a phone on its side it is hidden by default`() {
        let root = controller("R")
        let stage = stage(showing: root)
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(root.prefersStatusBarHidden && bar(stage)?.isStatusBarHidden == true)
    }

    @Test(.documented("UIViewController.prefersStatusBarHidden: an iPad keeps it"))
    func `on an iPad on its side it shows`() {
        let root = controller("R")
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = root
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(!root.prefersStatusBarHidden && bar(stage)?.isStatusBarHidden == false)
    }

    @Test(.documented("UIViewController.preferredStatusBarUpdateAnimation: fade by default"))
    func `changes fade by default`() { #expect(UIViewController().preferredStatusBarUpdateAnimation == .fade) }

    @Test(.documented("UIViewController.setNeedsStatusBarAppearanceUpdate()"))
    func `a change of mind counts when it is said`() {
        let root = BarController()
        let stage = stage(showing: root)
        root.style = .lightContent
        stage.layoutNow()
        #expect(bar(stage)?.statusBarStyle == .default)
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(bar(stage)?.statusBarStyle == .lightContent)
    }

    @Test(.documented("UIViewController.setNeedsStatusBarAppearanceUpdate(): from any controller of the chain"))
    func `a child that is named may say it`() {
        let (root, child) = (BarController(), BarController())
        root.styled = child
        let stage = stage(showing: root)
        root.embed(child)
        child.style = .lightContent
        child.setNeedsStatusBarAppearanceUpdate()
        #expect(bar(stage)?.statusBarStyle == .lightContent)
    }

    @Test(.documented("UIViewController.setNeedsStatusBarAppearanceUpdate(): animated inside an animation block"))
    func `inside an animation block the change is animated`() {
        let root = BarController()
        let stage = stage(showing: root)
        root.hides = true
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(!stage.window.wishes.isStatusBarChangeAnimated)
        root.hides = false
        UIView.animate(withDuration: 0.2) { root.setNeedsStatusBarAppearanceUpdate() }
        #expect(stage.window.wishes.isStatusBarChangeAnimated && stage.window.wishes.statusBarAnimation == .fade)
        stage.settle()
    }

    @Test(.documented("UIStatusBarManager.statusBarFrame"))
    func `a hidden bar has no frame`() {
        let root = BarController()
        root.hides = true
        #expect(bar(stage(showing: root))?.statusBarFrame == .zero)
    }

    @Test(.documented("UIApplication.statusBarFrame and its neighbours"))
    func `the application's older properties say the same`() {
        let root = BarController()
        root.style = .lightContent
        _ = stage(showing: root)
        let application = UIApplication.shared
        #expect(application.statusBarStyle == .lightContent && !application.isStatusBarHidden)
        #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    }

    // MARK: Others
    @Test(.documented("UIViewController: defaults of the other wishes"))
    func `home indicator, edges and pointer are left alone by default`() {
        let made = UIViewController()
        #expect(!made.prefersHomeIndicatorAutoHidden && made.preferredScreenEdgesDeferringSystemGestures == [])
        #expect(!made.prefersPointerLocked)
    }

    @Test(.documented("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden()"))
    func `the home indicator follows its chain when asked`() {
        let (root, child) = (BarController(), BarController())
        child.hidesHome = true
        root.other = child
        let stage = stage(showing: controller("X"))
        stage.window.rootViewController = root
        #expect(stage.window.wishes.isHomeIndicatorAutoHidden)
        child.hidesHome = false
        #expect(stage.window.wishes.isHomeIndicatorAutoHidden)
        root.setNeedsUpdateOfHomeIndicatorAutoHidden()
        #expect(!stage.window.wishes.isHomeIndicatorAutoHidden)
    }

    @Test(.documented("UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()"))
    func `the deferred edges follow their chain when asked`() {
        let (root, child) = (BarController(), BarController())
        child.edges = [.bottom, .left]
        root.other = child
        let stage = stage(showing: root)
        #expect(stage.window.wishes.deferredEdges == [.bottom, .left])
        child.edges = []
        root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        #expect(stage.window.wishes.deferredEdges == [])
    }

    @Test(.documented("UIViewController.setNeedsUpdateOfPrefersPointerLocked()"))
    func `the pointer's lock follows its chain when asked`() {
        let (root, child) = (BarController(), BarController())
        child.locks = true
        root.other = child
        let stage = stage(showing: root)
        #expect(stage.window.wishes.isPointerLocked)
        child.locks = false
        root.setNeedsUpdateOfPrefersPointerLocked()
        #expect(!stage.window.wishes.isPointerLocked)
    }

    @Test(.documented("UIViewController: a full-screen presentation decides about these too"))
    func `over the full screen another decides about all of them`() {
        let root = BarController()
        let stage = stage(showing: root)
        let modal = BarController()
        (modal.hidesHome, modal.edges, modal.locks) = (true, .top, true)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.settle()
        let wishes = stage.window.wishes
        #expect(wishes.isHomeIndicatorAutoHidden && wishes.deferredEdges == .top && wishes.isPointerLocked)
    }
}

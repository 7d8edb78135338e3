import Foundation
import HeadlessHost
import UIKit

/// What a test of a controller costs, and whether many controllers that come and go leave anything behind.
extension Workloads {
    private struct Scene {
        let host: HeadlessHost
        let window: UIWindow
        let root: UIViewController

        @MainActor init() {
            root = UIViewController()
            host = Workloads.plainScreen()
            window = UIWindow(frame: CGRect(origin: .zero, size: Workloads.frameSize))
            window.rootViewController = root
            host.show(window)
        }

        /// One turn of the program: layout, commit, and what waits for it.
        @MainActor func turn() { host.advance(by: 0) }
    }

    /// A controller of ten labels is loaded, appears, is laid out and disappears, as one test does it.
    static func controllerTest(_ count: Int) {
        let font = peerFont()
        let scene = Scene()
        let measurement = Measurement()
        var height: CGFloat = 0
        for _ in 0..<count {
            let page = PageController(font: font)
            scene.window.rootViewController = page
            scene.turn()
            height = page.view.subviews[9].frame.maxY
            scene.window.rootViewController = nil
            scene.turn()
        }
        measurement.end("controller.test", 10, operations: count, check: Double(height))
    }

    /// Half of the cycles first, then the other half, each with what has become resident meanwhile.
    private static func twice(_ name: String, _ count: Int, _ cycle: () -> Void) {
        for half in 1...2 {
            let before = Measurement.residentKilobytes
            let measurement = Measurement()
            for _ in 0..<count / 2 { cycle() }
            let growth = Measurement.residentKilobytes - before
            measurement.end("\(name).\(half)", count / 2, operations: count / 2, check: Double(growth))
        }
    }

    /// Presents and dismisses; `check` is the growth of resident memory in kB.
    static func presentCycles(_ count: Int) {
        let scene = Scene()
        twice("cycle.present", count) {
            autoreleasepool {
                let modal = UIViewController()
                modal.modalPresentationStyle = .fullScreen
                scene.root.present(modal, animated: false)
                scene.turn()
                scene.root.dismiss(animated: false)
                scene.turn()
            }
        }
    }

    /// Adds a child with its view and takes it out again; `check` is the growth of resident memory in kB.
    static func childCycles(_ count: Int) {
        let scene = Scene()
        twice("cycle.child", count) {
            autoreleasepool {
                let child = UIViewController()
                scene.root.addChild(child)
                scene.root.view.addSubview(child.view)
                child.didMove(toParent: scene.root)
                scene.turn()
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
                scene.turn()
            }
        }
    }
}

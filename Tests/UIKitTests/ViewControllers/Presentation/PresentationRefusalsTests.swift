import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Presentation / Refusals")
struct PresentationRefusalsTests {
    private func name(_ controller: UIViewController) -> String { Diagnostics.name(controller) }

    @Test(.oracle("PRES-E1"))
    func `a presenter outside a window is refused`() {
        let (source, modal) = (controller("S"), controller("M"))
        var done = 0
        let heard = Misuse.observed { source.present(modal, animated: false) { done += 1 } }
        #expect(
            heard.map(\.message) == [
                "Attempt to present \(name(modal)) on \(name(source)) (from \(name(source))) whose view is not in the window hierarchy."
            ])
        #expect(heard.map(\.severity) == [.warning] && done == 0)
        #expect(source.presentedViewController == nil && modal.presentingViewController == nil)
    }

    @Test(.oracle("PRES-E2"))
    func `one at a time`() {
        let scene = PresentingScene(.pageSheet)
        let second = controller("2")
        scene.present()
        let heard = Misuse.observed { scene.root.present(second, animated: false) }
        #expect(
            heard.map(\.message) == [
                "Attempt to present \(name(second)) on \(name(scene.root)) (from \(name(scene.root))) which is already presenting \(name(scene.modal))."
            ])
    }

    @Test(.oracle("PRES-E3"))
    func `not while another comes or goes`() {
        let scene = PresentingScene(.pageSheet)
        let second = controller("2")
        let expected =
            "Attempt to present \(name(second)) on \(name(scene.root)) (from \(name(scene.root))) while a presentation is in progress."
        scene.root.present(scene.modal, animated: true)
        #expect(Misuse.observed { scene.root.present(second, animated: false) }.map(\.message) == [expected])
        scene.stage.advance(by: 0.1)
        #expect(Misuse.observed { scene.root.present(second, animated: false) }.map(\.message) == [expected])
        scene.stage.settle()
        scene.root.dismiss(animated: true)
        #expect(Misuse.observed { scene.root.present(second, animated: false) }.map(\.message) == [expected])
        scene.stage.settle()
        #expect(Misuse.observed { scene.root.present(second, animated: false) } == [])
        scene.stage.settle()
        #expect(scene.root.presentedViewController === second)
    }

    @Test(.assumed("a dismissal waits for nobody"))
    func `no dismissal while the presentation runs`() {
        let scene = PresentingScene(.pageSheet)
        scene.root.present(scene.modal, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(Misuse.observed { scene.root.dismiss(animated: true) } == [.dismissedInProgress(controller: name(scene.root))])
        scene.stage.settle()
        #expect(scene.root.presentedViewController === scene.modal)
    }

    @Test(.oracle("PRES-E5"))
    func `one controller is presented once`() {
        let scene = PresentingScene(.pageSheet)
        scene.present()
        let other = controller("O")
        scene.modal.embed(other)
        let heard = Misuse.observed { other.present(scene.modal, animated: false) }
        #expect(heard.map(\.exceptionName) == ["NSInvalidArgumentException"])
        #expect(
            heard.map(\.message) == [
                "Application tried to present modally a view controller \(name(scene.modal)) that is already being presented by \(name(scene.root))."
            ])
    }

    @Test(.assumed("wording not verified"))
    func `a child is not presented`() {
        let scene = PresentingScene()
        let parent = controller("P")
        parent.addChild(scene.modal)
        let heard = Misuse.observed { scene.root.present(scene.modal, animated: false) }
        #expect(heard == [.presentingChild(controller: name(scene.modal), parent: name(parent))])
    }

    @Test(.oracle("PRES-E5: the root itself"))
    func `the root itself is not presented`() {
        let scene = PresentingScene()
        let heard = Misuse.observed { scene.root.present(scene.root, animated: false) }
        #expect(heard.map(\.message) == ["Application tried to present modally an active controller \(name(scene.root))."])
    }

    @Test(.oracle("PRES-E4"))
    func `presenting from a detached controller is discouraged`() {
        let scene = PresentingScene()
        let loose = controller("L")
        scene.root.view.addSubview(loose.view)
        scene.stage.layoutNow()
        let heard = Misuse.observed { loose.present(scene.modal, animated: false) }
        #expect(
            heard.map(\.message) == ["Presenting view controllers on detached view controllers is discouraged \(name(loose))."])
        scene.stage.settle()
        #expect(scene.modal.presentingViewController === loose)
    }

    @Test(.oracle("PRES-H12"))
    func `a popover needs an anchor by the time it begins`() {
        let scene = PresentingScene(.popover, device: .iPadPro11)
        scene.root.present(scene.modal, animated: false)
        let heard = Misuse.observed { scene.stage.layoutNow() }
        #expect(heard.map(\.exceptionName) == ["NSGenericException"])
        #expect(scene.root.presentedViewController == nil)
        scene.root.present(scene.modal, animated: false)
        scene.modal.popoverPresentationController?.sourceView = scene.root.view
        #expect(Misuse.observed { scene.stage.settle() } == [])
        #expect(scene.root.presentedViewController === scene.modal)
    }
}

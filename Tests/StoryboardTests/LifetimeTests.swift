import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What was made from a file goes when nobody holds it.
@MainActor @Suite("Storyboards / Lifetime", .serialized)
struct LifetimeTests {
    private struct Weak {
        private(set) weak var object: AnyObject?
        let name: String
    }

    private func everything(below view: UIView) -> [UIView] { [view] + view.subviews.flatMap { everything(below: $0) } }

    /// Makes each scene that has an identifier; gives what should have gone since.
    private func remains(of text: String) -> Set<String> {
        NibReport.observer = { _ in }
        defer { NibReport.observer = nil }
        let files = InterfaceFiles(["Main.storyboard": text])
        var made: [Weak] = []
        let board = files.storyboard()
        _ = Misuse.observed {
            for name in [nil] + board.identifiers.map(Optional.some) {
                let scene = name.map { board.instantiateViewController(withIdentifier: $0) }
                guard let controller = scene ?? board.instantiateInitialViewController() else { continue }
                controller.loadViewIfNeeded()
                controller.view.layoutIfNeeded()
                made.append(Weak(object: controller, name: "\(type(of: controller))"))
                made += everything(below: controller.view).map { Weak(object: $0, name: "\(type(of: $0))") }
            }
        }
        return Set(made.filter { $0.object != nil }.map(\.name))
    }

    @Test(.assumed("a file holds nobody"))
    func `nothing that was made stays behind`() {
        #expect(remains(of: InterfaceFilesSeed.text).isEmpty)
        for seed in 0..<40 {
            var interface = RandomInterface(seed: UInt64(seed))
            #expect(remains(of: interface.storyboard()).isEmpty, "seed \(seed)")
        }
    }

    @Test(.assumed("a file holds nobody"))
    func `what varies with the traits stays with its view`() {
        let content = """
            <subviews><label id="l" text="T"><variation key="heightClass=compact" hidden="YES"/></label><view id="w"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
            """
        #expect(remains(of: InterfaceFiles.storyboard(InterfaceFiles.scene(content))).isEmpty)
    }
}

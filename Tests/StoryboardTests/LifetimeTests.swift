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

    @Test(.assumed("a file holds nobody, whatever is wrong with it"))
    func `nothing of a mutated file stays behind`() {
        var random = SeededRandomness(state: 23)
        for index in 0..<(ProcessInfo.processInfo.environment["ALLIUM_FUZZ"] == nil ? 150 : 3000) {
            var interface = RandomInterface(seed: UInt64(index / 8))
            let bytes = Mutation.mutated(Array((index % 3 == 0 ? Mutation.seed : interface.storyboard()).utf8), &random)
            guard (try? IBDocument(bytes: bytes, file: "Main.storyboard"))?.kind == .storyboard else { continue }
            let left = remains(of: String(decoding: bytes, as: UTF8.self))
            if !left.isEmpty { Issue.record("mutation \(index): \(left.sorted())") }
        }
    }

    @Test(.assumed("a file holds nobody"))
    func `a controller whose view was never asked for goes with its outlets open`() throws {
        let scene = InterfaceFiles.scene(
            #"<subviews><label id="l"/></subviews>"#, connections: #"<outlet property="title" destination="l" id="o"/>"#)
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene)])
        weak let controller = files.storyboard().instantiateInitialViewController()
        #expect(controller == nil)
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

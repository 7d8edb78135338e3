import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What is said of files that can't be used, and of actions that nobody has.
@MainActor @Suite("Storyboards / Mistakes", .serialized)
struct NibMistakeTests {
    @Test(.assumed("the first cause is the one to tell"))
    func `a xib whose XML is broken is told of with its place, and nothing else is said`() {
        let files = InterfaceFiles([
            "Door.xib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\n<view"
        ])
        let controller = UIViewController(nibName: "Door", bundle: files.bundle)
        let list = Misuse.observed { controller.loadViewIfNeeded() }
        #expect(list.count == 1)
        #expect(list.first?.message.contains("Could not load NIB in bundle: 'NSBundle <") == true)
        #expect(list.first?.message.contains("Door.xib:2") == true, "\(list)")
        #expect(list.first?.severity == .exception)
    }

    @Test(.assumed("the line of the file says where to look"))
    func `an action of a file that the target doesn't have says where it is connected`() throws {
        let scene = InterfaceFiles.scene(
            """
            <subviews>
            <button id="b"><connections><action selector="vanish:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
            </subviews>
            """)
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene)])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        controller.loadViewIfNeeded()
        let button = try #require(controller.view.subviews.first as? UIButton)
        let list = Misuse.observed { button.sendActions(for: .touchUpInside) }
        #expect(list.count == 1)
        let words = list.first?.message ?? ""
        #expect(words.contains("unrecognized selector sent to instance") && words.contains("The sender is <UIButton: "))
        #expect(words.contains(" The action is connected in ") && words.contains("/Main.storyboard:9."), "\(words)")
    }
}

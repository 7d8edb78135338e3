import CoreGraphics
import SplitMail
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The mail app with its samples.
@MainActor final class MailScene: ExampleScene {
    let split: MailSplitController

    init(on device: SimulatedDevice) {
        split = MailSplitController()
        super.init(split, on: device)
    }

    func tap(_ text: String) {
        stage.tap(text)
        stage.settle()
    }

    /// What can be seen of the columns, from left to right.
    var columns: [String] {
        let all: [UIViewController] = split.columnControllers
        return all.filter { $0.viewIfLoaded?.window != nil }
            .sorted { place($0.view).minX < place($1.view).minX }
            .map { $0.title ?? String(describing: type(of: $0)) }
    }
}

extension MailSplitController {
    /// The controllers that show in columns or on the stack, without the navigation controllers around them.
    fileprivate var columnControllers: [UIViewController] {
        var found: [UIViewController] = []
        var pending: [UIViewController] = children
        while let next = pending.popLast() {
            if next is UINavigationController { pending += next.children } else { found.append(next) }
        }
        return found
    }
}

@MainActor @Suite("Examples / Split mail", .assumed("what a person expects of such an app on iOS"), .serialized)
struct SplitMailTests {
    // MARK: On a phone
    @Test func `on a phone the messages come first, with the mailboxes behind them`() {
        let scene = MailScene(on: .iPhone15)
        #expect(scene.split.isCollapsed && scene.columns == ["Inbox"])
        scene.tap("Mailboxes")
        #expect(scene.columns == ["Mailboxes"])
    }

    @Test func `on a phone a tap leads on and a swipe from the edge back`() {
        let scene = MailScene(on: .iPhone15)
        scene.tap("Your book is here")
        #expect(scene.columns == ["MessageController"] && scene.split.message?.sender == "Village Library")
        // The way back goes by the name of what it leads to, though that is in a stack of its own.
        #expect(scene.stage.view(showing: "Inbox") != nil && scene.stage.view(showing: "Back") == nil)
        #expect(
            scene.take("Inbox", "MessageController") == """
                MessageController.willMove(toParent: UINavigationController)
                Inbox.viewWillDisappear(true)
                MessageController.viewWillAppear(true)
                MessageController.viewIsAppearing(true)
                Inbox.viewDidDisappear(true)
                MessageController.viewDidAppear(true)
                MessageController.didMove(toParent: UINavigationController)
                """)
        scene.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 340, y: 400))
        scene.stage.settle()
        #expect(scene.columns == ["Inbox"])
        scene.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 340, y: 400))
        scene.stage.settle()
        #expect(scene.columns == ["Mailboxes"])
        scene.tap("Sent")
        #expect(scene.columns == ["Sent"])
    }

    @Test func `half a swipe leaves the message where it is`() {
        let scene = MailScene(on: .iPhone15)
        scene.tap("Your book is here")
        scene.recorder.clear()
        let finger = scene.stage.touchDown(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 120, y: 400), duration: 0.4)
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(scene.columns == ["MessageController"])
        #expect(
            scene.take("Inbox", "MessageController") == """
                MessageController.viewWillDisappear(true)
                Inbox.viewWillAppear(true)
                Inbox.viewIsAppearing(true)
                Inbox.viewWillDisappear(true)
                Inbox.viewDidDisappear(true)
                MessageController.viewWillAppear(true)
                MessageController.viewIsAppearing(true)
                MessageController.viewDidAppear(true)
                """)
        scene.stage.expectNothingPending()
    }

    @Test func `a deleted message takes the screen with it`() {
        let scene = MailScene(on: .iPhone15)
        scene.tap("Your book is here")
        scene.tap("Delete")
        #expect(scene.columns == ["Inbox"] && scene.split.message == nil)
        #expect(scene.split.mailbox.messages.count == 4 && scene.split.mailboxes.last?.messages.count == 1)
        #expect(scene.stage.view(showing: "Your book is here") == nil)
    }

    // MARK: On a pad
    @Test func `on a pad three columns stand side by side`() {
        let scene = MailScene(on: SimulatedDevice.iPadPro11.landscape)
        #expect(!scene.split.isCollapsed)
        #expect(scene.columns == ["Mailboxes", "Inbox", "PlaceholderController"])
        scene.tap("Photos of the hike")
        #expect(scene.columns == ["Mailboxes", "Inbox", "MessageController"])
        scene.tap("Drafts")
        #expect(scene.columns == ["Mailboxes", "Drafts", "PlaceholderController"] && scene.split.message == nil)
    }

    @Test func `held upright, the mailboxes give way to the message`() {
        let scene = MailScene(on: .iPadPro11)
        #expect(scene.columns == ["Inbox", "PlaceholderController"])
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.columns == ["Mailboxes", "Inbox", "PlaceholderController"])
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(scene.columns == ["Inbox", "PlaceholderController"])
    }

    @Test func `choosing a message exchanges the last column alone`() {
        let scene = MailScene(on: SimulatedDevice.iPadPro11.landscape)
        scene.tap("Saturday at the lake?")
        #expect(
            scene.take("Mailboxes", "Inbox", "PlaceholderController", "MessageController") == """
                MessageController.willMove(toParent: UINavigationController)
                PlaceholderController.viewWillDisappear(false)
                MessageController.viewWillAppear(false)
                MessageController.viewIsAppearing(false)
                MessageController.viewDidAppear(false)
                MessageController.didMove(toParent: UINavigationController)
                PlaceholderController.viewDidDisappear(false)
                """)
    }

    @Test func `a message that is opened counts as read in both lists`() {
        let scene = MailScene(on: SimulatedDevice.iPadPro11.landscape)
        #expect(scene.stage.view(showing: "3") != nil)
        scene.tap("Saturday at the lake?")
        #expect(scene.stage.view(showing: "3") == nil && scene.stage.view(showing: "2") != nil)
        #expect(scene.split.mailbox.unread == 2)
    }

    @Test func `of deleted messages the next one takes the place, until none is left`() {
        let scene = MailScene(on: SimulatedDevice.iPadPro11.landscape)
        scene.tap("Saturday at the lake?")
        scene.tap("Delete")
        #expect(scene.split.message?.sender == "Village Library" && scene.columns.last == "MessageController")
        for _ in 0..<4 { scene.tap("Delete") }
        #expect(scene.split.message == nil && scene.columns.last == "PlaceholderController")
        #expect(scene.stage.view(showing: "No Messages") != nil)
    }

    // MARK: Between the two
    @Test func `a large phone that turns has room for columns, and takes them back`() {
        let scene = MailScene(on: .iPhone15ProMax)
        scene.tap("Your book is here")
        let shown = scene.split.viewController(for: .secondary)
        #expect(scene.split.isCollapsed)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(!scene.split.isCollapsed && scene.columns.last == "MessageController" && scene.columns.count > 1)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(scene.split.isCollapsed && scene.columns == ["MessageController"])
        #expect(scene.split.viewController(for: .secondary) === shown)
        scene.stage.expectNothingPending()
    }

    @Test func `turned with nothing open, the messages stay in front`() {
        let scene = MailScene(on: .iPhone15ProMax)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.columns.last == "PlaceholderController")
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(scene.columns == ["Inbox"])
    }
}

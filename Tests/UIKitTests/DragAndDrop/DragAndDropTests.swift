import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
    private let stage = Stage(device: .iPhone15)
    private let source = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))
    private let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
    private let drag = DragWatch()
    private let drop = DropWatch()

    init() {
        source.backgroundColor = .systemBlue
        target.backgroundColor = .systemGray
        source.addInteraction(UIDragInteraction(delegate: drag))
        target.addInteraction(UIDropInteraction(delegate: drop))
        stage.window.addSubview(source)
        stage.window.addSubview(target)
        stage.layoutNow()
    }

    private let start = CGPoint(x: 80, y: 130)
    private let end = CGPoint(x: 260, y: 470)

    @Test(.documented("UIDragInteractionDelegate, UIDropInteractionDelegate"))
    func `an item is lifted by a finger that rests, carried, and dropped`() {
        drag.context = "context"
        let finger = stage.touchDown(at: start)
        stage.advance(by: 0.4)
        #expect(drag.lines == [])
        stage.advance(by: 0.2)
        #expect(drag.take() == ["items", "preview a", "lift", "lifting"])
        finger.move(by: CGVector(dx: 4, dy: 0))
        #expect(drag.lines == [])
        finger.move(by: CGVector(dx: 20, dy: 0))
        #expect(drag.take() == ["lifted 0", "begin"])
        #expect(drop.lines == [])
        finger.move(to: end, duration: 0.3)
        #expect(drop.take() == ["handles", "enter", "update"])
        finger.lift()
        #expect(drag.take() == ["will end 2"] && drop.take() == ["perform", "drop"])
        stage.settle()
        #expect(drop.take() == ["dropped 0", "conclude", "end"] && drag.take() == ["end 2", "transferred"])
        #expect(drop.texts == ["a"] && drop.context as? String == "context")
        #expect(stage.window.subviews.last === target)
    }

    @Test(.documented("UIDragInteractionDelegate.dragInteraction(_:itemsForBeginning:)"))
    func `without items there is no drag`() {
        drag.texts = []
        stage.dragAndDrop(from: start, to: end)
        #expect(drag.lines == ["items"] && drop.lines == [])
    }

    @Test(.documented("UIDragInteractionDelegate.dragInteraction(_:willAnimateLiftWith:session:)"))
    func `a finger that goes up without having moved puts the item back`() {
        stage.longPress(at: start)
        stage.settle()
        #expect(drag.lines == ["items", "preview a", "lift", "lifting", "lifted 1"])
        #expect(stage.window.subviews.last === target)
    }

    @Test(.documented("UIDropOperation.cancel, UIDragInteractionDelegate.dragInteraction(_:item:willAnimateCancelWith:)"))
    func `where nobody takes them items go back`() {
        stage.dragAndDrop(from: start, to: CGPoint(x: 200, y: 300))
        #expect(drag.take().suffix(3) == ["will end 0", "cancel a", "end 0"] && drop.lines == [])
        drop.operation = .forbidden
        stage.dragAndDrop(from: start, to: end)
        #expect(drag.take().suffix(3) == ["will end 0", "cancel a", "end 0"])
        #expect(drop.take() == ["handles", "enter", "update", "exit", "end"])
        // A move that the session doesn't allow.
        drop.operation = .move
        drag.allowsMove = false
        stage.dragAndDrop(from: start, to: end)
        #expect(drag.take().last == "end 0" && !drop.take().contains("perform"))
        drag.allowsMove = true
        stage.dragAndDrop(from: start, to: end)
        #expect(drag.take().contains("end 3") && drop.take().contains("perform"))
    }

    @Test(.documented("UIDropInteractionDelegate.dropInteraction(_:canHandle:)"))
    func `a view that can't handle a session hears no more of it, and the one around it is asked`() {
        let inner = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
        let refusing = DropWatch()
        refusing.name = "inner"
        refusing.handles = false
        inner.addInteraction(UIDropInteraction(delegate: refusing))
        target.addSubview(inner)
        stage.layoutNow()
        stage.dragAndDrop(from: start, to: inner.convert(CGPoint(x: 30, y: 30), to: nil))
        #expect(refusing.lines == ["inner handles"] && drop.lines.contains("perform"))
    }

    @Test(.documented("UIDropInteractionDelegate.dropInteraction(_:sessionDidExit:)"))
    func `a finger that goes on leaves one view and enters another`() {
        let other = UIView(frame: CGRect(x: 20, y: 600, width: 150, height: 150))
        let second = DropWatch()
        other.addInteraction(UIDropInteraction(delegate: second))
        stage.window.addSubview(other)
        let finger = stage.touchDown(at: start)
        stage.advance(by: 0.6)
        finger.move(to: end, duration: 0.2)
        finger.move(to: CGPoint(x: 90, y: 680), duration: 0.2)
        #expect(drop.take() == ["handles", "enter", "update", "exit"])
        finger.lift()
        stage.settle()
        #expect(drop.take() == ["end"] && second.take().contains("perform"))
    }

    @Test(.documented("UIDragInteractionDelegate.dragInteraction(_:itemsForAddingTo:withTouchAt:)"))
    func `a tap with another finger adds items`() {
        let further = UIView(frame: CGRect(x: 300, y: 100, width: 60, height: 60))
        let watch = DragWatch()
        watch.more = ["b", "c"]
        further.addInteraction(UIDragInteraction(delegate: watch))
        stage.window.addSubview(further)
        stage.layoutNow()
        // Nothing is carried yet.
        stage.tap(further)
        #expect(watch.take() == [])
        let finger = stage.touchDown(at: start)
        stage.advance(by: 0.6)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.1)
        stage.tap(further)
        #expect(watch.take() == ["more 1", "preview b", "preview c"])
        finger.move(to: end, duration: 0.3)
        finger.lift()
        stage.settle()
        #expect(drop.texts == ["a", "b", "c"])
    }

    @Test(.documented("UIDragInteraction.isEnabled"))
    func `an interaction that is off lifts nothing`() throws {
        let interaction = try #require(source.interactions.first as? UIDragInteraction)
        #expect(interaction.isEnabled && UIDragInteraction.isEnabledByDefault && interaction.view === source)
        interaction.isEnabled = false
        stage.dragAndDrop(from: start, to: end)
        #expect(drag.lines == [])
        interaction.isEnabled = true
        source.removeInteraction(interaction)
        stage.dragAndDrop(from: start, to: end)
        #expect(drag.lines == [] && interaction.view == nil)
    }

    @Test(.assumed("as when a call comes in"))
    func `a finger that is taken away cancels the drag`() {
        let finger = stage.touchDown(at: start)
        stage.advance(by: 0.6)
        finger.move(to: end, duration: 0.2)
        finger.cancel()
        stage.settle()
        #expect(drag.lines.suffix(3) == ["will end 0", "cancel a", "end 0"])
        #expect(drop.lines == ["handles", "enter", "update", "exit", "end"] && drop.texts == [])
    }

    @Test(.documented("UIDragItem.previewProvider, UIDragPreview.init(for:title:)"))
    func `what is carried can look otherwise than what was lifted`() {
        let preview = UIDragPreview(for: URL(string: "https://example.org/a")!, title: "Example")
        #expect(preview.view.bounds.width > 40 && preview.view.bounds.height > 30)
        #expect(UIDragPreview(for: URL(string: "https://example.org/a")!).view.bounds.height < preview.view.bounds.height)
        let copy = preview.copy() as? UIDragPreview
        #expect(copy?.view === preview.view && copy !== preview)
        let target = UIDragPreviewTarget(container: source, center: CGPoint(x: 1, y: 2))
        let targeted = UITargetedDragPreview(for: URL(string: "https://example.org")!, target: target)
        #expect(targeted.target === target && targeted.retargetedPreview(with: target).view === targeted.view)
    }
}

import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Testing kit / Recording", .ours)
struct RecordingViewTests {
    let log = CallLog()

    @Test func `writes down whom the callbacks are about`() {
        let parent = RecordingView("parent", log: log, records: .hierarchy)
        let child = RecordingView("child", log: log, records: .hierarchy)
        parent.addSubview(child)
        #expect(
            log.take() == [
                "child.willMove(toSuperview: parent)",
                "child.didMoveToSuperview()",
                "parent.didAddSubview(child)",
            ])
        child.removeFromSuperview()
        #expect(log.lines.contains("parent.willRemoveSubview(child)"))
        #expect(log.lines.contains("child.willMove(toSuperview: nil)"))
    }

    @Test func `writes down only what was asked for`() {
        let view = RecordingView("view", log: log, records: .layout, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView().addSubview(view)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(log.lines == ["view.layoutSubviews()"])
    }

    @Test func `a log forgets what was taken and counts what was said`() {
        log.add("a.x()")
        log.add("b.x()")
        #expect(log.lines(of: "a") == ["a.x()"])
        #expect(log.count(of: "x()") == 2)
        #expect(log.take().count == 2)
        #expect(log.lines.isEmpty)
    }
}

import AppleFoundation
import TestEvidence
import Testing

extension Proofs {
    @Suite("Dispatch proofs / Scheduling", .documented("Timer, NotificationCenter, perform(_:with:afterDelay:)"))
    struct SchedulingTests {
        init() { _ = Journal.take() }

        @Test func `timers and delayed calls come in time, cancelled ones never`() {
            let work = Clockwork()
            work.start()
            for _ in 0..<100 where Journal.lines.count < 3 {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            }
            #expect(Journal.take() == ["tick info", "tock", "later x"])
        }

        @Test func `calls of one turn of a run loop come in the order they ask for`() {
            let work = Clockwork()
            work.lineUp()
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            #expect(Journal.take() == ["later a", "later again", "later b", "later c"])
            work.lineUp()
            RunLoop.current.cancelPerformSelectors(withTarget: work)
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            #expect(Journal.take() == [])
        }

        @Test func `observers are told in the order in which they came`() {
            let observers = (0..<8).map { _ in Clockwork() }
            for (index, observer) in observers.enumerated() { observer.listen(as: "\(index)") }
            NotificationCenter.default.post(name: Notification.Name("proof"), object: nil)
            #expect(Journal.take() == (0..<8).map { "\($0) heard proof" })
            NotificationCenter.default.removeObserver(observers[0])
            NotificationCenter.default.removeObserver(observers[1], name: Notification.Name("proof"), object: nil)
            NotificationCenter.default.post(name: Notification.Name("proof"), object: nil)
            #expect(Journal.take().count == 6)
            observers.forEach { NotificationCenter.default.removeObserver($0) }
        }

        @Test func `an observer that went is told nothing`() {
            var observer: Clockwork? = Clockwork()
            observer?.listen(as: "gone")
            observer = nil
            NotificationCenter.default.post(name: Notification.Name("proof"), object: nil)
            #expect(Journal.take() == [])
        }

        @Test func `a block observer can still be removed`() {
            let token = NotificationCenter.default.addObserver(forName: Notification.Name("block"), object: nil, queue: nil) {
                _ in
                Journal.write("block")
            }
            NotificationCenter.default.post(name: Notification.Name("block"), object: nil)
            NotificationCenter.default.removeObserver(token)
            NotificationCenter.default.post(name: Notification.Name("block"), object: nil)
            #expect(Journal.take() == ["block"])
        }

        @Test func `threads are started by selector`() {
            Worker().detach()
            #expect(Journal.take() == ["detached false", "in background false", "thread false"])
        }

        @Test func `the main thread is told in order`() async {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    Worker().reportHome()
                    continuation.resume()
                }
            }
            #expect(Journal.take() == (0..<5).map { "report \($0)" })
        }

        @Test func `all delayed calls of a target can be cancelled`() {
            Worker().cancelAll()
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            #expect(Journal.take() == [])
        }

        @Test func `undo is registered by selector`() {
            let editor = Editor()
            editor.undo.groupsByEvent = false
            editor.undo.beginUndoGrouping()
            editor.setText("a")
            editor.setText("b")
            editor.undo.endUndoGrouping()
            editor.undo.undo()
            #expect(editor.text == "")
            editor.undo.redo()
            #expect(editor.text == "b")
        }
    }
}

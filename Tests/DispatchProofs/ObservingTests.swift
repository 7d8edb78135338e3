import AppleFoundation
import TestEvidence
import Testing

extension Proofs {
    @Suite("Dispatch proofs / Observing", .documented("KVO"))
    struct ObservingTests {
        init() { _ = Journal.take() }

        @Test func `a change says old and new`() {
            let widget = Widget()
            let watcher = Watcher()
            watcher.watch(widget)
            widget.level = 1
            widget.level = 5
            watcher.token = nil
            widget.level = 9
            #expect(Journal.take() == ["level 0 -> 1", "level 1 -> 5"])
        }

        @Test func `a path follows the object on its way`() {
            let widget = Widget()
            let watcher = Watcher()
            watcher.watchChild(widget)
            let child = Widget()
            widget.child = child
            child.level = 3
            widget.child = nil
            child.level = 4
            #expect(Journal.take() == ["child's level 0", "child's level 3", "child's level -1"])
        }

        @Test func `an observer is told by name until it is removed`() {
            let widget = Widget()
            let watcher = Watcher()
            watcher.add(to: widget)
            widget.level = 2
            widget.setValue(3, forKey: "level")
            watcher.remove(from: widget)
            widget.level = 4
            #expect(Journal.take() == ["observed level = 2", "observed level = 3"])
        }

        @Test func `objects and observers may go while they are observed`() {
            let watcher = Watcher()
            for _ in 0..<200 {
                let widget = Widget()
                watcher.watch(widget)
            }
            var gone: Watcher? = Watcher()
            let widget = Widget()
            gone?.watch(widget)
            gone = nil
            widget.level = 1
            #expect(Journal.take() == [])
        }

        @Test(.documented("KVO: keyPathsForValuesAffecting<Key>"))
        func `a value that depends on others changes with them`() {
            let person = Person()
            person.watch()
            person.last = "Lovelace"
            person.first = "Augusta"
            person.token = nil
            person.first = "x"
            #expect(Journal.take() == ["Ada Lovelace", "Augusta Lovelace"])
        }
    }
}

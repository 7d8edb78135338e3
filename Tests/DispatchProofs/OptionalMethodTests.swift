import AppleFoundation
import TestEvidence
import Testing

extension Proofs {
    @Suite("Dispatch proofs / Optional methods", .documented("SWIFT: @objc optional"))
    struct OptionalMethodTests {
        init() { _ = Journal.take() }

        func go(_ owner: WidgetDelegate) -> [String] {
            let widget = Widget()
            widget.level = 7
            widget.delegate = owner
            widget.go()
            return Journal.take()
        }

        @Test func `a class that conforms without the methods has none`() {
            #expect(go(SilentOwner()) == ["required", "title: none", "name: none", "has tap: false", "responds: false"])
        }

        @Test func `a subclass may have them, though its base class conforms`() {
            #expect(
                go(TalkingOwner()) == [
                    "required", "did change 7", "title: row 3", "name: talking", "has tap: false", "responds: true",
                ])
        }

        @Test func `a method that writes its types differently is called all the same`() {
            #expect(go(OtherOwner())[1] == "other did change 7")
        }

        @Test func `a generic class may have them`() {
            #expect(
                go(GenericOwner<Int>()) == [
                    "required", "tapped with Int", "title: none", "name: none", "has tap: true", "responds: false",
                ])
        }

        @Test func `many threads may ask at once`() {
            DispatchQueue.concurrentPerform(iterations: 64) { index in
                let owner: WidgetDelegate = index.isMultiple(of: 2) ? TalkingOwner() : SilentOwner()
                #expect((owner.`widget(_:didChange:)` != nil) == index.isMultiple(of: 2))
            }
        }
    }
}

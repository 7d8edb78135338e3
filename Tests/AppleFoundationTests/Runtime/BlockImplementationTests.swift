import AppleFoundation
import TestEvidence
import Testing

@Suite("AppleFoundation / Runtime / Blocks as implementations", .documented("OBJC-RUNTIME: imp_implementationWithBlock(_:)"))
struct BlockImplementationTests {
    private final class Boat: NSObject {}

    @Test func `a block gets the object and the arguments, and no selector`() {
        let boat = Boat()
        var heard: [String] = []
        let imp = imp_implementationWithBlock { (object: Boat, isFast: Bool, name: NSString) in
            heard.append("\(object === boat) \(isFast) \(name)")
        }
        _objcFunction(imp, to: ((Boat, Selector, Bool, NSString) -> Void).self)(boat, Selector("sail:to:"), true, "Rome")
        #expect(heard == ["true true Rome"])
    }

    @Test(.assumed("what stands in a selector's place is whatever comes next, and nobody asks it"))
    func `a block with a place for the selector is called all the same`() {
        let boat = Boat()
        var count = 0
        let imp = imp_implementationWithBlock { (object: Boat, _: Selector) in if object === boat { count += 1 } }
        _objcFunction(imp, to: ((Boat, Selector, Bool) -> Void).self)(boat, Selector("sail:"), true)
        _objcFunction(imp, to: ((Boat, Selector) -> Void).self)(boat, Selector("sail"))
        #expect(count == 2)
    }

    @Test func `a selector that is handed over arrives`() {
        var found: Selector?
        let imp = imp_implementationWithBlock { (_: Boat, selector: Selector) in found = selector }
        _objcFunction(imp, to: ((Boat, Selector, Selector) -> Void).self)(Boat(), Selector("perform:"), Selector("anchor"))
        #expect(found == Selector("anchor"))
    }
}

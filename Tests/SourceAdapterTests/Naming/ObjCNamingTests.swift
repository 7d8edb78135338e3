import SourceAdapter
import TestEvidence
import Testing

@Suite("Source adapter / Naming / Selectors by rule", .documented("SWIFT-OBJC: how Swift names become Objective-C's"))
struct ObjCNamingTests {
    func name(_ base: String, _ labels: String..., throwing: Bool = false, async: Bool = false) -> String {
        ObjCNaming.selector(base: base, labels: labels, isThrowing: throwing, isAsync: async)
    }

    @Test func `a method without parameters keeps its name`() { #expect(name("refresh") == "refresh") }

    @Test func `a parameter without a label adds a colon`() {
        #expect(name("tap", "") == "tap:")
        #expect(name("draw", "", "") == "draw::")
    }

    @Test func `the first label is joined with With`() {
        #expect(name("swipe", "sender") == "swipeWithSender:")
        #expect(name("swipe", "sender", "event") == "swipeWithSender:event:")
    }

    @Test func `a label that starts with a preposition is joined bare`() {
        #expect(name("move", "to") == "moveTo:")
        #expect(name("cell", "forRowAt") == "cellForRowAt:")
        #expect(name("handle", "format") == "handleWithFormat:")
    }

    @Test func `a base name that ends with a preposition is joined bare`() {
        #expect(name("moveTo", "point") == "moveToPoint:")
        #expect(name("goto", "point") == "gotoWithPoint:")
    }

    @Test func `initialisers follow the same rule`() {
        #expect(name("init", "frame") == "initWithFrame:")
        #expect(name("init", "with") == "initWith:")
    }

    @Test func `later labels stand as they are`() { #expect(name("add", "", "to", "") == "add:to::") }

    @Test func `an error is returned through a last parameter`() {
        #expect(name("load", throwing: true) == "loadAndReturnError:")
        #expect(name("load", "path", throwing: true) == "loadWithPath:error:")
    }

    @Test func `an async method takes a completion handler`() {
        #expect(name("load", async: true) == "loadWithCompletionHandler:")
        #expect(name("load", "", async: true) == "load:completionHandler:")
        #expect(name("load", "", throwing: true, async: true) == "load:completionHandler:")
    }
}

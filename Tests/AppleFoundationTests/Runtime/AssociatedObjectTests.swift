import AppleFoundation
import TestEvidence
import Testing

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

private final class Log: @unchecked Sendable {
    var lines: [String] = []
}

private class Owner: NSObject {
    let log: Log
    init(_ log: Log) { self.log = log }
    deinit { log.lines.append("owner, value \(objc_getAssociatedObject(self, &firstKey) == nil ? "gone" : "there")") }
}

private class SubOwner: Owner {
    var rest = [1, 2, 3]
    deinit { log.lines.append("subclass") }
}

private final class Value: NSObject, NSCopying {
    let log: Log
    init(_ log: Log) { self.log = log }
    func copy(with zone: NSZone? = nil) -> Any { Value(log) }
    deinit { log.lines.append("value") }
}

private class GenericOwner<Item>: Owner {
    var item: Item?
}

private final class Plain {}

@Suite("AppleFoundation / Runtime / Associated objects", .documented("OBJC-RUNTIME: objc_setAssociatedObject"))
struct AssociatedObjectTests {
    private let log = Log()

    @Test func `a value is found under its key, until it is taken away`() {
        let owner = Owner(log)
        objc_setAssociatedObject(owner, &firstKey, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &secondKey, 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &firstKey) as? String == "text")
        #expect(objc_getAssociatedObject(owner, &secondKey) as? Int == 7)
        objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &secondKey) == nil)
    }

    @Test func `values go with their owner, after its deinit`() {
        do {
            let owner = SubOwner(log)
            objc_setAssociatedObject(owner, &firstKey, Value(log), .OBJC_ASSOCIATION_RETAIN)
            #expect(owner.rest.count == 3)
        }
        #expect(log.lines == ["subclass", "owner, value there", "value"])
    }

    @Test func `generic and plain Swift classes may own values`() {
        do {
            let owner = GenericOwner<String>(log)
            let plain = Plain()
            objc_setAssociatedObject(owner, &firstKey, Value(log), .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(plain, &firstKey, Value(log), .OBJC_ASSOCIATION_RETAIN)
            withExtendedLifetime((owner, plain)) {}
        }
        #expect(log.lines.sorted() == ["owner, value there", "value", "value"])
    }

    @Test func `an assigned value is not kept, a copied one is another`() {
        let owner = Plain()
        do {
            let value = Value(log)
            objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
            objc_setAssociatedObject(owner, &secondKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            #expect(objc_getAssociatedObject(owner, &firstKey) as? Value === value)
            #expect(objc_getAssociatedObject(owner, &secondKey) as? Value !== value)
        }
        #expect(log.lines == ["value"])
        #expect(objc_getAssociatedObject(owner, &firstKey) == nil && objc_getAssociatedObject(owner, &secondKey) != nil)
    }

    @Test func `chains of owners and many threads end well`() {
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            let local = Log()
            do {
                let head = Owner(local)
                var current: NSObject = head
                for _ in 0..<20 {
                    let next = Owner(local)
                    objc_setAssociatedObject(current, &firstKey, next, .OBJC_ASSOCIATION_RETAIN)
                    current = next
                }
            }
            #expect(local.lines.count == 21)
        }
    }

    @Test func `an object at the place of one that went has none`() {
        for index in 0..<2000 {
            let owner = Plain()
            #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
            if index.isMultiple(of: 2) { objc_setAssociatedObject(owner, &firstKey, index, .OBJC_ASSOCIATION_RETAIN) }
        }
    }
}

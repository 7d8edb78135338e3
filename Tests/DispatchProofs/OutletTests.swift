import AppleFoundation
import TestEvidence
import Testing

extension Proofs {
    @Suite("Dispatch proofs / Outlets", .documented("KVC"))
    struct OutletTests {
        init() { _ = Journal.take() }

        @Test func `a private weak outlet is set, and its observer runs`() {
            let form = Form()
            let label = NSObject()
            form.setValue(label, forKey: "label")
            #expect(form.hasLabel)
            #expect(form.value(forKey: "label") as? NSObject === label)
            #expect(Journal.take() == ["label didSet"])
        }

        @Test func `unowned, optional and collection outlets are set`() {
            let form = Form()
            let objects = [NSObject(), NSObject()]
            form.setValue(objects[0], forKey: "owner")
            form.setValue(objects, forKey: "collection")
            form.setValue(objects[1], forKey: "optional")
            #expect(form.owner === objects[0] && form.collection == objects && form.optional === objects[1])
            form.setValue(nil, forKey: "optional")
            #expect(form.optional == nil)
            form.setValue(NSArray(array: objects), forKey: "collection")
            #expect(form.collection == objects)
        }

        @Test func `numbers become what the property declares`() {
            let form = Form()
            form.setValue(NSNumber(value: 5), forKey: "radius")
            form.setValue(NSNumber(value: true), forKey: "isOn")
            form.setValue("a", forKey: "title")
            #expect(form.radius == 5 && form.isOn && form.title == "a")
            form.setValue(2, forKey: "radius")
            #expect(form.radius == 2)
        }

        @Test func `a generic class has outlets`() {
            let controller = NumberController()
            let view = NSObject()
            controller.setValue(view, forKey: "outlet")
            #expect(controller.outlet === view)
        }

        @Test func `an unknown key ends the process in Foundation's words`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Form().setValue(1, forKey: "nothing")
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("this class is not key value coding-compliant for the key nothing."))
        }

        @Test func `a value of another type ends the process with both types`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Form().setValue(NSObject(), forKey: "radius")
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("declares CGFloat was given"))
        }
    }
}

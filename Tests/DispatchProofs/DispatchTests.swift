import AppleFoundation
import TestEvidence
import Testing

extension Proofs {
    /// The sources in `Originals` are iOS code; these tests call what the adapter made of them.
    @Suite("Dispatch proofs / By name", .documented("OBJC-RUNTIME: messages are sent by name"))
    struct DispatchTests {
        init() { _ = Journal.take() }

        @Test func `a method is called, and its override`() {
            BaseController().perform(Selector("tap:"), with: "x")
            SubController().perform(Selector("tap:"), with: "y")
            #expect(Journal.take() == ["Base.tap(x)", "Base.tap(y)", "Sub.tap"])
        }

        @Test func `two arguments arrive, the second may be missing`() {
            BaseController().perform(Selector("two:event:"), with: "s", with: NSObject())
            BaseController().perform(Selector("two:event:"), with: "s", with: nil)
            #expect(Journal.take() == ["Base.two(s, event)", "Base.two(s, no event)"])
        }

        @Test func `private members and members of extensions are found`() {
            let controller = SubController()
            controller.perform(BaseController.secretSelector)
            controller.perform(BaseController.extensionSelector)
            controller.perform(hiddenSelector())
            #expect(Journal.take() == ["Base.secret", "Base.fromExtension", "Base.hidden"])
        }

        @Test func `a member of an extension can be overridden`() {
            (SubController() as BaseController).overriddenFromExtension()
            SubController().perform(Selector("overriddenFromExtension"))
            let both = ["Base.overriddenFromExtension", "Sub.overriddenFromExtension"]
            #expect(Journal.take() == both + both)
        }

        @Test func `an override in an extension is one`() {
            let object: NSObject = SubController()
            #expect(object.description == "a SubController")
            #expect(object.isEqual(SubController()))
        }

        @Test func `overloads have the names they declare`() {
            BaseController().perform(Selector("first:"), with: 1)
            BaseController().perform(Selector("second:"), with: "a")
            #expect(Journal.take() == ["first(1)", "second(a)"])
        }

        @Test func `an error becomes nil`() {
            #expect(BaseController().perform(Selector("failing:error:"), with: true) == nil)
            let result = BaseController().perform(Selector("failing:error:"), with: false)?.takeUnretainedValue()
            #expect(result as? String == "worked")
        }

        @Test func `an asynchronous method is started`() async {
            BaseController().perform(Selector("slowWithCompletionHandler:"), with: nil)
            for _ in 0..<1000 where Journal.lines.isEmpty { await Task.yield() }
            #expect(Journal.take() == ["slow"])
        }

        @Test func `class methods are called on the class, and overridden`() {
            MessageSending.send("shared:", to: BaseController.self, ["a"])
            MessageSending.send("shared:", to: SubController.self, ["b"])
            #expect(Journal.take() == ["BaseController.shared(a)", "SubController.shared(b)", "Sub.shared"])
        }

        @Test func `nested private and local classes are found`() {
            SubController().makeInner().perform(Selector("inside"))
            makeLocal().perform(Selector("local"))
            #expect(Journal.take() == ["Inner.inside", "Local.local"])
        }

        @Test func `generic classes know what they are made of`() {
            GenericController<String>().perform(Selector("generic:"), with: "a")
            NumberController().perform(Selector("generic:"), with: 1)
            NumberController().perform(Selector("tap:"), with: "z")
            #expect(Journal.take() == ["generic String true", "generic Int true", "Base.tap(z)"])
        }

        @Test func `objcMembers need no attribute`() {
            let model = Model()
            #expect(model.perform(Selector("pair:b:"), with: "z", with: 3)?.takeUnretainedValue() as? String == "z3")
            model.setValue("y", forKey: "name")
            #expect(model.value(forKey: "name") as? String == "y")
            #expect(model.value(forKey: "age") as? Int == 3)
        }

        @Test func `objects say what they respond to`() {
            let controller = SubController()
            #expect(controller.responds(to: Selector("tap:")))
            #expect(controller.responds(to: Selector("fromExtension")))
            #expect(!controller.responds(to: Selector("tap")))
            #expect(!controller.responds(to: Selector("nowhere")))
        }

        @Test func `classes are found by name, nested and private ones too`() {
            #expect(_objcClassForName("DispatchProofs.SubController") == SubController.self)
            #expect(_objcClassForName("DispatchProofs.SubController.Inner") != nil)
            #expect(_objcClassForName("DispatchProofs.Nowhere") == nil)
        }

        @Test func `what nobody declares ends the process in Objective-C's words`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                BaseController().perform(Selector("nowhere"))
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("BaseController nowhere]: unrecognized selector sent to instance"))
        }

        @Test func `a class held as a value is made with its own init`() {
            let types: [NSObject.Type] = [BaseController.self, SubController.self, NumberController.self, Form.self]
            for type in types {
                let object = type._new()
                #expect(Swift.type(of: object) == type)
            }
        }

        @Test func `a class right under NSObject answers awakeFromNib`() {
            Waker().perform(Selector("awakeFromNib"))
            #expect(Journal.take() == ["awake"])
        }
    }
}

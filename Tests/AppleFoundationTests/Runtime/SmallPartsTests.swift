import AppleFoundation
import TestEvidence
import Testing

private class Named: NSObject {
    override var description: String { "a named object" }
}

@Suite("AppleFoundation / Small parts", .assumed("the parts of Foundation that Linux lacks, as apps use them"))
struct SmallPartsTests {
    @Test func `formats take any object`() {
        #expect(String(format: "%@, %@ and %d", Named(), "text", 3) == "a named object, text and 3")
        #expect(String(format: "%@", NSNumber(value: 2.5)) == "2.5")
    }

    @Test func `a class describes itself by its registered name`() {
        #expect(Named.description() == NSStringFromClass(Named.self) && Named.description().hasSuffix("Named"))
    }

    @Test(.documented("NSValue: points, sizes and rectangles are bridged"))
    func `a rectangle becomes a value and comes back, and a value of another kind doesn't`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let told: [AnyHashable: Any] = ["end": NSValue(rect: rect), "place": NSValue(point: rect.origin)]
        #expect(told["end"] as? CGRect == rect && told["place"] as? CGPoint == rect.origin)
        #expect(told["end"] as? CGPoint == nil && told["place"] as? CGRect == nil && told["end"] as? CGSize == nil)
        #expect((rect as Any) as? NSValue == NSValue(rect: rect))
        #expect((rect.size as Any) as? NSValue == NSValue(size: rect.size))
    }

    @Test func `a CGFloat becomes a number and comes back`() {
        let boxed: Any = NSNumber(value: 2.5)
        #expect(boxed as? CGFloat == 2.5 && CGFloat(3) as NSNumber == 3)
        #expect((CGFloat(3) as Any) as? NSNumber == 3)
        #expect(([CGFloat(1), 2] as NSArray).value(forKeyPath: "@sum.self") as? CGFloat == 3)
    }

    @Test func `an exception that is raised ends the process with its name and reason`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSException(name: .invalidArgumentException, reason: "no good").raise()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("uncaught exception 'NSInvalidArgumentException', reason: 'no good'"))
    }

    @Test func `what is required ends the process with its sentence`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            require(CommandLine.arguments.isEmpty, "There is always an argument.")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("There is always an argument."))
    }

    @Test func `advice is for debug builds, unless the environment says otherwise`() {
        #expect(DebugProgram.givesAdvice(asked: nil, isDebug: true) && !DebugProgram.givesAdvice(asked: nil, isDebug: false))
        #expect(!DebugProgram.givesAdvice(asked: "0", isDebug: true) && DebugProgram.givesAdvice(asked: "1", isDebug: false))
        #expect(DebugProgram.givesAdvice(asked: "maybe", isDebug: true))
    }

    @Test func `one thread at a time is between the object's locks`() {
        let object = NSObject()
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            objc_sync_enter(object)
            objc_sync_enter(object)
            count += 1
            objc_sync_exit(object)
            objc_sync_exit(object)
        }
        #expect(count == 1000)
        #expect(objc_sync_exit(object) == -1)
    }

    @Test func `an activity has its delegate save before it becomes current`() {
        final class Saver: NSObject, NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) {
                userActivity.addUserInfoEntries(from: ["page": 3])
            }
        }
        let activity = NSUserActivity(activityType: "reading")
        let saver = Saver()
        activity.delegate = saver
        activity.userInfo = ["book": "a", "page": 1]
        activity.needsSave = true
        activity.becomeCurrent()
        #expect(activity.userInfo?["page"] as? Int == 3 && activity.userInfo?["book"] as? String == "a")
        #expect(NSUserActivity.currentActivity === activity && !activity.needsSave)
        activity.invalidate()
        #expect(NSUserActivity.currentActivity == nil)
    }

    @Test func `results stay until their pool ends`() {
        weak var gone: NSObject?
        autoreleasepool {
            let object = NSObject()
            gone = object
            _ = AutoreleaseList.unmanaged(object)
        }
        #expect(gone == nil)
    }
}

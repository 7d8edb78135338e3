import AppleFoundation
import Dispatch
import TestEvidence
import Testing
import UIKit

/// Swift Testing lets go of a suite's values on any thread, and so do completion handlers of apps.
@MainActor @Suite("Responders / Ending")
struct EndsOnMainThreadTests {
    /// Where the objects of a test ended, in their order.
    private final class Ends: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [Bool] = []
        var areOnMain: [Bool] { lock.withLock { list } }

        /// The main queue, that is: on which thread it runs is the test runner's affair.
        private static let isMain: DispatchSpecificKey<Bool> = {
            let key = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: key, value: true)
            return key
        }()
        func note() { lock.withLock { list.append(DispatchQueue.getSpecific(key: Self.isMain) == true) } }

        /// Lets go of an object on a thread of its own, and gives the main thread time to take it.
        @MainActor func end(_ object: consuming AnyObject, expecting count: Int = 1) async {
            nonisolated(unsafe) let reference = Unmanaged.passRetained(object)
            _ = consume object
            _ = Self.isMain
            await withCheckedContinuation { done in
                Thread {
                    reference.release()
                    done.resume()
                }.start()
            }
            for _ in 0..<1000 where areOnMain.count < count { await Task.yield() }
        }
    }

    private final class Label: UILabel {
        var ends: Ends?
        deinit { ends?.note() }
    }

    private final class Controller: UIViewController {
        var ends: Ends?
        override func loadView() {
            let label = Label()
            label.ends = ends
            view = label
        }
        deinit { ends?.note() }
    }

    private final class Press: UILongPressGestureRecognizer {
        var ends: Ends?
        deinit { ends?.note() }
    }

    @Test(.documented("MAIN-THREAD: UIKit only from the main thread"))
    func `a view that is let go elsewhere ends on the main thread`() async {
        let ends = Ends()
        func label() -> Label {
            let label = Label()
            label.ends = ends
            label.widthAnchor.constraint(equalToConstant: 20).isActive = true
            return label
        }
        await ends.end(label())
        #expect(ends.areOnMain == [true])
    }

    @Test(.documented("MAIN-THREAD: UIKit only from the main thread"))
    func `a controller takes its view with it`() async {
        let ends = Ends()
        func controller() -> Controller {
            let controller = Controller()
            controller.ends = ends
            controller.loadViewIfNeeded()
            return controller
        }
        await ends.end(controller(), expecting: 2)
        #expect(ends.areOnMain == [true, true])
    }

    @Test(.assumed("gesture recognisers belong to the main actor"))
    func `a gesture recogniser too`() async {
        let ends = Ends()
        func press() -> Press {
            let press = Press(target: nil, action: nil)
            press.ends = ends
            return press
        }
        await ends.end(press())
        #expect(ends.areOnMain == [true])
    }

    @Test(.documented("SWIFT: automatic reference counting")) func `other objects end where they are let go`() async {
        final class Other {
            let ends: Ends
            init(_ ends: Ends) { self.ends = ends }
            deinit { ends.note() }
        }
        let ends = Ends()
        func other() -> Other { Other(ends) }
        await ends.end(other())
        #expect(ends.areOnMain == [false])
    }

    @Test(.assumed("an object that is on its way to its end is gone for everyone else"))
    func `weak references don't wait for it`() async {
        let ends = Ends()
        weak var seen: Label?
        func label() -> Label {
            let label = Label()
            label.ends = ends
            seen = label
            return label
        }
        await ends.end(label())
        #expect(seen == nil && ends.areOnMain == [true])
    }

    @Test(.documented("OBJC-RUNTIME: objc_setAssociatedObject"))
    func `what is associated with a view stays until it ends`() async {
        nonisolated(unsafe) let key = UnsafeRawPointer(Unmanaged.passUnretained(Label.self as AnyObject).toOpaque())
        let ends = Ends()
        final class Companion {
            let ends: Ends
            init(_ ends: Ends) { self.ends = ends }
            deinit { ends.note() }
        }
        func label() -> Label {
            let label = Label()
            label.ends = ends
            objc_setAssociatedObject(label, key, Companion(ends), .OBJC_ASSOCIATION_RETAIN)
            return label
        }
        await ends.end(label(), expecting: 2)
        #expect(ends.areOnMain == [true, true])
    }

    @Test(.assumed("nothing changes for objects that end where they belong"))
    func `on the main thread the end comes at once`() {
        let ends = Ends()
        autoreleasepool {
            let controller = Controller()
            controller.ends = ends
            controller.loadViewIfNeeded()
        }
        #expect(ends.areOnMain == [true, true])
    }
}

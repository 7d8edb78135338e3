import AppleFoundation
import TestEvidence
import Testing
import UIKit

// Compiled in Swift 5 and in Swift 6 mode, where an own property touched outside its actor is an error. That there is no warning either,
// Scripts/prove-sdk says.

private final class Started: UIViewController {
    let field: UIView
    init() {
        field = UIView()
        super.init(nibName: nil, bundle: nil)
        field.tag = 3
        title = "started"
    }
    required init?(coder: NSCoder) {
        field = UIView()
        super.init(coder: coder)
        field.tag = 4
    }
}

private final class Conveniently: UIViewController {
    convenience init() { self.init(nibName: "Nib", bundle: nil) }
}

private class Panel: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
        tag = 5
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Turned: UIPercentDrivenInteractiveTransition {
    override init() {
        super.init()
        completionSpeed = 0.25
    }
}

private final class Delegate: UIResponder {
    var window: UIWindow?
    override init() {
        super.init()
        window = next as? UIWindow
    }
}

private final class Item: UIBarButtonItem {
    override init() {
        super.init()
        title = "item"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Space: UILayoutGuide {
    override init() {
        super.init()
        identifier = "space"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Finger: UITouch {
    var count = 0
    override init() {
        super.init()
        count = view == nil ? 1 : 0
    }
}

private final class Pull: UIPanGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }
}

extension Proofs {
    @MainActor
    @Suite(
        "UIKit proofs / Initialisers",
        .documented("MAIN-THREAD: views, controllers, gestures and their relatives belong to the main actor"))
    struct InitialiserTests {
        @Test func `an init without parameters is on the main actor`() {
            let started = Started()
            #expect(started.title == "started" && started.field.tag == 3)
            #expect(Conveniently().nibName == "Nib")
            #expect(Panel().tag == 5 && Panel().frame.width == 3)
            #expect(Turned().completionSpeed == 0.25)
            #expect(Delegate().window == nil)
            #expect(Item().title == "item")
            #expect(Space().identifier == "space")
            #expect(Finger().count == 1)
            #expect(!Pull().cancelsTouchesInView)
        }

        @Test func `such a class held as a value is made with it`() {
            let classes: [NSObject.Type] = [Turned.self, Delegate.self, Item.self, Space.self, Finger.self, UIView.self]
            for type in classes { #expect(Swift.type(of: type._new()) == type) }
            #expect((classes[0]._new() as? Turned)?.completionSpeed == 0.25)
            #expect((classes[2]._new() as? Item)?.title == "item")
        }
    }
}

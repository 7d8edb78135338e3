import AppleFoundation
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// An app's own application object, as those make it who watch all touches.
final class WatchfulApplication: UIApplication {
    var phases: [UITouch.Phase] = []
    var actions: [Selector] = []

    override func sendEvent(_ event: UIEvent) {
        phases += event.allTouches?.map(\.phase) ?? []
        super.sendEvent(event)
    }

    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        actions.append(action)
        return super.sendAction(action, to: target, from: sender, for: event)
    }
}

@MainActor @Suite("Sessions / The principal class")
struct PrincipalClassTests {
    let stage = Stage(ownsApplication: true)

    @Test(.documented("UIApplicationMain: principalClassName, the name of UIApplication's subclass"))
    func `the application object is of the class that is named`() {
        stage.perform {
            ApplicationStart.takePrincipal(named: NSStringFromClass(WatchfulApplication.self))
            #expect(UIApplication.shared is WatchfulApplication)
            #expect(UIApplication.shared === UIApplication.shared)
        }
    }

    @Test(.documented("UIApplicationMain: without a name NSPrincipalClass of the information file"))
    func `without a name the information file's counts`() {
        stage.perform {
            let old = InformationFile.values
            defer { InformationFile.values = old }
            InformationFile.values = ["NSPrincipalClass": NSStringFromClass(WatchfulApplication.self)]
            ApplicationStart.takePrincipal(named: nil)
            #expect(UIApplication.shared is WatchfulApplication)
        }
    }

    @Test(.documented("INFO-PLIST: NSPrincipalClass, UIApplication where there is none"))
    func `without either it is UIKit's, by name too`() {
        stage.perform {
            ApplicationStart.takePrincipal(named: nil)
            #expect(type(of: UIApplication.shared) == UIApplication.self)
            ApplicationStart.takePrincipal(named: "UIApplication")
            #expect(type(of: UIApplication.shared) == UIApplication.self)
        }
    }

    @Test(.documented("UIApplication.sendEvent: override it to intercept events"))
    func `all touches pass through its sendEvent`() throws {
        stage.perform { ApplicationStart.takePrincipal(named: NSStringFromClass(WatchfulApplication.self)) }
        stage.show(UIView())
        stage.tap(at: CGPoint(x: 100, y: 300))
        let application = try #require(stage.perform { UIApplication.shared } as? WatchfulApplication)
        #expect(application.phases == [.began, .ended])
    }

    @Test(.assumed("as the delegate's words, which crash logs have: github.com/dotnet/macios issue 16219"))
    func `a class that isn't there is named`() {
        stage.perform {
            let reports = Misuse.observed { ApplicationStart.takePrincipal(named: "Gone") }
            #expect(
                reports.map(\.message) == [
                    "Unable to instantiate the UIApplication subclass instance. No class named Gone is loaded."
                ])
        }
    }
}

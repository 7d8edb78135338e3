import AppleFoundation
import TestEvidence
import Testing
import UIKit

extension Proofs {
    @MainActor @Suite("UIKit proofs / Delegates", .documented("SWIFT: @objc optional"))
    struct DelegateTests {
        init() { _ = Journal.take() }

        @Test func `a subclass may have the methods, though its base class conforms`() {
            let delegates: [UIApplicationDelegate] = [SilentDelegate(), TalkingDelegate(), OldDelegate()]
            let results = delegates.map { $0.`application(_:didFinishLaunchingWithOptions:)`?(.shared, [:]) }
            #expect(results == [nil, true, false])
            for delegate in delegates { delegate.`applicationDidBecomeActive(_:)`?(.shared) }
            #expect(Journal.take() == ["launched with 0", "launched the old way", "active"])
        }

        @Test func `objects say whether they have them`() {
            let selector = Selector("applicationDidBecomeActive:")
            #expect(TalkingDelegate().responds(to: selector) && !SilentDelegate().responds(to: selector))
        }

        @Test func `an optional property may be missing`() {
            let delegate = TalkingDelegate()
            delegate.window = UIWindow()
            #expect((delegate as UIApplicationDelegate).window == delegate.window)
            #expect((SilentDelegate() as UIApplicationDelegate).window == nil)
        }

        @Test func `of requirements with one name each class has the one that it fits`() {
            let filter: UIGestureRecognizerDelegate = TouchFilter()
            #expect(filter.`gestureRecognizer:shouldReceiveTouch:` != nil)
            #expect(filter.`gestureRecognizer:shouldReceivePress:` == nil)
            #expect(filter.`gestureRecognizerShouldBegin(_:)` == nil)
            let other: UIGestureRecognizerDelegate = ExtensionFilter()
            #expect(other.`gestureRecognizerShouldBegin(_:)`?(UIGestureRecognizer()) == false)
        }

        @Test func `presentations ask delegates, their own and inherited methods`() {
            let controller = UIPresentationController(presentedViewController: PlainController(), presenting: nil)
            let announcer = Announcer()
            let (plain, strict) = (Presenter(), StrictPresenter())
            announcer.delegate = plain
            #expect(announcer.ask(controller) && !announcer.asksForStyle)
            announcer.delegate = strict
            #expect(!announcer.ask(controller))
            let adapting: UIAdaptivePresentationControllerDelegate = strict
            #expect(adapting.`adaptivePresentationStyle(for:)`?(controller) == UIModalPresentationStyle.none)
        }

        @Test func `animators and what drives them`() {
            let giving: UIViewControllerTransitioningDelegate = StrictPresenter()
            #expect(giving.`animationController(forPresented:presenting:source:)` == nil)
            let animator = giving.`animationController(forDismissed:)`?(PlainController())
            #expect(animator?.transitionDuration(using: nil) == 0.25)
            animator?.`animationEnded(_:)`?(true)
            #expect(Journal.take() == ["ended true"])
            let driver: UIViewControllerInteractiveTransitioning = Driver()
            #expect(driver.completionSpeed == 2 && driver.wantsInteractiveStart == nil)
        }
    }
}

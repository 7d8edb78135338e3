@_spi(House) import AppleFoundation
import Synchronization

/// A mistake that UIKit would raise or log. Tests compare the cases; people read the words.
///
/// UIKit raises an exception for some of them: those end the process unless somebody listens (`Misuse.observed`).
/// The others are logged, and the call goes on.
package enum Misuse: Error, Hashable, Sendable {
    // MARK: Views
    case subviewOfItself(view: String)
    case cycleInHierarchy(view: String, superview: String)
    case siblingNotInSuperview(view: String, sibling: String)
    case layoutFeedbackLoop(view: String)
    case layoutInsideItself(view: String)
    case unbalancedCommitAnimations
    case unbalancedGraphicsContextPop
    case keyframeOutsideKeyframeAnimation

    // MARK: View controllers
    case unbalancedAppearance(controller: String)
    case childOfItself(controller: String)
    case cycleOfControllers(controller: String, parent: String)
    case notAChild(controller: String, parent: String)
    case childBelongsElsewhere(child: String, expected: String, requested: String)
    case viewBelongsElsewhere(child: String, expected: String, actual: String)
    case viewHasController(view: String, controller: String, newController: String)
    case noCommonParent(from: String, to: String)
    case transitionInManualContainer(controller: String)
    case presentedTwice(controller: String, presenter: String)
    case presentingChild(controller: String, parent: String)
    case presentingActive(controller: String)
    case presentationRefused(controller: String, presenter: String, source: String, reason: PresentationRefusal)
    case presentingOnDetached(controller: String)
    case dismissedInProgress(controller: String)
    case popoverWithoutAnchor(presentation: String)
    case alert(AlertMisuse)
    case nibMissing(name: String, bundle: String)
    case nibWithoutView(name: String)
    case appearanceCalledDirectly(controller: String, selector: String)
    case superNotCalled(controller: String, method: String)
    case viewWithoutParent(child: String, host: String)
    case didMoveForgotten(child: String, parent: String)
    case willMoveForgotten(child: String, parent: String)
    case controllerLeaked(controller: String, way: String)
    case loadingWhileDeallocating(controller: String)
    case traitCollectionOverridden(type: String)
    case preferredOrientationUnsupported(preferred: String, supported: String)
    case restorationClassUnsuited(type: String)
    case undefinedOutlet(String)
    /// A storyboard, a scene or a segue that isn't there.
    case storyboard(String)

    // MARK: Layers
    case layerDelegateReplaced(view: String)
    case invalidGeometry(String)
    case cycleInLayers(String)
    case layerLimit(String)

    // MARK: Constraints
    case illegalLayout(exception: String, reason: String)
    case unsatisfiableConstraints(String)
    case layoutWarning(String)

    // MARK: Property animators
    case animatorReleasedWhilePaused
    case animatorReleasedWhileStopped
    case animatorAction(String, state: String)

    // MARK: Windows and application
    case windowWithoutRootViewController(window: String)

    // MARK: Threads
    case offMainThread(call: String)

    // MARK: Anything else
    case raised(name: String, words: String)
    case other(String, isException: Bool)

    /// Why a presentation does not take place.
    package enum PresentationRefusal: Hashable, Sendable {
        case notInWindow
        case alreadyPresenting(String)
        case inProgress

        var words: String {
            switch self {
            case .notInWindow: return "whose view is not in the window hierarchy."
            case .alreadyPresenting(let other): return "which is already presenting \(other)."
            case .inProgress: return "while a presentation is in progress."
            }
        }
    }

    package enum Severity: Sendable { case warning, exception }

    package var severity: Severity {
        switch self {
        case .childOfItself, .cycleOfControllers, .notAChild, .childBelongsElsewhere, .viewBelongsElsewhere, .viewHasController,
            .noCommonParent, .transitionInManualContainer, .nibMissing, .nibWithoutView, .presentedTwice, .presentingChild,
            .presentingActive, .popoverWithoutAnchor, .alert, .preferredOrientationUnsupported,
            .windowWithoutRootViewController, .undefinedOutlet, .storyboard:
            return .exception
        case .subviewOfItself, .cycleInHierarchy, .animatorReleasedWhilePaused, .animatorReleasedWhileStopped, .animatorAction:
            return .exception
        case .illegalLayout, .raised, .invalidGeometry, .cycleInLayers: return .exception
        case .other(_, let isException):
            return isException ? .exception : .warning
        default:
            return .warning
        }
    }

    package var message: String {
        switch self {
        case .subviewOfItself:
            return "Can't add self as subview"
        case .cycleInHierarchy(let view, let superview):
            return "view \(view) is a part of cycle in its view tree: it already contains \(superview). "
                + "Remove the inner view from its superview first."
        case .siblingNotInSuperview(let view, let sibling):
            return "\(sibling) is not a subview of the view that should get \(view); \(view) goes to the front instead."
        case .layoutFeedbackLoop(let view):
            return "\(view) asked for layout again in each of the last passes of one frame. "
                + "Something in layoutSubviews() changes what it depends on; the rest waits for the next frame."
        case .layoutInsideItself(let view):
            return "\(view) is laid out inside its own layout, without an end: layoutSubviews(), viewWillLayoutSubviews() or "
                + "viewDidLayoutSubviews() asks for layout again and calls layoutIfNeeded(). On iOS this ends in a stack overflow; "
                + "here the innermost call does nothing. Change what layout depends on before it, or only when it has changed."
        case .unbalancedCommitAnimations:
            return "commitAnimations() without beginAnimations(_:context:)."
        case .unbalancedGraphicsContextPop:
            return "UIGraphicsPopContext() without UIGraphicsPushContext(_:)."
        case .keyframeOutsideKeyframeAnimation:
            return "addKeyframe(withRelativeStartTime:relativeDuration:animations:) should only be called "
                + "inside the animations of animateKeyframes(withDuration:delay:options:animations:completion:)."
        case .unbalancedAppearance(let controller):
            return "Unbalanced calls to begin/end appearance transitions for \(controller)."
        case .childOfItself(let controller):
            return "A view controller cannot contain itself: \(controller). Pass a different controller to addChild(_:)."
        case .cycleOfControllers(let controller, let parent):
            return "\(controller) contains \(parent) and cannot become its child. Remove the inner one from its parent first."
        case .notAChild(let controller, let parent):
            return "\(controller) is not a child of \(parent). Call addChild(_:) before you set its traits."
        case .childBelongsElsewhere(let child, let expected, let requested):
            return "child view controller:\(child) should have parent view controller:\(expected) "
                + "but requested parent is:\(requested)"
        case .viewBelongsElsewhere(let child, let expected, let actual):
            return "child view controller:\(child) should have parent view controller:\(expected) "
                + "but actual parent is:\(actual)"
        case .viewHasController(let view, let controller, let newController):
            return "A view can only be associated with at most one view controller at a time! View \(view) is associated with "
                + "\(controller). Clear this association before associating this view with \(newController)."
        case .noCommonParent(let from, let to):
            return "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
                + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        case .transitionInManualContainer(let controller):
            return "\(controller) forwards appearance by hand, so transition(from:to:) cannot do it. "
                + "Swap the views yourself between beginAppearanceTransition and endAppearanceTransition."
        case .presentedTwice(let controller, let presenter):
            return "Application tried to present modally a view controller \(controller) that is already being presented by "
                + "\(presenter)."
        case .presentingChild(let controller, let parent):
            return "Application tried to present modally a view controller \(controller) that has a parent view controller "
                + "\(parent)."
        case .presentingActive(let controller):
            return "Application tried to present modally an active controller \(controller)."
        case .presentationRefused(let controller, let presenter, let source, let reason):
            return "Attempt to present \(controller) on \(presenter) (from \(source)) \(reason.words)"
        case .presentingOnDetached(let controller):
            return "Presenting view controllers on detached view controllers is discouraged \(controller)."
        case .dismissedInProgress(let controller):
            return "Attempt to dismiss from view controller \(controller) while a presentation or dismiss is in progress."
        case .popoverWithoutAnchor(let presentation):
            return "UIPopoverPresentationController (\(presentation)) should have a non-nil sourceView or barButtonItem set "
                + "before the presentation occurs."
        case .alert(let misuse): return misuse.words
        case .nibMissing(let name, let bundle):
            return "Could not load NIB in bundle: 'NSBundle <\(bundle)> (loaded)' with name '\(name)'"
        case .nibWithoutView(let name):
            return "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib "
                + "but the view outlet was not set."
        case .appearanceCalledDirectly(let controller, let selector):
            return "[ViewController] Calling -\(selector) directly on a view controller is not supported, and may result in "
                + "out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and "
                + "-endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a "
                + "symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. "
                + "View controller: \(controller)"
        case .superNotCalled(let controller, let method):
            return "\(controller) overrides \(method) without calling super. Add super.\(method) to the override."
        case .viewWithoutParent(let child, let host):
            return "The view of \(child) appeared inside the view of \(host), but \(child) has no parent. Call addChild(_:) on "
                + "\(host) before adding the view, and didMove(toParent:) on the child afterwards."
        case .didMoveForgotten(let child, let parent):
            return "\(child) appeared as a child of \(parent), but was never told didMove(toParent:). Call it when the child "
                + "has been added, after the animation if there is one; an override of it calls super."
        case .willMoveForgotten(let child, let parent):
            return
                "\(child) was removed from \(parent) without being told willMove(toParent: nil). Call that first, then take its "
                + "view away, then call removeFromParent()."
        case .controllerLeaked(let controller, let way):
            return "\(controller) is still alive after it was \(way). Something holds it: look for closures, timers and "
                + "delegates that refer to it strongly."
        case .loadingWhileDeallocating(let controller):
            return "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in "
                + "undefined behavior (\(controller))"
        case .traitCollectionOverridden(let type):
            return "Class \(type) overrides the -traitCollection getter, which is not supported. If you're trying to override "
                + "traits, you must use the appropriate API."
        case .preferredOrientationUnsupported(let preferred, let supported):
            return "preferredInterfaceOrientationForPresentation '\(preferred)' must match a supported interface orientation: "
                + "'\(supported)'!"
        case .restorationClassUnsuited(let type):
            return "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: "
                + "Class is \(type)"
        case .undefinedOutlet(let words), .storyboard(let words): return words
        case .layerDelegateReplaced(let view):
            return "The layer of \(view) has another delegate now, so the view no longer lays out or draws it."
        case .invalidGeometry(let reason), .cycleInLayers(let reason), .layerLimit(let reason): return reason
        case .animatorReleasedWhilePaused:
            return "It is an error to release a paused or stopped property animator. Property animators must either "
                + "finish animating or be explicitly stopped and finished before they can be released."
        case .animatorReleasedWhileStopped:
            return "It is an error to release a paused or stopped property animator. Property animators must either "
                + "finish animating or be explicitly stopped and finished before they can be released."
        case .animatorAction(let action, let state):
            return "\(action) can't be sent to a property animator whose state is \(state)."
        case .windowWithoutRootViewController:
            return "Application windows are expected to have a root view controller at the end of application launch"
        case .offMainThread(let call):
            return "Main Thread Checker: UI API called on a background thread: \(call)"
        case .illegalLayout(_, let text), .unsatisfiableConstraints(let text), .layoutWarning(let text): return text
        case .other(let text, _), .raised(_, let text):
            return text
        }
    }

    /// The exception's name on iOS.
    package var exceptionName: String {
        switch self {
        case .childBelongsElsewhere, .viewBelongsElsewhere, .viewHasController: return "UIViewControllerHierarchyInconsistency"
        case .popoverWithoutAnchor, .alert(.sheetWithoutAnchor): return "NSGenericException"
        case .childOfItself, .cycleOfControllers, .notAChild, .noCommonParent, .transitionInManualContainer, .presentedTwice,
            .presentingChild, .presentingActive, .storyboard:
            return "NSInvalidArgumentException"
        case .subviewOfItself: return "NSInvalidArgumentException"
        case .undefinedOutlet: return "NSUnknownKeyException"
        case .preferredOrientationUnsupported: return "UIApplicationInvalidInterfaceOrientation"
        case .cycleInHierarchy, .cycleInLayers: return "CALayerInvalid"
        case .invalidGeometry: return "CALayerInvalidGeometry"
        case .illegalLayout(let name, _), .raised(let name, _): return name
        default: return "NSInternalInconsistencyException"
        }
    }
}

extension Misuse: CustomStringConvertible {
    package var description: String { message }
}

// MARK: - Reporting

extension Misuse {
    private struct State {
        var observers: [Int: @Sendable (Misuse) -> Void] = [:]
        var nextToken = 0
        var isQuiet = false
    }

    private static let state = Mutex(State())

    /// Tells whoever listens and writes the words to standard error. An exception that nobody listens for ends the process.
    ///
    /// The caller goes on after this returns: it refuses the request and leaves everything as it was.
    package static func report(_ misuse: Misuse) {
        if let collected = collected.current {
            collected.list.append(misuse)
            return
        }
        let observers = state.withLock { $0.observers.sorted { $0.key < $1.key }.map(\.value) }
        if observers.isEmpty {
            if misuse.severity == .exception {
                UncaughtException.end(name: misuse.exceptionName, reason: misuse.message)
            }
            Diagnostics.write("[Misuse] \(misuse.message)")
        }
        for observer in observers { observer(misuse) }
    }

    /// Calls `body` for every misuse until `removeObserver` gets the token. While somebody observes, exceptions don't trap.
    package static func addObserver(_ body: @escaping @Sendable (Misuse) -> Void) -> Int {
        state.withLock { state in
            state.nextToken += 1
            state.observers[state.nextToken] = body
            return state.nextToken
        }
    }

    package static func removeObserver(_ token: Int) {
        state.withLock { $0.observers[token] = nil }
    }

    /// What one `observed(during:)` has heard so far.
    private final class Collected {
        var list: [Misuse] = []
    }

    private static let collected = ThreadObject<Collected>()

    /// Whether somebody reads the reports by program.
    package static var isObserved: Bool { collected.current != nil || state.withLock { !$0.observers.isEmpty } }

    /// The misuses that happened on this thread while `body` ran. Nothing is logged and nothing traps meanwhile.
    package static func observed(during body: () throws -> Void) rethrows -> [Misuse] {
        let heard = Collected()
        try collected.with(heard, body)
        return heard.list
    }
}

/// Says that an app made a mistake, in UIKit's words. With a name it is an exception, which ends the process unless a test listens.
package func reportMisuse(_ words: String, exception name: NSExceptionName? = nil) {
    Misuse.report(name.map { .raised(name: $0.rawValue, words: words) } ?? .other(words, isException: false))
}

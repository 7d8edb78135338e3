import AppleFoundation
import QuartzCore
import UIKit

/// What has happened since a program was started, for whoever looks at it later: callbacks of controllers, and what the app did wrong.
@MainActor package final class RunRecord {
    package static let shared = RunRecord()

    struct Entry {
        let time: Double
        weak var controller: UIViewController?
        let name: String
        let call: String
        var times = 1
        var isInWindow: Bool
    }

    private(set) var entries: [Entry] = []
    private(set) var mistakes: [(time: Double, words: String)] = []
    private var start: Double?
    private var said: Set<String> = []
    /// The oldest go when there are more.
    private static let most = 600

    /// From now on everything is written down. What the app did wrong is said as before, and ends the program where it did.
    package func begin() {
        guard start == nil else { return }
        start = MediaTime.clock.now
        ControllerObservation.observer = { [unowned self] controller, event in note(controller, event) }
        _ = Misuse.addObserver { misuse in
            if misuse.severity == .exception { UncaughtException.end(name: misuse.exceptionName, reason: misuse.message) }
            guard Thread.isMainThread else { return Diagnostics.write("[Misuse] \(misuse.message)") }
            MainActor.assumeIsolated { RunRecord.shared.note(misuse) }
        }
    }

    private var time: Double { MediaTime.clock.now - (start ?? 0) }

    private func note(_ misuse: Misuse) {
        // Some are said anew to whoever listens, and once to people.
        guard said.insert(misuse.message).inserted else { return }
        Diagnostics.write("[Misuse] \(misuse.message)")
        mistakes.append((time, misuse.message))
        if mistakes.count > Self.most { mistakes.removeFirst() }
    }

    private func note(_ controller: UIViewController, _ event: ControllerEvent) {
        let call = event.call
        let isInWindow = controller.viewIfLoaded?.window != nil
        for place in entries.indices.suffix(2) where entries[place].controller === controller && entries[place].call == call {
            entries[place].times += 1
            return
        }
        let entry = Entry(
            time: time, controller: controller, name: "\(type(of: controller))", call: call, isInWindow: isInWindow)
        entries.append(entry)
        if entries.count > Self.most { entries.removeFirst(entries.count - Self.most) }
    }
}

extension ControllerEvent {
    /// As it is written in a program.
    var call: String {
        func name(_ controller: UIViewController?) -> String { controller.map { "\(type(of: $0))" } ?? "nil" }
        func number(_ value: CGFloat) -> String { Inspection.number(Double(value)) }
        switch self {
        case .loadView: return "loadView()"
        case .viewDidLoad: return "viewDidLoad()"
        case .viewWillAppear(let animated): return "viewWillAppear(\(animated))"
        case .viewIsAppearing(let animated): return "viewIsAppearing(\(animated))"
        case .viewDidAppear(let animated): return "viewDidAppear(\(animated))"
        case .viewWillDisappear(let animated): return "viewWillDisappear(\(animated))"
        case .viewDidDisappear(let animated): return "viewDidDisappear(\(animated))"
        case .updateViewConstraints: return "updateViewConstraints()"
        case .viewWillLayoutSubviews: return "viewWillLayoutSubviews()"
        case .viewDidLayoutSubviews: return "viewDidLayoutSubviews()"
        case .viewSafeAreaInsetsDidChange: return "viewSafeAreaInsetsDidChange()"
        case .viewLayoutMarginsDidChange: return "viewLayoutMarginsDidChange()"
        case .willMove(let parent): return "willMove(toParent: \(name(parent)))"
        case .didMove(let parent): return "didMove(toParent: \(name(parent)))"
        case .willTransition: return "willTransition(to: traits)"
        case .viewWillTransition(let size): return "viewWillTransition(to: \(number(size.width))×\(number(size.height)))"
        case .traitCollectionDidChange: return "traitCollectionDidChange()"
        case .preferredContentSizeDidChange(let child): return "preferredContentSizeDidChange(\(name(child)))"
        case .didReceiveMemoryWarning: return "didReceiveMemoryWarning()"
        }
    }
}

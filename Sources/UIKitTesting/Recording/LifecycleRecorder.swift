import AppleFoundation
import CoreGraphics
import UIKit

/// Writes down every callback of every view controller, without subclasses.
///
/// ```swift
/// let recorder = LifecycleRecorder()
/// stage.window.rootViewController = home
/// stage.layoutNow()
/// #expect(recorder.take() == ["Home.viewDidLoad()", "Home.viewWillAppear(false)", …])
/// print(recorder.timeline)
/// ```
/// A controller goes by the name given here, its title, or its class. One recorder listens at a time: the newest.
@preconcurrency @MainActor public final class LifecycleRecorder {
    /// Which callbacks are written down.
    public struct Calls: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// `loadView` and `viewDidLoad`.
        public static let loading = Calls(rawValue: 1)
        /// Will, is and did.
        public static let appearance = Calls(rawValue: 2)
        /// Parents that come and go.
        public static let containment = Calls(rawValue: 4)
        /// Layout and constraints.
        public static let layout = Calls(rawValue: 8)
        /// Safe area and margins.
        public static let insets = Calls(rawValue: 16)
        /// Sizes and traits.
        public static let environment = Calls(rawValue: 32)
        public static let memory = Calls(rawValue: 64)
        /// Loading, appearance and parents.
        public static let lifecycle: Calls = [.loading, .appearance, .containment]
        public static let all: Calls = [.lifecycle, .layout, .insets, .environment, .memory]
    }

    /// One callback, and what the controller was like at that moment.
    public struct Entry: Sendable {
        public let time: TimeInterval
        public let controller: String
        public let call: String
        /// Why it comes or goes: `isMovingToParent` and the like.
        public let flags: [String]
        public let isInWindow: Bool
        /// Of a loaded view.
        public let bounds: CGRect?
        public let safeArea: UIEdgeInsets

        public var line: String { "\(controller).\(call)" }
    }

    public private(set) var entries: [Entry] = []
    public var records: Calls
    private var names: [ObjectIdentifier: String] = [:]
    private let clock: () -> TimeInterval

    public init(_ records: Calls = .all, on stage: Stage? = nil) {
        self.records = records
        // What earlier turns have left over belongs to nobody's recording.
        FrameLoop.commit()
        clock = { [weak stage] in stage?.time ?? 0 }
        ControllerObservation.observer = { [weak self] controller, event in self?.note(controller, event) }
    }

    /// Calls the controller by this name from now on.
    public func name(_ controller: UIViewController, _ name: String) { names[ObjectIdentifier(controller)] = name }

    // MARK: Reading

    /// `Home.viewWillAppear(false)`, in order.
    public var lines: [String] { entries.map(\.line) }

    /// The lines since the last `take()` or `clear()`, which are then forgotten.
    public func take() -> [String] {
        defer { entries = [] }
        return lines
    }

    public func clear() { entries = [] }

    /// The lines with time, flags, window, bounds and safe area, in columns.
    public var timeline: String {
        var text = ""
        let width = entries.map(\.line.count).max() ?? 0
        for entry in entries {
            var parts = [entry.isInWindow ? "in window" : "no window"]
            if let bounds = entry.bounds { parts.append("\(Describe.number(bounds.width))×\(Describe.number(bounds.height))") }
            if entry.safeArea != .zero {
                let s = entry.safeArea
                parts.append("safe " + [s.top, s.left, s.bottom, s.right].map(Describe.number).joined(separator: ","))
            }
            if !entry.flags.isEmpty { parts.append(entry.flags.joined(separator: " ")) }
            let line = entry.line.padding(toLength: width, withPad: " ", startingAt: 0)
            text += String(format: "%7.3f  ", entry.time) + line + "  " + parts.joined(separator: "  ") + "\n"
        }
        return text
    }

    // MARK: Writing

    private func note(_ controller: UIViewController, _ event: ControllerEvent) {
        let (kind, call) = describe(event)
        guard records.contains(kind) else { return }
        let view = controller.viewIfLoaded
        entries.append(
            Entry(
                time: clock(), controller: recordedName(controller), call: call, flags: flags(controller, event),
                isInWindow: view?.window != nil, bounds: view?.bounds, safeArea: view?.safeAreaInsets ?? .zero))
    }

    private func flags(_ controller: UIViewController, _ event: ControllerEvent) -> [String] {
        var flags: [String] = []
        if controller.isBeingPresented { flags.append("isBeingPresented") }
        if controller.isBeingDismissed { flags.append("isBeingDismissed") }
        if controller.isMovingToParent { flags.append("isMovingToParent") }
        if controller.isMovingFromParent { flags.append("isMovingFromParent") }
        return flags
    }

    private func recordedName(_ controller: UIViewController?) -> String {
        guard let controller else { return "nil" }
        return names[ObjectIdentifier(controller)] ?? controller.title ?? String(describing: type(of: controller))
    }

    private func describe(_ event: ControllerEvent) -> (Calls, String) {
        switch event {
        case .loadView: return (.loading, "loadView()")
        case .viewDidLoad: return (.loading, "viewDidLoad()")
        case .viewWillAppear(let animated): return (.appearance, "viewWillAppear(\(animated))")
        case .viewIsAppearing(let animated): return (.appearance, "viewIsAppearing(\(animated))")
        case .viewDidAppear(let animated): return (.appearance, "viewDidAppear(\(animated))")
        case .viewWillDisappear(let animated): return (.appearance, "viewWillDisappear(\(animated))")
        case .viewDidDisappear(let animated): return (.appearance, "viewDidDisappear(\(animated))")
        case .updateViewConstraints: return (.layout, "updateViewConstraints()")
        case .viewWillLayoutSubviews: return (.layout, "viewWillLayoutSubviews()")
        case .viewDidLayoutSubviews: return (.layout, "viewDidLayoutSubviews()")
        case .viewSafeAreaInsetsDidChange: return (.insets, "viewSafeAreaInsetsDidChange()")
        case .viewLayoutMarginsDidChange: return (.insets, "viewLayoutMarginsDidChange()")
        case .willMove(let parent): return (.containment, "willMove(toParent: \(recordedName(parent)))")
        case .didMove(let parent): return (.containment, "didMove(toParent: \(recordedName(parent)))")
        case .willTransition(let traits):
            return (.environment, "willTransition(to: \(sizeClasses(traits)))")
        case .viewWillTransition(let size):
            return (.environment, "viewWillTransition(to: \(Describe.number(size.width))×\(Describe.number(size.height)))")
        case .traitCollectionDidChange: return (.environment, "traitCollectionDidChange()")
        case .preferredContentSizeDidChange(let child):
            return (.environment, "preferredContentSizeDidChange(\(recordedName(child)))")
        case .didReceiveMemoryWarning: return (.memory, "didReceiveMemoryWarning()")
        }
    }

    /// `compact/regular`: width before height.
    private func sizeClasses(_ traits: UITraitCollection) -> String {
        func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
            switch sizeClass {
            case .compact: return "compact"
            case .regular: return "regular"
            case .unspecified: return "unspecified"
            }
        }
        return name(traits.horizontalSizeClass) + "/" + name(traits.verticalSizeClass)
    }
}

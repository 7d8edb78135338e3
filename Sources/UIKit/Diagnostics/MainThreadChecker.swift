@_spi(House) import AppleFoundation
import QuartzCore
import Synchronization

/// Says when views, their layers or controllers are used on another thread than the main one, in the words of Xcode's Main Thread Checker.
///
/// On in debug builds of the program. Setters of views pay nothing while it is off: a view that is made while it is on carries the mark that makes
/// its setters look closer (`ViewFlags.isWatched`).
package enum MainThreadChecker {
    /// Holds for views that are made from now on, and for controllers.
    package nonisolated(unsafe) static var isOn = DebugProgram.givesAdvice

    private static let told = Mutex<Set<String>>([])

    /// The call on this thread that has been told of: what it calls in turn is not.
    private static let inside = ThreadObject<AnyObject>()

    /// For methods: `-[UIView addSubview:]`.
    @inline(__always)
    package static func check(_ call: StaticString) {
        if isOn, !MainThread.isCurrent { tell(call.description) }
    }

    private static func tell(_ call: String) {
        guard inside.current == nil else { return }
        // People read each once; programs that listen hear all.
        guard Misuse.isObserved || told.withLock({ $0.insert(call).inserted }) else { return }
        Misuse.report(.offMainThread(call: call))
    }

    /// For setters of views' layers.
    static let layerCheck: @Sendable (CALayer, String) -> Void = { layer, key in
        if !isOn || MainThread.isCurrent { return }
        let name = key.prefix(1).uppercased() + key.dropFirst()
        tell("-[\(Diagnostics.typeName(type(of: layer))) set\(name):]")
    }

    /// For setters: says so, and lets the change happen as iOS does.
    static func tell(setter key: String, of object: AnyObject, _ change: () -> Void) {
        let type = Diagnostics.typeName(ObservedKeys.owner(of: key, type(of: object)))
        let name = key.prefix(1).uppercased() + key.dropFirst()
        tell("-[\(type) set\(name):]")
        inside.with(object, change)
    }
}

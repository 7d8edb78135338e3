import AppleFoundation
import QuartzCore

/// Says when views, their layers or controllers are used on another thread than the main one, in the words of Xcode's Main Thread Checker.
///
/// On in debug builds of the program. Setters of views pay nothing while it is off: a view that is made while it is on carries the mark that makes
/// its setters look closer (`ViewFlags.isWatched`).
package enum MainThreadChecker {
    /// Holds for views that are made from now on, and for controllers.
    package nonisolated(unsafe) static var isOn = DebugProgram.givesAdvice

    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<String> = []

    /// The call on this thread that has been told of: what it calls in turn is not.
    private static let insideKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// For methods: `-[UIView addSubview:]`.
    @inline(__always)
    package static func check(_ call: StaticString) {
        if isOn, !MainThread.isCurrent { tell(call.description) }
    }

    private static func tell(_ call: String) {
        guard pthread_getspecific(insideKey) == nil else { return }
        // People read each once; programs that listen hear all.
        if !Misuse.isObserved {
            lock.lock()
            defer { lock.unlock() }
            guard told.insert(call).inserted else { return }
        }
        Misuse.report(.offMainThread(call: call))
    }

    /// For setters of views' layers.
    static let layerCheck: (CALayer, String) -> Void = { layer, key in
        if !isOn || MainThread.isCurrent { return }
        let name = key.prefix(1).uppercased() + key.dropFirst()
        tell("-[\(Diagnostics.typeName(type(of: layer))) set\(name):]")
    }

    /// For setters: says so, and lets the change happen as iOS does.
    static func tell(setter key: String, of object: AnyObject, _ change: () -> Void) {
        let type = Diagnostics.typeName(ObservedKeys.owner(of: key, type(of: object)))
        let name = key.prefix(1).uppercased() + key.dropFirst()
        tell("-[\(type) set\(name):]")
        let outer = pthread_getspecific(insideKey)
        pthread_setspecific(insideKey, UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
        defer { pthread_setspecific(insideKey, outer) }
        change()
    }
}

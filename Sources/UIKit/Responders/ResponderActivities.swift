import AppleFoundation

/// Hangs activities on the few responders that have one.
@MainActor enum ResponderActivities {
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func activity(of responder: UIResponder) -> NSUserActivity? {
        objc_getAssociatedObject(responder, key) as? NSUserActivity
    }

    static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
        objc_setAssociatedObject(responder, key, activity, .OBJC_ASSOCIATION_RETAIN)
    }
}

import AppleFoundation

/// Whether an extension that blocks content is on.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}

/// Speaks to extensions that block content. There are none.
open class SFContentBlockerManager: NSObject {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { answer { completionHandler?($0) } }

    open class func getStateOfContentBlocker(
        withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
    ) { answer { completionHandler(nil, $0) } }

    private static func answer(_ tell: @escaping (SFError) -> Void) {
        Unsupported.contentBlockers.report()
        let work = Carried(tell)
        DispatchQueue.main.async { work.value(SFError(.noExtensionFound)) }
    }
}

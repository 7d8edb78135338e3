import AppleFoundation

/// Lets somebody log in on a page. There are no pages here: it ends as when somebody cancels.
@available(*, deprecated, message: "Use ASWebAuthenticationSession.")
open class SFAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private var handler: CompletionHandler?
    private var hasStarted = false

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        handler = completionHandler
    }

    /// Once.
    @discardableResult
    open func start() -> Bool {
        guard !hasStarted else { return false }
        hasStarted = true
        Unsupported.websiteLogin.report()
        // Kept until it has answered, as by whoever shows the page.
        DispatchQueue.main.async { self.finish() }
        return true
    }

    open func cancel() { if hasStarted { DispatchQueue.main.async { self.finish() } } }

    private func finish() {
        let handler = handler
        self.handler = nil
        handler?(nil, SFAuthenticationError(.canceledLogin))
    }
}

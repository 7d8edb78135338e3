import AppleFoundation

/// What is missing of Safari Services.
extension Unsupported {
    static let pages = Unsupported(
        "SFSafariViewController: pages", .absent,
        instead: "the address stands where the page would be; the delegate hears that the first load failed")
    static let browserTools = Unsupported(
        "SFSafariViewController: sharing, reader, the way back and forth", .absent, instead: "their buttons are disabled")
    static let websiteLogin = Unsupported(
        "SFAuthenticationSession", .absent,
        instead: "starts, and ends as when somebody cancels: SFAuthenticationError.canceledLogin")
    static let contentBlockers = Unsupported(
        "SFContentBlockerManager", .absent, instead: "SFError.noExtensionFound")
    static let readingList = Unsupported(
        "SSReadingList", .absent, instead: "there is none: `default()` is nil, as where it may not be used")

    package static let ofSafari: [Unsupported] = [pages, browserTools, websiteLogin, contentBlockers, readingList]
}

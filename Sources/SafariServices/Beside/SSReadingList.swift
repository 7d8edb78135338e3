import AppleFoundation

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// Pages for later. There is no list here.
open class SSReadingList: NSObject {
    private override init() { super.init() }

    open class func `default`() -> SSReadingList? {
        Unsupported.readingList.report()
        return nil
    }

    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }

    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        throw SSReadingListError(.urlSchemeNotAllowed)
    }
}

public struct SSReadingListError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SSReadingListErrorDomain }
    public var errorCode: Int { code.rawValue }

    public enum Code: Int, Sendable {
        case urlSchemeNotAllowed = 1
    }

    public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}

import AppleFoundation

public let SFErrorDomain = "SFErrorDomain"
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// What can go wrong with content blockers.
public struct SFError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SFErrorDomain }
    public var errorCode: Int { code.rawValue }

    public enum Code: Int, Sendable {
        case noExtensionFound = 1
        case noAttachmentFound = 2
        case loadingInterrupted = 3
    }

    public static var noExtensionFound: Code { .noExtensionFound }
    public static var noAttachmentFound: Code { .noAttachmentFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
}

/// Why nobody was logged in.
public struct SFAuthenticationError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SFAuthenticationErrorDomain }
    public var errorCode: Int { code.rawValue }

    public enum Code: Int, Sendable {
        case canceledLogin = 1
    }

    public static var canceledLogin: Code { .canceledLogin }
}

import AppleFoundation

public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved = 1
    case sent = 2
    case failed = 3
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// What can go wrong with a mail.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorCode: Int { code.rawValue }

    public enum Code: Int, Sendable {
        case saveFailed = 0
        case sendFailed = 1

        /// For `catch MFMailComposeError.sendFailed`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MFMailComposeError)?.code == code }
    }

    public static var saveFailed: Code { .saveFailed }
    public static var sendFailed: Code { .sendFailed }
}

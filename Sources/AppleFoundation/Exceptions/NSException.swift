import Foundation

/// A programmer's error with a name and a reason. Raising it ends the process, or the test that runs: Swift can't catch exceptions.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    open func raise() {
        UncaughtException.end(name: name.rawValue, reason: reason ?? "", information: information)
    }

    private var information: String { userInfo.map { ", userInfo: \($0)" } ?? "" }

    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    open var callStackSymbols: [String] { Thread.callStackSymbols }
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { reason ?? name.rawValue }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSException else { return false }
        return name == other.name && reason == other.reason
    }
    open override var hash: Int { name.hashValue }
}

extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
    public static let mallocException = NSExceptionName("NSMallocException")
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

import Foundation

// Of an object that is known by a protocol only, a delegate for one; classes have the methods from Foundation.
extension NSObjectProtocol {
    public func isKind(of type: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: type) ?? false }
    public func isMember(of type: AnyClass) -> Bool { (self as? NSObject)?.isMember(of: type) ?? false }
}

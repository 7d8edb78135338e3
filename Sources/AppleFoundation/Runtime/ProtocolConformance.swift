import Foundation

extension NSObject {
    /// Whether an object's class adopts a protocol, which is named as a value: `conforms(to: NSCopying.self)`.
    public func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool { self is Protocol }
}

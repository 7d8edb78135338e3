import Foundation

// What every object answers on Apple's systems. These are members of a protocol extension, so that UIKit's classes can declare
// them again as open, and classes right under NSObject can declare them without overriding anything.
extension NSObjectProtocol {
    public func awakeFromNib() {}
    public func prepareForInterfaceBuilder() {}

    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        KeyValueObserving.unhandledChange(self, keyPath, object)
    }

    public func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.noSuchKey("valueForUndefinedKey:", self, key)
        return nil
    }
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.noSuchKey("setValue:forUndefinedKey:", self, key)
    }
}

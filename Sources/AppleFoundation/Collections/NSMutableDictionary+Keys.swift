import Foundation

extension NSMutableDictionary {
    /// Apple's takes any object that can be copied as a key; the toolchain's wants to see that it can be hashed.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let hashable = key as? any Hashable else { return }
            self[AnyHashable(hashable)] = newValue
        }
    }
}

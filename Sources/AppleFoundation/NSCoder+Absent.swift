import Foundation

extension NSCoder {
    /// The object under the key; nil where there is none. Foundation's own method ends the process then, by default.
    package func keptObject<Kept: NSObject & NSCoding>(of type: Kept.Type, forKey key: String) -> Kept? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// An object of one of the classes; nil where there is none.
    package func keptObject(of types: [AnyClass], forKey key: String) -> Any? {
        containsValue(forKey: key) ? decodeObject(of: types, forKey: key) : nil
    }
}

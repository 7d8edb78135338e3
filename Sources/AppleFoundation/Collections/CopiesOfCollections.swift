import Foundation

// Foundation's collections made of others of their kind, as on Apple's systems; here it takes Swift's collections only.

extension NSArray {
    public convenience init(array anArray: NSArray) { self.init(array: anArray.map { $0 }) }
}

extension NSDictionary {
    public convenience init(dictionary otherDictionary: NSDictionary) {
        self.init(dictionary: otherDictionary as? [AnyHashable: Any] ?? [:])
    }
}

extension NSSet {
    public convenience init(set anotherSet: NSSet) { self.init(array: anotherSet.allObjects) }
}

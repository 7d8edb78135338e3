import Foundation

/// A list of objects that may be nil and need not be kept.
open class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var references: [TableReference?] = []

    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    public convenience override init() { self.init(options: []) }

    /// Objects are not kept; where one went, the list says nil.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

    private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
        pointer.map { TableReference(ObjectPlace.object(at: $0), options) }
    }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        references[index]?.object.map { ObjectPlace.of($0) }
    }
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(pointer)) }
    open func removePointer(at index: Int) { references.remove(at: index) }
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        references.insert(reference(item), at: index)
    }
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        references[index] = reference(item)
    }

    /// Takes the places out that are nil.
    open func compact() { references.removeAll { $0?.object == nil } }

    /// Nil places included. A larger count adds such places.
    open var count: Int {
        get { references.count }
        set {
            if newValue < references.count {
                references.removeSubrange(newValue...)
            } else {
                references += Array(repeating: nil, count: newValue - references.count)
            }
        }
    }

    open var allObjects: [Any] { references.compactMap { $0?.object } }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.references = references
        return copy
    }
}

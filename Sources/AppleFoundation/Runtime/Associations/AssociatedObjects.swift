import Foundation

/// Values that hang on objects under keys.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept; nil once the value is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Hangs a value on an object; nil takes it away. Values go with the object, after its `deinit`.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let association = value.map { Association($0, policy) }
    // What was there before is let go outside the lock: its `deinit` may come back here.
    withExtendedLifetime(AssociationTable.shared.set(association, at: key, of: object as AnyObject)) {}
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.association(at: key, of: object as AnyObject)?.value
}

public func objc_removeAssociatedObjects(_ object: Any) {
    withExtendedLifetime(AssociationTable.shared.removeAll(of: object as AnyObject)) {}
}

struct Association {
    private var kept: Any?
    private weak var watched: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: watched = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            kept = (value as? NSCopying)?.copy(with: nil) ?? value
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
        }
    }

    var value: Any? { kept ?? watched }
}

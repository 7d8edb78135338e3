import Foundation

// On Apple's systems `init()` of a view, a controller or a gesture is on the main actor, and so is every subclass's. Foundation's here
// is on none, and an override can't change that: the compiler would forbid apps to touch their own view in it. So UIKit's classes
// don't override it. They descend from a class that has no `init()`, and what they have is a new one.

/// `NSObject` without its `init()`.
open class _ObjectWithoutInit: NSObject {
    @inlinable
    nonisolated public init(_onNoActor: Void) { super.init() }
}

/// What classes of the main actor descend from.
@preconcurrency @MainActor
open class _MainActorObject: _ObjectWithoutInit {
    @inlinable
    public init() { super.init(_onNoActor: ()) }
}

/// The maker for `init()` of those; see `SlotConstruction`.
open class _MainActorObjectMaker: _MainActorObject {
    public required override init() { super.init() }
}

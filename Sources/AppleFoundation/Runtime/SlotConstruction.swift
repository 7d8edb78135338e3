import Foundation

// On Apple's systems every class that is known as a value can be made with any initialiser of its base class. Swift allows that
// for `required` initialisers only, and UIKit's are not: apps need not repeat them.
//
// A maker is a subclass that requires the initialiser. Its call goes through the initialiser's place in the class's own table of
// methods, and that place is the base class's. Called on another subclass's metatype, it makes an object of that subclass; one that
// doesn't have the initialiser ends the process in the compiler's words: "Use of unimplemented initializer". Makers are open, so
// that the compiler can't take the call for one of the maker's own. Nobody ever makes a maker.

/// The maker for `init()`.
open class _NSObjectMaker: NSObject {
    public required override init() { super.init() }
}

extension NSObject {
    /// What adapted code calls for `type.init()` and `T()`.
    @inline(never)
    public static func _new() -> Self {
        // Those of the main actor have an `init()` of their own, in another place of the table.
        if self is _MainActorObject.Type { return _objcMade(_objcMaker(self, _MainActorObjectMaker.self).init()) }
        return _objcMade(_objcMaker(self, _NSObjectMaker.self).init())
    }
}

/// The class as if it were the maker: its table has the initialiser in the same place.
@inline(never)
public func _objcMaker<Maker: AnyObject>(_ type: AnyClass, _ maker: Maker.Type) -> Maker.Type {
    unsafeBitCast(type, to: Maker.Type.self)
}

/// The object as what it is. A call the optimiser doesn't look into: it would believe the maker's type.
@inline(never)
public func _objcMade<Made: AnyObject>(_ object: AnyObject) -> Made { unsafeDowncast(object, to: Made.self) }

/// Answers a question that the Objective-C runtime answers on Apple's systems: does a class override a method?
///
/// It reads the table of methods that the compiler puts into a class's metadata. Which entry is which is found by comparing
/// the tables of small classes that differ in one method only.
package enum VirtualTable {
    /// Entries before these are the header: kind, superclass, sizes, descriptor, destroyer.
    private static let firstMember = 7

    private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    private static func count(_ type: AnyClass) -> Int {
        let sizes = UnsafeRawPointer(words(type)).load(fromByteOffset: 32, as: (UInt32, UInt32).self)
        return (Int(sizes.0) - Int(sizes.1)) / MemoryLayout<UInt>.size
    }

    /// The entries of `base` that are not the same in `type`, a subclass.
    package static func overridden(in type: AnyClass, of base: AnyClass) -> [Int] {
        let mine = words(type)
        let theirs = words(base)
        return (firstMember..<count(base)).filter { mine[$0] != theirs[$0] }
    }

    /// The entry of a method of `base` that `probe` overrides and `plain` does not, both direct subclasses without anything else.
    package static func entry(of base: AnyClass, overriddenIn probe: AnyClass, butNotIn plain: AnyClass) -> Int? {
        let common = Set(overridden(in: plain, of: base))
        let found = overridden(in: probe, of: base).filter { !common.contains($0) }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether two classes have different code in an entry.
    @inline(__always)
    package static func differs(_ type: AnyClass, from base: AnyClass, at entry: Int) -> Bool {
        words(type)[entry] != words(base)[entry]
    }
}

/// A reference that keeps nobody alive and costs nothing to copy or compare: for trees that are walked all the time, whose objects are kept by
/// others and take themselves off before they go.
///
/// Whoever stores one says who sees to that. `use` gives the object without counting it, so nobody may be called there who could let it go.
@_spi(House) @frozen
public struct Uncounted<Object: AnyObject>: Equatable {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable @inline(__always)
    public init(_ object: Object) { reference = .passUnretained(object) }

    @inlinable @inline(__always)
    public init(at address: UnsafeRawPointer) { reference = .fromOpaque(address) }

    @inlinable @inline(__always)
    public var object: Object { reference.takeUnretainedValue() }

    @inlinable @inline(__always)
    public func use<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try reference._withUnsafeGuaranteedRef(body)
    }

    @inlinable @inline(__always)
    public var address: UnsafeMutableRawPointer { reference.toOpaque() }

    @inlinable @inline(__always)
    public static func == (a: Self, b: Self) -> Bool { a.address == b.address }

    // MARK: Counted by hand
    /// A reference that keeps the object until `letGo`.
    @inlinable @inline(__always)
    public static func keeping(_ object: Object) -> Self {
        let made = Uncounted(object)
        withExtendedLifetime(object) { made.keep() }
        return made
    }

    /// Keeps the object until `letGo`.
    @inlinable @inline(__always)
    public func keep() { _ = reference.retain() }

    @inlinable @inline(__always)
    public func letGo() { reference.release() }

    /// The object, and with it what `keep` counted.
    @inlinable @inline(__always)
    public func handOver() -> Object { reference.takeRetainedValue() }
}

import Foundation
import Synchronization

// The functions that came before C had atomics. Their names say whether they are a barrier; here all of them are one.

/// The same word, as an atomic one.
private func atomic<Value: AtomicRepresentable>(_ value: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Atomic<Value>> {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Value>.self)
}

/// Everything before it is seen before everything after it.
public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }

// MARK: Adding. The answer is the new value.

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
    atomic(value).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(amount, value)
}
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(1, value) }
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(1, value) }
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(-1, value) }
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>!) -> Int32 { OSAtomicAdd32(-1, value) }

@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
    atomic(value).pointee.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
}
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Int64 {
    OSAtomicAdd64(amount, value)
}
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(1, value) }
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(1, value) }
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(-1, value) }
@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>!) -> Int64 { OSAtomicAdd64(-1, value) }

// MARK: Bits of a word. `Orig` in a name: the answer is the value before.

@discardableResult
public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).newValue)
}
@discardableResult
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 { OSAtomicOr32(mask, value) }
@discardableResult
public func OSAtomicOr32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).oldValue)
}
@discardableResult
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    OSAtomicOr32Orig(mask, value)
}

@discardableResult
public func OSAtomicAnd32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseAnd(mask, ordering: .sequentiallyConsistent).newValue)
}
@discardableResult
public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 { OSAtomicAnd32(mask, value) }
@discardableResult
public func OSAtomicAnd32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseAnd(mask, ordering: .sequentiallyConsistent).oldValue)
}
@discardableResult
public func OSAtomicAnd32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    OSAtomicAnd32Orig(mask, value)
}

@discardableResult
public func OSAtomicXor32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseXor(mask, ordering: .sequentiallyConsistent).newValue)
}
@discardableResult
public func OSAtomicXor32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 { OSAtomicXor32(mask, value) }
@discardableResult
public func OSAtomicXor32Orig(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseXor(mask, ordering: .sequentiallyConsistent).oldValue)
}
@discardableResult
public func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>!) -> Int32 {
    OSAtomicXor32Orig(mask, value)
}

/// Bit 0 is the highest of the first byte. The answer is the bit before.
@discardableResult
public func OSAtomicTestAndSet(_ bit: UInt32, _ address: UnsafeMutableRawPointer!) -> Bool {
    let mask = UInt8(0x80) >> UInt8(bit & 7)
    return atomic(byte(bit, address)).pointee.bitwiseOr(mask, ordering: .sequentiallyConsistent).oldValue & mask != 0
}
@discardableResult
public func OSAtomicTestAndSetBarrier(_ bit: UInt32, _ address: UnsafeMutableRawPointer!) -> Bool {
    OSAtomicTestAndSet(bit, address)
}
@discardableResult
public func OSAtomicTestAndClear(_ bit: UInt32, _ address: UnsafeMutableRawPointer!) -> Bool {
    let mask = UInt8(0x80) >> UInt8(bit & 7)
    return atomic(byte(bit, address)).pointee.bitwiseAnd(~mask, ordering: .sequentiallyConsistent).oldValue & mask != 0
}
@discardableResult
public func OSAtomicTestAndClearBarrier(_ bit: UInt32, _ address: UnsafeMutableRawPointer!) -> Bool {
    OSAtomicTestAndClear(bit, address)
}

private func byte(_ bit: UInt32, _ address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt8> {
    address.advanced(by: Int(bit >> 3)).assumingMemoryBound(to: UInt8.self)
}

// MARK: Exchanging. The answer says whether the old value was there.

@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Bool {
    atomic(value).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Bool {
    OSAtomicCompareAndSwap32(old, new, value)
}

@discardableResult
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Bool {
    atomic(value).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>!) -> Bool {
    OSAtomicCompareAndSwap64(old, new, value)
}

@discardableResult
public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Bool {
    atomic(value).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}
@discardableResult
public func OSAtomicCompareAndSwapIntBarrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>!) -> Bool {
    OSAtomicCompareAndSwapInt(old, new, value)
}

@discardableResult
public func OSAtomicCompareAndSwapLong(_ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>!) -> Bool {
    atomic(value).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}
@discardableResult
public func OSAtomicCompareAndSwapLongBarrier(_ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>!) -> Bool {
    OSAtomicCompareAndSwapLong(old, new, value)
}

@discardableResult
public func OSAtomicCompareAndSwapPtr(
    _ old: UnsafeMutableRawPointer!, _ new: UnsafeMutableRawPointer!, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Bool {
    atomic(value).pointee.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
}
@discardableResult
public func OSAtomicCompareAndSwapPtrBarrier(
    _ old: UnsafeMutableRawPointer!, _ new: UnsafeMutableRawPointer!, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>!
) -> Bool { OSAtomicCompareAndSwapPtr(old, new, value) }

// MARK: A lock of one word

/// 0 when it is free.
public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: OSSpinLock = 0

public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>!) -> Bool { OSAtomicCompareAndSwap32(0, 1, lock) }

/// Whoever waits lets other threads run.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>!) {
    while !OSSpinLockTry(lock) { sched_yield() }
}

public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>!) {
    atomic(lock).pointee.store(0, ordering: .sequentiallyConsistent)
}

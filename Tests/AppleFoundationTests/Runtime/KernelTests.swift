import AppleFoundation
import TestEvidence
import Testing

@Suite("Foundation / What it shows of the kernel")
struct KernelTests {
    @Test(.documented("KERNEL: OSAtomicIncrement32 and its relatives answer the new value"))
    func `adding answers the new value, and goes round at the end`() {
        var word: Int32 = 4
        #expect(OSAtomicIncrement32(&word) == 5 && OSAtomicDecrement32Barrier(&word) == 4 && OSAtomicAdd32(-10, &word) == -6)
        #expect(word == -6)
        word = .max
        #expect(OSAtomicIncrement32Barrier(&word) == .min && word == .min)
        var long: Int64 = 1 << 40
        #expect(OSAtomicAdd64Barrier(2, &long) == 1 << 40 + 2 && OSAtomicIncrement64(&long) == 1 << 40 + 3)
        #expect(OSAtomicDecrement64(&long) == 1 << 40 + 2 && long == 1 << 40 + 2)
    }

    @Test(.documented("KERNEL: OSAtomicIncrement32"))
    func `no thread's addition is lost`() {
        let word = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        word.initialize(to: 0)
        defer { word.deallocate() }
        nonisolated(unsafe) let shared = word
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10_000 { OSAtomicIncrement32(shared) }
        }
        #expect(word.pointee == 80_000)
    }

    @Test(.documented("KERNEL: OSAtomicOr32, OSAtomicOr32Orig, OSAtomicTestAndSet"))
    func `bits change, and the answer is the new word or the old one`() {
        var word: UInt32 = 0b1100
        #expect(OSAtomicOr32(0b0010, &word) == 0b1110 && OSAtomicAnd32Orig(0b0110, &word) == 0b1110 && word == 0b0110)
        #expect(OSAtomicXor32(0xFFFF_FFFF, &word) == ~0b0110 && OSAtomicXor32OrigBarrier(1, &word) == ~0b0110)
        var bytes: [UInt8] = [0, 0]
        // Bits are counted from the highest of each byte.
        #expect(!OSAtomicTestAndSet(0, &bytes) && !OSAtomicTestAndSetBarrier(15, &bytes) && bytes == [0x80, 0x01])
        #expect(OSAtomicTestAndSet(15, &bytes) && OSAtomicTestAndClear(0, &bytes) && !OSAtomicTestAndClear(0, &bytes))
        #expect(bytes == [0, 1])
    }

    @Test(.documented("KERNEL: OSAtomicCompareAndSwap32"))
    func `a word is exchanged only if it is what was expected`() {
        var word: Int32 = 7
        #expect(
            !OSAtomicCompareAndSwap32(6, 9, &word) && word == 7 && OSAtomicCompareAndSwap32Barrier(7, 9, &word) && word == 9)
        var long = 7
        #expect(OSAtomicCompareAndSwapLong(7, 1, &long) && !OSAtomicCompareAndSwapLong(7, 2, &long) && long == 1)
        let place = UnsafeMutableRawPointer(bitPattern: 0x1000)
        var pointer: UnsafeMutableRawPointer?
        #expect(OSAtomicCompareAndSwapPtr(nil, place, &pointer) && pointer == place)
        #expect(!OSAtomicCompareAndSwapPtrBarrier(nil, nil, &pointer) && pointer == place)
    }

    @Test(.documented("KERNEL: OSSpinLock"))
    func `a spin lock lets one thread in at a time`() {
        let lock = UnsafeMutablePointer<OSSpinLock>.allocate(capacity: 1)
        lock.initialize(to: OS_SPINLOCK_INIT)
        defer { lock.deallocate() }
        #expect(OSSpinLockTry(lock) && !OSSpinLockTry(lock))
        OSSpinLockUnlock(lock)
        nonisolated(unsafe) let shared = lock
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<5_000 {
                OSSpinLockLock(shared)
                count += 1
                OSSpinLockUnlock(shared)
            }
        }
        #expect(count == 20_000 && lock.pointee == 0)
    }

    @Test(.documented("KERNEL: mach_absolute_time()"))
    func `ticks go on, and a fraction makes nanoseconds of them`() {
        var base = mach_timebase_info()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer > 0 && base.denom > 0)
        let start = mach_absolute_time()
        #expect(start > 0 && mach_absolute_time() >= start && mach_continuous_time() >= start)
    }

    @Test(.documented("KERNEL: _dyld_image_count(), _dyld_get_image_name(_:), _dyld_get_image_header(_:)"))
    func `the loader tells the program first, then every file of code`() throws {
        let count = _dyld_image_count()
        #expect(count > 3)
        let names = try (0..<count).map { String(cString: try #require(_dyld_get_image_name($0))) }
        #expect(names[0] == (try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")))
        #expect(names.contains { $0.contains("/libc.so") } && Set(names).count == names.count)
        for index in 0..<count {
            // As files of code begin here: a byte of 127 and three letters.
            #expect(_dyld_get_image_header(index).pointee.magic == 0x464C_457F)
        }
        #expect(_dyld_image_count() >= count && String(cString: _dyld_get_image_name(0)) == names[0])
        #expect(_dyld_get_image_name(100_000) == nil && _dyld_get_image_header(100_000) == nil)
    }
}

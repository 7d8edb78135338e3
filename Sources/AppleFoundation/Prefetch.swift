import CStackSwitch

/// Has the processor fetch memory that will soon be read, for walks along pointers into memory that was not touched for long.
@inlinable @inline(__always)
package func prefetch(_ memory: UnsafeRawPointer) { allium_prefetch(memory) }

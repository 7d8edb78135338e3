import CStackSwitch

/// Memory that was freed but that the allocator keeps for later.
package enum FreeMemory {
    /// Gives whole free pages back to the system. It walks all free memory, so call it only after very much was freed.
    package static func giveBack() { _ = allium_give_back_free_memory() }
}

@_spi(House) import AppleFoundation

/// A superview's subviews, from back to front.
///
/// Removing from either end and from anywhere in between costs the same on average: a removed view leaves a gap, and gaps are
/// closed when they are half of the list. Each view remembers where it was put, as a hint.
@MainActor struct SubviewList {
    /// Views, with `Gap.filler` where one was removed.
    private var slots: [UIView] = []
    private var gaps: Int32 = 0
    /// Those of the gaps that come before the first view.
    private var leadingGaps: Int32 = 0

    var count: Int { slots.count - Int(gaps) }
    var isEmpty: Bool { slots.count == Int(gaps) }

    /// A snapshot, free of cost until the list or the snapshot changes.
    var views: [UIView] {
        mutating get {
            if gaps > 0 { compact() }
            return slots
        }
    }

    /// Visits the views from front to back without counting references: nothing may change the list or drop a view meanwhile.
    @inline(__always)
    func visitReversed(_ body: (Uncounted<UIView>) -> Void) {
        let filler = gaps > 0 ? Uncounted(Gap.filler).address : nil
        slots.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let pointers = UnsafeRawPointer(base).assumingMemoryBound(to: UnsafeMutableRawPointer.self)
            for index in stride(from: buffer.count - 1, through: 0, by: -1) where pointers[index] != filler {
                body(Uncounted(at: pointers[index]))
            }
        }
    }

    /// Whether any of them says how it follows its superview's size. Nothing is counted on the way.
    var hasMasks: Bool {
        var found = false
        visitReversed { if $0.use({ $0.flags.autoresizing != 0 }) { found = true } }
        return found
    }

    /// The view at the back.
    var first: UIView? { isEmpty ? nil : slots[Int(leadingGaps)] }

    @inline(__always)
    mutating func append(_ view: UIView) {
        view.flags.position = slots.count
        // Most have one: a list of exactly that size.
        if slots.capacity == 0 { slots = [view] } else { slots.append(view) }
    }

    /// Room for views that are about to come.
    mutating func reserve(_ count: Int) { slots.reserveCapacity(slots.count + count) }

    mutating func insert(_ view: UIView, at index: Int) {
        if index >= count { return append(view) }
        if index == 0 {
            // Room at the front grows with the list, so that inserting there again and again stays cheap.
            if leadingGaps == 0 {
                let room = slots.count / 2 + 1
                slots.insert(contentsOf: repeatElement(Gap.filler, count: room), at: 0)
                gaps += Int32(room)
                leadingGaps = Int32(room)
            }
            leadingGaps -= 1
            gaps -= 1
            slots[Int(leadingGaps)] = view
            view.flags.position = Int(leadingGaps)
            return
        }
        compact()
        slots.insert(view, at: index)
        view.flags.position = index
    }

    mutating func remove(_ view: UIView) {
        guard let slot = slot(of: view) else { return }
        if slot == slots.count - 1 {
            slots.removeLast()
            if slots.count == Int(gaps) { return clear() }
            while let last = slots.last, last === Gap.filler {
                slots.removeLast()
                gaps -= 1
            }
            leadingGaps = min(leadingGaps, gaps)
            return
        }
        slots[slot] = Gap.filler
        gaps += 1
        if slot == Int(leadingGaps) { skipLeadingGaps() }
        if gaps > 16, Int(gaps) * 2 > slots.count { compact() }
    }

    /// The view's place among the others.
    mutating func index(of view: UIView) -> Int? {
        if gaps > 0 { compact() }
        return slot(of: view)
    }

    mutating func exchange(_ first: Int, _ second: Int) {
        if gaps > 0 { compact() }
        slots.swapAt(first, second)
        slots[first].flags.position = first
        slots[second].flags.position = second
    }

    /// A short list stays: where one view goes, as in a container, another one comes.
    private mutating func clear() {
        if slots.capacity <= 4 { slots.removeAll(keepingCapacity: true) } else { slots = [] }
        gaps = 0
        leadingGaps = 0
    }

    mutating func removeAll() -> [UIView] {
        let all = views
        slots = []
        clear()
        return all
    }

    /// The hint is right unless views were inserted or gaps closed below; then the view is near.
    private func slot(of view: UIView) -> Int? {
        if slots.isEmpty { return nil }
        let hint = min(view.flags.position, slots.count - 1)
        if slots[hint] === view { return hint }
        for distance in 1...32 {
            if hint - distance >= 0, slots[hint - distance] === view { return hint - distance }
            if hint + distance < slots.count, slots[hint + distance] === view { return hint + distance }
        }
        // Far away: all hints are stale by about as much, so they are renewed at once.
        for index in slots.indices where slots[index] !== Gap.filler { slots[index].flags.position = index }
        let renewed = view.flags.position
        return renewed < slots.count && slots[renewed] === view ? renewed : nil
    }

    private mutating func compact() {
        guard gaps > 0 else { return }
        var next = 0
        for index in slots.indices where slots[index] !== Gap.filler {
            if index != next { slots[next] = slots[index] }
            slots[next].flags.position = next
            next += 1
        }
        slots.removeLast(slots.count - next)
        gaps = 0
        leadingGaps = 0
    }

    private mutating func skipLeadingGaps() {
        var first = Int(leadingGaps)
        while first < slots.count, slots[first] === Gap.filler { first += 1 }
        leadingGaps = Int32(first)
    }

    /// Stands in a gap. It is only ever compared, never used as a view.
    private enum Gap {
        private final class Filler {}
        static let filler: UIView = unsafeBitCast(Filler(), to: UIView.self)
    }
}

/// What fills gaps is no view that could be described, and a failing test describes whatever it finds.
extension SubviewList: @preconcurrency CustomReflectable, @preconcurrency CustomStringConvertible {
    var description: String { "\(count) subviews" }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: [UIView]()) }
}

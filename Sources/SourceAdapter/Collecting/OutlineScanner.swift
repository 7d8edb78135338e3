/// Reads the bytes of a file once.
struct OutlineScanner {
    private enum Kind {
        /// The file, the body of a type, the accessors of a property: declarations stand here.
        case declarations
        case statements
        case interpolation
    }

    private struct Frame {
        var kind: Kind
        var start: Int
        var count: (ranges: Int, getters: Int)
        var parentheses = 0
        /// Something in it is the adapter's business.
        var isLive = false
        var isGetter = false
        /// Of a function or a computed property; `bodies` are those found before it.
        var isBody = false
        var bodies = 0
        /// Part of a declaration's text, such as a default argument.
        var isKept = false
        /// Of the string around an interpolation.
        var hashes = 0
        var isMultiline = false
    }

    /// What the words so far say about the next brace.
    private enum Pending {
        case nothing, type
        /// `class`: a type, or a member of one.
        case `class`
    }

    /// What the words so far say about a brace that holds statements.
    private enum Member {
        case nothing, function, property, typedProperty
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var frames: [Frame]
    private var pending = Pending.nothing
    private var member = Member.nothing
    /// Up to the parameters of a function, or the body of a type, generic parameters may be declared.
    private var readsGenerics = false
    private var readsRequirements = false
    private var genericNames: Set<UInt64> = []
    private let words = OutlineWords.shared
    private static let some = Array("some".utf8).withUnsafeBufferPointer { OutlineWords.number($0, 0, 4) }
    private(set) var outline = SourceOutline()

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        frames = [Frame(kind: .declarations, start: 0, count: (0, 0))]
        genericNames.insert("Self".utf8.withContiguousStorageIfAvailable { OutlineWords.number($0, 0, 4) } ?? 0)
    }

    /// False when the text is not understood.
    mutating func scan() -> Bool {
        while position < bytes.count {
            let current = bytes[position]
            switch current {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 128...255:
                word()
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                while position < bytes.count, OutlineWords.isName(bytes[position]) { position += 1 }
            case UInt8(ascii: "{"): open()
            case UInt8(ascii: "}"): if !close() { return false }
            case UInt8(ascii: "("), UInt8(ascii: "["):
                frames[frames.count - 1].parentheses += 1
                if current == UInt8(ascii: "(") { readsGenerics = false }
                position += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): if !closeParenthesis() { return false }
            case UInt8(ascii: "\""): if !string(hashes: 0) { return false }
            case UInt8(ascii: "#"): if !hash() { return false }
            case UInt8(ascii: "/"): if !slash() { return false }
            case UInt8(ascii: "`"): if !quotedName() { return false }
            case UInt8(ascii: "?"), UInt8(ascii: "!"): postfix()
            case UInt8(ascii: ":"):
                if byte(at: position + 1) == UInt8(ascii: ")") { live() }
                if member == .property, frames[frames.count - 1].parentheses == 0 { member = .typedProperty }
                position += 1
            case UInt8(ascii: "="):
                // A value, which may be a closure's.
                if member != .function, frames[frames.count - 1].parentheses == 0 { member = .nothing }
                position += 1
            case UInt8(ascii: "<"), UInt8(ascii: ","):
                position += 1
                if readsGenerics { genericName() }
            case UInt8(ascii: "@"):
                position += 1
                switch byte(at: position) {
                case UInt8(ascii: "o"), UInt8(ascii: "I"), UInt8(ascii: "N"), UInt8(ascii: "G"), UInt8(ascii: "U"),
                    UInt8(ascii: "n"):
                    live()
                default: break
                }
            default: position += 1
            }
        }
        return frames.count == 1
    }

    private func byte(at index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

    private mutating func live() { frames[frames.count - 1].isLive = true }

    // MARK: Braces

    private mutating func open() {
        let top = frames[frames.count - 1]
        let isType = pending != .nothing
        let isMember = member == .function || member == .typedProperty
        pending = .nothing
        member = .nothing
        readsGenerics = false
        readsRequirements = false
        position += 1
        var frame = Frame(kind: .statements, start: position, count: (outline.idle.count, outline.idleGetters.count))
        frame.isKept = top.isKept || (top.kind == .declarations && top.parentheses > 0)
        frame.bodies = outline.bodies.count
        if isType {
            frame.kind = .declarations
        } else if top.kind == .declarations, top.parentheses == 0 {
            if startsWithAccessor() { frame.kind = .declarations } else { frame.isGetter = frames.count > 1 }
            frame.isBody = isMember && frame.kind == .statements
        }
        frames.append(frame)
    }

    private mutating func close() -> Bool {
        let frame = frames.removeLast()
        guard let last = frames.indices.last, frame.kind != .interpolation, frame.parentheses == 0 else { return false }
        if frame.isLive, frame.kind != .declarations { frames[last].isLive = true }
        if frame.kind == .statements, !frame.isLive, !frame.isKept, position - frame.start >= 8 {
            outline.add(SourceRange(frame.start, position), isGetter: frame.isGetter, replacing: frame.count)
        }
        if frame.isBody { outline.addBody(SourceRange(frame.start, position), after: frame.bodies) }
        pending = .nothing
        member = .nothing
        position += 1
        return true
    }

    private mutating func closeParenthesis() -> Bool {
        let last = frames.count - 1
        if frames[last].parentheses > 0 {
            frames[last].parentheses -= 1
            position += 1
            return true
        }
        guard frames[last].kind == .interpolation, bytes[position] == UInt8(ascii: ")") else { return false }
        let frame = frames.removeLast()
        if frame.isLive { live() }
        position += 1
        return stringRest(hashes: frame.hashes, isMultiline: frame.isMultiline)
    }

    /// Whether the braces hold accessors and not a getter's statements.
    private func startsWithAccessor() -> Bool {
        guard let index = skippingComments(from: position) else { return true }
        if byte(at: index) == UInt8(ascii: "@") || byte(at: index) == UInt8(ascii: "}") { return true }
        if byte(at: index) == UInt8(ascii: "#") { return true }
        var end = index
        while OutlineWords.isName(byte(at: end)) { end += 1 }
        let role = words.role(OutlineWords.number(bytes, index, end))
        return role == .accessor || role == .initializer
    }

    /// Past spaces and comments; nil at the end.
    private func skippingComments(from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if bytes[index] <= 32 {
                index += 1
            } else if bytes[index] == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != 10 { index += 1 }
            } else if bytes[index] == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "*") {
                return nil
            } else {
                return index
            }
        }
        return nil
    }

    // MARK: Words

    private mutating func word() {
        let start = position
        while position < bytes.count, OutlineWords.isName(bytes[position]) { position += 1 }
        let word = OutlineWords.number(bytes, start, position)
        let isMember = byte(at: start - 1) == UInt8(ascii: ".")
        let role = words.role(word)
        if pending == .class, !isMember {
            switch role {
            case .function, .variable, .modifier: pending = .nothing
            default: pending = .type
            }
        }
        if readsRequirements { requirement(word) }
        switch role {
        case .class, .type:
            guard !isMember, namesFollow() else { return }
            member = .nothing
            pending = role == .class ? .class : .type
            readsGenerics = true
            live()
        case .function:
            member = .function
            pending = .nothing
            readsGenerics = true
            readsRequirements = false
        case .initializer:
            if isMember {
                constructor(start)
            } else {
                member = .function
                pending = .nothing
                readsGenerics = true
            }
        case .variable:
            pending = .nothing
            // `deinit` says no type.
            member = .property
        case .requirements: readsRequirements = frames[frames.count - 1].kind == .declarations
        case .alias: genericName()
        case .live: live()
        case .constructed: if byte(at: position) == UInt8(ascii: "("), byte(at: position + 1) == UInt8(ascii: ")") { live() }
        case .description:
            if isMember, byte(at: start - 2) == UInt8(ascii: ")"), byte(at: position) == UInt8(ascii: "(") { live() }
        case .modifier, .accessor, .quiet, .super, .other:
            // What `some` stands for is in the body.
            if role == .modifier || word == Self.some { member = .nothing }
            guard frames[frames.count - 1].kind != .declarations else { return }
            let next = byte(at: position)
            if bytes[start] &- 65 < 26, next == UInt8(ascii: "(") || next == UInt8(ascii: "."), genericNames.contains(word) {
                live()
            }
            if position - start >= 6 { receiver(start) }
        }
    }

    /// A name begins after the spaces that follow.
    private func namesFollow() -> Bool {
        var index = position
        while byte(at: index) == 32 || byte(at: index) == 9 || byte(at: index) == 10 || byte(at: index) == 13 { index += 1 }
        return index > position && (OutlineWords.isName(byte(at: index)) || byte(at: index) == UInt8(ascii: "`"))
    }

    /// `base.init(…)` may construct through a metatype.
    private mutating func constructor(_ start: Int) {
        guard byte(at: position) == UInt8(ascii: "(") else { return }
        let before = byte(at: start - 2)
        if before <= 32 || before == UInt8(ascii: "{"), byte(at: position + 1) == UInt8(ascii: ")") { return live() }
        guard before > 32, before != UInt8(ascii: "("), before != UInt8(ascii: ","), before != UInt8(ascii: "[") else { return }
        var first = start - 1
        while OutlineWords.isName(byte(at: first - 1)) { first -= 1 }
        if words.role(OutlineWords.number(bytes, first, start - 1)) != .super { live() }
    }

    /// `T` in `func make<T: UIView>`, `Root` in `typealias Root = Flow.Root`: what is constructed through it is a metatype's instance.
    private mutating func genericName() {
        var start = position
        while byte(at: start) <= 32, start < bytes.count { start += 1 }
        var end = start
        while OutlineWords.isName(byte(at: end)) { end += 1 }
        if start < end { genericNames.insert(OutlineWords.number(bytes, start, end)) }
    }

    /// `T` in `where T: UIView`.
    private mutating func requirement(_ word: UInt64) {
        var index = position
        while byte(at: index) == 32 { index += 1 }
        let next = byte(at: index)
        if next == UInt8(ascii: ":") || next == UInt8(ascii: "=") { genericNames.insert(word) }
    }

    /// `delegate?.method != nil` asks for an optional requirement; `delegate?.method(…)` calls a method.
    private mutating func receiver(_ start: Int) {
        var index = position
        var next = byte(at: index)
        if next == 32 {
            if byte(at: index + 1) == UInt8(ascii: "a"), byte(at: index + 2) == UInt8(ascii: "s") {
                if OutlineWords.namesReceiver(bytes, start, position) { live() }
                return
            }
        }
        if next == UInt8(ascii: ")") { next = byte(at: index + 1); index += 1 }
        if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") { index += 1 }
        while byte(at: index) <= 32, index < bytes.count { index += 1 }
        guard byte(at: index) == UInt8(ascii: "."), OutlineWords.namesReceiver(bytes, start, position) else { return }
        index += 1
        if byte(at: index) == UInt8(ascii: "`") { return live() }
        while OutlineWords.isName(byte(at: index)) { index += 1 }
        while byte(at: index) == 32 { index += 1 }
        switch byte(at: index) {
        case UInt8(ascii: "("), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "["): break
        case UInt8(ascii: "="): if byte(at: index + 1) == UInt8(ascii: "=") { live() }
        default: live()
        }
    }

    /// `name?(…)` may call an optional requirement.
    private mutating func postfix() {
        let before = byte(at: position - 1)
        position += 1
        guard OutlineWords.isName(before) || before == UInt8(ascii: "`") else { return }
        var index = position
        while byte(at: index) == 32 { index += 1 }
        if byte(at: index) == UInt8(ascii: "(") || byte(at: index) == UInt8(ascii: "{") { live() }
    }

    private mutating func quotedName() -> Bool {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "`") {
            if bytes[position] == 10 { return false }
            position += 1
        }
        if pending == .class { pending = .type }
        position += 1
        return true
    }

    // MARK: Literals and comments

    private mutating func hash() -> Bool {
        let start = position
        while byte(at: position) == UInt8(ascii: "#") { position += 1 }
        switch byte(at: position) {
        case UInt8(ascii: "\""): return string(hashes: position - start)
        case UInt8(ascii: "/"): return false
        default: break
        }
        let name = position
        while OutlineWords.isName(byte(at: position)) { position += 1 }
        if words.role(OutlineWords.number(bytes, name, position)) != .quiet { live() }
        return true
    }

    /// At the first quote.
    private mutating func string(hashes: Int) -> Bool {
        let quote = UInt8(ascii: "\"")
        var isMultiline = byte(at: position + 1) == quote && byte(at: position + 2) == quote
        if isMultiline, hashes > 0, byte(at: position + 3) == UInt8(ascii: "#") {
            // `#"""#` is one quote.
            isMultiline = false
        }
        position += isMultiline ? 3 : 1
        return stringRest(hashes: hashes, isMultiline: isMultiline)
    }

    private mutating func stringRest(hashes: Int, isMultiline: Bool) -> Bool {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"):
                guard isRun(of: UInt8(ascii: "#"), hashes, at: position + 1) else {
                    position += 1
                    continue
                }
                position += 1 + hashes
                position += 1
                if byte(at: position - 1) == UInt8(ascii: "(") {
                    interpolation(hashes: hashes, isMultiline: isMultiline)
                    return true
                }
            case UInt8(ascii: "\""):
                if isMultiline {
                    if isRun(of: UInt8(ascii: "\""), 3, at: position), isRun(of: UInt8(ascii: "#"), hashes, at: position + 3) {
                        position += 3 + hashes
                        return true
                    }
                } else if isRun(of: UInt8(ascii: "#"), hashes, at: position + 1) {
                    position += 1 + hashes
                    return true
                }
                position += 1
            case 10, 13:
                if !isMultiline { return false }
                position += 1
            default: position += 1
            }
        }
        return false
    }

    private mutating func interpolation(hashes: Int, isMultiline: Bool) {
        let top = frames[frames.count - 1]
        var frame = Frame(kind: .interpolation, start: position, count: (outline.idle.count, outline.idleGetters.count))
        frame.isKept = top.isKept || (top.kind == .declarations && top.parentheses > 0)
        frame.hashes = hashes
        frame.isMultiline = isMultiline
        frames.append(frame)
    }

    private func isRun(of value: UInt8, _ count: Int, at start: Int) -> Bool {
        for index in start..<(start + count) where byte(at: index) != value { return false }
        return true
    }

    /// A comment, an operator, or what might be a regular expression.
    private mutating func slash() -> Bool {
        switch byte(at: position + 1) {
        case UInt8(ascii: "/"):
            while position < bytes.count, bytes[position] != 10 { position += 1 }
        case UInt8(ascii: "*"):
            var depth = 1
            position += 2
            while depth > 0 {
                guard position < bytes.count else { return false }
                if bytes[position] == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
                    depth -= 1
                    position += 2
                } else if bytes[position] == UInt8(ascii: "/"), byte(at: position + 1) == UInt8(ascii: "*") {
                    depth += 1
                    position += 2
                } else {
                    position += 1
                }
            }
        case 0...32, UInt8(ascii: "="): position += 1
        default:
            switch byte(at: position - 1) {
            case 0...32, UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"),
                UInt8(ascii: ";"):
                return false
            default: position += 1
            }
        }
        return true
    }
}

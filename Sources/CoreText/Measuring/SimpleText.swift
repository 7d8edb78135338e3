import AppleFoundation

/// Everyday Latin text in one font, measured from the table of pair advances: no shaping, no objects.
///
/// Every function answers nil when the text needs the whole machinery; the answers agree with it.
enum SimpleText {
    /// How text runs through a line, in units of the font and counts of characters.
    private struct Pen {
        var units: Int32 = 0
        var characters: Int32 = 0
    }

    /// The width on one line.
    static func width(of string: String, font: Font) -> CGFloat? {
        guard let pairs = font.plan.pairs else { return nil }
        var text = string
        return text.withUTF8 { bytes -> CGFloat? in
            guard let pen = measure(bytes, font.plan, pairs) else { return nil }
            return points(pen, font)
        }
    }

    @inline(__always)
    private static func points(_ pen: Pen, _ font: Font) -> CGFloat {
        CGFloat(pen.units) * font.unitScale + CGFloat(pen.characters) * font.tracking
    }

    private static func measure(_ bytes: UnsafeBufferPointer<UInt8>, _ plan: ShapingPlan, _ pairs: PairAdvances) -> Pen? {
        var pen = Pen()
        var previous = PairAdvances.noSlot
        var index = 0
        let count = bytes.count
        while index < count {
            let byte = bytes[index]
            var slot: UInt8
            if byte < 0x80 {
                slot = PairAdvances.slot(ascii: byte)
                index += 1
            } else {
                slot = rareSlot(bytes, &index)
            }
            if slot == PairAdvances.noSlot { return nil }
            if previous != PairAdvances.noSlot {
                guard let advance = advance(plan, pairs, previous, slot, along: { slots(bytes) }) else { return nil }
                pen.units &+= advance
            }
            pen.characters &+= 1
            previous = slot
        }
        guard previous != PairAdvances.noSlot else { return pen }
        guard let advance = advance(plan, pairs, previous, PairAdvances.noSlot, along: { slots(bytes) }) else { return nil }
        pen.units &+= advance
        return pen
    }

    /// `text` is what the two begin, for what is unknown so far is measured for all of it at once.
    @inline(__always)
    static func advance(
        _ plan: ShapingPlan, _ pairs: PairAdvances, _ first: UInt8, _ next: UInt8, along text: () -> [UInt8]
    ) -> Int32? {
        var cell = pairs.cell(first, next)
        if cell == PairAdvances.unknown {
            Shaper.fillPairs(plan, pairs, along: text())
            cell = pairs.cell(first, next)
        }
        return cell == PairAdvances.complex ? nil : Int32(cell) - 1
    }

    /// The characters of a text as the table of pairs knows them.
    static func slots(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                result.append(PairAdvances.slot(ascii: bytes[index]))
                index += 1
            } else {
                let slot = rareSlot(bytes, &index)
                result.append(slot)
                // Where this is a longer character, the next byte begins none.
                if slot == PairAdvances.noSlot { break }
            }
        }
        return result
    }

    /// Decodes two or three bytes of UTF-8; four-byte characters are never simple.
    static func rareSlot(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt8 {
        let first = UInt16(bytes[index])
        if first < 0xE0 {
            let unit: UInt16 = (first & 0x1F) << 6 | UInt16(bytes[index + 1] & 0x3F)
            index += 2
            return PairAdvances.slot(unit)
        }
        guard first < 0xF0 else { return PairAdvances.noSlot }
        let unit: UInt16 = (first & 0x0F) << 12 | UInt16(bytes[index + 1] & 0x3F) << 6 | UInt16(bytes[index + 2] & 0x3F)
        index += 3
        return PairAdvances.slot(unit)
    }

    // MARK: Lines

    /// Breaks at spaces only, so anything that may break elsewhere is refused.
    static func wrappedSize(of string: String, font: Font, width: CGFloat, maximumLines: Int) -> CGSize? {
        guard let pairs = font.plan.pairs else { return nil }
        var text = string
        return text.withUTF8 { bytes -> CGSize? in
            var wrapper = Wrapper(font: font, pairs: pairs, room: Double(width) + LineBreaker.tolerance)
            guard wrapper.run(bytes, maximumLines: maximumLines > 0 ? maximumLines : Int.max) else { return nil }
            let lineHeight = font.lineHeight + font.leading
            let gaps = font.lineGap * CGFloat(max(0, wrapper.lines - 1))
            return CGSize(width: CGFloat(wrapper.widest), height: lineHeight * CGFloat(wrapper.lines) + gaps)
        }
    }

    private struct Wrapper {
        let plan: ShapingPlan
        let pairs: PairAdvances
        let room: Double
        let scale: Double
        let tracking: Double
        var lines = 0
        var widest: Double = 0

        init(font: Font, pairs: PairAdvances, room: Double) {
            plan = font.plan
            self.pairs = pairs
            self.room = room
            scale = Double(font.unitScale)
            tracking = Double(font.tracking)
        }

        private enum Kind { case word, space, closing, exclamation, quote, other }

        @inline(__always)
        private static func kind(_ slot: UInt8) -> Kind {
            if slot == 1 { return .space }
            if slot >= 34 && slot < 60 || slot >= 66 && slot < 92 || slot >= 17 && slot < 27 { return .word }
            switch slot {
            case 13, 15, 27, 28: return .closing
            case 2, 32: return .exclamation
            case 8, 195: return .quote
            case 128..<192 where slot != 151 && slot != 183: return .word
            default: return .other
            }
        }

        @inline(__always)
        private static func breaksOnlyAtSpaces(_ previous: Kind, _ kind: Kind) -> Bool {
            switch kind {
            case .word: return previous != .exclamation
            case .space: return previous != .quote
            case .closing, .quote: return previous == .word
            case .exclamation: return previous == .word || previous == .exclamation
            case .other: return false
            }
        }

        mutating func run(_ bytes: UnsafeBufferPointer<UInt8>, maximumLines: Int) -> Bool {
            var x: Double = 0
            /// Up to the end of the last word, and to its start.
            var content: Double = 0
            var beforeWord: Double = 0
            var wordStart: Double = 0
            var previous = PairAdvances.noSlot
            var previousKind = Kind.space
            var index = 0
            let count = bytes.count
            lines = 1
            while index <= count {
                var slot = PairAdvances.noSlot
                if index < count {
                    if bytes[index] < 0x80 {
                        slot = PairAdvances.slot(ascii: bytes[index])
                        index += 1
                    } else {
                        slot = SimpleText.rareSlot(bytes, &index)
                    }
                    if slot == PairAdvances.noSlot { return false }
                } else {
                    index += 1
                }
                if previous != PairAdvances.noSlot {
                    guard let units = SimpleText.advance(plan, pairs, previous, slot, along: { SimpleText.slots(bytes) }) else {
                        return false
                    }
                    let end: Double = x + Double(units) * scale + tracking
                    if previousKind == .space {
                        x = end
                        beforeWord = content
                        wordStart = x
                    } else {
                        if end > room {
                            if lines == maximumLines { return false }
                            // A word wider than a line is broken inside: not so simple.
                            if wordStart == 0 || end - wordStart > room { return false }
                            widest = max(widest, beforeWord)
                            lines += 1
                            x = end - wordStart
                            wordStart = 0
                        } else {
                            x = end
                        }
                        content = x
                    }
                }
                if slot != PairAdvances.noSlot {
                    let kind = Wrapper.kind(slot)
                    if !Wrapper.breaksOnlyAtSpaces(previousKind, kind) { return false }
                    previousKind = kind
                }
                previous = slot
            }
            widest = max(widest, content, min(x, room - LineBreaker.tolerance))
            return previousKind != .quote
        }
    }
}

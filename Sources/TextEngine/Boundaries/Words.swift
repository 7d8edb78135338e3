/// Knows where words are. Languages without spaces need a dictionary, which is not on this floor: whoever has one lends it.
package protocol WordFinder: Sendable {
    /// The words of a stretch of text, in order. What stands between them belongs to none.
    func words(in units: ContiguousArray<UInt16>) -> [Range<Int>]
}

/// Letters, digits and marks, with apostrophes inside.
package struct PlainWords: WordFinder {
    package init() {}

    package func words(in units: ContiguousArray<UInt16>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        var place = 0
        for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
            let properties = scalar.properties
            let isJoined = start != nil && (scalar == "'" || scalar == "\u{2019}" || scalar == "\u{200D}")
            let belongs =
                properties.isAlphabetic || properties.numericType != nil || scalar == "_" || isJoined
                || start != nil && properties.isGraphemeExtend
            if belongs {
                if start == nil { start = place }
            } else if let first = start {
                words.append(first..<place)
                start = nil
            }
            place += scalar.value > 0xFFFF ? 2 : 1
        }
        if let start { words.append(start..<place) }
        return words.map { Self.withoutApostrophe($0, units) }
    }

    /// At the end it was a quotation mark.
    private static func withoutApostrophe(_ word: Range<Int>, _ units: ContiguousArray<UInt16>) -> Range<Int> {
        var end = word.upperBound
        while end - 1 > word.lowerBound, units[end - 1] == 0x27 || units[end - 1] == 0x2019 { end -= 1 }
        return word.lowerBound..<end
    }
}

extension TextRope {
    /// The words of the paragraph around a place, and how much of it was read: as much as it takes for the wanted word to lie inside whole.
    private func find(
        around offset: Int, _ finder: any WordFinder, _ choose: ([Range<Int>]) -> Range<Int>?
    ) -> (word: Range<Int>?, read: Range<Int>) {
        let paragraph = paragraph(at: offset)
        var reach = 1024
        while true {
            let start = clusterStart(max(paragraph.lowerBound, offset - reach))
            let end = max(start, clusterEnd(min(paragraph.upperBound, offset + reach)))
            let words = finder.words(in: units(in: start..<end)).map { $0.lowerBound + start..<$0.upperBound + start }
            let word = choose(words)
            // Next to the cut as well: what stands there may be the middle of a word.
            let isCut =
                word.map {
                    $0.lowerBound < start + 8 && start > paragraph.lowerBound
                        || $0.upperBound > end - 8 && end < paragraph.upperBound
                } ?? false
            if !isCut { return (word.map { clusterStart($0.lowerBound)..<clusterEnd($0.upperBound) }, start..<end) }
            reach *= 4
        }
    }

    /// The end of the first word that ends behind `offset`; the end of the text without one.
    package func wordEnd(after offset: Int, _ finder: any WordFinder) -> Int {
        var place = offset
        while place < count {
            let (word, read) = find(around: place, finder) { words in words.first { $0.upperBound > offset } }
            if let word { return word.upperBound }
            place = max(place + 1, read.upperBound)
        }
        return count
    }

    /// The start of the last word that begins before `offset`; zero without one.
    package func wordStart(before offset: Int, _ finder: any WordFinder) -> Int {
        var place = offset
        while place >= 0 {
            let (word, read) = find(around: place, finder) { words in words.last { $0.lowerBound < offset } }
            if let word { return word.lowerBound }
            place = min(place - 1, read.lowerBound - 1)
        }
        return 0
    }

    /// The word at a place, or that ends there; where none is, the cluster. Line ends are no part of it.
    package func word(at offset: Int, _ finder: any WordFinder) -> Range<Int> {
        let word = find(around: offset, finder) { words in
            words.first { $0.lowerBound <= offset && offset < $0.upperBound } ?? words.first { $0.upperBound == offset }
        }
        if let word = word.word { return word }
        let content = paragraphContent(at: offset)
        if content.isEmpty { return content }
        let start = clusterStart(min(offset, clusterBorder(before: content.upperBound)))
        return start..<max(start, min(clusterBorder(after: start), content.upperBound))
    }
}

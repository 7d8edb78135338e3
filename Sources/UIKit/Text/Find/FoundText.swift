import AppleFoundation

/// Where a text stands in another.
enum FoundText {
    static func ranges(
        of query: String, in text: String, _ options: NSString.CompareOptions,
        _ method: UITextSearchOptions.WordMatchMethod = .contains
    ) -> [Range<Int>] {
        guard !query.isEmpty else { return [] }
        let whole = NSString(string: text)
        let length = whole.length
        var found: [Range<Int>] = []
        var start = 0
        while start < length {
            let hit = whole.range(
                of: query, options: options.subtracting(.backwards), range: NSRange(location: start, length: length - start))
            guard hit.location != NSNotFound, hit.length > 0 else { break }
            if matches(whole, hit, method) { found.append(hit.location..<NSMaxRange(hit)) }
            start = NSMaxRange(hit)
        }
        return found
    }

    private static func matches(_ text: NSString, _ hit: NSRange, _ method: UITextSearchOptions.WordMatchMethod) -> Bool {
        guard method != .contains else { return true }
        if hit.location > 0, isInWord(text.character(at: hit.location - 1)), isInWord(text.character(at: hit.location)) {
            return false
        }
        let end = NSMaxRange(hit)
        return method == .startsWith || end == text.length || !isInWord(text.character(at: end))
            || !isInWord(text.character(at: end - 1))
    }

    private static func isInWord(_ unit: unichar) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || unit == 0x5F
    }
}

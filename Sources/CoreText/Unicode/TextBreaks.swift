import AppleFoundation

/// Words and sentences, with the dictionaries that languages without spaces need.
package enum TextBreaks {
    /// What has a letter or a digit in it; spaces and signs are left out.
    package static func words(in units: ContiguousArray<UInt16>) -> [Range<Int>] {
        segments(.word, units).filter { range in
            String(decoding: units[range], as: UTF16.self).unicodeScalars.contains {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
            }
        }
    }

    /// With the spaces after them.
    package static func sentences(in units: ContiguousArray<UInt16>) -> [Range<Int>] { segments(.sentence, units) }

    private static func segments(_ kind: ICU.Breaks, _ units: ContiguousArray<UInt16>) -> [Range<Int>] {
        units.withUnsafeBufferPointer { buffer in
            TextLock.withLock {
                var found: [Range<Int>] = []
                var start = 0
                ICU.forEachBoundary(kind, in: buffer) { end in
                    found.append(start..<end)
                    start = end
                }
                return found
            }
        }
    }
}

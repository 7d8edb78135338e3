import AppleFoundation

/// All that is kept only to be quick.
package enum TextCaches {
    /// Forgets measured sizes, shaped strings and glyph images, as on a memory warning.
    package static func removeAll() {
        TextLock.withLock {
            TextMeasurer.removeAll()
            GlyphCache.removeAll()
        }
    }
}

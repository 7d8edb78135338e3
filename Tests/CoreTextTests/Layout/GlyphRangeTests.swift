import AppleFoundation
import TestEvidence
import Testing

@testable import CoreText

/// A line takes its glyphs out of the paragraph's: by halves, since a paragraph may be a million letters long.
@Suite("Text layout / Glyphs of a range", .ours)
struct GlyphRangeTests {
    @Test(arguments: ["office fly", "مرحبا بالعالم", "ae\u{301}o\u{308}\u{323}u", "日本語", "नमस्ते"])
    func `are those whose clusters start in it`(string: String) throws {
        let text = StyledText(string, style: TextStyle(font: .system(ofSize: 17)))
        for run in TextLayout(text).lines.flatMap(\.fragments).map(\.run) where run.kind == .glyphs {
            let clusters = run.glyphs.map { Int($0.cluster) }
            let borders = Set(clusters + [run.start, run.end]).sorted()
            for lower in borders {
                for upper in borders where lower < upper {
                    let found = run.glyphRange(lower..<upper)
                    #expect(Array(found) == clusters.indices.filter { lower <= clusters[$0] && clusters[$0] < upper })
                }
            }
            for index in run.start...run.end {
                let next = run.isRightToLeft ? clusters.lastIndex { $0 >= index } : clusters.firstIndex { $0 >= index }
                let isInside = index > run.start && index < run.end
                #expect(run.isUnsafe(at: index) == (isInside && next.map { run.glyphs[$0].isUnsafeToBreak } == true))
            }
        }
    }
}

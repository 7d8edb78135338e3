import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@testable import UIKit

/// Rows on a drum, without views.
@Suite("Views / Pickers / Wheel geometry", .ours)
struct WheelGeometryTests {
    private let wheel = WheelGeometry(height: 216, rowHeight: 32)

    @Test func `the row in the middle is as it is, others are squeezed, smaller and paler the further they are`() throws {
        let middle = try #require(wheel.look(at: 0))
        #expect(middle == WheelGeometry.Look(offset: 0, squeeze: 1, shrink: 1, alpha: 1))
        var last = middle
        for row in 1...4 {
            let look = try #require(wheel.look(at: CGFloat(row) * 32))
            #expect(look.squeeze < last.squeeze && look.shrink < last.shrink && look.alpha < last.alpha)
            #expect(look.offset > last.offset && look.offset - last.offset < 32)
            let above = try #require(wheel.look(at: CGFloat(-row) * 32))
            #expect(above.offset == -look.offset && above.alpha == look.alpha)
            last = look
        }
        #expect(wheel.look(at: 6 * 32) == nil)
    }

    @Test func `a place on the screen leads back to the row that is seen there`() {
        for row in -3...3 {
            let offset = wheel.look(at: CGFloat(row) * 32)!.offset
            #expect(abs(wheel.distance(at: offset) - CGFloat(row) * 32) < 6)
        }
        #expect(wheel.distance(at: 1e9).isFinite)
    }

    @Test func `only rows that can be seen are counted, whatever the place`() {
        #expect(wheel.rows(at: 0, of: 100) == 0..<5)
        #expect(wheel.rows(at: 320, of: 100) == 6..<15)
        #expect(wheel.rows(at: 99 * 32, of: 100) == 95..<100)
        #expect(wheel.rows(at: -1e9, of: 100).isEmpty && wheel.rows(at: 1e9, of: 100).isEmpty)
        #expect(wheel.rows(at: 0, of: 0).isEmpty)
        #expect(wheel.row(at: .nan, of: 3) == 0 && wheel.row(at: 1e300, of: 3) == 2 && wheel.row(at: -5, of: 3) == 0)
    }
}

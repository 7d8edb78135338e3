@_spi(House) import AppleFoundation
import CoreText
import QuartzCore

/// Labels of one colour, which are most of all: nothing but coverage is kept of them.
extension UILabel: InkDelegate {
    package nonisolated func draw(_ layer: CALayer, on sheet: InkSheet) -> Bool {
        // Who draws text may have been exchanged.
        guard layer === viewLayer, !_objcExchanges else { return false }
        return Isolation.assumeMain {
            keepTextInPlaceWhileResizing()
            var isDone = false
            traits.performAsCurrent {
                isDone = LabelTextLayout(self, lineLimit: numberOfLines).draw(in: bounds, on: sheet)
            }
            return isDone
        }
    }
}

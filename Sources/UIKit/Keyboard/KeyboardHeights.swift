import AppleFoundation
import CoreGraphics

/// How high keyboards are. All of it is what was measured on devices; sizes in between take the nearest smaller one's.
struct KeyboardHeights {
    let device: Device
    /// Above the keys, with what could come next.
    let hasSuggestions: Bool

    /// With what lies under the home indicator.
    var height: CGFloat {
        let size = device.portraitSize
        let isPortrait = device.orientation == .portrait
        if device.idiom == .pad {
            // The bar with shortcuts is there in any case; there are more keys on the largest.
            let isLargest = size.width >= 1000
            if isPortrait { return isLargest ? 328 + (hasSuggestions ? 55 : 0) : hasSuggestions ? 313 : 264 }
            return isLargest ? 423 + (hasSuggestions ? 0 : -46) : hasSuggestions ? 398 : 352
        }
        let hasIndicator = device.portraitSafeArea.bottom > 0
        if !isPortrait { return hasIndicator ? (hasSuggestions ? 209 : 171) : (hasSuggestions ? 199 : 162) }
        let known: [(width: CGFloat, height: CGFloat, plain: CGFloat, suggesting: CGFloat)] = [
            (320, 480, 216, 253), (320, 568, 216, 253), (375, 667, 216, 258), (375, 812, 291, 335), (390, 844, 291, 336),
            (393, 852, 291, 336), (402, 874, 291, 336), (414, 736, 226, 271), (414, 896, 301, 346), (428, 926, 301, 346),
            (430, 932, 301, 346), (440, 956, 301, 346),
        ]
        if let row = known.first(where: { $0.width == size.width && $0.height == size.height }) {
            return hasSuggestions ? row.suggesting : row.plain
        }
        // A screen of no device, as for pictures of single views.
        return (hasSuggestions ? 258 : 216) + device.portraitSafeArea.bottom
    }
}

import Foundation
import Scales

/// What C code is called depends on the system that it was compiled for.
public func ounces(grams: Double) -> Double {
    #if os(iOS) || os(macOS)
        scales_ounces_apple(grams)
    #else
        scales_ounces(grams)
    #endif
}

import Foundation

// What the source adapter calls in place of `enumerateMatches`. On Apple's systems its block is done with when the call is: it may change what
// is around it, and needs no `self.`. Foundation on Linux says that it might keep the block, which it doesn't.
extension NSRegularExpression {
    public func _objcEnumMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
    }
}

extension NSDataDetector {
    public func _objcEnumMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateMatches(in: string, options: options, range: range, using: block)
    }
}

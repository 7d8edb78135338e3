// swift-format-ignore-file
import Foundation

/// A delegate that is called often: one method that must be there, one that may be, and one that no listener has.
@objc protocol BellDelegate: AnyObject {
    func bell(_ bell: Bell, mustRing number: Int)
    @objc optional func bell(_ bell: Bell, didRing number: Int)
    @objc optional func bell(_ bell: Bell, didBreak number: Int)
}

final class Bell: NSObject {
    var delegate: BellDelegate?

    @inline(never) func ringRequired(_ number: Int) { delegate?.bell(self, mustRing: number) }
    @inline(never) func ringOptional(_ number: Int) { delegate?.bell?(self, didRing: number) }
    @inline(never) func ringMissing(_ number: Int) { delegate?.bell?(self, didBreak: number) }
}

final class Listener: NSObject, BellDelegate {
    var sum = 0

    @inline(never) func bell(_ bell: Bell, mustRing number: Int) { sum += number }
    @inline(never) func bell(_ bell: Bell, didRing number: Int) { sum += number }
}

/// With a second class the compiler cannot know whose method a call will find.
final class Echo: NSObject, BellDelegate {
    var last = 0

    func bell(_ bell: Bell, mustRing number: Int) { last = number }
}

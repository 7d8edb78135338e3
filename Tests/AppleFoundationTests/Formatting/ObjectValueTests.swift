import AppleFoundation
import TestEvidence
import Testing

/// Objects that texts describe.
@Suite("AppleFoundation / Object values", .documented("Formatter.getObjectValue(_:for:errorDescription:)"))
struct ObjectValueTests {
    @Test func `a formatter of numbers reads a number, and says when it cannot`() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        var object: AnyObject?
        #expect(formatter.getObjectValue(&object, for: "1,234.5", errorDescription: nil))
        #expect(object as? Double == 1234.5)
        var words: NSString?
        #expect(!formatter.getObjectValue(&object, for: "much", errorDescription: &words) && words != nil)
        #expect(throws: CocoaError.self) { try formatter.getObjectValue(nil, for: "much", range: nil) }
    }

    @Test func `a place made for a number takes the object`() {
        let place = UnsafeMutablePointer<Double>.allocate(capacity: 1)
        defer { place.deallocate() }
        let pointer: AutoreleasingUnsafeMutablePointer<AnyObject?> = .init(place)
        #expect(NumberFormatter().getObjectValue(pointer, for: "42", errorDescription: nil))
        #expect(pointer.pointee as? Double == 42)
        pointer.pointee = nil
        #expect(pointer.pointee == nil)
    }

    @Test func `a formatter of dates reads a date`() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy-MM-dd"
        var object: AnyObject?
        #expect(formatter.getObjectValue(&object, for: "2001-01-01", errorDescription: nil))
        #expect((object as? NSDate)?.timeIntervalSinceReferenceDate == 0)
    }
}

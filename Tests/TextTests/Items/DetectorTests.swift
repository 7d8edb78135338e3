import AppleFoundation
import TestEvidence
import Testing
@testable import UIKit

@MainActor @Suite("Text / Items / Detectors", .assumed("what NSDataDetector finds in plain cases"))
struct DetectorTests {
    private func found(_ types: UIDataDetectorTypes, _ text: String) -> [String] {
        TextDetector(types).items(in: text).map { item in
            (text as NSString).substring(with: NSRange(item.range))
                + (types == .link || types == .phoneNumber ? " → \(item.url?.absoluteString ?? "-")" : "")
        }
    }

    @Test(
        arguments: [
            ("see http://example.org/a?b=c#d.", ["http://example.org/a?b=c#d → http://example.org/a?b=c#d"]),
            (
                "(https://en.wikipedia.org/wiki/Swift_(bird))",
                ["https://en.wikipedia.org/wiki/Swift_(bird) → https://en.wikipedia.org/wiki/Swift_(bird)"]
            ),
            ("www.example.com, and more", ["www.example.com → http://www.example.com"]),
            ("go to example.com/path!", ["example.com/path → http://example.com/path"]),
            ("write to ann@example.co.uk.", ["ann@example.co.uk → mailto:ann@example.co.uk"]),
            ("e.g. this file.txt, version 1.2.3 or 10.0", []), ("no link here", []), ("", []), ("a:b 3:1", []),
            ("ftp://files.example.net", ["ftp://files.example.net → ftp://files.example.net"]),
        ] as [(String, [String])])
    func `links are addresses of the net and of people`(_ text: String, _ expected: [String]) {
        #expect(found(.link, text) == expected)
    }

    @Test(
        arguments: [
            ("call 555-123-4567 now", ["555-123-4567 → tel:5551234567"]),
            ("(415) 555-2671", ["(415) 555-2671 → tel:4155552671"]),
            ("+49 30 1234567.", ["+49 30 1234567 → tel:+49301234567"]),
            ("1-800-555-0199", ["1-800-555-0199 → tel:18005550199"]),
            ("4155552671", ["4155552671 → tel:4155552671"]), ("+4915112345678", ["+4915112345678 → tel:+4915112345678"]),
            ("in 2024 there were 123456", []), ("192.168.100.200", []), ("costs $1,234,567.89", []), ("order 123456789", []),
            ("1 2 3 4 5 6 7 8", []), ("2024-03-15", ["2024-03-15 → tel:20240315"]),
        ] as [(String, [String])])
    func `phone numbers have signs, or as many digits as one`(_ text: String, _ expected: [String]) {
        #expect(found(.phoneNumber, text) == expected)
    }

    @Test(
        arguments: [
            ("on March 3, 2024 at 5:30 pm", ["March 3, 2024 at 5:30 pm"]), ("3 March 2024", ["3 March 2024"]),
            ("due 2024-03-15", ["2024-03-15"]), ("12/24/2025", ["12/24/2025"]), ("24.12.2025", ["24.12.2025"]),
            ("see you tomorrow at 9am", ["tomorrow at 9am"]), ("next Monday", ["next Monday"]),
            ("Friday, Dec 5", ["Friday, Dec 5"]), ("may I come in", []), ("march on", []), ("one third of 3", []),
        ] as [(String, [String])])
    func `days are dates, and words for days`(_ text: String, _ expected: [String]) {
        #expect(found(.calendarEvent, text) == expected)
    }

    @Test(
        arguments: [
            ("at 1 Infinite Loop, Cupertino, CA 95014, where", ["1 Infinite Loop, Cupertino, CA 95014"]),
            ("221 Baker Street", ["221 Baker Street"]), ("Hauptstraße 5, 10115 Berlin", ["Hauptstraße 5, 10115 Berlin"]),
            ("5 apples on the street", []), ("1234 Main St", ["1234 Main St"]),
        ] as [(String, [String])])
    func `addresses are streets with their numbers`(_ text: String, _ expected: [String]) {
        #expect(found(.address, text) == expected)
    }

    @Test func `the first rule has a place that two claim, and other kinds are left alone`() {
        let text = "2024-03-15, 555-123-4567, $12.50, 3 km, flight LH 456, 1Z999AA10123456784"
        #expect(found([.calendarEvent, .phoneNumber], text) == ["2024-03-15", "555-123-4567"])
        #expect(found(.money, text) == ["$12.50"])
        #expect(found(.physicalValue, text) == ["3 km"])
        #expect(found(.flightNumber, text) == ["flight LH 456"])
        #expect(found(.shipmentTrackingNumber, text) == ["1Z999AA10123456784"])
        #expect(found(.all, text).count == 6)
    }
}

import AppleFoundation
import TestEvidence
import Testing

@Suite("Foundation / Data detectors", .documented("NSDataDetector, NSTextCheckingResult"))
struct DataDetectorTests {
    private func detector(_ types: NSTextCheckingResult.CheckingType) throws -> NSDataDetector {
        try NSDataDetector(types: types.rawValue)
    }

    private func whole(_ text: String) -> NSRange { NSRange(location: 0, length: (text as NSString).length) }

    @Test func `links have addresses, and the range is that of the words`() throws {
        let text = "👋 see www.example.com or ann@example.org."
        let found = try detector(.link).matches(in: text, options: [], range: whole(text))
        #expect(found.map { $0.url?.absoluteString } == ["http://www.example.com", "mailto:ann@example.org"])
        #expect(found.map { (text as NSString).substring(with: $0.range) } == ["www.example.com", "ann@example.org"])
        #expect(found.allSatisfy { $0.resultType == .link && $0.numberOfRanges == 1 })
    }

    @Test func `only the kinds that were asked for are found, and only in the range`() throws {
        let text = "call 555-123-4567 or http://a.org, not 555-123-9999"
        let found = try detector(.phoneNumber).matches(in: text, range: NSRange(location: 0, length: 30))
        #expect(found.map(\.phoneNumber) == ["555-123-4567"])
        #expect(found.first?.url == nil && found.first?.date == nil)
        let beyond = NSRange(location: 40, length: .max)
        #expect(try detector(.phoneNumber).numberOfMatches(in: text, range: beyond) == 0)
        #expect(try detector([.link, .phoneNumber]).numberOfMatches(in: text, range: whole(text)) == 3)
    }

    @Test func `a mail address is what a whole text consists of`() throws {
        let text = "ann@example.org"
        let match = try #require(try detector(.link).firstMatch(in: text, range: whole(text)))
        #expect(match.url?.scheme == "mailto" && NSEqualRanges(match.range, whole(text)))
        #expect(try detector(.link).rangeOfFirstMatch(in: "none", range: whole("none")).location == NSNotFound)
    }

    @Test func `addresses consist of parts`() throws {
        let text = "at 1 Infinite Loop, Cupertino, CA 95014"
        let match = try #require(try detector(.address).firstMatch(in: text, range: whole(text)))
        #expect(
            match.addressComponents
                == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
        let flight = try detector(.transitInformation).firstMatch(in: "on flight LH 456", range: whole("on flight LH 456"))
        #expect(flight?.components?[.flight] == "456" && flight?.components?[.airline] == "LH")
        #expect(flight?.addressComponents == nil)
    }

    @Test(
        arguments: [
            ("March 3, 2024 at 5:30 pm", [2024, 3, 3, 17, 30]), ("3 March 2024", [2024, 3, 3, 12, 0]),
            ("2024-03-15", [2024, 3, 15, 12, 0]), ("12/24/2025", [2025, 12, 24, 12, 0]), ("24.12.25", [2025, 12, 24, 12, 0]),
            ("2024-03-15T08:15:30Z", [2024, 3, 15, 8, 15]), ("Dec 5th, 2030 at 12 am", [2030, 12, 5, 0, 0]),
        ] as [(String, [Int])])
    func `dates are read, at noon where no time is said`(_ text: String, _ expected: [Int]) throws {
        let match = try #require(try detector(.date).firstMatch(in: text, range: whole(text)))
        let parts = Calendar(identifier: .gregorian).dateComponents(
            [.year, .month, .day, .hour, .minute], from: try #require(match.date))
        #expect([parts.year, parts.month, parts.day, parts.hour, parts.minute] == expected)
    }

    @Test func `words count from today`() throws {
        let calendar = Calendar(identifier: .gregorian)
        let match = try #require(
            try detector(.date).firstMatch(in: "see you tomorrow at 9am", range: whole("see you tomorrow at 9am")))
        let wanted = try #require(calendar.date(byAdding: .day, value: 1, to: Date()))
        #expect(calendar.isDate(try #require(match.date), inSameDayAs: wanted))
        #expect(calendar.component(.hour, from: try #require(match.date)) == 9)
        let friday = try #require(try detector(.date).firstMatch(in: "next Friday", range: whole("next Friday"))?.date)
        #expect(calendar.component(.weekday, from: friday) == 6 && friday > Date())
        #expect(try detector(.date).numberOfMatches(in: "31 February 2024", range: whole("31 February 2024")) == 0)
    }

    @Test func `who looks for nothing gets an error`() {
        #expect(throws: (any Error).self) { try detector([]) }
        #expect(throws: (any Error).self) { try detector(.spelling) }
    }

    @Test func `enumerating stops when it is told to, and matches are replaced`() throws {
        let text = "http://a.org http://b.org"
        var seen = 0
        try detector(.link).enumerateMatches(in: text, range: whole(text)) { match, _, stop in
            seen += 1
            stop.pointee = true
        }
        #expect(seen == 1)
        #expect(
            try detector(.link).stringByReplacingMatches(in: text, range: whole(text), withTemplate: "[$0]")
                == "[http://a.org] [http://b.org]")
    }
}

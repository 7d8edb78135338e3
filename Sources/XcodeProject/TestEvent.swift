import AppleFoundation

/// One line of what `--json` writes: a JSON object that says what has just happened. Whoever has all lines of a run has the run.
package struct TestEvent: Codable, Equatable {
    package enum Kind: String, Codable {
        /// The first line.
        case began
        /// Which tests of a module are going to run.
        case planned
        case started, failure, output, attachment, finished
        /// A failure that was expected, and doesn't count.
        case expected
        /// What isn't about a test: a target that doesn't build, one that is left out, a program that ends.
        case unbuilt, leftOut, trouble
        /// The last line; without it somebody has ended the run.
        case ended
    }

    package var event: Kind
    /// Seconds since the run began.
    package var time: Double?
    /// What the lines are an example of: 1.
    package var version: Int?
    package var project: String?
    /// Where the checkout was; files are written from there.
    package var folder: String?
    package var shard: String?
    package var seed: UInt64?

    package var module: String?
    /// Place in a matrix, or the configuration of a plan.
    package var variant: String?
    /// `Class.method`, or as Swift Testing calls it.
    package var test: String?
    /// `Module.Class/method`, of all tests that are planned.
    package var tests: [String]?
    /// Which of the processes that run side by side.
    package var worker: Int?
    /// 2 and more for tests that run once more.
    package var attempt: Int?
    /// passed, failed or skipped.
    package var outcome: String?
    package var seconds: Double?
    package var file: String?
    package var line: Int?
    package var text: String?
    /// An attachment's file name, and the file in Base64.
    package var name: String?
    package var data: Data?
    package var passed: Int?
    package var failed: Int?
    package var skipped: Int?

    package init(_ event: Kind, at time: Double? = nil) {
        self.event = event
        self.time = time.map { ($0 * 1e4).rounded() / 1e4 }
    }

    /// Without the line's end.
    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)) ?? Data("{}".utf8)
    }

    /// The events of a file. A last line that was cut off is left out; other lines that are none are a problem.
    package static func read(_ data: Data, from path: String) throws -> [TestEvent] {
        let lines = data.split(separator: 0x0A)
        let decoder = JSONDecoder()
        var events: [TestEvent] = []
        for (index, line) in lines.enumerated() {
            guard let event = try? decoder.decode(TestEvent.self, from: line) else {
                if index == lines.count - 1, data.last != 0x0A { break }
                throw XcodeProject.Problem(description: "\(path):\(index + 1) is no line of `allium test --json`")
            }
            events.append(event)
        }
        guard events.first?.event == .began else {
            throw XcodeProject.Problem(description: "\(path) is no file of `allium test --json`, or an empty one")
        }
        return events
    }
}

extension TestLog {
    /// `name` is the test's; a file's path is written from the checkout.
    package static func placed(_ failure: Failure, in folder: String) -> (file: String?, line: Int?) {
        guard let place = failure.place, let colon = place.lastIndex(of: ":") else { return (nil, nil) }
        let file = String(place[..<colon])
        let short = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
        return (short, Int(place[place.index(after: colon)...]))
    }
}

import AppleFoundation

/// One line of a script: what a finger, the device or the onlooker does.
package struct ScriptStep: Equatable {
    package enum Action: Equatable {
        case tap(Place)
        case longPress(Place)
        case doubleTap(Place)
        case drag(from: Place, to: Place, seconds: Double)
        case pinch(Place, scale: Double, seconds: Double)
        case wait(Double)
        case type(String)
        case rotate(Orientation)
        case snapshot(String)
        case inspect(String)
        /// Nil ends the one that runs.
        case record(String?)
        case location(latitude: Double, longitude: Double)
        case print
        case outlets
    }

    package var inspects: Bool {
        if case .inspect = action { return true }
        return false
    }

    /// A point of the screen, or the middle of what has a title, text, label or identifier.
    package enum Place: Equatable {
        case point(x: Double, y: Double)
        case named(String)
    }

    package enum Orientation: String, CaseIterable, Equatable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    /// A line for each step, as `allium run --help` prints them.
    package static let help = [
        #"tap "Title" · tap 100 200      a finger, on what has that title, text, label or identifier, or at a point"#,
        #"doubletap … · longpress …      the same, twice, or for 0.7 s"#,
        #"swipe 10 300 200 300 0.5       from x y to x y, in so many seconds (0.2); `drag` is the same"#,
        #"drag "Knob" 200 300            from the middle of something to a point, or to something else"#,
        #"pinch "Map" 2 0.5              two fingers, to so many times their distance, in so many seconds (0.3)"#,
        #"wait 0.5                       so many seconds pass (1)"#,
        #"type "Ann\n"                    into what is edited, key by key; \n is the return key"#,
        #"rotate landscape               or portrait, landscapeLeft, landscapeRight, portraitUpsideDown"#,
        #"snapshot a.png                 a picture of this moment"#,
        #"inspect a.html                 controllers, views and constraints, as text, .json or .html; - prints them"#,
        #"record a.png · record          an animated PNG of all from here on · ends it; else it ends with the script"#,
        #"location 52.52 13.4            the device is there, by latitude and longitude, and the app may know it"#,
        #"print · outlets                all views · how many outlets are set and open"#,
        #"# words                        a comment"#,
        #"A quote in a title: tap "Say \"hi\""; “Title” and 'Title' are quoted, too."#,
    ]

    package let action: Action
    package let number: Int
    /// The line itself.
    package let line: String

    /// Nil for an empty line or a comment.
    package init?(_ line: String, number: Int) throws {
        self.line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        self.number = number
        if self.line.isEmpty || self.line.hasPrefix("#") { return nil }
        do {
            var reader = Reader(words: try ScriptWords(self.line).words[...])
            action = try reader.action()
        } catch {
            throw RunProblem("step \(number), \(self.line): \(error)")
        }
    }

    /// A problem of the step as people read it.
    package func problem(_ words: String) -> RunProblem { RunProblem("step \(number), \(line): \(words)") }
}

/// Takes a step's words one after the other; what is left over is a mistake.
private struct Reader {
    typealias Place = ScriptStep.Place

    private var words: ArraySlice<ScriptWords.Word>

    init(words: ArraySlice<ScriptWords.Word>) { self.words = words }

    mutating func action() throws -> ScriptStep.Action {
        let name = words.popFirst()?.text ?? ""
        let action: ScriptStep.Action
        switch name.lowercased() {
        case "tap": action = .tap(try onlyPlace(name))
        case "longpress": action = .longPress(try onlyPlace(name))
        case "doubletap": action = .doubleTap(try onlyPlace(name))
        case "swipe", "drag":
            let start = try place(name, "from where to where")
            let end = try place(name, "from where to where")
            action = .drag(from: start, to: end, seconds: try number("seconds", 0...60) ?? 0.2)
        case "pinch":
            let centre = try place(name, "a place and a number: pinch 200 300 2")
            guard let scale = try number("how many times the distance", 0.01...100) else {
                throw RunProblem("pinch needs a place and a number: pinch 200 300 2")
            }
            action = .pinch(centre, scale: scale, seconds: try number("seconds", 0...60) ?? 0.3)
        case "wait": action = .wait(try number("seconds", 0...86_400) ?? 1)
        case "type":
            guard let text = words.popFirst()?.text, !text.isEmpty else { throw RunProblem(#"type needs a text: type "Ann""#) }
            action = .type(text)
        case "rotate": action = .rotate(try orientation())
        case "snapshot":
            guard let file = words.popFirst()?.text, !file.isEmpty else { throw RunProblem("snapshot needs a file name") }
            action = .snapshot(file)
        case "inspect":
            guard let file = words.popFirst()?.text, !file.isEmpty else { throw RunProblem("inspect needs a file name, or -") }
            action = .inspect(file)
        case "record":
            let file = words.popFirst()?.text
            if let file { try RunOrders.checkRecording(file) }
            action = .record(file)
        case "location":
            guard let latitude = try number("degrees north", -90...90), let longitude = try number("degrees east", -180...180)
            else { throw RunProblem("location needs latitude and longitude: location 52.52 13.4") }
            action = .location(latitude: latitude, longitude: longitude)
        case "print": action = .print
        case "outlets": action = .outlets
        default:
            throw RunProblem(
                "there is no step '\(name)'; there are: tap, doubletap, longpress, swipe, drag, pinch, wait, type, rotate, snapshot, "
                    + "inspect, record, location, print, outlets")
        }
        if let word = words.first { throw RunProblem("'\(word.text)' is one word too many") }
        return action
    }

    /// The place is all that the step says, so that a title of several words may go without quotes.
    private mutating func onlyPlace(_ step: String) throws -> Place {
        let isPlain = words.allSatisfy { !$0.isQuoted }
        if isPlain, words.count > 1, Double(words.first?.text ?? "") == nil {
            defer { words = [] }
            return .named(words.map(\.text).joined(separator: " "))
        }
        return try place(step, #"a place: \#(step) "Title" or \#(step) 100 200"#)
    }

    private mutating func place(_ step: String, _ what: String) throws -> Place {
        guard let first = words.popFirst() else { throw RunProblem("\(step) needs \(what)") }
        guard !first.isQuoted, let x = Double(first.text) else {
            if first.text.isEmpty { throw RunProblem("an empty name is no place") }
            return .named(first.text)
        }
        guard let second = words.popFirst(), let y = Double(second.text) else {
            throw RunProblem("\(first.text) has no second number; a title that is a number stands in quotes")
        }
        for value in [x, y] where !(value.isFinite && abs(value) <= 100_000) {
            throw RunProblem("\(value) is no coordinate of a screen")
        }
        return .point(x: x, y: y)
    }

    /// Nil where there is no word left.
    private mutating func number(_ what: String, _ range: ClosedRange<Double>) throws -> Double? {
        guard let word = words.popFirst() else { return nil }
        guard let value = Double(word.text), value.isFinite, range.contains(value) else {
            throw RunProblem(
                "'\(word.text)' is not \(what): a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
            )
        }
        return value
    }

    private static func short(_ value: Double) -> String { String(format: "%g", value) }

    private mutating func orientation() throws -> ScriptStep.Orientation {
        let word = words.popFirst()?.text ?? ""
        if word.lowercased() == "landscape" { return .landscapeLeft }
        guard let known = ScriptStep.Orientation.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
            let names = ["landscape"] + ScriptStep.Orientation.allCases.map(\.rawValue)
            throw RunProblem(
                (word.isEmpty ? "rotate needs one of" : "there is no way to hold a device called '\(word)'; there are")
                    + ": \(names.joined(separator: ", "))")
        }
        return known
    }
}

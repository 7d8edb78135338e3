import AppleFoundation
import CoreGraphics

/// What a visual format says, before it is about views.
struct VisualFormatDocument {
    enum Length: Equatable {
        case number(CGFloat)
        /// A view's size, or the standard space.
        case item(String)
        case standard
    }

    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var length: Length
        var priority: Float = 1000
        /// Where it stands in the format.
        var position = 0
    }

    struct Part {
        /// Nil for the superview.
        var name: String?
        var predicates: [Predicate] = []
        /// To the part before; empty means that the two touch. Nil for the first.
        var gap: [Predicate]?
        var position = 0
    }

    var isVertical = false
    var parts: [Part] = []
}

/// Reads `H:|-[a(>=50)]-10-[b(a@250)]|`.
struct VisualFormatParser {
    struct Failure: Error {
        let reason: String
        let position: Int
    }

    private let characters: [Character]
    private let metrics: [String: Any]
    private let isView: (String) -> Bool
    private var position = 0

    init(_ format: String, metrics: [String: Any], isView: @escaping (String) -> Bool) {
        characters = Array(format)
        self.metrics = metrics
        self.isView = isView
    }

    private var current: Character? { position < characters.count ? characters[position] : nil }

    private func failure(_ reason: String, at place: Int? = nil) -> Failure {
        Failure(reason: reason, position: place ?? position)
    }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        position += 1
        return true
    }

    mutating func parse() throws -> VisualFormatDocument {
        var document = VisualFormatDocument()
        if current == "H" || current == "V" {
            let letter = characters[position]
            document.isVertical = letter == "V"
            position += 1
            let direction = letter == "V" ? "vertical" : "horizontal"
            guard take(":") else { throw failure("Expected ':' after '\(letter)' to specify \(direction) arrangement") }
        }
        if current == "|" {
            document.parts.append(.init(name: nil, position: position))
            position += 1
            if current == nil { throw failure("Expected a view after '|'") }
        } else if current != "[" {
            throw failure("Expected a view")
        }
        while let character = current {
            let gap = document.parts.isEmpty ? nil : try connection()
            if take("|") {
                guard current == nil else { throw failure("Expected the format to end after '|'") }
                document.parts.append(.init(name: nil, gap: gap, position: position - 1))
                return document
            }
            guard current == "[" else {
                throw failure(
                    character == "-" ? "Expected a view" : "Expected a '-' or '[' character, but encountered something else")
            }
            var part = try view()
            part.gap = gap
            document.parts.append(part)
        }
        return document
    }

    /// `-`, `-8-`, `-(>=8,<=20@500)-` or nothing.
    private mutating func connection() throws -> [VisualFormatDocument.Predicate] {
        guard take("-") else { return [] }
        if current == "[" || current == "|" { return [.init(length: .standard, position: position - 1)] }
        let predicates: [VisualFormatDocument.Predicate]
        if take("(") {
            predicates = try list(isSize: false)
        } else {
            let place = position
            predicates = [.init(length: try length(isSize: false), position: place)]
        }
        guard take("-") else { throw failure("Expected a '-' after the spacing") }
        return predicates
    }

    private mutating func view() throws -> VisualFormatDocument.Part {
        let start = position
        position += 1
        let place = position
        guard let name = identifier() else { throw failure("Expected a view name") }
        guard isView(name) else { throw failure("\(name) is not a key in the views dictionary.", at: place + name.count) }
        var part = VisualFormatDocument.Part(name: name, position: start)
        if take("(") { part.predicates = try list(isSize: true) }
        guard take("]") else {
            throw failure("A predicate on a view's thickness must end with ')' and the view must end with ']'")
        }
        return part
    }

    private mutating func list(isSize: Bool) throws -> [VisualFormatDocument.Predicate] {
        var found: [VisualFormatDocument.Predicate] = []
        repeat {
            let place = position
            let relation = try self.relation()
            var predicate = VisualFormatDocument.Predicate(
                relation: relation, length: try length(isSize: isSize), position: place)
            if take("@") {
                guard case .number(let priority) = try length(isSize: false) else {
                    throw failure("Expected a number or key from the metrics dictionary, but encountered something else")
                }
                predicate.priority = Float(priority)
            }
            found.append(predicate)
        } while take(",")
        guard take(")") else {
            throw failure(
                isSize
                    ? "A predicate on a view's thickness must end with ')' and the view must end with ']'"
                    : "Expected a ')' after the spacing")
        }
        return found
    }

    private mutating func relation() throws -> NSLayoutConstraint.Relation {
        guard let first = current, "=<>".contains(first) else { return .equal }
        let start = position
        position += 1
        guard take("=") else { throw failure("Unknown relation. Must be ==, >=, or <=", at: start) }
        switch first {
        case "<": return .lessThanOrEqual
        case ">": return .greaterThanOrEqual
        default: return .equal
        }
    }

    private mutating func identifier() -> String? {
        guard let first = current, first.isLetter || first == "_" else { return nil }
        var name = ""
        while let character = current, character.isLetter || character.isNumber || character == "_" {
            name.append(character)
            position += 1
        }
        return name
    }

    private mutating func length(isSize: Bool) throws -> VisualFormatDocument.Length {
        let start = position
        if let name = identifier() {
            if isSize, isView(name) { return .item(name) }
            guard let value = metrics[name] else {
                throw failure(
                    isSize
                        ? "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
                        : "Expected a number or key from the metrics dictionary, but encountered something else", at: start)
            }
            guard let number = Self.number(value) else {
                throw failure("Value for metric \"\(name)\" is not a number", at: start)
            }
            return .number(number)
        }
        var text = ""
        while let character = current, character.isNumber || ".+-eE".contains(character) {
            // The dash that ends a spacing is no sign.
            if character == "-", !text.isEmpty, text.last != "e", text.last != "E" { break }
            text.append(character)
            position += 1
        }
        guard let number = Double(text) else {
            throw failure("Expected a number or key from the metrics dictionary, but encountered something else", at: start)
        }
        return .number(CGFloat(number))
    }

    static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as UILayoutPriority: return CGFloat(value.rawValue)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        case let value as any BinaryInteger: return CGFloat(Int(value))
        default: return nil
        }
    }
}

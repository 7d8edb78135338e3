import Foundation

/// A statement about an object.
indirect enum PredicateNode {
    enum Modifier { case direct, any, all, none }

    case constant(Bool)
    case not(PredicateNode)
    case and([PredicateNode])
    case or([PredicateNode])
    case comparison(Modifier, PredicateExpression, PredicateComparison, PredicateExpression)
    /// `%@` where a predicate stands.
    case predicate(NSPredicate)

    func evaluate(_ context: PredicateContext) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let node): return !node.evaluate(context)
        case .and(let nodes): return nodes.allSatisfy { $0.evaluate(context) }
        case .or(let nodes): return nodes.contains { $0.evaluate(context) }
        case .predicate(let predicate):
            return predicate.evaluate(with: context.object, substitutionVariables: context.variables)
        case .comparison(let modifier, let left, let comparison, let right):
            let (left, right) = (left.value(context), right.value(context))
            if modifier == .direct { return comparison.holds(left, right) }
            let elements = Self.flat(KeyValueCoding.elements(of: left) ?? [])
            switch modifier {
            case .any: return elements.contains { comparison.holds($0, right) }
            case .none: return !elements.contains { comparison.holds($0, right) }
            default: return elements.allSatisfy { comparison.holds($0, right) }
            }
        }
    }

    /// A path through several collections gives lists of lists.
    private static func flat(_ elements: [Any]) -> [Any] {
        elements.flatMap { element in KeyValueCoding.elements(of: element).map(flat) ?? [element] }
    }
}

/// An operator between two values, with its options.
struct PredicateComparison {
    enum Operator: String {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case between, isIn, contains, beginsWith, endsWith, like, matches
    }

    var operation: Operator
    var options = PredicateTextOptions()

    func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch operation {
        case .equal: return PredicateValue.areEqual(left, right, options)
        case .notEqual: return !PredicateValue.areEqual(left, right, options)
        case .less: return order(left, right) == .orderedAscending
        case .greater: return order(left, right) == .orderedDescending
        case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = KeyValueCoding.elements(of: right), bounds.count == 2,
                let lower = order(left, bounds[0]), let upper = order(left, bounds[1])
            else { return false }
            return lower != .orderedAscending && upper != .orderedDescending
        case .isIn: return isIn(left, right)
        case .contains: return isIn(right, left)
        case .beginsWith: return texts(left, right).map { $1.isEmpty || $0.hasPrefix($1) } ?? false
        case .endsWith: return texts(left, right).map { $1.isEmpty || $0.hasSuffix($1) } ?? false
        case .like: return texts(left, right).map { Wildcards.match($0, $1) } ?? false
        case .matches: return matches(left, right)
        }
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { PredicateValue.order(left, right, options) }

    private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
        guard let one = PredicateValue.text(PredicateValue.unwrapped(left)),
            let other = PredicateValue.text(PredicateValue.unwrapped(right))
        else { return nil }
        return (options.folded(one), options.folded(other))
    }

    private func isIn(_ member: Any?, _ whole: Any?) -> Bool {
        if let (part, text) = texts(member, whole) { return part.isEmpty || text.contains(part) }
        guard let elements = KeyValueCoding.elements(of: PredicateValue.unwrapped(whole)) else { return false }
        return elements.contains { PredicateValue.areEqual($0, member, options) }
    }

    private func matches(_ left: Any?, _ right: Any?) -> Bool {
        guard let text = PredicateValue.text(PredicateValue.unwrapped(left)), let pattern = PredicateValue.text(right) else {
            return false
        }
        let expressionOptions: NSRegularExpression.Options = options.ignoresCase ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: expressionOptions) else {
            fatalError("Can't do regex matching, reason: (Can't open pattern \(pattern))")
        }
        let subject = options.ignoresMarks ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let range = NSRange(location: 0, length: subject.utf16.count)
        return expression.firstMatch(in: subject, range: range).map { $0.range == range } ?? false
    }
}

/// `*` stands for any text, `?` for one character.
enum Wildcards {
    static func match(_ text: String, _ pattern: String) -> Bool {
        let (text, pattern) = (Array(text), Array(pattern))
        var (position, place) = (0, 0)
        var retry: (position: Int, place: Int)?
        while position < text.count {
            if place < pattern.count, pattern[place] == "*" {
                retry = (position, place)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || literal(pattern, place) == text[position] {
                place += isEscape(pattern, place) ? 2 : 1
                position += 1
            } else if let last = retry {
                retry = (last.position + 1, last.place)
                (position, place) = (last.position + 1, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }

    private static func isEscape(_ pattern: [Character], _ place: Int) -> Bool {
        pattern[place] == "\\" && place + 1 < pattern.count
    }

    private static func literal(_ pattern: [Character], _ place: Int) -> Character {
        isEscape(pattern, place) ? pattern[place + 1] : pattern[place]
    }
}

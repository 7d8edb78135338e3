import Foundation

extension PredicateNode {
    /// The format string that means the same.
    var predicateText: String {
        switch self {
        case .constant(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .not(let node): return "NOT " + node.inner
        case .and(let nodes): return nodes.map(\.inner).joined(separator: " AND ")
        case .or(let nodes): return nodes.map(\.inner).joined(separator: " OR ")
        case .predicate(let predicate): return FormatPredicate.text(of: predicate) ?? "BLOCKPREDICATE"
        case .comparison(let modifier, let left, let comparison, let right):
            let prefix: [Modifier: String] = [.direct: "", .any: "ANY ", .all: "ALL ", .none: "NONE "]
            return prefix[modifier, default: ""] + left.predicateText + " " + comparison.predicateText + " "
                + right.predicateText
        }
    }

    private var inner: String {
        switch self {
        case .and, .or: return "(\(predicateText))"
        default: return predicateText
        }
    }
}

extension PredicateComparison {
    var predicateText: String {
        let names: [Operator: String] = [
            .equal: "==", .notEqual: "!=", .less: "<", .lessOrEqual: "<=", .greater: ">", .greaterOrEqual: ">=",
            .between: "BETWEEN", .isIn: "IN", .contains: "CONTAINS", .beginsWith: "BEGINSWITH", .endsWith: "ENDSWITH",
            .like: "LIKE", .matches: "MATCHES",
        ]
        let letters = (options.ignoresCase ? "c" : "") + (options.ignoresMarks ? "d" : "")
        return names[operation, default: ""] + (letters.isEmpty ? "" : "[\(letters)]")
    }
}

extension PredicateExpression {
    var predicateText: String {
        switch self {
        case .constant(let value): return Self.text(of: value)
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$" + name
        case .keyPath(.evaluatedObject, let path): return path
        case .keyPath(let base, let path): return base.predicateText + "." + path
        case .aggregate(let elements): return "{" + elements.map(\.predicateText).joined(separator: ", ") + "}"
        case .arithmetic(let sign, let left, let right): return "\(left.predicateText) \(sign) \(right.predicateText)"
        case .negative(let operand): return "-" + operand.predicateText
        case .index(let base, let index): return "\(base.predicateText)[\(index.predicateText)]"
        case .function(let name, let arguments):
            return name + "(" + arguments.map(\.predicateText).joined(separator: ", ") + ")"
        case .subquery(let collection, let variable, let predicate):
            return "SUBQUERY(\(collection.predicateText), $\(variable), \(predicate.predicateText))"
        }
    }

    private static func text(of value: Any?) -> String {
        guard let value = PredicateValue.unwrapped(value), !(value is NSNull) else { return "nil" }
        if let text = value as? String {
            return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        if let elements = KeyValueCoding.elements(of: value) {
            return "{" + elements.map { text(of: $0) }.joined(separator: ", ") + "}"
        }
        if let date = value as? Date { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
        return "\(value)"
    }
}

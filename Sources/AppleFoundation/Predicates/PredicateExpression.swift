import Foundation

/// What a predicate is asked about.
struct PredicateContext {
    let object: Any?
    var variables: [String: Any]
}

/// A value in a predicate: a constant, or something that the object says.
indirect enum PredicateExpression {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath(PredicateExpression, String)
    case aggregate([PredicateExpression])
    case arithmetic(String, PredicateExpression, PredicateExpression)
    case negative(PredicateExpression)
    case index(PredicateExpression, PredicateExpression)
    case function(String, [PredicateExpression])
    case subquery(PredicateExpression, variable: String, PredicateNode)

    func value(_ context: PredicateContext) -> Any? {
        switch self {
        case .constant(let value): return value
        case .evaluatedObject: return context.object
        case .variable(let name): return context.variables[name]
        case .keyPath(let base, let path): return KeyValueCoding.value(atPath: path, of: base.value(context))
        case .aggregate(let elements): return elements.map { $0.value(context) ?? NSNull() }
        case .arithmetic(let sign, let left, let right):
            return PredicateArithmetic.result(sign, left.value(context), right.value(context))
        case .negative(let operand):
            return PredicateValue.number(operand.value(context)).map { NSNumber(value: -$0.doubleValue) }
        case .index(let base, let index): return element(base.value(context), index, context)
        case .function(let name, let arguments):
            return PredicateFunctions.result(name, arguments.map { $0.value(context) })
        case .subquery(let collection, let variable, let predicate):
            return (KeyValueCoding.elements(of: collection.value(context)) ?? []).filter { element in
                var inner = context
                inner.variables[variable] = element
                return predicate.evaluate(inner)
            }
        }
    }

    private func element(_ base: Any?, _ index: PredicateExpression, _ context: PredicateContext) -> Any? {
        let position = index.value(context)
        guard let elements = KeyValueCoding.elements(of: base) else {
            return (position as? String).flatMap { KeyValueCoding.value(atPath: $0, of: base) }
        }
        switch position as? String {
        case "FIRST": return elements.first
        case "LAST": return elements.last
        case "SIZE": return NSNumber(value: elements.count)
        default:
            guard let number = PredicateValue.number(position)?.intValue, elements.indices.contains(number) else { return nil }
            return elements[number]
        }
    }
}

enum PredicateArithmetic {
    static func result(_ sign: String, _ left: Any?, _ right: Any?) -> Any? {
        guard let one = PredicateValue.number(left), let other = PredicateValue.number(right) else { return nil }
        let (first, second) = (one.doubleValue, other.doubleValue)
        switch sign {
        case "+": return NSNumber(value: first + second)
        case "-": return NSNumber(value: first - second)
        case "*": return NSNumber(value: first * second)
        case "**": return NSNumber(value: pow(first, second))
        default:
            // Two whole numbers divide as whole numbers.
            if first == first.rounded(), second == second.rounded(), second != 0, !PredicateValue.isFraction(one),
                !PredicateValue.isFraction(other)
            {
                return NSNumber(value: (first / second).rounded(.towardZero))
            }
            return NSNumber(value: first / second)
        }
    }
}

/// The functions that a format string may call.
enum PredicateFunctions {
    static let names: Set<String> = [
        "sum", "count", "min", "max", "average", "uppercase", "lowercase", "abs", "ceiling", "floor", "sqrt", "now", "length",
        "first", "last", "add", "from", "multiply", "divide", "modulus", "trunc", "ln", "log", "exp", "raise", "distinct",
    ]

    static func result(_ name: String, _ arguments: [Any?]) -> Any? {
        let first = arguments.first ?? nil
        let second = arguments.count > 1 ? arguments[1] : nil
        func number(_ change: (Double) -> Double) -> Any? {
            PredicateValue.number(first).map { NSNumber(value: change($0.doubleValue)) }
        }
        func pair(_ change: (Double, Double) -> Double) -> Any? {
            guard let one = PredicateValue.number(first), let other = PredicateValue.number(second) else { return nil }
            return NSNumber(value: change(one.doubleValue, other.doubleValue))
        }
        func values() -> [Any] { KeyValueCoding.elements(of: first) ?? arguments.compactMap { $0 as Any? } }
        switch name {
        case "sum", "min", "max": return CollectionOperator.result(name, values())
        case "average": return CollectionOperator.result("avg", values())
        case "count": return NSNumber(value: KeyValueCoding.elements(of: first)?.count ?? 0)
        case "first": return KeyValueCoding.elements(of: first)?.first
        case "last": return KeyValueCoding.elements(of: first)?.last
        case "distinct": return CollectionOperator.distinct(KeyValueCoding.elements(of: first) ?? [])
        case "uppercase": return PredicateValue.text(first)?.uppercased()
        case "lowercase": return PredicateValue.text(first)?.lowercased()
        case "length": return PredicateValue.text(first).map { NSNumber(value: $0.utf16.count) }
        case "abs": return number { abs($0) }
        case "ceiling": return number { $0.rounded(.up) }
        case "floor": return number { $0.rounded(.down) }
        case "trunc": return number { $0.rounded(.towardZero) }
        case "sqrt": return number { $0.squareRoot() }
        case "ln": return number { log($0) }
        case "log": return number { log10($0) }
        case "exp": return number { exp($0) }
        case "now": return Date()
        case "add": return pair { $0 + $1 }
        case "from": return pair { $0 - $1 }
        case "multiply": return pair { $0 * $1 }
        case "divide": return pair { $0 / $1 }
        case "modulus": return pair { $0.truncatingRemainder(dividingBy: $1) }
        case "raise": return pair { pow($0, $1) }
        default: return nil
        }
    }
}

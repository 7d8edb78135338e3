import Foundation

/// A value in a predicate: a constant, something that the object says, or what a function makes of others.
open class NSExpression: NSObject {
    public enum ExpressionType: UInt, Sendable {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    private let expression: PredicateExpression

    init(_ expression: PredicateExpression) {
        self.expression = expression
        super.init()
    }

    // MARK: Making
    public convenience init(forConstantValue value: Any?) { self.init(.constant(value)) }
    public convenience init(forVariable name: String) { self.init(.variable(name)) }
    public convenience init(forKeyPath path: String) { self.init(.keyPath(.evaluatedObject, path)) }
    public convenience init(forAggregate elements: [Any]) {
        self.init(.aggregate(elements.map { ($0 as? NSExpression)?.expression ?? .constant($0) }))
    }
    /// One of the functions that formats know, such as `sum:` or `add:to:`.
    public convenience init(forFunction name: String, arguments: [Any]) {
        let word = String(name.prefix { $0 != ":" })
        require(PredicateFunctions.names.contains(word), "\(name) is not a supported method.")
        self.init(.function(word, arguments.map { ($0 as? NSExpression)?.expression ?? .constant($0) }))
    }
    /// Reads an expression such as `price * 2`. Each `%@`, `%d` or `%K` takes the next argument.
    public convenience init(format: String, argumentArray arguments: [Any]) {
        self.init(Self.parsed(format, arguments))
    }
    public convenience init(format: String, _ arguments: Any?...) { self.init(Self.parsed(format, arguments)) }

    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    private static func parsed(_ format: String, _ arguments: [Any?]) -> PredicateExpression {
        do {
            return try PredicateParser.expression(format, arguments)
        } catch {
            let reason = (error as? PredicateError)?.reason ?? "\(error)"
            fatalError("Unable to parse the format string \"\(format)\": \(reason).")
        }
    }

    // MARK: What it is
    open var expressionType: ExpressionType {
        switch expression {
        case .constant: return .constantValue
        case .evaluatedObject: return .evaluatedObject
        case .variable: return .variable
        case .keyPath(.evaluatedObject, _): return .keyPath
        case .aggregate: return .aggregate
        case .subquery: return .subquery
        // A path from a variable, and arithmetic, are functions.
        case .keyPath, .arithmetic, .negative, .index, .function: return .function
        }
    }

    open var constantValue: Any? {
        if case .constant(let value) = expression { return value }
        return nil
    }
    open var variable: String {
        if case .variable(let name) = expression { return name }
        return ""
    }
    open var keyPath: String {
        if case .keyPath(_, let path) = expression { return path }
        return ""
    }
    open var function: String {
        switch expression {
        case .function(let name, let arguments): return name + String(repeating: ":", count: arguments.count)
        case .keyPath: return "valueForKeyPath:"
        case .arithmetic(let sign, _, _):
            let names = ["+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:", "**": "raise:toPower:"]
            return names[sign] ?? ""
        case .index: return "objectFrom:withIndex:"
        default: return ""
        }
    }
    open var arguments: [NSExpression]? {
        switch expression {
        case .function(_, let arguments): return arguments.map { NSExpression($0) }
        case .arithmetic(_, let left, let right), .index(let left, let right): return [NSExpression(left), NSExpression(right)]
        case .negative(let operand): return [NSExpression(operand)]
        case .keyPath(let base, let path): return [NSExpression(base), NSExpression(.constant(path))]
        default: return nil
        }
    }

    /// The value for an object.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        let variables = context as? [String: Any] ?? [:]
        return expression.value(PredicateContext(object: object, variables: variables))
    }

    override open var description: String { expression.predicateText }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? NSExpression)?.expression.predicateText == expression.predicateText
    }
    override open var hash: Int { expression.predicateText.hashValue }
}

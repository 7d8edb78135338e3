import Foundation

/// Reads a predicate's format string.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var position = 0
    private var arguments: ArraySlice<Any?>

    /// The statement, or the reason why there is none.
    static func parse(_ format: String, _ arguments: [Any?]) throws -> PredicateNode {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments[...])
        let node = try parser.disjunction()
        guard parser.current == .end else { throw parser.unexpected() }
        return node
    }

    /// A value alone.
    static func expression(_ format: String, _ arguments: [Any?]) throws -> PredicateExpression {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments[...])
        let expression = try parser.sum()
        guard parser.current == .end else { throw parser.unexpected() }
        return expression
    }

    private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
        self.tokens = tokens
        self.arguments = arguments
    }

    // MARK: Words

    private var current: PredicateToken { tokens[position] }
    private mutating func advance() { if position + 1 < tokens.count { position += 1 } }

    private func unexpected() -> PredicateError { PredicateError(reason: "\(current) was not expected") }

    private func isWord(_ name: String) -> Bool {
        if case .word(let word) = current { return word.uppercased() == name }
        return false
    }

    private mutating func take(_ symbol: String) -> Bool {
        guard current == .symbol(symbol) else { return false }
        advance()
        return true
    }

    private mutating func takeWord(_ name: String) -> Bool {
        guard isWord(name) else { return false }
        advance()
        return true
    }

    private mutating func expect(_ symbol: String) throws {
        guard take(symbol) else { throw PredicateError(reason: "\(symbol) is missing before \(current)") }
    }

    private mutating func nextArgument() throws -> Any? {
        guard let argument = arguments.popFirst() else { throw PredicateError(reason: "there are too few arguments") }
        return PredicateValue.unwrapped(argument)
    }

    // MARK: Statements

    private mutating func disjunction() throws -> PredicateNode {
        var nodes = [try conjunction()]
        while takeWord("OR") || take("||") { nodes.append(try conjunction()) }
        return nodes.count == 1 ? nodes[0] : .or(nodes)
    }

    private mutating func conjunction() throws -> PredicateNode {
        var nodes = [try negation()]
        while takeWord("AND") || take("&&") { nodes.append(try negation()) }
        return nodes.count == 1 ? nodes[0] : .and(nodes)
    }

    private mutating func negation() throws -> PredicateNode {
        if takeWord("NOT") || take("!") { return .not(try negation()) }
        return try statement()
    }

    private mutating func statement() throws -> PredicateNode {
        if takeWord("TRUEPREDICATE") { return .constant(true) }
        if takeWord("FALSEPREDICATE") { return .constant(false) }
        if current == .symbol("(") {
            // A bracket holds a statement, or the beginning of a comparison's left side.
            let (start, rest) = (position, arguments)
            advance()
            if let inner = try? disjunction(), take(")"), !startsOperator { return inner }
            (position, arguments) = (start, rest)
        }
        if case .argument("@") = current, let predicate = arguments.first as? NSPredicate {
            advance()
            arguments.removeFirst()
            return .predicate(predicate)
        }
        return try comparison()
    }

    private static let operatorWords: Set<String> = [
        "BETWEEN", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
    ]
    private static let operatorSymbols: [String: PredicateComparison.Operator] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    ]

    private var startsOperator: Bool {
        switch current {
        case .word(let word): return Self.operatorWords.contains(word.uppercased())
        case .symbol(let symbol): return Self.operatorSymbols[symbol] != nil || "+-*/**.[".contains(symbol)
        default: return false
        }
    }

    private mutating func comparison() throws -> PredicateNode {
        var modifier = PredicateNode.Modifier.direct
        if takeWord("ANY") || takeWord("SOME") {
            modifier = .any
        } else if takeWord("ALL") {
            modifier = .all
        } else if takeWord("NONE") {
            modifier = .none
        }
        let left = try sum()
        let comparison = try comparisonOperator()
        return .comparison(modifier, left, comparison, try sum())
    }

    private mutating func comparisonOperator() throws -> PredicateComparison {
        let operation: PredicateComparison.Operator
        switch current {
        case .symbol(let symbol):
            guard let found = Self.operatorSymbols[symbol] else { throw unexpected() }
            operation = found
        case .word(let word):
            switch word.uppercased() {
            case "BETWEEN": operation = .between
            case "IN": operation = .isIn
            case "CONTAINS": operation = .contains
            case "BEGINSWITH": operation = .beginsWith
            case "ENDSWITH": operation = .endsWith
            case "LIKE": operation = .like
            case "MATCHES": operation = .matches
            default: throw unexpected()
            }
        default: throw unexpected()
        }
        advance()
        return PredicateComparison(operation: operation, options: try textOptions())
    }

    private mutating func textOptions() throws -> PredicateTextOptions {
        var options = PredicateTextOptions()
        guard take("[") else { return options }
        guard case .word(let letters) = current else { throw unexpected() }
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.ignoresCase = true
            case "d": options.ignoresMarks = true
            // Locale-sensitive and already normalised text are compared as they are.
            case "l", "n": break
            default: throw PredicateError(reason: "[\(letters)] are no options; c and d are")
            }
        }
        advance()
        try expect("]")
        return options
    }

    // MARK: Values

    private mutating func sum() throws -> PredicateExpression {
        var left = try product()
        while current == .symbol("+") || current == .symbol("-") {
            let sign = current == .symbol("+") ? "+" : "-"
            advance()
            left = .arithmetic(sign, left, try product())
        }
        return left
    }

    private mutating func product() throws -> PredicateExpression {
        var left = try power()
        while current == .symbol("*") || current == .symbol("/") {
            let sign = current == .symbol("*") ? "*" : "/"
            advance()
            left = .arithmetic(sign, left, try power())
        }
        return left
    }

    private mutating func power() throws -> PredicateExpression {
        let base = try unary()
        return take("**") ? .arithmetic("**", base, try power()) : base
    }

    private mutating func unary() throws -> PredicateExpression {
        if take("-") { return .negative(try unary()) }
        return try continued(try primary())
    }

    /// What follows a value: further keys, an element.
    private mutating func continued(_ start: PredicateExpression) throws -> PredicateExpression {
        var base = start
        while true {
            if take(".") {
                base = joined(base, try key())
            } else if take("[") {
                base = try element(of: base)
                try expect("]")
            } else {
                return base
            }
        }
    }

    private func joined(_ base: PredicateExpression, _ key: String) -> PredicateExpression {
        if case .keyPath(let object, let path) = base { return .keyPath(object, path + "." + key) }
        return .keyPath(base, key)
    }

    private mutating func element(of base: PredicateExpression) throws -> PredicateExpression {
        for word in ["FIRST", "LAST", "SIZE"] where takeWord(word) { return .index(base, .constant(word)) }
        return .index(base, try sum())
    }

    private mutating func key() throws -> String {
        switch current {
        case .word(let name):
            advance()
            return name
        case .collectionOperator(let name):
            advance()
            return "@" + name
        case .argument("K"):
            advance()
            guard let path = PredicateValue.text(try nextArgument()) else { throw PredicateError(reason: "%K needs a string") }
            return path
        default: throw unexpected()
        }
    }

    private mutating func primary() throws -> PredicateExpression {
        switch current {
        case .number(let number):
            advance()
            return .constant(number)
        case .string(let text):
            advance()
            return .constant(text)
        case .variable(let name):
            advance()
            if take(":=") { throw PredicateError(reason: "assignments to variables are not supported") }
            return .variable(name)
        case .argument("K"), .collectionOperator: return .keyPath(.evaluatedObject, try key())
        case .argument:
            advance()
            return .constant(try nextArgument())
        case .symbol("#"):
            advance()
            return .keyPath(.evaluatedObject, try key())
        case .symbol("("):
            advance()
            let inner = try sum()
            try expect(")")
            return inner
        case .symbol("{"):
            advance()
            return .aggregate(try list(until: "}"))
        case .word(let word): return try named(word)
        default: throw unexpected()
        }
    }

    private mutating func list(until end: String) throws -> [PredicateExpression] {
        var elements: [PredicateExpression] = []
        if take(end) { return elements }
        repeat { elements.append(try sum()) } while take(",")
        try expect(end)
        return elements
    }

    private mutating func named(_ word: String) throws -> PredicateExpression {
        advance()
        switch word.uppercased() {
        case "SELF": return .evaluatedObject
        case "TRUE", "YES": return .constant(NSNumber(value: true))
        case "FALSE", "NO": return .constant(NSNumber(value: false))
        case "NIL", "NULL": return .constant(nil)
        case "SUBQUERY": return try subquery()
        default: break
        }
        if Self.operatorWords.contains(word.uppercased()) || ["AND", "OR", "NOT"].contains(word.uppercased()) {
            throw PredicateError(reason: "\(word) was not expected")
        }
        // `sum:(…)` or `now()`
        let hasColon = current == .symbol(":")
        if hasColon || current == .symbol("(") {
            guard PredicateFunctions.names.contains(word) else {
                throw PredicateError(reason: "\(word) is no function that predicates know")
            }
            if hasColon { advance() }
            var arguments: [PredicateExpression] = []
            repeat {
                try expect("(")
                arguments += try list(until: ")")
                // `add:to:(a, b)` and the like name their second argument.
                if case .word = current, tokens[min(position + 1, tokens.count - 1)] == .symbol(":") {
                    advance()
                    advance()
                } else {
                    break
                }
            } while true
            return .function(word, arguments)
        }
        return .keyPath(.evaluatedObject, word)
    }

    private mutating func subquery() throws -> PredicateExpression {
        try expect("(")
        let collection = try sum()
        try expect(",")
        guard case .variable(let name) = current else { throw unexpected() }
        advance()
        try expect(",")
        let predicate = try disjunction()
        try expect(")")
        return .subquery(collection, variable: name, predicate)
    }
}

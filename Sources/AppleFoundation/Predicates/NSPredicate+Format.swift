import Foundation

extension NSPredicate {
    /// Reads `name BEGINSWITH[cd] %@ AND age > %d`. Each `%@`, `%d` or `%K` takes the next argument.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(parsing: predicateFormat, args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(parsing: predicateFormat, arguments ?? [])
    }

    private convenience init(parsing format: String, _ arguments: [Any?]) {
        do {
            let node = try PredicateParser.parse(format, arguments)
            self.init { object, bindings in
                node.evaluate(PredicateContext(object: object, variables: bindings ?? [:]))
            }
            FormatPredicate.adopt(self, text: node.predicateText)
        } catch {
            let reason = (error as? PredicateError)?.reason ?? "\(error)"
            fatalError("Unable to parse the format string \"\(format)\": \(reason).")
        }
    }

    /// The same statement with values for its `$variables`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, bindings in
            self.evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { _, later in later })
        }
    }
}

/// Reads a format without using it.
package enum PredicateFormat {
    package static func check(_ format: String, _ arguments: [Any?] = []) throws {
        _ = try PredicateParser.parse(format, arguments)
    }
}
